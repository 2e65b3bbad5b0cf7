"""A kingdom's ground: 25 squares, the forest slots around them, and where a step leads.

A place is a square 0 to 24, row by row from the top, or a forest slot 25 to 39: left, far side and right, five lanes
each. The far side is the top forest of the basic board and the bottom forest of the co-operative one.
"""

from __future__ import annotations

from typing import Final

SIZE: Final = 5
CELLS: Final = SIZE * SIZE
DIRECTIONS: Final = ("up", "right", "down", "left")
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
SIDES: Final = ("left", "top", "right")  # where a skeleton comes from, by its drawing
NOWHERE: Final = -1

EDGE: Final = 40  # a step off the board leads to EDGE + its direction
SLOTS: Final = 15  # forest slots start at CELLS: side * 5 + lane

SQUARES: Final = tuple("abcde"[cell % SIZE] + str(SIZE - cell // SIZE) for cell in range(CELLS))


def _next(cell: int, direction: int) -> int:
    row, column = divmod(cell, SIZE)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else EDGE + direction


def _around(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIZE)
    return tuple(
        r * SIZE + c
        for r in range(max(row - 1, 0), min(row + 2, SIZE))
        for c in range(max(column - 1, 0), min(column + 2, SIZE))
        if r * SIZE + c != cell
    )


NEXT: Final = bytes(_next(cell, direction) for cell in range(CELLS) for direction in range(4))  # cell * 4 + direction
AROUND: Final = tuple(_around(cell) for cell in range(CELLS))  # straight and diagonal, in reading order
CROSS: Final = tuple(tuple(n for n in [_next(cell, d) for d in range(4)] if n < CELLS) for cell in range(CELLS))


class Ground:
    """One side of the printed board: towers, arrows and lanes.

    `turns` says which way somebody faces after a step onto a square, by cell * 4 + direction of the step;
    `walk.facing_after` leaves out the arrows under a trap. `homes` is the forest slot of every entry side and colour,
    `entries` the square a slot leads to, `facings` the way in.
    """

    __slots__ = ("entries", "facings", "home", "homes", "towers", "turns")

    def __init__(
        self, towers: tuple[int, ...], home: int, turns: bytes, homes: bytes, entries: bytes, facings: bytes
    ) -> None:
        self.towers = towers
        self.home = home  # the edge where the village or the capital lies
        self.turns = turns
        self.homes = homes
        self.entries = entries
        self.facings = facings
