"""A database that is open: one thread writes, another reads; the event loop never waits for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, select
from sqlalchemy.exc import DBAPIError

from boneyard.core.decision import BadInput
from boneyard.table.database_file import OpenFile, create_private, make_private
from boneyard.table.databases import Durability, Sqlite, Unavailable, database_at, is_unavailable
from boneyard.table.migrations import upgrade
from boneyard.table.times import ClockElsewhere, monotonic_ms
from boneyard.table.writer import Work, Writer

Result = TypeVar("Result")


class Connected:
    """The database, for the event loop that opened it."""

    def __init__(self, address: Path | str, durable: Durability = "process") -> None:
        self.server = secrets.token_hex(6)  # the name of this server, new with each start
        self._database = database_at(address)
        self._writer = Writer(self._database, durable, self.server)
        self._to_read = self._database.to_read()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._clock = ClockElsewhere()

    @property
    def name(self) -> str:
        """Where the database is, without a password."""
        return self._database.name

    async def open(self) -> None:
        """Migrate the database to the current format, and start to write. If that fails, nothing stays open."""
        try:
            await self._writer.open(self._prepare)
        except BaseException:
            await self.close()
            raise

    def _prepare(self, engine: Engine) -> None:
        try:
            if isinstance(self._database, Sqlite):
                create_private(self._database.path)
            with engine.begin() as db:
                self._database.begin_migration(db)
                upgrade(db, Path(self.name).name)
                self._set_clock(db)
            if isinstance(self._database, Sqlite):
                make_private(self._database.path)
        except DBAPIError as problem:
            raise BadInput(f"{self.name} cannot be used as a database: {self._database.reason(problem)}") from None

    def now_ms(self) -> int:
        """Milliseconds since 1970, by the clock of the database: the same for all servers that use it."""
        return self._clock.now_ms()

    def _set_clock(self, db: Connection) -> None:
        asked = monotonic_ms()
        self._clock.set(db.execute(select(self._database.now)).scalar_one(), asked)

    async def close(self) -> None:
        """Write what waits, and close the database."""
        await asyncio.get_running_loop().run_in_executor(self._reader, self._to_read.dispose)
        self._reader.shutdown()
        await self._writer.close()

    @property
    def file(self) -> OpenFile | None:
        """The SQLite file, if the database is one and open."""
        return self._database.file

    def is_damaged(self) -> bool:
        """Whether data that were needed could not be understood."""
        return self._database.damaged

    def note_damage(self, *, damaged: bool) -> None:
        """The whole database was looked through."""
        self._database.damaged = damaged

    def refuse(self, why: str) -> None:
        """Refuse every write from now on, and those that wait; an empty reason ends that."""
        self._writer.refuse(why)

    @property
    def written(self) -> int:
        """How many moves were written since the server started."""
        return self._writer.written

    def backlog(self) -> int:
        """How many writes wait."""
        return self._writer.backlog()

    async def _write(
        self, work: Callable[[Connection], Any], *tables: str, told: bool = True, always: bool = False
    ) -> Any:
        """Write something about these tables; `told`: other servers have to know; `always`: it is not refused."""
        return await self._writer.do(Work(work, tables, told, always))

    async def _execute(self, statement: Executable, *tables: str, told: bool = True) -> None:
        """Execute a statement about these tables, whose result nobody needs."""

        def execute(db: Connection) -> None:
            db.execute(statement)

        await self._write(execute, *tables, told=told)

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        def read() -> Result:
            try:
                with self._to_read.begin() as db:
                    self._database.begin_read(db)
                    return work(db)
            except DBAPIError as problem:
                if is_unavailable(problem):
                    raise Unavailable(self._database.reason(problem)) from None
                raise

        return await asyncio.get_running_loop().run_in_executor(self._reader, read)
