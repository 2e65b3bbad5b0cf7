"""The Language of the Orb (tyrant-gendricks-2)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, special_rule
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, fight
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


class NoIdeas(SpecialRule):
    """The backup plan may not be used. Bones are still kept."""

    def may_plan(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        return False


class PainfulIdeas(SpecialRule):
    """Each bones deals 1 damage to the gearloc that rolls it."""

    def bones_rolled(self, s: TooManyBones, gearloc: Gearloc, bones: int, argument: int) -> None:
        deal(s, Damage(gearloc.id, bones, PLAIN, NOBODY))


NO_IDEAS: Final = special_rule(17, NoIdeas())
PAINFUL_IDEAS: Final = special_rule(18, PainfulIdeas())


def stop_having_ideas(s: TooManyBones) -> None:
    """Fight for baddie points, without backup plans."""
    fight(s, CountPoints(0), AddRule(NO_IDEAS))


def think_through_pain(s: TooManyBones) -> None:
    """Fight for baddie points, with bones that hurt."""
    fight(s, CountPoints(0), AddRule(PAINFUL_IDEAS))


encounter_choices("tyrant-gendricks-2", EncounterChoice(stop_having_ideas), EncounterChoice(think_through_pain))
