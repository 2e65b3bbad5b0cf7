"""An Issue of Lung Capacity (solo-10)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.encounters import Battle, EncounterChoice, encounter
from boneyard.games.too_many_bones.encounters.steps import NO_SKILL_DICE, AddRule, AddRuleForFirst, CountPoints
from boneyard.games.too_many_bones.model.rewards import Rewards
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

BORROWED: Final = 2  # Attack


class BorrowedSword(SpecialRule):
    """The first baddie of lane 1 has less Attack, the gearloc one more. The argument is its chip."""

    def attack(self, s: TooManyBones, gearloc: Gearloc, dice: int, argument: int) -> int:
        return dice + 1

    def baddie_attack(self, s: TooManyBones, baddie: Baddie, dice: int, argument: int) -> int:
        return dice - BORROWED if baddie.chip == argument else dice


BORROWED_SWORD: Final = special_rule(47, BorrowedSword())

encounter(
    "solo-10",
    title=Words("An Issue of Lung Capacity", "Une question de souffle"),
    premise=Words(
        "The reed is short, the water is cold, and the boots on the bank show no sign of leaving.",
        "Le roseau est court, l’eau est froide, et les bottes sur la berge ne font pas mine de partir.",
    ),
    rewards=Rewards(progress=1, training=2, loot_each=1),
    choices=(
        EncounterChoice(
            label=Words("Pull a sword off a belt", "Tirer une épée d’un ceinturon"),
            text=Words(
                "Baddie points of the day. Whichever baddie enters lane 1 first has 2 Attack less; the gearloc has"
                " 1 Attack more. No skill dice in rounds 1 and 2.",
                "Points de vilains du jour. Le premier vilain qui entre sur la piste 1 a 2 d’attaque en moins, le "
                "gearloc 1 de plus. Aucun dé de capacité pendant les manches 1 et 2.",
            ),
            battle=Battle(CountPoints(0), AddRuleForFirst(BORROWED_SWORD), AddRule(NO_SKILL_DICE, 2)),
        ),
        EncounterChoice(
            label=Words("Crawl back to the pack", "Ramper jusqu’au sac"),
            text=Words(
                "Baddie points of the day. No skill dice in round 1.",
                "Points de vilains du jour. Aucun dé de capacité pendant la manche 1.",
            ),
            battle=Battle(CountPoints(0), AddRule(NO_SKILL_DICE, 1)),
        ),
    ),
)
