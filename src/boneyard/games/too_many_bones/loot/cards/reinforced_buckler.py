"""Reinforced Buckler. Its die is added in `loot.extra_dice`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

BUCKLER_DICE: Final = 1

BUCKLER: Final = loot(
    "reinforced_buckler",
    name=Words("Reinforced Buckler", "Rondache renforcée"),
    text=Words(
        "On each of your turns roll 1 more defense die, beyond your Defense and for no Dex.",
        "À chacun de vos tours, lancez 1 dé de défense de plus, au-delà de votre défense et sans dextérité.",
    ),
)
