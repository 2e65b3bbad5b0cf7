"""Go Big or Go Home (classic-08)."""

from __future__ import annotations

from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddChips, CountPoints, fight, fight_with
from boneyard.games.too_many_bones.model.state import TooManyBones


def greet_large(s: TooManyBones) -> None:
    """Fight for baddie points, with 5-pt baddies on top."""
    fight(s, CountPoints(0), AddChips(5, by_size(s, 1, 2), top=True))


encounter_choices("classic-08", EncounterChoice(greet_large), EncounterChoice(fight_with(-2)))
