"""The clock of a table: for a turn, or for a phase where all play at once. A bot answers for whoever runs out of time.

Times are in seconds since 1970 by the clock of the database: the clocks are stored, so that another server can go on
with them.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boneyard.core.agenda import Together
from boneyard.core.session import Session

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable


TAKEN_OVER: Final = 10.0  # seconds that everybody has at least when another server goes on with the clocks


class Deadline(NamedTuple):
    """When a seat has to have answered."""

    turn: object  # the turn or phase it is for: an int is a phase
    due: float


class TableClock:
    """The clocks of one table. They run for the people who owe an answer."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._running: dict[int, Deadline] = {}  # by seat
        # By seat: when a phase is due, or how many seconds are left of a turn. Kept so that undo does not reset them.
        self._paused: dict[int, tuple[object, float]] = {}

    @property
    def deadlines(self) -> Mapping[int, Deadline]:
        """The clocks that run, by seat."""
        return self._running

    def turn_of(self, seat: int) -> object:
        """The turn or phase for which the clock of a seat runs, if it does."""
        return self._running[seat].turn if seat in self._running else None

    def _now(self) -> float:
        return self._table.now_ms() / 1000

    def left(self) -> dict[int, int]:
        """How many milliseconds each seat has left."""
        now = self._now()
        return {seat: max(0, round((deadline.due - now) * 1000)) for seat, deadline in self._running.items()}

    def out_of_time(self) -> list[int]:
        now = self._now()
        return [seat for seat, deadline in self._running.items() if deadline.due <= now]

    def update(self) -> float | None:
        """Start and pause clocks after a change of the table; returns when the next one is due, as `time.monotonic`."""
        table = self._table
        if not table.row.clock:
            return None
        asked = {decision.seat for decision in table.owed()} & set(table.people())
        now = self._now()
        running: dict[int, Deadline] = {}
        for seat in sorted(asked):
            turn = turn_of(table.session, seat)
            known = self._running.get(seat)
            if known is None or known.turn != turn:
                known = Deadline(turn, self._start(seat, turn, now))
            running[seat] = known
        for seat, deadline in self._running.items():
            if running.get(seat) != deadline:
                self._pause(seat, deadline, now)
        if running != self._running:
            self._running = running
            table.clocks_changed(self.stored())
            table.send_updates()
        waits = [deadline.due - now for deadline in running.values() if deadline.due > now]
        return time.monotonic() + min(waits) if waits else None

    def stored(self) -> dict[str, Any]:
        """The clocks, as the table keeps them."""
        return {
            "running": {str(seat): list(deadline) for seat, deadline in self._running.items()},
            "paused": {str(seat): list(paused) for seat, paused in self._paused.items()},
        }

    def adopt(self, stored: Mapping[str, Any]) -> None:
        """Take over the clocks that another server has stored, or that were stored before this one was started."""
        running = {int(seat): Deadline(known(turn), due) for seat, (turn, due) in stored.get("running", {}).items()}
        self._paused = {int(seat): (known(turn), left) for seat, (turn, left) in stored.get("paused", {}).items()}
        if running != self._running:
            self._running = running
            self._table.send_updates()

    def take_over(self) -> None:
        """Go on with clocks that may have run out while no server looked at them."""
        soonest = self._now() + TAKEN_OVER
        self._running = {
            seat: deadline._replace(due=max(deadline.due, soonest)) for seat, deadline in self._running.items()
        }

    def _start(self, seat: int, turn: object, now: float) -> float:
        """When a clock that starts now is due; one that was paused continues."""
        paused, left = self._paused.get(seat, (None, 0.0))
        if paused != turn:
            return now + self._table.row.clock
        return left if isinstance(turn, int) else now + left

    def _pause(self, seat: int, deadline: Deadline, now: float) -> None:
        left = deadline.due if isinstance(deadline.turn, int) else deadline.due - now  # a phase goes on for the others
        self._paused[seat] = (deadline.turn, left)


def known(turn: object) -> object:
    """A turn that was stored as JSON."""
    return tuple(turn) if isinstance(turn, list) else turn


def turn_of(session: Session, seat: int) -> object:
    """What a clock runs for: the phase that all are in together, else the turn that this seat has begun."""
    game, state = session.game, session.state
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together):
        return top.since
    turn = game.turn(state)
    step = len(session.past)
    while step > 0 and belongs_to_turn(session, step, seat) and game.turn(session.state_after(step - 1)) == turn:
        step -= 1
    return ("turn", step)


def belongs_to_turn(session: Session, step: int, seat: int) -> bool:
    """Whether a step belongs to the turn of a seat: its own answer, or one that others gave while it was asked.

    So a seat gains no time when others do something meanwhile.
    """
    if session.past[step - 1].line.seat == seat:
        return True
    before = session.state_after(step - 1)
    asked = [decision for decision in before.open if decision.seat == seat and not decision.free]
    return bool(asked) and not isinstance(before.agenda[-1], Together)
