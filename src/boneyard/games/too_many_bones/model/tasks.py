"""The common kinds of task: a step of a unit's turn, and what a card does."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.model.state import TooManyBones


class Step(Do):
    """A task about one unit."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


class BattleEnd(Do):
    """Stands on the agenda below everything that happens in a battle."""

    __slots__ = ()


Does = Callable[[TooManyBones], None]


def nothing(_s: TooManyBones) -> None:
    """Do nothing: the card has no further effect."""
