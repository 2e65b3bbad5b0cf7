"""What whoever runs a server may do with its database while servers use it."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, func, select, update
from sqlalchemy.exc import DBAPIError

from boneyard.core.decision import BadInput, Phrase
from boneyard.table.chat import LONGEST_LINE
from boneyard.table.connected import Connected
from boneyard.table.connection import ENCODER
from boneyard.table.databases import Sqlite
from boneyard.table.limits import network_of
from boneyard.table.migrations import format_of, formats
from boneyard.table.names import cleaned
from boneyard.table.protocol import NOBODY
from boneyard.table.rows import ChatRow, SeatRow, TableRow
from boneyard.table.schema import BANS, CHAT, MOVES, TABLES
from boneyard.table.store import Conflict, Store

TRIES: Final = 20
ALL: Final = ("playing", "over", "closed")  # what the status of a stored table can be
LONGEST_REASON: Final = 200


@dataclass(frozen=True)
class Found:
    """A table, as the operator sees it."""

    row: TableRow
    seats: list[SeatRow]
    moves: int
    touched: int  # when somebody last did something there
    server: str  # that runs its bots and clocks now; empty: none does

    @property
    def status(self) -> str:
        """As players see it: a table with a free place is open."""
        waits = self.row.status == "playing" and any(seat.kind == "open" for seat in self.seats)
        return "open" if waits else self.row.status


@dataclass(frozen=True)
class Ban:
    """An address that is not let in."""

    address: str
    at: int
    reason: str


class Operator(Store):
    """The database of servers that go on meanwhile: it is neither migrated nor is a server registered."""

    async def open(self) -> None:
        await Connected.open(self)

    async def close(self) -> None:
        await Connected.close(self)

    def _prepare(self, engine: Engine) -> None:
        if isinstance(self._database, Sqlite) and not self._database.path.is_file():
            raise BadInput(f"there is no database {self.name}")
        try:
            with engine.begin() as db:
                self._database.begin_read(db)
                here, newest = format_of(db), formats()[0]
                self._set_clock(db)
        except DBAPIError as problem:
            raise BadInput(f"{self.name} cannot be used as a database: {self._database.reason(problem)}") from None
        if here is None:
            raise BadInput(f"{self.name} is not a database of Boneyard")
        if here != newest:
            raise BadInput(f"{self.name} is in format {here}, and this version knows format {newest}")

    # ── Tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def latest(self, statuses: Sequence[str] = ALL, limit: int = 50) -> list[Found]:
        """The tables that were opened or changed last."""
        found = await self.tables(public=False, statuses=statuses, limit=limit)
        return await self._found(found)

    async def look(self, name: str) -> Found:
        """The table of that name."""
        known = await self.read(name)
        if known is None:
            raise BadInput(f"there is no table {name}; `boneyard tables list` names them")
        (found,) = await self._found([known])
        return found

    async def _found(self, known: list[tuple[TableRow, list[SeatRow]]]) -> list[Found]:
        names = [row.id for row, _ in known]
        query = (
            select(MOVES.c.table, func.max(MOVES.c.rev), func.max(MOVES.c.at))
            .where(MOVES.c.table.in_(names))
            .group_by(MOVES.c.table)
        )

        def read(db: Connection) -> tuple[dict[str, tuple[int, int]], set[str]]:
            moves = {table: (rev, at) for table, rev, at in db.execute(query)}
            return moves, set(db.scalars(self._alive()))

        moves, alive = await self._read(read)
        found: list[Found] = []
        for row, seats in known:
            rev, at = moves.get(row.id, (0, 0))
            server = row.server if row.server in alive else ""
            found.append(Found(row, seats, rev, max(row.touched, at), server))
        return found

    async def shut(self, name: str) -> None:
        """Close a table for good. Servers tell everybody there."""
        for _ in range(TRIES):
            found = await self.look(name)
            if found.row.status == "closed":
                raise BadInput(f"table {name} is closed already")
            try:
                await self.change(name, found.row.version, row={"status": "closed", "touched": self.now_ms()})
            except Conflict:
                continue
            return
        raise BadInput(f"table {name} keeps changing; please try again")

    async def announce(self, name: str, text: str) -> int:
        """Say something in the chat of a table, in the name of whoever runs the server; returns its number."""
        said = cleaned(text, LONGEST_LINE)
        if not said:
            raise BadInput("there is nothing to say in this line")
        await self.look(name)
        phrase = ENCODER.encode(Phrase("table-operator", {"text": said})).decode()
        return await self.say(ChatRow(name, 0, self.now_ms(), NOBODY, "", "", phrase, b""))

    async def remove_line(self, name: str, number: int) -> None:
        """Delete a line of the chat of a table. Servers send the chat again to everybody there."""
        await self.look(name)
        counted = {"version": TABLES.c.version + 1, "forgotten": TABLES.c.forgotten + 1}

        def work(db: Connection) -> bool:
            gone = db.execute(delete(CHAT).where(CHAT.c.table == name, CHAT.c.id == number)).rowcount
            if gone:
                db.execute(update(TABLES).where(TABLES.c.id == name).values(counted))
            return bool(gone)

        if not await self._write(work, name):
            raise BadInput(f"table {name} has no line {number}; `boneyard tables look {name}` shows their numbers")

    # ── Addresses ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def ban(self, address: str, reason: str = "") -> str:
        """Let an address in no longer; returns what counts as that address."""
        known = address_meant(address)
        row: dict[str, Any] = {"at": self.now_ms(), "reason": cleaned(reason, LONGEST_REASON)}
        new = self._database.upsert(BANS).values(address=known, **row)
        await self._execute(new.on_conflict_do_update(index_elements=[BANS.c.address], set_=row))
        return known

    async def unban(self, address: str) -> str:
        """Let an address in again; returns what counts as that address."""
        known = address_meant(address)
        if not await self._write(lambda db: db.execute(delete(BANS).where(BANS.c.address == known)).rowcount):
            raise BadInput(f"{known} is not banned")
        return known

    async def bans(self) -> list[Ban]:
        """The banned addresses, newest first."""
        query = select(BANS).order_by(BANS.c.at.desc(), BANS.c.address)
        return await self._read(lambda db: [Ban(*row) for row in db.execute(query)])


def address_meant(text: str) -> str:
    """What counts as the address that somebody has typed: an IPv4 address, or an IPv6 network of 64 bits."""
    given = text.strip().removesuffix("/64") if ":" in text else text.strip()
    try:
        address = ipaddress.ip_address(given)
    except ValueError:
        raise BadInput(f"{text!r} is no address; 192.0.2.7 and 2001:db8::7 are") from None
    if isinstance(address, ipaddress.IPv6Address) and address.scope_id:
        raise BadInput(f"{text!r} is an address of one machine's network only; leave out what follows %")
    return network_of(str(address))
