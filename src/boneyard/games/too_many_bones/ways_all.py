"""Every card has its ways: importing this module gathers them."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.ways import WAYS, Way, plain_fight, succeed, ways

for card in ENCOUNTERS:
    if card.key not in WAYS:
        ways(card.key, *[Way(plain_fight if choice.battle else succeed) for choice in card.choices])
