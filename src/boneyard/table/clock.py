"""The clock of a table: for a turn, or for a phase where all play at once. A bot answers for whoever runs out of time.

Times are those of `time.monotonic`, in seconds.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from boneyard.core.agenda import Together
from boneyard.core.session import Session, Step

if TYPE_CHECKING:
    from boneyard.table.live_table import LiveTable


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

    def left(self) -> dict[int, int]:
        """How many milliseconds each seat has left."""
        now = time.monotonic()
        return {seat: max(0, round((deadline.due - now) * 1000)) for seat, deadline in self._running.items()}

    def out_of_time(self) -> list[int]:
        now = time.monotonic()
        return [seat for seat, deadline in self._running.items() if deadline.due <= now]

    def update(self) -> float | None:
        """Start and pause clocks after a change of the table; returns when the next one is due."""
        table = self._table
        if not table.row.clock:
            return None
        asked = {decision.seat for decision in table.owed()} & set(table.people())
        now = time.monotonic()
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
            table.send_updates()
        return min([deadline.due for deadline in running.values() if deadline.due > now], default=None)

    def _start(self, seat: int, turn: object, now: float) -> float:
        """When a clock that starts now is due; one that was paused continues."""
        paused, left = self._paused.get(seat, (None, 0.0))
        if paused != turn:
            return now + self._table.row.clock
        return left if isinstance(turn, int) else now + left

    def _pause(self, seat: int, deadline: Deadline, now: float) -> None:
        left = deadline.due if isinstance(deadline.turn, int) else deadline.due - now  # a phase goes on for the others
        self._paused[seat] = (deadline.turn, left)


def turn_of(session: Session, seat: int) -> object:
    """What a clock runs for: the phase that all are in together, else the turn that this seat has begun."""
    game, state, past = session.game, session.state, session.past
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together):
        return top.since
    turn = game.turn(state)
    step = len(past)
    while step > 0 and belongs_to_turn(past[step - 1], seat) and game.turn(past[step - 1].before) == turn:
        step -= 1
    return ("turn", step)


def belongs_to_turn(step: Step, seat: int) -> bool:
    """Whether a step belongs to the turn of a seat: its own answer, or one that others gave while it was asked.

    So a seat gains no time when others do something meanwhile.
    """
    if step.line.seat == seat:
        return True
    asked = [decision for decision in step.before.open if decision.seat == seat and not decision.free]
    return bool(asked) and not isinstance(step.before.agenda[-1], Together)
