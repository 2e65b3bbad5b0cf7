"""What can happen in Baby Boom, in the past tense. Everything is open, so everybody sees all of it."""

from __future__ import annotations

from typing import Final

from boneyard.core.event import Event

UNKNOWN: Final = -1  # the power of a blast whose die has not been rolled


class RolledForFirst(Event):
    """A player rolled for the first turn."""

    __slots__ = ("face", "seat")

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face


class RoundBegan(Event):
    """A round began; this player starts it."""

    __slots__ = ("first", "round")

    def __init__(self, round: int, first: int) -> None:
        self.round = round
        self.first = first


class Tossed(Event):
    """The four tiles were tossed."""

    __slots__ = ("seat", "tiles")

    def __init__(self, seat: int, tiles: tuple[int, ...]) -> None:
        self.seat = seat
        self.tiles = tiles


class Laid(Event):
    """A tile was laid."""

    __slots__ = ("cell", "seat", "tile")

    def __init__(self, seat: int, cell: int, tile: int) -> None:
        self.seat = seat
        self.cell = cell
        self.tile = tile


class Placed(Event):
    """A die was put on the board."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell


class Moved(Event):
    """A die walked, square by square along its path, and counted down to a face."""

    __slots__ = ("face", "path", "seat")

    def __init__(self, seat: int, path: tuple[int, ...], face: int) -> None:
        self.seat = seat
        self.path = path
        self.face = face


class Pushed(Event):
    """A die was pushed along a path and counted down to a face."""

    __slots__ = ("face", "path", "seat")

    def __init__(self, seat: int, path: tuple[int, ...], face: int) -> None:
        self.seat = seat  # whose die it is
        self.path = path
        self.face = face


class CountedDown(Event):
    """A blocked die counted down on the spot."""

    __slots__ = ("cell", "face", "seat")

    def __init__(self, seat: int, cell: int, face: int) -> None:
        self.seat = seat
        self.cell = cell
        self.face = face


class Fell(Event):
    """A die fell into the hole."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell


class PowerRolled(Event):
    """The power of a blast was rolled."""

    __slots__ = ("cell", "face", "seat")

    def __init__(self, seat: int, cell: int, face: int) -> None:
        self.seat = seat
        self.cell = cell
        self.face = face


class Exploded(Event):
    """A die exploded: the squares its blast swept, where it hit other dice, and which dice those were."""

    __slots__ = ("cell", "hits", "lost", "power", "seat", "swept")

    def __init__(
        self,
        seat: int,
        cell: int,
        power: int,
        swept: tuple[int, ...],
        hits: tuple[int, ...],
        lost: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.cell = cell
        self.power = power
        self.swept = swept
        self.hits = hits  # the squares
        self.lost = lost  # the dice on them


class TrapSprung(Event):
    """A trap went off under a die that was pushed into it, and left the board with it."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell


class RoundEnded(Event):
    """A round ended: what each colour scored in it, the totals, and who starts the next."""

    __slots__ = ("first", "points", "round", "scores")

    def __init__(self, round: int, points: tuple[int, ...], scores: tuple[int, ...], first: int) -> None:
        self.round = round
        self.points = points
        self.scores = scores
        self.first = first
