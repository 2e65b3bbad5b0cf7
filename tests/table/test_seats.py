"""Seats keep their owner: a bot may play only after a while, and the owner can take the seat back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from boneyard.table import seats
from boneyard.table.host import host_command
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import Seated, SitDown
from boneyard.table.refusal import Refused
from boneyard.table.store import Unavailable
from boneyard.table.tables import Tables
from boneyard.table.times import ClockElsewhere
from boneyard.table.tokens import new_secret
from tests.table.live_tables import (
    Bots,
    FakeBrowser,
    a_live_table,
    a_session,
    answer,
    first_answer,
    held,
    joined,
    opened,
    run,
    running_tables,
    soon,
    token,
    two_people,
)
from tests.table.visitors import Visitor, serving
from tests.table.visitors import held as secrets_of

Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Lets some seconds pass."""
    gone = 0.0
    real = ClockElsewhere.now_ms

    def wait(seconds: float) -> None:
        nonlocal gone
        gone += seconds

    monkeypatch.setattr(ClockElsewhere, "now_ms", lambda clock: real(clock) + round(gone * 1000))
    return wait


async def goes(browser: FakeBrowser) -> None:
    """A browser is closed, or loses its connection."""
    browser.leave()
    await seats.note_absence(browser.table)


async def comes(table: LiveTable, seated: Seated) -> FakeBrowser:
    """A browser says hello."""
    await table.refresh()
    browser = FakeBrowser(table, *held(seated))
    await seats.come_back(table, browser.connection)
    return browser


async def proposes(table: LiveTable, browser: FakeBrowser, seat: int) -> str:
    """Propose a bot for somebody; returns why that was refused, if it was."""
    try:
        await table.votes.cast(browser.connection, "replace", seat, yes=True)
    except Refused as problem:
        return str(problem)
    return ""


def kinds(table: LiveTable) -> list[str]:
    return [seat.kind for seat in table.seats]


# ── A while ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_somebody_who_loses_the_connection_is_not_replaced_at_once(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, leo, _seated, _other = await two_people(tables)
            await seats.come_back(table, leo.connection)
            assert await proposes(table, ada, 1) == "somebody who is at the table cannot be replaced"
            await goes(leo)
            assert "in 60 seconds" in await proposes(table, ada, 1)
            later(59)
            assert "in 1 seconds" in await proposes(table, ada, 1)
            assert 58_000 < ada.update["away"]["1"] < 60_000
            assert kinds(table) == ["person", "person"]
            later(1)
            assert await proposes(table, ada, 1) == ""
            assert kinds(table) == ["person", "bot"]

    run(story())


def test_a_restart_does_not_change_how_long_somebody_may_be_away(tmp_path: Path, later: Later) -> None:
    async def first() -> None:
        async with running_tables(tmp_path) as tables:
            table, _ada, leo, seated, other = await two_people(tables)
            people.extend((seated, other))
            await seats.come_back(table, leo.connection)
            await goes(leo)

    async def then() -> None:
        async with running_tables(tmp_path) as tables:
            later(40)
            table = await tables.get(people[0].table)
            ada = await comes(table, people[0])
            assert "in 20 seconds" in await proposes(table, ada, 1)
            later(20)
            assert await proposes(table, ada, 1) == ""

    people: list[Seated] = []
    run(first())
    run(then())


