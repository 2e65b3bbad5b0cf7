"""Bots at a table: several at once, failing, interrupted by an undo, and stopped when nobody plays any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from boneyard.table.bot_processes import Crashed, Overrun
from boneyard.table.bot_queue import BotQueue, Turn
from boneyard.table.host import host_command
from boneyard.table.live_table import LiveTable
from boneyard.table.seats import given_to_bot
from boneyard.table.store import MoveRow, Unavailable
from tests.table.live_tables import (
    Bots,
    FakeBrowser,
    Think,
    a_live_table,
    a_session,
    answer,
    first_answer,
    held,
    opened,
    run,
    running_tables,
    soon,
    token,
)


def a_table(name: str, seats: int, think: Think | None, *bots: int) -> tuple[LiveTable, Bots]:
    """A table with bots, which start to think as soon as something changes."""
    processes = Bots(think)
    table = a_live_table(a_session(name, seats), processes, bots=bots)
    for seat in bots:
        table.seats[seat] = replace(table.seats[seat], level="sharp" if seat == bots[0] else "fair")
    return table, processes


def refusing(*names: str, problem: Exception) -> Think:
    """Bots of these names fail."""

    async def think(game: str, state: str, seat: int, number: int, bot: str, *more: object) -> str:
        if bot in names:
            raise problem
        return await first_answer(game, state, seat)

    return think


@pytest.mark.parametrize("problem", [Crashed("it fell over"), Overrun("it thought and thought")])
def test_a_bot_that_fails_is_replaced_and_the_table_says_so_once(
    problem: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        table, bots = a_table("baby-boom", 2, refusing("mcts:500ms", problem=problem), 0)
        browser = FakeBrowser(table, token(1))
        for _ in range(2):
            await soon(lambda: table.question(1))
            await answer(table, 1)
        await soon(lambda: not table.bots.thinking())
        assert browser.said() == ["table-bot-replaced"]
        assert browser.update["table"]["seats"][0]["level"] == "greedy"
        assert bots.asked.count((0, "mcts:500ms")) == 1
        table.bots.stop()

    run(story())
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_when_even_the_plain_bot_fails_the_game_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        table, _bots = a_table("baby-boom", 2, refusing("mcts:500ms", "greedy", problem=Crashed("all")), 0)
        browser = FakeBrowser(table, token(1))
        await soon(lambda: table.question(1))
        assert browser.said() == ["table-bot-replaced"]
        table.bots.stop()

    run(story())
    assert caplog.records


def test_bots_answer_side_by_side() -> None:
    async def story() -> None:
        at_work: set[int] = set()
        together = asyncio.Event()

        async def think(game: str, state: str, seat: int, *_more: object) -> str:
            at_work.add(seat)
            if at_work == {0, 1, 2}:
                together.set()
            await together.wait()
            return await first_answer(game, state, seat)

        table, _bots = a_table("bad-bones", 4, think, 0, 1, 2)
        browser = FakeBrowser(table, token(3))
        await soon(lambda: [decision.seat for decision in table.pending()] == [3])
        assert browser.update["rev"] == 3
        table.bots.stop()

    run(story())


def held_up() -> tuple[Think, asyncio.Event, Callable[[], int]]:
    """A bot that thinks until the event is set, and a function that says how often it was asked."""
    go = asyncio.Event()
    asked: list[int] = []

    async def think(game: str, state: str, seat: int, *_more: object) -> str:
        asked.append(seat)
        await go.wait()
        return await first_answer(game, state, seat)

    return think, go, lambda: len(asked)


def test_an_undo_while_a_bot_thinks_makes_it_think_again() -> None:
    async def story() -> None:
        think, go, asked = held_up()
        table, _bots = a_table("baby-boom", 2, think, 1)
        browser = FakeBrowser(table, token(0))
        if not table.question(0):
            go.set()
            await soon(lambda: table.question(0))
            go.clear()
        rev, before = table.rev, asked()
        await answer(table, 0)
        await soon(lambda: asked() == before + 1)
        await table.undo(browser.connection)
        assert table.question(0)
        go.set()
        await soon(lambda: not table.bots.thinking())
        assert table.rev == rev + 2
        await answer(table, 0)
        await soon(lambda: table.question(0) and not table.bots.thinking())
        assert table.rev == rev + 4
        assert [entry["step"] for entry in browser.log] == list(range(len(browser.log)))
        table.bots.stop()

    run(story())


@pytest.mark.parametrize("ends", ["close", "unload"])
def test_a_table_that_ends_while_bots_think_leaves_nothing_behind(tmp_path: Path, ends: str) -> None:
    async def story() -> None:
        think, _go, asked = held_up()
        async with running_tables(tmp_path, Bots(think)) as tables:
            seated = await opened(tables, "bad-bones", "me", "fair", "sharp")
            table = await tables.get(seated.table)
            host = FakeBrowser(table, *held(seated))
            await soon(lambda: asked() == 2)
            if ends == "close":
                await host_command(table, host.connection, "close", -1, "fair")
                assert host.update["asked"] == []
            host.leave()
            await tables.unload(table)
            assert seated.table not in tables.live
            assert table.rev == 0

    run(story())


def test_a_bot_that_takes_over_answers_at_once() -> None:
    async def story() -> None:
        table, bots = a_table("baby-boom", 2, None)
        FakeBrowser(table, token(0))
        one = table.pending()[0].seat
        async with table.lock:
            await table.change(given_to_bot(table, one, "fair"))
        await soon(lambda: table.question(1 - one))
        assert bots.asked == [(one, "greedy")]
        table.bots.stop()

    run(story())


def test_a_bot_whose_answer_cannot_be_written_tries_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("boneyard.table.table_bots.RETRY", 0.02)

    async def story() -> None:
        table, _bots = a_table("baby-boom", 2, None, 0, 1)
        store = table.store
        failing = iter((True, True))
        append = store.append

        async def fails(move: MoveRow) -> None:
            if next(failing, False):
                raise Unavailable("the database is locked")
            await append(move)

        monkeypatch.setattr(store, "append", fails)
        FakeBrowser(table)
        await soon(lambda: table.rev >= 3)
        table.bots.stop()

    run(story())
    assert caplog.text == "", "whatever is wrong with the database is logged once, not for every bot"


def test_bots_rest_while_nobody_looks_and_go_on_when_somebody_comes() -> None:
    async def story() -> None:
        table, bots = a_table("baby-boom", 2, None, 0, 1)
        table.bots.wake()
        assert not table.bots.thinking()
        watcher = FakeBrowser(table)
        await soon(lambda: table.rev >= 3)
        watcher.leave()
        await soon(lambda: not table.bots.thinking())
        rev, asked = table.rev, len(bots.asked)
        table.bots.wake()
        assert not table.bots.thinking()
        FakeBrowser(table)
        await soon(lambda: table.rev >= rev + 3)
        assert len(bots.asked) > asked
        table.bots.stop()

    run(story())


def test_what_a_bot_has_begun_is_played_although_nobody_looks_any_more() -> None:
    async def story() -> None:
        think, go, asked = held_up()
        table, _bots = a_table("baby-boom", 2, think, 0, 1)
        watcher = FakeBrowser(table)
        await soon(lambda: asked() == 1)
        watcher.leave()
        go.set()
        await soon(lambda: not table.bots.thinking())
        assert (table.rev, asked()) == (1, 1)

    run(story())


def test_a_bot_that_waits_for_its_turn_does_not_when_nobody_looks_any_more() -> None:
    async def story() -> None:
        think, go, asked = held_up()
        table, bots = a_table("bad-bones", 4, think, 0, 1, 2, 3)
        bots.queue.room = 2
        watcher = FakeBrowser(table, address="here")
        await soon(lambda: asked() == 2)
        assert (table.bots.thinking(), bots.queue.waiting()) == (4, 2)
        watcher.leave()
        await soon(lambda: not bots.queue.waiting())
        assert (table.bots.thinking(), asked()) == (2, 2)
        go.set()
        await soon(lambda: not table.bots.thinking())
        assert table.rev == 2
        FakeBrowser(table, address="there")
        await soon(lambda: table.rev >= 4)
        table.bots.stop()

    run(story())


def test_a_bot_that_waits_to_answer_what_was_undone_does_not_think_about_it() -> None:
    async def story() -> None:
        table, bots = a_table("baby-boom", 2, None)
        one = table.pending()[0].seat
        table.seats[1 - one] = replace(table.seats[1 - one], kind="bot", level="fair", token_hash=b"")
        browser = FakeBrowser(table, token(one))
        bots.queue.room = 0
        await answer(table, one)
        await soon(bots.queue.waiting)
        await table.undo(browser.connection)
        await soon(lambda: not bots.queue.waiting())
        assert (table.bots.thinking(), bots.asked) == (0, [])
        table.bots.stop()

    run(story())


def test_a_bot_that_was_dropped_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.table.table_bots.RETRY", 0.02)

    async def story() -> None:
        table, bots = a_table("baby-boom", 2, None, 0, 1)
        dropped: list[str] = []

        class Full(BotQueue):
            def _drop_one(self) -> None:
                dropped.append(self._waiting[0].table)
                super()._drop_one()
                self._most_waiting = 1000

        bots.queue = Full(1, most_waiting=0)
        FakeBrowser(table)
        await soon(lambda: table.rev >= 3)
        assert dropped == ["oak"]
        table.bots.stop()

    run(story())


def test_bots_think_for_who_plays_and_else_for_who_watches() -> None:
    async def story() -> None:
        think, go, asked = held_up()
        table, bots = a_table("baby-boom", 2, think, 0, 1)
        addresses: list[str] = []

        class Noting(BotQueue):
            def _join(self, turn: Turn) -> None:
                addresses.append(turn.address)
                super()._join(turn)

        bots.queue = Noting(1)
        FakeBrowser(table, address="watches")
        await soon(lambda: asked() == 1)
        FakeBrowser(table, "the-secret-of-the-host", address="has opened the table")
        go.set()
        await soon(lambda: len(addresses) > 1)
        assert addresses[:2] == ["watches", "has opened the table"]
        table.bots.stop()

    run(story())
