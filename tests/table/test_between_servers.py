"""How long it takes until another server sees a move, and until it goes on with the bots of one that was killed.

Nothing here says how long is too long, because that depends on the machine; `pytest -m slow -rP` shows the figures.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.table.visitors import Server, Visitor, held, serving

pytestmark = pytest.mark.slow

MOVES: Final = 500
KILLS: Final = 10
ARGUMENTS: Final = ("--messages", "5000", "--bots", "1", "--requests", "1000", "--tables", "1000", "--seats", "1000")


def figures(what: str, seconds: Sequence[float]) -> None:
    """Print the middle, the slowest hundredth and the slowest of some durations."""
    ordered = sorted(seconds)
    shares = [ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in (50, 99)]
    p50, p99, most = [f"{1000 * value:.0f} ms" for value in (*shares, ordered[-1])]
    print(f"{what}: p50 {p50}, p99 {p99}, at most {most} ({len(ordered)} times)")


def seen_by_all(tables: Callable[[], list[Visitor]]) -> list[float]:
    """Play games; returns the seconds from each pick until everybody has seen it."""
    took: list[float] = []
    while len(took) < MOVES:
        everybody = tables()
        ada, leo, *_ = everybody
        while len(took) < MOVES and not ada.update["outcome"]:
            mover = ada if ada.update["prompt"] else leo
            rev = mover.update["rev"] + 1
            began = time.perf_counter()
            mover.pick(0)
            for visitor in everybody:
                visitor.until_true(lambda update, rev=rev: update["rev"] >= rev)
            took.append(time.perf_counter() - began)
        for visitor in everybody:
            visitor.leave()
    return took


def test_a_move_is_seen_at_another_server(tmp_path: Path, database: Path | str) -> None:
    with two_servers(tmp_path, database) as (one, other):

        def at_both() -> list[Visitor]:
            seated = one.open_table("baby-boom", "me", "open")
            friend = other.sit_down(seated["table"])
            return [Visitor(one, seated["table"], held(seated)), Visitor(other, seated["table"], held(friend))]

        figures(f"seen at another server, {kind(database)}", seen_by_all(at_both))


def test_a_move_is_seen_at_all_workers(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "3", *ARGUMENTS) as server:

        def at_some() -> list[Visitor]:
            seated = server.open_table("baby-boom", "me", "open")
            table, friend = seated["table"], server.sit_down(seated["table"])
            watchers = [Visitor(server, table, []) for _ in range(6)]  # so many that every worker has some of them
            return [Visitor(server, table, held(seated)), Visitor(server, table, held(friend)), *watchers]

        figures("seen by eight browsers at three workers, SQLite", seen_by_all(at_some))


def test_bots_go_on_at_another_server(tmp_path: Path, database: Path | str) -> None:
    took: list[float] = []
    with two_servers(tmp_path, database) as servers:
        for kill in range(KILLS):
            dies, stays = servers[kill % 2], servers[1 - kill % 2]
            seated = dies.open_table("baby-boom", "me", "fair")
            there = Visitor(dies, seated["table"], held(seated))
            answered_by_bot(there)  # so its bots run there
            here = Visitor(stays, seated["table"], held(seated))
            here.until_true(lambda update, there=there: update["rev"] >= there.update["rev"] and update["prompt"])
            dies.kill()
            began = time.perf_counter()
            answered_by_bot(here)
            took.append(time.perf_counter() - began)
            here.leave()
            there.leave()
            dies.start()
    figures(f"bots go on after a kill, {kind(database)}", took)


def answered_by_bot(visitor: Visitor) -> None:
    """Answer until the bot has answered too."""

    def answers() -> int:
        return sum(entry["seat"] == 1 for entry in visitor.log)

    before = answers()
    while answers() == before:
        if visitor.update["prompt"]:
            visitor.answer()
        else:
            visitor.hear()


def kind(database: Path | str) -> str:
    return "SQLite" if isinstance(database, Path) else "PostgreSQL"


@contextmanager
def two_servers(folder: Path, database: Path | str) -> Iterator[tuple[Server, Server]]:
    with (
        serving(folder, *ARGUMENTS, database=database) as one,
        serving(folder, *ARGUMENTS, database=database) as other,
    ):
        yield one, other
