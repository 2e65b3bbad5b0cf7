"""A backup is made while servers write, and goes into either kind of database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, URL, Column, Text, cast, create_engine, select

from boneyard.core.decision import BadInput
from boneyard.table import backups
from boneyard.table.backups import KEPT, back_up, restore
from boneyard.table.migrations import formats
from boneyard.table.store import Store
from tests.table.postgresql import execute
from tests.table.stored import a_line, a_move, a_table, in_format, straight, two_seats, with_store
from tests.table.visitors import Visitor, held, serving

Address = Path | str
Emptied = Callable[[], Address]
OF_THE_MOMENT = ("servers", "presence", "usage")  # what no backup holds


@pytest.fixture(params=["into sqlite", "into postgresql"])
def emptied(request: pytest.FixtureRequest, tmp_path: Path) -> Emptied:
    """Makes an empty database of each kind in turn, once the backup is there."""

    def empty() -> Address:
        if request.param == "into sqlite":
            return tmp_path / "restored.sqlite"
        url: URL = request.getfixturevalue("postgresql")
        execute(url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        return url.render_as_string(hide_password=False)

    return empty


def rows(address: Address) -> dict[str, list[Any]]:
    """Every row that a backup holds, JSON as its text."""
    engine = create_engine(f"sqlite:///{address}" if isinstance(address, Path) else address)

    def shown(column: Column[Any]) -> Any:
        return cast(column, Text) if isinstance(column.type, JSON) else column

    with engine.begin() as db:
        found = {
            table.name: list(db.execute(select(*map(shown, table.c)).order_by(*table.primary_key))) for table in KEPT
        }
    engine.dispose()
    return found


async def fill(store: Store) -> None:
    """Something in every table of the database."""
    await store.create(a_table(votes=[{"about": "é", "yes": [1]}], clocks={"0": 1.5}), two_seats())
    await store.create(a_table("elm", dice_told=True, public=False), two_seats("elm"))
    for rev in range(1, 40):
        await store.append(a_move(rev))
    for text in ("one", "two ☠", "three"):
        await store.say(a_line(text))
    await store.link(b"\x00\xff", "oak", [0, 1], host=True, expires=100)
    await store.snapshot("oak", 39, "a position")
    await store._write(lambda db: db.execute(KEPT[-1].insert(), {"address": "192.0.2.1", "at": 1, "reason": "spam"}))


def filled(address: Address) -> None:
    with_store(address, fill)


def test_a_backup_goes_into_either_kind_of_database(database: Address, emptied: Emptied, tmp_path: Path) -> None:
    filled(database)
    straight(database, "DELETE FROM chat WHERE text = 'three'")  # its number is not given again
    before, file = rows(database), tmp_path / "tables.backup"
    kept = back_up(database, file)
    assert (kept.tables, kept.moves, kept.lines) == (2, 39, 2)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("tables.backup*")] == ["tables.backup"]
    target = emptied()
    assert restore(target, file) == kept
    assert rows(target) == before

    async def goes_on(store: Store) -> None:
        await store.append(a_move(40))
        assert await store.say(a_line("four")) == 4

    with_store(target, goes_on)


def test_a_backup_made_while_moves_are_written_is_of_one_moment(
    database: Address, emptied: Emptied, tmp_path: Path
) -> None:
    """Every move of one table is followed by the same one at another: a backup never has the second alone."""
    file = tmp_path / "tables.backup"

    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        await store.create(a_table("elm"), two_seats("elm"))
        await store.set_presence("oak", [0], 1)
        await store.share_usage({("messages", "192.0.2.1"): 1.0})
        backing_up = asyncio.create_task(asyncio.to_thread(back_up, database, file))
        rev = 0
        while not backing_up.done() or rev < 50:
            rev += 1
            await store.append(a_move(rev))
            await store.append(a_move(rev, "elm"))
        await backing_up

    with_store(database, story)
    with closing(sqlite3.connect(file)) as copy:
        assert [copy.execute(f"SELECT count(*) FROM {name}").fetchone() for name in OF_THE_MOMENT] == [(0,)] * 3
    target = emptied()
    restore(target, file)
    ((first, second),) = straight(
        target,
        "SELECT (SELECT count(*) FROM moves WHERE \"table\" = 'oak'), "
        "(SELECT count(*) FROM moves WHERE \"table\" = 'elm')",
    )
    assert first - second in (0, 1)


def answer(visitor: Visitor) -> None:
    """Answer from the seat that is asked, for somebody who has all of them."""
    if not visitor.update["prompt"]:
        visitor.say("look", seat=visitor.update["asked"][0])
        visitor.until_true(lambda update: update["prompt"])
    visitor.answer()


def test_a_server_goes_on_from_a_backup_of_a_server_that_runs(
    database: Address, emptied: Emptied, tmp_path: Path
) -> None:
    with serving(tmp_path, database=database) as server:
        seated = server.open_table("baby-boom", "me", "me")
        ada = Visitor(server, seated["table"], held(seated))
        for _ in range(5):
            answer(ada)
        ada.say("chat", text="hello")
        ada.until("said")
        seen = ada.update
        back_up(database, tmp_path / "tables.backup")
        ada.leave()
    target = emptied()
    restore(target, tmp_path / "tables.backup")
    with serving(tmp_path, database=target) as server:
        ada = Visitor(server, seated["table"], held(seated))
        assert (ada.update["rev"], ada.update["asked"]) == (seen["rev"], seen["asked"])
        ada.until("said")
        assert [line["text"] for line in ada.chat] == ["hello"]
        answer(ada)
        ada.leave()


# ── Refusals ────────────────────────────────────────────────────────────────────────────────────────────────────────


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as problem:
        work()
    return str(problem.value)


def test_a_database_with_tables_is_only_replaced_when_asked_to(database: Address, tmp_path: Path) -> None:
    filled(tmp_path / "source.sqlite")
    file = tmp_path / "tables.backup"
    back_up(tmp_path / "source.sqlite", file)

    async def another(store: Store) -> None:
        await store.create(a_table("yew"), two_seats("yew"))
        await store.say(a_line("here", table="yew"))

    with_store(database, another)
    before = rows(database)
    assert "holds tables: 1; --replace deletes them" in refused(lambda: restore(database, file))
    assert rows(database) == before
    restore(database, file, replace=True)
    assert rows(database) == rows(tmp_path / "source.sqlite")


def test_a_database_that_a_server_uses_is_left_alone(database: Address, tmp_path: Path) -> None:
    filled(tmp_path / "source.sqlite")
    file = tmp_path / "tables.backup"
    back_up(tmp_path / "source.sqlite", file)

    async def story(_store: Store) -> None:
        why = await asyncio.to_thread(refused, lambda: restore(database, file, replace=True))
        assert why.startswith("a server uses ")

    with_store(database, story)
    assert not any(rows(database).values())


def test_backups_of_older_formats_are_brought_up_to_date(tmp_path: Path, emptied: Emptied) -> None:
    old, file = tmp_path / "old.sqlite", tmp_path / "tables.backup"
    in_format(old, 1)
    straight(
        old,
        "INSERT INTO tables VALUES ('oak', 'baby-boom', '{}', 2, '7', 1, 0, x'01', 3, 'abc', 'playing', '', '', 1, 1)",
        "INSERT INTO moves VALUES ('oak', 1, 'answer', 0, 'b3-c3', 5)",
    )
    assert back_up(old, file).format == "1"
    target = emptied()
    assert restore(target, file).format == straight(target, "SELECT version_num FROM alembic_version")[0][0] != "1"

    async def reads(store: Store) -> None:
        assert [move.text for move in await store.moves("oak")] == ["b3-c3"]

    with_store(target, reads)


def test_a_backup_of_a_newer_version_is_refused(database: Address, tmp_path: Path) -> None:
    filled(tmp_path / "new.sqlite")
    straight(tmp_path / "new.sqlite", "UPDATE alembic_version SET version_num = '99'")
    back_up(tmp_path / "new.sqlite", tmp_path / "tables.backup")
    why = refused(lambda: restore(database, tmp_path / "tables.backup"))
    assert why.startswith("tables.backup was written by a newer Boneyard, in format 99;")
    assert not (tmp_path / "tables.db").exists()


def test_postgresql_is_backed_up_by_the_version_that_serves_it(postgresql: URL, tmp_path: Path) -> None:
    address = postgresql.render_as_string(hide_password=False)
    in_format(address, int(formats()[1]))
    why = refused(lambda: back_up(address, tmp_path / "new"))
    assert f"is in format {formats()[1]}, and this version backs up format {formats()[0]}" in why
    assert not list(tmp_path.glob("new*"))


def test_a_restore_that_is_interrupted_leaves_no_new_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path / "source.sqlite")
    back_up(tmp_path / "source.sqlite", tmp_path / "good")

    def ctrl_c(*_databases: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(backups, "_copy_all", ctrl_c)
    with pytest.raises(KeyboardInterrupt):
        restore(tmp_path / "new.sqlite", tmp_path / "good")
    assert not list(tmp_path.glob("new*"))


def test_a_backup_that_somebody_writes_to_is_not_restored(tmp_path: Path) -> None:
    filled(tmp_path / "source.sqlite")
    back_up(tmp_path / "source.sqlite", tmp_path / "good")
    with closing(sqlite3.connect(tmp_path / "good", isolation_level=None)) as writing:
        writing.execute("BEGIN EXCLUSIVE")
        assert "good cannot be read: database is locked" in refused(
            lambda: restore(tmp_path / "new", tmp_path / "good")
        )
    assert not (tmp_path / "new").exists()


def test_what_cannot_be_backed_up_or_restored(tmp_path: Path) -> None:
    here = tmp_path / "tables.sqlite"
    assert refused(lambda: back_up(here, tmp_path / "new")) == f"there is no database {here} to back up"
    filled(here)
    (tmp_path / "text").write_text("Ahoy!" * 1000)
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as other, other:
        other.execute("CREATE TABLE things (a)")
    back_up(here, tmp_path / "good")
    damaged = tmp_path / "damaged"
    pages = bytearray((tmp_path / "good").read_bytes())
    pages[8192:12288] = b"\xa5" * 4096
    damaged.write_bytes(pages)
    empty = tmp_path / "empty.sqlite"
    for work, why in (
        (lambda: back_up(here, tmp_path / "text"), "is there already; name a new file"),
        (lambda: back_up(here, tmp_path / "nowhere" / "new"), "there is no folder"),
        (lambda: back_up(tmp_path / "text", tmp_path / "new"), "text cannot be read: file is not a database"),
        (lambda: back_up(tmp_path / "other.sqlite", tmp_path / "new"), "is not a database of Boneyard"),
        (lambda: back_up("mysql://localhost/tables", tmp_path / "new"), "a database is a file, "),
        (lambda: restore(empty, tmp_path / "none"), "there is no backup"),
        (lambda: restore(empty, tmp_path / "text"), "is not a backup of Boneyard"),
        (lambda: restore(empty, tmp_path / "other.sqlite"), "is not a backup of Boneyard"),
        (lambda: restore(empty, damaged), "damaged"),
        (lambda: restore(tmp_path / "nowhere" / "x.sqlite", tmp_path / "good"), "there is no folder"),
        (lambda: restore(tmp_path / "text", tmp_path / "good"), "cannot be used as a database: file is not a database"),
    ):
        assert why in refused(work)
    assert not empty.exists()
    assert not list(tmp_path.glob("new*"))
    assert (tmp_path / "text").read_text() == "Ahoy!" * 1000


def test_a_database_that_cannot_be_reached(postgresql: URL, tmp_path: Path) -> None:
    gone = postgresql.set(database="nowhere").render_as_string(hide_password=False)
    filled(tmp_path / "source.sqlite")
    back_up(tmp_path / "source.sqlite", tmp_path / "good")
    assert "cannot be read: " in refused(lambda: back_up(gone, tmp_path / "new"))
    assert "cannot be used as a database: " in refused(lambda: restore(gone, tmp_path / "good"))
    empty = postgresql.render_as_string(hide_password=False)
    assert "is not a database of Boneyard" in refused(lambda: back_up(empty, tmp_path / "new"))
    assert not list(tmp_path.glob("new*"))


def test_a_backup_that_finds_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path / "tables.sqlite")
    usual = sqlite3.connect

    def small(name: Any, *arguments: Any, **more: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = usual(name, *arguments, **more)
        if str(name).endswith(".unfinished"):
            db.execute("PRAGMA max_page_count = 3")
        return db

    monkeypatch.setattr(sqlite3, "connect", small)
    why = refused(lambda: back_up(tmp_path / "tables.sqlite", tmp_path / "new"))
    assert "database or disk is full" in why
    assert not list(tmp_path.glob("new*"))
