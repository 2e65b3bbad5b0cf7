"""The route of a Bad Bones skeleton along the printed arrows, with the traps on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boneyard.games.bad_bones.model.board import CELLS, DOWN, EDGE, NEXT, SLOTS, UP, Ground
from boneyard.games.bad_bones.model.pieces import (
    BARRICADE,
    BASE,
    BOMB,
    CATAPULT,
    COOP,
    DRAGON,
    HEARSE,
    LABYRINTH,
    PORTAL,
    RUBBLE,
    SPRING,
    TREASURE,
    TURN,
    WALL,
    entry_of,
)
from boneyard.games.bad_bones.model.state import Kingdom

if TYPE_CHECKING:
    from mypy_extensions import i64

# How a route ends.
AWAY: Final = 0  # over an edge, into somebody else's forest
TOWER: Final = 1
HOME: Final = 2  # the village or the capital
ROUND: Final = 3  # nowhere, it walks in a circle
CAUGHT: Final = 4  # on a trap that takes it off the board or sends it back

CATCHERS: Final = (CATAPULT, DRAGON, BOMB, HEARSE, PORTAL)
HOLDS: Final = bytes(
    [{LABYRINTH: 1, TREASURE: 1, BARRICADE: 2}.get(kind, 0) for kind in range(16)]
)  # moves it waits on the trap

LONGEST: Final = 16  # moves followed before a route counts as a circle
END: Final = 16  # the end of a route is stored above its number of moves


class Routes:
    """For every place * 4 + facing: the first step, all squares of the route, and how it ends."""

    __slots__ = ("ends", "home", "masks", "steps")

    def __init__(self, ground: Ground, towers: int, home: int) -> None:
        self.home = home  # the edge with the village or the capital
        self.steps: list[int] = []
        self.masks: list[int] = []  # one bit for each square
        self.ends: list[int] = []  # moves | end * END
        for index in range((CELLS + SLOTS) * 4):
            self._follow(ground, towers, index)

    def _follow(self, ground: Ground, towers: int, index: int) -> None:
        place, facing = divmod(index, 4)
        mask, end, first, moves = 0, ROUND, -1, 0
        while moves < LONGEST - 1:
            place = entry_of(ground, place) if place >= CELLS else NEXT[place * 4 + facing]
            moves += 1
            if first < 0:
                first = place
            if place >= EDGE:
                end = HOME if place == self.home else AWAY
                break
            mask |= 1 << place
            if towers >> place & 1:
                end = TOWER
                break
            facing = ground.turns[place * 4 + facing]
        self.steps.append(first)
        self.masks.append(mask)
        self.ends.append(moves | end * END)


_ROUTES: Final[dict[int, Routes]] = {}


def routes_of(coop: bool, towers: int) -> Routes:
    """The routes on a side of the board with these towers."""
    key = towers << 1 | int(coop)
    found = _ROUTES.get(key)
    if found is None:
        found = Routes(COOP if coop else BASE, towers, EDGE + (UP if coop else DOWN))
        _ROUTES[key] = found
    return found


def laid_out(k: Kingdom) -> int:
    """The squares with traps that change a route, one bit each."""
    mask: i64 = 0
    for cell in range(CELLS):
        trap = k.traps[cell] & 15
        if trap and trap != RUBBLE:
            mask |= 1 << cell
    return mask


def route_end(routes: Routes, ground: Ground, k: Kingdom, laid: int, index: int) -> int:
    """The number of moves and the end of a route from here, as moves | end * END, with the traps on the board."""
    if not routes.masks[index] & laid:
        return routes.ends[index]
    place: i64 = index >> 2
    facing: i64 = index & 3
    moves: i64 = 0
    for _ in range(LONGEST):
        place = entry_of(ground, place) if place >= CELLS else NEXT[place * 4 + facing]
        moves += 1
        if place >= EDGE:
            return ended(moves, HOME if place == routes.home else AWAY)
        if k.towers >> place & 1:
            return ended(moves, TOWER)
        trap: i64 = k.traps[place]
        kind: i64 = trap & 15
        if kind == WALL:
            facing ^= 3 if trap >> TURN & 1 else 1
            moves -= 1
        elif kind == SPRING:
            over: i64 = NEXT[place * 4 + facing]
            place = over if over < EDGE else place
            moves -= 1
        elif kind in CATCHERS:
            return ended(moves, CAUGHT)
        elif HOLDS[kind]:
            moves += HOLDS[kind]
        else:
            facing = ground.turns[place * 4 + facing]
    return ended(moves, ROUND)


def ended(moves: int, end: int) -> int:
    """The moves and the end of a route as one number."""
    return min(moves, LONGEST - 1) | end * END
