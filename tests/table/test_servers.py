"""Several servers on one database: each serves any table, and one of them runs its bots and clocks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import update

from boneyard.table import seats, shared
from boneyard.table.databases import Postgresql
from boneyard.table.host import host_command
from boneyard.table.limits import CountPerAddress, Limits
from boneyard.table.protocol import Seated, SitDown
from boneyard.table.refusal import Refused
from boneyard.table.schema import SERVERS
from boneyard.table.shared import COUNTED, Shared
from boneyard.table.store import Unavailable
from boneyard.table.tables import Tables
from tests.table.live_tables import Bots, FakeBrowser, answer, held, joined, opened, run, running_tables, soon
from tests.table.stored import straight

Database = Path | str


@pytest.fixture(autouse=True)
def long_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server counts as dead because the machine is busy."""
    monkeypatch.setattr(shared, "LEASE", 600_000)


@asynccontextmanager
async def two_servers(database: Database) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two servers that know of each other."""
    async with running_tables(database, Bots()) as one, running_tables(database, Bots()) as other:
        await one.servers.beat()
        assert one.servers.others == {other.store.server}
        assert other.servers.others == {one.store.server}
        yield one, other


async def comes(tables: Tables, seated: Seated, *tokens: str) -> FakeBrowser:
    """A browser says hello at a server."""
    table = await tables.get(seated.table)
    await table.refresh()
    browser = FakeBrowser(table, *(tokens or held(seated)))
    tables.servers.claim_soon()
    await seats.come_back(table, browser.connection)
    return browser


async def ada_and_leo(one: Tables, other: Tables, game: str = "baby-boom") -> tuple[FakeBrowser, FakeBrowser]:
    """Two people at one table, each at a server of their own."""
    seated = await opened(one, game, "me", "open")
    friend = await joined(other, seated)
    return await comes(one, seated), await comes(other, friend)


def test_a_server_whose_clock_is_wrong_goes_by_that_of_the_database(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server has stored just now that Leo has gone; the clock of this one is an hour ahead."""
    here = {"time": time.time, "time_ns": time.time_ns}
    just_now = here["time_ns"]() // 10**6
    monkeypatch.setattr(time, "time", lambda: here["time"]() + 3600)
    monkeypatch.setattr(time, "time_ns", lambda: here["time_ns"]() + 3600 * 10**9)

    async def story() -> None:
        async with running_tables(database) as one:
            seated = await opened(one, "baby-boom", "me", "open")
            await joined(one, seated)
            await one.unload(await one.get(seated.table))
            straight(database, f"UPDATE seats SET away = {just_now} WHERE seat = 1")
            ada = await comes(one, seated)
            with pytest.raises(Refused, match="was here a moment ago"):
                await ada.table.votes.cast(ada.connection, "replace", 1, yes=True)

    run(story())


def test_a_table_is_loaded_again_if_a_backup_was_restored_behind_the_servers_back(database: Database) -> None:
    async def story() -> None:
        async with running_tables(database) as tables:
            seated = await opened(tables, "baby-boom", "me", "me")
            ada = await comes(tables, seated)
            for _ in range(3):
                await answer(ada.table, ada.update["asked"][0])
            straight(database, "DELETE FROM moves WHERE rev > 1")
            with pytest.raises(Refused, match="put back to an earlier moment"):
                await answer(ada.table, ada.update["asked"][0])
            again = await comes(tables, seated)
            assert again.table is not ada.table
            await answer(again.table, again.update["asked"][0])
            assert again.update["rev"] == 2

    run(story())


