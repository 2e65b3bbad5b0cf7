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
    """Bones are kept, but not spent."""

    def may_plan(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        """Nobody has a backup plan here."""
        return False


class PainfulIdeas(SpecialRule):
    """Every bones hurts who rolls it."""

    def bones_rolled(self, s: TooManyBones, gearloc: Gearloc, bones: int, argument: int) -> None:
        """One damage each."""
        deal(s, Damage(gearloc.id, bones, PLAIN, NOBODY))


NO_IDEAS: Final = special_rule(17, NoIdeas())
PAINFUL_IDEAS: Final = special_rule(18, PainfulIdeas())


def stop_having_ideas(s: TooManyBones) -> None:
    """Baddie points, and no backup plans."""
    fight(s, CountPoints(0), AddRule(NO_IDEAS))


def think_through_pain(s: TooManyBones) -> None:
    """Baddie points, and bones that hurt."""
    fight(s, CountPoints(0), AddRule(PAINFUL_IDEAS))


encounter_choices("tyrant-gendricks-2", EncounterChoice(stop_having_ideas), EncounterChoice(think_through_pain))
