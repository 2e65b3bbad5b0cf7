"""A Dire Situation (solo-04)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import NO_SKILL_DICE, AddRule, CallChip, fight
from boneyard.games.too_many_bones.model.ids import SKILL_DICE, Die
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

DARK_ROUNDS: Final = 2
WOLVES: Final = tuple([CallChip(CHIP_KEYS[key].chip, top=False) for key in ("dire_wolf", "wolf")])  # by strength


class OnlySkillDice(SpecialRule):
    """Only skill dice may be rolled in the first rounds. The argument says how many."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return s.round > argument or die < SKILL_DICE


ONLY_SKILL_DICE: Final = special_rule(10, OnlySkillDice())


def feel_for_a_blade(s: TooManyBones) -> None:
    """Fight two wolves, with only white dice at first."""
    fight(s, *WOLVES, AddRule(NO_SKILL_DICE, DARK_ROUNDS))


def empty_the_pack(s: TooManyBones) -> None:
    """Fight two wolves, with only skill dice at first."""
    fight(s, *WOLVES, AddRule(ONLY_SKILL_DICE, DARK_ROUNDS))


encounter_choices("solo-04", EncounterChoice(feel_for_a_blade), EncounterChoice(empty_the_pack))
