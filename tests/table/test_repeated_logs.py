"""Lines of the log that repeat themselves are counted."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from boneyard.table import repeated_logs
from boneyard.table.repeated_logs import Repeats


@pytest.fixture
def repeats() -> Repeats:
    return Repeats(seconds=3600)


@pytest.fixture
def written(repeats: Repeats) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(repeats)
    log = logging.getLogger("boneyard.table.test")
    log.addHandler(handler)
    log.propagate = False
    yield stream
    log.removeHandler(handler)
    log.propagate = True


log = logging.getLogger("boneyard.table.test")


def complain(table: str) -> None:
    log.error("table %s: the disk is full", table)


def test_the_same_problem_is_written_once_and_then_counted(repeats: Repeats, written: io.StringIO) -> None:
    for _ in range(813):
        complain("oak")
    complain("elm")
    assert written.getvalue().splitlines() == ["table oak: the disk is full", "table elm: the disk is full"]
    repeats.tell()
    assert written.getvalue().splitlines()[2:] == ["table oak: the disk is full … and 812 more"]


def test_what_goes_on_is_a_line_a_minute_and_what_comes_back_later_is_written_at_once(
    repeats: Repeats, written: io.StringIO
) -> None:
    for _ in range(2):
        complain("oak")
    repeats.tell()
    complain("oak")
    repeats.tell()
    repeats.tell()
    complain("oak")
    line = "table oak: the disk is full"
    assert written.getvalue().splitlines() == [line, f"{line} … and 1 more", f"{line} … and 1 more", line]


def test_a_traceback_is_written_once(repeats: Repeats, written: io.StringIO) -> None:
    for _ in range(3):
        try:
            raise ValueError("a bug")
        except ValueError:
            log.exception("it failed")
    repeats.tell()
    assert written.getvalue().count("Traceback") == 1
    assert written.getvalue().endswith("it failed … and 2 more\n")


def test_a_flood_of_different_lines_is_not_remembered_for_ever(
    repeats: Repeats, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeated_logs, "REMEMBERED", 10)
    for number in range(100):
        complain(str(number))
    assert len(repeats._seen) <= 10
    assert len(written.getvalue().splitlines()) == 100


def test_the_count_is_told_without_another_line(written: io.StringIO, repeats: Repeats) -> None:
    quick = Repeats(seconds=0.01)
    log.handlers[0].removeFilter(repeats)
    log.handlers[0].addFilter(quick)
    complain("oak")
    timer = quick._timer
    complain("oak")
    assert timer is not None
    timer.join()
    assert written.getvalue().splitlines()[-1] == "table oak: the disk is full … and 1 more"


def test_before_anything_is_written_there_is_nothing_to_count(repeats: Repeats, written: io.StringIO) -> None:
    repeats.tell()
    assert written.getvalue() == ""
