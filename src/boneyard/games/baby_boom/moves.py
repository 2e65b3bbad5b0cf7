"""How dice move: steps, pushes, rides on tiles, and how far a blast goes. Nothing here changes the table.

What follows a move is in `rules`: counting down, leaving the board through the hole (BOOM-047), what happens when no
die can move, and what a blast does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boneyard.games.baby_boom.board import (
    BACKSLASH,
    BOOM,
    CELLS,
    CONVEYOR,
    DOWN,
    HOLE,
    LEFT,
    NO_DIE,
    OFF,
    PLAIN,
    RIGHT,
    SLASH,
    TRAP,
    UP,
    Board,
    Floor,
    face,
    is_live,
    owner,
)
from boneyard.games.baby_boom.state import STEPS, TICKS, BabyBoom, Step, Tick

if TYPE_CHECKING:
    from mypy_extensions import i64

# A pinball is a diagonal bumper: a die leaves at a right angle (BOOM-040).
BOUNCE_SLASH: Final = (RIGHT, UP, LEFT, DOWN)  # going up it leaves to the right, going right it leaves up, ...
BOUNCE_BACKSLASH: Final = (LEFT, DOWN, RIGHT, UP)

WHOLE_LINES: Final = 5


class Journey:
    """What one die does in a turn: the squares it passes, and whether it ends in the hole or on a sprung trap."""

    __slots__ = ("die", "falls", "path", "springs")

    def __init__(self, die: int, path: tuple[int, ...], falls: bool, springs: bool) -> None:
        self.die = die
        self.path = path
        self.falls = falls
        self.springs = springs


def carries(tile: i64) -> bool:
    """Whether nobody rests there: conveyors and pinballs send a die on (BOOM-039, BOOM-040)."""
    return CONVEYOR <= tile <= BACKSLASH


def carried(tile: i64, direction: i64) -> i64:
    """The direction in which a conveyor or a pinball sends an arriving die on."""
    if tile == SLASH:
        return BOUNCE_SLASH[direction]
    if tile == BACKSLASH:
        return BOUNCE_BACKSLASH[direction]
    return tile - CONVEYOR


def may_push(pusher: i64, victim: i64) -> bool:
    """Only an opponent's live die of strictly lower value can be pushed (BOOM-014, BOOM-015)."""
    return is_live(victim) and face(victim) < face(pusher) and owner(victim) != owner(pusher)


def journeys(board: Board, floor: Floor, cell: i64, direction: i64) -> list[Journey]:
    """What every die does when the die on a square steps in a direction: the mover first, then the pushed ones.

    Nothing if the move is illegal. Values are those at the start of the turn, and the square the mover left is free.
    Squares of pushers need no second look: values fall from link to link, so nobody pushes one of them (BOOM-043).
    """
    trip: list[Journey] = []
    at = cell
    die = board.at(cell)
    while True:
        path = _ride(floor, at, direction)
        if not path:
            return []
        to: i64 = path[-1]
        on_tiles = len(path) > 2
        springs = floor.tile(to) == TRAP and (on_tiles or at != cell)  # a die walking in by itself is safe (BOOM-045)
        trip.append(Journey(die, path, floor.tile(to) == HOLE, springs))
        victim: i64 = board.at(to) if to != cell else NO_DIE
        if victim == NO_DIE:
            return trip
        pushed_into_it = at != cell and not on_tiles  # never two in a row (BOOM-015)
        if pushed_into_it or not may_push(die, victim):
            return []
        direction = _heading(floor, path, direction)
        at = to
        die = victim


def _ride(floor: Floor, cell: i64, direction: i64) -> tuple[int, ...]:
    """The squares of a die from one resting square to the next, over any tiles; nothing if it cannot (BOOM-042)."""
    at = floor.way(cell, direction)
    if at == OFF:
        return ()
    if not carries(floor.tile(at)):
        return (cell, at)
    path: list[int] = [cell]
    while carries(floor.tile(at)):
        if at in path:
            return ()
        path.append(at)
        direction = carried(floor.tile(at), direction)
        at = floor.way(at, direction)
        if at == OFF:
            return ()
    path.append(at)
    return tuple(path)


def _heading(floor: Floor, path: tuple[int, ...], direction: i64) -> i64:
    """In which direction a die was going at the end of its path."""
    for cell in path[1:-1]:
        direction = carried(floor.tile(cell), direction)
    return direction


def may_step(board: Board, floor: Floor, cell: i64, direction: i64) -> bool:
    """Whether the die on a square may step in a direction: the journeys without the paths."""
    to: i64 = floor.ways[cell * 4 + direction]
    if to == OFF:
        return False
    if carries(floor.tiles[to]):
        return len(journeys(board, floor, cell, direction)) > 0
    if not board.dice >> to & 1:
        return True
    if not may_push(board.at(cell), board.at(to)):
        return False
    behind = floor.way(to, direction)
    if behind == OFF:
        return False
    if carries(floor.tile(behind)):
        return len(journeys(board, floor, cell, direction)) > 0
    return not board.dice >> behind & 1


def steps(s: BabyBoom, seat: int) -> list[Step]:
    """Every move and push of a player's live dice."""
    found: list[Step] = []
    board, floor = s.board, s.floor
    ways, tiles, dice = floor.ways, floor.tiles, board.dice
    live = board.live(seat)
    cell: i64 = 0
    direction: i64
    while live:
        if live & 1:
            for direction in range(4):
                to: i64 = ways[cell * 4 + direction]
                if to == OFF:
                    continue
                simple = tiles[to] == PLAIN and not dice >> to & 1  # a free plain square needs no second look
                if simple or may_step(board, floor, cell, direction):
                    found.append(STEPS[cell * 4 + direction])
        live >>= 1
        cell += 1
    return found


def ticks(s: BabyBoom, seat: int) -> list[Tick]:
    """Every live die of a player who can move none of them (BOOM-020)."""
    live = s.board.live(seat)
    return [TICKS[cell] for cell in range(CELLS) if live >> cell & 1]


def swept(floor: Floor, cell: int, power: int) -> list[int]:
    """The squares a blast reaches: square by square in each direction, up to a wall or a pinball (BOOM-049).

    A power of 4 or 5 is whole lines, 1 to 3 that distance, and BOOM nothing but the die itself (BOOM-031).
    """
    reach = WHOLE_LINES if power >= 4 else power
    cells: list[int] = []
    for direction in range(4):
        at = cell
        for _distance in range(reach):
            at = floor.way(at, direction)
            if at == OFF or SLASH <= floor.tile(at) <= BACKSLASH:
                break
            cells.append(at)
    return cells


def implodes(power: int) -> bool:
    """A power roll of Boom! removes the exploding die alone (BOOM-031)."""
    return power == BOOM
