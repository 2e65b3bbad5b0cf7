"""What things are called in a sentence: players, places, skeletons and traps, as keys of the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from boneyard.core.decision import Argument, Phrase
from boneyard.games.bad_bones.model.board import CELLS, DOWN, EDGE, LEFT, RIGHT, SIZE, SQUARES, UP
from boneyard.games.bad_bones.model.pieces import (
    CHIEFS,
    COLOUR_OF,
    COLOURS,
    LABYRINTH,
    PLAIN,
    RANK_OF,
    SIDE_OF,
    TRAPS,
    WALL,
    trap_kind,
    trap_turn,
)
from boneyard.games.bad_bones.model.state import BANNERS

FORESTS: Final = ("left", "far", "right")  # the far one is the top forest, in co-op the bottom one
NO_WORD: Final = "none"  # of an argument that only chooses between wordings

Turn = Literal["slash", "backslash", "white", "black", "none"]
TURNS: Final[dict[int, tuple[Turn, Turn]]] = {WALL: ("slash", "backslash"), LABYRINTH: ("white", "black")}


def banner(seat: int) -> Phrase:
    """What a player is called inside a sentence."""
    return Phrase("bad-bones-banner", {"banner": BANNERS[seat]})


def square(place: int) -> str:
    """A square by its name, a forest slot by its side."""
    return SQUARES[place] if place < CELLS else FORESTS[(place - CELLS) // SIZE]


def came_from(path: Sequence[int]) -> Phrase:
    """Where a path begins, to follow `from`: a square or a forest; the first step tells which forest is far."""
    place = square(path[0])
    if place == FORESTS[1]:
        place = "top" if path[1] < SIZE else "bottom"
    return Phrase("bad-bones-place", {"place": place})


def squares(places: Sequence[int]) -> tuple[Phrase, ...]:
    """Squares on the way, as a list."""
    return tuple([Phrase("bad-bones-place", {"place": square(place)}) for place in places])


def chief_name(kind: int) -> str:
    """The rank of a skeleton, to choose between wordings."""
    return NO_WORD if RANK_OF[kind] == PLAIN else CHIEFS[RANK_OF[kind]]


def skeletons(kinds: Sequence[int]) -> tuple[Phrase, ...]:
    """Skeletons by colour and rank, those alike counted; where they come from is left out."""
    return tuple(
        [
            Phrase("bad-bones-skeletons", {**described(kind), "count": count})
            for kind, count in counted([(COLOUR_OF[kind], RANK_OF[kind], kind) for kind in kinds])
        ]
    )


def tokens(kinds: Sequence[int]) -> tuple[Phrase, ...]:
    """Skeletons by colour, rank and the side of their drawing, those alike counted."""
    return tuple(
        [
            Phrase("bad-bones-token", {**described(kind), "count": count, "side": FORESTS[SIDE_OF[kind]]})
            for kind, count in counted([(COLOUR_OF[kind] * 3 + SIDE_OF[kind], RANK_OF[kind], kind) for kind in kinds])
        ]
    )


def counted(found: Sequence[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """One kind of each sort, in the order they come, and how many there are of the sort."""
    first: dict[tuple[int, int], int] = {}
    counts: dict[tuple[int, int], int] = {}
    for sort, rank, kind in found:
        first.setdefault((sort, rank), kind)
        counts[sort, rank] = counts.get((sort, rank), 0) + 1
    return [(kind, counts[alike]) for alike, kind in first.items()]


def described(kind: int) -> dict[str, Argument]:
    """Colour and rank, as the catalogues need them."""
    return {"colour": COLOURS[COLOUR_OF[kind]], "chief": chief_name(kind)}


def trap_words(trap: int) -> dict[str, Argument]:
    """A trap on the board, and how it lies."""
    return {"item": TRAPS[trap_kind(trap) - 1].name, "turn": turn_of(trap)}


def turn_of(trap: int) -> Turn:
    """How a wall leans, or which face of a labyrinth is up."""
    return TURNS.get(trap_kind(trap), (NO_WORD, NO_WORD))[trap_turn(trap)]


def direction_of(path: Sequence[int]) -> int:
    """Which way the last step of a path led, a spring's flight included."""
    origin, to = path[-2], path[-1]
    if to >= EDGE:
        return to - EDGE
    if origin >= CELLS:
        return way_in(origin, to)
    step = to - origin
    if step % SIZE == 0:
        return DOWN if step > 0 else UP
    return RIGHT if step > 0 else LEFT


def way_in(slot: int, to: int) -> int:
    """Which way a step out of the forest leads; the far one lies at the bottom in co-op."""
    side = (slot - CELLS) // SIZE
    if side == 1:
        return DOWN if to < SIZE else UP
    return RIGHT if side == 0 else LEFT
