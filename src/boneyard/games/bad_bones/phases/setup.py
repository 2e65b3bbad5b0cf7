"""Before the first round: kingdoms, kits, the first skeletons, and in co-op a tower for every hero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do, SeatQuestion, together
from boneyard.games.bad_bones.march.secrets import shown
from boneyard.games.bad_bones.model.answers import HERO_SQUARES, GoTo
from boneyard.games.bad_bones.model.board import CELLS, NOWHERE
from boneyard.games.bad_bones.model.events import Arrived, HeroMoved
from boneyard.games.bad_bones.model.facts import FACTS
from boneyard.games.bad_bones.model.pieces import (
    COLOUR_OF,
    COLOURS,
    EXCLUDED,
    MODELS,
    NO_TRAP,
    NO_WEAPON,
    TRAP_KINDS,
    TRAPS,
    TREASURE,
    WHITE,
    bone,
    facing_in,
    full_bag,
    home_of,
)
from boneyard.games.bad_bones.model.starting_counts import most_floors, most_houses
from boneyard.games.bad_bones.model.state import BAG, NOBODY, WEAPON_READY, BadBones, Kingdom, Rulebook
from boneyard.games.bad_bones.phases.market import OpenMarket
from boneyard.games.bad_bones.phases.rounds import START_ROUND

# Everybody starts with one of each colour but red, any model of it (BAD-007, BAD-008).
OF_COLOURS: Final = [
    [kind for kind in range(MODELS) if COLOUR_OF[kind] == colour]
    for colour in range(len(COLOURS))
    if colour != EXCLUDED
]


def kit(name: str) -> list[int]:
    """How many of each kind of trap a supply starts with."""
    given: dict[str, int] = FACTS[name]
    return [0, *[given.get(trap.name, 0) for trap in TRAPS]]


def kingdom(book: Rulebook, seat: int) -> Kingdom:
    """A board before anything has happened on it (BAD-009, BAD-100, BAD-102)."""
    towers = 0
    for tower in book.ground.towers:
        towers |= 1 << tower
    supply = [0] * TRAP_KINDS
    if not book.coop:
        supply = kit("setup.base.supply")
        if book.advanced:  # one free treasure, the rest from the market (BAD-057)
            supply = [count if kind == TREASURE else 0 for kind, count in enumerate(supply)]
    return Kingdom(
        seat=seat,
        hero=NOWHERE if book.coop else book.ground.towers[0],
        floors=most_floors(book),
        towers=towers,
        houses=most_houses(book),
        bones=[],
        traps=[NO_TRAP] * CELLS,
        supply=supply,
        cemetery=[],
        weapon=NO_WEAPON,
        coins=0,
        bought=(),
        used=0,
        sabotaged=0,
        triggering_saboteurs=(),
        sent=(),
        loaded=(),
        slain=(),
        kills=0,
        death_staff_target=NOBODY,
        weapon_state=WEAPON_READY,
        doomed=False,
        landing=NOWHERE,
    )


def shared_supply(book: Rulebook) -> list[int]:
    """What a team starts with (BAD-102, BAD-108)."""
    supply = [0] * TRAP_KINDS
    if book.coop:
        if not book.advanced:
            supply = [count * book.seats for count in kit("setup.coop.supply_per_player")]
        supply[TREASURE] = FACTS["setup.coop.treasures"]
    return supply


class SetUp(Do):
    """Deal the first skeletons, open the market, put the heroes on their towers."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        if s.book.advanced:
            s.then(OpenMarket())
        s.then(DealSkeletons())
        if s.book.coop:
            lanes = [(k.seat, ChooseTower(k.seat)) for k in s.kingdoms]
            s.then(together(*lanes))
        s.then(START_ROUND)


class DealSkeletons(Do):
    """Each gets four skeletons of four colours, white, red only in co-op; then chiefs join (BAD-007, BAD-090)."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        g = s.book.ground
        for k in s.kingdoms:
            drawn = draw_four(s) if s.book.coop else [pull(s, models) for models in OF_COLOURS]
            for kind in drawn:
                home = home_of(g, kind)
                k.bones.append(bone(kind, home, facing_in(g, home), WHITE))
            s.say(Arrived(k.seat, tuple(drawn), ()))
        if s.book.chiefs:
            chiefs = full_bag(chiefs=True)[MODELS:]
            for i in range(len(chiefs)):
                s.bag[MODELS + i] = chiefs[i]


def draw_four(s: BadBones) -> list[int]:
    """Four skeletons of four different colours, red allowed (BAD-103)."""
    drawn: list[int] = []
    for _ in range(4):
        had = [COLOUR_OF[kind] for kind in drawn]
        among = [kind for kind in range(MODELS) if COLOUR_OF[kind] not in had]
        drawn.append(pull(s, among))
    return drawn


def pull(s: BadBones, among: list[int]) -> int:
    """A random token of these kinds from the bag."""
    number = s.rng.below(BAG, sum([s.bag[kind] for kind in among]))
    for kind in among:
        number -= s.bag[kind]
        if number < 0:
            s.bag[kind] -= 1
            return kind
    raise AssertionError("the bag is empty")


class ChooseTower(SeatQuestion):
    """Co-op: each hero takes a tower of his player's choice (BAD-103)."""

    __slots__ = ()

    kind = "choose_tower"
    answers = GoTo

    def options(self, s: BadBones) -> Sequence[GoTo]:
        towers = sorted(s.book.ground.towers)
        return [HERO_SQUARES[cell] for cell in towers]

    def picked(self, s: BadBones, pick: GoTo) -> None:
        s.later(TakeTower(self.seat, pick.cell))


class TakeTower(Do):
    """The hero stands on his tower."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, s: BadBones) -> None:
        shown(s, HeroMoved(self.seat, NOWHERE, self.cell))
        s.kingdoms[self.seat].hero = self.cell
