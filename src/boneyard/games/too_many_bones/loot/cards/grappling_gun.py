"""Grappling Gun."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.model.ids import UNTARGETABLE, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def hide(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Grappling Gun: nobody can target the gearloc until its next turn (TMB-200)."""
    put_effect(s, gearloc.id, UNTARGETABLE)


GRAPPLING_GUN: Final = loot(
    "grappling_gun",
    name=Words("Grappling Gun", "Lance-grappin"),
    text=Words(
        "Get an Untargetable die, which stays on you until your next turn begins. Once per battle.",
        "Recevez un dé Camouflage, qui reste sur vous jusqu’au début de votre prochain tour. Une fois par combat.",
    ),
    extends=Verb(nobody_in_particular, hide),
)
