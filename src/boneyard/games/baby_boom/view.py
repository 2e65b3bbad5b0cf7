"""What is shown: the table and the events as plain data, and the questions. All is open (BOOM-006)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boneyard.core.decision import Decision, Phrase, Prompt
from boneyard.core.event import Event, Shown
from boneyard.games.baby_boom.board import NO_DIE, PLAIN, SQUARES, TILE_WORDS, face, owner
from boneyard.games.baby_boom.options import offer
from boneyard.games.baby_boom.setup import ROUNDS
from boneyard.games.baby_boom.state import COLOURS, TILES, BabyBoom


@dataclass
class DieView:
    """A die on the board; face 0 is Boom!."""

    square: str
    colour: str
    face: int


@dataclass
class TileView:
    """A tile on the board, and how it lies."""

    square: str
    kind: str
    turn: str


@dataclass
class LostView:
    """A die that a blast took."""

    colour: str
    face: int


@dataclass
class LaidView:
    """A tile in somebody's hand, and how it is laid."""

    kind: str
    turn: str


@dataclass
class BabyBoomView:
    """The table, the same for everybody."""

    colours: list[str]
    round: int
    rounds: int
    first: str
    deciding: str | None
    scores: list[int]
    dice: list[DieView]
    tiles: list[TileView]
    tossed: list[str]
    hands: list[int]
    risky_business: bool
    tiles_and_bombs: bool


def view(s: BabyBoom) -> BabyBoomView:
    """Everything on the table."""
    return BabyBoomView(
        colours=list(COLOURS[: s.seats]),
        round=s.round,
        rounds=ROUNDS,
        first=COLOURS[s.first],
        deciding=COLOURS[s.open[0].seat] if s.open else None,
        scores=list(s.scores),
        dice=[DieView(SQUARES[i], COLOURS[owner(d)], face(d)) for i, d in enumerate(s.board.lying()) if d != NO_DIE],
        tiles=[TileView(SQUARES[i], *TILE_WORDS[tile]) for i, tile in enumerate(s.floor.tiles) if tile != PLAIN],
        tossed=[TILES[kind] for kind in s.tossed],
        hands=list(s.hands),
        risky_business=s.risky,
        tiles_and_bombs=s.tiled,
    )


def _square(cell: int) -> str:
    return SQUARES[cell]


def _squares(cells: Sequence[int]) -> list[str]:
    return [SQUARES[cell] for cell in cells]


def _dice(dice: Sequence[int]) -> list[LostView]:
    return [LostView(COLOURS[owner(die)], face(die)) for die in dice]


def _tile(tile: int) -> LaidView:
    return LaidView(*TILE_WORDS[tile])


def _tiles(kinds: Sequence[int]) -> list[str]:
    return [TILES[kind] for kind in kinds]


DATA: Final[Shown] = {  # what the numbers of an event stand for, by field
    "cell": _square,
    "path": _squares,
    "swept": _squares,
    "hits": _squares,
    "lost": _dice,
    "tile": _tile,
    "tiles": _tiles,
}


def prompt(s: BabyBoom, decision: Decision, forecasts: Sequence[Sequence[Event]]) -> Prompt:
    """The question and its options; an option lights the square it is on, or the two it joins."""
    ask = Phrase(f"baby-boom-ask-{decision.kind.replace('_', '-')}", {"colour": COLOURS[decision.seat]})
    options = zip(decision.options, forecasts, strict=True)
    offers = tuple([offer(s, decision.seat, option, forecast) for option, forecast in options])
    return Prompt(decision.kind, ask, offers, decision.number)
