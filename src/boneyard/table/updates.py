"""What the browsers at a table are sent: the table as each of them may see it, encoded as few times as possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from boneyard.table import wire
from boneyard.table.connection import ENCODER, Connection
from boneyard.table.protocol import NOBODY, Asked, Entry, Prompt, Seat, Standing, Table, Undo, Update
from boneyard.table.rows import SeatRow
from boneyard.table.tokens import seed_hash

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable


class Updates:
    """Makes the updates of one table, and keeps those parts of them that several browsers are sent."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._overview: msgspec.Raw | None = None
        self._entries: dict[int, Entry] = {}  # of the log, by step, where everybody has seen the same
        self._curve: list[Standing] = []
        self._views: dict[int, msgspec.Raw] = {}  # by seat
        self._prompts: dict[int, Prompt] = {}  # by seat

    def table_changed(self) -> None:
        """Something about the table or its seats is different now."""
        self._overview = None
        self._prompts.clear()  # nobody is asked anything at a table that is over

    def position_changed(self) -> None:
        self._views.clear()
        self._prompts.clear()

    def log_changed(self) -> None:
        """Steps that were in the log are gone or different."""
        self._entries.clear()

    def overview(self) -> Table:
        """What everybody may know about the table."""
        table, row, session = self._table, self._table.row, self._table.session
        present = table.present()
        return Table(
            id=row.id,
            game=row.game,
            options=row.options,
            status=table.status,
            public=row.public,
            seats=[self._seat(seat, present=seat.seat in present) for seat in table.seats],
            host=next((seat.seat for seat in table.seats if table.is_hosts(seat)), NOBODY),
            clock=row.clock,
            grace=table.grace,
            watching=sum(not connection.mine for connection in table.connections),
            rules=row.rules,
            facts=row.facts,
            seed_hash=seed_hash(row.seed),
            seed=row.seed if table.status == "over" else "",
            dice_told=row.dice_told,
            votes=table.votes.open(),
            ended=row.ended,
            rematch=row.rematch,
            resumed=session.resumed,
        )

    def _seat(self, seat: SeatRow, *, present: bool) -> Seat:
        name = self._table.session.game.names[seat.seat]
        bot = seat.kind == "bot"
        owner = seat.owner if bot and seat.token_hash else None
        return Seat(seat.seat, name, seat.kind, seat.nickname, seat.level, present or bot, seat.left, owner)

    def encode(self, connection: Connection) -> bytes:
        """An update for one browser, with the entries of the log that it does not have yet."""
        table, session, seat = self._table, self._table.session, connection.seat
        over = table.status == "over"
        ended = session.game.outcome(session.state) if over else None
        entries = len(session.past) + 1
        keep = connection.send_entries(entries)
        return ENCODER.encode(
            Update(
                rev=table.rev,
                table=cast("Table", self._encoded_overview()),
                mine=list(connection.mine),
                back=list(connection.back),
                host=connection.host,
                seat=seat,
                view=self._view(seat),
                asked=[decision.seat for decision in table.owed()],
                free=[decision.seat for decision in table.pending() if decision.free],
                clocks=table.clock.left(),
                away=table.away(),
                prompt=self._prompt(seat),
                others=self._others(connection),
                proposals=table.proposals.standing(table.shared_questions()),
                undo=self._undo(connection),
                retract=seat != NOBODY and table.status == "playing" and session.may_retract(seat),
                secret=session.game.hides(session.state),
                keep=keep,
                log=[self._entry(step, seat) for step in range(keep, entries)],
                outcome=None if ended is None else wire.outcome(ended),
                curve=self._final_curve() if over else [],
            )
        )

    def _encoded_overview(self) -> msgspec.Raw:
        if self._overview is None:
            self._overview = msgspec.Raw(ENCODER.encode(self.overview()))
        return self._overview

    def _entry(self, step: int, seat: int) -> Entry:
        """A step of the log. Where nothing is hidden from anybody, it is the same for everybody."""
        known = self._entries.get(step)
        if known is not None:
            return known
        session = self._table.session
        entry = wire.entry(session, step, seat)
        if not session.game.hides(session.state):
            self._entries[step] = entry
        return entry

    def _final_curve(self) -> list[Standing]:
        if not self._curve:
            self._curve = wire.curve(self._table.session)
        return self._curve

    def _view(self, seat: int) -> msgspec.Raw:
        known = self._views.get(seat)
        if known is None:
            session = self._table.session
            known = msgspec.Raw(ENCODER.encode(session.game.view(session.state, wire.engine_seat(seat))))
            self._views[seat] = known
        return known

    def _prompt(self, seat: int) -> Prompt | None:
        """The question to a seat. Its words may depend on the whole table, so any change makes it outdated."""
        known = self._prompts.get(seat)
        decision = self._table.question(seat) if known is None else None
        if decision is not None:
            session = self._table.session
            known = wire.prompt(session.game, session.state, decision)
            self._prompts[seat] = known
        return known

    def _others(self, connection: Connection) -> list[Asked]:
        """The questions to other people that this browser may read."""
        prompts = [(decision.seat, self._prompt(decision.seat)) for decision in self._table.shared_questions()]
        return [Asked(seat, prompt) for seat, prompt in prompts if prompt is not None and seat not in connection.mine]

    def _undo(self, connection: Connection) -> Undo:
        """Whether a browser may undo now, and to which question that goes back."""
        table, session = self._table, self._table.session
        if not connection.mine or table.status != "playing":
            return Undo(may=False)
        why = session.refusal(connection.mine, table.owned())
        return Undo(may=True, kind=session.undone_kind(connection.mine)) if why is None else Undo(may=False, why=why)
