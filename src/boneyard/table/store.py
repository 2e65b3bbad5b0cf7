"""The tables, their seats, moves and chat, in a database. A move is sent to browsers only after it is written here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from boneyard.table import link_rows
from boneyard.table.databases import Durability, Unavailable
from boneyard.table.news import NewsQueries
from boneyard.table.rows import ChatRow, MoveRow, News, SeatRow, TableRow
from boneyard.table.schema import BANS, CHAT, LINKS, MOVES, SEATS, SNAPSHOTS, TABLES
from boneyard.table.shared import Shared
from boneyard.table.writer import Conflict

__all__ = ["ChatRow", "Conflict", "Durability", "MoveRow", "News", "SeatRow", "Store", "TableRow", "Unavailable"]

AT_ONCE: Final = 100  # old tables that are deleted together
MOST_LINKS: Final = 20  # of one table; older ones do not work any more
KEPT_LINES: Final = 200  # of the chat of a table that people have said, and as many announcements
NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})

ListedTable = tuple[TableRow, list[SeatRow], MoveRow | None]  # with its last move


class Store(Shared):
    """The database, for the event loop that opened it."""

    def __init__(self, address: Path | str, durable: Durability = "process") -> None:
        super().__init__(address, durable)
        self._news = NewsQueries(self._database, self.server)
        row = self._database.upsert(SNAPSHOTS)
        self._snapshot = row.on_conflict_do_update(
            index_elements=[SNAPSHOTS.c.table],
            set_={"rev": row.excluded.rev, "state": row.excluded.state},
            where=(row.excluded.rev >= SNAPSHOTS.c.rev) | (SNAPSHOTS.c.rev == bindparam("instead_of")),
        )

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
        row = {"table": table, "rev": rev, "state": state, "instead_of": instead_of}
        await self._write(lambda db: db.execute(self._snapshot, row).close(), table, told=False)

    async def snapshot_of(self, table: str) -> tuple[int, str] | None:
        """The stored position of a table with its revision, if there is one."""
        query = select(SNAPSHOTS.c.rev, SNAPSHOTS.c.state).where(SNAPSHOTS.c.table == table)
        row = await self._read(lambda db: db.execute(query).one_or_none())
        return None if row is None else (row.rev, row.state)

    # ── Tables and seats ────────────────────────────────────────────────────────────────────────────────────────────

    async def create(self, table: TableRow, seats: list[SeatRow]) -> None:
        """Store a new table with its seats. Raises `Conflict` if its name is taken."""
        await self._write(lambda db: _create(db, table, seats), table.id, told=False)

    async def change(
        self,
        table: str,
        version: int,
        *,
        row: Mapping[str, Any] = NOTHING,
        seats: Mapping[int, Mapping[str, Any]] = NOTHING,
        say: Sequence[ChatRow] = (),
        unlink: Collection[int] = (),
        rematch: tuple[TableRow, list[SeatRow]] | None = None,
    ) -> list[ChatRow]:
        """Change a table and its seats in one transaction, if nobody has changed them since `version`.

        `row` and `seats` are the fields to write; `say` are lines of the chat to add, which are returned with their
        numbers; `unlink` deletes the links that move these seats; `rematch` creates another table. The table then has
        the next version. Raises `Conflict` if it has another version, is gone, or may not be changed so; `Unavailable`
        if the database cannot be written. Then nothing was changed, as far as that is known.
        """

        def work(db: Connection) -> list[ChatRow]:
            _next_version(db, table, version, row)
            for fields, several in _alike(seats):
                chosen = (SEATS.c.table == table, SEATS.c.seat.in_(several))
                db.execute(update(SEATS).where(*chosen).values(dict(fields)))
            _unlink(db, table, unlink)
            if rematch is not None:
                _create(db, *rematch)
            return [replace(line, id=_say(db, line)) for line in say]

        lines: list[ChatRow] = await self._write(work, table)
        return lines

    async def tell_dice(self, table: str, version: int, hashes: frozenset[bytes]) -> bool:
        """Note that the holder of these secrets knows the dice, unless a seat is open or somebody else's.

        Returns whether that was noted. The table then has the next version. Raises `Conflict` if it has another version
        than `version`, or is gone.
        """
        others = and_(SEATS.c.token_hash != b"", SEATS.c.token_hash.not_in(sorted(hashes)))
        could_sit = exists().where(SEATS.c.table == table, or_(SEATS.c.kind == "open", others))

        def work(db: Connection) -> bool:
            if db.scalar(select(could_sit)):
                _check_version(db, table, version)
                return False
            _next_version(db, table, version, {"dice_told": True})
            return True

        alone: bool = await self._write(work, table)
        return alone

    async def save_clocks(self, table: str, clocks: Mapping[str, Any]) -> None:
        """Store the clocks of a table; only the server that runs it does. Raises `Conflict` if it is gone."""
        await self.save_table(table, {"clocks": dict(clocks)})

    async def save_table(self, table: str, changes: dict[str, Any]) -> None:
        """Write only these fields of a table. Raises `Conflict` if it is gone."""

        def work(db: Connection) -> None:
            if not db.execute(update(TABLES).where(TABLES.c.id == table).values(changes)).rowcount:
                raise Conflict(f"table {table} is gone")

        await self._write(work, table)

    async def save_seat(self, table: str, seat: int, changes: dict[str, Any]) -> None:
        """Write only these fields of a seat. Raises `Conflict` if its table is gone, or if it may not be freed."""
        change = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(changes)

        def work(db: Connection) -> None:
            if not db.execute(change).rowcount:
                raise Conflict(f"table {table} is gone")

        await self._write(work, table)

    async def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """How far these tables have come, with their moves after a known revision. Those that are missing are gone."""
        return await self._read(lambda db: self._news.read(db, known))

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
        """Delete tables where nothing has happened since a time, with all their data; returns their names.

        Not too many at once: meanwhile nothing else is written.
        """
        moved = select(func.max(MOVES.c.at)).where(MOVES.c.table == TABLES.c.id).scalar_subquery()
        said = select(func.max(CHAT.c.at)).where(CHAT.c.table == TABLES.c.id).scalar_subquery()
        quiet = [func.coalesce(last, 0) < before for last in (moved, said)]
        # What another server holds is left for the next time, so that two servers never wait for each other.
        old = select(TABLES.c.id).where(TABLES.c.touched < before, *quiet).limit(AT_ONCE)
        old = old.with_for_update(skip_locked=True)
        late = select(LINKS.c.hash).where(LINKS.c.expires < self.now_ms()).with_for_update(skip_locked=True)

        def work(db: Connection) -> list[str]:
            db.execute(delete(LINKS).where(LINKS.c.hash.in_(late)))
            return list(db.scalars(delete(TABLES).where(TABLES.c.id.in_(old)).returning(TABLES.c.id)))

        gone: list[str] = await self._write(work)
        return gone

    async def banned(self) -> frozenset[str]:
        """The addresses that are not let in."""
        return await self._read(lambda db: frozenset(db.scalars(select(BANS.c.address))))

    # ── People ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def say(self, line: ChatRow) -> int:
        """Write a line of the chat; returns its number."""
        given: int = await self._write(lambda db: _say(db, line), line.table)
        return given

    async def chat(self, table: str, last: int = 200) -> list[ChatRow]:
        """The last lines of the chat of a table, oldest first."""
        query = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.id.desc()).limit(last)
        lines = await self._read(lambda db: [ChatRow(*row) for row in db.execute(query)])
        return lines[::-1]

    async def link(self, link_hash: bytes, table: str, seats: list[int], host: bool, expires: int) -> None:
        """Store a link that moves seats to another browser."""
        row = {"hash": link_hash, "table": table, "seats": seats, "host": host, "expires": expires, "taker": b""}
        newest = select(LINKS.c.hash).where(LINKS.c.table == table).order_by(LINKS.c.expires.desc()).limit(MOST_LINKS)

        def work(db: Connection) -> None:
            db.execute(insert(LINKS).values(row))
            db.execute(delete(LINKS).where(LINKS.c.table == table, LINKS.c.hash.not_in(newest)))

        await self._write(work, table, told=False)

    async def take_link(self, link_hash: bytes, taker: bytes, now: int) -> tuple[str, list[int], bool] | None:
        """The table, the seats and the host's right that a link moves, if nobody else has taken it."""
        found: tuple[str, list[int], bool] | None = await self._write(
            lambda db: link_rows.taken(db, link_hash, taker, now), told=False
        )
        return found

    async def hand_over(self, table: str, takers: Collection[bytes], now: int) -> bool:
        """Give seats to those who have taken a link to them, and keep them as authors of their chat lines.

        Returns whether anything has changed.
        """
        if not await self._read(lambda db: link_rows.are_taken(db, table, takers, now)):
            return False
        changed: bool = await self._write(lambda db: link_rows.handed_over(db, table, takers, now), table)
        return changed

    async def forget(self, table: str, author: bytes) -> list[int]:
        """Delete what somebody said at a table, and their nickname there; returns their seats.

        If there was anything to forget, the table then has the next version.
        """
        assert author, "an empty author is nobody, who cannot be forgotten"
        theirs = (SEATS.c.table == table, SEATS.c.token_hash == author)
        unnamed = {"nickname": case((SEATS.c.kind == "bot", SEATS.c.nickname), else_=""), "owner": ""}
        counted = {"version": TABLES.c.version + 1, "forgotten": TABLES.c.forgotten + 1}

        def work(db: Connection) -> list[int]:
            lines = db.execute(delete(CHAT).where(CHAT.c.table == table, CHAT.c.author == author)).rowcount
            seats = sorted(db.scalars(update(SEATS).where(*theirs).values(unnamed).returning(SEATS.c.seat)))
            if lines or seats:
                db.execute(update(TABLES).where(TABLES.c.id == table).values(counted))
            return seats

        seats: list[int] = await self._write(work, table)
        return seats

    # ── Lists ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def listed(self, names: Collection[str] | None, limit: int) -> list[ListedTable]:
        """The tables of these names, or public ones that are played, last touched first, each with its last move."""
        chosen = TABLES.c.id.in_(names) if names is not None else and_(TABLES.c.public, TABLES.c.status == "playing")
        query = select(TABLES).where(chosen).order_by(TABLES.c.touched.desc()).limit(limit)

        def work(db: Connection) -> list[ListedTable]:
            tables = _with_seats(db, query)
            earlier = MOVES.alias()
            last = select(func.max(earlier.c.rev)).where(earlier.c.table == TABLES.c.id).scalar_subquery()
            moves = select(MOVES).join(TABLES, TABLES.c.id == MOVES.c.table).where(MOVES.c.rev == last)
            rows = db.execute(moves.where(TABLES.c.id.in_([table.id for table, _ in tables])))
            by_table = {row.table: MoveRow(*row) for row in rows}
            return [(table, seats, by_table.get(table.id)) for table, seats in tables]

        return await self._read(work)


