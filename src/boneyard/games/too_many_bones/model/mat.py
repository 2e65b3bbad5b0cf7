"""The battle mat: four lanes of four positions, and who is next to whom."""

from __future__ import annotations

from typing import Final

from boneyard.core.diagram import square
from boneyard.games.too_many_bones.model.ids import Cell, Lane

LANES: Final = 4
ROWS: Final = 4
CELLS: Final = LANES * ROWS
NOWHERE: Final = Cell(-1)
NO_LANE: Final = Lane(-1)
CLOSED: Final = -2  # a position that an encounter does not use: neither free nor occupied

# Rows from the top: the baddies' two, then the gearlocs' two (TMB-106, TMB-109).
BADDIE_RANGED: Final = 0
BADDIE_MELEE: Final = 1
GEARLOC_MELEE: Final = 2
GEARLOC_RANGED: Final = 3

SQUARES: Final = tuple([square(cell, LANES, ROWS) for cell in range(CELLS)])  # a4 top left, d1 bottom right


def cell_at(lane: int, row: int) -> Cell:
    """The position of a lane in a row, both counted from 0."""
    return Cell(row * LANES + lane)


def lane_of(cell: int) -> Lane:
    """The lane a position belongs to."""
    return Lane(cell % LANES)


def row_of(cell: int) -> int:
    """The row a position belongs to."""
    return cell // LANES


def _near(cell: int) -> tuple[Cell, ...]:
    lane, row = lane_of(cell), row_of(cell)
    around = ((lane, row - 1), (lane - 1, row), (lane + 1, row), (lane, row + 1))
    return tuple(sorted([cell_at(x, y) for x, y in around if 0 <= x < LANES and 0 <= y < ROWS]))


ALL_CELLS: Final = tuple([Cell(cell) for cell in range(CELLS)])


def _around(cell: Cell) -> tuple[Cell, ...]:
    lane, row = lane_of(cell), row_of(cell)
    near = [other for other in ALL_CELLS if abs(lane_of(other) - lane) <= 1 and abs(row_of(other) - row) <= 1]
    return tuple([other for other in near if other != cell])


AROUND: Final = tuple([_around(cell) for cell in ALL_CELLS])  # diagonal neighbours too, for those who walk so
ADJACENT: Final = tuple([_near(cell) for cell in range(CELLS)])  # orthogonal neighbours, for everyone


def are_adjacent(one: int, other: int) -> bool:
    """Whether two positions are orthogonal neighbours (TMB-170)."""
    return one >= 0 and other >= 0 and other in ADJACENT[one]


def apart(one: int, other: int) -> int:
    """The number of orthogonal steps between two positions, ignoring units in between."""
    return abs(lane_of(one) - lane_of(other)) + abs(row_of(one) - row_of(other))
