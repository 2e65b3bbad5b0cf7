"""Where tables survive: one SQLite file. A move is told to anybody only after it is written here.

One thread writes, and commits together whatever waits; another reads. The event loop never touches the file.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Select,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError

from boneyard.core.decision import BadInput
from boneyard.table.migrations import upgrade
from boneyard.table.schema import CHAT, LINKS, MOVES, SEATS, SNAPSHOTS, TABLES

Durability = Literal["process", "power"]  # what an acknowledged move survives: the end of either

SYNCHRONOUS: Final[dict[Durability, str]] = {"process": "NORMAL", "power": "FULL"}
PATIENCE: Final = 5_000  # milliseconds to wait for another process that writes
TURN: Final = 0.0001  # seconds; with Python's own 0.005, a busy event loop can keep the writer waiting for seconds

Result = TypeVar("Result")


@dataclass(frozen=True)
class TableRow:
    """A table; times are in milliseconds."""

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    seed: str  # decimal
    public: bool
    clock: int
    host_hash: bytes
    rules: int
    facts: str
    status: str
    ended: str
    rematch: str
    created: int
    touched: int


@dataclass(frozen=True)
class SeatRow:
    """A place at a table."""

    table: str
    seat: int
    kind: str
    nickname: str
    level: str
    token_hash: bytes  # empty: nobody's
    left: bool


@dataclass(frozen=True)
class MoveRow:
    """One line of a table's record, numbered from 1 without a gap."""

    table: str
    rev: int
    verb: str  # "answer", "undo", "retract"
    seat: int
    text: str
    at: int


@dataclass(frozen=True)
class ChatRow:
    """Something said at a table."""

    table: str
    id: int
    at: int
    seat: int
    nickname: str
    text: str
    say: str  # the JSON of a phrase, or nothing
    author: bytes  # the hash of a token


class Conflict(Exception):
    """Somebody else was first: the table has moved on, is taken, or is gone."""


class Unavailable(Exception):
    """The database cannot now: another process keeps it locked, or the disk is full. Nothing was written."""


Work = Callable[[Connection], Any]
Job = MoveRow | Work


def _batch_of_moves() -> Any:
    """All moves of a batch in one statement: while SQLite works, the event loop runs."""
    line = func.json_each(bindparam("batch")).table_valued("value")
    fields = [func.json_extract(line.c.value, f"$.{column.name}") for column in MOVES.c]
    return insert(MOVES).from_select([column.name for column in MOVES.c], select(*fields))


APPEND: Final = _batch_of_moves()


def write(engine: Engine, jobs: Sequence[Job]) -> list[Any]:
    """Do these in one transaction and say what came of each: its result, or what it raised.

    If one of them cannot be, halves are tried, so that only the guilty one fails.
    """
    try:
        return commit(engine, jobs)
    except OperationalError as problem:
        return [Unavailable(str(problem.orig)) for _ in jobs]
    except Exception as problem:  # noqa: BLE001  (raised where the job came from)
        if len(jobs) == 1:
            return [Conflict(str(problem.orig)) if isinstance(problem, IntegrityError) else problem]
    middle = len(jobs) // 2
    return write(engine, jobs[:middle]) + write(engine, jobs[middle:])


def commit(engine: Engine, jobs: Sequence[Job]) -> list[Any]:
    """The results of these jobs, all of them or none."""
    with engine.begin() as db:
        if all(isinstance(job, MoveRow) for job in jobs):
            _append(db, jobs)  # a single statement is a transaction by itself
            return [None] * len(jobs)
        db.exec_driver_sql("BEGIN IMMEDIATE")
        results: list[Any] = []
        for job in jobs:
            if isinstance(job, MoveRow):
                _append(db, [job])
                results.append(None)
            else:
                results.append(job(db))
        return results


def _append(db: Connection, moves: Sequence[Job]) -> None:
    db.execute(APPEND, {"batch": msgspec.json.encode(moves).decode()})


def connected(path: Path, pragmas: dict[str, str | int]) -> Engine:
    """One connection to the file."""
    engine = create_engine(f"sqlite:///{path}", pool_size=1, max_overflow=0)

    def connect(raw: Any, _record: object) -> None:
        raw.isolation_level = None  # transactions begin where we say, not where the driver guesses
        for name, value in pragmas.items():
            raw.execute(f"PRAGMA {name} = {value}").close()

    event.listen(engine, "connect", connect)
    return engine


