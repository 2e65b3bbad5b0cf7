"""Events as plain data to draw them by: squares, tokens and traps by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from boneyard.core.event import Event, Shown, event_as_data
from boneyard.games.bad_bones.march.walk import ENDINGS
from boneyard.games.bad_bones.model.answers import slot_name, turns_of
from boneyard.games.bad_bones.model.board import CELLS, DIRECTIONS, EDGE, NOWHERE, SQUARES
from boneyard.games.bad_bones.model.pieces import (
    COLOURS,
    DAMAGED,
    NO_COLOUR,
    TRAP_NAMES,
    WEAPONS,
    trap_kind,
    trap_turn,
)
from boneyard.games.bad_bones.shown.view import TokenView, token


@dataclass
class TrapFace:
    """A trap in the hand or on the board: what it is, how it lies, and whether it is worn."""

    kind: str  # "" for none
    turn: str
    damaged: bool


def place(number: int) -> str:
    """A square, a forest slot, an edge (`edge up`), or nothing."""
    if number == NOWHERE:
        return ""
    if number >= EDGE:
        return f"edge {DIRECTIONS[number - EDGE]}"
    return SQUARES[number] if number < CELLS else slot_name(number, coop=False)


def place_of_team(number: int) -> str:
    """The same on the co-operative boards, where one forest lies at the bottom."""
    return slot_name(number, coop=True) if CELLS <= number < EDGE else place(number)


def places(numbers: Sequence[int]) -> list[str]:
    """Where somebody went."""
    return [place(number) for number in numbers]


def places_of_team(numbers: Sequence[int]) -> list[str]:
    """The same on the co-operative boards."""
    return [place_of_team(number) for number in numbers]


def tokens(kinds: Sequence[int]) -> list[TokenView]:
    """Skeletons."""
    return [token(kind) for kind in kinds]


def trap_face(trap: int) -> TrapFace:
    """A trap, or none."""
    kind = trap_kind(trap)
    return TrapFace(TRAP_NAMES[kind], turns_of(kind)[trap_turn(trap)], trap & DAMAGED > 0)


def direction(number: int) -> str:
    """A way to face."""
    return DIRECTIONS[number]


def fate(number: int) -> str:
    """How a move ends."""
    return ENDINGS[number]


def weapon(number: int) -> str:
    """A weapon by its name."""
    return WEAPONS[number - 1].name


def colour(number: int) -> str:
    """A colour, or none."""
    return "" if number == NO_COLOUR else COLOURS[number]


DATA: Final[Shown] = {  # what the numbers of an event stand for, by field
    "cell": place,
    "origin": place,
    "landing": place,
    "path": places,
    "kind": token,
    "kinds": tokens,
    "drawn": tokens,
    "sent": tokens,
    "trap": trap_face,
    "now": trap_face,
    "facing": direction,
    "fate": fate,
    "weapon": weapon,
    "colour": colour,
}
DATA_OF_TEAM: Final[Shown] = {
    **DATA,
    "cell": place_of_team,
    "origin": place_of_team,
    "path": places_of_team,
}


def show(event: Event, *, coop: bool) -> dict[str, Any]:
    """An event by its names."""
    return event_as_data(event, DATA_OF_TEAM if coop else DATA)
