"""A replay has only its first view in full; the others are sent as changes."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.session import Session
from boneyard.table.changes import REPLACED, change
from boneyard.table.replay_process import stepped

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", min_size=1, max_size=2), inner, max_size=3)
    ),
)


def changed(before: Any, what: dict[str, Any]) -> Any:
    """Apply a change, as the browser does."""
    if REPLACED in what:
        return what[REPLACED]
    if isinstance(before, list):
        return [changed(old, what[str(place)]) if str(place) in what else old for place, old in enumerate(before)]
    return {key: changed(old, what[key]) if key in what else old for key, old in before.items()} if what else before


@given(PLAIN, PLAIN)
def test_a_change_turns_one_value_into_the_other(before: Any, after: Any) -> None:
    assert changed(before, change(before, after)) == after


def test_an_adventure_is_small_enough_to_be_sent() -> None:
    session = Session(boneyard.game("too-many-bones"), 4, 7, {})
    rng = boneyard.seeded(7, ("answers",))
    while session.state.open and len(session.past) < 300:
        asked = session.state.open[0]
        session.answer(asked.seat, rng.pick(asked.options), asked.number)
    replayed = msgspec.json.decode(msgspec.json.encode(stepped(session, [])))
    view, changes = replayed["view"], replayed["changes"]
    assert len(changes) == len(session.past)
    assert len(msgspec.json.encode(changes)) < 20 * len(msgspec.json.encode(view))
    for what in changes:
        view = changed(view, what)
    assert view == msgspec.to_builtins(session.game.view(session.state, None))
