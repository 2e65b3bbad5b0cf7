"""What several servers on one database know of each other: who is alive, who runs which table, who looks, and news."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, and_, delete, insert, or_, select, update
from sqlalchemy.exc import DBAPIError

from boneyard.core.decision import BadInput
from boneyard.table.connected import Connected
from boneyard.table.databases import Database, Durability, Postgresql, Unavailable, data_version
from boneyard.table.schema import PRESENCE, SERVERS, TABLES, USAGE

LEASE: Final = 6_000  # milliseconds without a sign of life until a server counts as dead
REMOVED: Final = 60_000  # milliseconds until nothing of a dead server is kept
LOOK_EVERY: Final = 0.01  # seconds between two looks at a SQLite file
RECONNECT: Final = 1.0  # seconds until a lost connection is tried again

COUNTED: Final = "sockets"  # the limit that is a count, not a rate
Used = tuple[str, str, str]  # a server, the name of a limit, an address
Heard = Callable[[Collection[str] | None], None]
Presence = tuple[list[int], int]  # the seats that somebody looks from, and how many watch


def alive(database: Database) -> Select[tuple[str]]:
    """The servers that have given a sign of life within the lease, by the clock of the database."""
    return select(SERVERS.c.id).where(SERVERS.c.seen > database.now - LEASE)


log = logging.getLogger("boneyard.table")


class Shared(Connected):
    """A database that other servers may use at the same time."""

    def __init__(self, address: Path | str, durable: Durability = "process") -> None:
        super().__init__(address, durable)
        self._present: dict[str, Presence] = {}  # at this server, by table
        self._heard: Heard | None = None
        self._listening: asyncio.Task[None] | None = None
        self._data_version = 0  # of a SQLite file, when it was last looked at

    async def open(self) -> None:
        """Migrate the database to the current format, start to write, and register this server."""
        await super().open()
        try:
            await self.heartbeat()
        except BaseException as problem:
            await self.close()
            if isinstance(problem, Unavailable):
                raise BadInput(f"{self.name} cannot be used as a database: {problem}") from None
            raise

    async def close(self) -> None:
        """Sign this server off, write what waits, and close the database."""
        await self._stop_listening()
        off = delete(SERVERS).where(SERVERS.c.id == self.server)
        with contextlib.suppress(Unavailable):
            await self._execute(off)
        await super().close()

    # ── Who is alive, and who runs what ─────────────────────────────────────────────────────────────────────────────

    def _alive(self) -> Any:
        return alive(self._database)

    async def heartbeat(self) -> set[str]:
        """Note that this server is alive, by the clock of the database; returns the other servers that are."""
        beat = update(SERVERS).where(SERVERS.c.id == self.server).values(seen=self._database.now)
        long_dead = select(SERVERS.c.id).where(SERVERS.c.seen < self._database.now - REMOVED)
        buried = delete(SERVERS).where(SERVERS.c.id.in_(long_dead.with_for_update(skip_locked=True)))

        def work(db: Connection) -> set[str]:
            if not db.execute(beat).rowcount:
                self._register(db)
            db.execute(buried)
            self._set_clock(db)
            return set(db.scalars(self._alive().where(SERVERS.c.id != self.server)))

        others: set[str] = await self._write(work, always=True)
        await self._watch_file(others)
        return others

    async def check(self) -> None:
        """Write a sign of life and read it. Raises `Unavailable` if that does not work."""
        await self.heartbeat()
        own = select(SERVERS.c.id).where(SERVERS.c.id == self.server)  # on a busy machine its lease may be over by now
        if await self._read(lambda db: db.scalar(own)) is None:
            raise Unavailable("what was written is not found")

    def _register(self, db: Connection) -> None:
        """Write this server down: it is new, or it was silent for so long that others have removed it."""
        db.execute(insert(SERVERS).values(id=self.server, seen=self._database.now))
        kept = set(db.scalars(select(TABLES.c.id).where(TABLES.c.id.in_(list(self._present)))))
        for table in sorted(kept):
            seats, watching = self._present[table]
            db.execute(insert(PRESENCE).values(table=table, server=self.server, seats=seats, watching=watching))

    async def claim(self, tables: Collection[str]) -> set[str]:
        """Which of these tables this server now runs: those it has, and those whose server is none or dead."""
        asked = TABLES.c.id.in_(list(tables))
        free = and_(TABLES.c.server != self.server, TABLES.c.server.not_in(self._alive()))
        take = update(TABLES).where(asked, free).values(server=self.server)
        mine = select(TABLES.c.id).where(asked, TABLES.c.server == self.server)

        def work(db: Connection) -> set[str]:
            db.execute(take)
            return set(db.scalars(mine))

        claimed: set[str] = await self._write(work, *tables, told=False)
        return claimed

    async def release(self, tables: Collection[str]) -> None:
        """Let other servers run these tables, as far as this one does."""
        mine = update(TABLES).where(TABLES.c.id.in_(list(tables)), TABLES.c.server == self.server)
        await self._execute(mine.values(server=""), *tables)

    # ── Who looks ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def set_presence(self, table: str, seats: Collection[int], watching: int) -> list[Presence]:
        """Store from which seats of a table people look here, and how many watch; returns who looks elsewhere.

        Raises `Conflict` if the table is gone.
        """
        present: Presence = (sorted(seats), watching)
        row = {"seats": present[0], "watching": watching}
        if seats or watching:
            new = self._database.upsert(PRESENCE).values(table=table, server=self.server, **row)
            statement = new.on_conflict_do_update(index_elements=[PRESENCE.c.table, PRESENCE.c.server], set_=row)
        else:
            statement = delete(PRESENCE).where(PRESENCE.c.table == table, PRESENCE.c.server == self.server)

        def work(db: Connection) -> list[Presence]:
            db.execute(statement)
            return self._elsewhere(db, [table]).get(table, [])

        elsewhere: list[Presence] = await self._write(work, table)
        self._present.pop(table, None)
        if seats or watching:
            self._present[table] = present
        return elsewhere

    async def presence(self, tables: Collection[str]) -> dict[str, list[Presence]]:
        """Who looks at these tables at the other servers that are alive: the seats, and how many watch."""
        return await self._read(lambda db: self._elsewhere(db, tables))

    def _elsewhere(self, db: Connection, tables: Collection[str]) -> dict[str, list[Presence]]:
        query = select(PRESENCE.c.table, PRESENCE.c.seats, PRESENCE.c.watching).where(
            PRESENCE.c.table.in_(list(tables)),
            PRESENCE.c.server != self.server,
            PRESENCE.c.server.in_(self._alive()),
        )
        found: dict[str, list[Presence]] = {}
        for table, seats, watching in db.execute(query.order_by(PRESENCE.c.server)):
            found.setdefault(table, []).append((seats, watching))
        return found

    # ── What addresses use ──────────────────────────────────────────────────────────────────────────────────────────

    async def share_usage(self, used: Mapping[tuple[str, str], float]) -> dict[Used, float]:
        """Add what addresses have used of each limit here; returns how much they have used at the other living servers.

        What nobody uses any more is forgotten after a minute, unless it is still counted.
        """
        quiet = or_(USAGE.c.amount == 0, and_(USAGE.c.limit != COUNTED, USAGE.c.at < self._database.now - REMOVED))
        others = select(USAGE.c.server, USAGE.c.limit, USAGE.c.address, USAGE.c.amount).where(
            USAGE.c.server != self.server, USAGE.c.server.in_(self._alive())
        )

        def work(db: Connection) -> dict[Used, float]:
            for (limit, address), amount in sorted(used.items()):
                now = self._database.now
                row = {"server": self.server, "limit": limit, "address": address}
                new = self._database.upsert(USAGE).values(**row, amount=amount, at=now)
                keys = [USAGE.c.server, USAGE.c.limit, USAGE.c.address]
                more = {"amount": USAGE.c.amount + amount, "at": now}
                db.execute(new.on_conflict_do_update(index_elements=keys, set_=more))
            db.execute(delete(USAGE).where(USAGE.c.server == self.server, quiet))
            return {(server, limit, address): amount for server, limit, address, amount in db.execute(others)}

        found: dict[Used, float] = await self._write(work)
        return found

    # ── News ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def listen(self, heard: Heard) -> None:
        """Call `heard` in the event loop with the tables that other servers have changed; None: look at all of them.

        The database must be open. A SQLite file is watched while the last heartbeat has found other servers.
        """
        self._heard = heard
        if isinstance(self._database, Postgresql):
            self._listening = asyncio.get_running_loop().create_task(self._hear(self._database))

    async def _stop_listening(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
            self._listening = None

    async def _hear(self, database: Postgresql) -> None:
        """Listen to PostgreSQL. When a connection was lost, anything may have been missed."""
        while True:
            try:
                async for notice in database.notices():
                    self._tell(notice)
            except Unavailable:
                pass  # whoever watches the database says what is wrong
            except Exception:
                log.exception("listening to the database failed; trying again")
            await asyncio.sleep(RECONNECT)

    def _tell(self, notice: str) -> None:
        assert self._heard is not None
        if not notice:
            self._heard(None)
            return
        try:
            server, *tables = msgspec.json.decode(notice, type=list[str])
        except (msgspec.DecodeError, ValueError):
            return  # not from a Boneyard
        if server != self.server:
            self._heard(tables)

    async def _watch_file(self, others: set[str]) -> None:
        """Look at a SQLite file regularly while other servers write to it."""
        if isinstance(self._database, Postgresql) or self._heard is None:
            return
        if not others:
            await self._stop_listening()
            await self._look(self._heard)  # whoever runs the server may have changed something from outside
        elif self._listening is None or self._listening.done():
            self._listening = asyncio.get_running_loop().create_task(self._watch(self._heard))

    async def _watch(self, heard: Heard) -> None:
        while True:
            await self._look(heard)
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self, heard: Heard) -> None:
        """Look whether another process has written to a SQLite file since the last look."""
        with contextlib.suppress(DBAPIError):
            before, self._data_version = self._data_version, await self._writer.look(data_version)
            if self._data_version != before:
                heard(None)
