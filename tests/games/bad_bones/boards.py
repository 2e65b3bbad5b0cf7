"""Random tables for the tests of what must hold on any board, and where all the tokens are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from boneyard.core.agenda import Task, Together, settle
from boneyard.core.rng import FAST
from boneyard.games.bad_bones.game import opened
from boneyard.games.bad_bones.march.harm import EnterCapital
from boneyard.games.bad_bones.march.march import ChooseAim, ChooseEntrant, ChooseExit, ChooseTarget
from boneyard.games.bad_bones.model.board import CELLS, NOWHERE
from boneyard.games.bad_bones.model.pieces import (
    DAMAGED,
    HEARSE,
    INSTRUCTORS,
    LABYRINTH,
    NO_TRAP,
    RUBBLE,
    SPRING,
    TREASURE,
    TURN,
    WALL,
    WEAPONS,
    WEARS,
    bone,
    facing_in,
    full_bag,
    home_of,
    kind_of,
)
from boneyard.games.bad_bones.model.state import BadBones, Kingdom, Rulebook
from boneyard.games.bad_bones.phases.laying_traps import ChooseLandingExit

HOLDING = (NO_TRAP, RUBBLE, LABYRINTH)  # where a skeleton may stand when a phase begins


@dataclass(frozen=True)
class Build:
    """What a random table may hold; by default anything a game can come to, and more of it."""

    seats: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    chiefs: bool | None = None  # as it happens
    coop: bool | None = None
    traps: int = 9  # on a board, at most
    bones: int = 9  # on a board, at most; groups come on top
    wild: bool = False  # skeletons on walls and springs too, and any number of treasures
    weapons: tuple[int, ...] = tuple(range(len(WEAPONS) + 1))
    crowded: bool = True  # the other boards hold skeletons, too


ANYTHING = Build()
DENSE = Build(traps=25, bones=12, wild=True)


def built(chance: Random, build: Build = ANYTHING) -> BadBones:
    """A random table on which nothing is to happen yet."""
    seats = chance.choice(build.seats)
    coop = seats > 1 and (chance.random() < 0.4 if build.coop is None else build.coop)
    chiefs = chance.random() < 0.5 if build.chiefs is None else build.chiefs
    german = [chance.random() < 0.2 for _ in range(3)]
    book = Rulebook(seats, chance.random() < 0.6, chiefs, coop, 10, 0, german[0], german[1], german[2], False)
    s = opened(book, chance.randrange(2**32), FAST)
    s.bag = full_bag(chiefs)
    s.round = chance.randint(1, 10)
    s.capital = chance.randint(1, seats) if coop else 0
    for k in s.kingdoms:
        furnish(chance, s, k, build)
    return s


def furnish(chance: Random, s: BadBones, k: Kingdom, build: Build) -> None:
    """One board: towers, traps, the hero, skeletons, weapon and supply."""
    if s.book.coop:
        standing = [tower for tower in s.book.ground.towers if chance.random() < 0.7]
        k.towers = sum(1 << tower for tower in standing or s.book.ground.towers[:1])
    elif not s.book.solo:
        k.floors, k.houses = chance.randint(1, 4), chance.randint(1, 5)
    free = [cell for cell in range(CELLS) if not k.towers >> cell & 1]
    for cell in chance.sample(free, min(chance.randint(0, build.traps), len(free))):
        k.traps[cell] = some_trap(chance, k, build)
    k.hero = chance.choice([NOWHERE, *range(CELLS), *s.book.ground.towers])
    k.weapon = chance.choice(build.weapons) if s.book.advanced else 0
    supply = s.supply if s.book.coop else k.supply
    for kind in range(1, SPRING + 1):
        supply[kind] = chance.choice((0, 0, 1, 2))
    if build.crowded or k.seat == 0:
        for _ in range(chance.randint(0, build.bones)):
            put_somewhere(chance, s, k, build)


def some_trap(chance: Random, k: Kingdom, build: Build) -> int:
    """Any trap, turned any way; of treasures and hearses only as many as lie on one board."""
    kind: int = chance.choice([*range(WALL, RUBBLE + 1), WALL, SPRING])
    if not build.wild and kind in (TREASURE, HEARSE) and kind in [trap & 15 for trap in k.traps]:
        kind = WALL
    turn = chance.randint(0, 1) << TURN if kind in (WALL, LABYRINTH) else 0
    return kind | turn | (DAMAGED if WEARS[kind] and chance.random() < 0.4 else 0)


def put_somewhere(chance: Random, s: BadBones, k: Kingdom, build: Build) -> None:
    """A skeleton out of the bag, on a square or in its forest slot; an instructor perhaps with a group."""
    g = s.book.ground
    squares = [
        cell
        for cell in range(CELLS)
        if not k.towers >> cell & 1 and cell != k.hero and (build.wild or k.traps[cell] & 15 in HOLDING)
    ]
    kind = drawn(chance, s)
    home = home_of(g, kind)
    taken = [place for place in [one >> 2 & 63 for one in k.bones] if place < CELLS]
    place = home if chance.random() < 0.3 else chance.choice(taken if taken and chance.random() < 0.3 else squares)
    facing = facing_in(g, place) if place >= CELLS else chance.randrange(4)
    face = s.unmoved() if chance.random() < 0.85 else 1 - s.unmoved()
    frozen = int(place < CELLS and chance.random() < 0.1)
    k.bones.append(bone(kind, place, facing, face, 0, frozen))
    if kind in INSTRUCTORS and chance.random() < 0.6:
        for _ in range(chance.randint(1, 3)):
            k.bones.append(bone(drawn(chance, s), place, facing, face, 1 + INSTRUCTORS.index(kind), frozen))


def drawn(chance: Random, s: BadBones) -> int:
    """Any kind that is in the bag, chiefs more often than the box has it."""
    kinds = [kind for kind in range(len(s.bag)) if s.bag[kind]]
    kind = chance.choice(kinds)
    s.bag[kind] -= 1
    return kind


def chances() -> st.SearchStrategy[Random]:
    """Luck for hypothesis: every seed is a table of its own."""
    return st.integers(0, 2**32).map(Random)


def tables(build: Build = ANYTHING) -> st.SearchStrategy[BadBones]:
    """Random tables for hypothesis."""
    return chances().map(lambda chance: built(chance, build))


def begin(s: BadBones, *tasks: Task) -> BadBones:
    """Let these happen, one after another, up to the first question."""
    s.agenda = list(reversed(tasks))
    s.events = []
    settle(s)
    return s


def tokens(s: BadBones) -> list[int]:
    """How many skeletons of each kind there are, wherever they are; while something is asked also on their way."""
    count = s.bag[:]
    for kind in s.gone:
        count[kind] += 1
    for k in s.kingdoms:
        parcels = [traveller & 255 for traveller in (*k.sent, *k.loaded)]
        for kind in (*[kind_of(one) for one in k.bones], *k.cemetery, *parcels, *k.slain):
            count[kind] += 1
    for task in waiting(s.agenda):
        for kind in carried(task):
            count[kind] += 1
    return count


def waiting(agenda: list[Task]) -> Iterator[Task]:
    """Everything on the agenda, the lanes' own included."""
    for task in agenda:
        if isinstance(task, Together):
            for lane in task.lanes:
                yield from (*lane.agenda, *lane.after)
        else:
            yield task


def carried(task: Task) -> list[int]:
    """The skeletons a task holds in hand."""
    if isinstance(task, ChooseExit | ChooseAim | ChooseTarget | ChooseEntrant | ChooseLandingExit):
        return [kind_of(one) for one in task.trip.group]
    return [task.kind] if isinstance(task, EnterCapital) else []


def summary(s: BadBones) -> dict[str, Any]:
    """The table as far as it can be compared: where order means nothing, sorted."""
    return {
        "bag": s.bag,
        "gone": sorted(s.gone),
        "capital": s.capital,
        "supply": s.supply,
        "ending": s.ending,
        "kingdoms": [summary_of(k) for k in s.kingdoms],
    }


def summary_of(k: Kingdom) -> dict[str, Any]:
    """One kingdom as far as it can be compared."""
    return {
        "hero": k.hero,
        "floors": k.floors,
        "houses": k.houses,
        "towers": k.towers,
        "doomed": k.doomed,
        "bones": sorted(k.bones),
        "traps": k.traps,
        "supply": k.supply,
        "cemetery": sorted(k.cemetery),
    }
