"""Red Minotaur. It is used in `activities.training`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

RED_MINOTAUR: Final = loot(
    "red_minotaur",
    name=Words("Red Minotaur", "Minotaure rouge"),
    text=Words(
        "One training attempt of yours is forgiven a single bone, counted after all re-rolls; 2 or more still "
        "fail. You may wait for the roll before you say so. Does not add up with its like.",
        "Un de vos essais d’entraînement tolère un seul os, compté après toute relance ; 2 ou plus le font "
        "échouer. Vous pouvez attendre le lancer pour l’annoncer. Ne se cumule pas avec ses semblables.",
    ),
)
