"""Who a unit is, as one number in events: its name and its place among the units."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.model.ids import GEARLOCS

# What a unit is called: gearlocs by their number, then chips, then the two objects.
CHIP_NAMES: Final = len(GEARLOCS)
ORB_NAME: Final = 98
THRONE_NAME: Final = 99
PILE_NAME: Final = 100  # rats, and other heaps of HP
MOHLNOR_NAME: Final = 101


def named(name: int, unit: int) -> int:
    """A unit with what it is called."""
    return name << 4 | unit


def name_of(who: int) -> int:
    """What it is called."""
    return who >> 4


def unit_of(who: int) -> int:
    """Its number on the mat."""
    return who & 15
