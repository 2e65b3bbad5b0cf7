"""Sticks and Stones (classic-19)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, AddRuleForFirst, CountPoints, fight
from boneyard.games.too_many_bones.model.ids import SKILL_DICE, Die
from boneyard.games.too_many_bones.model.state import CHIP, RISEN, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


class Sticks(SpecialRule):
    """Skill dice may not be rolled or used, but bones count double in the backup plan."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return die >= SKILL_DICE

    def may_use(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        return False

    def bones(self, s: TooManyBones, gearloc: Gearloc, bones: int, argument: int) -> int:
        return bones * 2


class Thief(SpecialRule):
    """No skill dice until the first baddie of lane 1 is defeated. The argument is its chip."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return die >= SKILL_DICE or is_caught(s, argument)

    def may_use(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        return is_caught(s, argument)


def is_caught(s: TooManyBones, thief: int) -> bool:
    """Whether a chip was defeated. One that has risen was, one that went back to the queue was not."""
    here = [baddie.chip for baddie in s.baddies_standing() if not baddie.risen]
    coming = [chip & CHIP for chip in s.queue if not chip & RISEN]
    return thief not in here + coming


STICKS: Final = special_rule(35, Sticks())
THIEF: Final = special_rule(36, Thief())


def break_branches(s: TooManyBones) -> None:
    """Fight for baddie points, without skill dice."""
    fight(s, CountPoints(0), AddRule(STICKS))


def chase_thief(s: TooManyBones) -> None:
    """Fight for baddie points, without skill dice until the thief is defeated."""
    fight(s, CountPoints(0), AddRuleForFirst(THIEF))


encounter_choices("classic-19", EncounterChoice(break_branches), EncounterChoice(chase_thief))
