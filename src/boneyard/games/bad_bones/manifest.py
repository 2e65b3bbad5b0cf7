"""Where the parts of Bad Bones are."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Manifest
from boneyard.games.facts.in_force import loader

MANIFEST: Final = Manifest(
    "bad-bones",
    load=loader("boneyard.games.bad_bones.game:BAD_BONES"),
    words="boneyard.games.bad_bones.words",
    evaluator="boneyard.bots.bad_bones.evaluate:EVALUATOR",
    painter="boneyard.terminal.games.bad_bones.painter:PAINTER",
    protocol="boneyard.games.bad_bones.shown.protocol:PROTOCOL",
)
