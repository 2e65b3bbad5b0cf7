"""Tewaren Gem. It is used in `adventure.recovery`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

GEM: Final = loot(
    "tewaren_gem",
    name=Words("Tewaren Gem", "Gemme de Tewaren"),
    text=Words(
        "In recovery: draw 1 locked trove for this card. Your individual option stays free.",
        "En récupération : piochez 1 butin verrouillé contre cette carte. Votre option individuelle reste disponible.",
    ),
)
