"""Micro Neural Implant. The target is chosen in `turns.choosing_dice`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.targeting import may_target_now
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def may_wait(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Micro Neural Implant: whether the target may be chosen after the roll, with a baddie in range."""
    return s.turn.target == NOBODY and carries(gearloc, IMPLANT) and len(may_target_now(s, gearloc)) > 0


IMPLANT: Final = loot(
    "micro_neural_implant",
    name=Words("Micro Neural Implant", "Micro-implant neuronal"),
    text=Words(
        "You may name your target after the roll, before anything is resolved. Attack dice need at least one "
        "opponent in range.",
        "Vous pouvez désigner votre cible après le lancer, avant toute résolution. Les dés d’attaque exigent au "
        "moins un adversaire à portée.",
    ),
)