def test_after_a_crash_everybody_who_was_there_has_time_to_come_back(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, _ada, leo, seated, other = await two_people(tables)
            await seats.come_back(table, leo.connection)
            tables.live.clear()  # as if the server had died: nobody has said goodbye
            later(3600)
            again = await tables.get(seated.table)
            ada = await comes(again, seated)
            assert "in 60 seconds" in await proposes(again, ada, 1)
            later(61)
            await comes(again, other)
            assert "who is at the table" in await proposes(again, ada, 1)

    run(story())


def test_coming_back_in_time_ends_the_vote(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "open", "open")
            leo, mia = await joined(tables, seated), await joined(tables, seated, "Mia")
            table = await tables.get(seated.table)
            ada, _leo, gone = [await comes(table, who) for who in (seated, leo, mia)]
            await goes(gone)
            later(61)
            assert await proposes(table, ada, 2) == ""
            assert ada.update["table"]["votes"][0]["needed"] == [1]
            await comes(table, mia)
            assert ada.update["table"]["votes"] == []

    run(story())


def test_somebody_who_has_just_sat_down_has_time_to_open_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, leo, _seated, _other = await two_people(tables)
            leo.leave()
            await seats.note_absence(table)
            assert "seconds" in await proposes(table, ada, 1)

    run(story())


async def given_away(table: LiveTable, host: FakeBrowser, seat: int) -> str:
    """Why the host may not give a seat to a bot; nothing, if that is done."""
    try:
        await host_command(table, host.connection, "bot", seat, "fair")
    except Refused as problem:
        return str(problem)
    return ""


def test_the_host_cannot_replace_anybody_at_once_either(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, leo, _seated, other = await two_people(tables)
            await seats.come_back(table, leo.connection)
            later(3600)
            assert "who is at the table" in await given_away(table, ada, 1)
            await goes(leo)
            assert "in 60 seconds" in await given_away(table, ada, 1)
            later(30)
            assert "in 30 seconds" in await given_away(table, ada, 1)
            assert kinds(table) == ["person", "person"]
            later(31)
            assert await given_away(table, ada, 1) == ""
            assert kinds(table) == ["person", "bot"]
            leo = await comes(table, other)
            assert leo.update["back"] == [1]

    run(story())


def test_the_host_frees_no_seat_that_is_free_or_is_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "open")
            table = await tables.get(seated.table)
            ada = FakeBrowser(table, *held(seated))
            with pytest.raises(Refused, match="nobody sits on seat 1"):
                await host_command(table, ada.connection, "free", 1, "fair")
            with pytest.raises(Refused, match="there is no seat 2; there are 0 to 1"):
                await host_command(table, ada.connection, "free", 2, "fair")

    run(story())


def test_the_host_may_give_away_a_seat_that_somebody_has_left_and_a_seat_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, leo, _seated, _other = await two_people(tables)
            await seats.leave(table, leo.connection)
            assert await given_away(table, ada, 1) == ""
            assert await given_away(table, ada, 0) == ""
            assert kinds(table) == ["bot", "bot"]

    run(story())


# ── Taking it back ──────────────────────────────────────────────────────────────────────────────────────────────────


async def replaced(tables: Tables, later: Later) -> tuple[LiveTable, FakeBrowser, Seated, Seated]:
    """Ada plays on, with a bot on Leo's seat."""
    table, ada, leo, seated, other = await two_people(tables)
    await seats.come_back(table, leo.connection)
    await goes(leo)
    later(61)
    assert await proposes(table, ada, 1) == ""
    return table, ada, seated, other


def test_the_owner_takes_a_seat_back_from_a_bot(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, _seated, other = await replaced(tables, later)
            seat = ada.update["table"]["seats"][1]
            assert (seat["kind"], seat["nickname"], seat["owner"]) == ("bot", "Rattle", "Leo")
            leo = await comes(table, other)
            assert (leo.update["mine"], leo.update["back"]) == ([], [1])
            await seats.take_back(table, leo.connection)
            assert (leo.update["mine"], leo.update["back"], leo.update["seat"]) == ([1], [], 1)
            seat = ada.update["table"]["seats"][1]
            assert (seat["kind"], seat["nickname"], seat["owner"], seat["here"]) == ("person", "Leo", None, True)
            assert leo.said()[-1] == "table-took-back"
            with pytest.raises(Refused, match="no bot plays on a seat of yours"):
                await seats.take_back(table, ada.connection)

    run(story())


def test_the_seat_is_still_theirs_after_a_restart(tmp_path: Path, later: Later) -> None:
    async def first() -> None:
        async with running_tables(tmp_path) as tables:
            people.append((await replaced(tables, later))[3])

    async def then() -> None:
        async with running_tables(tmp_path) as tables:
            table = await tables.get(people[0].table)
            leo = await comes(table, people[0])
            await seats.take_back(table, leo.connection)
            assert leo.update["table"]["seats"][1]["nickname"] == "Leo"

    people: list[Seated] = []
    run(first())
    run(then())


def lose_the_next_answer(tables: Tables, monkeypatch: pytest.MonkeyPatch, *, done: bool) -> None:
    """The connection to the database is cut while the next change is committed, after it was `done` or before."""
    change = tables.store.change

    async def cut(*what: Any, **fields: Any) -> Any:
        monkeypatch.setattr(tables.store, "change", change)
        if done:
            await change(*what, **fields)
        raise Unavailable("the connection was cut")

    monkeypatch.setattr(tables.store, "change", cut)


@pytest.mark.parametrize("done", [True, False])
def test_whoever_got_no_answer_asks_again_and_has_one_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "bad-bones", "me", "open", "open")
            lose_the_next_answer(tables, monkeypatch, done=done)
            asked = SitDown("Leo", secret=new_secret())
            with pytest.raises(Unavailable):
                await tables.sit_down(seated.table, asked)
            again = [await tables.sit_down(seated.table, asked) for _ in range(3)]
            assert [each.tokens for each in again] == [{1: asked.secret}] * 3
            table = await tables.get(seated.table)
            assert kinds(table) == ["person", "person", "open"]
            assert (await comes(table, again[0])).update["mine"] == [1]

    run(story())


def test_what_cannot_be_stored_changes_no_seat_and_nobody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, later: Later
) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "bad-bones", "me", "open", "open")
            table = await tables.get(seated.table)
            ada = await comes(table, seated)
            leo = await tables.sit_down(seated.table, SitDown("Leo", secret=new_secret()))
            there = await comes(table, leo)
            await goes(there)
            later(61)
            attempts: list[Callable[[], Awaitable[object]]] = [
                lambda: tables.sit_down(seated.table, SitDown("Noor", secret=new_secret())),
                lambda: host_command(table, ada.connection, "close", 2, "fair"),
                lambda: host_command(table, ada.connection, "bot", 2, "fair"),
                lambda: host_command(table, ada.connection, "free", 1, "fair"),
                lambda: seats.leave(table, ada.connection),
            ]
            before = (table.row, list(table.seats))
            ada.read()
            for attempt in attempts:
                lose_the_next_answer(tables, monkeypatch, done=False)
                with pytest.raises(Unavailable):
                    await attempt()
                assert (table.row, table.seats) == before
                assert ada.read() == []
            kim = await tables.sit_down(seated.table, SitDown("Kim", secret=new_secret()))
            assert list(kim.tokens) == [2]

    run(story())


