"""The nursery floor: where the dice lie, which tiles lie under them, and the ways from square to square.

Dice are kept as bits, one per square in each of six numbers, so that the questions asked every turn (who is where,
what is free, who is alive) are single operations. Everybody else asks by square: `at`, `put`, `take`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from boneyard.core.diagram import square

if TYPE_CHECKING:
    from mypy_extensions import i64

SIZE: Final = 5
CELLS: Final = SIZE * SIZE
SQUARES: Final = tuple(square(cell, SIZE, SIZE) for cell in range(CELLS))

# Directions. A quarter turn clockwise adds one; turning round flips the second bit.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = ("up", "right", "down", "left")
OFF: Final = 255  # no such square

# A die is one small number: eight for red, sixteen for green and so on, plus its face.
NO_DIE: Final = 0
BOOM: Final = 0
FACES: Final = (BOOM, 1, 2, 3, 4, 5)

# Tiles. Those with a direction add it.
PLAIN: Final = 0
CONVEYOR: Final = 1  # 1 to 4: up, right, down, left
PINBALL: Final = 5  # 5 is "/", 6 is "\"
SLASH: Final = 5
BACKSLASH: Final = 6
TRAP: Final = 7
HOLE: Final = 8
WALL: Final = 9  # 9 to 12: which edge is closed
TILE_WORDS: Final = (
    ("", ""),
    *[("conveyor", direction) for direction in DIRECTIONS],
    ("pinball", "/"),
    ("pinball", "\\"),
    ("trap", ""),
    ("hole", ""),
    *[("wall", direction) for direction in DIRECTIONS],
)  # by tile: its name, and how it lies


def die(seat: i64, face: i64) -> i64:
    """The die of this seat that shows this face."""
    return (seat + 1) * 8 + face


def owner(die: i64) -> i64:
    """Whose die it is."""
    return (die >> 3) - 1


def face(die: i64) -> i64:
    """What it shows: 5 to 1, or BOOM."""
    return die & 7


def is_live(die: i64) -> bool:
    """A live die shows 1 to 5; a boomed die, and no die at all, does not."""
    return die & 7 != 0


class Board:
    """Where the dice lie and what they show."""

    __slots__ = ("dice", "face1", "face2", "face4", "seat1", "seat2")

    def __init__(self, dice: i64, face1: i64, face2: i64, face4: i64, seat1: i64, seat2: i64) -> None:
        self.dice: i64 = dice  # where any die lies
        self.face1: i64 = face1  # the face in binary: its ones,
        self.face2: i64 = face2  # twos
        self.face4: i64 = face4  # and fours
        self.seat1: i64 = seat1  # its owner likewise
        self.seat2: i64 = seat2

    def clone(self) -> Board:
        """The same dice, to be moved separately."""
        return Board(self.dice, self.face1, self.face2, self.face4, self.seat1, self.seat2)

    def at(self, cell: i64) -> i64:
        """The die on a square, or NO_DIE."""
        if not self.dice >> cell & 1:
            return NO_DIE
        shows: i64 = (self.face1 >> cell & 1) | (self.face2 >> cell & 1) << 1 | (self.face4 >> cell & 1) << 2
        seat: i64 = (self.seat1 >> cell & 1) | (self.seat2 >> cell & 1) << 1
        return die(seat, shows)

    def take(self, cell: i64) -> None:
        """Take the die off a square."""
        rest: i64 = ~(1 << cell)
        self.dice &= rest
        self.face1 &= rest
        self.face2 &= rest
        self.face4 &= rest
        self.seat1 &= rest
        self.seat2 &= rest

    def put(self, cell: i64, die: i64) -> None:
        """Put a die on a square, in place of what lies there."""
        self.take(cell)
        one: i64 = 1
        seat: i64 = owner(die)
        self.dice |= one << cell
        self.face1 |= (die & 1) << cell
        self.face2 |= (die >> 1 & 1) << cell
        self.face4 |= (die >> 2 & 1) << cell
        self.seat1 |= (seat & 1) << cell
        self.seat2 |= (seat >> 1 & 1) << cell

    def live(self, seat: i64) -> i64:
        """Where a player's live dice lie, as bits."""
        found: i64 = self.face1 | self.face2 | self.face4
        found &= self.seat1 if seat & 1 else ~self.seat1
        found &= self.seat2 if seat & 2 else ~self.seat2
        return found

    def lying(self) -> list[int]:
        """What lies on each square, row by row from the top left."""
        return [self.at(cell) for cell in range(CELLS)]


def board_of(lying: Iterable[int]) -> Board:
    """A board with these dice, square by square."""
    board = Board(0, 0, 0, 0, 0, 0)
    for cell, what in enumerate(lying):
        if what != NO_DIE:
            board.put(cell, what)
    return board


def _neighbour(cell: int, direction: int) -> int:
    row, column = divmod(cell, SIZE)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else OFF


NEXT: Final = bytes([_neighbour(cell, direction) for cell in range(CELLS) for direction in range(4)])


class Floor:
    """The tiles as they lie. It is never changed, only replaced, so clones share it."""

    __slots__ = ("tiles", "ways")

    def __init__(self, tiles: bytes) -> None:
        self.tiles = tiles  # a tile or PLAIN per square
        self.ways = _ways(tiles)  # cell * 4 + direction: the next square, or OFF where nothing can pass

    def way(self, cell: i64, direction: i64) -> i64:
        """The next square, or OFF where the board ends or a wall closes the edge (BOOM-005, BOOM-048)."""
        return self.ways[cell * 4 + direction]

    def tile(self, cell: i64) -> i64:
        """The tile on a square, or PLAIN."""
        return self.tiles[cell]

    def with_tile(self, cell: int, tile: int) -> Floor:
        """The same floor but for one square."""
        tiles = bytearray(self.tiles)
        tiles[cell] = tile
        return Floor(bytes(tiles))


def _ways(tiles: bytes) -> bytes:
    ways = bytearray(NEXT)
    for cell in range(CELLS):
        if WALL <= tiles[cell] < WALL + 4:
            edge = tiles[cell] - WALL
            beyond = NEXT[cell * 4 + edge]
            ways[cell * 4 + edge] = OFF
            if beyond != OFF:
                ways[beyond * 4 + (edge ^ 2)] = OFF
    return bytes(ways)


BARE_FLOOR: Final = Floor(bytes(CELLS))
