"""Prying Iron. It is used in `activities.lockpicking.attempt`."""

from __future__ import annotations

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot

loot(
    "prying_iron",
    name=Words("Prying Iron", "Pied-de-biche"),
    text=Words(
        "While you pick locks, after the roll: one action die counts 2 more. Adds up with other cards on the same die.",
        "Pendant que vous crochetez, après le lancer : un dé d’action compte 2 de plus. Se cumule avec d’autres "
        "cartes sur le même dé.",
    ),
    raises=2,
)
