"""Several servers on one database: a change is made once, a table is run by one of them, and all hear of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import URL

from boneyard.table.databases import LONGEST_PAYLOAD, payloads
from boneyard.table.store import Conflict, News, SeatRow, Store, Unavailable
from tests.table.postgresql import cut_connections
from tests.table.stored import a_line, a_move, a_table, straight, two_seats, with_store

Address = Path | str
SOON = 60  # seconds; on a busy machine too


def with_two(address: Address, story: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Open the database twice, as two servers do, and run a story."""

    async def run(one: Store) -> None:
        other = Store(address)
        await other.open()
        try:
            await story(one, other)
        finally:
            await other.close()

    with_store(address, run)


def an_open_seat(table: str = "oak") -> list[SeatRow]:
    ann, bot = two_seats(table)
    return [ann, replace(bot, kind="open", nickname="")]


async def sits_down(store: Store, table: str, who: str) -> bool:
    try:
        await store.change(table, 0, seats={1: {"kind": "person", "nickname": who, "token_hash": who.encode()}})
    except Conflict:
        return False
    return True


# ── Changes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_its_seats_and_its_chat_are_changed_together(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), an_open_seat())
        await store.link(b"of both", "oak", [0, 1], host=False, expires=100)
        await store.link(b"of the host", "oak", [], host=True, expires=100)
        said = await store.change(
            "oak",
            0,
            row={"status": "over", "votes": [1]},
            seats={0: {"left": True}, 1: {"nickname": "Bo", "kind": "person"}},
            say=[a_line("one"), a_line("two")],
            unlink=[1],
            rematch=(a_table("elm"), two_seats("elm")),
        )
        assert [line.text for line in said] == ["one", "two"]
        assert said == await store.chat("oak")
        ann, bo = an_open_seat()
        assert await store.read("oak") == (
            a_table(status="over", votes=[1], version=1),
            [replace(ann, left=True), replace(bo, nickname="Bo", kind="person")],
        )
        assert await store.read("elm") == (a_table("elm"), two_seats("elm"))
        assert await store.take_link(b"of both", b"me", 0) is None
        assert await store.take_link(b"of the host", b"me", 0) == ("oak", [], True)

    with_store(database, story)


