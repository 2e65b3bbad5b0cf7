"""The nursery floor as flat rows of small integers, and the names of those integers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boneyard.core.agenda import State, Task, copied
from boneyard.core.decision import Action
from boneyard.core.diagram import square
from boneyard.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

SIZE: Final = 5
CELLS: Final = SIZE * SIZE
COLOURS: Final = ("red", "green", "yellow", "blue")
SQUARES: Final = tuple(square(cell, SIZE, SIZE) for cell in range(CELLS))

# Directions. A quarter turn clockwise adds one.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = ("up", "right", "down", "left")
OFF: Final = 255  # no such square

# Dice. A square holds 0 or a die: eight for red, sixteen for green and so on, plus its face.
NO_DIE: Final = 0
BOOM: Final = 0
FIVE: Final = 5
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
TILES: Final = (
    "conveyor",
    "pinball",
    "trap",
    "hole",
    "wall",
)  # as they are tossed; a tile in hand has no direction yet
BASES: Final = (CONVEYOR, PINBALL, TRAP, HOLE, WALL)

NO_TILES: Final = bytes(CELLS)
NO_DICE: Final = bytes(CELLS)

# Streams of chance.
DICE: Final = 0
TOSS: Final = 1
STREAMS: Final = ("dice", "toss")


def _neighbour(cell: int, direction: int) -> int:
    row, column = divmod(cell, SIZE)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else OFF


NEXT: Final = bytes(
    [_neighbour(cell, direction) for cell in range(CELLS) for direction in range(4)]
)  # cell * 4 + direction


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


def _steps() -> list[Step | None]:
    steps: list[Step | None] = []
    for cell in range(CELLS):
        for direction in range(4):
            to = NEXT[cell * 4 + direction]
            steps.append(None if to == OFF else Step(f"{SQUARES[cell]}-{SQUARES[to]}", cell, direction))
    return steps


def turned(kind: int) -> tuple[tuple[int, str], ...]:
    """The ways a tile can lie: its number and the word for it."""
    name, base = TILES[kind], BASES[kind]
    if name in ("conveyor", "wall"):
        return tuple((base + direction, DIRECTIONS[direction]) for direction in range(4))
    if name == "pinball":
        return ((SLASH, "/"), (BACKSLASH, "\\"))
    return ((base, ""),)


def _lays() -> list[list[Lay]]:
    return [
        [
            Lay(f"{TILES[kind]} {SQUARES[cell]} {turn}".rstrip(), cell, kind, tile)
            for cell in range(CELLS)
            for tile, turn in turned(kind)
        ]
        for kind in range(len(TILES))
    ]


STEPS: Final = _steps()  # cell * 4 + direction
TICKS: Final = [Tick(f"{name} counts down", cell) for cell, name in enumerate(SQUARES)]
PLACES: Final = [Place(name, cell) for cell, name in enumerate(SQUARES)]
LAYS: Final = _lays()  # by kind: every square and turn


class BabyBoom(State):
    """Everything on the table. Board, tiles, scores and hands are replaced, never changed, so clones share them."""

    __slots__ = ("board", "first", "hands", "risky", "round", "scores", "seats", "tiled", "tiles", "tossed")

    def __init__(
        self,
        seats: int,
        risky: bool,
        tiled: bool,
        round: int,
        first: int,
        scores: tuple[int, ...],
        board: bytes,
        tiles: bytes,
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
        self.board = board  # a die or NO_DIE per square
        self.tiles = tiles  # a tile or PLAIN per square
        self.tossed = tossed  # tiles still to be laid, as indices in TILES
        self.hands = hands  # dice still to be placed, per seat

    def clone(self) -> BabyBoom:
        """Another table like this one."""
        other = BabyBoom(
            self.seats,
            self.risky,
            self.tiled,
            self.round,
            self.first,
            self.scores,
            self.board,
            self.tiles,
            self.tossed,
            self.hands,
            copied(self.agenda),
            self.rng.clone(),
            self.revealed,
            self.answers,
        )
        other.open = self.open
        return other
