"""What the pieces of Baby Boom say, and what else somebody's box might say."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from boneyard.core.game import Facts
from boneyard.games.baby_boom.board import SQUARES
from boneyard.games.baby_boom.state import TILES
from boneyard.games.facts.in_force import facts_in_force
from boneyard.games.facts.kinds import Both, Fixed, Kind, ListOf, TableOf, one_of, whole

SQUARE: Final = Kind("a square from a1 to e5", lambda value: isinstance(value, str) and value in SQUARES)
PAIR: Final = ListOf(f"a pair of faces, each one of {', '.join(TILES)}", one_of(TILES), 2)


def all_different(sets: list[list[str]]) -> bool:
    """Whether no square is in two places."""
    squares = [square for one in sets for square in one]
    return len(dict.fromkeys(squares)) == len(squares)


def start_squares(seats: int) -> Kind:
    """A list of squares for each colour."""
    lists = ListOf(f"{seats} lists of squares, one for each colour", ListOf("a list of squares", SQUARE), seats)
    return Both(lists, Kind("a list in which no square comes twice", all_different))


KINDS: Final[dict[str, Kind]] = {
    # Four tiles leave 21 squares to the dice.
    "dice_each": TableOf("a table with 2, 3 and 4", {"2": whole(1, 10), "3": whole(1, 7), "4": whole(1, 5)}),
    "start_face": whole(1, 5),
    "rounds": whole(1, 99),
    "start_squares_2": start_squares(2),
    "start_squares_3": start_squares(3),
    "start_squares_4": start_squares(4),
    "tile_faces": ListOf("a list of four pairs of faces", PAIR, 4),
    "*": Fixed(),
}


def conflicts(facts: Facts) -> list[tuple[tuple[str, ...], str]]:
    """Every colour has as many start squares as dice."""
    each: dict[str, Any] = facts["dice_each"]
    return [
        ((f"start_squares_{seats}", "dice_each"), f"with {seats} players each colour has {dice} dice and start squares")
        for seats, dice in each.items()
        if any(len(squares) != dice for squares in facts[f"start_squares_{seats}"])
    ]


FACTS: Final = facts_in_force(
    "baby-boom", Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"), KINDS, conflicts
)
