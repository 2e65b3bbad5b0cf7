"""One table being played: its session, its seats, and the browsers that look at it.

Every change goes one way: checked by the engine, written down by the store, and only then taken over and told. One
change at a time; what a browser is sent is always a position that is written down.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import msgspec

from boneyard.core.decision import Decision, IllegalAction
from boneyard.core.record import Line as RecordLine
from boneyard.core.session import PlayedAnswer, Session, follow
from boneyard.table import wire
from boneyard.table.connection import ENCODER, Guest
from boneyard.table.limits import Limits
from boneyard.table.proposals import Proposals
from boneyard.table.protocol import (
    NOBODY,
    Asked,
    Entry,
    Previewed,
    Prompt,
    Seat,
    Sought,
    Standing,
    Status,
    Table,
    Undo,
    Update,
    Vote,
    VoteAbout,
)
from boneyard.table.refusal import Refused, refused
from boneyard.table.store import Conflict, MoveRow, SeatRow, Store, TableRow, Unavailable
from boneyard.table.tokens import seed_hash


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Room:
    """A table with everybody around it. `changed` is called whenever somebody else may have to do something."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        seats: list[SeatRow],
        session: Session,
        rev: int,
        changed: Callable[[Room], None],
        grace: float = Limits.grace,
    ) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.session = session
        self.rev = rev
        self.changed = changed
        self.grace = grace
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.votes: dict[tuple[VoteAbout, int], set[int]] = {}
        self.proposals = Proposals()
        self.whispers = itertools.count(1)  # lines of spectators, which are not kept
        self.deadlines: dict[int, tuple[object, float]] = {}  # by seat: the turn or phase, and when it is up
        self.stopped: dict[int, tuple[object, float]] = {}  # the same of clocks that stand: an undo wins nobody time
        self.late: dict[int, object] = {}  # by seat, the last turn a bot had to finish
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self.status = self._status()
        self._known: msgspec.Raw | None = None  # what everybody knows, until something of it changes
        self._entries: dict[int, Entry] = {}  # of the log, where everybody has seen the same
        self._curve: list[Standing] = []
        self._views: dict[int, msgspec.Raw] = {}  # by seat, until the next revision
        self._prompts: dict[int, Prompt] = {}  # likewise
        self.touched = row.touched  # when somebody last did something, in milliseconds since 1970
        self.emptied = time.monotonic()  # when the last guest left

    # ── What is so ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _status(self) -> Status:
        """Whether it waits for people, is played, or is over."""
        if self.row.status != "playing":
            return self.row.status
        return "open" if any(seat.kind == "open" for seat in self.seats) else "playing"

    def people(self) -> list[int]:
        """The seats people hold."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    def owned(self) -> list[int]:
        """The seats that are somebody's, also those a bot plays meanwhile."""
        return [seat.seat for seat in self.seats if seat.token_hash]

    def pending(self) -> tuple[Decision, ...]:
        """All that may be answered; nothing, while the table waits for people or is over."""
        return self.session.game.pending(self.session.state) if self.status == "playing" else ()

    def owed(self) -> list[Decision]:
        """What the table waits for."""
        return [decision for decision in self.pending() if not decision.free]

    def question(self, seat: int) -> Decision | None:
        """The open question to a seat."""
        return next((decision for decision in self.pending() if decision.seat == seat), None)

    def here(self) -> set[int]:
        """The seats somebody looks on from."""
        return {seat for guest in self.guests for seat in guest.mine}

    @property
    def shares(self) -> bool:
        """Whether everybody may read, and has a say in, what anybody is asked: in a party that hides nothing."""
        game, state = self.session.game, self.session.state
        return game.party(state) and not game.hides(state)

    def shared(self) -> list[Decision]:
        """What the table waits for from people, where it is everybody's business."""
        people = self.people() if self.shares else []
        return [decision for decision in self.owed() if decision.seat in people]

    def seats_of(self, hashes: frozenset[bytes]) -> tuple[int, ...]:
        """The seats these secrets belong to, without those a bot plays."""
        return tuple(seat for seat in self.owned_by(hashes) if self.seats[seat].kind == "person")

    def owned_by(self, hashes: frozenset[bytes]) -> tuple[int, ...]:
        """The seats these secrets belong to."""
        return tuple(seat for seat in self.owned() if self.seats[seat].token_hash in hashes)

    def away(self) -> dict[int, int]:
        """How many milliseconds ago those people were last seen who do not look."""
        here, now = self.here(), now_ms()
        return {seat: now - (self.seats[seat].away or now) for seat in self.people() if seat not in here}

    # ── Coming and going ────────────────────────────────────────────────────────────────────────────────────────────

    def welcome(self, guest: Guest, look: int) -> None:
        """A browser has shown its secrets: it gets the whole table."""
        self._recognize(guest)
        guest.seat = look if look in guest.mine else guest.mine[0] if guest.mine else NOBODY
        guest.known = 0
        self.guests.add(guest)
        self.tell()
        self.changed(self)

    def _recognize(self, guest: Guest) -> None:
        guest.mine = self.seats_of(guest.hashes)
        guest.back = tuple(seat for seat in self.owned_by(guest.hashes) if seat not in guest.mine)
        guest.host = self.row.host_hash in guest.hashes

    def goodbye(self, guest: Guest) -> None:
        """A browser is gone."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.emptied = time.monotonic()
            self.tell()

    async def note_presence(self) -> None:
        """Write down who has come and who has gone; nobody votes about a bot for whom everybody sees."""
        here = self.here()
        for seat in self.people():
            row = self.seats[seat]
            if seat in here and not row.left and self.votes.pop(("replace", seat), None) is not None:
                self.tell()
            away = 0 if seat in here else row.away or now_ms()
            if away != row.away:
                with contextlib.suppress(Unavailable, Conflict):  # it is tried again when the next one comes or goes
                    await self.store.save_seat(self.row.id, seat, {"away": away})
                    self.seats[seat] = replace(self.seats[seat], away=away)

    def look(self, guest: Guest, seat: int) -> None:
        """Look with the eyes of another of one's seats."""
        if seat not in guest.mine:
            raise Refused("not-yours", f"seat {seat} is not yours; yours are {list(guest.mine)}")
        guest.seat = seat
        guest.known = 0
        guest.touch()

    def tell(self) -> None:
        """Something about the table has changed: everybody will be told."""
        self.status = self._status()
        self._known = None
        self._prompts.clear()  # nobody is asked at a table that is over
        for guest in self.guests:
            guest.touch()

    # ── What browsers ask for ───────────────────────────────────────────────────────────────────────────────────────

    async def pick(self, seat: int, number: int, pick: int) -> None:
        """Take the answer of a seat."""
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
            await self._take(played)

    async def undo(self, guest: Guest) -> None:
        """Go back to where one of this browser's seats last decided."""
        async with self.lock:
            why = self.session.refusal(guest.mine, self.owned()) if self.status == "playing" else "not playing"
            if not guest.mine or why is not None:
                raise Refused("not-offered", f"nothing can be undone now ({why or 'spectators decide nothing'})")
            seat = next(p.line.seat for p in reversed(self.session.past) if p.line.seat in guest.mine)
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

    def preview(self, guest: Guest, number: int, pick: int) -> Previewed:
        """What would come of an answer; nothing happens."""
        if guest.seat == NOBODY or self.status != "playing":
            raise Refused("not-playing", "only who plays can look ahead, and only while the table is playing")
        decision = self.question(guest.seat)
        if number != -1 and (decision is None or decision.number != number):
            raise Refused("stale", f"question {number} has gone")
        option = None
        if pick != -1:
            if decision is None or not 0 <= pick < len(decision.options):
                raise Refused("not-offered", f"there is no option {pick}")
            option = decision.options[pick]
        game, state = self.session.game, self.session.state
        return Previewed(number, pick, wire.told(game, state, game.forecast(state, guest.seat, option), guest.seat))

    def seek(self, guest: Guest, step: int) -> Sought:
        """How the table looked after a step."""
        if not 0 <= step <= len(self.session.past):
            raise Refused("not-offered", f"there is no step {step}; there are 0 to {len(self.session.past)}")
        return Sought(step, self.session.game.view(wire.state_after(self.session, step), wire.eyes(guest.seat)))

    # ── Writing down and going on ───────────────────────────────────────────────────────────────────────────────────

    async def _write(self, verb: str, seat: int, text: str) -> None:
        """Put a line into the record; if another server was faster, read what it wrote and give up."""
        try:
            self.touched = now_ms()
            await self.store.append(MoveRow(self.row.id, self.rev + 1, verb, seat, text, self.touched))
        except Conflict:
            await self.catch_up()
            raise Refused("lost", "another server has moved this table on; it was read again") from None
        self.rev += 1

    async def _take(self, played: PlayedAnswer) -> None:
        self.session.commit(played)
        self._look_again()
        try:
            if self.session.game.outcome(self.session.state) is not None:
                await self.finish("")
        finally:  # the move counts, whatever becomes of the word "over": it is found again when the table is loaded
            self.tell_moved()

    def _went_back(self, keep: int) -> None:
        for guest in self.guests:
            guest.forget_after(keep + 1)  # the beginning is an entry too
        self._entries.clear()
        self._look_again()
        self.tell_moved()

    def _look_again(self) -> None:
        """The position has changed: what was written of it holds no more."""
        self._views.clear()
        self._prompts.clear()

    def tell_moved(self) -> None:
        """The position has changed: everybody will be told, and who has to think may begin."""
        for guest in self.guests:
            guest.touch()
        self.changed(self)

    async def refresh(self) -> None:
        """Somebody comes: see whether another server has moved this table on meanwhile."""
        async with self.lock:
            await self._read_again()

    async def _read_again(self) -> None:
        found = await self.store.read(self.row.id)
        if found is not None:  # what was put right when the table was opened stays so
            status = "over" if (self.row.status, found[0].status) == ("over", "playing") else found[0].status
            found = replace(found[0], options=self.row.options, status=status), found[1]
        changed = found is not None and (found[0], found[1]) != (self.row, self.seats)
        if found is not None and changed:
            self.row, self.seats = found
            self.recount()
        if await self.store.moves(self.row.id, after=self.rev):
            await self.catch_up()
        elif changed:
            self.tell()

    async def catch_up(self) -> None:
        """Read what another server has written."""
        for move in await self.store.moves(self.row.id, after=self.rev):
            follow(self.session, RecordLine(move.verb, move.seat, move.text))
            self.rev = move.rev
        self._entries.clear()
        self._look_again()
        for guest in self.guests:
            guest.known = 0
        if self.session.game.outcome(self.session.state) is not None:
            self.row = replace(self.row, status="over")
        self.tell()

    async def finish(self, ended: str) -> None:
        """It is over: the seed may be known."""
        await self.save(status="over", ended=ended)

    async def save(self, **changes: Any) -> None:
        """Change something about the table itself."""
        self.touched = now_ms()
        changes = {"touched": self.touched, **changes}
        self.row = replace(self.row, **changes)
        self.recount()
        self.tell()
        await self.store.save_table(self.row.id, changes)

    async def seat_anew(self, seat: int, **changes: Any) -> None:
        """Change something about a seat; browsers that held it before do so no more."""
        if "token_hash" in changes:
            await self.store.unlink(self.row.id, seat)
        try:
            await self.store.save_seat(self.row.id, seat, changes)
        except Conflict:
            await self._read_again()
            raise Refused("lost", "another server has changed this table; it was read again") from None
        self.seats[seat] = replace(self.seats[seat], **changes)
        self.proposals.forget(seat)
        if "kind" in changes and seat in self.thinking:
            self.thinking.pop(seat).cancel()  # what it thinks of is not its business any more
        self.recount()
        self.tell()
        self.changed(self)
        await self.note_presence()

    def recount(self) -> None:
        """Who holds what may have changed: no browser goes on looking with eyes that are not its own any more."""
        for guest in self.guests:
            held = guest.mine
            self._recognize(guest)
            if guest.mine != held and guest.seat not in guest.mine:
                guest.seat = guest.mine[0] if guest.mine else NOBODY
                guest.known = 0

    # ── What browsers are told ──────────────────────────────────────────────────────────────────────────────────────

    def table(self) -> Table:
        """What everybody knows."""
        here, row = self.here(), self.row
        return Table(
            id=row.id,
            game=row.game,
            options=row.options,
            status=self.status,
            public=row.public,
            seats=[self._seat(seat, here=seat.seat in here) for seat in self.seats],
            host=next((seat.seat for seat in self.seats if self.hosts(seat)), NOBODY),
            clock=row.clock,
            grace=self.grace,
            watching=sum(not guest.mine for guest in self.guests),
            rules=row.rules,
            facts=row.facts,
            seed_hash=seed_hash(row.seed),
            seed=row.seed if self.status == "over" else "",
            dice_told=row.dice_told,
            votes=[self._vote(about, seat, yes) for (about, seat), yes in self.votes.items()],
            ended=row.ended,
            rematch=row.rematch,
            resumed=self.session.resumed,
        )

    def known(self) -> msgspec.Raw:
        """The same, written once until it changes."""
        if self._known is None:
            self._known = msgspec.Raw(ENCODER.encode(self.table()))
        return self._known

    def hosts(self, seat: SeatRow) -> bool:
        """Whether the host sits there."""
        return seat.kind == "person" and seat.token_hash == self.row.host_hash

    def _seat(self, seat: SeatRow, *, here: bool) -> Seat:
        name = self.session.game.names[seat.seat]
        bot = seat.kind == "bot"
        owner = seat.owner if bot and seat.token_hash else None
        return Seat(seat.seat, name, seat.kind, seat.nickname, seat.level, here or bot, seat.left, owner)

    def _vote(self, about: VoteAbout, seat: int, yes: set[int]) -> Vote:
        needed = [one for one in self.voters(seat) if one not in yes]
        return Vote(about, seat, sorted(yes), needed)

    def voters(self, seat: int) -> list[int]:
        """Who has a say: everybody who has not got up, but whom it is about."""
        return [one.seat for one in self.seats if one.kind == "person" and not one.left and one.seat != seat]

    def update(self, guest: Guest) -> bytes:
        """The table as one browser may see it, with what is new to it."""
        session, seat = self.session, guest.seat
        over = self.status == "over"
        ended = session.game.outcome(session.state) if over else None
        keep, guest.known = guest.known, len(session.past) + 1
        return ENCODER.encode(
            Update(
                rev=self.rev,
                table=cast("Table", self.known()),
                mine=list(guest.mine),
                back=list(guest.back),
                host=guest.host,
                seat=seat,
                view=self.view(seat),
                asked=[decision.seat for decision in self.owed()],
                free=[decision.seat for decision in self.pending() if decision.free],
                clocks=self.clocks(),
                away=self.away(),
                prompt=self.prompt(seat),
                others=self.others(guest),
                proposals=self.proposals.standing(self.shared()),
                undo=self.undo_offer(guest),
                retract=seat != NOBODY and self.status == "playing" and session.may_retract(seat),
                secret=session.game.hides(session.state),
                keep=keep,
                log=[self.entry(step, seat) for step in range(keep, len(session.past) + 1)],
                outcome=None if ended is None else wire.outcome(ended),
                curve=self.curve() if over else [],
            )
        )

    def entry(self, step: int, seat: int) -> Entry:
        """A step of the log; where nothing of it is hidden from anybody, it is put into words once."""
        known = self._entries.get(step)
        if known is not None:
            return known
        entry = wire.entry(self.session, step, seat)
        if not self.session.game.hides(self.session.state):
            self._entries[step] = entry
        return entry

    def curve(self) -> list[Standing]:
        """How everybody stood, step by step; worked out once, when it is over."""
        if not self._curve:
            self._curve = wire.curve(self.session)
        return self._curve

    def view(self, seat: int) -> msgspec.Raw:
        """What a seat sees, written once for each revision."""
        known = self._views.get(seat)
        if known is None:
            known = msgspec.Raw(ENCODER.encode(self.session.game.view(self.session.state, wire.eyes(seat))))
            self._views[seat] = known
        return known

    def prompt(self, seat: int) -> Prompt | None:
        """The question to a seat, put into words once for each revision: what it says may depend on all the table."""
        known = self._prompts.get(seat)
        decision = self.question(seat) if known is None else None
        if decision is not None:
            known = wire.prompt(self.session.game, self.session.state, decision)
            self._prompts[seat] = known
        return known

    def others(self, guest: Guest) -> list[Asked]:
        """What other people are asked, as far as this one may read it."""
        prompts = [(decision.seat, self.prompt(decision.seat)) for decision in self.shared()]
        return [Asked(seat, prompt) for seat, prompt in prompts if prompt is not None and seat not in guest.mine]

    def undo_offer(self, guest: Guest) -> Undo:
        """Whether a browser may undo now, and to where."""
        if not guest.mine or self.status != "playing":
            return Undo(may=False)
        why = self.session.refusal(guest.mine, self.owned())
        return Undo(may=True, kind=self.session.undone_kind(guest.mine)) if why is None else Undo(may=False, why=why)

    def clocks(self) -> dict[int, int]:
        """How many milliseconds each seat has left."""
        now = time.monotonic()
        return {seat: max(0, round((up - now) * 1000)) for seat, (_turn, up) in self.deadlines.items()}
