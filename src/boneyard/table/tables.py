"""All tables of this server: opening, finding, sitting down, moving to another device, and clearing away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from boneyard.core.codec import save
from boneyard.core.decision import BadOptions
from boneyard.table import company, loading, wire
from boneyard.table.bot_processes import Thinkers
from boneyard.table.drawn import drawn_game
from boneyard.table.limits import DAY_MS, HOUR_MS, Limits, Patience
from boneyard.table.live_table import Room, now_ms
from boneyard.table.protocol import NOBODY, NewTable, Seated, SeatPlan, SitDown, TableLine
from boneyard.table.refusal import Refused
from boneyard.table.store import SeatRow, Store, TableRow
from boneyard.table.table_bots import Players
from boneyard.table.tokens import hash_of, hashes_of, new_name, new_secret, new_seed

IDLE: Final = 600.0  # seconds until a table nobody looks at is put away
LINK_MINUTES: Final = 15
CLOCKS: Final = (0, 30, 60, 120, 300, 600)
LISTED: Final = 50  # tables in a list

log = logging.getLogger("boneyard.table")


class House:
    """Keeps the tables that somebody looks at in memory, and all of them in the store."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.thinkers = thinkers
        self.players = Players(thinkers, limits)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.replaying = asyncio.Lock()  # one at a time: a long game takes a while, and tables go on meanwhile
        self.opened = Patience(limits.tables / 3600, limits.tables)  # tables, by address
        self.sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the doors."""
        await self.store.open()
        await self.thinkers.open()
        self.sweeping = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        """Close them; every table is left so that it can go on."""
        if self.sweeping is not None:
            self.sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeping
        for room in list(self.rooms.values()):
            await self.put_away(room)
        await self.thinkers.close()
        await self.store.close()

    # ── Opening and sitting down ────────────────────────────────────────────────────────────────────────────────────

    async def new(self, asked: NewTable) -> Seated:
        """Open a table."""
        rules = drawn_game(asked.game)
        if asked.clock not in CLOCKS:
            raise Refused("options", f"a clock has one of {', '.join(map(str, CLOCKS))} seconds, not {asked.clock}")
        seed = new_seed()
        try:
            options = rules.checked(len(asked.seats), int(seed), asked.options)
        except BadOptions as problem:
            said = None if problem.said is None else wire.phrase(problem.said)
            raise Refused("options", str(problem), said) from None
        secrets = {seat: new_secret() for seat, plan in enumerate(asked.seats) if plan.kind == "me"}
        host = next(iter(secrets.values()), None) or new_secret()
        row = TableRow(
            id=new_name(),
            game=rules.name,
            options=options,
            seats=len(asked.seats),
            seed=seed,
            public=asked.public,
            clock=asked.clock,
            host_hash=hash_of(host),
            rules=rules.rules,
            facts=rules.facts.hash,
            status="playing",
            ended="",
            rematch="",
            created=now_ms(),
            touched=now_ms(),
        )
        seats = [
            planned(row.id, seat, plan, secrets.get(seat), asked.nickname) for seat, plan in enumerate(asked.seats)
        ]
        await self.store.create(row, seats)
        return Seated(row.id, secrets, host)

    async def sit(self, table: str, asked: SitDown) -> Seated:
        """Take an open place."""
        room = await self.room(table)
        await room.refresh()
        async with room.lock:
            company.refuse_company(room)
            free = [seat.seat for seat in room.seats if seat.kind == "open"]
            if room.status != "open" or not free or asked.seat not in (NOBODY, *free):
                raise Refused("full", "that place is not free" if free else "no place is free at this table")
            seat = free[0] if asked.seat == NOBODY else asked.seat
            nickname = name_of(asked.nickname)
            secret = new_secret()
            await room.seat_anew(seat, kind="person", nickname=nickname, token_hash=hash_of(secret), left=False, away=0)
            await company.notice(room, "table-sat-down", seat)
        return Seated(table, {seat: secret})

    async def rematch(self, room: Room, hashes: frozenset[bytes]) -> None:
        """The same people and bots at a new table; their secrets open it too."""
        async with room.lock:
            if room.status != "over":
                raise Refused("not-playing", "a rematch begins when the game is over")
            if not room.owned_by(hashes):
                raise Refused("not-yours", "only somebody who played may ask for a rematch")
            if room.row.rematch:
                return
            rules, now = room.session.game, now_ms()
            fresh: dict[str, Any] = {
                "status": "playing",
                "ended": "",
                "dice_told": False,
                "created": now,
                "touched": now,
            }
            row = replace(room.row, id=new_name(), seed=new_seed(), rules=rules.rules, facts=rules.facts.hash, **fresh)
            seats = [replace(seat, table=row.id, left=False, away=now) for seat in room.seats]
            await self.store.create(row, seats)
            await room.save(rematch=row.id)

    # ── Finding ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def room(self, table: str) -> Room:
        """The table of that name, read from the store if nobody has looked at it lately."""
        known = self.rooms.get(table)
        if known is not None:
            known.emptied = time.monotonic()  # somebody is on the way
            return known
        async with self.loading.setdefault(table, asyncio.Lock()):
            try:
                if table not in self.rooms:
                    self.rooms[table] = await self.load(table)
                return self.rooms[table]
            finally:
                self.loading.pop(table, None)

    async def load(self, table: str) -> Room:
        """Read a table, and open it from its record or what else was kept of it."""
        found = await self.store.read(table)
        if found is None:
            raise Refused("unknown-table", "there is no such table; perhaps it was cleared away")
        row, seats = found
        rules = drawn_game(row.game)
        row = replace(row, options=loading.options_left(rules, row.options))
        moves = await self.store.moves(table)
        opened = await loading.reopened(self.store, rules, row, moves)
        if row.status == "playing" and rules.outcome(opened.session.state) is not None:
            row = replace(row, status="over")  # the server died between the last move and this word
        rev = moves[-1].rev if moves else 0
        room = Room(self.store, row, seats, opened.session, rev, self.players.attend, self.limits.grace)
        room.touched = moves[-1].at if moves else row.touched
        if opened.broken:
            await company.say_reopened(room, opened.lost)
        return room

    async def mine(self, tokens: Mapping[str, Iterable[str]]) -> list[TableLine]:
        """One's own tables, those that wait for an answer first."""
        lines: list[TableLine] = []
        for table, held in list(tokens.items())[:LISTED]:
            with contextlib.suppress(Refused):
                room = await self.room(table)
                lines.append(line_of(room, room.seats_of(hashes_of(held))))
        return sorted(lines, key=lambda line: (not set(line.asked) & set(line.mine), line.status, -line.touched))

    async def public(self) -> list[TableLine]:
        """Tables anybody may sit down at, or watch."""
        rows = await self.store.tables(public=True, statuses=("playing",), limit=LISTED)
        lines: list[TableLine] = []
        for row, _seats in rows:
            with contextlib.suppress(Refused):
                lines.append(line_of(await self.room(row.id), ()))
        return sorted(lines, key=lambda line: (line.status != "open", -line.touched))

    # ── Another device, and being forgotten ─────────────────────────────────────────────────────────────────────────

    async def link(self, table: str, held: Iterable[str]) -> str:
        """A link that takes one's seats to another device, once."""
        room = await self.room(table)
        hashes = hashes_of(held)
        mine = room.owned_by(hashes)
        host = room.row.host_hash in hashes
        if not mine and not host:
            raise Refused("secret", "none of these secrets belongs to this table")
        refuse_to_part(room, mine)
        link = new_secret()
        await self.store.link(hash_of(link), table, list(mine), host, now_ms() + LINK_MINUTES * 60_000)
        return link

    async def use_link(self, link: str) -> Seated:
        """Sit down on this device; the other one holds the seats no more."""
        found = await self.store.use_link(hash_of(link), now_ms())
        if found is None:
            raise Refused("unknown-link", f"this link has been used, or is older than {LINK_MINUTES} minutes")
        table, seats, was_host = found
        room = await self.room(table)
        async with room.lock:
            refuse_to_part(room, seats)
            secrets = {seat: new_secret() for seat in seats if seat in room.owned()}
            host = next(iter(secrets.values()), None) or new_secret()
            for seat, secret in secrets.items():
                await self.store.rename(table, room.seats[seat].token_hash, hash_of(secret))
                await room.seat_anew(seat, token_hash=hash_of(secret))
            if was_host:
                await room.save(host_hash=hash_of(host))
        return Seated(table, secrets, host if was_host else "")

    async def forget(self, table: str, held: Iterable[str]) -> None:
        """Delete what a person has said at a table, and what they called themselves."""
        room = await self.room(table)
        hashes = hashes_of(held)
        async with room.lock:
            for one in hashes:  # also of who has lost the seat since
                await self.store.forget(table, one)
            for seat in room.owned_by(hashes):
                named = "nickname" if room.seats[seat].kind == "person" else "owner"
                await room.seat_anew(seat, **{named: ""})
        await company.read_out(room, *room.guests)

    # ── Clearing away ───────────────────────────────────────────────────────────────────────────────────────────────

    async def sweep(self) -> None:
        """Put tables away that nobody looks at, and clear away those that nobody has touched for long."""
        while True:
            await asyncio.sleep(60)
            try:
                for room in list(self.rooms.values()):
                    if room.touched - room.row.touched > HOUR_MS:
                        await room.save(touched=room.touched)
                    if is_idle(room):
                        await self.put_away(room)
                await self.expire()
            except Exception:
                log.exception("clearing away failed; it is tried again in a minute")

    async def expire(self) -> list[str]:
        """Clear away what nobody has touched for long."""
        gone = await self.store.expire(now_ms() - self.limits.expires_days * DAY_MS)
        for table in gone:
            room = self.rooms.pop(table, None)
            if room is not None:
                self.players.dismiss(room)
        return gone

    async def put_away(self, room: Room) -> None:
        """Keep the position, so that the table can go on even under newer rules, and let go of it."""
        looking, left = set(room.guests), room.emptied
        self.players.dismiss(room)
        async with room.lock:
            if room.status in ("open", "playing"):
                await room.save(touched=room.touched)
                await self.store.snapshot(room.row.id, room.rev, save(room.session.game, room.session.state))
            if room.guests <= looking and room.emptied == left:  # nobody has come meanwhile
                self.rooms.pop(room.row.id, None)


