"""The states of the past are what they were, though most of them are not kept."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

import boneyard
from boneyard.core.codec import save
from boneyard.core.decision import IllegalAction
from boneyard.core.past import RECENT
from boneyard.core.session import Session


def do_something(session: Session, luck: random.Random) -> None:
    """Somebody undoes, takes back or answers."""
    with suppress(IllegalAction):
        chance = luck.randrange(6)
        if chance == 0:
            session.undo(range(session.record.seats))
        elif chance == 1:
            session.retract(luck.randrange(session.record.seats))
        else:
            asked = luck.choice(session.state.open)
            session.answer(asked.seat, luck.choice(asked.options), asked.number)


def states(session: Session, first: int) -> list[str]:
    """The states from one step on, with the numbers of their questions."""
    return [save(session.game, session.state_after(step)) for step in range(first, len(session.past) + 1)]


@pytest.mark.parametrize(
    ("name", "options"),
    [("baby-boom", {}), ("bad-bones", {"coop": True}), ("bad-bones", {"advanced": True}), ("too-many-bones", {})],
)
def test_states_of_long_ago_are_exactly_what_they_were(name: str, options: dict[str, bool]) -> None:
    luck = random.Random(3)
    session = Session(boneyard.game(name), 3, 5, options)
    was = states(session, 0)
    verbs = set()
    for _ in range(300):
        if session.state.open:
            lines = session.past[:]
            do_something(session, luck)
            same = sum(old is new for old, new in zip(lines, session.past, strict=False))
            was = was[:same] + states(session, same)  # only recent ones have changed, and these are all kept
            verbs.add(session.record.lines[-1].verb if session.record.lines else "")
    assert "undo" in verbs
    assert ("retract" in verbs) == (name == "bad-bones")
    assert len(session.past) > RECENT + 1
    assert states(session, 0) == was
    for step in luck.sample(range(len(was)), 20):
        assert save(session.game, session.state_after(step)) == was[step]


def test_undo_goes_back_further_than_states_are_kept() -> None:
    luck = random.Random(1)
    session = Session(boneyard.game("baby-boom"), 4, 7, {})
    first = session.game.write(session.state)
    while len(session.past) < 2 * RECENT:
        asked = session.state.open[0]
        session.answer(asked.seat, luck.choice(asked.options))
    while session.past:
        session.undo(range(4))
    assert session.game.write(session.state) == first
    assert [asked.number for asked in session.state.open] == [session.state.answers] == [4 * RECENT]


def test_there_is_no_state_before_the_first_or_after_the_last() -> None:
    session = Session(boneyard.game("baby-boom"), 2, 7, {})
    for step in (-1, 1):
        with pytest.raises(AssertionError, match=f"there is no step {step}; there are 0 to 0"):
            session.state_after(step)
