"""Going from position to position (TMB-128)."""

from __future__ import annotations

from boneyard.games.too_many_bones.events import Moved
from boneyard.games.too_many_bones.ids import NOBODY
from boneyard.games.too_many_bones.mat import ADJACENT, CELLS
from boneyard.games.too_many_bones.state import TooManyBones
from boneyard.games.too_many_bones.terms import in_force


def reachable(s: TooManyBones, start: int, steps: int) -> list[tuple[int, int]]:
    """Free positions and how many orthogonal steps they are away, by position."""
    far = [-1] * CELLS
    far[start] = 0
    edge = [start]
    for distance in range(1, steps + 1):
        following: list[int] = []
        for cell in edge:
            for near in ADJACENT[cell]:
                if far[near] < 0 and s.grid[near] == NOBODY:
                    far[near] = distance
                    following.append(near)
        edge = following
    return [(cell, far[cell]) for cell in range(CELLS) if far[cell] >= 0]


def move(s: TooManyBones, unit: int, cell: int, how: str) -> None:
    """A unit goes to a free position."""
    mover = s.unit(unit)
    start = mover.cell
    s.say(Moved(s.who(unit), start, cell, how))
    s.grid[start] = NOBODY
    s.grid[cell] = unit
    mover.cell = cell
    for term, number in in_force(s):
        term.arrives(s, unit, start, how, number)


def swap(s: TooManyBones, one: int, other: int) -> None:
    """Two units change places."""
    here, there = s.unit(one), s.unit(other)
    here.cell, there.cell = there.cell, here.cell
    s.grid[here.cell] = one
    s.grid[there.cell] = other
    s.say(Moved(s.who(one), there.cell, here.cell, "swap"))
    s.say(Moved(s.who(other), here.cell, there.cell, "swap"))