def test_a_change_of_an_older_version_changes_nothing(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        await store.create(a_table("elm"), [])
        await store.change("oak", 0)
        await store.link(b"link", "oak", [0], host=False, expires=100)
        for table, version, rematch in (("oak", 0, "fir"), ("oak", 2, "fir"), ("oak", 1, "elm"), ("gone", 0, "fir")):
            with pytest.raises(Conflict):
                await store.change(
                    table,
                    version,
                    row={"status": "over"},
                    seats={0: {"left": True}},
                    say=[a_line("hello")],
                    unlink=[0],
                    rematch=(a_table(rematch), []),
                )
        assert await store.read("oak") == (a_table(version=1), two_seats())
        assert await store.chat("oak") == []
        assert await store.read("fir") is None
        assert await store.take_link(b"link", b"me", 0) is not None

    with_store(database, story)


def test_an_open_place_is_given_once(database: Address) -> None:
    async def story(one: Store, other: Store) -> None:
        for number in range(20):
            table = f"table {number}"
            await one.create(a_table(table), an_open_seat(table))
            got = await asyncio.gather(sits_down(one, table, "Bo"), sits_down(other, table, "Cy"))
            assert sorted(got) == [False, True]
            found = await one.read(table)
            assert found is not None
            assert found[1][1].nickname == ("Bo" if got[0] else "Cy")
            assert found[0].version == 1

    with_two(database, story)


def test_a_rematch_is_made_once(database: Address) -> None:
    async def again(store: Store, name: str) -> bool:
        try:
            await store.change("oak", 0, row={"rematch": name}, rematch=(a_table(name), two_seats(name)))
        except Conflict:
            return False
        return True

    async def story(one: Store, other: Store) -> None:
        await one.create(a_table(), two_seats())
        made = await asyncio.gather(again(one, "elm"), again(other, "fir"))
        assert sorted(made) == [False, True]
        there = [await one.read(name) is not None for name in ("elm", "fir")]
        assert there == list(made)

    with_two(database, story)


def test_moves_at_two_servers_are_neither_doubled_nor_lost(database: Address) -> None:
    won: list[tuple[str, int, str]] = []

    async def play(store: Store, table: str, who: str) -> None:
        rev = 0
        while rev < 30:
            rev += 1
            with contextlib.suppress(Conflict):
                await store.append(a_move(rev, table, who))
                won.append((table, rev, who))

    async def story(one: Store, other: Store) -> None:
        tables = [f"table {number}" for number in range(8)]
        for table in tables:
            await one.create(a_table(table), two_seats(table))
        # Each server writes them in another order, and must not wait for the other.
        playing = [play(one, table, "one") for table in tables] + [play(other, table, "two") for table in tables[::-1]]
        await asyncio.gather(*playing)
        stored = [(move.table, move.rev, move.text) for table in tables for move in await one.moves(table)]
        assert sorted(won) == sorted(stored)
        assert [rev for _, rev, _ in stored] == [*range(1, 31)] * 8

    with_two(database, story)


def test_nobody_sits_down_where_another_server_tells_the_dice(database: Address) -> None:
    async def tells(store: Store, table: str) -> bool:
        try:
            return await store.tell_dice(table, 1, frozenset((b"ann",)))
        except Conflict:
            return False

    async def frees(store: Store, table: str) -> bool:
        try:
            await store.change(table, 1, seats={1: {"kind": "open"}})
        except Conflict:
            return False
        return True

    async def story(one: Store, other: Store) -> None:
        for number in range(20):
            table = f"table {number}"
            await one.create(a_table(table, version=1), two_seats(table))
            assert sorted(await asyncio.gather(tells(one, table), frees(other, table))) == [False, True]
        await one.create(a_table(), an_open_seat())
        assert not await one.tell_dice("oak", 0, frozenset((b"ann",)))
        with pytest.raises(Conflict):
            await one.tell_dice("oak", 7, frozenset((b"ann",)))

    with_two(database, story)


def test_how_far_tables_have_come(database: Address) -> None:
    async def story(store: Store) -> None:
        for name in ("oak", "elm"):
            await store.create(a_table(name), two_seats(name))
        await store.append(a_move(1))
        await store.append(a_move(2))
        number = await store.say(a_line("hello"))
        await store.save_clocks("oak", {"0": 12})
        await store.change("oak", 0)
        assert await store.claim(["oak"]) == {"oak"}
        untouched = News(0, 0, 0, 0, {}, "", [], [])
        oak = News(1, 2, number, 0, {"0": 12}, store.server, [a_move(2)], [])
        assert await store.news({"oak": 1, "elm": 0, "fir": 0}) == {"oak": oak, "elm": untouched}
        assert await store.news({}) == {}
        await store.forget("oak", b"ann")
        await store.forget("elm", b"nobody there")
        await store.release(["oak"])
        assert await store.news({"oak": 2, "elm": 0}) == {
            "oak": News(2, 2, 0, 1, {"0": 12}, "", [], []),
            "elm": untouched,
        }
        with pytest.raises(Conflict):
            await store.save_clocks("fir", {})

    with_store(database, story)


# ── Who is alive, and who runs what ─────────────────────────────────────────────────────────────────────────────────


def dies(address: Address, store: Store, seconds: int = 7) -> None:
    """A server has not given a sign of life for this long."""
    straight(address, f"UPDATE servers SET seen = seen - {seconds * 1000} WHERE id = '{store.server}'")


def test_a_check_that_takes_longer_than_the_lease_finds_what_was_written(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store) -> None:
        heartbeat = store.heartbeat

        async def long_ago() -> set[str]:
            others = await heartbeat()
            dies(database, store)
            return others

        monkeypatch.setattr(store, "heartbeat", long_ago)
        await store.check()

    with_store(database, story)


def test_servers_know_which_others_are_alive(database: Address) -> None:
    async def story(one: Store, other: Store) -> None:
        assert one.server != other.server
        assert await one.heartbeat() == {other.server}
        dies(database, other)
        assert await one.heartbeat() == set()
        assert await other.heartbeat() == {one.server}
        assert await one.heartbeat() == {other.server}
        dies(database, other, 70)
        await one.heartbeat()
        assert straight(database, "SELECT id FROM servers") == [(one.server,)]
        await other.heartbeat()
        assert await one.heartbeat() == {other.server}

    with_two(database, story)
    assert straight(database, "SELECT id FROM servers") == []


def test_a_table_is_run_by_one_server_until_that_dies_or_releases_it(database: Address) -> None:
    async def story(one: Store, other: Store) -> None:
        for name in ("oak", "elm", "fir"):
            await one.create(a_table(name), two_seats(name))
        assert await one.claim(["oak", "elm"]) == {"oak", "elm"}
        assert await other.claim(["oak", "elm", "fir", "gone"]) == {"fir"}
        assert await one.claim(["oak", "elm", "fir"]) == {"oak", "elm"}
        await other.release(["oak", "fir"])
        assert await one.claim(["fir"]) == {"fir"}
        assert await other.claim(["oak"]) == set()
        await one.release(["oak"])
        assert await other.claim(["oak", "elm"]) == {"oak"}
        dies(database, one)
        assert await other.claim(["oak", "elm", "fir"]) == {"oak", "elm", "fir"}
        await one.heartbeat()
        assert await one.claim(["oak", "elm", "fir"]) == set()
        assert await one.claim([]) == set()

    with_two(database, story)


def test_servers_that_claim_tables_at_once_share_them(database: Address) -> None:
    async def story(one: Store, other: Store) -> None:
        tables = [f"table {number}" for number in range(10)]
        for table in tables:
            await one.create(a_table(table), [])
        straight(database, "UPDATE servers SET seen = seen + 3600000")  # on a busy machine this takes long
        for _ in range(20):
            got = await asyncio.gather(*[store.claim([table]) for table in tables for store in (one, other)])
            assert sorted(table for each in got for table in each) == tables
            await asyncio.gather(one.release(tables), other.release(tables[::-1]))

    with_two(database, story)


def test_a_server_that_signs_off_leaves_its_tables(database: Address) -> None:
    async def story(one: Store) -> None:
        other = Store(database)
        await other.open()
        await one.create(a_table(), [])
        assert await other.claim(["oak"]) == {"oak"}
        assert await one.claim(["oak"]) == set()
        await other.close()
        assert await one.claim(["oak"]) == {"oak"}

    with_store(database, story)


def test_who_looks_at_a_table_at_other_servers(database: Address) -> None:
    async def story(one: Store, other: Store) -> None:
        for name in ("oak", "elm"):
            await one.create(a_table(name), two_seats(name))
        await one.set_presence("oak", {1, 0}, 3)
        await one.set_presence("elm", [], 1)
        seen = {"oak": [([0, 1], 3)], "elm": [([], 1)]}
        assert await other.presence(["oak", "elm", "gone"]) == seen
        assert await one.presence(["oak", "elm"]) == {}
        await one.set_presence("elm", [], 0)
        await one.set_presence("oak", [1], 0)
        assert await other.presence(["oak", "elm"]) == {"oak": [([1], 0)]}
        dies(database, one)
        assert await other.presence(["oak"]) == {}
        dies(database, one, 70)
        await other.heartbeat()
        assert straight(database, "SELECT * FROM presence") == []
        await one.heartbeat()
        assert await other.presence(["oak"]) == {"oak": [([1], 0)]}
        with pytest.raises(Conflict):
            await one.set_presence("gone", [0], 0)

    with_two(database, story)


# ── News ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class Ear:
    """Remembers what a server hears."""

    def __init__(self, store: Store) -> None:
        self._heard: asyncio.Queue[Collection[str] | None] = asyncio.Queue()
        store.listen(self._heard.put_nowait)

    async def hears(self, table: str) -> None:
        """Wait until the server hears of a table."""
        async with asyncio.timeout(SOON):
            while True:
                tables = await self._heard.get()
                if tables is None or table in tables:
                    return

    async def hears_of_all(self) -> None:
        """Wait until the server has to look at all tables."""
        async with asyncio.timeout(SOON):
            while await self._heard.get() is not None:
                pass

    async def next(self) -> Collection[str] | None:
        async with asyncio.timeout(SOON):
            return await self._heard.get()


def test_other_servers_hear_of_every_change(database: Address) -> None:
    async def story(one: Store, other: Store) -> None:
        await one.create(a_table(), two_seats())
        await one.claim(["oak"])
        ear = Ear(other)
        await other.heartbeat()
        await ear.hears_of_all()  # from now on it listens
        for change in (
            one.append(a_move(1)),
            one.say(a_line("hello")),
            one.change("oak", 0),
            one.save_clocks("oak", {"0": 1}),
            one.set_presence("oak", [0], 0),
            one.forget("oak", b"ann"),
            one.release(["oak"]),
        ):
            await change
            await ear.hears("oak")

    with_two(database, story)


def test_a_batch_is_told_once_and_not_to_the_server_that_wrote_it(postgresql: URL) -> None:
    async def story(one: Store, other: Store) -> None:
        for name in ("oak", "elm"):
            await one.create(a_table(name), two_seats(name))
        ears = Ear(one), Ear(other)
        for ear in ears:
            assert await ear.next() is None
        await asyncio.gather(one.append(a_move(1)), one.append(a_move(1, "elm")), one.append(a_move(2)))
        assert await ears[1].next() == ["elm", "oak"]
        await other.append(a_move(3))
        assert await ears[0].next() == ["oak"]
        await one.append(a_move(2, "elm"))
        assert await ears[1].next() == ["elm"]

    with_two(postgresql.render_as_string(hide_password=False), story)


def test_a_server_whose_connection_was_cut_listens_again_and_looks_at_everything(postgresql: URL) -> None:
    async def story(one: Store, other: Store) -> None:
        await one.create(a_table(), two_seats())
        ear = Ear(other)
        assert await ear.next() is None
        cut_connections(postgresql)
        assert await ear.next() is None
        with contextlib.suppress(Unavailable):  # its own connection was cut too
            await one.say(a_line("hello"))
        await one.say(a_line("hello again"))
        await ear.hears("oak")

    with_two(postgresql.render_as_string(hide_password=False), story)


def test_a_file_is_not_watched_while_nobody_else_writes(tmp_path: Path) -> None:
    async def story(one: Store) -> None:
        Ear(one)
        await one.heartbeat()
        watched = [one._listening is not None]
        other = Store(tmp_path / "tables.db")
        await other.open()
        await one.heartbeat()
        watched.append(one._listening is not None)
        await other.close()
        await one.heartbeat()
        watched.append(one._listening is not None)
        assert watched == [False, True, False]

    with_store(tmp_path / "tables.db", story)


def test_news_of_many_tables_are_divided() -> None:
    tables = [f"«table {number}»" for number in range(3000)]
    messages = list(payloads("a server", tables))
    assert len(messages) > 1
    assert max(len(message.encode()) for message in messages) <= LONGEST_PAYLOAD
    told = [msgspec.json.decode(message, type=list[str]) for message in messages]
    assert {server for server, *_ in told} == {"a server"}
    assert sorted(table for _, *some in told for table in some) == sorted(tables)
