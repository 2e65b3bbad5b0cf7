"""A rolled die as one number: the die, its face, its value, and for a grenade the position it is aimed at."""

from __future__ import annotations


def token(die: int, face: int, value: int) -> int:
    """A die showing a face. Its value may be lowered later."""
    return die << 16 | face << 8 | value


def die_of(rolled_die: int) -> int:
    """Which die it is."""
    return rolled_die >> 16 & 0xFF


def face_of(rolled_die: int) -> int:
    """Which of its six faces it shows."""
    return rolled_die >> 8 & 0xFF


def value_of(rolled_die: int) -> int:
    """The number it shows."""
    return rolled_die & 0xFF


def without_aim(rolled_die: int) -> int:
    """The rolled die without the position it is aimed at."""
    return rolled_die & 0xFFFFFF


def numbered(rolled_die: int) -> int:
    """The die and its value without its face: what an answer names."""
    return rolled_die & 0xFF00FF


def cell_aimed(rolled_die: int) -> int:
    """The position a grenade is aimed at, or NOWHERE."""
    return (rolled_die >> 24) - 1


def aimed(die: int, cell: int) -> int:
    """A die with the position it is aimed at."""
    return (cell + 1) << 24 | die << 16
