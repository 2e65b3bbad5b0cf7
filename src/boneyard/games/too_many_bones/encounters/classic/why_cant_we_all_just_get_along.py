"""Why Can’t We All Just Get Along? (classic-11)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, fight
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, NOBODY, Die
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

BEHIND_SHIELDS: Final = 2  # rounds


class FrontLine(SpecialRule):
    """While a melee baddie is on the mat, no ranged one can lose its last HP. Those in the queue do not count."""

    def may_fall(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        if baddie.chip == NOBODY or not CHIPS[baddie.chip].ranged:
            return True
        return all(CHIPS[other.chip].ranged for other in s.baddies_standing())


FRONT_LINE: Final = special_rule(30, FrontLine())


def cut_through(s: TooManyBones) -> None:
    """Fight for baddie points, the front line first."""
    fight(s, CountPoints(0), AddRule(FRONT_LINE))


class BehindShields(SpecialRule):
    """In rounds 1 and 2 melee gearlocs roll defense dice only."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return s.round > BEHIND_SHIELDS or SHEETS[gearloc.gearloc].ranged or die == DEFENSE_DIE


BEHIND_THEM: Final = special_rule(31, BehindShields())


def raise_shields(s: TooManyBones) -> None:
    """Fight for baddie points, with defense dice only at first."""
    fight(s, CountPoints(0), AddRule(BEHIND_THEM))


encounter_choices("classic-11", EncounterChoice(cut_through), EncounterChoice(raise_shields))
