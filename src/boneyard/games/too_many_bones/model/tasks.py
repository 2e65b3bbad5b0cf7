"""The two common kinds of task: a step of a unit's turn, and a question to a gearloc's player."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Seat
from boneyard.games.too_many_bones.model.state import TooManyBones


class Step(Do):
    """A task about one unit."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Question(Ask):
    """A question to a gearloc's player (TMB-005)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


Does = Callable[[TooManyBones], None]


def nothing(_s: TooManyBones) -> None:
    """Do nothing: the card has no further effect."""
