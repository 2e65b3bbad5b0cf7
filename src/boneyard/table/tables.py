"""All tables of this server: opening, finding, sitting down, unloading and deleting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from boneyard.core.decision import BadOptions
from boneyard.core.game import Game, games
from boneyard.core.rng import KEYED
from boneyard.table import links, loading, wire
from boneyard.table.bans import Bans
from boneyard.table.bot_processes import BotProcesses
from boneyard.table.known_games import known_game
from boneyard.table.limits import Limits, RateLimitPerAddress, ReplayQueue
from boneyard.table.live_table import LiveTable
from boneyard.table.logs import audit
from boneyard.table.names import cleaned_name, refuse_look_alike
from boneyard.table.protocol import NOBODY, NewTable, Seated, SeatPlan, SitDown, TableLine
from boneyard.table.refusal import Refused
from boneyard.table.replays import Replays
from boneyard.table.rows import UNKNOWN, SeatRow, TableChange, TableRow
from boneyard.table.seats import BOT_NAMES, refuse_if_dice_told
from boneyard.table.servers import Servers
from boneyard.table.store import Conflict, ListedTable, Store, Unavailable
from boneyard.table.times import DAY_MS
from boneyard.table.tokens import hash_of, hashes_of, new_name, new_secret, new_seed

IDLE: Final = 600.0  # seconds until a table that nobody looks at is unloaded
CLOCKS: Final = (0, 30, 60, 120, 300, 600)
LISTED: Final = 50  # tables in a list
ASKED_FOR: Final = 200  # tables whose secrets a browser may show at once; of more, the last ones count
IN_USE: Final = 30.0  # seconds until a table that nobody looks at may be unloaded to make room
TAKEN_AT_ONCE: Final = 12  # seats; later as many as an hour allows

log = logging.getLogger("boneyard.table")


class Tables:
    """Keeps the tables that somebody looks at in memory, and all of them in the store."""

    def __init__(self, store: Store, processes: BotProcesses, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.processes = processes
        self.live: dict[str, LiveTable] = {}
        self.replays = Replays()
        self.replaying = ReplayQueue(limits)
        self.opening_rate = RateLimitPerAddress(limits.tables / 3600, limits.tables)
        self.bans = Bans(store)
        self.public_rate = RateLimitPerAddress(limits.public_tables / 3600, limits.public_tables)
        self.seat_rate = RateLimitPerAddress(limits.seats / 3600, max(TAKEN_AT_ONCE, limits.seats / 5))
        self.servers = Servers(self)
        self.servers.share("tables", self.opening_rate)
        self.servers.share("public tables", self.public_rate)
        self.servers.share("seats", self.seat_rate)
        self._loading: dict[str, asyncio.Lock] = {}  # tables that are being loaded
        self._cleanup: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        await self.processes.open()
        await self.servers.open()
        self._cleanup = asyncio.create_task(self._cleanup_loop())

    async def close(self) -> None:
        """Stop everything. Each table is stored so that it can go on later, or at another server at once."""
        if self._cleanup is not None:
            self._cleanup.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._cleanup
        await self.servers.close()
        await self._unload_all()
        await self.processes.close()
        await self.store.close()

    # ── Opening and sitting down ────────────────────────────────────────────────────────────────────────────────────

    async def create(self, asked: NewTable) -> Seated:
        """Open a new table."""
        rules = known_game(asked.game)
        if asked.clock not in CLOCKS:
            raise Refused("options", f"a clock has one of {', '.join(map(str, CLOCKS))} seconds, not {asked.clock}")
        seed, now = new_seed(), self.store.now_ms()
        try:
            options = rules.checked(len(asked.seats), int(seed), asked.options)
        except BadOptions as problem:
            raise Refused("options", str(problem), problem.said) from None
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
            created=now,
            touched=now,
            dice=KEYED,
        )
        seats = [
            planned_seat(row, seat, plan, secrets.get(seat), asked.nickname) for seat, plan in enumerate(asked.seats)
        ]
        await self.store.create(at_start(rules, row), seats)
        audit.info("table %s is opened: %s, %d seats", row.id, row.game, row.seats)
        return Seated(row.id, secrets, host)

    async def sit_down(self, table_id: str, asked: SitDown) -> Seated:
        """Take an open seat. Whoever has got one with the same secret, but no answer, is told that seat again."""
        table = await self.get(table_id)
        nickname, secret = cleaned_name(asked.nickname), asked.secret or new_secret()
        own = frozenset((hash_of(secret),))
        fields = {"kind": "person", "nickname": nickname, "token_hash": hash_of(secret), "left": False, "away": 0}

        async def work() -> int:
            before = table.owned_by(own)
            if before:
                return before[0]
            refuse_if_dice_told(table)
            free = [seat.seat for seat in table.seats if seat.kind == "open"]
            if table.status != "open" or not free or asked.seat not in (NOBODY, *free):
                raise Refused("full", "that place is not free" if free else "no place is free at this table")
            seat = free[0] if asked.seat == NOBODY else asked.seat
            refuse_look_alike(nickname, table.seats)
            notice = table.chat.notice("table-sat-down", seat, nickname, hash_of(secret))
            await table.change(TableChange(seats={seat: fields}, say=[notice]))
            audit.info("table %s: seat %d is taken", table_id, seat)
            return seat

        await table.refresh()
        return Seated(table_id, {await table.one_at_a_time(work): secret})

    async def rematch(self, table: LiveTable, hashes: frozenset[bytes]) -> None:
        """Open a new table for the same people and bots. Their secrets are valid there too."""

        async def work() -> None:
            if table.status != "over":
                raise Refused("not-playing", "a rematch begins when the game is over")
            if not table.owned_by(hashes):
                raise Refused("not-yours", "only somebody who played may ask for a rematch")
            if not table.row.rematch:
                row, seats = next_game(table)
                await table.change(TableChange(row={"rematch": row.id}), rematch=(row, seats))
                audit.info("table %s is opened: a rematch of %s", row.id, table.row.id)

        await table.one_at_a_time(work)

    # ── Finding ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def get(self, table_id: str) -> LiveTable:
        """A table; it is loaded from the store if it is not in memory."""
        known = self.live.get(table_id)
        if known is not None and known.is_ahead:
            self.drop(known)
            known = None
        if known is not None:
            known.expect_somebody()
            if self.servers.others and not known.connections:
                await self._refresh(known)
            return known
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.live:
                    await self._make_room()
                    loaded = await self.load(table_id)
                    self.live.setdefault(table_id, loaded)  # two may load it after a third one has failed
                return self.live[table_id]
            finally:
                self._loading.pop(table_id, None)

    async def _refresh(self, table: LiveTable) -> None:
        """Read a table again that nobody looks at here: it is not followed."""
        try:
            await table.refresh()
        except Refused:
            self.drop(table)
            raise

    async def _make_room(self) -> None:
        """Unload the table that nobody has looked at for longest, if there are too many in memory."""
        if len(self.live) < self.limits.all_tables:
            return
        unseen = [table for table in self.live.values() if not table.connections]
        last = min(unseen, key=lambda table: table.last_used, default=None)
        if last is None or time.monotonic() - last.last_used < IN_USE:
            raise Refused("busy", "too many tables are in use on this server; please try again in a while")
        await self.unload(last)

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
        table.run_here(runs=False)
        table.run_here(runs=not self.servers.others)  # until the claim says so
        if row.status == "over" != found[0].status:
            table.end_in_memory()
        table.set_elsewhere((await self.store.presence([table_id])).get(table_id, []))
        if opened.broken:
            await table.chat.announce_reopened(opened.lost)
        return table

    async def mine(self, tokens: Mapping[str, Iterable[str]]) -> list[TableLine]:
        """The tables that these secrets belong to, first those that wait for an answer of their owner."""
        names = list(tokens)[-ASKED_FOR:]  # the last ones are the newest
        found = playable(await self.store.listed(names, ASKED_FOR))
        hashes = {row.id: hashes_of(tokens[row.id]) for row, _, _ in found}
        own = [line_of(table, hashes[table[0].id]) for table in found if fits(table, hashes[table[0].id])]
        own.sort(key=lambda line: (not set(line.asked) & set(line.mine), line.status, -line.touched))
        return own[:LISTED]

    async def public(self) -> list[TableLine]:
        """The tables that anybody may watch, first those with an open seat."""
        lines = [line_of(table, frozenset()) for table in playable(await self.store.listed(None, LISTED))]
        return sorted(lines, key=lambda line: (line.status != "open", -line.touched))

    # ── Being forgotten ─────────────────────────────────────────────────────────────────────────────────────────────

    async def forget(self, table_id: str, held: Iterable[str]) -> None:
        """Delete what a person has said at a table, and their nickname there."""
        table, hashes = await links.shown_at(self, table_id, held)
        async with table.lock:
            for one in hashes:  # a secret may have lost its seat, but what was said with it is still there
                await self.store.forget(table_id, one)
            await table.follow()

    # ── Unloading and deleting ──────────────────────────────────────────────────────────────────────────────────────

    async def _cleanup_loop(self) -> None:
        """Every minute, unload tables that nobody looks at, and delete those that nobody has touched for long."""
        while True:
            await asyncio.sleep(60)
            try:
                for table in list(self.live.values()):
                    await self._clean_up(table)
                await self.expire()
            except Unavailable as problem:
                log.warning("unloading or deleting old tables failed; trying again in a minute: %s", problem)
            except Exception:
                log.exception("unloading or deleting old tables failed; trying again in a minute")

    async def _clean_up(self, table: LiveTable) -> None:
        try:
            await table.keep()
            if table.is_idle(IDLE):
                await self.unload(table)
        except (Conflict, Refused):
            self.drop(table)  # another server has deleted it

    async def expire(self) -> list[str]:
        """Delete tables that nobody has touched for long, and return their names."""
        if not self.servers.sweeps:
            return []
        gone = await self.store.expire(self.store.now_ms() - self.limits.expires_days * DAY_MS)
        for table_id in gone:
            if table_id in self.live:
                self.drop(self.live[table_id])
        return gone

    def drop(self, table: LiveTable) -> None:
        """Remove a table from memory that is not in the store any more."""
        table.bots.stop()
        self.live.pop(table.row.id, None)

    async def _unload_all(self) -> None:
        """Store all positions, and let other servers run all tables, with few transactions."""
        live = list(self.live.values())
        for table in live:
            table.bots.stop()
        await asyncio.gather(*[self._try_to_keep(table) for table in live])
        with contextlib.suppress(Unavailable):  # they are free as soon as this server has not been heard of for a while
            await self.store.release([table.row.id for table in live if table.runs_here])
        self.live.clear()

    async def _try_to_keep(self, table: LiveTable) -> None:
        """Store the position of a table, or log why it could not be stored."""
        try:
            await table.keep()
        except Unavailable as problem:
            log.warning("the position of table %s could not be stored: %s", table.row.id, problem)
        except Exception:
            log.exception("the position of table %s could not be stored", table.row.id)

    async def unload(self, table: LiveTable) -> None:
        """Store the position, so that the table can go on even under newer rules, and remove it from memory."""
        connections, last_used = set(table.connections), table.last_used
        table.bots.stop()
        await table.keep()
        if table.runs_here:
            await self.store.release([table.row.id])
        if table.connections <= connections and table.last_used == last_used:  # nobody has come meanwhile
            self.live.pop(table.row.id, None)


def at_start(rules: Game, row: TableRow) -> TableRow:
    """A new table with what lists show of it."""
    state = rules.new(row.seats, int(row.seed), row.options, row.dice)
    start_round, asked = wire.listed_standing(rules, state)
    return replace(row, round=start_round, asked=asked)


def next_game(table: LiveTable) -> tuple[TableRow, list[SeatRow]]:
    """The table of a rematch."""
    rules, now = table.session.game, table.now_ms()
    row = replace(
        table.row,
        id=new_name(),
        seed=new_seed(),
        rules=rules.rules,
        facts=rules.facts.hash,
        status="playing",
        ended="",
        rematch="",
        dice_told=False,
        dice=KEYED,
        created=now,
        touched=now,
        version=0,
        votes=[],
        proposals=[],
        clocks={},
        server="",
        forgotten=0,
    )
    return at_start(rules, row), [replace(seat, table=row.id, left=False, away=now) for seat in table.seats]


def planned_seat(table: TableRow, seat: int, plan: SeatPlan, secret: str | None, nickname: str) -> SeatRow:
    """A seat of a new table."""
    if plan.kind == "bot":
        return SeatRow(table.id, seat, "bot", BOT_NAMES[seat], plan.level, b"", left=False)
    if secret is None:
        return SeatRow(table.id, seat, "open", "", "", b"", left=False)
    name = cleaned_name(plan.nickname or nickname)
    refuse_look_alike(name, ())
    return SeatRow(table.id, seat, "person", name, "", hash_of(secret), left=False, away=table.created)


def playable(tables: list[ListedTable]) -> list[ListedTable]:
    """The tables of games that this server has."""
    return [table for table in tables if table[0].game in games()]


def fits(table: ListedTable, hashes: frozenset[bytes]) -> bool:
    """Whether one of these secrets belongs to a seat or to the host of a table."""
    row, seats, _last = table
    return row.host_hash in hashes or any(seat.token_hash in hashes for seat in seats)


def line_of(table: ListedTable, hashes: frozenset[bytes]) -> TableLine:
    """A table, as a line of a list for the owner of these secrets. What was not stored is left out, not replayed."""
    row, seats, last = table
    rules = known_game(row.game)
    here = last or row
    status = "open" if row.status == "playing" and any(seat.kind == "open" for seat in seats) else row.status
    known = here.asked != UNKNOWN
    return TableLine(
        id=row.id,
        game=row.game,
        options=row.options,
        status=status,
        seats=[wire.seat(rules, seat, present=seat.away == 0) for seat in seats],
        round=here.round if known else 0,
        asked=[seat.seat for seat in seats if known and status == "playing" and here.asked >> seat.seat & 1],
        mine=[seat.seat for seat in seats if seat.kind == "person" and seat.token_hash in hashes],
        touched=max(row.touched, last.at) if last else row.touched,
    )
