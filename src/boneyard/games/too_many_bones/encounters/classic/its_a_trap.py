"""It’s a Trap! (classic-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import AT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer, attempt
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import (
    PARTY_SURPRISED,
    SURPRISED,
    AddRule,
    CountPoints,
    TakeChoice,
    fight,
    lose_outside,
    plain_fight,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

TRAP_LOCKS: Final = (lock("L", 4), lock("T", 3))
TRAP_LOSS: Final = 3
LIFT_THE_BOOT: Final = 1  # the other choice


class ChooseTinkerer(ChooseVolunteer):
    """The party chooses who works on the trap, with one attempt."""

    __slots__ = ()

    kind = "tinkerer"

    def goes(self, s: TooManyBones, gearloc: Gearloc) -> None:
        s.then(attempt(s, gearloc, s.adventure.card, TRAP_LOCKS, 0), SeeTrap())


class SeeTrap(Do):
    """The party is Surprised in any case. A trap that is not opened goes off.

    The reward of this choice is lost then (TMB-032).
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.adventure.opened == len(TRAP_LOCKS):
            fight(s, CountPoints(0), AddRule(SURPRISED, PARTY_SURPRISED))
        else:
            s.then(AddRule(SURPRISED, PARTY_SURPRISED), TakeChoice(LIFT_THE_BOOT, instead=True))


def tinker(s: TooManyBones) -> None:
    """One gearloc of the party's choice works on the trap."""
    s.then(ChooseTinkerer())


def spring_trap(s: TooManyBones) -> None:
    """Roll a D6. The gearloc with the HP nearest to it loses 3, then all fight."""
    rolled = roll_d6(s)
    nearest = nearest_to(s, rolled)
    if len(nearest) == 1:
        lose_outside(s, nearest[0], TRAP_LOSS)
    else:
        s.then(ChooseBlasted(rolled))
    plain_fight(s)


def nearest_to(s: TooManyBones, rolled: int) -> list[Gearloc]:
    """The gearlocs with the HP nearest to a number."""
    least = min([abs(gearloc.hp - rolled) for gearloc in s.party])
    return [gearloc for gearloc in s.party if abs(gearloc.hp - rolled) == least]


class ChooseBlasted(PartyQuestion):
    """The party chooses which of the tied gearlocs the trap hits."""

    __slots__ = ("rolled",)

    kind = "blasted"

    def __init__(self, rolled: int) -> None:
        self.rolled = rolled

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(AT, 0, aim_of(s, gearloc.id)) for gearloc in nearest_to(s, self.rolled)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        lose_outside(s, gearloc_aimed(s, chosen.aim), TRAP_LOSS)


encounter_choices("classic-16", EncounterChoice(tinker), EncounterChoice(spring_trap))
