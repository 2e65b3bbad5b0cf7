"""Mixed Berries."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.uses import heal_itself, itself_if_hurt

BERRIES_HEAL: Final = 3
BERRIES_HEAL_OUTSIDE: Final = 5

BERRIES: Final = loot(
    "mixed_berries",
    name=Words("Mixed Berries", "Mélange de baies"),
    text=Words(
        "Heal 3 HP in battle, or 5 HP outside.",
        "Récupérez 3 PV en combat, ou 5 PV hors combat.",
    ),
    in_battle=Verb(itself_if_hurt, heal_itself(BERRIES_HEAL)),
    outside=Verb(itself_if_hurt, heal_itself(BERRIES_HEAL_OUTSIDE)),
    heals=BERRIES_HEAL_OUTSIDE,
)
