"""Phase 2: one trap is placed or taken back, or nothing (BAD-015 to BAD-021, BAD-106).

What traps do when skeletons meet them is in `march.walk`, what becomes of the skeletons in
`march.endings`, and how traps wear in `march.wear`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from boneyard.core.agenda import Do, SeatQuestion, together
from boneyard.core.decision import Action, Argument, Phrase
from boneyard.core.event import Event
from boneyard.games.bad_bones.march.burial import deliver
from boneyard.games.bad_bones.march.harm import clear_square, perish, standing_on
from boneyard.games.bad_bones.march.march import resolve
from boneyard.games.bad_bones.march.secrets import shown
from boneyard.games.bad_bones.march.walk import CHASED, Trip, chased, exits, has_exit, leading, meet_dragon
from boneyard.games.bad_bones.march.weapons import piece, pieces_on
from boneyard.games.bad_bones.march.words import about_chase, outcome_of_chase
from boneyard.games.bad_bones.model.answers import (
    EXITS,
    NOTHING,
    PLACEMENTS,
    TAKES,
    Exit,
    Pick,
    PlaceIt,
    TakeIt,
    bone_name,
)
from boneyard.games.bad_bones.model.board import CELLS, CROSS, NEXT, NOWHERE, SIZE
from boneyard.games.bad_bones.model.events import Destroyed, Lured, NothingPlaced, TrapPlaced, TrapTaken
from boneyard.games.bad_bones.model.names import square
from boneyard.games.bad_bones.model.pieces import (
    BOMB,
    DAMAGED,
    DRAGON,
    EMPEROR,
    FRIENDLY,
    NO_TRAP,
    PLACE,
    RUBBLE,
    TRAP_KINDS,
    TREASURE,
    flipped,
    place_of,
    rank_of,
    turned,
)
from boneyard.games.bad_bones.model.state import BadBones, Kingdom
from boneyard.games.bad_bones.phases.end_of_game import end, is_lost, maybe_heroic_win

if TYPE_CHECKING:
    from mypy_extensions import i64

EVERY_SQUARE: Final = (1 << CELLS) - 1
EVERY_COLUMN: Final = (1 << SIZE) - 1


class TrapPhase(Do):
    """Phase 2: everybody chooses in secret; in co-op seat by seat, in the open (BAD-004, BAD-106)."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        if s.book.coop:
            for k in s.kingdoms:
                s.then(together((k.seat, CHOOSE_TRAP[k.seat])), LAND_DRAGONS)
        else:
            lanes = [(k.seat, CHOOSE_TRAP[k.seat]) for k in s.kingdoms]
            s.then(together(*lanes), LAND_DRAGONS)
        s.then(CLOSE_TRAPS)


def tell(s: BadBones, event: Event) -> None:
    """A team lays its traps in the open; rivals reveal what they had chosen in secret."""
    if s.book.coop:
        s.say(event)
    else:
        shown(s, event)


class ChooseTrap(SeatQuestion):
    """Place one trap from the supply, take one back, or do nothing (BAD-015)."""

    __slots__ = ()

    kind = "choose_trap"

    def options(self, s: BadBones) -> Sequence[Action]:
        return trap_choices(s, s.kingdoms[self.seat])

    def picked(self, s: BadBones, pick: Action) -> None:
        if isinstance(pick, PlaceIt):
            s.later(PlaceTrap(self.seat, pick.cell, pick.trap))
        elif isinstance(pick, TakeIt):
            s.later(TakeTrap(self.seat, pick.cell))
        else:
            s.later(PLACE_NOTHING[self.seat])


def trap_choices(s: BadBones, k: Kingdom) -> list[Action]:
    """All placements kind by kind, then what may be taken back, then nothing (BAD-016, BAD-017, BAD-018)."""
    choices: list[Action] = []
    supply = s.supply if s.book.coop else k.supply
    taken: i64 = 0
    for bone in k.bones:
        taken |= 1 << (bone >> PLACE & 63)
    bare: i64 = EVERY_SQUARE & ~k.towers
    for cell in range(CELLS):
        if k.traps[cell] != NO_TRAP:
            bare &= ~(1 << cell)
    free = bare & ~taken
    for kind in range(1, TRAP_KINDS):
        if supply[kind]:
            where = bare if kind in (DRAGON, BOMB) else free  # only these two go on skeletons
            for rows in PLACEMENTS[kind]:
                for row in range(SIZE):
                    choices.extend(rows[row][where >> row * SIZE & EVERY_COLUMN])
    choices += [TAKES[cell] for cell in range(CELLS) if k.traps[cell] not in (NO_TRAP, RUBBLE)]
    choices.append(NOTHING)
    return choices


