"""Whether the database can be written and read. While it cannot, every write is refused at once.

`Store` compares the file with the one it has opened at every write, so nothing is acknowledged that was written to a
file which the next start would not find.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from boneyard.table.database_file import Inspection
from boneyard.table.store import Store, Unavailable

INTERVAL: Final = 2.0  # seconds between two checks
PATIENCE: Final = 5.0  # seconds a check may take
REST: Final = 100  # an inspection is followed by a rest of so many times its own duration
DAMAGED: Final = "the database is damaged; stop the server and restore a backup"
SLOW: Final = "the database does not answer; perhaps another program has locked it"

log = logging.getLogger("boneyard.table")


class Health:
    """Checks the database every two seconds."""

    def __init__(self, store: Store, interval: float = INTERVAL) -> None:
        self.problem = ""  # one sentence; empty: all is well
        self._store = store
        self._interval = interval
        self._inspection: Inspection | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Start to check. The store has to be open."""
        self._tasks.append(asyncio.create_task(self._check_again_and_again()))
        if self._store.file is not None:
            self._inspection = Inspection(self._store.file.path)
            self._tasks.append(asyncio.create_task(self._inspect_again_and_again(self._inspection)))

    async def close(self) -> None:
        """Stop. What is refused now stays refused."""
        for task in self._tasks:
            task.cancel()
        if self._inspection is not None:
            self._inspection.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _check_again_and_again(self) -> None:
        while True:
            self._tell(await self.check())
            await asyncio.sleep(self._interval)

    async def check(self) -> str:
        """Why the database cannot be used; empty if it can. A check that takes too long is told before it ends."""
        file = self._store.file
        why = "" if file is None else file.problem() or file.no_space()
        if why or self._store.is_damaged():
            return why or DAMAGED
        writing = asyncio.create_task(self._store.check())
        try:
            done, _ = await asyncio.wait({writing}, timeout=PATIENCE)
            if not done and not self.problem:
                self._tell(SLOW)
            await writing
        except Unavailable as problem:
            return DAMAGED if self._store.is_damaged() else f"the database cannot be written: {problem}"
        except Exception:
            log.exception("the database could not be checked")
            return "the database could not be checked; the log of the server says more"
        finally:
            writing.cancel()
        return ""

    async def _inspect_again_and_again(self, inspection: Inspection) -> None:
        while True:
            began = time.monotonic()
            self._store.note_damage(damaged=await asyncio.to_thread(inspection.finds_damage))
            await asyncio.sleep(max(self._interval, REST * (time.monotonic() - began)))

    def _tell(self, why: str) -> None:
        """Refuse or allow writing. Only the log says why, and when that begins and ends."""
        if why and why != self.problem:
            log.error("nothing can be written, so every change is refused: %s", why)
        elif self.problem and not why:
            log.warning("the database can be written again")
        self.problem = why
        self._store.refuse(why)
