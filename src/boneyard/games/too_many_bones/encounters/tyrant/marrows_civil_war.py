"""Marrow’s Civil War (tyrant-marrow-2)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.queue import remove_type
from boneyard.games.too_many_bones.encounters.chips_of_type import BOG, TYPE_ONLY
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import AddRule, CountPoints, fight
from boneyard.games.too_many_bones.model.ids import TYPES
from boneyard.games.too_many_bones.model.state import TooManyBones

SCALE: Final = TYPES.index("scale")


def line_up_with_spears(s: TooManyBones) -> None:
    """Fight for baddie points in Bog chips."""
    fight(s, AddRule(TYPE_ONLY, BOG), CountPoints(0))


def line_up_with_slime(s: TooManyBones) -> None:
    """Fight for baddie points in Scale chips."""
    fight(s, AddRule(TYPE_ONLY, SCALE), CountPoints(0))


def beat_bog(s: TooManyBones) -> None:
    """Remove the Bog chips from the adventure."""
    remove_type(s, BOG)


def beat_scale(s: TooManyBones) -> None:
    """Remove the Scale chips from the adventure."""
    remove_type(s, SCALE)


encounter_choices(
    "tyrant-marrow-2",
    EncounterChoice(line_up_with_spears, wins=beat_bog),
    EncounterChoice(line_up_with_slime, wins=beat_scale),
)
