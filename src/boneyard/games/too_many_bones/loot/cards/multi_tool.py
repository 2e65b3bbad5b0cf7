"""Multi-Tool. It is used in `activities.lockpicking.attempt`."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

MULTI_TOOL: Final = loot(
    "multi_tool",
    name=Words("Multi-Tool", "Outil multifonction"),
    text=Words(
        "While any gearloc picks locks, after the roll: one action die counts 1 more. Adds up with other cards on "
        "the same die.",
        "Pendant qu’un gearloc crochète, après le lancer : un dé d’action compte 1 de plus. Se cumule avec "
        "d’autres cartes sur le même dé.",
    ),
    raises=1,
)
