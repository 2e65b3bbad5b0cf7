"""The answers a player can give, each made once where there are few enough."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Action
from boneyard.games.bad_bones.model.board import AROUND, CELLS, DIRECTIONS, NOWHERE, SIDES, SIZE, SQUARES
from boneyard.games.bad_bones.model.pieces import (
    CHIEFS,
    COLOUR_OF,
    COLOURS,
    LABYRINTH,
    PLAIN,
    RANK_OF,
    SIDE_OF,
    TRAP_KINDS,
    TRAP_NAMES,
    TRAPS,
    TURN,
    WALL,
    WEAPONS,
    facing_of,
    kind_of,
    place_of,
)
from boneyard.games.bad_bones.model.state import BANNERS


class GoTo(Action):
    """The hero goes to a square."""

    __slots__ = ("cell",)

    def __init__(self, text: str, cell: int) -> None:
        super().__init__(text)
        self.cell = cell


class PlaceIt(Action):
    """Put a trap from the supply on a square, turned as it shall lie."""

    __slots__ = ("cell", "trap")

    def __init__(self, text: str, cell: int, trap: int) -> None:
        super().__init__(text)
        self.cell = cell
        self.trap = trap


class TakeIt(Action):
    """Take the trap on a square back."""

    __slots__ = ("cell",)

    def __init__(self, text: str, cell: int) -> None:
        super().__init__(text)
        self.cell = cell


class Exit(Action):
    """Which way a dragon chases somebody, or a rapier turns him."""

    __slots__ = ("direction",)

    def __init__(self, text: str, direction: int) -> None:
        super().__init__(text)
        self.direction = direction


class Target(Action):
    """To whom."""

    __slots__ = ("seat",)

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text)
        self.seat = seat


class Pick(Action):
    """Which skeleton: of those who look alike, any."""

    __slots__ = ("bone",)

    def __init__(self, text: str, bone: int) -> None:
        super().__init__(text)
        self.bone = bone


class Use(Action):
    """One way to use a weapon; what is not needed is NOWHERE."""

    __slots__ = ("bone", "cell", "other")

    def __init__(self, text: str, cell: int = NOWHERE, other: int = NOWHERE, bone: int = NOWHERE) -> None:
        super().__init__(text)
        self.cell = cell
        self.other = other  # a second square, a colour or a seat
        self.bone = bone


class Buy(Action):
    """Something on the market, and in co-op who will carry it."""

    __slots__ = ("hero", "item")

    def __init__(self, text: str, item: int, hero: int = NOWHERE) -> None:
        super().__init__(text)
        self.item = item  # a kind of trap, or after these a weapon
        self.hero = hero


def slot_name(slot: int, coop: bool) -> str:
    """A forest slot by its side and lane: `left 4`, `top c`."""
    side, lane = divmod(slot - CELLS, 5)
    if SIDES[side] == "top":
        return f"{'bottom' if coop else 'top'} {'abcde'[lane]}"
    return f"{SIDES[side]} {5 - lane}"


def kind_name(kind: int) -> str:
    """A kind of skeleton by its colour and drawing, and its rank: `yellow-left`, `red-top demolition`."""
    model = f"{COLOURS[COLOUR_OF[kind]]}-{SIDES[SIDE_OF[kind]]}"
    return model if RANK_OF[kind] == PLAIN else f"{model} {CHIEFS[RANK_OF[kind]]}"


def bone_name(bone: int, coop: bool) -> str:
    """A skeleton by its place, facing and kind: `c3 up yellow-left`."""
    place = place_of(bone)
    where = SQUARES[place] if place < CELLS else slot_name(place, coop)
    return f"{where} {DIRECTIONS[facing_of(bone)]} {kind_name(kind_of(bone))}"


def turns_of(kind: int) -> tuple[str, ...]:
    """The ways a trap can be put down."""
    return ("/", "\\") if kind == WALL else ("white", "black") if kind == LABYRINTH else ("",)


def _placements(kind: int, number: int, turn: str) -> list[list[list[Action]]]:
    """All ways to put a trap down turned so: by row, and by which of its five squares are free, one bit each."""
    name = f"{TRAP_NAMES[kind]} {turn}".rstrip()
    ways: list[Action] = [PlaceIt(f"{name} {SQUARES[cell]}", cell, kind | number << TURN) for cell in range(CELLS)]
    rows = [ways[start : start + SIZE] for start in range(0, CELLS, SIZE)]
    return [[[row[c] for c in range(SIZE) if free >> c & 1] for free in range(1 << SIZE)] for row in rows]


HERO_MOVES: Final = tuple(tuple(GoTo(SQUARES[to], to) for to in AROUND[cell]) for cell in range(CELLS))
HERO_SQUARES: Final = tuple(GoTo(SQUARES[cell], cell) for cell in range(CELLS))
PLACEMENTS: Final = [  # by kind, turn, row and free squares of the row
    [_placements(kind, number, turn) for number, turn in enumerate(turns_of(kind))] for kind in range(TRAP_KINDS)
]
TAKES: Final = tuple(TakeIt(f"take {SQUARES[cell]}", cell) for cell in range(CELLS))
NOTHING: Final = Action("nothing")
EXITS: Final = tuple(Exit(name, direction) for direction, name in enumerate(DIRECTIONS))
TARGETS: Final = tuple(Target(banner, seat) for seat, banner in enumerate(BANNERS))
REST: Final = Action("rest")
SHEATHE: Final = Action("sheathe")
PASS: Final = Action("pass")
ITEMS: Final = ("", *[trap.name for trap in TRAPS], *[weapon.name for weapon in WEAPONS])
LAST_TRAP: Final = TRAP_KINDS - 1  # items after it are weapons: number w is item LAST_TRAP + w
PURCHASES: Final = tuple(Buy(name.replace("_", " "), item) for item, name in enumerate(ITEMS))
GIFTS: Final = tuple(
    tuple(Buy(f"{name.replace('_', ' ')} for {banner}", item, hero) for hero, banner in enumerate(BANNERS))
    for item, name in enumerate(ITEMS)
)
FIGHT_ON: Final = Action("fight on")
REST_NOW: Final = Action("rest")
