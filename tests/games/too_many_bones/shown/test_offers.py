"""Options as they are offered: whatever lights up is on the table, every answer is taken apart, and all has words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args, get_type_hints, is_typeddict

import pytest

from boneyard.core.agenda import apply
from boneyard.core.decision import Decision
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown import answers
from boneyard.games.too_many_bones.shown.view import TooManyBonesView
from boneyard.games.too_many_bones.shown.view_units import GearlocView
from boneyard.games.too_many_bones.turns.resolving import UPGRADE
from boneyard.words import LANGUAGES, Voice
from tests.games.too_many_bones.soaking import battles

FIELDS = {
    verb: set(hints)
    for hints in [get_type_hints(one) for one in vars(answers).values() if is_typeddict(one)]
    for verb in get_args(hints["verb"])
}


VOICES = [Voice(language) for language in LANGUAGES]


def on_mat(gearloc: GearlocView) -> Iterator[str]:
    """What there is on a gearloc's mat, without its bag."""
    yield from [f"skill {one.die}" for one in gearloc.skills]
    yield from [f"stat {one.stat}" for one in gearloc.stats]
    yield from ["white attack", "white defense"]
    yield from [f"active {place}" for place in range(len(gearloc.active))]
    yield from [f"locked {place}" for place in range(len(gearloc.locked))]
    yield from [f"plan {one.bones}" for one in gearloc.abilities]
    if not gearloc.innate_plus:
        yield f"plan {UPGRADE}"
    if len(gearloc.active) < gearloc.active_slots:
        yield "free active"
    if len(gearloc.locked) < gearloc.locked_slots:
        yield "free locked"
    if len(gearloc.plan) < gearloc.plan_slots:
        yield "free plan"


def anchors_in(view: TooManyBonesView) -> set[str]:
    """Everything on the table that can light up."""
    found = {*SQUARES, *[gearloc.key for gearloc in view.party]}
    found |= {f"{gearloc.key} {place}" for gearloc in view.party for place in on_mat(gearloc)}
    found |= {f"roll {place}" for place in range(len(view.turn.roll))}
    if view.adventure is None:
        return found
    road = view.adventure
    keys = {gearloc.unit: gearloc.key for gearloc in view.party}
    found |= {f"{keys[bag.unit]} card {place}" for bag in road.bags for place in range(len(bag.cards))}
    found |= {f"stack {stack.points}" for stack in road.stacks}
    found |= {f"choice {way.key}" for way in (road.today.ways if road.today else [])}
    found |= {f"lock {place}" for place in range(len(road.picking.dice) if road.picking else 0)}
    for side, dice in zip(("own", "foe"), road.darts.dice if road.darts else ((), ()), strict=True):
        found |= {f"darts {side} {place}" for place in range(len(dice))}
    return found


def looked_at(s: TooManyBones, decision: Decision) -> None:
    """The offers of one question."""
    there = anchors_in(TOO_MANY_BONES.view(s, decision.seat))
    for offer, option in zip(TOO_MANY_BONES.present(s, decision).offers, decision.options, strict=True):
        assert set(offer.anchors) <= there, f"{decision.kind}: {option.text} lights {set(offer.anchors) - there}"
        effect = TOO_MANY_BONES.effect(s, decision, option)
        for phrase in (offer.does, effect):
            assert phrase is None or all(voice.say(phrase).strip() for voice in VOICES), option.text
        assert set(offer.data) == FIELDS[offer.data["verb"]], option.text


def play(s: TooManyBones, seed: int, most: int) -> None:
    """Answer at random, so many times."""
    luck = seeded(seed, ("answers",))
    for _ in range(most):
        if not s.open:
            return
        for decision in s.open:
            looked_at(s, decision)
        decision = luck.pick(s.open)
        apply(s, decision.seat, luck.pick(decision.options))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_lights_up_in_a_battle_is_on_the_table(seed: int) -> None:
    for _, s, _ in battles(seed, 1):
        play(s, seed, 250)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_lights_up_in_an_adventure_is_on_the_table(seed: int) -> None:
    s = TOO_MANY_BONES.new(1 + seed % 4, seed, {})
    play(s, seed, 400)
