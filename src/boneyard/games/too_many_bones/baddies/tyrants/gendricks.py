"""Gendricks: his Orb, and the Kobolds he sets on fire (TMB-054, TMB-055)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument
from boneyard.games.too_many_bones.answers.aims import gearlocs_as_picks, unit_aimed
from boneyard.games.too_many_bones.answers.picks import AT, Pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import name_of
from boneyard.games.too_many_bones.baddies.tyrants.challenges import CHALLENGES, Challenge, on_top
from boneyard.games.too_many_bones.baddies.tyrants.dice import BEFALLS, SHOWS, choose_baddie
from boneyard.games.too_many_bones.baddies.tyrants.objects import new_object
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.moving import walk
from boneyard.games.too_many_bones.battle.queue import find_chip
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, tyrant_rule
from boneyard.games.too_many_bones.battle.targeting import nearest, preferred, route_ends_to
from boneyard.games.too_many_bones.content.chips import CHIPS, GENDRICKS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.events.battle import Entered
from boneyard.games.too_many_bones.model.adventure import CRACKED_ORB
from boneyard.games.too_many_bones.model.ids import (
    ACTIVE_ORB_FACE,
    CHARRED_MANDER_FACE,
    FIRST_BADDIE,
    NOBODY,
    ORB,
    Cell,
)
from boneyard.games.too_many_bones.model.mat import CELLS, ROWS, are_adjacent, cell_at
from boneyard.games.too_many_bones.model.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

ORB_HP: Final[int] = FACTS["tyrants.gendricks.orb_hp"]
CRACKED_HP: Final = 3  # of an Orb whose secret is known (tyrant-gendricks-1)
KOBOLDS: Final = tuple([chip.chip for chip in CHIPS if "kobold" in chip.key])
BURN: Final = 1
MANDER: Final = 2


def orb_hp(s: TooManyBones) -> int:
    """The HP of a new Orb of Gendricks."""
    return CRACKED_HP if s.maybe_adventure is not None and s.maybe_adventure.marks & CRACKED_ORB else ORB_HP


def raise_orb(s: TooManyBones, cell: Cell, hp: int) -> None:
    """Place an Orb, without turn, initiative or lane marker (TMB-054)."""
    s.baddies[ORB - FIRST_BADDIE] = new_object(ORB, cell, hp)
    s.grid[cell] = ORB
    s.say(Entered(s.who(ORB), cell))


def active_orb(s: TooManyBones, _baddie: Baddie, lane: int) -> None:
    """Place an Orb on the ranged position of the lane shown, or the next free one of that lane (TMB-054)."""
    for row in range(ROWS):
        cell = cell_at(lane - 1, row)
        if s.grid[cell] == NOBODY:
            raise_orb(s, cell, orb_hp(s))
            return


def charred_mander(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Damage the weakest Kobold, which then runs (TMB-055)."""
    kobolds = [other for other in s.baddies_standing() if other.chip in KOBOLDS]
    weakest = min([kobold.hp for kobold in kobolds], default=0)
    choose_baddie(s, baddie, [kobold.id for kobold in kobolds if kobold.hp == weakest])


def singe(s: TooManyBones, tyrant: int, kobold: int) -> None:
    """Damage the Kobold, then let it run."""
    deal(s, Damage(kobold, BURN, PLAIN, tyrant))
    s.then(RunAmok(kobold))


class RunAmok(Step):
    """A Kobold that survives runs to its nearest enemy at any distance (TMB-055). The party breaks a tie."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit):
            return
        kobold = s.baddie(self.unit)
        tied = preferred(kobold, nearest(s, kobold, s.gearlocs_standing()))
        if len(tied) > 1:
            s.then(ChoosePrey(self.unit, tuple(tied)))
        elif tied:
            run_to(s, kobold, tied[0])


class ChoosePrey(PartyQuestion):
    """The party chooses which enemy the Kobold runs to."""

    __slots__ = ("tied", "unit")

    kind = "baddie_target"

    def __init__(self, unit: int, tied: tuple[int, ...]) -> None:
        self.unit = unit
        self.tied = tied

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return gearlocs_as_picks(s, AT, self.tied)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        run_to(s, s.baddie(self.unit), unit_aimed(s, chosen.aim))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"unit": name_of(s, self.unit)}


def run_to(s: TooManyBones, kobold: Baddie, prey: int) -> None:
    """Move the Kobold all the way, then it deals its damage."""
    walk(s, kobold.id, route_ends_to(s, kobold, prey, CELLS), "walk")
    s.then(SetAlight(kobold.id, prey))


class SetAlight(Do):
    """The Kobold damages the enemy it has reached."""

    __slots__ = ("prey", "unit")

    def __init__(self, unit: int, prey: int) -> None:
        self.unit = unit
        self.prey = prey

    def run(self, s: TooManyBones) -> None:
        if are_adjacent(s.cell_of(self.unit), s.cell_of(self.prey)):
            deal(s, Damage(self.prey, MANDER, PLAIN, self.unit))


def call_kobold(s: TooManyBones) -> None:
    """Add a Kobold to the top of the queue, before one might be drawn for the points."""
    kobold = find_chip(s, tuple([chip for chip in KOBOLDS if CHIPS[chip].points == 1]))
    if kobold != NOBODY:
        s.queue.insert(0, kobold | FACE_UP)


class OrbPain(SpecialRule):
    """Each bones a gearloc rolls damages it while an Orb is on the mat (TMB-054)."""

    def bones_rolled(self, s: TooManyBones, gearloc: Gearloc, bones: int, argument: int) -> None:
        if s.stands(ORB):
            deal(s, Damage(gearloc.id, bones, PLAIN, ORB))


tyrant_rule(GENDRICKS, OrbPain())
SHOWS[ACTIVE_ORB_FACE] = active_orb
SHOWS[CHARRED_MANDER_FACE] = charred_mander
BEFALLS[CHARRED_MANDER_FACE] = singe
CHALLENGES["gendricks"] = Challenge(before=call_kobold, after=on_top)
