"""What the browsers at a table are sent: the table as each of them may see it, encoded as few times as possible."""

from __future__ import annotations

import asyncio
from contextvars import Context
from typing import TYPE_CHECKING, cast

import msgspec

from boneyard.core.decision import Prompt
from boneyard.table import wire
from boneyard.table.connection import ENCODER, Connection
from boneyard.table.encoded_log import EncodedLog
from boneyard.table.protocol import NOBODY, Asked, CurvePoint, Entry, Table, Undo, Update
from boneyard.table.tokens import seed_hash

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable


class Updates:
    """Makes the updates of one table, and keeps those parts of them that several browsers are sent."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._overview: msgspec.Raw | None = None
        self._log = EncodedLog()  # where everybody has seen the same
        self._curve: list[CurvePoint] = []
        self._drawing: asyncio.Task[None] | None = None  # computes the curve
        self._views: dict[int, msgspec.Raw] = {}  # by seat
        self._prompts: dict[int, msgspec.Raw] = {}  # by seat

    def table_changed(self) -> None:
        """Something about the table or its seats is different now."""
        self._overview = None
        self._prompts.clear()  # nobody is asked anything at a table that is over

    def position_changed(self) -> None:
        self._views.clear()
        self._prompts.clear()

    def log_changed(self, keep: int) -> None:
        """Only the first `keep` entries of the log are as they were."""
        self._log.cut(keep)

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
            seats=[wire.seat(session.game, seat, present=seat.seat in present) for seat in table.seats],
            host=next((seat.seat for seat in table.seats if table.is_hosts(seat)), NOBODY),
            clock=row.clock,
            grace=table.grace,
            watching=table.watching(),
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
                proposals=table.proposals(),
                undo=self._undo(connection),
                retract=seat != NOBODY and table.status == "playing" and session.may_retract(seat),
                secret=session.game.hides(session.state),
                keep=keep,
                log=self._entries(keep, entries, seat),
                outcome=ended,
                curve=self._final_curve() if over else [],
            )
        )

    def _encoded_overview(self) -> msgspec.Raw:
        if self._overview is None:
            self._overview = msgspec.Raw(ENCODER.encode(self.overview()))
        return self._overview

    def _entries(self, keep: int, entries: int, seat: int) -> list[Entry]:
        """The log after its first `keep` entries. Where nobody hides anything, it is the same for everybody."""
        session = self._table.session
        if session.game.hides(session.state):
            return [wire.entry(session, step, seat) for step in range(keep, entries)]
        for step in range(len(self._log), entries):
            self._log.append(wire.entry(session, step, seat))
        return cast("list[Entry]", self._log.since(keep))

    def _final_curve(self) -> list[CurvePoint]:
        """The curve of a game that is over. It is empty at first, and another update follows when it is there."""
        if self._drawing is None:
            self._drawing = asyncio.create_task(self._draw_curve(), context=Context())  # no part of any request
        return self._curve

    async def _draw_curve(self) -> None:
        """Compute the curve. Other tables go on between any two of its points."""
        drawn: list[CurvePoint] = []
        for standing in wire.curve(self._table.session):
            drawn.append(standing)
            await asyncio.sleep(0)
        self._curve = drawn
        self._table.send_updates()

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
            shown = session.game.present(session.state, decision)
            known = msgspec.Raw(ENCODER.encode(wire.prompt(session.game.name, shown)))
            self._prompts[seat] = known
        return cast("Prompt | None", known)

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
