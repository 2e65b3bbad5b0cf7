"""Every card has its ways: importing this module gathers them."""

from __future__ import annotations

from boneyard.games.too_many_bones import (  # noqa: F401
    ways_allies,
    ways_blasting,
    ways_classic_first,
    ways_classic_next,
    ways_classic_second,
    ways_compass,
    ways_contests,
    ways_duster,
    ways_hunt,
    ways_lair,
    ways_pass,
    ways_rats,
    ways_solo,
    ways_solo_second,
    ways_special,
    ways_trial,
    ways_tyrant,
    ways_tyrant_second,
)
from boneyard.games.too_many_bones.choices import WAYS, Way, ways
from boneyard.games.too_many_bones.content.encounters.all import ENCOUNTERS
from boneyard.games.too_many_bones.ways import plain_fight, succeed

for card in ENCOUNTERS:
    if card.key not in WAYS:
        ways(card.key, *[Way(plain_fight if choice.battle else succeed) for choice in card.choices])