class PlaceTrap(Do):
    """A trap goes on its square, intact side up; treasure, bomb and dragon act at once (BAD-016)."""

    __slots__ = ("cell", "seat", "trap")

    def __init__(self, seat: int, cell: int, trap: int) -> None:
        self.seat = seat
        self.cell = cell
        self.trap = trap

    def run(self, s: BadBones) -> None:
        k = s.kingdoms[self.seat]
        kind = self.trap & 15
        supply = s.supply if s.book.coop else k.supply
        supply[kind] -= 1
        k.traps[self.cell] = self.trap
        tell(s, TrapPlaced(self.seat, self.cell, self.trap))
        if kind == TREASURE:
            lure(s, k, self.cell)
        elif kind == BOMB:
            drop_bomb(s, k, self.cell)
        elif kind == DRAGON and standing_on(k, self.cell):
            k.traps[self.cell] |= DAMAGED  # BAD-040
            k.landing = self.cell


def lure(s: BadBones, k: Kingdom, cell: int) -> None:
    """Everybody beside a treasure that is laid down turns to it, moved or not, frozen or not (BAD-044, BAD-083)."""
    count = 0
    for i in range(len(k.bones)):
        bone = k.bones[i]
        if place_of(bone) in CROSS[cell]:
            for direction in range(4):
                if NEXT[place_of(bone) * 4 + direction] == cell:
                    k.bones[i] = turned(bone, direction)
            count += 1
    if count:
        s.say(Lured(k.seat, cell, count))


def drop_bomb(s: BadBones, k: Kingdom, cell: int) -> None:
    """A bomb dropped on skeletons kills them at once and leaves a destroyed zone (BAD-061)."""
    kinds = clear_square(k, cell)
    if kinds:
        k.traps[cell] = RUBBLE
        s.say(Destroyed(k.seat, cell, kinds, "bomb"))
        for kind in kinds:
            perish(s, k, kind)


class TakeTrap(Do):
    """A trap goes back to the supply intact; in co-op it rests for a round (BAD-018, BAD-019, BAD-048, BAD-106)."""

    __slots__ = ("cell", "seat")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, s: BadBones) -> None:
        k = s.kingdoms[self.seat]
        trap = k.traps[self.cell]
        k.traps[self.cell] = NO_TRAP
        if s.book.coop:
            s.resting += (trap & 15,)
        else:
            k.supply[trap & 15] += 1
        tell(s, TrapTaken(self.seat, self.cell, trap))


def return_resting(s: BadBones) -> None:
    """Co-op: what the team took back in the last round may be placed again (BAD-106)."""
    for kind in s.resting:
        s.supply[kind] += 1
    s.resting = ()


class PlaceNothing(Do):
    """Neither placed nor taken back."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: BadBones) -> None:
        tell(s, NothingPlaced(self.seat))


class LandDragons(Do):
    """Dragons that landed on skeletons chase them off at once, all boards side by side (BAD-004, BAD-040)."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        landed = [k for k in s.kingdoms if k.landing != NOWHERE]
        if landed:
            s.then(together(*[(k.seat, Repel(k.seat, pieces_on(k, k.landing), 0)) for k in landed]))


class Repel(Do):
    """Skeletons under a landing dragon go one by one, a group together; those without exits stay (BAD-040, BAD-095)."""

    __slots__ = ("least", "seat", "waiting")

    def __init__(self, seat: int, waiting: tuple[int, ...], least: int) -> None:
        self.seat = seat
        self.waiting = waiting
        self.least = least  # twins never take an earlier exit than their twin: the same result is offered once

    def run(self, s: BadBones) -> None:
        k = s.kingdoms[self.seat]
        if not self.waiting:
            k.landing = NOWHERE
            return
        if chase_order_matters(s, self.waiting):
            s.then(ChooseChased(self.seat, self.waiting))
        else:
            chase_first(s, k, self.waiting, self.least)


