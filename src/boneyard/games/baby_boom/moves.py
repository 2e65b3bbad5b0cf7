"""How dice move: steps, pushes, rides on tiles, and how far a blast goes. Nothing here changes the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boneyard.games.baby_boom.state import (
    BACKSLASH,
    BOOM,
    CELLS,
    CONVEYOR,
    DOWN,
    HOLE,
    LEFT,
    NEXT,
    NO_DIE,
    OFF,
    RIGHT,
    SLASH,
    STEPS,
    TICKS,
    TRAP,
    UP,
    WALL,
    BabyBoom,
    Step,
    Tick,
    die,
    face,
    is_live,
    owner,
)

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


def crossing(tiles: bytes, cell: i64, direction: i64) -> i64:
    """The next square, or OFF where the board ends or a wall closes the edge (BOOM-005, BOOM-048)."""
    to: i64 = NEXT[cell * 4 + direction]
    if to == OFF or tiles[cell] == WALL + direction or tiles[to] == WALL + (direction ^ 2):
        return OFF
    return to


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


def journeys(board: bytes, tiles: bytes, cell: i64, direction: i64) -> list[Journey]:
    """What every die does when the die on a square steps in a direction: the mover first, then the pushed ones.

    Nothing if the move is illegal. Values are those at the start of the turn; the square the mover left is free
    and the square of each pusher is occupied (BOOM-043).
    """
    trip: list[Journey] = []
    taken: list[int] = []
    at = cell
    die: i64 = board[cell]
    while True:
        path = _ride(tiles, at, direction)
        if not path:
            return []
        to: i64 = path[-1]
        if taken and to in taken:
            return []
        on_tiles = len(path) > 2
        springs = tiles[to] == TRAP and (on_tiles or at != cell)  # a die walking in by itself is safe (BOOM-045)
        trip.append(Journey(die, path, tiles[to] == HOLE, springs))
        victim: i64 = board[to] if to != cell else NO_DIE
        if victim == NO_DIE:
            return trip
        pushed_into_it = at != cell and not on_tiles  # never two in a row (BOOM-015)
        if pushed_into_it or not may_push(die, victim):
            return []
        taken.append(to)
        direction = _heading(tiles, path, direction)
        at = to
        die = victim


def _ride(tiles: bytes, cell: i64, direction: i64) -> tuple[int, ...]:
    """The squares of a die from one resting square to the next, over any tiles; nothing if it cannot (BOOM-042)."""
    at = crossing(tiles, cell, direction)
    if at == OFF:
        return ()
    if not carries(tiles[at]):
        return (cell, at)
    path: list[int] = [cell]
    while carries(tiles[at]):
        if at in path:
            return ()
        path.append(at)
        direction = carried(tiles[at], direction)
        at = crossing(tiles, at, direction)
        if at == OFF:
            return ()
    path.append(at)
    return tuple(path)


def _heading(tiles: bytes, path: tuple[int, ...], direction: i64) -> i64:
    """In which direction a die was going at the end of its path."""
    for cell in path[1:-1]:
        direction = carried(tiles[cell], direction)
    return direction


def may_step(board: bytes, tiles: bytes, cell: i64, direction: i64) -> bool:
    """Whether the die on a square may step in a direction: the journeys without the paths."""
    to = crossing(tiles, cell, direction)
    if to == OFF:
        return False
    if carries(tiles[to]):
        return len(journeys(board, tiles, cell, direction)) > 0
    victim: i64 = board[to]
    if victim == NO_DIE:
        return True
    if not may_push(board[cell], victim):
        return False
    behind = crossing(tiles, to, direction)
    if behind == OFF:
        return False
    if carries(tiles[behind]):
        return len(journeys(board, tiles, cell, direction)) > 0
    return board[behind] == NO_DIE


def steps(s: BabyBoom, seat: int) -> list[Step]:
    """Every move and push of a player's live dice."""
    board = s.board
    tiles = s.tiles
    found: list[Step] = []
    for cell in live_dice(board, seat):
        for direction in range(4):
            if may_step(board, tiles, cell, direction):
                step = STEPS[cell * 4 + direction]
                assert step is not None
                found.append(step)
    return found


def live_dice(board: bytes, seat: int) -> list[int]:
    """The squares of a player's live dice."""
    one: i64 = die(seat, 1)
    five: i64 = die(seat, 5)
    cells: list[int] = []
    for cell in range(CELLS):
        lying: i64 = board[cell]
        if one <= lying <= five:
            cells.append(cell)
    return cells


def ticks(s: BabyBoom, seat: int) -> list[Tick]:
    """Every live die of a player who can move none of them (BOOM-020)."""
    return [TICKS[cell] for cell in live_dice(s.board, seat)]


def swept(tiles: bytes, cell: int, power: int) -> list[int]:
    """The squares a blast reaches: square by square in each direction, up to a wall or a pinball (BOOM-049).

    A power of 4 or 5 is whole lines, 1 to 3 that distance, and BOOM nothing but the die itself (BOOM-031).
    """
    reach = WHOLE_LINES if power >= 4 else power
    cells: list[int] = []
    for direction in range(4):
        at = cell
        for _ in range(reach):
            at = crossing(tiles, at, direction)
            if at == OFF or SLASH <= tiles[at] <= BACKSLASH:
                break
            cells.append(at)
    return cells


def implodes(power: int) -> bool:
    """A power roll of Boom! removes the exploding die alone (BOOM-031)."""
    return power == BOOM
