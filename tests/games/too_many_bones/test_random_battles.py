"""Random battles come to an end without an error, with everything accounted for; together they exercise everything."""

from __future__ import annotations

from collections import Counter

import pytest

from boneyard.core.decision import Action
from boneyard.core.event import Event
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.state import TooManyBones
from tests.games.too_many_bones.accounts import check
from tests.games.too_many_bones.exercised import Exercised
from tests.games.too_many_bones.soaking import (
    Watch,
    any_answer,
    battles,
    eager_answer,
    looked_at,
    play,
    same_after_saving,
    table_for,
)


def play_battles(first: int, count: int) -> None:
    """So many battles, from this seed on; everything is looked at after every answer."""
    for seed, s, rng in battles(first, count):
        looks = 0

        def watch(s: TooManyBones, _chosen: Action | None, _events: list[Event]) -> None:
            nonlocal looks
            looks += 1
            looked_at(s, rng, looks)  # noqa: B023 - called within this turn of the loop

        try:
            play(s, rng, watch, any_answer if seed % 2 else eager_answer)
        except BaseException as error:
            error.add_note(f"battle {seed}, after {looks} answers:\n{TOO_MANY_BONES.write(s)}")
            raise
        outcome = TOO_MANY_BONES.outcome(s)
        assert outcome is not None
        assert outcome.winners == (tuple(range(s.book.seats)) if s.ending == "won" else ())


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_random_battles_come_to_an_end(first: int) -> None:
    play_battles(first, 50)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1_000, 6_000, 250))
def test_a_great_many_random_battles_come_to_an_end(first: int) -> None:
    play_battles(first, 250)


def exercise(seed: int, most: int, watch: Watch) -> list[str]:
    """What is missing after battles that are steered towards what is missing; none, if that number is enough."""
    rng = seeded(seed, ("exercise",))
    seen = Exercised()

    def watched(s: TooManyBones, chosen: Action | None, events: list[Event]) -> None:
        seen.watch(s, chosen, events)
        watch(s, chosen, events)

    for number in range(most):
        s = table_for(seen.order(rng), rng, number)
        seen.prepare(s)
        play(s, rng, watched, seen.choose)
        if not seen.missing:
            break
    return list(seen.missing)


def test_everything_is_exercised_and_every_question_can_be_saved() -> None:
    """Every face, skill, effect, plan and question comes up; at first each question is cloned, saved and loaded."""
    asked: Counter[str] = Counter()
    rng = seeded(0, ("saves",))

    def watch(s: TooManyBones, _chosen: Action | None, _events: list[Event]) -> None:
        if s.open:
            question = type(s.agenda[-1]).__name__
            asked[question] += 1
            if asked[question] <= 3:
                same_after_saving(s, rng)

    assert exercise(7, 900, watch) == []


def test_a_question_that_chance_hardly_brings_up_can_be_saved() -> None:
    s = TOO_MANY_BONES.read(
        "Picket 5/5 at c2, Boomer 2/3 entering, Patches 1/4 entering | Clay Golem 3 at c3\nturn: nobody"
    )
    assert s.open[0].kind == "entry_order"
    same_after_saving(s, seeded(0, ("saves",)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 120))
def test_everything_is_exercised_with_everything_accounted_for(seed: int) -> None:
    assert exercise(seed, 3_000, lambda s, _chosen, _events: check(s)) == []
