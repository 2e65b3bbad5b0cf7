"""Mech-Pick. It is used in `activities.lockpicking.attempt`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

MECH_PICK_OPENS: Final = 4  # or less, after all reductions (TMB-099)

MECH_PICK: Final = loot(
    "mech_pick",
    name=Words("Mech-Pick", "Crochet mécanique"),
    text=Words(
        "While you pick locks, before you roll for a lock: it opens without dice or roll, if its value is 4 or "
        "less after all reductions.",
        "Pendant que vous crochetez, avant de lancer les dés pour un verrou : il s’ouvre sans dé ni lancer, si sa "
        "valeur est de 4 ou moins après toute réduction.",
    ),
)
