"""Before the countdown: which squares dice may stand on, and how tiles may lie.

Whoever starts, the toss of the tiles and whose turn it is to lay a tile or place a die are tasks in `rules`.
"""

from __future__ import annotations

from typing import Final

from boneyard.games.baby_boom.board import (
    BACKSLASH,
    CELLS,
    CONVEYOR,
    NEXT,
    NO_DIE,
    OFF,
    PLAIN,
    SLASH,
    SQUARES,
    WALL,
    Board,
    board_of,
    die,
)
from boneyard.games.baby_boom.facts import FACTS
from boneyard.games.baby_boom.state import LAYS, PLACES, TILES, BabyBoom, Lay, Place

ROUNDS: Final[int] = FACTS["rounds"]
START_FACE: Final[int] = FACTS["start_face"]
DICE_EACH: Final[dict[str, int]] = FACTS["dice_each"]
TILE_FACES: Final = tuple(tuple(TILES.index(name) for name in pair) for pair in FACTS["tile_faces"])


def start_squares(seats: int, round: int) -> list[list[int]]:
    """The start squares of each colour; with three players the sets move on by one colour each round (BOOM-028)."""
    sets = [[SQUARES.index(name) for name in names] for names in FACTS[f"start_squares_{seats}"]]
    shift = round - 1 if seats == 3 else 0
    return [sets[(seat + shift) % seats] for seat in range(seats)]


def start_board(seats: int, round: int) -> Board:
    """All dice on their start squares, showing 5 (BOOM-001)."""
    lying = [NO_DIE] * CELLS
    for seat, cells in enumerate(start_squares(seats, round)):
        for cell in cells:
            lying[cell] = die(seat, START_FACE)
    return board_of(lying)


START_BOARDS: Final = [[start_board(seats, round) for round in range(1, ROUNDS + 1)] for seats in range(2, 5)]


def lays(s: BabyBoom) -> list[Lay]:
    """Every way to lay one of the tossed tiles (BOOM-035)."""
    kinds = [kind for kind in range(len(TILES)) if kind in s.tossed]
    return [lay for kind in kinds for lay in LAYS[kind] if may_lay(s.floor.tiles, lay.cell, lay.tile)]


def may_lay(tiles: bytes, cell: int, tile: int) -> bool:
    """The bans are about the layout: they hold whichever of two tiles is laid second (BOOM-036)."""
    if tiles[cell] != PLAIN:
        return False
    around = [NEXT[cell * 4 + direction] for direction in range(4)]
    if SLASH <= tile <= BACKSLASH:
        return OFF not in around
    if WALL <= tile < WALL + 4:
        edge = tile - WALL
        return around[edge] != OFF and not _points_back(tiles[around[edge]], edge)
    if CONVEYOR <= tile < CONVEYOR + 4:
        arrow = tile - CONVEYOR
        return around[arrow] != OFF and not _stops(tiles[around[arrow]], arrow)
    return True


def _points_back(tile: int, direction: int) -> bool:
    """A conveyor that points against this direction."""
    return tile == CONVEYOR + (direction ^ 2)


def _stops(tile: int, direction: int) -> bool:
    """What a conveyor may not point at: a wall edge, or another conveyor that points straight back."""
    return tile == WALL + (direction ^ 2) or _points_back(tile, direction)


def places(s: BabyBoom) -> list[Place]:
    """Every free plain square (BOOM-037)."""
    return [PLACES[cell] for cell in range(CELLS) if s.floor.tile(cell) == PLAIN and s.board.at(cell) == NO_DIE]
