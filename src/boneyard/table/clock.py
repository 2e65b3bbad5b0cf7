"""The clock of a table: for a turn, or for a phase where all play at once. When it is up, a bot answers for once."""

from __future__ import annotations

import time

from boneyard.core.agenda import Together
from boneyard.core.session import Step
from boneyard.table.live_table import Room


def turn_of(room: Room, seat: int) -> object:
    """What a clock runs for: the phase all are in together, else the turn a seat has begun."""
    game, state, past = room.session.game, room.session.state, room.session.past
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together):
        return top.since
    turn = game.turn(state)
    step = len(past)
    while step > 0 and is_of_turn(past[step - 1], seat) and game.turn(past[step - 1].before) == turn:
        step -= 1
    return ("turn", step)


def is_of_turn(step: Step, seat: int) -> bool:
    """Whether a seat decided then, or somebody else while it was asked: what others do beside it wins nobody time."""
    if step.line.seat == seat:
        return True
    asked = [decision for decision in step.before.open if decision.seat == seat and not decision.free]
    return bool(asked) and not isinstance(step.before.agenda[-1], Together)


def wind(room: Room) -> float | None:
    """Start and stop the clocks of a table; says when the next one will be up, by the monotonic clock."""
    if not room.row.clock:
        return None
    asked = {decision.seat for decision in room.owed()} & set(room.people())
    now = time.monotonic()
    running: dict[int, tuple[object, float]] = {}
    for seat in sorted(asked):
        turn = turn_of(room, seat)
        known = room.deadlines.get(seat)
        running[seat] = known if known is not None and known[0] == turn else (turn, started(room, seat, turn, now))
    for seat, (turn, up) in room.deadlines.items():
        if running.get(seat) != (turn, up):
            room.stopped[seat] = (turn, up if isinstance(turn, int) else up - now)  # a phase goes on without the seat
    if running != room.deadlines:
        room.deadlines = running
        for guest in room.guests:
            guest.touch()
    return min([up for _turn, up in running.values() if up > now], default=None)


def started(room: Room, seat: int, turn: object, now: float) -> float:
    """When a clock that starts now is up; one that had stopped goes on."""
    before, left = room.stopped.get(seat, (None, 0.0))
    if before != turn:
        return now + room.row.clock
    return left if isinstance(turn, int) else now + left


def out_of_time(room: Room) -> list[int]:
    """The seats whose time is up."""
    now = time.monotonic()
    return [seat for seat, (_turn, up) in room.deadlines.items() if up <= now]
