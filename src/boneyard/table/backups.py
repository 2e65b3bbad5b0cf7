"""Backups: one SQLite file with all tables, from either kind of database into either kind."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import quote

from sqlalchemy import Connection, Engine, Table, func, select
from sqlalchemy.exc import DBAPIError

from boneyard.core.decision import BadInput
from boneyard.table.database_file import create_private
from boneyard.table.databases import Database, Sqlite, database_at
from boneyard.table.migrations import format_of, formats, upgrade
from boneyard.table.schema import BANS, CHAT, LINKS, MOVES, SEATS, SNAPSHOTS, TABLES
from boneyard.table.shared import alive

# What a backup holds. Servers, and who looks at a table from them, belong to the moment only.
KEPT: Final = (TABLES, SEATS, MOVES, CHAT, LINKS, SNAPSHOTS, BANS)
AT_ONCE: Final = 1_000  # rows


@dataclass(frozen=True)
class Kept:
    """What a backup holds."""

    tables: int
    moves: int
    lines: int
    format: str


# ── Making one ──────────────────────────────────────────────────────────────────────────────────────────────────────


def back_up(address: Path | str, file: Path) -> Kept:
    """Write all tables of a database to a new file, as they are at one moment. Servers go on meanwhile."""
    database = database_at(address)
    if isinstance(database, Sqlite) and not database.path.is_file():
        raise BadInput(f"there is no database {database.path} to back up")
    if file.exists() or file.is_symlink():
        raise BadInput(f"{file} is there already; name a new file")
    if not file.parent.is_dir():
        raise BadInput(f"there is no folder {file.parent} for the backup")
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with _reported(f"{file} cannot be written"):
            create_private(unfinished)
            kept = _copied(database, unfinished)
        _flush(unfinished)
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return kept


def _copied(database: Database, file: Path) -> Kept:
    """Copy a database to an empty file, and check the copy."""
    if isinstance(database, Sqlite):
        _copy_file(database, file)
    else:
        _copy_rows(database, file)
    with closing(sqlite3.connect(file)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it
        _check_whole(copy, database.name)
    with _opened(Sqlite(file)) as db:
        return _contents(db)


def _copy_file(database: Sqlite, file: Path) -> None:
    with _reported(f"{database.name} cannot be read"), closing(_to_read(database.path)) as source:
        if not _format_of_file(source):
            raise BadInput(f"{database.name} is not a database of Boneyard")
        with closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA foreign_keys = ON")
            if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'servers'").fetchone():
                copy.execute("DELETE FROM servers")
                copy.commit()


def _copy_rows(database: Database, file: Path) -> None:
    copy = Sqlite(file)
    with _read(database) as source:
        here, newest = format_of(source), formats()[0]
        if here is None:
            raise BadInput(f"{database.name} is not a database of Boneyard")
        if here != newest:
            raise BadInput(
                f"{database.name} is in format {here}, and this version backs up format {newest}; use the version "
                "that serves it"
            )
        with _migrated(copy) as db:
            _copy_all(source, db)
            copy.number_lines_from(db, database.last_line(source))


# ── Putting one back ────────────────────────────────────────────────────────────────────────────────────────────────


def restore(address: Path | str, file: Path, *, replace: bool = False) -> Kept:
    """Write everything that a backup holds into a database that no server uses.

    The database has to be empty, unless what it holds shall be replaced. Nothing is changed if anything goes wrong.
    """
    if not file.is_file():
        raise BadInput(f"there is no backup {file}")
    database = database_at(address)
    if isinstance(database, Sqlite) and not database.path.parent.is_dir():
        raise BadInput(f"there is no folder {database.path.parent} for the database")
    with TemporaryDirectory() as folder:
        backup = Sqlite(Path(folder) / file.name)
        _prepare(file, backup)
        is_new = isinstance(database, Sqlite) and not database.path.exists()
        try:
            with _reported(f"{database.name} cannot be used as a database", database), _migrated(database) as db:
                _check_free(database, db, replace=replace)
                with _read(backup) as source:
                    _copy_all(source, db)
                    database.number_lines_from(db, backup.last_line(source))
                return _contents(db)
        except BaseException:
            if is_new and isinstance(database, Sqlite):
                database.path.unlink(missing_ok=True)
            raise


def _prepare(file: Path, copy: Sqlite) -> None:
    """Check a backup, and bring a copy of it to the newest format."""
    try:
        with closing(_to_read(file)) as source:
            here = _format_of_file(source)
            if not here:
                raise BadInput(f"{file} is not a backup of Boneyard")
            _check_whole(source, str(file))
            create_private(copy.path)
            with closing(sqlite3.connect(copy.path)) as target:
                source.backup(target)
    except sqlite3.DatabaseError as problem:
        if isinstance(problem, sqlite3.OperationalError):
            raise BadInput(f"{file} cannot be read: {problem}") from None
        raise BadInput(f"{file} is not a backup of Boneyard") from None
    with _migrated(copy, file.name):
        pass


def _check_free(database: Database, db: Connection, *, replace: bool) -> None:
    """Refuse a database that servers use or that holds tables; empty it if those shall be replaced."""
    servers = len(db.scalars(alive(database)).all())
    if servers:
        one = "a server uses" if servers == 1 else f"{servers} servers use"
        raise BadInput(f"{one} {database.name}; stop it before you restore a backup, and wait 6 seconds after a crash")
    tables = db.scalar(select(func.count()).select_from(TABLES))
    if tables and not replace:
        raise BadInput(f"{database.name} holds tables: {tables}; --replace deletes them and restores the backup")
    for table in reversed(KEPT):
        db.execute(table.delete())


# ── Both ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _copy_all(source: Connection, target: Connection) -> None:
    """Copy all rows, in the order in which they refer to each other and moves follow each other."""
    for table in KEPT:
        for rows in _chunks(source, table):
            target.execute(table.insert(), rows)


def _chunks(source: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
    for rows in source.execute(query).mappings().partitions():
        yield [dict(row) for row in rows]


def _contents(db: Connection) -> Kept:
    tables, moves, lines = [db.scalar(select(func.count()).select_from(each)) or 0 for each in (TABLES, MOVES, CHAT)]
    return Kept(tables, moves, lines, format_of(db) or "")


@contextmanager
def _disposed(engine: Engine) -> Iterator[Engine]:
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _read(database: Database) -> Iterator[Connection]:
    """A database as it is at one moment."""
    with _reported(f"{database.name} cannot be read", database), _opened(database) as db:
        yield db


@contextmanager
def _opened(database: Database) -> Iterator[Connection]:
    with _disposed(database.to_read()) as engine, engine.begin() as db:
        database.begin_read(db)
        database.take_time(db)
        yield db


@contextmanager
def _migrated(database: Database, name: str = "") -> Iterator[Connection]:
    """A transaction that begins by bringing a database, empty or not, to the newest format."""
    if isinstance(database, Sqlite):
        create_private(database.path)
    with _disposed(database.to_write("power")) as engine, engine.begin() as db:
        database.begin_migration(db)
        upgrade(db, name or database.name)
        yield db


@contextmanager
def _reported(what: str, database: Database | None = None) -> Iterator[None]:
    """Say in one sentence why a database or a file cannot be used."""
    try:
        yield
    except DBAPIError as problem:
        raise BadInput(f"{what}: {database.reason(problem) if database else problem.orig}") from None
    except sqlite3.Error as problem:
        raise BadInput(f"{what}: {problem}") from None


def _to_read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)


def _format_of_file(db: sqlite3.Connection) -> str:
    """The format of a file; empty if it is not one of Boneyard."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        return ""
    found = db.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found[0]) if found else ""


def _check_whole(db: sqlite3.Connection, name: str) -> None:
    (answer,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    if answer != "ok":
        raise BadInput(f"{name} is damaged: {answer}")


def _flush(file: Path) -> None:
    """Wait until a file is on the disk."""
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
