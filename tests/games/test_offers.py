"""Every option as it is shown: it lights only what is in view, is typed data, and has words in both languages."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, get_type_hints, is_typeddict

import pytest

import boneyard
from boneyard.core.agenda import State
from boneyard.core.decision import Decision, Offer
from boneyard.core.game import Game
from boneyard.games.baby_boom import options as baby_boom
from boneyard.games.baby_boom.board import SQUARES as NURSERY
from boneyard.games.baby_boom.view import BabyBoomView
from boneyard.games.bad_bones.model.board import SQUARES
from boneyard.games.bad_bones.shown import answer_data as bad_bones
from boneyard.games.bad_bones.shown.view import BadBonesView
from boneyard.words import LANGUAGES, Voice
from tests.words.rare import rare_questions

VOICES = [Voice(language) for language in LANGUAGES]
TABLES = [
    ("baby-boom", 2, {}),
    ("baby-boom", 3, {"tiles_and_bombs": True, "risky_business": True}),
    ("bad-bones", 1, {"rounds": 3}),
    ("bad-bones", 3, {"advanced": True, "chiefs": True}),
    ("bad-bones", 2, {"coop": True, "advanced": True}),
]


def in_baby_boom(_view: BabyBoomView) -> set[str]:
    return set(NURSERY)


def in_bad_bones(view: BadBonesView) -> set[str]:
    """Squares and forest slots, banners, and what lies on the stalls."""
    slots = [bone.place for kingdom in view.kingdoms for bone in kingdom.bones]
    return {*SQUARES, *slots, *[kingdom.banner for kingdom in view.kingdoms], *[stall.item for stall in view.market]}


ANCHORS: dict[str, Callable[[Any], set[str]]] = {"baby-boom": in_baby_boom, "bad-bones": in_bad_bones}
ANSWERS = {"baby-boom": baby_boom, "bad-bones": bad_bones}


def fields_of_answers(module: ModuleType) -> list[set[str]]:
    """The fields of each answer of a game; compiled, they keep their names and not their types."""
    return [set(get_type_hints(cls)) for cls in vars(module).values() if is_typeddict(cls)]


def questions(game: Game, seats: int, options: dict[str, Any]) -> Iterator[tuple[State, Decision]]:
    """Every question of a random game."""
    luck = random.Random(seats)
    s = game.new(seats, seats, options)
    while game.pending(s):
        decision = luck.choice(game.pending(s))
        yield s, decision
        game.apply(s, decision.seat, luck.choice(decision.options))


def is_well_shown(game: Game, s: State, decision: Decision, offers: tuple[Offer, ...]) -> None:
    """Its anchors are in view, its data has the fields of its verb, and it has words."""
    there = ANCHORS[game.name](game.view(s, decision.seat))
    fields = fields_of_answers(ANSWERS[game.name])
    for offer in offers:
        assert set(offer.anchors) <= there, (decision.kind, offer.anchors)
        assert set(offer.data) in fields, offer.data
        for voice in VOICES:
            assert voice.say(offer.does)


def effects_have_words(game: Game, s: State, decision: Decision, options: list[Any]) -> None:
    for option in options:
        effect = game.effect(s, decision, option)
        for voice in VOICES:
            assert effect is None or voice.say(effect)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_option_of_a_game_is_well_shown(name: str, seats: int, options: dict[str, Any]) -> None:
    game, luck = boneyard.game(name), random.Random(0)
    for s, decision in questions(game, seats, options):
        offers = game.present(s, decision).offers
        assert len(offers) == len(decision.options)
        some = luck.sample(range(len(offers)), min(6, len(offers)))
        is_well_shown(game, s, decision, tuple([offers[index] for index in some]))
        effects_have_words(game, s, decision, [decision.options[luck.choice(some)]])


def test_rare_options_of_bad_bones_are_well_shown() -> None:
    game = boneyard.game("bad-bones")
    for s in rare_questions():
        is_well_shown(game, s, s.open[0], game.present(s, s.open[0]).offers)
        effects_have_words(game, s, s.open[0], list(s.open[0].options))
