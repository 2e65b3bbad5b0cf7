"""One thread writes to the database, and commits together whatever waits."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from boneyard.table.rows import MoveRow
from boneyard.table.schema import MOVES

TURN: Final = 0.0001  # seconds; with Python's own 0.005, a busy event loop can keep the thread waiting for seconds

Work = Callable[[Connection], Any]
Job = MoveRow | Work


class Conflict(Exception):
    """Somebody else was first: the table has moved on, is taken, or is gone."""


class Unavailable(Exception):
    """The database cannot now: another process keeps it locked, or the disk is full. Nothing was written."""


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


class Writer:
    """Takes jobs from the event loop; each is done when it is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self.written = 0  # moves
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._in_hand = 0
        self._busy: asyncio.Task[None] | None = None
        self._open = False

    async def open(self, prepare: Callable[[], None]) -> None:
        """Prepare the database, and begin to take jobs."""
        sys.setswitchinterval(TURN)
        await asyncio.get_running_loop().run_in_executor(self._thread, prepare)
        self._open = True

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._open = False
        if self._busy is not None:
            await asyncio.wait([self._busy])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    def backlog(self) -> int:
        """How much waits to be written."""
        return len(self._waiting) + self._in_hand

    async def do(self, job: Job) -> Any:
        """The result of a job, once it is written."""
        if not self._open:
            raise Unavailable("the database is closed")
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._waiting.append((job, done))
        if self._busy is None or self._busy.done():
            self._busy = loop.create_task(self._write_out())
        return await done

    async def _write_out(self) -> None:
        """Hand over all that waits, again and again, until nothing does."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            self._in_hand = len(batch)
            outcomes = await loop.run_in_executor(self._thread, write, self._engine, [job for job, _ in batch])
            self._in_hand = 0
            for (job, done), outcome in zip(batch, outcomes, strict=True):
                self.written += outcome is None and isinstance(job, MoveRow)
                if done.done():  # whoever waited has gone
                    continue
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
