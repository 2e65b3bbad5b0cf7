"""A long adventure takes little memory, however many states it went through and however long its log is."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Sequence

from boneyard.bots import Seen, bot
from boneyard.core.record import Line
from boneyard.core.rng import seeded
from boneyard.core.session import Session, follow
from boneyard.table.live_table import LiveTable
from tests.table.live_tables import FakeBrowser, a_live_table, a_session, token

ANSWERS = 700
BYTES = 800_000  # that a table may take, and so many more for each answer: 3 MB for the longest adventures
BYTES_PER_ANSWER = 800


def an_adventure() -> Session:
    return a_session("too-many-bones", 4, 8)


def long_play() -> list[Line]:
    """The first answers of a party that does not fall soon."""
    session, greedy = an_adventure(), bot("greedy")
    while len(session.past) < ANSWERS:
        asked = next(decision for decision in session.state.open if not decision.free)
        luck = seeded(len(session.past), ["bot"])
        session.answer(asked.seat, greedy.choose(Seen(session.game, session.state, asked.seat, luck), asked))
    return session.record.lines


def a_table_after(lines: Sequence[Line]) -> LiveTable:
    """A table where a browser was sent the whole log, and where somebody has looked at an earlier step."""
    session = an_adventure()
    table = a_live_table(session)
    browser = FakeBrowser(table, token(0))
    for line in lines:
        follow(session, line)
    table.updates.position_changed()
    assert len(browser.update["log"]) == len(lines) + 1
    browser.frames.clear()
    browser.log.clear()
    table.seek(browser.connection, len(lines) // 2)
    return table


def test_a_table_takes_less_than_a_kilobyte_for_each_answer() -> None:
    lines = long_play()
    a_table_after(lines[:60])  # whatever is made once for all tables is there from now on
    gc.collect()
    tracemalloc.start()
    try:
        table = a_table_after(lines)
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert len(table.session.past) == ANSWERS
    assert taken < BYTES + BYTES_PER_ANSWER * ANSWERS
