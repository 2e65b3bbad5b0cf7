"""Choices made side by side, kept back until all have chosen (BAD-004)."""

from __future__ import annotations

from boneyard.core.agenda import Lane, Task, Together
from boneyard.core.event import Event
from boneyard.games.bad_bones.state import BadBones


def side_by_side(tasks: list[tuple[int, Task]]) -> Together:
    """One lane for each seat that has something to do, in seat order."""
    return Together([Lane(seat, [task], []) for seat, task in tasks])


def shown(s: BadBones, event: Event) -> None:
    """Tell what somebody had chosen in secret; alone there is nobody to keep it from."""
    if s.book.seats > 1:
        s.reveal(event)
    else:
        s.say(event)
