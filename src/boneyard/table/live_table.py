"""A table in memory: its game, its seats, and the browsers that look at it.

Every change goes the same way: the engine checks it, the store writes it down, and only then does the table take it
over and tell everybody. There is one change at a time, so whatever a browser is sent has been written down.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import replace
from typing import Any

from boneyard.core.decision import Decision, IllegalAction
from boneyard.core.record import Line as RecordLine
from boneyard.core.session import PlayedAnswer, Session, follow
from boneyard.table import wire
from boneyard.table.bot_processes import BotProcesses
from boneyard.table.chat import TableChat
from boneyard.table.clock import TableClock
from boneyard.table.connection import Connection
from boneyard.table.limits import Limits
from boneyard.table.proposals import Proposals
from boneyard.table.protocol import NOBODY, Previewed, Proposal, Sought, Status
from boneyard.table.refusal import Refused, refused
from boneyard.table.rows import MoveRow, SeatRow, TableRow
from boneyard.table.store import Conflict, Store, Unavailable
from boneyard.table.table_bots import TableBots
from boneyard.table.times import now_ms
from boneyard.table.updates import Updates
from boneyard.table.votes import Votes


class LiveTable:
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
        self.store = store
        self.row = row
        self.seats = seats
        self.session = session
        self.rev = rev
        self.grace = limits.grace
        self.lock = asyncio.Lock()  # held by whoever changes the table
        self.connections: set[Connection] = set()
        self.chat = TableChat(self)
        self.votes = Votes(self)
        self.proposals = Proposals()
        self.clock = TableClock(self)
        self.bots = TableBots(self, processes, limits.bot_seconds)
        self.updates = Updates(self)
        self.status = self._status()
        self.touched = row.touched if touched is None else touched  # when somebody last did something, as `now_ms`
        self.last_used = time.monotonic()  # when a browser last left or was expected

    # ── How it stands ───────────────────────────────────────────────────────────────────────────────────────────────

    def _status(self) -> Status:
        if self.row.status != "playing":
            return self.row.status
        return "open" if any(seat.kind == "open" for seat in self.seats) else "playing"

    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    def owned(self) -> list[int]:
        """The seats that belong to a person, including those that a bot plays at the moment."""
        return [seat.seat for seat in self.seats if seat.token_hash]

    def owned_by(self, hashes: frozenset[bytes]) -> tuple[int, ...]:
        """The seats that these secrets belong to."""
        return tuple(seat for seat in self.owned() if self.seats[seat].token_hash in hashes)

    def played_by(self, hashes: frozenset[bytes]) -> tuple[int, ...]:
        """The seats that these secrets belong to, without those that a bot plays at the moment."""
        return tuple(seat for seat in self.owned_by(hashes) if self.seats[seat].kind == "person")

    def is_hosts(self, seat: SeatRow) -> bool:
        """Whether the host sits there."""
        return seat.kind == "person" and seat.token_hash == self.row.host_hash

    def present(self) -> set[int]:
        """The seats that somebody looks from."""
        return {seat for connection in self.connections for seat in connection.mine}

    def away(self) -> dict[int, int]:
        """How many milliseconds ago people were last seen, by seat, of those who are not here."""
        present, now = self.present(), now_ms()
        return {seat: now - (self.seats[seat].away or now) for seat in self.people() if seat not in present}

    def pending(self) -> tuple[Decision, ...]:
        """Everything that may be answered: nothing while the table waits for people or is over."""
        return self.session.game.pending(self.session.state) if self.status == "playing" else ()

    def owed(self) -> list[Decision]:
        """The questions that the game waits for."""
        return [decision for decision in self.pending() if not decision.free]

    def question(self, seat: int) -> Decision | None:
        """The open question to a seat."""
        return next((decision for decision in self.pending() if decision.seat == seat), None)

    @property
    def is_open_party(self) -> bool:
        """Whether all win or lose together and hide nothing, so that everybody may read everybody's questions."""
        game, state = self.session.game, self.session.state
        return game.party(state) and not game.hides(state)

    def shared_questions(self) -> list[Decision]:
        """The questions to people that everybody may read and propose an answer to."""
        people = self.people() if self.is_open_party else []
        return [decision for decision in self.owed() if decision.seat in people]

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has looked at it for this long, and no bot is at work."""
        return not self.connections and not self.bots.thinking() and time.monotonic() - self.last_used > seconds

    # ── Browsers that come and go ───────────────────────────────────────────────────────────────────────────────────

    def expect_somebody(self) -> None:
        """A browser is about to connect, so the table must not be unloaded now."""
        self.last_used = time.monotonic()

    def connect(self, connection: Connection, look: int) -> None:
        """A browser has shown its secrets: it is sent the whole table."""
        self._recognize(connection)
        connection.look_from(look)
        self.connections.add(connection)
        self.table_changed()
        self.bots.wake()

    def disconnect(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.last_used = time.monotonic()
            self.table_changed()

    def look(self, connection: Connection, seat: int) -> None:
        """Let a browser look from another of its seats."""
        if seat not in connection.mine:
            raise Refused("not-yours", f"seat {seat} is not yours; yours are {list(connection.mine)}")
        connection.look_from(seat)
        connection.mark_outdated()

    async def save_presence(self) -> None:
        """Store who has come and who has gone. A vote about a bot ends when the person is back."""
        present = self.present()
        for seat in self.people():
            row = self.seats[seat]
            if seat in present and not row.left and self.votes.end_replacement(seat):
                self.table_changed()
            away = 0 if seat in present else row.away or now_ms()
            if away != row.away:
                with contextlib.suppress(Unavailable, Conflict):  # tried again when the next browser comes or goes
                    await self.store.save_seat(self.row.id, seat, {"away": away})
                    self.seats[seat] = replace(self.seats[seat], away=away)

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

    def position_changed(self) -> None:
        """The position has changed: send it to everybody, and let the bots think about it."""
        self.send_updates()
        self.bots.wake()

    # ── What browsers ask for ───────────────────────────────────────────────────────────────────────────────────────

    async def pick(self, seat: int, number: int, pick: int) -> None:
        """Answer a question."""
        async with self.lock:
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
            await self._write("answer", seat, decision.options[pick].text)
            await self._commit(played)

    def propose(self, connection: Connection, seat: int, number: int, pick: int) -> None:
        """Propose an answer to somebody else's question."""
        self.proposals.put(connection.mine, self.shared_questions(), Proposal(connection.seat, seat, number, pick))
        self.send_updates()

    async def undo(self, connection: Connection) -> None:
        """Go back to where one of this browser's seats last decided."""
        async with self.lock:
            mine = connection.mine
            why = self.session.refusal(mine, self.owned()) if self.status == "playing" else "not playing"
            if not mine or why is not None:
                raise Refused("not-offered", f"nothing can be undone now ({why or 'spectators decide nothing'})")
            seat = next(p.line.seat for p in reversed(self.session.past) if p.line.seat in mine)
            await self._write("undo", seat, "")
            self.session.undo([seat])
            self._went_back(len(self.session.past))

    async def retract(self, seat: int) -> None:
        """Take back a sealed answer."""
        async with self.lock:
            if self.status != "playing" or not self.session.may_retract(seat):
                raise Refused("not-offered", "there is no sealed answer to take back")
            await self._write("retract", seat, "")
            before = [step.line for step in self.session.past]
            self.session.retract(seat)
            after = [step.line for step in self.session.past]
            same = next((i for i, pair in enumerate(zip(before, after, strict=False)) if pair[0] is not pair[1]), None)
            self._went_back(len(after) if same is None else same)

    def preview(self, connection: Connection, number: int, pick: int) -> Previewed:
        """What would happen after an answer, as far as it is certain. Nothing is changed."""
        seat = connection.seat
        if seat == NOBODY or self.status != "playing":
            raise Refused("not-playing", "only players can look ahead, and only while the game is being played")
        decision = self.question(seat)
        if number != -1 and (decision is None or decision.number != number):
            raise Refused("stale", f"question {number} has gone")
        option = None
        if pick != -1:
            if decision is None or not 0 <= pick < len(decision.options):
                raise Refused("not-offered", f"there is no option {pick}")
            option = decision.options[pick]
        game, state = self.session.game, self.session.state
        return Previewed(number, pick, wire.told(game, state, game.forecast(state, seat, option), seat))

    def seek(self, connection: Connection, step: int) -> Sought:
        """How the table looked after a step."""
        if not 0 <= step <= len(self.session.past):
            raise Refused("not-offered", f"there is no step {step}; there are 0 to {len(self.session.past)}")
        return Sought(
            step, self.session.game.view(wire.state_after(self.session, step), wire.engine_seat(connection.seat))
        )

    # ── Writing down, then going on ─────────────────────────────────────────────────────────────────────────────────

    async def _write(self, verb: str, seat: int, text: str) -> None:
        """Add a line to the stored record. If another server was faster, read what it wrote and give up."""
        try:
            self.touched = now_ms()
            await self.store.append(MoveRow(self.row.id, self.rev + 1, verb, seat, text, self.touched))
        except Conflict:
            await self._catch_up()
            raise Refused("lost", "another server has moved this table on; it was read again") from None
        self.rev += 1

    async def _commit(self, played: PlayedAnswer) -> None:
        self.session.commit(played)
        self.updates.position_changed()
        try:
            if self.session.game.outcome(self.session.state) is not None:
                await self.finish("")
        finally:  # the move counts even if "over" cannot be stored: loading the table finds that out again
            self.position_changed()

    def _went_back(self, keep: int) -> None:
        """Only the first `keep` steps still stand."""
        for connection in self.connections:
            connection.forget_entries(keep + 1)  # the beginning is an entry too
        self.updates.log_changed()
        self.updates.position_changed()
        self.position_changed()

    async def finish(self, ended: str) -> None:
        """The game is over, so everybody may know the seed."""
        await self.save(status="over", ended=ended)

    async def close(self) -> None:
        """The host ends the table."""
        await self.save(status="closed")
        self.bots.wake()

    async def save(self, **changes: Any) -> None:
        """Change fields of the table, and store them."""
        self.touched = now_ms()
        changes = {"touched": self.touched, **changes}
        self.row = replace(self.row, **changes)
        self._recognize_all()
        self.table_changed()
        await self.store.save_table(self.row.id, changes)

    async def tell_dice(self, hashes: frozenset[bytes]) -> None:
        """Store that the player with these secrets is told the seed, if no seat is anybody else's or open."""
        if await self.store.tell_dice(self.row.id, hashes):
            self.row = replace(self.row, dice_told=True)
            self.table_changed()

    async def update_seat(self, seat: int, **changes: Any) -> None:
        """Store changes of a seat, then make them. The caller holds the lock."""
        if "token_hash" in changes:
            await self.store.unlink(self.row.id, seat)
        try:
            await self.store.save_seat(self.row.id, seat, changes)
        except Conflict:
            await self._read_again()
            raise Refused("lost", "another server has changed this table; it was read again") from None
        self.seats[seat] = replace(self.seats[seat], **changes)
        self.proposals.forget(seat)
        if "kind" in changes:
            self.bots.cancel(seat)  # somebody else plays there now
        self._recognize_all()
        self.table_changed()
        self.bots.wake()
        await self.save_presence()

    # ── Other servers on the same database ──────────────────────────────────────────────────────────────────────────

    async def refresh(self) -> None:
        """Read what another server may have written since."""
        async with self.lock:
            await self._read_again()

    async def _read_again(self) -> None:
        found = await self.store.read(self.row.id)
        if found is not None:  # options and status that were corrected on loading stay as they are
            status = "over" if (self.row.status, found[0].status) == ("over", "playing") else found[0].status
            found = replace(found[0], options=self.row.options, status=status), found[1]
        changed = found is not None and (found[0], found[1]) != (self.row, self.seats)
        if found is not None and changed:
            self.row, self.seats = found
            self._recognize_all()
        if await self.store.moves(self.row.id, after=self.rev):
            await self._catch_up()
        elif changed:
            self.table_changed()

    async def _catch_up(self) -> None:
        """Play the moves that another server has written."""
        for move in await self.store.moves(self.row.id, after=self.rev):
            follow(self.session, RecordLine(move.verb, move.seat, move.text))
            self.rev = move.rev
        self.updates.log_changed()
        self.updates.position_changed()
        for connection in self.connections:
            connection.forget_entries()
        if self.session.game.outcome(self.session.state) is not None:
            self.row = replace(self.row, status="over")
        self.table_changed()
