"""Tattered Map. It is used in `adventure.days`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

MAP: Final = loot(
    "tattered_map",
    name=Words("Tattered Map", "Carte en lambeaux"),
    text=Words(
        "At the start of a new day: draw 2 encounters instead of 1, meet one of them and put the other under the "
        "deck. Not on a day for the tyrant.",
        "Au début d’un nouveau jour : piochez 2 rencontres au lieu d’une, jouez-en une et mettez l’autre sous le "
        "paquet. Pas le jour où l’on défie le tyran.",
    ),
)
