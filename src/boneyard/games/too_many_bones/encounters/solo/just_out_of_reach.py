"""Just Out of Reach (solo-02)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import BADDIES_SURPRISED, SURPRISED, AddRule, CountPoints
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones

ROCKS: Final = 2  # points more


class ArchersFirst(SpecialRule):
    """Ranged baddies go to the top of the meter before round 1, in their order."""

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        archers = [unit for unit in s.meter if unit >= FIRST_BADDIE and CHIPS[s.baddie(unit).chip].ranged]
        s.meter = archers + [unit for unit in s.meter if unit not in archers]


class Rooted(SpecialRule):
    """Baddies do not move in round 1."""

    def may_move(self, s: TooManyBones, unit: int, argument: int) -> bool:
        return unit < FIRST_BADDIE or s.round > 1


ARCHERS_FIRST: Final = special_rule(8, ArchersFirst())
ROOTED: Final = special_rule(9, Rooted())

encounter(
    "solo-02",
    title=Words("Just Out of Reach", "Presque à portée"),
    premise=Words(
        "Cold water glitters between the rocks. Anyone with a bow will have noticed as well.",
        "De l’eau fraîche brille entre les rochers. Quiconque possède un arc l’aura remarquée aussi.",
    ),
    rewards=Rewards(training=1, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("March straight to the water", "Marcher droit vers l’eau"),
            text=Words(
                "Baddie points of the day, +2. Ranged baddies go to the top of the initiative meter before round 1.",
                "Points de vilains du jour, +2. Avant la manche 1, les vilains à distance passent en haut de la"
                " jauge d’initiative.",
            ),
            battle=Battle(CountPoints(ROCKS), AddRule(ARCHERS_FIRST)),
            rewards=Rewards(progress=1, training=1),
        ),
        EncounterChoice(
            label=Words("Scramble over the rocks", "Escalader les rochers"),
            text=Words(
                "Baddie points of the day, +2. The baddies set up are Surprised: they start at the bottom of the"
                " meter. No baddie moves in round 1.",
                "Points de vilains du jour, +2. Les vilains placés au départ sont Surpris : ils commencent en bas"
                " de la jauge. Aucun vilain ne se déplace pendant la manche 1.",
            ),
            battle=Battle(CountPoints(ROCKS), AddRule(SURPRISED, BADDIES_SURPRISED), AddRule(ROOTED)),
            rewards=Rewards(training=1),
        ),
    ),
)