class Store:
    """The database, for the event loop that opened it."""

    def __init__(self, path: Path | str, durable: Durability = "process") -> None:
        self.path = Path(path)
        self._threads = [ThreadPoolExecutor(1, "store-writer"), ThreadPoolExecutor(1, "store-reader")]
        lasting: dict[str, str | int] = {"journal_mode": "WAL", "synchronous": SYNCHRONOUS[durable]}
        if durable == "power":
            lasting["fullfsync"] = "ON"  # a Mac's disk is only flushed on request
        common: dict[str, str | int] = {"busy_timeout": PATIENCE, "foreign_keys": "ON"}
        # What is deleted is overwritten: somebody may have asked to be forgotten.
        self._writer = connected(self.path, {**common, **lasting, "secure_delete": "ON"})
        self._reader = connected(self.path, {**common, "query_only": "ON"})
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._in_hand = 0
        self._drain: asyncio.Task[None] | None = None
        self._open = False

    async def open(self) -> None:
        """Bring the file to this version's format, and begin to write."""
        sys.setswitchinterval(TURN)
        await asyncio.get_running_loop().run_in_executor(self._threads[0], self._prepare)
        self._open = True

    def _prepare(self) -> None:
        try:
            with self._writer.begin() as db:
                db.exec_driver_sql("BEGIN IMMEDIATE")
                upgrade(db, self.path.name)
        except DatabaseError as problem:
            raise BadInput(f"{self.path} cannot be used as a database: {problem.orig}") from None

    async def close(self) -> None:
        """Write what waits, and let go of the file."""
        self._open = False
        while self._drain is not None and not self._drain.done():
            await asyncio.wait([self._drain])
        loop = asyncio.get_running_loop()
        for thread, engine in zip(reversed(self._threads), (self._reader, self._writer), strict=True):
            await loop.run_in_executor(thread, engine.dispose)
            thread.shutdown()

    def backlog(self) -> int:
        """How much waits to be written."""
        return len(self._waiting) + self._in_hand

    async def _write(self, job: Job) -> Any:
        if not self._open:
            raise Unavailable("the database is closed")
        loop = asyncio.get_running_loop()
        written = loop.create_future()
        self._waiting.append((job, written))
        if self._drain is None or self._drain.done():
            self._drain = loop.create_task(self._write_out())
        return await written

    async def _write_out(self) -> None:
        """Hand over all that waits, again and again, until nothing does."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            self._in_hand = len(batch)
            outcomes = await loop.run_in_executor(self._threads[0], write, self._writer, [job for job, _ in batch])
            self._in_hand = 0
            for (_, written), outcome in zip(batch, outcomes, strict=True):
                if written.done():  # whoever waited has gone
                    continue
                if isinstance(outcome, Exception):
                    written.set_exception(outcome)
                else:
                    written.set_result(outcome)

    async def _execute(self, statement: Executable) -> None:
        """One statement whose result nobody needs."""

        def execute(db: Connection) -> None:
            db.execute(statement)

        await self._write(execute)

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        def read() -> Result:
            try:
                with self._reader.begin() as db:
                    db.exec_driver_sql("BEGIN")
                    return work(db)
            except OperationalError as problem:
                raise Unavailable(str(problem.orig)) from None

        return await asyncio.get_running_loop().run_in_executor(self._threads[1], read)

    # ── Moves ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def append(self, move: MoveRow) -> None:
        """Write the next move of a table; `Conflict` if it is not the next one."""
        await self._write(move)

    async def moves(self, table: str, after: int = 0) -> list[MoveRow]:
        """A table's moves after a revision, in order."""
        query = select(MOVES).where(MOVES.c.table == table, MOVES.c.rev > after).order_by(MOVES.c.rev)
        return await self._read(lambda db: [MoveRow(*row) for row in db.execute(query)])

    async def snapshot(self, table: str, rev: int, state: str) -> None:
        """Keep a position; only the newest of a table is kept."""
        row = upsert(SNAPSHOTS).values(table=table, rev=rev, state=state)
        newer = row.on_conflict_do_update(
            index_elements=[SNAPSHOTS.c.table],
            set_={"rev": row.excluded.rev, "state": row.excluded.state},
            where=row.excluded.rev > SNAPSHOTS.c.rev,
        )
        await self._execute(newer)

    async def snapshot_of(self, table: str) -> tuple[int, str] | None:
        """The newest position kept, and its revision."""
        query = select(SNAPSHOTS.c.rev, SNAPSHOTS.c.state).where(SNAPSHOTS.c.table == table)
        row = await self._read(lambda db: db.execute(query).one_or_none())
        return None if row is None else (row.rev, row.state)

    # ── Tables and seats ────────────────────────────────────────────────────────────────────────────────────────────

    async def create(self, table: TableRow, seats: list[SeatRow]) -> None:
        """A new table with its seats; `Conflict` if its name is taken."""

        def work(db: Connection) -> None:
            db.execute(insert(TABLES), vars(table))
            db.execute(insert(SEATS), [vars(seat) for seat in seats])

        await self._write(work)

    async def save_table(self, table: TableRow) -> None:
        """Write a table anew; `Conflict` if it is gone."""

        def work(db: Connection) -> None:
            if not db.execute(update(TABLES).where(TABLES.c.id == table.id).values(vars(table))).rowcount:
                raise Conflict(f"table {table.id} is gone")

        await self._write(work)

    async def save_seats(self, seats: list[SeatRow]) -> None:
        """Write seats anew; `Conflict` if their table is gone."""
        row = upsert(SEATS)
        anew = row.on_conflict_do_update(
            index_elements=[SEATS.c.table, SEATS.c.seat],
            set_={name: row.excluded[name] for name in ("kind", "nickname", "level", "token_hash", "left")},
        )

        def work(db: Connection) -> None:
            db.execute(anew, [vars(seat) for seat in seats])

        await self._write(work)

    async def read(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        found = await self._read(lambda db: _with_seats(db, select(TABLES).where(TABLES.c.id == table)))
        return found[0] if found else None

    async def tables(
        self, *, public: bool, statuses: Sequence[str], limit: int
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables of these statuses, those last touched first; only the public ones, or all."""
        query = select(TABLES).where(TABLES.c.status.in_(statuses)).order_by(TABLES.c.touched.desc()).limit(limit)
        if public:
            query = query.where(TABLES.c.public)
        return await self._read(lambda db: _with_seats(db, query))

    async def expire(self, before: int) -> list[str]:
        """Delete the tables where nothing has happened since, with all that belongs to them, and say which."""
        moved = select(func.max(MOVES.c.at)).where(MOVES.c.table == TABLES.c.id).scalar_subquery()
        said = select(func.max(CHAT.c.at)).where(CHAT.c.table == TABLES.c.id).scalar_subquery()
        quiet = [func.coalesce(last, 0) < before for last in (moved, said)]
        old = delete(TABLES).where(TABLES.c.touched < before, *quiet).returning(TABLES.c.id)

        def work(db: Connection) -> list[str]:
            db.execute(delete(LINKS).where(LINKS.c.expires < before))
            return list(db.scalars(old))

        gone: list[str] = await self._write(work)
        return gone

    # ── People ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def say(self, line: ChatRow) -> int:
        """Write what somebody said, and give it a number."""
        row = {name: value for name, value in vars(line).items() if name != "id"}
        given: int = await self._write(lambda db: db.scalar(insert(CHAT).values(row).returning(CHAT.c.id)))
        return given

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        """The last lines said at a table, oldest first."""
        query = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.id.desc()).limit(last)
        lines = await self._read(lambda db: [ChatRow(*row) for row in db.execute(query)])
        return lines[::-1]

    async def link(self, link_hash: bytes, table: str, seats: list[int], host: bool, expires: int) -> None:
        """A link by which somebody's seats go to another browser."""
        await self._execute(insert(LINKS).values(hash=link_hash, table=table, seats=seats, host=host, expires=expires))

    async def use_link(self, link_hash: bytes, now: int) -> tuple[str, list[int], bool] | None:
        """What a link leads to; it does so only once, and not for ever."""
        once = delete(LINKS).where(LINKS.c.hash == link_hash).returning(LINKS)
        row = await self._write(lambda db: db.execute(once).one_or_none())
        return None if row is None or row.expires <= now else (row.table, row.seats, row.host)

    async def forget(self, table: str, author: bytes) -> list[int]:
        """Delete what somebody said at a table and the nickname there, and say which seats these were."""
        assert author, "nobody cannot be forgotten"
        theirs = (SEATS.c.table == table, SEATS.c.token_hash == author)

        def work(db: Connection) -> list[int]:
            db.execute(delete(CHAT).where(CHAT.c.table == table, CHAT.c.author == author))
            return sorted(db.scalars(update(SEATS).where(*theirs).values(nickname="").returning(SEATS.c.seat)))

        seats: list[int] = await self._write(work)
        return seats


def _with_seats(db: Connection, query: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
    tables = [TableRow(*row) for row in db.execute(query)]
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
    for row in db.execute(select(SEATS).where(SEATS.c.table.in_(seats)).order_by(SEATS.c.table, SEATS.c.seat)):
        seats[row.table].append(SeatRow(*row))
    return [(table, seats[table.id]) for table in tables]
