"""Pushes: a gearloc lands as far from a tyrant as can be (TMB-057)."""

from __future__ import annotations

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import CHOOSE, Pick, pick
from boneyard.games.too_many_bones.ids import NOBODY
from boneyard.games.too_many_bones.mat import CELLS, apart
from boneyard.games.too_many_bones.moving import move
from boneyard.games.too_many_bones.state import TooManyBones


class Push(Do):
    """A gearloc is moved to a free position with the greatest distance from who pushes it; units do not stop it."""

    __slots__ = ("by", "unit")

    def __init__(self, unit: int, by: int) -> None:
        self.unit = unit
        self.by = by

    def run(self, s: TooManyBones) -> None:
        """The party chooses among several."""
        if not s.stands(self.unit) or not s.stands(self.by):
            return
        cells = farthest(s, self.unit, s.cell_of(self.by))
        if len(cells) > 1:
            s.then(ChoosePush(self.unit, cells))
        else:
            push_to(s, self.unit, cells[0])


def farthest(s: TooManyBones, unit: int, cell: int) -> tuple[int, ...]:
    """The free positions farthest from a position; its own counts as free (TMB-237)."""
    free = [other for other in range(CELLS) if s.grid[other] in (NOBODY, unit)]
    best = max([apart(other, cell) for other in free])
    return tuple([other for other in free if apart(other, cell) == best])


def push_to(s: TooManyBones, unit: int, cell: int) -> None:
    """It lands there."""
    if cell != s.cell_of(unit):
        move(s, unit, cell, "push")


class ChoosePush(Ask):
    """The party says where somebody who is pushed lands."""

    __slots__ = ("cells", "unit")

    def __init__(self, unit: int, cells: tuple[int, ...]) -> None:
        self.unit = unit
        self.cells = cells

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """The farthest free positions."""
        return (Decision(s.book.leader, "push", tuple([pick(CHOOSE, 0, cell) for cell in self.cells])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """There it lands."""
        assert isinstance(chosen, Pick)
        push_to(s, self.unit, chosen.aim)
