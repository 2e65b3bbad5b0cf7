"""Importing this module registers the choices of every encounter card."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.encounters.all import BY_KEY
from boneyard.games.too_many_bones.encounters.choices import ENCOUNTER_CHOICES

assert sorted(ENCOUNTER_CHOICES) == sorted(BY_KEY), "every card needs its choices"
