"""One thread writes to the database. Jobs that wait are committed together."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from boneyard.table import figures
from boneyard.table.databases import Database, Durability, Unavailable, is_unavailable
from boneyard.table.rows import MoveRow

SWITCH_INTERVAL: Final = 0.0001  # seconds; with the default of 0.005 a busy event loop can block the thread for seconds

Result = TypeVar("Result")


class Conflict(Exception):
    """Somebody else was faster: the table has moved on, its name is taken, or it is gone."""


@dataclass(frozen=True, slots=True)
class Work:
    """Something to write."""

    do: Callable[[Connection], Any]
    tables: Collection[str] = ()  # nobody else changes these meanwhile
    told: bool = False  # whether other servers have to know that these tables have changed
    always: bool = False  # whether it is tried even while everything else is refused


Job = MoveRow | Work


def tables_of(job: Job) -> Collection[str]:
    """The tables that a job is about."""
    return (job.table,) if isinstance(job, MoveRow) else job.tables


def is_told(job: Job) -> bool:
    """Whether other servers have to know of a job."""
    return isinstance(job, MoveRow) or job.told


class Batches:
    """Does jobs together, in the thread that writes."""

    def __init__(self, database: Database, engine: Engine, server: str) -> None:
        self.engine = engine
        self._database = database
        self._server = server

    def write(self, jobs: Sequence[Job]) -> list[Any]:
        """Do these jobs in one transaction; returns the result of each, or the exception that it raised.

        If a job fails, each half of the jobs is tried separately, so that only that job fails in the end.
        """
        try:
            self._database.check()
            results = self._commit(jobs)
            self._database.check()  # or it was removed meanwhile, and nothing is kept
        except Unavailable as problem:
            return [Unavailable(str(problem)) for _ in jobs]
        except Exception as problem:  # noqa: BLE001  (raised again in the task that waits for the job)
            if isinstance(problem, DBAPIError) and is_unavailable(problem):
                return [Unavailable(self._database.reason(problem)) for _ in jobs]
            if len(jobs) == 1:
                return [Conflict(str(problem.orig)) if isinstance(problem, IntegrityError) else problem]
        else:
            told = {table for job in jobs if is_told(job) for table in tables_of(job)}
            if told:
                self._database.tell(self.engine, self._server, told)
            return results
        middle = len(jobs) // 2
        return self.write(jobs[:middle]) + self.write(jobs[middle:])

    def _commit(self, jobs: Sequence[Job]) -> list[Any]:
        """Do all of these jobs in one transaction, or none; returns their results."""
        only_moves = all(isinstance(job, MoveRow) for job in jobs)
        tables = {table for job in jobs for table in tables_of(job)}
        results: list[Any] = []
        with self.engine.begin() as db:
            self._database.begin_write(db, tables, single=only_moves)
            for are_moves, group in groupby(jobs, lambda job: isinstance(job, MoveRow)):
                some = list(group)
                if are_moves:
                    db.execute(self._database.append, {"batch": msgspec.json.encode(some).decode()})
                results += [None if isinstance(job, MoveRow) else job.do(db) for job in some]
        return results


def measure(seconds: float, outcomes: Sequence[Any]) -> None:
    """Note how a batch went."""
    figures.WRITE_SECONDS.observe(seconds)
    figures.WRITE_JOBS.observe(len(outcomes))
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            known = isinstance(outcome, (Unavailable, Conflict))
            figures.WRITE_ERRORS.labels(type(outcome).__name__.lower() if known else "error").inc()


class Writer:
    """Takes jobs from the event loop. A job is done when it has been committed."""

    def __init__(self, database: Database, durable: Durability, server: str) -> None:
        self.written = 0  # moves
        self._batches = Batches(database, database.to_write(durable), server)
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._in_hand = 0
        self._busy: asyncio.Task[None] | None = None
        self._open = False
        self._refusing = ""

    async def open(self, prepare: Callable[[Engine], None]) -> None:
        """Prepare the database, and start to take jobs."""
        sys.setswitchinterval(SWITCH_INTERVAL)
        await self.look(prepare)
        self._open = True

    async def close(self) -> None:
        """Write all jobs that wait, and stop."""
        self._open = False
        if self._busy is not None:
            await asyncio.wait([self._busy])
        await self.look(Engine.dispose)
        self._thread.shutdown()

    async def look(self, work: Callable[[Engine], Result]) -> Result:
        """Use the connection that writes between two batches."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._batches.engine)

    def backlog(self) -> int:
        """How many jobs wait to be written."""
        return len(self._waiting) + self._in_hand

    def refuse(self, why: str) -> None:
        """Refuse every job from now on, and those that wait; an empty reason ends that."""
        self._refusing = why
        waiting, self._waiting = self._waiting, []
        for job, done in waiting:
            if self._is_refused(job) and not done.done():
                done.set_exception(Unavailable(why))
            else:
                self._waiting.append((job, done))

    def _is_refused(self, job: Job) -> bool:
        return bool(self._refusing) and (isinstance(job, MoveRow) or not job.always)

    async def do(self, job: Job) -> Any:
        """Wait until a job is written, and return its result."""
        if not self._open:
            raise Unavailable("the database is closed")
        if self._is_refused(job):
            raise Unavailable(self._refusing)
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
            began = time.perf_counter()  # uvloop's own clock counts milliseconds
            outcomes = await loop.run_in_executor(self._thread, self._batches.write, [job for job, _ in batch])
            self._in_hand = 0
            measure(time.perf_counter() - began, outcomes)
            for (job, done), outcome in zip(batch, outcomes, strict=True):
                self.written += outcome is None and isinstance(job, MoveRow)
                if done.done():  # the task that waited was cancelled
                    continue
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
