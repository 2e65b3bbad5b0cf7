"""Oggot Herbs."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.uses import heal_itself, itself_if_hurt

HERBS_HEAL: Final = 1

HERBS: Final = loot(
    "oggot_herbs",
    name=Words("Oggot Herbs", "Herbes d’Oggot"),
    text=Words(
        "In battle: heal 1 HP. Several uses in one turn are allowed.",
        "En combat : récupérez 1 PV. Plusieurs utilisations par tour sont permises.",
    ),
    in_battle=Verb(itself_if_hurt, heal_itself(HERBS_HEAL)),
    heals=HERBS_HEAL,
)
