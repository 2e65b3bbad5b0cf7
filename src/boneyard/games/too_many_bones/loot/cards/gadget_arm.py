"""Gadget Arm. It is used in `activities.training`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

GADGET_ARM: Final = loot(
    "gadget_arm",
    name=Words("Gadget Arm", "Bras à gadgets"),
    text=Words(
        "After an Attack or Defense attempt of yours has failed in training: make it again. One use for each new "
        "attempt.",
        "Après un essai d’attaque ou de défense raté à l’entraînement : recommencez-le. Chaque nouvel essai coûte "
        "une utilisation.",
    ),
)
