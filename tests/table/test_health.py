"""What is said and refused when the database is removed, replaced, locked, full or damaged."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import URL

from boneyard.table import database_file
from boneyard.table import health as health_module
from boneyard.table.health import Health
from boneyard.table.sockets import BROKEN
from boneyard.table.store import Store, Unavailable
from tests.table.live_tables import run, soon
from tests.table.postgresql import accepting_nobody
from tests.table.stored import a_line, a_move, a_table, two_seats
from tests.table.visitors import Server, Visitor, ada_and_leo, cut_off, eventually, held, serving


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[tuple[Store, Health]]:
    """A store with one table whose health is checked often."""
    store = Store(folder / "tables.sqlite")
    await store.open()
    await store.create(a_table(), two_seats())
    health = Health(store, interval=0.02)
    health.open()
    try:
        yield store, health
    finally:
        await health.close()
        await store.close()


def test_while_the_file_is_away_nothing_is_written_and_once_it_is_back_all_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with watched(tmp_path) as (store, health):
            (tmp_path / "tables.sqlite").rename(tmp_path / "away")
            await soon(lambda: health.problem)
            assert "tables.sqlite was removed" in health.problem
            with pytest.raises(Unavailable, match="was removed"):
                await store.append(a_move(1))
            (tmp_path / "away").rename(tmp_path / "tables.sqlite")
            await soon(lambda: not health.problem)
            await store.append(a_move(1))
            assert len(await store.moves("oak")) == 1

    with caplog.at_level(logging.WARNING):
        run(story())
    begins, ends = [record.getMessage() for record in caplog.records]
    assert begins.startswith("nothing can be written, so every change is refused: the file tables.sqlite was removed")
    assert ends == "the database can be written again"


def test_a_check_that_fails_by_a_mistake_of_ours_is_a_problem_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def mistaken() -> None:
        raise ZeroDivisionError

    async def story() -> None:
        async with watched(tmp_path) as (store, health):
            monkeypatch.setattr(store, "check", mistaken)
            await soon(lambda: health.problem)
            assert health.problem == "the database could not be checked; the log of the server says more"

    with caplog.at_level(logging.ERROR):
        run(story())
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("name", ["tables.sqlite", "tables.sqlite-wal"])
def test_nothing_is_acknowledged_that_goes_to_a_removed_file(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        store = Store(tmp_path / "tables.sqlite")
        await store.open()
        await store.create(a_table(), two_seats())
        (tmp_path / name).unlink()
        with pytest.raises(Unavailable, match="was removed"):
            await store.append(a_move(1))
        await store.close()

    run(story())


def test_a_backup_put_in_the_place_of_the_open_file_is_noticed(tmp_path: Path) -> None:
    async def story() -> None:
        async with watched(tmp_path) as (store, health):
            shutil.copy(tmp_path / "tables.sqlite", tmp_path / "backup")
            (tmp_path / "backup").replace(tmp_path / "tables.sqlite")
            with pytest.raises(Unavailable, match="start the server again"):
                await store.append(a_move(1))
            await soon(lambda: health.problem)

    run(story())


def test_while_another_program_locks_the_database_writers_do_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_module, "PATIENCE", 0.05)

    async def story() -> None:
        async with watched(tmp_path) as (store, health):
            with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(store.say(a_line("said before")))
                await soon(lambda: health.problem)
                with pytest.raises(Unavailable, match="perhaps another program has locked it"):
                    await store.append(a_move(1))
                other.execute("ROLLBACK")
            await soon(lambda: not health.problem)
            await store.append(a_move(1))
            await asyncio.wait([waiting])

    run(story())


def test_a_full_disk_is_noticed_before_a_write_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with watched(tmp_path) as (store, health):
            monkeypatch.setattr(database_file, "LEAST_FREE", 2**63)
            await soon(lambda: health.problem)
            with pytest.raises(Unavailable, match="disk of the database is full"):
                await store.append(a_move(1))
            monkeypatch.setattr(database_file, "LEAST_FREE", 0)
            await soon(lambda: not health.problem)

    run(story())


def damage(path: Path) -> None:
    """Write nonsense over the middle of a database, all of whose data are in the file itself."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek(2 * 4096)
        file.write(b"\xa5" * (path.stat().st_size - 3 * 4096))


