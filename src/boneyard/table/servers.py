"""This server among the others on the same database: which tables it runs, and what the others change.

Any server serves any table. The bots and clocks of a table run at one of them: at the one that has claimed it, until it
releases it or dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Final

from boneyard.table import figures
from boneyard.table.limits import CountPerAddress, RateLimitPerAddress
from boneyard.table.refusal import Refused
from boneyard.table.rows import News
from boneyard.table.shared import COUNTED, Used
from boneyard.table.store import Conflict, Unavailable

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable
    from boneyard.table.tables import Tables

BEAT: Final = 2.0  # seconds between two signs of life

log = logging.getLogger("boneyard.table")


class Servers:
    """Says that this server is alive, claims tables that somebody looks at here, and follows what others change."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self.others: set[str] = set()  # the other servers that are alive
        self._due = asyncio.Event()  # something is to be claimed or released now
        self._news = asyncio.Event()
        self._changed: set[str] = set()  # tables that others have changed
        self._all = False  # any of the tables may have been changed
        self._limits: dict[str, RateLimitPerAddress | CountPerAddress] = {}  # that all servers keep together, by name
        self._used: dict[Used, float] = {}  # at other servers, as far as it is charged here
        self._has_looked = False  # whether this server knows what was used elsewhere
        self._tasks: list[asyncio.Task[None]] = []

    def share(self, name: str, limit: RateLimitPerAddress | CountPerAddress) -> None:
        """Count with the other servers what each address uses of a limit."""
        self._limits[name] = limit

    async def open(self) -> None:
        self.others = await self._store.heartbeat()
        await self._tables.bans.refresh()
        self._store.listen(self._hear)
        self._tasks = [
            asyncio.create_task(self._whenever(self._due, BEAT, self.beat)),
            asyncio.create_task(self._whenever(self._news, None, self.follow)),
        ]

    async def close(self) -> None:
        """Stop to follow. The tables that were run here are released, so that others can go on at once."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._tasks = []

    def claim_soon(self) -> None:
        """Somebody looks at a table here, or does not any more."""
        self._due.set()

    @property
    def sweeps(self) -> bool:
        """Whether it is this server that deletes old tables."""
        return all(self._store.server < other for other in self.others)

    def _hear(self, names: Collection[str] | None) -> None:
        if names is None:
            self._all = True
        else:
            self._changed.update(names)
        self._news.set()

    async def _whenever(self, event: asyncio.Event, seconds: float | None, work: Callable[[], Awaitable[None]]) -> None:
        """Do something whenever an event is set, and after so many seconds at the latest."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await event.wait()
            event.clear()
            try:
                await work()
            except Unavailable:
                await asyncio.sleep(BEAT / 4)  # tried again soon; whoever watches the database says what is wrong
                event.set()
            except Exception:
                log.exception("following other servers failed; trying again")
                await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Say that this server is alive, see who is banned, and claim and release tables."""
        others = await self._store.heartbeat()
        await self._tables.bans.refresh()
        live = list(self._tables.live.values())
        if others or self.others:  # one may have died with people at its tables, and a notice may have been lost
            self._hear(None)
        self.others = others
        await self._look_for_people([table for table in live if table.runs_here and not table.connections])
        for table in live:
            if table.connections and table.presence_is_outdated():
                async with table.lock:
                    await table.save_presence()
        not_here = [table.row.id for table in live if table.runs_here and not table.connections and table.elsewhere]
        if not_here:
            await self._store.release(not_here)
        wanted = {table.row.id for table in live if table.connections or table.runs_here}.difference(not_here)
        mine = await self._store.claim(wanted) if wanted else set()
        for table in live:
            table.run_here(runs=table.row.id in mine)
        if others or self._used:
            await self._share_usage()
        else:
            for name in self._limits.keys() - {COUNTED}:
                self._limits[name].changes()  # nobody has to know

    async def _look_for_people(self, tables: list[LiveTable]) -> None:
        """Read who looks at tables elsewhere that nobody looks at here: these are not followed."""
        presence = await self._store.presence([table.row.id for table in tables]) if tables else {}
        for table in tables:
            table.set_elsewhere(presence.get(table.row.id, []))

    async def _share_usage(self) -> None:
        """Charge here what addresses use at other servers, and tell what they use here."""
        used = {
            (name, address): amount
            for name, limit in self._limits.items()
            for address, amount in limit.changes().items()
        }
        try:
            elsewhere = await self._store.share_usage(used)
        except Unavailable:
            for (name, address), amount in used.items():
                self._limits[name].tell_later(address, amount)
            raise
        for key in self._used.keys() | elsewhere.keys():
            _server, name, address = key
            before, now = self._used.get(key, 0), elsewhere.get(key, 0)
            known = self._has_looked or name == COUNTED  # what was used before this server looked is over
            if now != before and known and name in self._limits:
                self._limits[name].use_elsewhere(address, now - before)
        self._used = elsewhere
        self._has_looked = True

    async def follow(self) -> None:
        """Take over what other servers have changed at the tables that somebody looks at here."""
        names, everything = self._changed, self._all
        self._changed, self._all = set(), False
        known = self._tables.live
        looked_at = known.keys() if everything else known.keys() & names
        live = {name: known[name] for name in looked_at if known[name].connections}
        if not live:
            return
        figures.FOLLOWED.inc(len(live))
        revs = {name: table.rev for name, table in live.items()}
        news = await self._store.news(revs)
        for name, table in live.items():
            found = news.get(name)
            if found is None or table.is_changed(found, revs[name]):
                await self._take_over(table, found)
            if found is not None and not found.server:
                self._due.set()  # its server has released it

    async def _take_over(self, table: LiveTable, news: News | None) -> None:
        """Take over what other servers have changed at one table."""
        async with table.lock:
            try:
                await table.follow(news)
            except Refused:
                self._tables.drop(table)
            except Conflict:
                self._hear([table.row.id])
            except Unavailable:
                raise
            except Exception:
                log.exception("table %s could not be followed; it will be loaded again", table.row.id)
                self._tables.drop(table)
