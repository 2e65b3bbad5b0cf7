"""Sparring Weapon. It is used in `activities.training`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

SPARRING_WEAPON: Final = loot(
    "sparring_weapon",
    name=Words("Sparring Weapon", "Arme d’entraînement"),
    text=Words(
        "Each training attempt of yours is forgiven a single bone, counted after all re-rolls; 2 or more still "
        "fail. Does not add up with its like.",
        "Chacun de vos essais d’entraînement tolère un seul os, compté après toute relance ; 2 ou plus le font "
        "échouer. Ne se cumule pas avec ses semblables.",
    ),
)
