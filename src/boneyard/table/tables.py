"""All tables of this server: opening, finding, sitting down, moving to another device, unloading and deleting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from boneyard.core.codec import save
from boneyard.core.decision import BadOptions
from boneyard.table import loading, wire
from boneyard.table.bot_processes import BotProcesses
from boneyard.table.chat import LONGEST_NAME, cleaned
from boneyard.table.known_games import known_game
from boneyard.table.limits import Limits, RateLimitPerAddress
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import NOBODY, NewTable, Seated, SeatPlan, SitDown, TableLine
from boneyard.table.refusal import Refused
from boneyard.table.seats import BOT_NAMES, refuse_if_dice_told, refuse_to_separate
from boneyard.table.store import SeatRow, Store, TableRow
from boneyard.table.times import DAY_MS, HOUR_MS, now_ms
from boneyard.table.tokens import hash_of, hashes_of, new_name, new_secret, new_seed

IDLE: Final = 600.0  # seconds until a table that nobody looks at is unloaded
LINK_MINUTES: Final = 15
CLOCKS: Final = (0, 30, 60, 120, 300, 600)
LISTED: Final = 50  # tables in a list

log = logging.getLogger("boneyard.table")


class Tables:
    """Keeps the tables that somebody looks at in memory, and all of them in the store."""

    def __init__(self, store: Store, processes: BotProcesses, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.processes = processes
        self.live: dict[str, LiveTable] = {}
        self.replaying = asyncio.Lock()  # one replay at a time: a long game takes a while, and tables go on meanwhile
        self.opening_rate = RateLimitPerAddress(limits.tables / 3600, limits.tables)
        self._loading: dict[str, asyncio.Lock] = {}  # tables that are being loaded
        self._cleanup: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        await self.processes.open()
        self._cleanup = asyncio.create_task(self._cleanup_loop())

    async def close(self) -> None:
        """Stop everything. Each table is stored so that it can go on later."""
        if self._cleanup is not None:
            self._cleanup.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._cleanup
        for table in list(self.live.values()):
            await self.unload(table)
        await self.processes.close()
        await self.store.close()

    # ── Opening and sitting down ────────────────────────────────────────────────────────────────────────────────────

    async def create(self, asked: NewTable) -> Seated:
        """Open a new table."""
        rules = known_game(asked.game)
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
            planned_seat(row.id, seat, plan, secrets.get(seat), asked.nickname) for seat, plan in enumerate(asked.seats)
        ]
        await self.store.create(row, seats)
        return Seated(row.id, secrets, host)

    async def sit_down(self, table_id: str, asked: SitDown) -> Seated:
        """Take an open seat."""
        table = await self.get(table_id)
        await table.refresh()
        async with table.lock:
            refuse_if_dice_told(table)
            free = [seat.seat for seat in table.seats if seat.kind == "open"]
            if table.status != "open" or not free or asked.seat not in (NOBODY, *free):
                raise Refused("full", "that place is not free" if free else "no place is free at this table")
            seat = free[0] if asked.seat == NOBODY else asked.seat
            nickname = cleaned_name(asked.nickname)
            secret = new_secret()
            token_hash = hash_of(secret)
            await table.update_seat(seat, kind="person", nickname=nickname, token_hash=token_hash, left=False, away=0)
            await table.chat.announce("table-sat-down", seat)
        return Seated(table_id, {seat: secret})

    async def rematch(self, table: LiveTable, hashes: frozenset[bytes]) -> None:
        """Open a new table for the same people and bots. Their secrets are valid there too."""
        async with table.lock:
            if table.status != "over":
                raise Refused("not-playing", "a rematch begins when the game is over")
            if not table.owned_by(hashes):
                raise Refused("not-yours", "only somebody who played may ask for a rematch")
            if table.row.rematch:
                return
            rules, now = table.session.game, now_ms()
            fresh: dict[str, Any] = {
                "status": "playing",
                "ended": "",
                "dice_told": False,
                "created": now,
                "touched": now,
            }
            row = replace(table.row, id=new_name(), seed=new_seed(), rules=rules.rules, facts=rules.facts.hash, **fresh)
            seats = [replace(seat, table=row.id, left=False, away=now) for seat in table.seats]
            await self.store.create(row, seats)
            await table.save(rematch=row.id)

    # ── Finding ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def get(self, table_id: str) -> LiveTable:
        """A table; it is loaded from the store if it is not in memory."""
        known = self.live.get(table_id)
        if known is not None:
            known.expect_somebody()
            return known
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.live:
                    self.live[table_id] = await self.load(table_id)
                return self.live[table_id]
            finally:
                self._loading.pop(table_id, None)

    async def load(self, table_id: str) -> LiveTable:
        """Read a table from the store, and replay its record or resume its last position."""
        found = await self.store.read(table_id)
        if found is None:
            raise Refused("unknown-table", "there is no such table; perhaps it has expired")
        row, seats = found
        rules = known_game(row.game)
        row = replace(row, options=loading.options_left(rules, row.options))
        kept = await self.store.snapshot_of(table_id)  # first: another server may go on meanwhile
        moves = await self.store.moves(table_id)
        opened = await loading.reopened(self.store, rules, row, moves, kept)
        if row.status == "playing" and rules.outcome(opened.session.state) is not None:
            row = replace(row, status="over")  # the server died after the last move, before it could store this
        rev, touched = (moves[-1].rev, moves[-1].at) if moves else (0, row.touched)
        table = LiveTable(self.store, row, seats, opened.session, rev, self.limits, self.processes, touched)
        if opened.broken:
            await table.chat.announce_reopened(opened.lost)
        return table

    async def mine(self, tokens: Mapping[str, Iterable[str]]) -> list[TableLine]:
        """The tables that these secrets belong to, first those that wait for an answer of their owner."""
        lines: list[TableLine] = []
        for table_id, held in list(tokens.items())[:LISTED]:
            with contextlib.suppress(Refused):
                table = await self.get(table_id)
                lines.append(line_of(table, table.played_by(hashes_of(held))))
        return sorted(lines, key=lambda line: (not set(line.asked) & set(line.mine), line.status, -line.touched))

    async def public(self) -> list[TableLine]:
        """The tables that anybody may watch, first those with an open seat."""
        rows = await self.store.tables(public=True, statuses=("playing",), limit=LISTED)
        lines: list[TableLine] = []
        for row, _seats in rows:
            with contextlib.suppress(Refused):
                lines.append(line_of(await self.get(row.id), ()))
        return sorted(lines, key=lambda line: (line.status != "open", -line.touched))

    # ── Another device, and being forgotten ─────────────────────────────────────────────────────────────────────────

    async def link(self, table_id: str, held: Iterable[str]) -> str:
        """Make a link that moves the seats of these secrets to another device. It works once."""
        table = await self.get(table_id)
        hashes = hashes_of(held)
        mine = table.owned_by(hashes)
        host = table.row.host_hash in hashes
        if not mine and not host:
            raise Refused("secret", "none of these secrets belongs to this table")
        refuse_to_separate(table, mine)
        link = new_secret()
        await self.store.link(hash_of(link), table_id, list(mine), host, now_ms() + LINK_MINUTES * 60_000)
        return link

    async def use_link(self, link: str) -> Seated:
        """Move seats to this device. The other device does not hold them any more."""
        found = await self.store.use_link(hash_of(link), now_ms())
        if found is None:
            raise Refused("unknown-link", f"this link has been used, or is older than {LINK_MINUTES} minutes")
        table_id, seats, was_host = found
        table = await self.get(table_id)
        async with table.lock:
            refuse_to_separate(table, seats)
            secrets = {seat: new_secret() for seat in seats if seat in table.owned()}
            host = next(iter(secrets.values()), None) or new_secret()
            for seat, secret in secrets.items():
                await self.store.rename(table_id, table.seats[seat].token_hash, hash_of(secret))
                await table.update_seat(seat, token_hash=hash_of(secret))
            if was_host:
                await table.save(host_hash=hash_of(host))
        return Seated(table_id, secrets, host if was_host else "")

    async def forget(self, table_id: str, held: Iterable[str]) -> None:
        """Delete what a person has said at a table, and their nickname there."""
        table = await self.get(table_id)
        hashes = hashes_of(held)
        async with table.lock:
            for one in hashes:  # a secret may have lost its seat, but what was said with it is still there
                await self.store.forget(table_id, one)
            for seat in table.owned_by(hashes):
                named = "nickname" if table.seats[seat].kind == "person" else "owner"
                await table.update_seat(seat, **{named: ""})
        await table.chat.send_all_lines(*table.connections)

    # ── Unloading and deleting ──────────────────────────────────────────────────────────────────────────────────────

    async def _cleanup_loop(self) -> None:
        """Every minute, unload tables that nobody looks at, and delete those that nobody has touched for long."""
        while True:
            await asyncio.sleep(60)
            try:
                for table in list(self.live.values()):
                    if table.touched - table.row.touched > HOUR_MS:
                        await table.save(touched=table.touched)
                    if table.is_idle(IDLE):
                        await self.unload(table)
                await self.expire()
            except Exception:
                log.exception("unloading or deleting old tables failed; trying again in a minute")

    async def expire(self) -> list[str]:
        """Delete tables that nobody has touched for long, and return their names."""
        gone = await self.store.expire(now_ms() - self.limits.expires_days * DAY_MS)
        for table_id in gone:
            table = self.live.pop(table_id, None)
            if table is not None:
                table.bots.stop()
        return gone

    async def unload(self, table: LiveTable) -> None:
        """Store the position, so that the table can go on even under newer rules, and remove it from memory."""
        connections, last_used = set(table.connections), table.last_used
        table.bots.stop()
        async with table.lock:
            if table.status in ("open", "playing"):
                await table.save(touched=table.touched)
                await self.store.snapshot(table.row.id, table.rev, save(table.session.game, table.session.state))
            if table.connections <= connections and table.last_used == last_used:  # nobody has come meanwhile
                self.live.pop(table.row.id, None)


def cleaned_name(nickname: str) -> str:
    """A nickname, without anything that cannot be shown on one line."""
    name = cleaned(nickname, LONGEST_NAME)
    if not name:
        raise Refused("malformed", f"a nickname has 1 to {LONGEST_NAME} letters")
    return name


def planned_seat(table_id: str, seat: int, plan: SeatPlan, secret: str | None, nickname: str) -> SeatRow:
    """A seat of a new table."""
    if plan.kind == "bot":
        return SeatRow(table_id, seat, "bot", BOT_NAMES[seat], plan.level, b"", left=False)
    if secret is None:
        return SeatRow(table_id, seat, "open", "", "", b"", left=False)
    name = cleaned_name(plan.nickname or nickname)
    return SeatRow(table_id, seat, "person", name, "", hash_of(secret), left=False, away=now_ms())


def line_of(table: LiveTable, mine: tuple[int, ...]) -> TableLine:
    """A table, as a line of a list."""
    return TableLine(
        id=table.row.id,
        game=table.row.game,
        options=table.row.options,
        status=table.status,
        seats=table.updates.overview().seats,
        round=table.session.game.standing(table.session.state).round,
        asked=[decision.seat for decision in table.owed()],
        mine=list(mine),
        touched=table.touched,
    )
