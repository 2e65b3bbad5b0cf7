"""Bots at a table: side by side, failing, overtaken by an undo, and gone without a trace when nobody plays any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from boneyard.table.bot_processes import Crashed, Overrun
from boneyard.table.company import give_to_bot, host_does
from boneyard.table.limits import Limits
from boneyard.table.live_table import Room
from boneyard.table.store import MoveRow, Unavailable
from boneyard.table.table_bots import Players
from tests.table.live_tables import (
    Bots,
    Eyes,
    Think,
    a_house,
    a_room,
    a_session,
    answer,
    first_answer,
    held,
    opened,
    run,
    soon,
    token,
)


def a_table(name: str, seats: int, think: Think | None, *bots: int) -> tuple[Room, Bots, Players]:
    """A table where bots sit and begin to think as soon as something changes."""
    thinkers = Bots(think)
    players = Players(thinkers, Limits())
    room = a_room(a_session(name, seats), players.attend, bots=bots)
    for seat in bots:
        room.seats[seat] = replace(room.seats[seat], level="sharp" if seat == bots[0] else "fair")
    return room, thinkers, players


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
        room, bots, players = a_table("baby-boom", 2, refusing("mcts:500ms", problem=problem), 0)
        eyes = Eyes(room, token(1))
        for _ in range(2):
            await soon(lambda: room.question(1))
            await answer(room, 1)
        await soon(lambda: not room.thinking)
        assert eyes.said() == ["table-bot-replaced"]
        assert eyes.update["table"]["seats"][0]["level"] == "greedy"
        assert bots.asked.count((0, "mcts:500ms")) == 1
        players.dismiss(room)

    run(story())
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_when_even_the_plain_bot_fails_the_game_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        room, _bots, players = a_table("baby-boom", 2, refusing("mcts:500ms", "greedy", problem=Crashed("all")), 0)
        eyes = Eyes(room, token(1))
        await soon(lambda: room.question(1))
        assert eyes.said() == ["table-bot-replaced"]
        players.dismiss(room)

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

        room, _bots, players = a_table("bad-bones", 4, think, 0, 1, 2)
        eyes = Eyes(room, token(3))
        await soon(lambda: [decision.seat for decision in room.pending()] == [3])
        assert eyes.update["rev"] == 3
        players.dismiss(room)

    run(story())


def held_up() -> tuple[Think, asyncio.Event, Callable[[], int]]:
    """A bot that thinks until it is told to answer, and how often it was asked."""
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
        room, _bots, players = a_table("baby-boom", 2, think, 1)
        eyes = Eyes(room, token(0))
        if not room.question(0):
            go.set()
            await soon(lambda: room.question(0))
            go.clear()
        rev, before = room.rev, asked()
        await answer(room, 0)
        await soon(lambda: asked() == before + 1)
        await room.undo(eyes.guest)
        assert room.question(0)
        go.set()
        await soon(lambda: not room.thinking)
        assert room.rev == rev + 2
        await answer(room, 0)
        await soon(lambda: room.question(0) and not room.thinking)
        assert room.rev == rev + 4
        assert [entry["step"] for entry in eyes.log] == list(range(len(eyes.log)))
        players.dismiss(room)

    run(story())


@pytest.mark.parametrize("ends", ["close", "put away"])
def test_a_table_that_ends_while_bots_think_leaves_nothing_behind(tmp_path: Path, ends: str) -> None:
    async def story() -> None:
        think, _go, asked = held_up()
        async with a_house(tmp_path, Bots(think)) as house:
            seated = await opened(house, "bad-bones", "me", "fair", "sharp")
            room = await house.room(seated.table)
            host = Eyes(room, *held(seated))
            await soon(lambda: asked() == 2)
            if ends == "close":
                await host_does(room, host.guest, "close", -1, "fair")
                assert host.update["asked"] == []
            host.leave()
            await house.put_away(room)
            assert seated.table not in house.rooms
            assert room.rev == 0

    run(story())


def test_a_bot_that_takes_over_answers_at_once() -> None:
    async def story() -> None:
        room, bots, players = a_table("baby-boom", 2, None)
        Eyes(room, token(0))
        one = room.pending()[0].seat
        async with room.lock:
            await give_to_bot(room, one, "fair")
        await soon(lambda: room.question(1 - one))
        assert bots.asked == [(one, "greedy")]
        players.dismiss(room)

    run(story())


def test_a_bot_whose_answer_cannot_be_written_tries_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("boneyard.table.table_bots.RETRY", 0.02)

    async def story() -> None:
        room, _bots, players = a_table("baby-boom", 2, None, 0, 1)
        store = room.store
        failing = iter((True, True))
        append = store.append

        async def fails(move: MoveRow) -> None:
            if next(failing, False):
                raise Unavailable("the database is locked")
            await append(move)

        monkeypatch.setattr(store, "append", fails)
        Eyes(room)
        await soon(lambda: room.rev >= 3)
        players.dismiss(room)

    run(story())
    assert "could not answer" in caplog.text
