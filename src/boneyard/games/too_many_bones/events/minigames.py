"""Events of the small games of some encounters. `cell` is a position of the mat."""

from __future__ import annotations

from boneyard.core.event import Event


class BarrelHit(Event):
    """A gearloc strikes the barrel whose turn it is; with nothing left it is broken."""

    __slots__ = ("amount", "left", "number", "who")

    def __init__(self, who: int, number: int, amount: int, left: int) -> None:
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

    def __init__(self, who: int, value: int, rolled: int, out: bool) -> None:
        self.who = who
        self.value = value
        self.rolled = rolled
        self.out = out


class CrittersJoined(Event):
    """A stack of critters runs to another."""

    __slots__ = ("hp", "start", "to")

    def __init__(self, start: int, to: int, hp: int) -> None:
        self.start = start
        self.to = to
        self.hp = hp


class CrittersGone(Event):
    """A stack of critters leaves without a reward."""

    __slots__ = ("cell", "hp")

    def __init__(self, cell: int, hp: int) -> None:
        self.cell = cell
        self.hp = hp


class CrittersCaught(Event):
    """A gearloc has caught a whole stack."""

    __slots__ = ("cell", "hp", "who")

    def __init__(self, who: int, cell: int, hp: int) -> None:
        self.who = who
        self.cell = cell
        self.hp = hp


class RubblePlaced(Event):
    """A stack of rubble is placed."""

    __slots__ = ("cell", "hp")

    def __init__(self, cell: int, hp: int) -> None:
        self.cell = cell
        self.hp = hp


class GrenadeThrown(Event):
    """A grenade explodes: full damage where it lands, half of it around."""

    __slots__ = ("amount", "cell", "who")

    def __init__(self, who: int, cell: int, amount: int) -> None:
        self.who = who
        self.cell = cell
        self.amount = amount


class RubbleHit(Event):
    """Rubble is struck; with nothing left it is gone."""

    __slots__ = ("amount", "cell", "left")

    def __init__(self, cell: int, amount: int, left: int) -> None:
        self.cell = cell
        self.amount = amount
        self.left = left
