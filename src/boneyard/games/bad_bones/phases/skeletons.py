"""Phase 3 as a whole: the march on every board, and what follows when all have moved. Traps wear in `march.wear`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do, Lane, SeatQuestion, Together
from boneyard.core.decision import Argument, Phrase
from boneyard.games.bad_bones.march.burial import bury, deliver
from boneyard.games.bad_bones.march.march import MARCH
from boneyard.games.bad_bones.march.weapons import OfferWeapon, may_use_weapon
from boneyard.games.bad_bones.march.wear import expel, wear_traps
from boneyard.games.bad_bones.march.words import kingdom_words
from boneyard.games.bad_bones.model.answers import TARGETS, Target
from boneyard.games.bad_bones.model.events import HearseLeft
from boneyard.games.bad_bones.model.names import skeletons, square
from boneyard.games.bad_bones.model.neighbours import opponents
from boneyard.games.bad_bones.model.pieces import FROZEN, HEARSE, NO_TRAP, face_of, is_frozen, kind_in, where_to
from boneyard.games.bad_bones.model.state import WEAPON_DECLINED, BadBones, Kingdom
from boneyard.games.bad_bones.phases.end_of_game import maybe_end


class SkeletonPhase(Do):
    """Phase 3: all boards resolve in the open, side by side (BAD-005, BAD-022)."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        lanes = [Lane(k.seat, [END_MARCH[k.seat], MARCH[k.seat]], []) for k in s.kingdoms]
        s.then(Together(lanes), CLOSE_SKELETONS)


class EndMarch(Do):
    """All have moved: a declined weapon is offered once more, and hearses drive off (BAD-070, BAD-079)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: BadBones) -> None:
        k = s.kingdoms[self.seat]
        if k.weapon_state == WEAPON_DECLINED and may_use_weapon(s, k):
            s.then(OfferWeapon(k.seat))
        if k.loaded:
            self.drive_off(s, k)

    def drive_off(self, s: BadBones, k: Kingdom) -> None:
        """Ask where each loaded hearse drives, if there is a choice."""
        for cell in sorted({where_to(traveller) for traveller in k.loaded}):
            targets = opponents(s, k.seat)
            if len(targets) > 1:
                s.then(ChooseHearse(k.seat, cell))
            else:
                s.later(DriveHearse(k.seat, cell, targets[0]))


class ChooseHearse(SeatQuestion):
    """The owner of a loaded hearse says where it drives (BAD-070)."""

    __slots__ = ("cell",)

    kind = "choose_hearse"
    answers = Target

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, s: BadBones) -> Sequence[Target]:
        return [TARGETS[seat] for seat in opponents(s, self.seat)]

    def picked(self, s: BadBones, pick: Target) -> None:
        s.later(DriveHearse(self.seat, self.cell, pick.seat))

    def about(self, s: BadBones) -> dict[str, Argument]:
        loaded = [traveller & 255 for traveller in s.kingdoms[self.seat].loaded if traveller >> 8 == self.cell]
        return {"who": skeletons(loaded), "square": square(self.cell)}

    def effect_of(self, s: BadBones, pick: Target) -> Phrase:
        return kingdom_words(s, pick.seat)


class DriveHearse(Do):
    """All it holds go to that cemetery; the hearse joins that supply, unless a saboteur used it (BAD-070, BAD-097)."""

    __slots__ = ("cell", "seat", "to")

    def __init__(self, seat: int, cell: int, to: int) -> None:
        self.seat = seat
        self.cell = cell
        self.to = to

    def run(self, s: BadBones) -> None:
        k = s.kingdoms[self.seat]
        kinds = tuple([kind_in(traveller) for traveller in k.loaded if where_to(traveller) == self.cell])
        k.loaded = tuple([traveller for traveller in k.loaded if where_to(traveller) != self.cell])
        s.kingdoms[self.to].cemetery.extend(kinds)
        s.say(HearseLeft(self.seat, self.cell, kinds, self.to))
        if not k.sabotaged >> self.cell & 1:
            k.traps[self.cell] = NO_TRAP
            k.used &= ~(1 << self.cell)
            supply = s.supply if s.book.coop else s.kingdoms[self.to].supply
            supply[HEARSE] += 1


class CloseSkeletons(Do):
    """Phase 3 is over: traps wear, cemeteries receive skeletons, and somebody may be out (BAD-030, BAD-052)."""

    __slots__ = ()

    def run(self, s: BadBones) -> None:
        for k in s.kingdoms:
            bury(s, k)
            deliver(s, k)
            wear_traps(s, k)
            thaw(s, k)
        for k in s.kingdoms:
            if k.triggering_saboteurs:
                expel(s, k, s.kingdoms)
        maybe_end(s)


def thaw(s: BadBones, k: Kingdom) -> None:
    """Frozen skeletons that missed this phase may move in the next; one frozen after moving waits (BAD-082)."""
    moved = s.moved()
    for i in range(len(k.bones)):
        if is_frozen(k.bones[i]) and face_of(k.bones[i]) == moved:
            k.bones[i] &= ~(1 << FROZEN)


SKELETON_PHASE: Final = SkeletonPhase()
END_MARCH: Final = tuple(EndMarch(seat) for seat in range(6))
CLOSE_SKELETONS: Final = CloseSkeletons()
