"""Mechanical Assistance."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.model.ids import RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

MORE_DEX: Final = 3


def gain_dex(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """More Dex for this turn."""
    s.turn.dex += MORE_DEX


ASSISTANCE: Final = loot(
    "mechanical_assistance",
    name=Words("Mechanical Assistance", "Assistance mécanique"),
    text=Words(
        "You have 3 more Dex this turn, for steps and dice alike.",
        "Vous avez 3 de dextérité en plus ce tour-ci, pour bouger comme pour lancer des dés.",
    ),
    before_roll=Verb(nobody_in_particular, gain_dex),
)
