"""Choices made side by side, kept back until all have chosen (BAD-004)."""

from __future__ import annotations

from boneyard.core.agenda import Ask, Lane, Task, Together
from boneyard.core.event import Event
from boneyard.core.rng import Rng
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


def sealed_anew(s: BadBones, question: Ask, seat: int, rng: Rng) -> list[Task]:
    """What somebody who has answered in secret may have chosen: any of the options."""
    options = question.questions(s)[0].options
    late = s.late
    s.late = []
    question.answer(s, seat, options[rng.below(0, len(options))])
    sealed, s.late = s.late, late
    return sealed
