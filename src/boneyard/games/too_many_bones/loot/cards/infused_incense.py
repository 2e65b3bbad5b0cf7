"""Infused Incense. Its dice are added in `loot.extra_dice`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

INCENSE_DICE: Final = 2

INCENSE: Final = loot(
    "infused_incense",
    name=Words("Infused Incense", "Encens parfumé"),
    text=Words(
        "Roll 2 more attack dice this turn, beyond your Attack and for no Dex. They need a target in range.",
        "Lancez 2 dés d’attaque de plus ce tour-ci, au-delà de votre attaque et sans dextérité. Il faut une cible "
        "à portée.",
    ),
)
