"""Events of the small games of some encounters. `cell` is a position of the mat."""

from __future__ import annotations

from boneyard.core.event import Event
from boneyard.games.too_many_bones.model.ids import Cell, UnitRef


class BarrelHit(Event):
    """A gearloc strikes the barrel whose turn it is; with nothing left it is broken."""

    __slots__ = ("amount", "left", "number", "who")

    def __init__(self, who: UnitRef, number: int, amount: int, left: int) -> None:
        self.who = who
        self.number = number  # which barrel, counted from 1
        self.amount = amount
        self.left = left


class LanternSeen(Event):
    """A lantern burns with this brightness."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value


class LanternTried(Event):
    """A gearloc has rolled against its lantern."""

    __slots__ = ("out", "rolled", "value", "who")

    def __init__(self, who: UnitRef, value: int, rolled: int, out: bool) -> None:
        self.who = who
        self.value = value
        self.rolled = rolled
        self.out = out


class CrittersJoined(Event):
    """A stack of critters runs to another."""

    __slots__ = ("cell", "hp", "origin")

    def __init__(self, origin: Cell, cell: Cell, hp: int) -> None:
        self.origin = origin
        self.cell = cell
        self.hp = hp


class CrittersGone(Event):
    """A stack of critters leaves without a reward."""

    __slots__ = ("cell", "hp")

    def __init__(self, cell: Cell, hp: int) -> None:
        self.cell = cell
        self.hp = hp


class CrittersCaught(Event):
    """A gearloc has caught a whole stack."""

    __slots__ = ("cell", "hp", "who")

    def __init__(self, who: UnitRef, cell: Cell, hp: int) -> None:
        self.who = who
        self.cell = cell
        self.hp = hp


class RubblePlaced(Event):
    """A stack of rubble is placed."""

    __slots__ = ("cell", "hp")

    def __init__(self, cell: Cell, hp: int) -> None:
        self.cell = cell
        self.hp = hp


class GrenadeThrown(Event):
    """A grenade explodes: full damage where it lands, half of it around."""

    __slots__ = ("amount", "cell", "who")

    def __init__(self, who: UnitRef, cell: Cell, amount: int) -> None:
        self.who = who
        self.cell = cell
        self.amount = amount


class RubbleHit(Event):
    """Rubble is struck; with nothing left it is gone."""

    __slots__ = ("amount", "cell", "left")

    def __init__(self, cell: Cell, amount: int, left: int) -> None:
        self.cell = cell
        self.amount = amount
        self.left = left
