"""Fortunate Discovery."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.battle.verbs import discover, with_finds
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb

FORTUNATE_DISCOVERY: Final = loot(
    "fortunate_discovery",
    name=Words("Fortunate Discovery", "Heureuse trouvaille"),
    text=Words(
        "Take one of your own consumable dice from the tray; E-Cells are rolled and locked at once. Tantrum may "
        "set his Axe Collector to 3 instead. Does nothing for Body Count.",
        "Prenez un de vos propres dés consommables dans la réserve ; les Cellules énergétiques sont lancées et "
        "bloquées aussitôt. Furax peut plutôt mettre son Compteur de haches sur 3. Sans effet sur le Compteur de "
        "morts.",
    ),
    in_battle=Verb(with_finds, discover),
    outside=Verb(with_finds, discover),
)
