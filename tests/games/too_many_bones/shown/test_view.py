"""What a seat sees of a battle (TMB-003)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from boneyard.core.codec import load, save
from boneyard.core.event import Event
from boneyard.games.too_many_bones.events.adventure import EncounterDrawn
from boneyard.games.too_many_bones.events.battle import Rerolled, Rolled
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown.event_data import who_view
from boneyard.games.too_many_bones.shown.view import RollView, view
from boneyard.games.too_many_bones.shown.view_units import die_view
from tests.games.too_many_bones.stories import battle
from tests.rulings import ruling


@ruling("TMB-003")
def test_a_chip_that_lies_face_down_shows_only_its_points() -> None:
    story = battle("Picket 5/5 at c2 | Clay Golem 3 at a3\nqueue: Orc Raider, Goblin Sneak face up")
    seen = view(story.s)
    assert [(chip.key, chip.points) for chip in seen.queue] == [("", 5), ("goblin_sneak", 1)]
    assert "Orc Raider" not in str(seen)


def last_told(last: RollView | None, events: Sequence[Event]) -> RollView | None:
    """The last roll of the day after these events, as the log tells it."""
    for event in events:
        if isinstance(event, EncounterDrawn):
            last = None
        elif isinstance(event, Rolled | Rerolled):
            last = RollView(who_view(event.who).unit, [die_view(die) for die in event.dice])
    return last


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (1, {"battle": "Tantrum vs 5 points"})])
@ruling("TMB-003")
def test_everybody_sees_the_last_roll_of_the_day(seats: int, options: dict[str, str]) -> None:
    luck = Random(seats)
    s = TOO_MANY_BONES.new(seats, seats, options)
    last: RollView | None = None
    rolls = 0
    for _ in range(300):
        if not s.open:
            break
        decision = s.open[0]
        events = TOO_MANY_BONES.apply(s, decision.seat, luck.choice(decision.options))
        rolls += any(isinstance(event, Rolled) for event in events)
        last = last_told(last, events)
        for seat in (None, *range(seats)):
            assert TOO_MANY_BONES.view(s, seat).last_roll == last
    assert rolls
    kept = load(TOO_MANY_BONES, save(TOO_MANY_BONES, s))
    assert isinstance(kept, TooManyBones)
    assert view(kept).last_roll == last