def test_two_requests_with_one_secret_at_two_servers_get_one_seat(database: Path | str) -> None:
    async def story() -> None:
        async with running_tables(database) as one, running_tables(database) as other:
            seated = await opened(one, "bad-bones", "me", "open", "open")
            asked = SitDown("Leo", secret=new_secret())
            got = await asyncio.gather(*[tables.sit_down(seated.table, asked) for tables in (one, other, one, other)])
            assert [each.tokens for each in got] == [{1: asked.secret}] * 4
            assert kinds(await one.get(seated.table)) == ["person", "person", "open"]

    run(story())


def test_a_seat_taken_long_ago_is_told_again_even_at_a_full_table(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, _ada, seated, other = await replaced(tables, later)
            (secret,) = other.tokens.values()
            assert (await tables.sit_down(seated.table, SitDown("Mia", secret=secret))).tokens == {1: secret}
            assert kinds(table) == ["person", "bot"]

    run(story())


def test_nobody_else_gets_a_seat_that_has_an_owner(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, seated, other = await replaced(tables, later)
            with pytest.raises(Refused, match="no place is free"):
                await tables.sit_down(seated.table, SitDown("Mia"))
            mia = FakeBrowser(table)
            with pytest.raises(Refused, match="no bot plays on a seat of yours"):
                await seats.take_back(table, mia.connection)
            await host_command(table, ada.connection, "bot", 1, "sharp")
            assert (await comes(table, other)).update["back"] == [1]
            await host_command(table, ada.connection, "free", 1, "fair")
            assert (await comes(table, other)).update["back"] == []
            await joined(tables, seated, "Mia")
            assert kinds(table) == ["person", "person"]

    run(story())


def test_the_host_gives_a_seat_back_to_its_owner(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, _seated, other = await replaced(tables, later)
            await host_command(table, ada.connection, "return", 1, "fair")
            assert kinds(table) == ["person", "person"]
            assert "in 60 seconds" in await proposes(table, ada, 1)
            assert (await comes(table, other)).update["mine"] == [1]
            for seat in (0, 1):
                with pytest.raises(Refused, match="no bot plays for somebody"):
                    await host_command(table, ada.connection, "return", seat, "fair")

    run(story())


def test_a_bot_that_plays_for_nobody_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            seated = await opened(tables, "baby-boom", "me", "fair")
            table = await tables.get(seated.table)
            ada = FakeBrowser(table, *held(seated))
            assert ada.update["table"]["seats"][1]["owner"] is None
            with pytest.raises(Refused, match="no bot plays for somebody"):
                await host_command(table, ada.connection, "return", 1, "fair")

    run(story())


def test_what_the_bot_was_thinking_about_is_not_played_once_the_owner_is_back() -> None:
    async def story() -> None:
        ponder = asyncio.Event()

        async def slowly(game: str, state: str, seat: int, *_more: object) -> str:
            await ponder.wait()
            return await first_answer(game, state, seat)

        table = a_live_table(a_session("baby-boom", 2), Bots(slowly))
        asked = table.pending()[0].seat
        owner = FakeBrowser(table, token(asked))
        async with table.lock:
            await table.change(seats.given_to_bot(table, asked, "fair"))
        await soon(table.bots.thinking)
        await seats.take_back(table, owner.connection)
        ponder.set()
        await asyncio.sleep(0.05)
        assert table.rev == 0
        assert not table.bots.thinking()
        await answer(table, asked)
        assert table.rev == 1
        table.bots.stop()

    run(story())


def test_nobody_undoes_what_the_bot_of_somebody_else_has_answered(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path, Bots(first_answer)) as tables:
            table, ada, _seated, _other = await replaced(tables, later)
            await soon(lambda: table.question(0) and not table.bots.thinking())
            rev = table.rev
            await answer(table, 0)
            await soon(lambda: table.rev >= rev + 2 and not table.bots.thinking())
            assert not ada.update["undo"]["may"]

    run(story())


# ── Being forgotten, a rematch ──────────────────────────────────────────────────────────────────────────────────────


def test_somebody_who_is_forgotten_keeps_the_seat_but_has_no_name(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, _seated, other = await replaced(tables, later)
            await tables.forget(other.table, held(other))
            seat = ada.update["table"]["seats"][1]
            assert (seat["nickname"], seat["owner"]) == ("Rattle", "")
            found = await tables.store.read(other.table)
            assert found is not None
            assert (found[1][1].nickname, found[1][1].owner) == ("Rattle", "")
            leo = await comes(table, other)
            await seats.take_back(table, leo.connection)
            assert leo.update["table"]["seats"][1]["nickname"] == ""

    run(story())


def test_at_a_rematch_the_bot_still_plays_for_its_owner(tmp_path: Path, later: Later) -> None:
    async def story() -> None:
        async with running_tables(tmp_path) as tables:
            table, ada, _seated, other = await replaced(tables, later)
            await table.votes.cast(ada.connection, "resign", -1, yes=True)
            leo = await comes(table, other)
            with pytest.raises(Refused, match="this table is over"):
                await seats.take_back(table, leo.connection)
            await tables.rematch(table, leo.connection.hashes)
            again = await tables.get(table.row.rematch)
            leo = await comes(again, other)
            await seats.take_back(again, leo.connection)
            assert leo.update["mine"] == [1]

    run(story())


# ── Over real sockets ───────────────────────────────────────────────────────────────────────────────────────────────


def test_somebody_comes_back_after_a_bot_has_taken_over_and_plays_again(tmp_path: Path) -> None:
    with serving(tmp_path, "--grace", "0.2") as server:
        seated = server.open_table("bad-bones", "me", "open")
        friend = server.sit_down(seated["table"])
        ada = Visitor(server, seated["table"], secrets_of(seated))
        leo = Visitor(server, seated["table"], secrets_of(friend))
        ada.until_true(lambda update: update["away"] == {})
        leo.leave()
        ada.until_true(lambda update: "1" in update["away"])
        assert ada.update["table"]["grace"] == 0.2
        time.sleep(2 * ada.update["table"]["grace"])
        ada.say("vote", about="replace", seat=1)
        ada.until_true(lambda update: update["table"]["seats"][1]["kind"] == "bot")
        leo = Visitor(server, seated["table"], secrets_of(friend))
        assert (leo.update["mine"], leo.update["back"]) == ([], [1])
        leo.say("return")
        leo.until_true(lambda update: update["mine"] == [1])
        ada.until_true(lambda update: update["table"]["seats"][1]["nickname"] == "Leo")
        assert not any(frame.startswith('{"type":"problem"') for frame in leo.frames)
        ada.leave()
        leo.leave()
        assert server.said() == ""
