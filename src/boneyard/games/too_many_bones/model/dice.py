"""A die with what it shows: which die, which face, which value, and for a grenade the position it is aimed at."""

from __future__ import annotations


def token(die: int, face: int, value: int) -> int:
    """A die that shows a face; its value may be lowered later."""
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
    """A die with what it shows, wherever it was aimed."""
    return shown & 0xFFFFFF


def numbered(shown: int) -> int:
    """A die with its number: what an answer names, whatever the face."""
    return shown & 0xFF00FF


def cell_aimed(shown: int) -> int:
    """The position a grenade is aimed at, or NOWHERE."""
    return (shown >> 24) - 1


def aimed(die: int, cell: int) -> int:
    """A die with the position it is aimed at."""
    return (cell + 1) << 24 | die << 16
