"""Exploding Shrooms. `loot.backup_plan` lowers the prices."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

SHROOMS_LOWER: Final = 1  # every price

SHROOMS: Final = loot(
    "exploding_shrooms",
    name=Words("Exploding Shrooms", "Champignons explosifs"),
    text=Words(
        "All abilities of your backup plan, extensions too, cost 1 bone less, but never less than 1. The "
        "better innate still costs 6.",
        "Toutes les capacités de votre plan B, extensions comprises, coûtent 1 os de moins, mais au moins 1. Le "
        "meilleur talent inné en coûte toujours 6.",
    ),
)
