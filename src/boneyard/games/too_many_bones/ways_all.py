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
from boneyard.games.too_many_bones.choices import WAYS
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY

assert sorted(WAYS) == sorted(BY_KEY), "every card needs its ways"