def refuse_to_part(room: Room, seats: Sequence[int]) -> None:
    """Where the dice were told, all seats move together: nobody shall play against somebody who knows them."""
    if room.row.dice_told and seats and set(seats) != set(room.owned()):
        raise Refused("dice-told", "who plays here knows all dice to come, so the seats of this table stay together")


def is_idle(room: Room) -> bool:
    """Whether nobody has looked at a table for long."""
    return not room.guests and not room.thinking and time.monotonic() - room.emptied > IDLE


def name_of(nickname: str) -> str:
    """What somebody wants to be called."""
    cleaned = company.cleaned(nickname, company.LONGEST_NAME)
    if not cleaned:
        raise Refused("malformed", f"a nickname has 1 to {company.LONGEST_NAME} letters")
    return cleaned


def planned(table: str, seat: int, plan: SeatPlan, secret: str | None, nickname: str) -> SeatRow:
    """Who sits where at a new table."""
    if plan.kind == "bot":
        return SeatRow(table, seat, "bot", company.BOT_NAMES[seat], plan.level, b"", left=False)
    if secret is None:
        return SeatRow(table, seat, "open", "", "", b"", left=False)
    named = name_of(plan.nickname or nickname)
    return SeatRow(table, seat, "person", named, "", hash_of(secret), left=False, away=now_ms())


def line_of(room: Room, mine: tuple[int, ...]) -> TableLine:
    """A table in a list."""
    return TableLine(
        id=room.row.id,
        game=room.row.game,
        options=room.row.options,
        status=room.status,
        seats=room.table().seats,
        round=room.session.game.standing(room.session.state).round,
        asked=[decision.seat for decision in room.owed()],
        mine=list(mine),
        touched=room.touched,
    )
