"""Reflex Powder Tin."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.uses import reroll_one, with_roll

POWDER_TIN: Final = loot(
    "reflex_powder_tin",
    name=Words("Reflex Powder Tin", "Boîte de poudre à réflexes"),
    text=Words(
        "Throw 1 of this turn’s dice again. You keep what it shows then.",
        "Relancez 1 des dés de ce tour. Vous gardez ce qu’il montre alors.",
    ),
    extends=Verb(with_roll, reroll_one),
)
