"""The pieces in the box: skeletons and their chiefs, traps, weapons, and the two sides of the board."""

from __future__ import annotations

from typing import Any, Final

from boneyard.games.bad_bones.model.board import (
    CELLS,
    DIRECTIONS,
    DOWN,
    LEFT,
    RIGHT,
    SIDES,
    SIZE,
    SLOTS,
    SQUARES,
    UP,
    Ground,
)
from boneyard.games.bad_bones.model.facts import FACTS

# Skeletons. A kind is a model, side * 5 + colour, or after these a chief: kinds 0 to 14, then one for each chief.

COLOURS: Final[tuple[str, ...]] = tuple(FACTS["colours.list"])
NO_COLOUR: Final = -1
EXCLUDED: Final[int] = COLOURS.index(FACTS["colours.excluded_at_setup"])  # at setup, but not in co-op
MODELS: Final = len(SIDES) * len(COLOURS)
CHIEFS: Final = (  # by rank
    "",  # a plain skeleton
    "demolition",
    "necromancer",
    "friendly",
    "instructor",
    "spectral",
    "saboteur",
    "emperor",
)
PLAIN: Final = 0
DEMOLITION: Final = 1
NECROMANCER: Final = 2
FRIENDLY: Final = 3
INSTRUCTOR: Final = 4
SPECTRAL: Final = 5
SABOTEUR: Final = 6
EMPEROR: Final = 7


def _chiefs() -> list[tuple[int, int, int]]:
    """Side, colour and rank of every chief token."""
    found: list[tuple[int, int, int]] = []
    for rank in range(1, len(CHIEFS)):
        by_side: dict[str, str] = FACTS[f"chiefs.{CHIEFS[rank]}"]
        found += [(side, COLOURS.index(by_side[name]), rank) for side, name in enumerate(SIDES) if name in by_side]
    return found


_TOKENS: Final = [(side, colour, PLAIN) for side in range(3) for colour in range(len(COLOURS))] + _chiefs()
KINDS: Final = len(_TOKENS)
SIDE_OF: Final = bytes([side for side, _, _ in _TOKENS])
COLOUR_OF: Final = bytes([colour for _, colour, _ in _TOKENS])
RANK_OF: Final = bytes([rank for _, _, rank in _TOKENS])
COPIES: Final[int] = FACTS["skeletons.copies_per_model"]
INSTRUCTORS: Final = tuple([kind for kind in range(KINDS) if RANK_OF[kind] == INSTRUCTOR])


def full_bag(chiefs: bool) -> list[int]:
    """How many tokens of each kind the bag holds before anything is drawn."""
    return [COPIES if RANK_OF[kind] == PLAIN else int(chiefs) for kind in range(KINDS)]


# A skeleton on a board is one number: which way it faces, where it is, which face it shows, whether it is frozen,
# who leads it, and its kind.

WHITE: Final = 0
PLACE: Final = 2  # how far to shift
FACE: Final = 8
FROZEN: Final = 9
LED: Final = 10
KIND: Final = 12


def bone(kind: int, place: int, facing: int, face: int, led: int = 0, frozen: int = 0) -> int:
    """A skeleton; led by the instructor of that number, from 1, or by nobody."""
    return facing | place << PLACE | face << FACE | frozen << FROZEN | led << LED | kind << KIND


def kind_of(bone: int) -> int:
    """Its model, or which chief it is."""
    return bone >> KIND


def rank_of(bone: int) -> int:
    """What kind of chief it is, or PLAIN."""
    return RANK_OF[bone >> KIND]


def place_of(bone: int) -> int:
    """The square or forest slot it is on."""
    return bone >> PLACE & 63


def facing_of(bone: int) -> int:
    """The way it faces."""
    return bone & 3


def face_of(bone: int) -> int:
    """White or black."""
    return bone >> FACE & 1


def is_frozen(bone: int) -> bool:
    """Whether it will sit out its next move (BAD-082)."""
    return bone >> FROZEN & 1 == 1


def led_by(bone: int) -> int:
    """The instructor it walks with, from 1; 0 is nobody."""
    return bone >> LED & 3


def turned(bone: int, facing: int) -> int:
    """The same skeleton facing another way."""
    return bone & ~3 | facing


def flipped(bone: int, face: int) -> int:
    """The same skeleton showing a face."""
    return bone & ~(1 << FACE) | face << FACE


def put_at(bone: int, place: int) -> int:
    """The same skeleton in another place."""
    return bone & ~(63 << PLACE) | place << PLACE


# What is on its way to a cemetery is one number: a seat or a square, and a kind of skeleton.


def traveller(where: int, kind: int) -> int:
    """Somebody on the way to a seat, or on a hearse on a square."""
    return where << 8 | kind


def where_to(traveller: int) -> int:
    """The seat, or the hearse's square."""
    return traveller >> 8


def kind_in(traveller: int) -> int:
    """Who it is."""
    return traveller & 255


# Traps. A trap on the board is one number: its kind, how it is turned, whether it is damaged, whom it aims at.


class Trap:
    """A trap: what it is called, costs and scores, and what becomes of it when it is used."""

    __slots__ = ("cost", "damaged", "intact", "name", "wears")

    def __init__(self, name: str, *, wears: bool) -> None:
        known = {fact.name for fact in FACTS.all}
        self.name = name
        self.wears = wears  # intact, then damaged, then out of the game
        self.cost: int = FACTS[f"traps.{name}.cost"]
        self.intact: int = FACTS[f"traps.{name}.stars_intact"]  # stars
        damaged = f"traps.{name}.stars_damaged"
        self.damaged: int = FACTS[damaged] if damaged in known else self.intact