def test_damage_is_found_even_where_nobody_reads(tmp_path: Path) -> None:
    async def story() -> None:
        async with watched(tmp_path) as (store, health):
            damage(tmp_path / "tables.sqlite")
            await soon(lambda: health.problem)
            assert health.problem == health_module.DAMAGED
            with pytest.raises(Unavailable, match="restore a backup"):
                await store.append(a_move(1))

    run(story())


def test_damage_that_somebody_comes_across_is_told_before_the_next_inspection(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path / "tables.sqlite")
        await store.open()
        await store.create(a_table(), two_seats())
        await store.close()
        damage(tmp_path / "tables.sqlite")
        store = Store(tmp_path / "tables.sqlite")
        with pytest.raises(Exception, match="malformed"):
            await store.open()
        assert store.is_damaged()

    run(story())


# ── `boneyard serve` ────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_servers_health_is_503_while_its_database_is_away_and_moves_are_refused(tmp_path: Path) -> None:
    server = Server(tmp_path, "--requests", "1000").start()
    try:
        seated = server.open_table("baby-boom", "me", "me")
        ada = Visitor(server, seated["table"], held(seated))
        ada.say("look", seat=ada.update["asked"][0])
        ada.until_true(lambda update: update["prompt"])
        (tmp_path / "tables.sqlite").rename(tmp_path / "away")
        ada.pick()
        assert ada.until("problem")["why"] == "busy"
        eventually(lambda: server.fails("/health"))
        told = server.refused("/health")
        assert (told["status"], told["why"]) == (503, "busy")
        assert told["message"] == "the database cannot be used now; the log of the server says why"
        for _ in range(20):
            ada.pick()
            assert ada.until("problem")["why"] == "busy"
        (tmp_path / "away").rename(tmp_path / "tables.sqlite")
        eventually(lambda: not server.fails("/health"))
        ada.say("chat", text="here we are again")
        ada.until("said")
        ada.leave()
    finally:
        server.stop()
    begins, ends = server.said().splitlines()
    assert "tables.sqlite was removed while the server runs" in begins
    assert "can be written again" in ends


def test_a_browser_whose_hello_fails_is_told_so_and_sent_away_to_come_back_at_once(
    tmp_path: Path, postgresql: URL
) -> None:
    with serving(tmp_path, database=postgresql.render_as_string(hide_password=False)) as server:
        ada, leo = ada_and_leo(server)
        leo.say("ping")
        leo.until("pong")  # so the first hello is done
        with accepting_nobody(postgresql):
            leo.say("hello", tokens=leo.tokens)
            problem = leo.until("problem")
            assert (problem["why"], problem["about"]) == ("busy", "hello")
            assert cut_off(leo.wire) == BROKEN
        eventually(lambda: not server.fails("/health"))
        again = Visitor(server, leo.table, leo.tokens)
        assert again.update["mine"] == [1]
        ada.leave()
        again.leave()


class CrampedServer(Server):
    """A server whose files cannot grow beyond half a megabyte."""

    command = ("sh", "-c", 'ulimit -f 1024; exec "$0" "$@"', *Server.command)


def test_on_a_full_disk_everything_is_refused_without_a_traceback_and_the_end_is_orderly(tmp_path: Path) -> None:
    server = CrampedServer(tmp_path, "--tables", "1000", "--requests", "1000").start()
    try:
        seated = server.open_table("baby-boom", "me", "me")
        ada = Visitor(server, seated["table"], held(seated))
        another = {"game": "baby-boom", "seats": [{"kind": "me"}] * 2, "nickname": "Ada"}
        eventually(lambda: server.fails("/api/tables", another) and server.fails("/health"))
        assert server.refused("/api/tables", another)["why"] == "busy"
        ada.say("chat", text="is anybody there?")
        assert ada.until("problem")["why"] == "busy"
    finally:
        server.stop()
    said = server.said()
    assert "Traceback" not in said
    assert "nothing can be written, so every change is refused" in said
    assert f"the position of table {seated['table']} could not be stored" in said
    assert "shutdown failed" not in said
