"""An Issue of Lung Capacity (solo-10)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import NO_SKILL_DICE, AddRule, AddRuleForFirst, CountPoints, fight
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


def pull_a_sword(s: TooManyBones) -> None:
    """Fight for baddie points, with a stolen sword and no skill dice at first."""
    fight(s, CountPoints(0), AddRuleForFirst(BORROWED_SWORD), AddRule(NO_SKILL_DICE, 2))


def crawl_to_the_pack(s: TooManyBones) -> None:
    """Fight for baddie points, without skill dice in round 1."""
    fight(s, CountPoints(0), AddRule(NO_SKILL_DICE, 1))


encounter_choices("solo-10", EncounterChoice(pull_a_sword), EncounterChoice(crawl_to_the_pack))
