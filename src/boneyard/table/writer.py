"""One thread writes to the database. Jobs that wait are committed together."""

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

SWITCH_INTERVAL: Final = 0.0001  # seconds; with the default of 0.005 a busy event loop can block the thread for seconds

Work = Callable[[Connection], Any]
Job = MoveRow | Work


class Conflict(Exception):
    """Somebody else was faster: the table has moved on, its name is taken, or it is gone."""


class Unavailable(Exception):
    """The database cannot be written now: it is locked by another process, or the disk is full. Nothing was written."""


def _batch_of_moves() -> Any:
    """One statement that inserts all moves of a batch. The event loop can run while SQLite executes it."""
    line = func.json_each(bindparam("batch")).table_valued("value")
    fields = [func.json_extract(line.c.value, f"$.{column.name}") for column in MOVES.c]
    return insert(MOVES).from_select([column.name for column in MOVES.c], select(*fields))


APPEND: Final = _batch_of_moves()


def write(engine: Engine, jobs: Sequence[Job]) -> list[Any]:
    """Do these jobs in one transaction; returns the result of each, or the exception that it raised.

    If a job fails, each half of the jobs is tried separately, so that only that job fails in the end.
    """
    try:
        return commit(engine, jobs)
    except OperationalError as problem:
        return [Unavailable(str(problem.orig)) for _ in jobs]
    except Exception as problem:  # noqa: BLE001  (raised again in the task that waits for the job)
        if len(jobs) == 1:
            return [Conflict(str(problem.orig)) if isinstance(problem, IntegrityError) else problem]
    middle = len(jobs) // 2
    return write(engine, jobs[:middle]) + write(engine, jobs[middle:])


def commit(engine: Engine, jobs: Sequence[Job]) -> list[Any]:
    """Do all of these jobs in one transaction, or none; returns their results."""
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
    """Takes jobs from the event loop. A job is done when it has been committed."""

    def __init__(self, engine: Engine) -> None:
        self.written = 0  # moves
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._in_hand = 0
        self._busy: asyncio.Task[None] | None = None
        self._open = False

    async def open(self, prepare: Callable[[], None]) -> None:
        """Prepare the database, and start to take jobs."""
        sys.setswitchinterval(SWITCH_INTERVAL)
        await asyncio.get_running_loop().run_in_executor(self._thread, prepare)
        self._open = True

    async def close(self) -> None:
        """Write all jobs that wait, and stop."""
        self._open = False
        if self._busy is not None:
            await asyncio.wait([self._busy])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    def backlog(self) -> int:
        """How many jobs wait to be written."""
        return len(self._waiting) + self._in_hand

    async def do(self, job: Job) -> Any:
        """Wait until a job is written, and return its result."""
        if not self._open:
            raise Unavailable("the database is closed")
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._waiting.append((job, done))
        if self._busy is None or self._busy.done():
            self._busy = loop.create_task(self._write_out())
        return await done

    async def _write_out(self) -> None:
        """Write batches until no job waits."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            self._in_hand = len(batch)
            outcomes = await loop.run_in_executor(self._thread, write, self._engine, [job for job, _ in batch])
            self._in_hand = 0
            for (job, done), outcome in zip(batch, outcomes, strict=True):
                self.written += outcome is None and isinstance(job, MoveRow)
                if done.done():  # the task that waited was cancelled
                    continue
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
