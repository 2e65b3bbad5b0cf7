"""Two tables that differ only in what nobody can see look alike to everybody, until it is seen (TMB-003)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boneyard.core.agenda import apply, settle
from boneyard.core.decision import Action, Decision
from boneyard.core.rng import Rng, seeded
from boneyard.games.too_many_bones.adventure.redeal import redeal
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.state import MODES, TooManyBones
from tests.games.too_many_bones.roads import RoadStory, d6, encounter, rolls
from tests.games.too_many_bones.soaking import any_decision, eager_among
from tests.rulings import ruling
from tests.words.explained import explained

IN_BATTLE = ("move", "dice", "target", "result", "place")  # asked so often that now and then is enough
LOOKS = 120
MOST_OPTIONS = 4


def twin_of(s: TooManyBones, luck: Rng) -> TooManyBones:
    """The same table with the same dice to come, where all that nobody can see is dealt again."""
    other = s.clone()
    redeal(other, luck)
    settle(other)
    for mine, theirs in zip(other.open, s.open, strict=True):
        mine.number = theirs.number
    return other


def seen(s: TooManyBones) -> tuple[bytes, Any]:
    """All that a seat or a watcher is shown."""
    prompts = [explained(TOO_MANY_BONES, s, decision) for decision in s.open]
    asked = [msgspec.json.encode((prompt, prompt.effects)) for prompt in prompts]
    return msgspec.json.encode(TOO_MANY_BONES.view(s, None)), asked


def foreseen(s: TooManyBones, decision: Decision, option: Action) -> list[str]:
    """What somebody is told who asks what would come of an answer."""
    return [repr(event) for event in TOO_MANY_BONES.forecast(s, decision.seat, option)]


def look(s: TooManyBones, luck: Rng) -> None:
    """Nothing that is shown or foretold tells the twins apart, nor does an answer that may be taken back."""
    other = twin_of(s, luck)
    assert seen(s) == seen(other)
    for decision in s.open:
        few = len(decision.options) <= MOST_OPTIONS
        for option in decision.options if few else [luck.pick(decision.options) for _ in range(MOST_OPTIONS)]:
            what = f"{decision.kind}: {option.text}"
            assert foreseen(s, decision, option) == foreseen(other, decision, option), what
            here, there = s.clone(), other.clone()
            told = [repr(event) for event in apply(here, decision.seat, option)]
            told_there = [repr(event) for event in apply(there, decision.seat, option)]
            if here.revealed == s.revealed and here.rng.words == s.rng.words:
                assert told == told_there, what
                assert seen(here) == seen(there), what


@ruling("TMB-003", "TMB-088")
@pytest.mark.parametrize("seed", range(6))
def test_what_nobody_can_see_is_told_by_nothing_before_its_time(seed: int) -> None:
    seats = 1 + seed % 4
    options = {"tyrant": TYRANTS[seed].key, "mode": MODES[seed % 3], "hide_next": seed % 2 == 0}
    s = TOO_MANY_BONES.new(seats, seed, options)
    luck = seeded(seed, ("luck",))
    looks = 0
    while s.open and looks < LOOKS:
        if s.open[0].kind not in IN_BATTLE or luck.below(0, 20) == 0:
            look(s, luck)
            looks += 1
        decision = any_decision(s, luck)
        apply(s, decision.seat, eager_among(decision.options, luck))
    assert looks > LOOKS // 3


def told_ahead(story: RoadStory, answer: str) -> list[str]:
    """The names of the events that somebody is told who asks what would come of an answer."""
    decision = story.s.open[0]
    option = next(each for each in decision.options if each.text == answer)
    return [type(event).__name__ for event in TOO_MANY_BONES.forecast(story.s, decision.seat, option)]


def camp(bags: dict[str, str], *dice: int) -> RoadStory:
    """An evening by the fire with these bags."""
    return encounter("special-01", bags=bags, dice=rolls(*dice)).does("choose a").through_rewards()


@ruling("TMB-003", "TMB-077")
def test_who_looks_ahead_does_not_see_the_chip_that_would_be_scouted() -> None:
    story = camp({}, d6(6)).does("Picket: scout").asks("stack")
    assert told_ahead(story, "stack 5") == []
    story.does("stack 5").tells("ChipScouted")


@ruling("TMB-003")
def test_a_card_that_was_drawn_was_seen_and_cannot_be_put_back() -> None:
    story = camp({"Picket": "tewaren_gem"})
    before = story.s.revealed
    assert told_ahead(story, "play tewaren-gem") == ["LootUsed", "LootDiscarded"]
    story.does("play tewaren-gem").tells("LootGained")
    assert story.s.revealed > before
