"""Utility Parts."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.uses import restore, with_exhausted

UTILITY_PARTS: Final = loot(
    "utility_parts",
    name=Words("Utility Parts", "Pièces détachées"),
    text=Words(
        "One exhausted die comes back, yours or another gearloc’s: a skill die to its slot, or a white die, which "
        "raises its stat again.",
        "Un dé défaussé revient, à vous ou à un autre gearloc : un dé de capacité à sa place, ou un dé blanc, qui "
        "relève sa caractéristique.",
    ),
    in_battle=Verb(with_exhausted, restore),
)
