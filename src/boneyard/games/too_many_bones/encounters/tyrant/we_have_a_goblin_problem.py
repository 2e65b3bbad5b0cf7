"""We Have a Goblin Problem (tyrant-goblin-king-2)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.baddies.tyrants.objects import by_size
from boneyard.games.too_many_bones.encounters.chips_of_type import AddOfType
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import CountPoints, fight
from boneyard.games.too_many_bones.model.adventure import GOBLIN_TRAIL
from boneyard.games.too_many_bones.model.ids import TYPES
from boneyard.games.too_many_bones.model.state import TooManyBones

GOBLIN: Final = TYPES.index("goblin")


def start_counting(s: TooManyBones) -> None:
    """Fight for baddie points, with one more Goblin on top."""
    fight(s, CountPoints(0), AddOfType(by_size(s, 1, 5), GOBLIN, 1))


def leave_a_trail(s: TooManyBones) -> None:
    """Goblins follow the party from now on."""
    s.adventure.marks |= GOBLIN_TRAIL


encounter_choices("tyrant-goblin-king-2", EncounterChoice(start_counting, after=leave_a_trail))
