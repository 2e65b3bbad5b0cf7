"""The two shapes most tasks have: a step of a unit's turn, and a question to a gearloc's player."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Seat
from boneyard.games.too_many_bones.model.state import TooManyBones


class Step(Do):
    """Something about one unit."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Question(Ask):
    """Something its player decides for a gearloc (TMB-005)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


Does = Callable[[TooManyBones], None]


def nothing(_s: TooManyBones) -> None:
    """The card says no more."""