def chase_order_matters(s: BadBones, waiting: tuple[int, ...]) -> bool:
    """Whether the owner says who goes first: towers that stop one, repairs, the emperor (BAD-121)."""
    if len(set(waiting)) == 1:
        return False
    ranks = [rank_of(bone) for bone in waiting]
    return s.book.coop or FRIENDLY in ranks or EMPEROR in ranks


class ChooseChased(SeatQuestion):
    """The owner says which skeleton a landing dragon chases first (BAD-121)."""

    __slots__ = ("waiting",)

    kind = "choose_chased"
    answers = Pick

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.waiting = waiting

    def options(self, s: BadBones) -> Sequence[Pick]:
        picks: list[Pick] = []
        for bone in self.waiting:
            pick = Pick(bone_name(bone, s.book.coop), bone)
            if pick not in picks:
                picks.append(pick)
        return picks

    def picked(self, s: BadBones, pick: Pick) -> None:
        rest = list(self.waiting)
        rest.remove(pick.bone)
        chase_first(s, s.kingdoms[self.seat], (pick.bone, *rest), 0)

    def about(self, s: BadBones) -> dict[str, Argument]:
        return {"square": square(s.kingdoms[self.seat].landing)}


def chase_first(s: BadBones, k: Kingdom, waiting: tuple[int, ...], least: int) -> None:
    """The first of those under a landing dragon is chased off, or has no way out."""
    trip = lift_from_under(s, k, waiting[0])
    if trip is None:
        s.then(Repel(k.seat, waiting[1:], 0))
    else:
        s.then(ChooseLandingExit(k.seat, trip, waiting[1:], least))


def lift_from_under(s: BadBones, k: Kingdom, first: int) -> Trip | None:
    """The skeletons a landing dragon chases; those without an exit stay, set to the moved face (BAD-040)."""
    group = tuple(piece(k, first))
    trip = Trip(group, first & 3, (k.landing,), 0, (), CHASED, k.landing, leading(group))
    meet_dragon(trip)
    if has_exit(k, trip):
        for bone in group:
            k.bones.remove(bone)
        return trip
    for bone in group:
        k.bones[k.bones.index(bone)] = flipped(bone, s.moved())
    return None


class ChooseLandingExit(SeatQuestion):
    """The owner says which way a landing dragon chases one of those under it (BAD-039, BAD-040)."""

    __slots__ = ("least", "trip", "waiting")

    kind = "choose_exit"
    answers = Exit

    def __init__(self, seat: int, trip: Trip, waiting: tuple[int, ...], least: int) -> None:
        super().__init__(seat)
        self.trip = trip
        self.waiting = waiting  # those still to be chased
        self.least = least

    def options(self, s: BadBones) -> Sequence[Exit]:
        ways = exits(s.kingdoms[self.seat], self.trip)
        later = [way for way in ways if way >= self.least]
        return [EXITS[way] for way in later or ways]

    def picked(self, s: BadBones, pick: Exit) -> None:
        k = s.kingdoms[self.seat]
        trip = self.trip.clone()
        chased(k, trip, pick.direction)
        resolve(s, k, trip)
        twin = len(self.waiting) > 0 and self.waiting[0] == trip.group[0] and not s.book.coop
        s.then(Repel(self.seat, self.waiting, pick.direction if twin else 0))

    def about(self, s: BadBones) -> dict[str, Argument]:
        return about_chase(self.trip)

    def effect_of(self, s: BadBones, pick: Exit) -> Phrase:
        return outcome_of_chase(s, self.seat, self.trip, pick.direction)


class CloseTraps(Do):
    """Phase 2 is over; alone or together the game may already be lost (BAD-100, BAD-107)."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        for k in s.kingdoms:
            deliver(s, k)
        if (s.book.solo or s.book.coop) and is_lost(s):
            end(s, "lost")
        else:
            maybe_heroic_win(s)


TRAP_PHASE: Final = TrapPhase()
CHOOSE_TRAP: Final = tuple(ChooseTrap(seat) for seat in range(6))
PLACE_NOTHING: Final = tuple(PlaceNothing(seat) for seat in range(6))
LAND_DRAGONS: Final = LandDragons()
CLOSE_TRAPS: Final = CloseTraps()
