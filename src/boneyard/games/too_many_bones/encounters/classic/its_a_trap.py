"""It’s a Trap! (classic-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.activities.lockpicking.locks import lock
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import AT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.content.encounters import SOME_BATTLE, Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.attempts import ChooseVolunteer, attempt
from boneyard.games.too_many_bones.encounters.steps import (
    PARTY_SURPRISED,
    SURPRISED,
    AddRule,
    CountPoints,
    TakeChoice,
    fight,
    lose_outside,
)
from boneyard.games.too_many_bones.model.rewards import Rewards
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


encounter(
    "classic-16",
    title=Words("It’s a Trap!", "C’est un piège !"),
    premise=Words(
        "Click. Nobody moves, nobody breathes, and everybody looks at one pair of boots.",
        "Clic. Personne ne bouge, personne ne respire, et tout le monde regarde la même paire de bottes.",
    ),
    rewards=Rewards(progress=1, training=1, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Tinker with the mechanism", "Bricoler le mécanisme"),
            text=Words(
                "One gearloc of the party’s choice makes one lockpicking attempt at Lever 4, Trip 3. Opened or "
                "not, the party is Surprised: all gearlocs start at the bottom of the meter. Both locks open: "
                "baddie points of the day. Otherwise the other choice is taken instead, and the reward beside "
                "this choice is lost.",
                "Un gearloc au choix du groupe fait une tentative de crochetage : loquet 4, taquet 3. Dans tous "
                "les cas, le groupe est Surpris : tous les gearlocs commencent en bas de la jauge. Les deux "
                "verrous ouverts : points de vilains du jour. Sinon, l’autre choix s’applique à la place, et la "
                "récompense de ce choix-ci est perdue.",
            ),
            starts=tinker,
            battle=SOME_BATTLE,
            rewards=Rewards(training=1),
        ),
        EncounterChoice(
            label=Words("Lift the boot", "Lever la botte"),
            text=Words(
                "Before the battle a D6 is rolled: the gearloc whose HP are nearest to the result loses 3 HP, but "
                "never its last; the party picks among equals. Then baddie points of the day.",
                "Avant le combat, on lance un D6 : le gearloc dont les PV sont les plus proches du résultat perd "
                "3 PV, mais jamais le dernier ; le groupe départage. Puis points de vilains du jour.",
            ),
            first=spring_trap,
            battle=Battle(CountPoints(0)),
        ),
    ),
)
