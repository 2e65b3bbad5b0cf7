"""One skeleton's move: the step it makes and all that follows from it at once. Nothing is changed here.

A trip is followed until it ends or until a dragon asks which way. What becomes of the skeletons then is in `endings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boneyard.games.bad_bones.model.board import CELLS, EDGE, NEXT, NOWHERE, Ground
from boneyard.games.bad_bones.model.pieces import (
    BARRICADE,
    BOMB,
    CATAPULT,
    DRAGON,
    HEARSE,
    INSTRUCTORS,
    LABYRINTH,
    NO_TRAP,
    PORTAL,
    RUBBLE,
    SPRING,
    TREASURE,
    TURN,
    WALL,
    entry_of,
    face_of,
    kind_of,
    trap_turn,
)
from boneyard.games.bad_bones.model.state import Kingdom

if TYPE_CHECKING:
    from mypy_extensions import i64

# How a move ends.
STANDS: Final = 0  # on a plain square, a ruin or a destroyed zone
HELD: Final = 1  # in a labyrinth, arriving or not let out
ROBS: Final = 2  # on the treasure
STAYS: Final = 3  # walked into a barricade, and is where it started
LOOPS: Final = 4  # would have gone round for ever, and is where it started
TOWER: Final = 5
LEAVES: Final = 6  # over the edge the path ends with
SLAIN: Final = 7  # by the hero
BOMBED: Final = 8
STAKED: Final = 9  # a spring threw it onto a barricade
THROWN: Final = 10  # by a catapult
LOADED: Final = 11  # on a hearse
SENT_HOME: Final = 12  # by a portal
CHASED: Final = 13  # by a dragon: not an end, its owner says which way
ENDINGS: Final = (
    "stands",
    "held",
    "robs",
    "stays",
    "loops",
    "tower",
    "leaves",
    "slain",
    "bombed",
    "staked",
    "thrown",
    "loaded",
    "sent-home",
    "chased",
)

MET_DRAGON: Final = 4 * CELLS  # what is added to its square in the list of what was met

_ENDS: Final = [STANDS] * 16  # how a move ends on each kind of trap
_ENDS[CATAPULT] = THROWN
_ENDS[DRAGON] = CHASED
_ENDS[TREASURE] = ROBS
_ENDS[BOMB] = BOMBED
_ENDS[HEARSE] = LOADED
_ENDS[LABYRINTH] = HELD
_ENDS[PORTAL] = SENT_HOME
ENDS: Final = bytes(_ENDS)


class Trip:
    """A move under way: who goes, where from, what was touched, and how it has ended so far."""

    __slots__ = ("direction", "ending", "group", "landing", "led", "met", "path", "touched")

    def __init__(
        self,
        group: tuple[int, ...],
        direction: int,
        path: tuple[int, ...],
        touched: int,
        met: tuple[int, ...],
        ending: int,
        landing: int,
        led: int,
    ) -> None:
        self.group = group  # as they stood before the move, the leader first
        self.direction = direction  # of the last step
        self.path = path  # the place they stood on, the squares entered, last perhaps an edge
        self.touched = touched  # the squares of the traps triggered, one bit each
        self.met = met  # walls and springs as square * 4 + direction, dragons as MET_DRAGON + square
        self.ending = ending
        self.landing = landing  # the landing dragon's square in phase 2, or NOWHERE
        self.led = led  # the instructor who leads the group, from 1; 0 when nobody does

    def clone(self) -> Trip:
        return Trip(
            self.group,
            self.direction,
            self.path,
            self.touched,
            self.met,
            self.ending,
            self.landing,
            self.led,
        )


def set_out(group: tuple[int, ...], start: int, facing: int) -> Trip:
    """A move that is about to begin."""
    return Trip(group, facing, (start,), 0, (), STANDS, NOWHERE, leading(group))


def leading(group: tuple[int, ...]) -> int:
    """The instructor at the head of a group, from 1; 0 for one who walks alone."""
    return 0 if len(group) == 1 else 1 + INSTRUCTORS.index(kind_of(group[0]))


def step_off(k: Kingdom, g: Ground, trip: Trip) -> None:
    """The first step, from a square or out of the forest; out of a labyrinth it is like any other (BAD-064)."""
    start: i64 = trip.path[0]
    if start >= CELLS:
        go(k, trip, entry_of(g, start))
    elif k.traps[start] & 15 == LABYRINTH and trap_turn(k.traps[start]) != face_of(trip.group[0]):
        trip.path = (start, start)  # not let out this round (BAD-062)
        trip.touched = 1 << start
        trip.ending = HELD
    else:
        go(k, trip, NEXT[start * 4 + trip.direction])


def go(k: Kingdom, trip: Trip, first: int) -> None:
    """Enter a square and follow what happens (BAD-023): edge, barricade, tower, hero, other traps, plain square.

    Its own first square is entered like any other (BAD-034), and traps go before a treasure beside them (BAD-077).
    """
    to: i64 = first
    direction: i64 = trip.direction
    towers: i64 = k.towers
    flying = False
    while True:
        if to >= EDGE:
            trip.ending = LEAVES
            break
        trap: i64 = k.traps[to]
        kind: i64 = trap & 15
        if kind == BARRICADE:  # also under the hero (BAD-032); a skeleton thrown onto it dies (BAD-067)
            trip.touched |= 1 << to
            trip.ending = STAKED if flying else STAYS
            break
        if towers >> to & 1:
            trip.ending = TOWER
            break
        if to == k.hero:
            trip.ending = SLAIN
            break
        if kind in (NO_TRAP, RUBBLE):
            trip.ending = STANDS
            break
        trip.touched |= 1 << to
        if kind not in (WALL, SPRING):
            trip.ending = ENDS[kind]
            break
        met: i64 = to * 4 + direction
        if met in trip.met:  # the same wall or spring in the same direction again: round for ever (BAD-074)
            trip.ending = LOOPS
            break
        trip.met += (met,)
        trip.path += (to,)
        if kind == WALL:  # it turns off the diagonal and goes one more square at once (BAD-036)
            # A slash swaps up with right and down with left, a backslash up with left and right with down.
            direction ^= 3 if trap >> TURN & 1 else 1
            flying = False
            to = NEXT[to * 4 + direction]
        else:  # two squares on, the first one flown over; off the board by that edge (BAD-066)
            flying = True
            to = NEXT[to * 4 + direction]
            if to < EDGE:
                to = NEXT[to * 4 + direction]
    trip.direction = direction
    trip.path = (trip.path[0], to) if len(trip.path) == 1 else (*trip.path, to)  # most make one step


def chased(k: Kingdom, trip: Trip, direction: int) -> None:
    """A dragon sends the group one square that way, and it goes on from there (BAD-039)."""
    trip.direction = direction
    go(k, trip, NEXT[trip.path[-1] * 4 + direction])


def meet_dragon(trip: Trip) -> None:
    """The group has come to a dragon."""
    trip.met += (MET_DRAGON + trip.path[-1],)


def exits(k: Kingdom, trip: Trip) -> list[int]:
    """The directions a dragon may chase the group: those from which the move can come to an end (BAD-042, BAD-075)."""
    return [direction for direction in range(4) if leads_out(k, trip, direction)]


def has_exit(k: Kingdom, trip: Trip) -> bool:
    """Whether a dragon may chase the group anywhere at all."""
    return leads_out(k, trip, 0) or leads_out(k, trip, 1) or leads_out(k, trip, 2) or leads_out(k, trip, 3)


def leads_out(k: Kingdom, trip: Trip, direction: int) -> bool:
    """Whether a move that a dragon sends this way can end, never meeting a dragon more than twice."""
    dragon = trip.path[-1]
    if _barred(k, dragon, direction):
        return False
    ahead = [(dragon, direction)]
    seen: list[int] = []
    while ahead:
        place, way = ahead.pop()
        further = Trip(trip.group, way, (place,), 0, trip.met, STANDS, trip.landing, trip.led)
        chased(k, further, way)
        if further.ending == CHASED:
            other = further.path[-1]
            if other not in seen and trip.met.count(MET_DRAGON + other) < 2:
                seen.append(other)
                ahead += [(other, turn) for turn in range(4) if not _barred(k, other, turn)]
        elif further.ending == STAYS:
            if not _starts_on_dragon(k, trip):  # BAD-069
                return True
        elif further.ending != LOOPS:
            return True
    return False


def _barred(k: Kingdom, cell: int, direction: int) -> bool:
    to = NEXT[cell * 4 + direction]
    return to < EDGE and k.traps[to] & 15 == BARRICADE


def _starts_on_dragon(k: Kingdom, trip: Trip) -> bool:
    return trip.path[0] < CELLS and k.traps[trip.path[0]] & 15 == DRAGON


def towards_treasure(k: Kingdom, cell: int, facing: int) -> int:
    """A skeleton that ends its move beside the treasure faces it; others keep their facing (BAD-045)."""
    for direction in range(4):
        to = NEXT[cell * 4 + direction]
        if to < EDGE and k.traps[to] & 15 == TREASURE:
            return direction
    return facing


def facing_after(k: Kingdom, g: Ground, trip: Trip) -> int:
    """The way the group faces once its move has ended on a square (BAD-024, BAD-033, BAD-046, BAD-062).

    Arrows turn it by the direction of its last step (BAD-025). A trap hides them (BAD-020): then it is not STANDS.
    """
    if trip.ending in (STAYS, LOOPS):
        old = trip.group[0] & 3
        return old if trip.path[0] >= CELLS else towards_treasure(k, trip.path[0], old)
    cell = trip.path[-1]
    if trip.ending == ROBS:
        return trip.direction
    facing = g.turns[cell * 4 + trip.direction] if trip.ending == STANDS else trip.direction
    return towards_treasure(k, cell, facing)
