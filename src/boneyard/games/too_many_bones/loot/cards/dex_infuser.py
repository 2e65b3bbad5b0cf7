"""Dex Infuser. `turns.choosing_dice` says what it does."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

DEX_INFUSER: Final = loot(
    "dex_infuser",
    name=Words("Dex Infuser", "Infuseur de dextérité"),
    text=Words(
        "Roll 1 more die that you have not rolled this turn, for no Dex, and resolve it at once. If it is an "
        "attack die, your target must be in range.",
        "Lancez 1 dé de plus que vous n’avez pas lancé ce tour-ci, sans dextérité, et résolvez-le aussitôt. Si "
        "c’est un dé d’attaque, votre cible doit être à portée.",
    ),
)
