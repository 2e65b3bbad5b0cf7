"""Defused Parcel, which `encounters.tyrant.care_package` gives and `baddies.tyrants.goblin_king` uses."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.loot import BATTLE_START, PERMANENT, gift

PARCEL: Final = gift(
    "defused_parcel",
    name=Words("Defused Parcel", "Colis désamorcé"),
    text=Words(
        "As the battle against the Goblin King starts, you may destroy the Throne with it. You keep it for the "
        "next time.",
        "Au début du combat contre le roi des gobelins, vous pouvez vous en servir pour détruire le Trône. Vous "
        "le gardez pour la fois suivante.",
    ),
    when=BATTLE_START,
    uses=PERMANENT,
)
