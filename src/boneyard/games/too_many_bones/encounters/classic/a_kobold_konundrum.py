"""A Kobold Konundrum (classic-05)."""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.choices import Way, ways
from boneyard.games.too_many_bones.encounters.steps import plain_fight, succeed

ways("classic-05", Way(succeed), Way(plain_fight))
