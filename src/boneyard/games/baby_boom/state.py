"""Everything on the table, and the answers a player can give."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import State, Task, copied
from boneyard.core.decision import Action
from boneyard.core.rng import Rng
from boneyard.games.baby_boom.board import (
    CELLS,
    NEXT,
    OFF,
    SQUARES,
    TILE_WORDS,
    Board,
    Floor,
)

COLOURS: Final = ("red", "green", "yellow", "blue")

# Tiles as they are tossed; one in hand has no direction yet.
TILES: Final = ("conveyor", "pinball", "trap", "hole", "wall")

# Streams of chance.
DICE: Final = 0
TOSS: Final = 1
STREAMS: Final = ("dice", "toss")


class Step(Action):
    """Move the die on a square one square in a direction."""

    __slots__ = ("cell", "direction")

    def __init__(self, text: str, cell: int, direction: int) -> None:
        super().__init__(text)
        self.cell = cell
        self.direction = direction


class Tick(Action):
    """Turn a blocked die one step down on the spot."""

    __slots__ = ("cell",)

    def __init__(self, text: str, cell: int) -> None:
        super().__init__(text)
        self.cell = cell


class Place(Action):
    """Put a die from the hand on a square."""

    __slots__ = ("cell",)

    def __init__(self, text: str, cell: int) -> None:
        super().__init__(text)
        self.cell = cell


class Lay(Action):
    """Lay a tile on a square, turned as it shall lie."""

    __slots__ = ("cell", "kind", "tile")

    def __init__(self, text: str, cell: int, kind: int, tile: int) -> None:
        super().__init__(text)
        self.cell = cell
        self.kind = kind  # index in TILES
        self.tile = tile  # as it lies


def _steps() -> list[Step]:
    steps: list[Step] = []
    for cell in range(CELLS):
        for direction in range(4):
            to = NEXT[cell * 4 + direction]
            beyond = "off" if to == OFF else SQUARES[to]  # never offered, but the table has no gaps
            steps.append(Step(f"{SQUARES[cell]}-{beyond}", cell, direction))
    return steps


def _lays() -> list[list[Lay]]:
    lays: list[list[Lay]] = [[] for _ in TILES]
    for kind, tossed in enumerate(TILES):
        for cell in range(CELLS):
            for tile, (name, turn) in enumerate(TILE_WORDS):
                if name == tossed:
                    lays[kind].append(Lay(f"{name} {SQUARES[cell]} {turn}".rstrip(), cell, kind, tile))
    return lays


STEPS: Final = _steps()  # cell * 4 + direction
TICKS: Final = [Tick(f"{name} counts down", cell) for cell, name in enumerate(SQUARES)]
PLACES: Final = [Place(name, cell) for cell, name in enumerate(SQUARES)]
LAYS: Final = _lays()  # by kind: every square and turn


class BabyBoom(State):
    """Everything on the table. Tuples and the floor are replaced, never changed, so clones share them."""

    __slots__ = ("board", "first", "floor", "hands", "risky", "round", "scores", "seats", "tiled", "tossed")

    def __init__(
        self,
        seats: int,
        risky: bool,
        tiled: bool,
        round: int,
        first: int,
        scores: tuple[int, ...],
        board: Board,
        floor: Floor,
        tossed: tuple[int, ...],
        hands: tuple[int, ...],
        agenda: list[Task],
        rng: Rng,
        revealed: int,
        answers: int,
    ) -> None:
        super().__init__(agenda, rng, revealed, answers)
        self.seats = seats
        self.risky = risky  # the variant "risky business"
        self.tiled = tiled  # the variant "tiles and bombs"
        self.round = round  # from 1
        self.first = first  # who holds the first-player tile
        self.scores = scores  # of the rounds that are over
        self.board = board  # the dice
        self.floor = floor  # the tiles
        self.tossed = tossed  # tiles still to be laid, as indices in TILES
        self.hands = hands  # dice still to be placed, per seat

    def clone(self) -> BabyBoom:
        other = BabyBoom(
            self.seats,
            self.risky,
            self.tiled,
            self.round,
            self.first,
            self.scores,
            self.board.clone(),
            self.floor,
            self.tossed,
            self.hands,
            copied(self.agenda),
            self.rng.clone(),
            self.revealed,
            self.answers,
        )
        other.open = self.open
        return other
