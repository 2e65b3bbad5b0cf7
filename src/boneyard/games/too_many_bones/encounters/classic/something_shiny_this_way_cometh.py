"""Something Shiny This Way Cometh (classic-14)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import SOME_BATTLE, Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import (
    BADDIES_SURPRISED,
    SURPRISED,
    AddChips,
    AddRule,
    CountPoints,
    Done,
    fight,
)
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import KO


class FollowLights(Do):
    """Fight the second battle if the first is won. HP and locked slots stay as they are.

    Losing either gives nothing.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.ending == "won":
            fight(s, LeaveBehind(), CountPoints(-8), AddRule(STILL_DOWN))
        else:
            s.then(Done(success=False))


class LeaveBehind(Do):
    """A KO gearloc is not set up again."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        s.order = [gearloc.id for gearloc in s.party if not gearloc.hp]


class StillDown(SpecialRule):
    """A gearloc KO in the first battle is KO in the second, and may be revived."""

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        s.order = []
        for gearloc in s.party:
            if not gearloc.hp:
                gearloc.where = KO


STILL_DOWN: Final = special_rule(32, StillDown())


def storm_glow(s: TooManyBones) -> None:
    """Fight for two D6 more points. The baddies are Surprised."""
    fight(s, CountPoints(roll_d6(s) + roll_d6(s)), AddRule(SURPRISED, BADDIES_SURPRISED))


encounter(
    "classic-14",
    title=Words("Something Shiny This Way Cometh", "Quelque chose de brillant vient par ici"),
    premise=Words(
        "Two lights bob through the dusk towards a bigger one. Good manners would be to follow at a distance.",
        "Deux lueurs vont dans le crépuscule vers une plus grande. La politesse voudrait qu’on suive de loin.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Take the two lights first", "Prendre d’abord les deux lueurs"),
            text=Words(
                "Two battles, both to be won: losing either gives nothing, not even progress. First exactly two "
                "5-pt baddies. In between the mat is cleared, exhausted dice come back, Active slots and Backup "
                "Plans are emptied; HP and Locked slots stay. The second: baddie points of the day, −8; with 0 or "
                "less it is won at once.",
                "Deux combats, tous deux à gagner : en perdre un ne rapporte rien, pas même de progrès. D’abord, "
                "exactement deux vilains à 5 pts. Entre les deux, le tapis est vidé, les dés défaussés "
                "reviennent, cases actives et plans B sont vidés ; PV et cases bloquées restent. Le second : "
                "points de vilains du jour, −8 ; à 0 ou moins, il est aussitôt gagné.",
            ),
            battle=Battle(AddChips(5, 2, top=True), ends=(AfterBattle(), FollowLights())),
        ),
        EncounterChoice(
            label=Words("Storm the glow", "Charger la grande lueur"),
            text=Words(
                "Baddie points of the day, plus the sum of two D6. The baddies set up are Surprised: they start "
                "at the bottom of the meter.",
                "Points de vilains du jour, plus la somme de deux D6. Les vilains placés au départ sont Surpris : "
                "ils commencent en bas de la jauge.",
            ),
            starts=storm_glow,
            battle=SOME_BATTLE,
            rewards=Rewards(training=1),
        ),
    ),
)
