"""Reflex Powder.

It is used in `activities.training`, `activities.lockpicking.attempt` and `battle.initiative` too.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.uses import reroll_one, with_roll

REFLEX_POWDER: Final = loot(
    "reflex_powder",
    name=Words("Reflex Powder", "Poudre à réflexes"),
    text=Words(
        "Re-roll a die you have seen: one of your turn, of your training, an action die of your lockpicking, or "
        "your initiative die. You keep what it shows then.",
        "Relancez un dé après l’avoir vu : un dé de votre tour, de votre entraînement, un dé d’action de votre "
        "crochetage, ou votre dé d’initiative. Vous gardez ce qu’il montre alors.",
    ),
    in_battle=Verb(with_roll, reroll_one),
)
