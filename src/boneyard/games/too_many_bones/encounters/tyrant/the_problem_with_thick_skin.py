"""The Problem With Thick Skin (tyrant-nom-1)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.ending import CheckBattle, remove_baddie
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import NOM
from boneyard.games.too_many_bones.content.encounters import Battle, BySize, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import (
    AddByValue,
    AddRule,
    CountPoints,
    Done,
    lose_outside,
    shuffles_in,
)
from boneyard.games.too_many_bones.events.battle import Left
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from boneyard.games.too_many_bones.model.rewards import Rewards
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


def leave_by_the_ditch(s: TooManyBones) -> None:
    """Everybody loses HP, without a success."""
    for gearloc in s.party:
        lose_outside(s, gearloc, DITCH)
    s.then(Done(success=False))


encounter(
    "tyrant-nom-1",
    title=Words("The Problem With Thick Skin", "Il nous mène au bâton"),
    premise=Words(
        "A belly stands in the road, and the belly has friends. It was not expected before next week.",
        "Un ventre se tient sur la route, et ce ventre a des amis. On ne l’attendait pas avant la semaine prochaine.",
    ),
    rewards=Rewards(),
    tyrant="nom",
    source="encounter cards, fan translation; rulebook FR; publisher FAQ",
    choices=(
        EncounterChoice(
            label=Words("Walk up to the belly", "Marcher droit sur le ventre"),
            text=Words(
                "Baddie points of the day, and two baddies more: 1-pt with one or two gearlocs, 5-pt with three or"
                " four. Nom goes on top of the battle queue. He leaves as soon as he is down to 5 HP or less, at"
                " the latest when round 3 ends; the others stay. The battle is won once Nom is gone and all others"
                " are defeated. Defeating him here does not win the adventure.",
                "Points de vilains du jour, et deux vilains de plus : à 1 pt à un ou deux gearlocs, à 5 pts à"
                " trois ou quatre. Miâm va en haut de la file d’attente. Il s’en va dès qu’il a 5 PV ou moins, au"
                " plus tard à la fin de la manche 3 ; les autres restent. Le combat est gagné quand Miâm n’est"
                " plus là et que tous les autres sont vaincus. Le vaincre ici ne fait pas gagner l’aventure.",
            ),
            battle=Battle(CountPoints(0), BySize(AddByValue(1, 2), AddByValue(5, 2)), CallNom(), AddRule(NOM_LEAVES)),
            rewards=Rewards(progress=1, training=1, loot_each=1),
        ),
        EncounterChoice(
            label=Words("Leave by the ditch", "Filer par le fossé"),
            text=Words(
                "Each gearloc loses 2 HP, but never the last. There is no reward: the card is shuffled into the"
                " encounter deck, and recovery follows.",
                "Chaque gearloc perd 2 PV, mais jamais le dernier. Pas de récompense : la carte est mélangée au"
                " paquet de rencontres, puis vient la récupération.",
            ),
            starts=leave_by_the_ditch,
            fruitless=True,
            after=shuffles_in("tyrant-nom-1"),
        ),
    ),
)
