"""Tables, seats and lines to store, and a database for the length of a test."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

from boneyard.table.migrations import upgrade
from boneyard.table.store import ChatRow, MoveRow, SeatRow, Store, TableRow


def a_table(name: str = "oak", **changes: Any) -> TableRow:
    row = TableRow(
        id=name,
        game="baby-boom",
        options={"tiles_and_bombs": True},
        seats=2,
        seed=str(2**255 + 1),
        public=True,
        clock=0,
        host_hash=b"host",
        rules=3,
        facts="abc",
        status="playing",
        ended="",
        rematch="",
        created=1_000,
        touched=1_000,
    )
    return replace(row, **changes)


def two_seats(table: str = "oak") -> list[SeatRow]:
    return [
        SeatRow(table, 0, "person", "Ann", "", b"ann", left=False),
        SeatRow(table, 1, "bot", "Skully", "fair", b"", left=False),
    ]


def a_move(rev: int, table: str = "oak", text: str = "b3-c3") -> MoveRow:
    return MoveRow(table, rev, "answer", rev % 2, text, 2_000 + rev)


def a_line(text: str, author: bytes = b"ann", table: str = "oak") -> ChatRow:
    return ChatRow(table, 0, 5_000, 0, "Ann", text, "", author)


def doctored(folder: Path, statement: str, *values: object) -> None:
    """Change one row of the database of a server directly."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db, db:
        assert db.execute(statement, values).rowcount == 1


def straight(address: Path | str, *statements: str) -> list[Any]:
    """Execute statements in a database, past the store; returns the rows of the last one."""
    engine = create_engine(f"sqlite:///{address}" if isinstance(address, Path) else address)
    with engine.begin() as db:
        results = [db.execute(text(statement)) for statement in statements]
        rows = list(results[-1]) if results[-1].returns_rows else []
    engine.dispose()
    return rows


def in_format(address: Path | str, number: int) -> None:
    """Make an empty database of an earlier format."""
    engine = create_engine(f"sqlite:///{address}" if isinstance(address, Path) else address)
    with engine.begin() as db:
        upgrade(db, "an earlier format", str(number))
    engine.dispose()


def with_store(address: Path | str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Open the database, run a story, and close it."""

    async def run() -> None:
        store = Store(address)
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())
