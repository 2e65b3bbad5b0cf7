"""The database: one SQLite file. A move is sent to browsers only after it is written here.

One thread writes, another reads; the event loop never touches the file.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Select,
    and_,
    case,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DatabaseError, OperationalError

from boneyard.core.decision import BadInput
from boneyard.table.migrations import upgrade
from boneyard.table.rows import ChatRow, MoveRow, SeatRow, TableRow
from boneyard.table.schema import CHAT, LINKS, MOVES, SEATS, SNAPSHOTS, TABLES
from boneyard.table.writer import Conflict, Unavailable, Writer

__all__ = ["ChatRow", "Conflict", "Durability", "MoveRow", "SeatRow", "Store", "TableRow", "Unavailable"]

Durability = Literal["process", "power"]  # what an acknowledged move survives: the end of the process, or a power cut

SYNCHRONOUS: Final[dict[Durability, str]] = {"process": "NORMAL", "power": "FULL"}
BUSY_TIMEOUT: Final = 5_000  # milliseconds to wait while another process writes

Pragmas = dict[str, str | int]
Result = TypeVar("Result")


def connected(path: Path, pragmas: Pragmas) -> Engine:
    """An engine with a single connection to the file."""
    engine = create_engine(f"sqlite:///{path}", pool_size=1, max_overflow=0, hide_parameters=True)

    def connect(raw: Any, _record: object) -> None:
        raw.isolation_level = None  # transactions begin only where we say so, not where the driver guesses
        for name, value in pragmas.items():
            raw.execute(f"PRAGMA {name} = {value}").close()

    event.listen(engine, "connect", connect)
    return engine


class Store:
    """The database, for the event loop that opened it."""

    def __init__(self, path: Path | str, durable: Durability = "process") -> None:
        self.path = Path(path)
        common: Pragmas = {"busy_timeout": BUSY_TIMEOUT, "foreign_keys": "ON"}
        # Deleted bytes are overwritten, because somebody may have asked to be forgotten.
        lasting: Pragmas = {"journal_mode": "WAL", "synchronous": SYNCHRONOUS[durable], "secure_delete": "ON"}
        if durable == "power":
            lasting["fullfsync"] = "ON"  # macOS does not flush the disk otherwise
        self._to_write = connected(self.path, {**common, **lasting})
        self._writer = Writer(self._to_write)
        self._to_read = connected(self.path, {**common, "query_only": "ON"})
        self._reader = ThreadPoolExecutor(1, "store-reader")

    async def open(self) -> None:
        """Migrate the file to the current format, and start to write. If that fails, nothing stays open."""
        try:
            await self._writer.open(self._prepare)
        except BaseException:
            await self.close()
            raise

    def _prepare(self) -> None:
        try:
            with self._to_write.begin() as db:
                db.exec_driver_sql("BEGIN IMMEDIATE")
                upgrade(db, self.path.name)
        except DatabaseError as problem:
            raise BadInput(f"{self.path} cannot be used as a database: {problem.orig}") from None

    async def close(self) -> None:
        """Write what waits, and close the file."""
        await asyncio.get_running_loop().run_in_executor(self._reader, self._to_read.dispose)
        self._reader.shutdown()
        await self._writer.close()

    @property
    def written(self) -> int:
        """How many moves were written since the server started."""
        return self._writer.written

    def backlog(self) -> int:
        """How many writes wait."""
        return self._writer.backlog()

    async def _execute(self, statement: Executable) -> None:
        """Execute a statement whose result nobody needs."""

        def execute(db: Connection) -> None:
            db.execute(statement)

        await self._writer.do(execute)

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        def read() -> Result:
            try:
                with self._to_read.begin() as db:
                    db.exec_driver_sql("BEGIN")
                    return work(db)
            except OperationalError as problem:
                raise Unavailable(str(problem.orig)) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)

    # ── Moves ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def append(self, move: MoveRow) -> None:
        """Write the next move of a table. Raises `Conflict` if its revision is not the next one."""
        await self._writer.do(move)

    async def moves(self, table: str, after: int = 0) -> list[MoveRow]:
        """The moves of a table after a revision, in order."""
        query = select(MOVES).where(MOVES.c.table == table, MOVES.c.rev > after).order_by(MOVES.c.rev)
        return await self._read(lambda db: [MoveRow(*row) for row in db.execute(query)])

    async def snapshot(self, table: str, rev: int, state: str, *, instead_of: int = -1) -> None:
        """Store a position of a table, instead of an older one or of the one with the revision `instead_of`."""
        row = upsert(SNAPSHOTS).values(table=table, rev=rev, state=state)
        newer = row.on_conflict_do_update(
            index_elements=[SNAPSHOTS.c.table],
            set_={"rev": row.excluded.rev, "state": row.excluded.state},
            where=(row.excluded.rev >= SNAPSHOTS.c.rev) | (SNAPSHOTS.c.rev == instead_of),
        )
        await self._execute(newer)

    async def snapshot_of(self, table: str) -> tuple[int, str] | None:
        """The stored position of a table with its revision, if there is one."""
        query = select(SNAPSHOTS.c.rev, SNAPSHOTS.c.state).where(SNAPSHOTS.c.table == table)
        row = await self._read(lambda db: db.execute(query).one_or_none())
        return None if row is None else (row.rev, row.state)

    # ── Tables and seats ────────────────────────────────────────────────────────────────────────────────────────────

    async def create(self, table: TableRow, seats: list[SeatRow]) -> None:
        """Store a new table with its seats. Raises `Conflict` if its name is taken."""

        def work(db: Connection) -> None:
            db.execute(insert(TABLES), vars(table))
            db.execute(insert(SEATS), [vars(seat) for seat in seats])

        await self._writer.do(work)

    async def save_table(self, table: str, changes: dict[str, Any]) -> None:
        """Write only these fields of a table. Raises `Conflict` if it is gone."""

        def work(db: Connection) -> None:
            if not db.execute(update(TABLES).where(TABLES.c.id == table).values(changes)).rowcount:
                raise Conflict(f"table {table} is gone")

        await self._writer.do(work)

    async def save_seat(self, table: str, seat: int, changes: dict[str, Any]) -> None:
        """Write only these fields of a seat. Raises `Conflict` if its table is gone, or if it may not be freed."""
        change = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(changes)

        def work(db: Connection) -> None:
            if not db.execute(change).rowcount:
                raise Conflict(f"table {table} is gone")

        await self._writer.do(work)

    async def tell_dice(self, table: str, hashes: frozenset[bytes]) -> bool:
        """Note that the holder of these secrets knows the dice, unless a seat is open or somebody else's.

        Returns whether that was noted.
        """
        others = and_(SEATS.c.token_hash != b"", SEATS.c.token_hash.not_in(sorted(hashes)))
        could_sit = exists().where(SEATS.c.table == table, or_(SEATS.c.kind == "open", others))
        told = update(TABLES).where(TABLES.c.id == table, ~could_sit).values(dice_told=True)
        alone: bool = await self._writer.do(lambda db: db.execute(told).rowcount == 1)
        return alone

    async def read(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats, if there is one of that name."""
        found = await self._read(lambda db: _with_seats(db, select(TABLES).where(TABLES.c.id == table)))
        return found[0] if found else None

    async def tables(
        self, *, public: bool, statuses: Sequence[str], limit: int
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables with one of these statuses, last touched first: only the public ones, or all."""
        query = select(TABLES).where(TABLES.c.status.in_(statuses)).order_by(TABLES.c.touched.desc()).limit(limit)
        if public:
            query = query.where(TABLES.c.public)
        return await self._read(lambda db: _with_seats(db, query))

    async def expire(self, before: int) -> list[str]:
        """Delete the tables where nothing has happened since a time, with all their data; returns their names."""
        moved = select(func.max(MOVES.c.at)).where(MOVES.c.table == TABLES.c.id).scalar_subquery()
        said = select(func.max(CHAT.c.at)).where(CHAT.c.table == TABLES.c.id).scalar_subquery()
        quiet = [func.coalesce(last, 0) < before for last in (moved, said)]
        old = delete(TABLES).where(TABLES.c.touched < before, *quiet).returning(TABLES.c.id)

        def work(db: Connection) -> list[str]:
            db.execute(delete(LINKS).where(LINKS.c.expires < before))
            return list(db.scalars(old))

        gone: list[str] = await self._writer.do(work)
        return gone

    # ── People ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def say(self, line: ChatRow) -> int:
        """Write a line of the chat; returns its number."""
        row = {name: value for name, value in vars(line).items() if name != "id"}
        given: int = await self._writer.do(lambda db: db.scalar(insert(CHAT).values(row).returning(CHAT.c.id)))
        return given

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        """The last lines of the chat of a table, oldest first."""
        query = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.id.desc()).limit(last)
        lines = await self._read(lambda db: [ChatRow(*row) for row in db.execute(query)])
        return lines[::-1]

    async def link(self, link_hash: bytes, table: str, seats: list[int], host: bool, expires: int) -> None:
        """Store a link that moves seats to another browser."""
        await self._execute(insert(LINKS).values(hash=link_hash, table=table, seats=seats, host=host, expires=expires))

    async def use_link(self, link_hash: bytes, now: int) -> tuple[str, list[int], bool] | None:
        """The table, the seats and the host's right that a link moves, if it is valid. It is deleted by this."""
        once = delete(LINKS).where(LINKS.c.hash == link_hash).returning(LINKS)
        row = await self._writer.do(lambda db: db.execute(once).one_or_none())
        return None if row is None or row.expires <= now else (row.table, row.seats, row.host)

    async def unlink(self, table: str, seat: int) -> None:
        """Delete the links that move a seat, because somebody else holds it now, or nobody does."""

        def work(db: Connection) -> None:
            for link in db.execute(select(LINKS.c.hash, LINKS.c.seats).where(LINKS.c.table == table)).all():
                if seat in link.seats:
                    db.execute(delete(LINKS).where(LINKS.c.hash == link.hash))

        await self._writer.do(work)

    async def rename(self, table: str, old: bytes, new: bytes) -> None:
        """Keep somebody as the author of their chat lines when their secret changes."""

        def work(db: Connection) -> None:
            db.execute(update(CHAT).where(CHAT.c.table == table, CHAT.c.author == old).values(author=new))

        await self._writer.do(work)

    async def forget(self, table: str, author: bytes) -> list[int]:
        """Delete what somebody said at a table, and their nickname there; returns their seats."""
        assert author, "an empty author is nobody, who cannot be forgotten"
        theirs = (SEATS.c.table == table, SEATS.c.token_hash == author)
        unnamed = {"nickname": case((SEATS.c.kind == "bot", SEATS.c.nickname), else_=""), "owner": ""}

        def work(db: Connection) -> list[int]:
            db.execute(delete(CHAT).where(CHAT.c.table == table, CHAT.c.author == author))
            return sorted(db.scalars(update(SEATS).where(*theirs).values(unnamed).returning(SEATS.c.seat)))

        seats: list[int] = await self._writer.do(work)
        return seats


def _with_seats(db: Connection, query: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
    tables = [TableRow(*row) for row in db.execute(query)]
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
    for row in db.execute(select(SEATS).where(SEATS.c.table.in_(seats)).order_by(SEATS.c.table, SEATS.c.seat)):
        seats[row.table].append(SeatRow(*row))
    return [(table, seats[table.id]) for table in tables]
