"""Finally, Open Sky (classic-20)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, fight
from boneyard.games.too_many_bones.model.ids import DEFENSE_DIE, Die
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

COVER_ROUNDS: Final = 2


class OpenGround(SpecialRule):
    """Defense dice may not be rolled."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return die != DEFENSE_DIE


class BehindRocks(SpecialRule):
    """Only defense dice may be rolled in the first two rounds."""

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        return die == DEFENSE_DIE or s.round > COVER_ROUNDS


OPEN_GROUND: Final = special_rule(37, OpenGround())
BEHIND_ROCKS: Final = special_rule(38, BehindRocks())


def stand_tall(s: TooManyBones) -> None:
    """Fight in the open, without defense dice."""
    fight(s, CountPoints(0), AddRule(OPEN_GROUND))


def take_cover(s: TooManyBones) -> None:
    """Fight behind rocks, with defense dice only at first."""
    fight(s, CountPoints(0), AddRule(BEHIND_ROCKS))


encounter_choices("classic-20", EncounterChoice(stand_tall), EncounterChoice(take_cover))
