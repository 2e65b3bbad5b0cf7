"""A rolled die as one number: the die, its face, its value, and for a grenade the position it is aimed at."""

from __future__ import annotations


def token(die: int, face: int, value: int) -> int:
    """A die showing a face. Its value may be lowered later."""
    return die << 16 | face << 8 | value


def die_of(shown: int) -> int:
    """Which die it is."""
    return shown >> 16 & 0xFF


def face_of(shown: int) -> int:
    """Which of its six faces it shows."""
    return shown >> 8 & 0xFF


def value_of(shown: int) -> int:
    """The number it shows."""
    return shown & 0xFF


def without_aim(shown: int) -> int:
    """The rolled die without the position it is aimed at."""
    return shown & 0xFFFFFF


def numbered(shown: int) -> int:
    """The die and its value without its face: what an answer names."""
    return shown & 0xFF00FF


def cell_aimed(shown: int) -> int:
    """The position a grenade is aimed at, or NOWHERE."""
    return (shown >> 24) - 1


def aimed(die: int, cell: int) -> int:
    """A die with the position it is aimed at."""
    return (cell + 1) << 24 | die << 16
