"""Where the parts of Baby Boom are."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Manifest
from boneyard.games.facts.in_force import loader

MANIFEST: Final = Manifest(
    "baby-boom",
    load=loader("boneyard.games.baby_boom.game:BABY_BOOM"),
    words="boneyard.games.baby_boom.words",
    evaluator="boneyard.bots.baby_boom:EVALUATOR",
    painter="boneyard.terminal.games.baby_boom:PAINTER",
    protocol="boneyard.games.baby_boom.protocol:PROTOCOL",
)
