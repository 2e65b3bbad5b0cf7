"""How many floors and houses there are at most: those one starts with."""

from __future__ import annotations

from typing import Final

from boneyard.games.bad_bones.model.facts import FACTS
from boneyard.games.bad_bones.model.state import Rulebook

FLOORS: Final[int] = FACTS["setup.base.floors"]
HOUSES: Final[int] = FACTS["setup.base.houses"]
SOLO_FLOORS: Final[int] = FACTS["setup.solo.floors"]
SOLO_HOUSES: Final[int] = FACTS["setup.solo.houses"]
CAPITAL_HOUSES: Final[int] = FACTS["setup.coop.houses_per_player"]


def most_floors(book: Rulebook) -> int:
    """The floors of a tower that nobody has harmed; in co-op a tower stands or it does not (BAD-009, BAD-100)."""
    return 0 if book.coop else SOLO_FLOORS if book.solo else FLOORS


def most_houses(book: Rulebook) -> int:
    """The houses of a village that nobody has harmed (BAD-009, BAD-100)."""
    return 0 if book.coop else SOLO_HOUSES if book.solo else HOUSES


def capital(book: Rulebook) -> int:
    """The houses of the capital, one for each player (BAD-102)."""
    return CAPITAL_HOUSES * book.seats if book.coop else 0