def _create(db: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    db.execute(insert(TABLES), vars(table))
    if seats:
        db.execute(insert(SEATS), [vars(seat) for seat in seats])


def _check_version(db: Connection, table: str, version: int) -> None:
    if db.scalar(select(TABLES.c.version).where(TABLES.c.id == table)) != version:
        raise Conflict(f"table {table} has changed, or is gone")


def _next_version(db: Connection, table: str, version: int, fields: Mapping[str, Any]) -> None:
    """Change fields of a table that nobody has changed since `version`."""
    same = update(TABLES).where(TABLES.c.id == table, TABLES.c.version == version)
    if not db.execute(same.values({**fields, "version": version + 1})).rowcount:
        raise Conflict(f"table {table} has changed, or is gone")


def _say(db: Connection, line: ChatRow) -> int:
    row = {name: value for name, value in vars(line).items() if name != "id"}
    given: int = db.scalars(insert(CHAT).values(row).returning(CHAT.c.id)).one()
    alike = (CHAT.c.table == line.table, (CHAT.c.say == "") if line.say == "" else (CHAT.c.say != ""))
    oldest = select(CHAT.c.id).where(*alike).order_by(CHAT.c.id.desc()).limit(1).offset(KEPT_LINES)
    db.execute(delete(CHAT).where(*alike, CHAT.c.id <= oldest.scalar_subquery()))
    return given


def _alike(seats: Mapping[int, Mapping[str, Any]]) -> list[tuple[Mapping[str, Any], list[int]]]:
    """Each different change of seats, with all seats that are changed so."""
    changes: list[tuple[Mapping[str, Any], list[int]]] = []
    for seat, fields in seats.items():
        same = next((several for known, several in changes if known == fields), None)
        if same is None:
            changes.append((fields, [seat]))
        else:
            same.append(seat)
    return changes


def _unlink(db: Connection, table: str, seats: Collection[int]) -> None:
    if not seats:
        return
    for link in db.execute(select(LINKS.c.hash, LINKS.c.seats).where(LINKS.c.table == table)).all():
        if not set(seats).isdisjoint(link.seats):
            db.execute(delete(LINKS).where(LINKS.c.hash == link.hash))


def _with_seats(db: Connection, query: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
    tables = [TableRow(*row) for row in db.execute(query)]
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
    for row in db.execute(select(SEATS).where(SEATS.c.table.in_(seats)).order_by(SEATS.c.table, SEATS.c.seat)):
        seats[row.table].append(SeatRow(*row))
    return [(table, seats[table.id]) for table in tables]