NO_TRAP: Final = 0
WALL: Final = 1
CATAPULT: Final = 2
DRAGON: Final = 3
TREASURE: Final = 4
BARRICADE: Final = 5
BOMB: Final = 6
HEARSE: Final = 7
LABYRINTH: Final = 8
PORTAL: Final = 9
SPRING: Final = 10
RUBBLE: Final = 11  # the destroyed zone a bomb leaves

TRAPS: Final = (
    Trap("wall", wears=True),
    Trap("catapult", wears=True),
    Trap("dragon", wears=True),
    Trap("treasure", wears=False),
    Trap("barricade", wears=True),
    Trap("bomb", wears=False),
    Trap("hearse", wears=False),
    Trap("labyrinth", wears=False),
    Trap("portal", wears=True),
    Trap("spring", wears=True),
)
TRAP_KINDS: Final = SPRING + 1  # with NO_TRAP, for lists by kind
TRAP_NAMES: Final = ("", *[trap.name for trap in TRAPS], "destroyed zone")
WEARS: Final = bytes([0, *[int(trap.wears) for trap in TRAPS], 0])

TURN: Final = 4  # how far to shift: 1 for the backslash of a wall and for a black labyrinth
DAMAGED: Final = 32
AIM: Final = 6  # how far to shift: the seat aimed at, from 1


def trap_kind(trap: int) -> int:
    """Which trap it is."""
    return trap & 15


def trap_turn(trap: int) -> int:
    """0 for a slash or white, 1 for a backslash or black."""
    return trap >> TURN & 1


def stars(trap: int) -> int:
    """What a trap on the board is worth, by the side that shows (BAD-054)."""
    kind = trap & 15
    if kind == RUBBLE:
        return TRAPS[BOMB - 1].damaged
    return TRAPS[kind - 1].damaged if trap & DAMAGED else TRAPS[kind - 1].intact


# Weapons.

ENOUGH_KILLS: Final = 3  # in one phase, for the hero to use his (BAD-078)


class Weapon:
    """A weapon: what it is called and costs."""

    __slots__ = ("cost", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.cost: int = FACTS[f"weapons.{name}.cost"]


NO_WEAPON: Final = 0
CROSSBOW: Final = 1
ICE_STAFF: Final = 2
DEATH_STAFF: Final = 3
TELEPORT_STAFF: Final = 4
TWO_HANDED_SWORD: Final = 5
BATTLE_AXE: Final = 6
MORNING_STAR: Final = 7
RAPIER: Final = 8

WEAPONS: Final = (
    Weapon("crossbow"),
    Weapon("ice_staff"),
    Weapon("death_staff"),
    Weapon("teleport_staff"),
    Weapon("two_handed_sword"),
    Weapon("battle_axe"),
    Weapon("morning_star"),
    Weapon("rapier"),
)


# The two sides of the board.


def _arrows(*names: str) -> bytes:
    """Which way one faces after stepping onto each square in each direction."""
    turns = [direction for _ in range(CELLS) for direction in range(4)]
    for name in names:
        arrows: list[dict[str, Any]] = FACTS[name]
        for arrow in arrows:
            place = SQUARES.index(arrow["square"]) * 4 + DIRECTIONS.index(arrow["moving"])
            turns[place] = DIRECTIONS.index(arrow["becomes"])
    return bytes(turns)


def _ground(side: str, far: str, ahead: int, towers: list[str], *arrows: str) -> Ground:
    """A side of the board; skeletons drawn for the top come from `far`, walking `ahead`."""
    homes = [0] * MODELS
    entries = [0] * SLOTS
    facings = [RIGHT] * SIZE + [ahead] * SIZE + [LEFT] * SIZE
    for index, edge in enumerate(("left", far, "right")):
        lanes: dict[str, str] = FACTS[f"board.{side}.lanes.{edge}"]
        for colour, name in enumerate(COLOURS):
            cell = SQUARES.index(lanes[name])
            lane = cell % SIZE if index == 1 else cell // SIZE
            homes[index * SIZE + colour] = CELLS + index * SIZE + lane
            entries[index * SIZE + lane] = cell
    cells = tuple([SQUARES.index(name) for name in towers])
    return Ground(cells, ahead, _arrows(*arrows), bytes(homes), bytes(entries), bytes(facings))


BASE: Final = _ground("base", "top", DOWN, [FACTS["board.base.tower"]], "board.base.arrows")
# A ruin's arrow lies under its tower, where nobody stands as long as it does.
COOP: Final = _ground("coop", "bottom", UP, FACTS["board.coop.towers"], "board.coop.arrows", "board.coop.ruin_arrows")


def home_of(ground: Ground, kind: int) -> int:
    """The forest slot a kind of skeleton comes from: its own colour's lane, on the side of its drawing (BAD-049)."""
    return ground.homes[SIDE_OF[kind] * SIZE + COLOUR_OF[kind]]


def entry_of(ground: Ground, slot: int) -> int:
    """The square a forest slot leads to."""
    return ground.entries[slot - CELLS]


def facing_in(ground: Ground, slot: int) -> int:
    """The way a skeleton in a forest slot faces."""
    return ground.facings[slot - CELLS]
