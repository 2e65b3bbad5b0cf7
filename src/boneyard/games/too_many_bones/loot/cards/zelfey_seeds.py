"""Zelfey Seeds."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.aims import aim_of
from boneyard.games.too_many_bones.battle.damage import can_be_healed
from boneyard.games.too_many_bones.battle.verbs import any_hurt_gearloc
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.uses import heal_aimed
from boneyard.games.too_many_bones.model.ids import RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

SEEDS_HEAL: Final = 2


def any_hurt_in_party(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any gearloc that lacks HP, even all of it."""
    return [aim_of(s, other.id) for other in s.party if can_be_healed(s, other)]


ZELFEY_SEEDS: Final = loot(
    "zelfey_seeds",
    name=Words("Zelfey Seeds", "Graines de zelfey"),
    text=Words(
        "Any one gearloc heals 2 HP.",
        "Un gearloc de votre choix récupère 2 PV.",
    ),
    in_battle=Verb(any_hurt_gearloc, heal_aimed(SEEDS_HEAL)),
    outside=Verb(any_hurt_in_party, heal_aimed(SEEDS_HEAL)),
    heals=SEEDS_HEAL,
)
