"""A unit as one number in events: its name and its unit number."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.model.ids import GEARLOCS, NOBODY, UnitRef

# Names of units: gearlocs by their number, then chips, then the two objects.
CHIP_NAMES: Final = len(GEARLOCS)
ORB_NAME: Final = 98
THRONE_NAME: Final = 99
PILE_NAME: Final = 100  # rats, and other heaps of HP
MOHLNOR_NAME: Final = 101

NO_UNIT: Final = UnitRef(NOBODY)


def named(name: int, unit: int) -> UnitRef:
    """A unit together with its name."""
    return UnitRef(name << 4 | unit)


def name_of(who: UnitRef) -> int:
    """The name of a unit in an event."""
    return who >> 4


def unit_of(who: UnitRef) -> int:
    """The unit number of a unit in an event."""
    return who & 15
