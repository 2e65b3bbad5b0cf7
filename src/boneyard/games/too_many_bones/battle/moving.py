"""Movement between positions (TMB-128)."""

from __future__ import annotations

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.answers.picks import AT, Pick, pick
from boneyard.games.too_many_bones.battle.special_rules import in_force
from boneyard.games.too_many_bones.events.battle import Moved
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.mat import ADJACENT, CELLS, apart
from boneyard.games.too_many_bones.model.state import TooManyBones


def reachable(s: TooManyBones, start: int, steps: int) -> list[tuple[int, int]]:
    """The free positions within reach, each with its distance in orthogonal steps, in the order of the mat."""
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
    """Move a unit to a free position."""
    mover = s.unit(unit)
    start = mover.cell
    s.say(Moved(s.who(unit), start, cell, how))
    s.grid[start] = NOBODY
    s.grid[cell] = unit
    mover.cell = cell
    for rule, argument in in_force(s):
        rule.arrives(s, unit, start, how, argument)


def swap(s: TooManyBones, one: int, other: int) -> None:
    """Exchange the positions of two units."""
    here, there = s.unit(one), s.unit(other)
    here.cell, there.cell = there.cell, here.cell
    s.grid[here.cell] = one
    s.grid[there.cell] = other
    s.say(Moved(s.who(one), there.cell, here.cell, "swap"))
    s.say(Moved(s.who(other), here.cell, there.cell, "swap"))


class Push(Do):
    """Move a gearloc as far as possible from the baddie that pushes it, through units. The party breaks ties."""

    __slots__ = ("by", "unit")

    def __init__(self, unit: int, by: int) -> None:
        self.unit = unit
        self.by = by

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit) or not s.stands(self.by):
            return
        cells = farthest(s, self.unit, s.cell_of(self.by))
        if len(cells) > 1:
            s.then(ChoosePush(self.unit, cells))
        else:
            push_to(s, self.unit, cells[0])


def farthest(s: TooManyBones, unit: int, cell: int) -> tuple[int, ...]:
    """The free positions farthest from a position. The unit's own counts as free (TMB-237)."""
    free = [other for other in range(CELLS) if s.grid[other] in (NOBODY, unit)]
    best = max([apart(other, cell) for other in free])
    return tuple([other for other in free if apart(other, cell) == best])


def push_to(s: TooManyBones, unit: int, cell: int) -> None:
    """Move a pushed unit to a position."""
    if cell != s.cell_of(unit):
        move(s, unit, cell, "push")


class ChoosePush(Ask):
    """The party chooses where a pushed unit lands."""

    __slots__ = ("cells", "unit")

    def __init__(self, unit: int, cells: tuple[int, ...]) -> None:
        self.unit = unit
        self.cells = cells

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        return (Decision(s.book.leader, "push", tuple([pick(AT, 0, cell) for cell in self.cells])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, Pick)
        push_to(s, self.unit, chosen.aim)


def walk(s: TooManyBones, unit: int, ends: list[int], how: str) -> None:
    """Move a unit to the end of its route. The party chooses among several ends."""
    if len(ends) > 1:
        s.then(ChooseRoute(unit, tuple(ends), how))
    elif ends and ends[0] != s.cell_of(unit):
        move(s, unit, ends[0], how)


class ChooseRoute(Ask):
    """The party chooses where a baddie's movement ends (TMB-167, TMB-221)."""

    __slots__ = ("ends", "how", "unit")

    def __init__(self, unit: int, ends: tuple[int, ...], how: str) -> None:
        self.unit = unit
        self.ends = ends
        self.how = how

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        return (Decision(s.book.leader, "baddie_walk", tuple([pick(AT, 0, cell) for cell in self.ends])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        assert isinstance(chosen, Pick)
        walk(s, self.unit, [chosen.aim], self.how)
