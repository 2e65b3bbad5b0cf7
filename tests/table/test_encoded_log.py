"""The log that is kept as JSON is the log."""

from __future__ import annotations

import msgspec
import pytest

from boneyard.core.decision import Phrase
from boneyard.table.encoded_log import BLOCK, EncodedLog
from boneyard.table.protocol import Entry, Told


def an_entry(step: int, text: str = "two\nlines, and\\n more,\n") -> Entry:
    return Entry(step, step % 3, [Told(Phrase("said", {"text": text}), {"event": "Said", "step": step})])


def a_log(entries: int) -> EncodedLog:
    log = EncodedLog()
    for step in range(entries):
        log.append(an_entry(step))
    return log


def steps(log: EncodedLog, start: int = 0) -> list[int]:
    read = msgspec.json.decode(log.since(start))
    assert all(entry == msgspec.to_builtins(an_entry(entry["step"])) for entry in read)
    return [entry["step"] for entry in read]


LENGTHS = [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 5]


@pytest.mark.parametrize("length", LENGTHS)
def test_every_entry_is_there(length: int) -> None:
    log = a_log(length)
    assert len(log) == length
    for start in range(length + 1):
        assert steps(log, start) == list(range(start, length))


@pytest.mark.parametrize("length", LENGTHS)
def test_what_was_cut_off_is_gone_and_others_may_follow(length: int) -> None:
    for keep in range(length + 2):
        log = a_log(length)
        log.cut(keep)
        left = min(keep, length)
        assert len(log) == left
        assert steps(log) == list(range(left))
        log.append(an_entry(left))
        assert steps(log) == list(range(left + 1))
