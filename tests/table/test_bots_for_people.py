"""A person against a gentle bot is answered while strong bots play at many other tables."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.table.visitors import METRICS, Json, Server, Visitor, held, serving

STRONG = ["sharp"] * 6
ALLOWED = ("--bots", "1", "--sockets", "100", "--requests", "1000", "--tables", "1000", "--messages", "1000", *METRICS)


def figure(server: Server, name: str) -> float:
    """A figure of the server."""
    lines = [line.split() for line in server.metrics().splitlines()]
    return float(next(value for key, value in [line for line in lines if len(line) == 2] if key == name))


def soon_zero(server: Server, name: str) -> None:
    """Wait until a figure of the server is 0."""
    deadline = time.monotonic() + 30
    while figure(server, name) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert figure(server, name) == 0


def strong_tables(server: Server, count: int) -> list[Json]:
    return [server.open_table("bad-bones", *STRONG) for _ in range(count)]


@contextmanager
def watching(server: Server, tables: list[Json]) -> Iterator[list[Visitor]]:
    """Whoever opened these tables watches each of them."""
    with ExitStack() as leaving:
        watchers = []
        for seated in tables:
            watchers.append(Visitor(server, seated["table"], held(seated)))
            leaving.callback(watchers[-1].leave)
        yield watchers


def play(ada: Visitor, answers: int) -> list[float]:
    """Somebody plays for so many answers; how long the bot took to reply each time, in seconds."""
    waits: list[float] = []
    while len(waits) < answers and ada.update["outcome"] is None:
        ada.until_true(lambda update: update["prompt"] or update["outcome"])
        ada.answer()
        began = time.monotonic()
        ada.until_true(lambda update: update["prompt"] or update["outcome"])
        waits.append(time.monotonic() - began)
    return waits


def test_no_bot_thinks_where_nobody_looks_and_people_are_answered_where_they_do(tmp_path: Path) -> None:
    with serving(tmp_path, *ALLOWED) as server:
        tables = strong_tables(server, 50)
        for seated in tables:
            Visitor(server, seated["table"], []).leave()
        soon_zero(server, "boneyard_bots_waiting")
        soon_zero(server, "boneyard_bots_thinking")
        moves = figure(server, "boneyard_moves_total")
        with watching(server, tables):
            assert figure(server, "boneyard_bots_waiting") > 200
            seated = server.open_table("baby-boom", "me", "gentle")
            ada = Visitor(server, seated["table"], held(seated))
            assert len(play(ada, 5)) == 5
            assert figure(server, "boneyard_bots_waiting") > 200
            ada.leave()
        soon_zero(server, "boneyard_bots_waiting")
        assert figure(server, "boneyard_moves_total") > moves
    assert server.said() == ""


@pytest.mark.slow
def test_a_person_waits_less_than_a_second_while_fifty_tables_of_strong_bots_play(tmp_path: Path) -> None:
    """Everybody comes from the same address, which is the worst case."""
    with serving(tmp_path, *ALLOWED) as server, watching(server, strong_tables(server, 50)):
        waits: list[float] = []
        while len(waits) < 100:
            seated = server.open_table("baby-boom", "me", "gentle")
            ada = Visitor(server, seated["table"], held(seated))
            waits += play(ada, 100 - len(waits))
            ada.leave()
        waiting = figure(server, "boneyard_bots_waiting")
    middle, longest = statistics.median(waits[1:]), max(waits[1:])  # the first one may see a process start
    print(f"{waiting:.0f} bots wait; a person waits {middle:.3f} s, at most {longest:.3f} s, first {waits[0]:.3f} s")
    assert waiting > 200
    assert longest < 1
