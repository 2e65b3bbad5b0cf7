"""The Problem With Thick Skin (tyrant-nom-1)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.battle.ending import CheckBattle, remove_baddie
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import NOM
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import (
    AddByValue,
    AddRule,
    CountPoints,
    Done,
    fight,
    lose_outside,
    shuffles_in,
)
from boneyard.games.too_many_bones.events.battle import Left
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from boneyard.games.too_many_bones.model.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie

FULL: Final = 5  # Nom leaves at this many HP
LAST_ROUND: Final = 3  # Nom leaves at the end of this round
DITCH: Final = 2  # HP


class NomLeaves(SpecialRule):
    """Nom leaves at a few HP or at the end of round 3. Defeated, he is still the tyrant of the adventure (TMB-047)."""

    def hurt(self, s: TooManyBones, unit: int, argument: int) -> None:
        if unit >= FIRST_BADDIE and s.baddie(unit).chip == NOM and s.baddie(unit).hp <= FULL:
            s.then(SeeNomOff(unit))

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        if s.round == LAST_ROUND:
            for baddie in s.baddies_standing():
                if baddie.chip == NOM:
                    s.then(SeeNomOff(baddie.id))

    def falls(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        return baddie.chip == NOM


NOM_LEAVES: Final = special_rule(15, NomLeaves())


class SeeNomOff(Step):
    """Nom leaves the mat, if he is still there. The others stay."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.stands(self.unit) and s.baddie(self.unit).chip == NOM:
            s.say(Left(s.who(self.unit), queue=False))
            remove_baddie(s, s.baddie(self.unit))
            s.then(CheckBattle())


class CallNom(Do):
    """Put Nom on top of the queue. He is an ordinary unit here (TMB-047)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.queue.insert(0, NOM | FACE_UP)


def walk_up_to_nom(s: TooManyBones) -> None:
    """Fight for baddie points, two more baddies, and Nom."""
    fight(s, CountPoints(0), AddByValue(by_size(s, 1, 5), 2), CallNom(), AddRule(NOM_LEAVES))


def leave_by_the_ditch(s: TooManyBones) -> None:
    """Everybody loses HP, without a success."""
    for gearloc in s.party:
        lose_outside(s, gearloc, DITCH)
    s.then(Done(success=False))


encounter_choices(
    "tyrant-nom-1",
    EncounterChoice(walk_up_to_nom),
    EncounterChoice(leave_by_the_ditch, after=shuffles_in("tyrant-nom-1")),
)
