"""Stone Hammer. It is used in `activities.lockpicking.attempt`."""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

loot(
    "stone_hammer",
    name=Words("Stone Hammer", "Marteau en pierre"),
    text=Words(
        "While you pick locks, after the roll: one action die counts 4 more. Adds up with other cards on the same die.",
        "Pendant que vous crochetez, après le lancer : un dé d’action compte 4 de plus. Se cumule avec d’autres "
        "cartes sur le même dé.",
    ),
    raises=4,
)
