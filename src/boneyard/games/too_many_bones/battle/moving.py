"""Movement between positions (TMB-128)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase
from boneyard.games.too_many_bones.answers.picks import AT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import name_of, place_words
from boneyard.games.too_many_bones.battle.special_rules import ARRIVES, in_force
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.events.battle import Moved
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NOBODY, ORB, Cell
from boneyard.games.too_many_bones.model.mat import ADJACENT, ALL_CELLS, AROUND, CELLS, apart
from boneyard.games.too_many_bones.model.state import TooManyBones


def reachable(s: TooManyBones, start: Cell, steps: int) -> list[tuple[int, int]]:
    """The free positions within reach, each with its distance in orthogonal steps, in the order of the mat."""
    far = [-1] * CELLS
    far[start] = 0
    edge = [start]
    for distance in range(1, steps + 1):
        following: list[Cell] = []
        for cell in edge:
            for near in ADJACENT[cell]:
                if far[near] < 0 and s.grid[near] == NOBODY:
                    far[near] = distance
                    following.append(near)
        edge = following
    return [(cell, far[cell]) for cell in range(CELLS) if far[cell] >= 0]


def path_to(s: TooManyBones, unit: int, start: Cell, end: Cell) -> tuple[Cell, ...]:
    """The shortest walk over free positions, first and last included; straight where nothing leads there."""
    if end in ADJACENT[start]:
        return (start, end)
    diagonal = FIRST_BADDIE <= unit < ORB and CHIPS[s.baddie(unit).chip].diagonal
    before = {start: start}
    edge = [start]
    for cell in edge:
        for near in AROUND[cell] if diagonal else ADJACENT[cell]:
            if near not in before and (near == end or s.grid[near] == NOBODY):
                before[near] = cell
                edge.append(near)
    if end not in before:
        return (start, end)
    path = [end]
    while path[-1] != start:
        path.append(before[path[-1]])
    return tuple(reversed(path))


def move(s: TooManyBones, unit: int, cell: Cell, how: str) -> None:
    """Move a unit to a free position."""
    mover = s.unit(unit)
    start = mover.cell
    path = path_to(s, unit, start, cell) if how == "walk" else (start, cell)
    s.say(Moved(s.who(unit), start, cell, how, path))
    s.grid[start] = NOBODY
    s.grid[cell] = unit
    mover.cell = cell
    for rule, argument in in_force(s, ARRIVES):
        rule.arrives(s, unit, start, how, argument)


def swap(s: TooManyBones, one: int, other: int) -> None:
    """Exchange the positions of two units."""
    here, there = s.unit(one), s.unit(other)
    here.cell, there.cell = there.cell, here.cell
    s.grid[here.cell] = one
    s.grid[there.cell] = other
    s.say(Moved(s.who(one), there.cell, here.cell, "swap", (there.cell, here.cell)))
    s.say(Moved(s.who(other), here.cell, there.cell, "swap", (here.cell, there.cell)))


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


def farthest(s: TooManyBones, unit: int, cell: Cell) -> tuple[Cell, ...]:
    """The free positions farthest from a position. The unit's own counts as free (TMB-237)."""
    free = [other for other in ALL_CELLS if s.grid[other] in (NOBODY, unit)]
    best = max([apart(other, cell) for other in free])
    return tuple([other for other in free if apart(other, cell) == best])


def push_to(s: TooManyBones, unit: int, cell: Cell) -> None:
    """Move a pushed unit to a position."""
    if cell != s.cell_of(unit):
        move(s, unit, cell, "push")


class ChoosePush(PartyQuestion):
    """The party chooses where a pushed unit lands."""

    __slots__ = ("cells", "unit")

    kind = "push"

    def __init__(self, unit: int, cells: tuple[Cell, ...]) -> None:
        self.unit = unit
        self.cells = cells

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(AT, 0, cell) for cell in self.cells]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        push_to(s, self.unit, chosen.cell)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return place_words(s, chosen.aim, self.unit)


def walk(s: TooManyBones, unit: int, ends: list[Cell], how: str) -> None:
    """Move a unit to the end of its route. The party chooses among several ends."""
    if len(ends) > 1:
        s.then(ChooseRoute(unit, tuple(ends), how))
    elif ends and ends[0] != s.cell_of(unit):
        move(s, unit, ends[0], how)


class ChooseRoute(PartyQuestion):
    """The party chooses where a baddie's movement ends (TMB-167, TMB-221)."""

    __slots__ = ("ends", "how", "unit")

    kind = "baddie_walk"

    def __init__(self, unit: int, ends: tuple[Cell, ...], how: str) -> None:
        self.unit = unit
        self.ends = ends
        self.how = how

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(AT, 0, cell) for cell in self.ends]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        walk(s, self.unit, [chosen.cell], self.how)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return place_words(s, chosen.aim, self.unit)
