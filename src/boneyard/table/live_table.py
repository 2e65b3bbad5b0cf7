"""A table in memory: its game, its seats, and the browsers that look at it.

Every change goes the same way: the engine checks it, the store writes it down, and only then does the table take it
over and tell everybody. There is one change at a time, so whatever a browser is sent has been written down. Other
servers may change the table too: the store refuses what was based on an older version, and the table reads it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

import msgspec

from boneyard.core.agenda import State
from boneyard.core.codec import save
from boneyard.core.decision import IllegalAction
from boneyard.core.record import Line as RecordLine
from boneyard.core.session import PlayedAnswer, Session, follow
from boneyard.table import proposals, wire
from boneyard.table.bot_processes import BotProcesses
from boneyard.table.chat import TableChat
from boneyard.table.clock import TableClock
from boneyard.table.connection import Connection
from boneyard.table.limits import LONGEST_RECORD, Limits
from boneyard.table.protocol import Proposal
from boneyard.table.refusal import Refused, refused
from boneyard.table.rows import MoveRow, News, SeatRow, TableChange, TableRow
from boneyard.table.store import Conflict, Store, Unavailable
from boneyard.table.table_bots import TableBots
from boneyard.table.table_state import TableState
from boneyard.table.times import HOUR_MS, AtMostEvery
from boneyard.table.updates import Updates
from boneyard.table.votes import Votes, without_voters

TRIES: Final = 5  # how often something is tried that other servers interfere with
KEPT_EVERY: Final = 50  # lines of the record after which the position is stored
PRESENCE_SECONDS: Final = 0.25  # between two updates about who is here

Done = TypeVar("Done")


class LiveTable(TableState):
    """A table that somebody looks at, or did a moment ago.

    Other modules read its fields and call its methods; nobody else assigns them.
    """

    def __init__(
        self,
        store: Store,
        row: TableRow,
        seats: list[SeatRow],
        session: Session,
        rev: int,
        limits: Limits,
        processes: BotProcesses | None = None,
        touched: int | None = None,
    ) -> None:
        super().__init__(row, seats, session, rev, store.now_ms)
        self.store = store
        self.grace = limits.grace
        self.lock = asyncio.Lock()  # held by whoever changes the table
        self.chat = TableChat(self)
        self.votes = Votes(self)
        self.clock = TableClock(self)
        self.bots = TableBots(self, processes, limits.bot_seconds)
        self.updates = Updates(self)
        self.runs_here = True  # whether this server runs its bots and clocks
        self._presence: tuple[list[int], int] = ([], 0)  # as it was last stored for this server
        self._gone: set[int] = set()  # seats that nobody looks from any more, since that was last stored
        self.is_ahead = False  # of the database, in which an earlier moment was restored: it has to be loaded again
        self._ended = False  # the game is over, but that may not be stored yet
        self._saving: set[asyncio.Task[None]] = set()
        self.touched = row.touched if touched is None else touched  # when somebody last did something, as `now_ms`
        self.last_used = time.monotonic()  # when a browser last left or was expected
        self.kept = -1  # the revision of the position that was last stored from here
        self._tell_presence = AtMostEvery(PRESENCE_SECONDS, self.table_changed)
        self.clock.adopt(row.clocks)

    # ── Browsers that come and go ───────────────────────────────────────────────────────────────────────────────────

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has looked at it for this long, and no bot is at work."""
        return not self.connections and not self.bots.thinking() and time.monotonic() - self.last_used > seconds

    def expect_somebody(self) -> None:
        """A browser is about to connect, so the table must not be unloaded now."""
        self.last_used = time.monotonic()

    def connect(self, connection: Connection, look: int) -> None:
        """A browser has shown its secrets, perhaps once more: it is sent the table."""
        before = connection.mine if connection in self.connections else None
        self._recognize(connection)
        connection.look_from(look)
        self.connections.add(connection)
        connection.mark_outdated()
        if connection.mine != before:
            self._presence_changed()
        self.bots.wake()

    def disconnect(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.last_used = time.monotonic()
            self._presence_changed()
            self.bots.rest()

    def look(self, connection: Connection, seat: int) -> None:
        """Let a browser look from another of its seats."""
        if seat not in connection.mine:
            raise Refused("not-yours", f"seat {seat} is not yours; yours are {list(connection.mine)}")
        connection.look_from(seat)
        connection.mark_outdated()

    async def save_presence(self) -> None:
        """Store who has come and who has gone. A vote about a bot ends when the person is back."""
        with contextlib.suppress(Unavailable, Refused):  # tried again when the next browser comes or goes
            await self._tried(self._save_presence)

    async def _save_presence(self) -> None:
        here = self._here()
        if here != self._presence:
            self._gone |= {*self._presence[0]} - {*here[0]}
            elsewhere = await self.store.set_presence(self.row.id, *here)
            self._presence = here
        else:
            elsewhere = (await self.store.presence([self.row.id])).get(self.row.id, [])
        self.set_elsewhere(elsewhere)
        change = self._presence_change()
        if change.seats or change.row:
            await self._store(change)
        self._gone.clear()

    def _here(self) -> tuple[list[int], int]:
        return sorted(self._present_here()), self._watching_here()

    def presence_is_outdated(self) -> bool:
        """Whether something else is stored about who is here and who is away."""
        change = self._presence_change()
        return self._here() != self._presence or bool(change.seats or change.row)

    def _presence_change(self) -> TableChange:
        present, people, now = self.present(), self.people(), self.now_ms()
        known = {seat: 0 if seat in self._gone else self.seats[seat].away for seat in people}
        since = {seat: 0 if seat in present else known[seat] or now for seat in people}
        back = [seat for seat in people if seat in present and not self.seats[seat].left]
        votes = self.votes.without_replacement(*back)
        return TableChange(
            row={} if votes == self.row.votes else {"votes": votes},
            seats={seat: {"away": away} for seat, away in since.items() if away != self.seats[seat].away},
        )

    def _recognize(self, connection: Connection) -> None:
        mine = self.played_by(connection.hashes)
        back = tuple(seat for seat in self.owned_by(connection.hashes) if seat not in mine)
        connection.recognize(mine, back, host=self.row.host_hash in connection.hashes)

    def _recognize_all(self) -> None:
        """Secrets may belong to other seats now."""
        for connection in self.connections:
            self._recognize(connection)

    # ── Telling everybody ───────────────────────────────────────────────────────────────────────────────────────────

    def send_updates(self) -> None:
        for connection in self.connections:
            connection.mark_outdated()

    def table_changed(self) -> None:
        """Something about the table or its seats has changed: send it to everybody."""
        self.status = self._status()
        self.updates.table_changed()
        self.send_updates()

    def _presence_changed(self) -> None:
        """Somebody has come or gone: tell everybody, but not for each of many who come and go at once."""
        self.updates.table_changed()
        self._tell_presence.call()

    def position_changed(self) -> None:
        """The position has changed: send it to everybody, and let the bots think about it."""
        self.send_updates()
        self.bots.wake()

    # ── What browsers ask for ───────────────────────────────────────────────────────────────────────────────────────

    async def pick(self, seat: int, number: int, pick: int) -> None:
        """Answer a question."""
        async with self.lock:
            self._refuse_if_too_long()
            decision = self.question(seat)
            if decision is None:
                raise Refused("stale" if self.status == "playing" else "not-playing", f"seat {seat} is not asked now")
            if decision.number != number:
                raise Refused("stale", f"question {number} has gone; question {decision.number} is open")
            if not 0 <= pick < len(decision.options):
                raise Refused("not-offered", f"there is no option {pick}; there are 0 to {len(decision.options) - 1}")
            try:
                played = self.session.try_answer(seat, decision.options[pick], number)
            except IllegalAction as problem:
                raise refused(problem) from None
            await self._write("answer", seat, decision.options[pick].text, self._listed(played.after))
            await self._commit(played)

    async def propose(self, connection: Connection, seat: int, number: int, pick: int) -> None:
        """Propose an answer to somebody else's question."""

        async def work() -> None:
            proposal = Proposal(connection.seat, seat, number, pick)
            new = proposals.put(self.proposals(), connection.mine, self.shared_questions(), proposal)
            await self.change(TableChange(row={"proposals": msgspec.to_builtins(new)}))

        await self.one_at_a_time(work)

    async def undo(self, connection: Connection) -> None:
        """Go back to where one of this browser's seats last decided."""
        async with self.lock:
            mine = connection.mine
            why = self.session.refusal(mine, self.owned()) if self.status == "playing" else "not playing"
            if not mine or why is not None:
                raise Refused("not-offered", f"nothing can be undone now ({why or 'spectators decide nothing'})")
            past = self.session.past
            back = next(step for step in reversed(range(len(past))) if past[step].line.seat in mine)
            seat = past[back].line.seat
            await self._write("undo", seat, "", self._listed(self.session.state_after(back)))
            self.session.undo([seat])
            self._went_back(len(self.session.past))

    async def retract(self, seat: int) -> None:
        """Take back a sealed answer."""
        async with self.lock:
            if self.status != "playing" or not self.session.may_retract(seat):
                raise Refused("not-offered", "there is no sealed answer to take back")
            round_, asked = self._listed(self.session.state)
            await self._write("retract", seat, "", (round_, asked | 1 << seat))
            before = self._lines()
            self.session.retract(seat)
            self._went_back(same_start(before, self._lines()))

    # ── Writing down, then going on ─────────────────────────────────────────────────────────────────────────────────

    async def one_at_a_time(self, work: Callable[[], Awaitable[Done]]) -> Done:
        """Change the table while nobody else here does. If another server was faster, read it again and retry."""
        async with self.lock:
            return await self._tried(work)

    async def _tried(self, work: Callable[[], Awaitable[Done]]) -> Done:
        for _ in range(TRIES):
            try:
                return await work()
            except Conflict:
                await self.follow()
        raise Refused("lost", "another server keeps changing this table; please try again")

    async def change(self, change: TableChange, rematch: tuple[TableRow, list[SeatRow]] | None = None) -> None:
        """Store a change of the table or its seats, then make it. The caller holds the lock."""
        change.row["touched"] = self.now_ms()
        await self._store(change, rematch)
        self.touched = self.row.touched
        await self.save_presence()

    async def _store(self, change: TableChange, rematch: tuple[TableRow, list[SeatRow]] | None = None) -> None:
        moved = [seat for seat, fields in change.seats.items() if "token_hash" in fields]
        others = [seat for seat, fields in change.seats.items() if fields.keys() & {"kind", "token_hash", "left"}]
        if others:  # somebody else may play there now, who has proposed nothing
            known = change.row.get("proposals", self.row.proposals)
            change.row["proposals"] = [one for one in known if one["seat"] not in others]
            change.row["votes"] = without_voters(change.row.get("votes", self.row.votes), others)
        said = await self.store.change(
            self.row.id,
            self.row.version,
            row=change.row,
            seats=change.seats,
            say=change.say,
            unlink=moved,
            rematch=rematch,
        )
        self.row = replace(self.row, version=self.row.version + 1, **change.row)
        for seat, fields in change.seats.items():
            self.seats[seat] = replace(self.seats[seat], **fields)
            if "kind" in fields:
                self.bots.cancel(seat)  # somebody else plays there now
        self.chat.send_stored(*said)
        self._changed()

    def _changed(self) -> None:
        """The table or its seats are different now."""
        self._recognize_all()
        self.table_changed()
        self.bots.wake()

    async def tell_dice(self, hashes: frozenset[bytes]) -> None:
        """Store that the player with these secrets is told the seed, if no seat is anybody else's or open."""
        if await self.store.tell_dice(self.row.id, self.row.version, hashes):
            self.row = replace(self.row, version=self.row.version + 1, dice_told=True)
            self.table_changed()

    def _refuse_if_too_long(self) -> None:
        if self.rev >= LONGEST_RECORD:
            raise Refused("not-offered", f"this game has {LONGEST_RECORD} lines, as many as a record may have")

    def _listed(self, state: State) -> tuple[int, int]:
        return wire.listed_standing(self.session.game, state)

    async def _write(self, verb: str, seat: int, text: str, listed: tuple[int, int]) -> None:
        """Add a line to the stored record. If another server was faster, read what it wrote and give up."""
        self._refuse_if_too_long()
        now = self.now_ms()
        try:
            await self.store.append(MoveRow(self.row.id, self.rev + 1, verb, seat, text, now, *listed))
        except Conflict:
            await self.follow()
            raise Refused("lost", "another server has moved this table on; it was read again") from None
        self.touched = now
        self.rev += 1

    async def _commit(self, played: PlayedAnswer) -> None:
        self.session.commit(played)
        self.updates.position_changed()
        ended = self.session.game.outcome(self.session.state) is not None
        try:
            if ended:
                await self._tried(self.finish)
            elif self.rev == 1 or self.rev % KEPT_EVERY == 0:
                await self.keep_position()
        except (Unavailable, Refused):  # the move counts all the same
            if ended:
                self.end_in_memory()
        finally:
            self.position_changed()

    def end_in_memory(self) -> None:
        """The game is over, which is stored as soon as possible."""
        self._ended = True
        self.row = replace(self.row, status="over")
        self.table_changed()

    def _lines(self) -> list[RecordLine]:
        return [step.line for step in self.session.past]

    def _went_back(self, keep: int) -> None:
        """Only the first `keep` steps still stand."""
        for connection in self.connections:
            connection.forget_entries(keep + 1)  # the beginning is an entry too
        self.updates.log_changed(keep + 1)
        self.updates.position_changed()
        self.position_changed()

    async def finish(self) -> None:
        """The game is over, so everybody may know the seed."""
        if self.row.status != "over":
            await self.change(TableChange(row={"status": "over", "ended": ""}))

    async def keep_position(self) -> None:
        """Store the position, so that the table can go on even under newer rules."""
        if self.kept != self.rev:
            await self.store.snapshot(self.row.id, self.rev, save(self.session.game, self.session.state))
            self.kept = self.rev

    async def keep(self) -> None:
        """Store what is only in memory: the position, and when somebody last did something."""
        async with self.lock:
            if self._ended:
                await self._tried(lambda: self.change(TableChange(row={"status": "over"})))
                self._ended = False
            if self.status not in ("open", "playing"):
                return
            await self.keep_position()
            if self.touched - self.row.touched > HOUR_MS:
                await self._tried(lambda: self._store(TableChange(row={"touched": self.touched})))

    def clocks_changed(self, clocks: dict[str, Any]) -> None:
        """Store the clocks, which another server may have to go on with."""
        self.row = replace(self.row, clocks=clocks)
        task = asyncio.create_task(self._save_clocks(clocks))
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)

    async def _save_clocks(self, clocks: dict[str, Any]) -> None:
        with contextlib.suppress(Unavailable, Conflict):  # stored with the next turn
            await self.store.save_clocks(self.row.id, clocks)

    # ── Other servers on the same database ──────────────────────────────────────────────────────────────────────────

    async def refresh(self) -> None:
        """Read what another server may have written since."""
        async with self.lock:
            await self.follow()

    def is_changed(self, news: News, rev: int) -> bool:
        """Whether news tell what is not known here; this server knew the table up to a revision when it asked."""
        return (
            news.rev != rev
            or news.version != self.row.version
            or news.chat > self.chat.last
            or news.elsewhere != self.elsewhere
            or (not self.runs_here and news.clocks != self.row.clocks)
        )

    async def follow(self, news: News | None = None) -> None:
        """Take over what other servers have written. The caller holds the lock."""
        if news is None or news.rev < self.rev:  # it was perhaps read before our last move
            news = (await self.store.news({self.row.id: self.rev})).get(self.row.id)
        if news is None:
            raise Refused("unknown-table", "this table is not there any more")
        if news.rev < self.rev:
            self.is_ahead = True
            raise Refused("lost", "the database was put back to an earlier moment, and the table is loaded again")
        self.set_elsewhere(news.elsewhere)
        if news.version != self.row.version:
            await self._read_again()
        if news.rev > self.rev:
            self._catch_up([move for move in news.moves if move.rev > self.rev])
        if news.chat > self.chat.last:
            await self.chat.send_new_lines()
        if not self.runs_here and news.clocks != self.row.clocks:
            self.row = replace(self.row, clocks=news.clocks)
            self.clock.adopt(news.clocks)

    async def _read_again(self) -> None:
        found = await self.store.read(self.row.id)
        if found is None:
            raise Refused("unknown-table", "this table is not there any more")
        before, (row, seats) = self.row, found
        for old, new in zip(self.seats, seats, strict=True):
            if old.kind != new.kind:
                self.bots.cancel(new.seat)  # somebody else plays there now
        self.seats = seats
        status = "over" if (before.status, row.status) == ("over", "playing") else row.status
        self.row = replace(row, options=before.options, status=status, clocks=before.clocks)  # as corrected on loading
        self._changed()
        if row.forgotten != before.forgotten:
            await self.chat.send_all_lines(*self.connections)

    def _catch_up(self, moves: list[MoveRow]) -> None:
        """Play the moves that another server has written."""
        before = self._lines()
        for move in moves:
            follow(self.session, RecordLine(move.verb, move.seat, move.text))
            self.rev = move.rev
            self.touched = move.at
        if self.session.game.outcome(self.session.state) is not None and self.row.status == "playing":
            self.end_in_memory()
        self.status = self._status()
        self.updates.table_changed()
        self._went_back(same_start(before, self._lines()))

    def set_elsewhere(self, elsewhere: list[tuple[list[int], int]]) -> None:
        """People at other servers have come or gone."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self.table_changed()

    def run_here(self, *, runs: bool) -> None:
        """This server runs the bots and clocks of this table from now on, or does not any more."""
        if runs and not self.runs_here:
            self.clock.take_over()
        self.runs_here = runs
        if runs:
            self.bots.wake()
        else:
            self.bots.stop()


def same_start(before: list[RecordLine], after: list[RecordLine]) -> int:
    """How many lines at the start are the very same ones."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((index for index, (old, new) in pairs if old is not new), min(len(before), len(after)))
