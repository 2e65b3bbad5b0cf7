"""A rolled die as one number: the die, its face, its value, and for a grenade the position it is aimed at."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import Cell, Die, RolledDie


def token(die: Die, face: int, value: int) -> RolledDie:
    """A die showing a face. Its value may be lowered later."""
    return RolledDie(die << 16 | face << 8 | value)


def die_of(rolled_die: RolledDie) -> Die:
    """Which die it is."""
    return Die(rolled_die >> 16 & 0xFF)


def face_of(rolled_die: RolledDie) -> int:
    """Which of its six faces it shows."""
    return rolled_die >> 8 & 0xFF


def value_of(rolled_die: RolledDie) -> int:
    """The number it shows."""
    return rolled_die & 0xFF


def turned(rolled_die: RolledDie, by: int) -> RolledDie:
    """The rolled die with a number that is so much higher, or lower."""
    return RolledDie(rolled_die + by)


def without_aim(rolled_die: RolledDie) -> RolledDie:
    """The rolled die without the position it is aimed at."""
    return RolledDie(rolled_die & 0xFFFFFF)


def numbered(rolled_die: RolledDie) -> RolledDie:
    """The die and its value without its face: what an answer names."""
    return RolledDie(rolled_die & 0xFF00FF)


def cell_aimed(rolled_die: RolledDie) -> Cell:
    """The position a grenade is aimed at, or NOWHERE."""
    return Cell((rolled_die >> 24) - 1)


def aimed(die: Die, cell: int) -> RolledDie:
    """A die with the position it is aimed at."""
    return RolledDie((cell + 1) << 24 | die << 16)
