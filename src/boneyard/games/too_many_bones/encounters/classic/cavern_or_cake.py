"""Cavern or Cake? (classic-12)."""

from __future__ import annotations

from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import BADDIES_SURPRISED, SURPRISED, AddRule, CountPoints, fight
from boneyard.games.too_many_bones.model.state import TooManyBones


def climb_down(s: TooManyBones) -> None:
    """Fight for 6 or 12 more points."""
    fight(s, CountPoints(by_size(s, 6, 12)))


def go_to_dinner(s: TooManyBones) -> None:
    """Fight for baddie points. The baddies are Surprised."""
    fight(s, CountPoints(0), AddRule(SURPRISED, BADDIES_SURPRISED))


encounter_choices("classic-12", EncounterChoice(climb_down), EncounterChoice(go_to_dinner))
