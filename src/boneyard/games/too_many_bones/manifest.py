"""Where the parts of Too Many Bones are."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Manifest
from boneyard.games.facts.in_force import loader

MANIFEST: Final = Manifest(
    "too-many-bones",
    load=loader("boneyard.games.too_many_bones.game:TOO_MANY_BONES"),
    words="boneyard.games.too_many_bones.words",
    evaluator="boneyard.bots.too_many_bones.evaluate:EVALUATOR",
    painter="boneyard.terminal.games.too_many_bones.painter:PAINTER",
    protocol="boneyard.games.too_many_bones.shown.protocol:PROTOCOL",
)