def test_a_move_is_seen_at_the_other_server_without_asking(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            ada, leo = await ada_and_leo(one, other)
            assert [browser.update["rev"] for browser in (ada, leo)] == [0, 0]  # both have the log from here on
            for _ in range(6):
                mover, watcher = (ada, leo) if ada.update["prompt"] else (leo, ada)
                await answer(mover.table, mover.connection.seat)
                rev = mover.table.rev
                await soon(lambda watcher=watcher, rev=rev: watcher.update["rev"] == rev)  # type: ignore[misc]
                assert watcher.update["keep"] > 0  # only what is new is sent
            assert ada.update["view"] == leo.update["view"]
            assert ada.log == leo.log

    run(story())


def test_a_move_whose_notice_is_lost_is_seen_with_the_next_heartbeat(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_store: Shared, _heard: object) -> None:
        pass

    async def story() -> None:
        async with two_servers(database) as (one, other):
            ada, leo = await ada_and_leo(one, other)
            monkeypatch.setattr(Postgresql, "tell", lambda *_what: None)
            monkeypatch.setattr(Shared, "_look", nothing)
            mover, watcher = (ada, leo) if ada.update["prompt"] else (leo, ada)
            await answer(mover.table, mover.connection.seat)
            await (other if watcher is leo else one).servers.beat()
            await soon(lambda: watcher.update["rev"] == 1)

    run(story())


def test_an_undo_and_what_is_said_are_seen_at_the_other_server(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            ada, leo = await ada_and_leo(one, other, "bad-bones")
            await answer(ada.table, 0)
            await soon(lambda: leo.update["rev"] == 1)
            await ada.table.retract(0)
            await soon(lambda: leo.update["rev"] == 2)
            assert leo.update["asked"] == [0, 1]
            await ada.table.chat.speak(ada.connection, "over here")
            await soon(lambda: "over here" in leo.heard())

    run(story())


def test_people_at_other_servers_are_here(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            ada, leo = await ada_and_leo(one, other)
            await soon(lambda: [seat["here"] for seat in ada.update["table"]["seats"]] == [True, True])
            await soon(lambda: [seat["here"] for seat in leo.update["table"]["seats"]] == [True, True])
            with pytest.raises(Refused, match="somebody who is at the table"):
                await ada.table.votes.cast(ada.connection, "replace", 1, yes=True)
            leo.leave()
            await seats.note_absence(leo.table)
            await soon(lambda: [seat["here"] for seat in ada.update["table"]["seats"]] == [True, False])
            assert "1" in ada.update["away"]

    run(story())


def test_people_at_two_servers_vote_together(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            ada, leo = await ada_and_leo(one, other)
            await ada.table.votes.cast(ada.connection, "resign", -1, yes=True)
            await soon(lambda: leo.update["table"]["votes"])
            assert leo.update["table"]["votes"] == [{"about": "resign", "seat": -1, "yes": [0], "needed": [1]}]
            await leo.table.votes.cast(leo.connection, "resign", -1, yes=True)
            assert leo.update["table"]["status"] == "over"
            await soon(lambda: ada.update["table"]["status"] == "over")

    run(story())


def test_an_open_place_is_given_once(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as servers:
            for _ in range(10):
                seated = await opened(servers[0], "baby-boom", "me", "open")
                both = [
                    server.sit_down(seated.table, SitDown(name)) for server, name in zip(servers, "LM", strict=True)
                ]
                ends = await asyncio.gather(*both, return_exceptions=True)
                assert sorted(type(end).__name__ for end in ends) == ["Refused", "Seated"]

    run(story())


def test_a_rematch_asked_for_at_both_is_one_table(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            ada, leo = await ada_and_leo(one, other)
            for browser in (ada, leo):
                await browser.table.votes.cast(browser.connection, "resign", -1, yes=True)
                await soon(lambda: ada.update["table"]["votes"] == leo.update["table"]["votes"])
            await soon(lambda: ada.table.status == leo.table.status == "over")
            await asyncio.gather(
                one.rematch(ada.table, ada.connection.hashes), other.rematch(leo.table, leo.connection.hashes)
            )
            assert ada.table.row.rematch == leo.table.row.rematch != ""

    run(story())


def test_somebody_put_out_at_one_server_is_nobody_at_the_other(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            ada, leo = await ada_and_leo(one, other)
            await host_command(ada.table, ada.connection, "free", 1, "fair")
            mia = await joined(one, Seated(ada.table.row.id, {}), "Mia")
            await soon(lambda: leo.update["mine"] == [])
            with pytest.raises(Refused, match="no seat"):
                await seats.leave(leo.table, leo.connection)
            assert (await comes(other, mia)).update["mine"] == [1]

    run(story())


def test_bots_play_at_one_server_and_the_other_goes_on_when_it_dies(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            seated = await opened(one, "baby-boom", "me", "fair", "fair")
            here = await comes(one, seated)
            await soon(lambda: here.table.runs_here)
            there = await comes(other, seated)
            await other.servers.beat()
            assert not there.table.runs_here
            await one.servers.close()  # it says nothing more, as if it were dead
            here.table.run_here(runs=False)
            await other.store._execute(update(SERVERS).values(seen=0), seated.table)
            await other.servers.beat()
            await soon(lambda: there.table.runs_here)
            for _ in range(3):
                await soon(lambda: there.table.question(0) is not None)
                await answer(there.table, 0)
            revisions = [move.rev for move in await other.store.moves(seated.table)]
            assert revisions == list(range(1, len(revisions) + 1))

    run(story())


def test_a_server_that_is_closed_hands_its_tables_on(database: Database) -> None:
    async def story() -> None:
        async with running_tables(database) as other:
            async with running_tables(database) as one:
                seated = await opened(one, "baby-boom", "me", "fair")
                here = await comes(one, seated)
                await soon(lambda: here.table.runs_here)
                await other.servers.beat()
                there = await comes(other, seated)
                await other.servers.beat()
                assert not there.table.runs_here
                here.leave()
            await soon(lambda: there.table.runs_here)

    run(story())


def test_the_clock_goes_on_at_the_other_server(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            seated = await opened(one, "baby-boom", "me", "open", clock=300)
            friend = await joined(other, seated)
            ada = await comes(one, seated)
            await soon(lambda: ada.table.runs_here and ada.table.clock.deadlines)
            leo = await comes(other, friend)
            await soon(lambda: leo.table.clock.deadlines == ada.table.clock.deadlines)
            ada.leave()
            await one.unload(ada.table)
            await soon(lambda: leo.table.runs_here)
            assert leo.table.clock.deadlines.keys() == ada.table.clock.deadlines.keys()

    run(story())


def test_an_address_has_one_limit_at_all_servers(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            for tables in (one, other, one):
                await tables.servers.beat()
            for _ in range(2):
                assert all(one.opening_rate.take("ada") for _ in range(20))
                await one.servers.beat()
                await other.servers.beat()
            taken = sum(other.opening_rate.take("ada") for _ in range(60))
            assert taken == 20
            sockets = [CountPerAddress(), CountPerAddress()]
            for tables, count in zip((one, other), sockets, strict=True):
                tables.servers.share(COUNTED, count)
            assert all(sockets[0].add("ada", 40) for _ in range(39))
            await one.servers.beat()
            await other.servers.beat()
            assert [sockets[1].add("ada", 40) for _ in range(2)] == [True, False]
        async with running_tables(database) as alone:
            await alone.servers.beat()
            assert await alone.store.share_usage({}) == {}

    run(story())


def test_what_an_address_uses_while_nothing_can_be_told_is_told_later(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(_used: object) -> None:
        raise Unavailable("away")

    async def story() -> None:
        async with two_servers(database) as (one, other):
            sockets = [CountPerAddress(), CountPerAddress()]
            for tables, count in zip((one, other), sockets, strict=True):
                tables.servers.share(COUNTED, count)
                await tables.servers.beat()
            with monkeypatch.context() as away:
                away.setattr(one.store, "share_usage", gone)
                assert all(one.opening_rate.take("ada") for _ in range(40))
                assert all(sockets[0].add("ada", 40) for _ in range(39))
                with pytest.raises(Unavailable):
                    await one.servers.beat()
            await one.servers.beat()
            await other.servers.beat()
            assert sum(other.opening_rate.take("ada") for _ in range(60)) == 20
            assert [sockets[1].add("ada", 40) for _ in range(2)] == [True, False]

    run(story())


def test_old_tables_are_deleted_by_one_server_only(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            seated = await opened(one, "baby-boom", "me", "me")
            one.limits = other.limits = Limits(expires_days=-1)
            deleted = [await tables.expire() for tables in (one, other)]
            assert sorted(deleted) == [[], [seated.table]]

    run(story())


def test_whoever_comes_to_a_table_that_another_server_has_deleted_is_told_so(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            seated = await opened(one, "baby-boom", "me", "me")
            table = await one.get(seated.table)
            assert await other.store.expire(table.row.touched + 1) == [seated.table]
            with pytest.raises(Refused, match="this table is not there any more"):
                await one.get(seated.table)
            assert one.live == {}

    run(story())


def test_whoever_comes_back_at_another_server_finds_the_bots_there(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            seated = await opened(one, "baby-boom", "me", "fair")
            here = await comes(one, seated)
            await soon(lambda: here.table.runs_here)
            here.leave()  # before the new connection is there, as when a page is loaded again
            await seats.note_absence(here.table)
            there = await comes(other, seated)
            await one.servers.beat()
            assert not here.table.runs_here
            await soon(lambda: there.table.runs_here)

    run(story())


def test_somebody_who_was_at_a_server_that_died_is_away_from_then_on(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            ada, leo = await ada_and_leo(one, other)
            await soon(lambda: [seat["here"] for seat in ada.update["table"]["seats"]] == [True, True])
            await other.servers.close()
            dead = update(SERVERS).where(SERVERS.c.id == other.store.server).values(seen=0)
            await one.store._execute(dead, leo.table.row.id)
            await one.servers.beat()
            await soon(lambda: not ada.update["table"]["seats"][1]["here"])
            await one.servers.beat()
            assert ada.table.seats[1].away > 0

    run(story())


def test_somebody_who_is_there_is_not_away_because_two_come_at_once(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            for _ in range(5):
                ada, leo = await ada_and_leo(one, other)
                for browser in (ada, leo):
                    browser.leave()
                await asyncio.gather(*[seats.note_absence(browser.table) for browser in (ada, leo)])
                tokens = [browser.connection for browser in (ada, leo)]
                for browser in (ada, leo):
                    browser.table.connect(browser.connection, -1)
                await asyncio.gather(*[seats.come_back(b.table, c) for b, c in zip((ada, leo), tokens, strict=True)])
                for tables in (one, other):
                    await tables.servers.beat()
                found = await one.store.read(ada.table.row.id)
                assert found is not None
                assert [seat.away for seat in found[1]] == [0, 0]

    run(story())


def test_what_others_say_is_sent_although_somebody_here_has_said_something_since(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            ada, leo = await ada_and_leo(one, other)
            async with ada.table.lock:  # nothing is followed meanwhile
                await leo.table.chat.speak(leo.connection, "first")
                await ada.table.chat.speak(ada.connection, "second")
            await soon(lambda: {"first", "second"} <= set(ada.heard()))

    run(story())


def test_a_table_that_another_server_has_deleted_is_dropped(database: Database) -> None:
    async def story() -> None:
        async with two_servers(database) as (one, other):
            seated = await opened(one, "baby-boom", "me", "me")
            table = await one.get(seated.table)
            assert await other.store.expire(table.row.touched + 1) == [seated.table]
            await one._clean_up(table)
            assert one.live == {}
            with pytest.raises(Refused, match="no such table"):
                await one.get(seated.table)

    run(story())
