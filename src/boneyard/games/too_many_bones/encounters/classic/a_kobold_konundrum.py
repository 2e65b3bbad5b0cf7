"""A Kobold Konundrum (classic-05)."""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import plain_fight, succeed

encounter_choices("classic-05", EncounterChoice(succeed), EncounterChoice(plain_fight))
