"""The database: what is written can be read, revisions have no gaps, and other formats are recognized."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from boneyard.core.decision import BadInput
from boneyard.table.schema import METADATA
from boneyard.table.store import Conflict, MoveRow, Store, Unavailable
from tests.table.stored import a_line, a_move, a_table, in_format, straight, two_seats, with_store

Address = Path | str


# ── Tables and moves ────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_written_is_there_after_a_restart(database: Address) -> None:
    async def before(store: Store) -> None:
        await store.create(a_table(), two_seats())
        for rev in (1, 2, 3):
            await store.append(a_move(rev, text="« élan »"))

    async def after(store: Store) -> None:
        assert await store.read("oak") == (a_table(), two_seats())
        assert await store.moves("oak") == [a_move(rev, text="« élan »") for rev in (1, 2, 3)]
        assert await store.moves("oak", after=2) == [a_move(3, text="« élan »")]
        assert await store.read("elm") is None
        assert await store.moves("elm") == []

    with_store(database, before)
    with_store(database, after)


@pytest.mark.parametrize("rev", [0, 1, 2, 4, 9])
def test_only_the_next_revision_can_be_written(database: Address, rev: int) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        await store.append(a_move(1))
        await store.append(a_move(2))
        with pytest.raises(Conflict):
            await store.append(a_move(rev))
        await store.append(a_move(3))
        assert [move.rev for move in await store.moves("oak")] == [1, 2, 3]

    with_store(database, story)


def test_a_table_that_is_not_there_has_no_moves_no_seats_and_no_chat(database: Address) -> None:
    async def story(store: Store) -> None:
        for writing in (
            store.append(a_move(1)),
            store.save_table("oak", {"touched": 1}),
            store.save_seat("oak", 0, {"left": True}),
            store.say(a_line("hello")),
            store.snapshot("oak", 1, "{}"),
        ):
            with pytest.raises(Conflict):
                await writing

    with_store(database, story)


def test_one_conflict_in_a_batch_keeps_nothing_else_from_being_written(database: Address) -> None:
    async def story(store: Store) -> None:
        names = [f"table {n}" for n in range(20)]
        for name in names:
            await store.create(a_table(name), two_seats(name))
        wrong = {"table 7", "table 13"}
        outcomes = await asyncio.gather(
            *[store.append(a_move(2 if name in wrong else 1, name)) for name in names],
            store.say(a_line("in between", table="table 3")),
            store.append(a_move(2, "table 3")),
            return_exceptions=True,
        )
        assert [type(one) for one in outcomes[:20]] == [Conflict if name in wrong else type(None) for name in names]
        assert isinstance(outcomes[20], int)
        assert outcomes[21:] == [None]
        assert store.backlog() == 0
        for name in names:
            revs = [move.rev for move in await store.moves(name)]
            assert revs == ([] if name in wrong else [1, 2] if name == "table 3" else [1])

    with_store(database, story)


def test_several_moves_of_one_table_may_wait_together(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        writing = [asyncio.create_task(store.append(a_move(rev))) for rev in range(1, 30)]
        await asyncio.sleep(0)
        assert store.backlog() == 29
        await asyncio.gather(*writing)
        assert [move.rev for move in await store.moves("oak")] == list(range(1, 30))

    with_store(database, story)


def test_a_cancelled_write_does_not_disturb_the_writer(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        waiting = asyncio.create_task(store.append(a_move(1)))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.append(a_move(2))
        assert len(await store.moves("oak")) == 2

    with_store(database, story)


def test_closing_writes_what_waits(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        writing = [asyncio.create_task(store.append(a_move(rev))) for rev in range(1, 100)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)
        with pytest.raises(Unavailable, match="closed"):
            await store.append(a_move(100))

    async def run() -> None:
        store = Store(database, "power")
        await store.open()
        await story(store)

    asyncio.run(run())

    async def after(store: Store) -> None:
        assert len(await store.moves("oak")) == 99

    with_store(database, after)


def test_a_name_is_taken_only_once(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        with pytest.raises(Conflict):
            await store.create(a_table(game="bad-bones"), [])
        found = await store.read("oak")
        assert found is not None
        assert found[0].game == "baby-boom"

    with_store(database, story)


def test_tables_and_seats_are_updated(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        changes: dict[str, Any] = {"status": "over", "ended": "rules", "rematch": "elm", "touched": 9_000}
        changed: dict[str, Any] = {"kind": "person", "nickname": "Bo", "token_hash": b"bo", "left": True, "away": 7}
        await store.save_table("oak", changes)
        await store.save_seat("oak", 1, changed)
        ann, bot = two_seats()
        assert await store.read("oak") == (a_table(**changes), [ann, replace(bot, **changed)])

    with_store(database, story)


def test_the_lobby_lists_public_tables_those_last_touched_first(database: Address) -> None:
    async def story(store: Store) -> None:
        for name, status, public, touched in (
            ("ash", "open", True, 1),
            ("elm", "playing", True, 3),
            ("fir", "open", True, 2),
            ("oak", "open", False, 4),
        ):
            await store.create(a_table(name, status=status, public=public, touched=touched), two_seats(name))

        async def listed(*statuses: str, public: bool = True, limit: int = 9) -> list[str]:
            return [table.id for table, _ in await store.tables(public=public, statuses=statuses, limit=limit)]

        assert await listed("open") == ["fir", "ash"]
        assert await listed("open", "playing") == ["elm", "fir", "ash"]
        assert await listed("open", "playing", limit=1) == ["elm"]
        assert await listed("open", public=False) == ["oak", "fir", "ash"]
        assert await listed("over") == []
        assert (await store.tables(public=True, statuses=["playing"], limit=1))[0][1] == two_seats("elm")

    with_store(database, story)


def test_only_the_newest_snapshot_is_kept(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        assert await store.snapshot_of("oak") is None
        for rev, state in ((10, "ten"), (30, "thirty"), (20, "twenty")):
            await store.snapshot("oak", rev, state)
        assert await store.snapshot_of("oak") == (30, "thirty")

    with_store(database, story)


def test_tables_nobody_touches_expire_with_all_that_belongs_to_them(database: Address) -> None:
    async def story(store: Store) -> None:
        for name in ("quiet", "moved", "spoke", "saved"):
            await store.create(a_table(name), two_seats(name))
        await store.append(a_move(1, "quiet"))
        await store.say(replace(a_line("hello", table="quiet"), at=1_500))
        await store.snapshot("quiet", 1, "{}")
        await store.link(b"link", "quiet", [0], host=False, expires=99_000)
        await store.append(replace(a_move(1, "moved"), at=9_000))
        await store.say(replace(a_line("hello", table="spoke"), at=9_000))
        await store.save_table("saved", {"touched": 9_000})
        assert await store.expire(before=5_000) == ["quiet"]
        assert await store.expire(before=5_000) == []
        assert await store.read("moved") is not None

    with_store(database, story)
    for table in ("seats", "moves", "chat", "links", "snapshots"):
        assert not straight(database, f"SELECT * FROM {table} WHERE \"table\" = 'quiet'")


# ── People ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_last_lines_of_the_chat_oldest_first(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        assert [await store.say(a_line(text)) for text in "abcd"] == [1, 2, 3, 4]
        assert [(line.id, line.text) for line in await store.chat("oak", last=3)] == [(2, "b"), (3, "c"), (4, "d")]
        assert (await store.chat("oak"))[0] == replace(a_line("a"), id=1)

    with_store(database, story)


def test_somebody_who_asks_is_forgotten(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        await store.say(a_line("a secret of mine"))
        await store.say(a_line("of somebody else", b"bo"))
        assert await store.forget("oak", b"ann") == [0]
        assert [line.text for line in await store.chat("oak")] == ["of somebody else"]
        found = await store.read("oak")
        assert found is not None
        assert [seat.nickname for seat in found[1]] == ["", "Skully"]
        assert await store.forget("oak", b"nobody here") == []
        assert await store.say(a_line("again")) == 3

    with_store(database, story)
    if isinstance(database, Path):
        assert b"a secret of mine" not in database.read_bytes()


def test_a_link_is_taken_by_one_device_and_not_for_ever(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        await store.link(b"good", "oak", [0, 1], host=True, expires=100)
        await store.link(b"late", "oak", [0], host=False, expires=100)
        takers = [b"first", b"second", b"third", b"first"]
        found = ("oak", [0, 1], True)
        assert await asyncio.gather(*[store.take_link(b"good", taker, 99) for taker in takers]) == [
            found,
            None,
            None,
            found,
        ]
        assert await store.take_link(b"late", b"first", 100) is None
        assert await store.take_link(b"unknown", b"first", 0) is None

    with_store(database, story)


def test_a_link_that_was_taken_gives_its_seats_with_everything_said_there_to_the_taker(database: Address) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        await store.say(a_line("mine"))
        await store.link(b"good", "oak", [0, 1], host=True, expires=100)
        assert not await store.hand_over("oak", [b"phone"], 99)
        await store.take_link(b"good", b"phone", 99)
        assert not await store.hand_over("oak", [b"phone"], 100)
        assert await store.hand_over("oak", [b"phone", b"other"], 99)
        found = await store.read("oak")
        assert found is not None
        row, seats = found
        assert (row.host_hash, row.version) == (b"phone", 1)
        assert [seat.token_hash for seat in seats] == [b"phone", b""], "a seat that is nobody's stays so"
        assert [line.author for line in await store.chat("oak")] == [b"phone"]
        assert await store.take_link(b"good", b"phone", 99) is None

    with_store(database, story)


# ── The format ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def nothing(store: Store) -> None:
    assert store.backlog() == 0


def test_the_migrations_lead_to_the_schema_and_may_be_run_again(database: Address) -> None:
    with_store(database, nothing)
    with_store(database, nothing)
    engine = create_engine(f"sqlite:///{database}" if isinstance(database, Path) else database)
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), METADATA) == []
    engine.dispose()


def test_a_database_from_the_future_is_refused_in_one_sentence_and_closed(database: Address) -> None:
    with_store(database, nothing)
    straight(database, "UPDATE alembic_version SET version_num = '77'")
    store = Store(database)
    with pytest.raises(BadInput, match=r"^\S+ was written by a newer Boneyard, in format 77; .* up to \d+$"):
        asyncio.run(store.open())
    for engine in (store._writer._batches.engine, store._to_read):
        assert "Connections in pool: 0" in engine.pool.status()


LATER = ("dice_told", "version", "votes", "proposals", "clocks", "server", "dice", "round", "asked", "forgotten")
TOLD = '{"key":"table-dice-told"}'  # format 1 only had this line of the chat to say so


def test_tables_of_every_earlier_format_are_there_in_the_newest(database: Address) -> None:
    columns = ", ".join(f'"{name}"' for name in vars(a_table()) if name not in LATER)
    values = "'oak', 'baby-boom', '{}', 2, '7', true, 0, :host, 3, 'abc', 'playing', '', '', 1000, 1000"
    for number in (1, 2, 3):
        if isinstance(database, Path):
            database.unlink(missing_ok=True)
        else:
            straight(database, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        in_format(database, number)
        host, nobody = ("x'ab'", "x''") if isinstance(database, Path) else ("'\\xab'", "''")
        straight(
            database,
            f"INSERT INTO tables ({columns}) VALUES ({values.replace(':host', host)})",
            'INSERT INTO seats ("table", seat, kind, nickname, level, token_hash, "left")'
            f" VALUES ('oak', 0, 'person', 'Ann', '', {host}, false),"
            f" ('oak', 1, 'bot', 'Skully', 'fair', {nobody}, false)",
            "INSERT INTO moves (\"table\", rev, verb, seat, text, at) VALUES ('oak', 1, 'answer', 0, 'b3-c3', 5)",
            'INSERT INTO chat ("table", at, seat, nickname, text, say, author)'
            f" VALUES ('oak', 1, 0, '', '', '{TOLD}', {nobody})",
        )
        with_store(database, partial(after_migration, told=number == 1))


async def after_migration(store: Store, told: bool) -> None:
    table = a_table(options={}, seed="7", host_hash=b"\xab", dice_told=told)
    ann, skully = two_seats()
    assert await store.read("oak") == (table, [replace(ann, token_hash=b"\xab"), skully])
    assert await store.moves("oak") == [MoveRow("oak", 1, "answer", 0, "b3-c3", 5)]
    assert len(await store.chat("oak")) == (0 if told else 1)
    await store.append(a_move(2))
    with pytest.raises(Conflict):
        await store.append(a_move(4))
    if told:
        with pytest.raises(Conflict):
            await store.change("oak", 0, seats={1: {"kind": "open"}})
        with pytest.raises(Conflict):
            await store.change("oak", 0, row={"dice_told": False})
    await store.change("oak", 0, seats={0: {"away": 7}})


def test_a_file_that_is_not_a_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader, " * 1000, encoding="utf-8")
    for wrong in (letter, tmp_path, tmp_path / "nowhere" / "tables.db"):
        with pytest.raises(BadInput, match=r"cannot be used as a database: [a-z ]+$"):
            with_store(wrong, nothing)
