"""What several tyrants and cards bring to the table: objects with HP, and numbers by the size of the party."""

from __future__ import annotations

from typing import Final, TypeVar

from boneyard.games.too_many_bones.model.ids import NO_CHIP, Cell
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie

Number = TypeVar("Number", bound=int)

SMALL_PARTY: Final = 2  # parties up to this size use the first number of a card, larger ones the second


# Objects that a card calls enemies.


def new_object(unit: int, cell: Cell, hp: int) -> Baddie:
    """An enemy with HP and nothing else."""
    return Baddie(unit, cell, hp, 0, 0, 0, NO_CHIP, hp, [], [], 0, 0, risen=False, silver=False)


# Chips that tyrants call.


def by_size(s: TooManyBones, small: Number, large: Number) -> Number:
    """The number for a party of one or two, or for a larger one (TMB-006)."""
    return small if len(s.party) <= SMALL_PARTY else large


def called_points(s: TooManyBones) -> int:
    """The points of the baddies that a tyrant calls."""
    return by_size(s, 1, 5)
