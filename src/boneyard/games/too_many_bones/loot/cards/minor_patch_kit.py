"""Minor Patch Kit."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.verbs import any_hurt_gearloc
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.uses import heal_aimed

PATCH_KIT_HEALS: Final = 1

PATCH_KIT: Final = loot(
    "minor_patch_kit",
    name=Words("Minor Patch Kit", "Petite trousse de soins"),
    text=Words(
        "Any one gearloc heals 1 HP.",
        "Un gearloc de votre choix récupère 1 PV.",
    ),
    extends=Verb(any_hurt_gearloc, heal_aimed(PATCH_KIT_HEALS)),
)
