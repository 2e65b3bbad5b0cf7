"""Who draws which game."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Game
from boneyard.terminal.baby_boom import BabyBoomPainter
from boneyard.terminal.painter import Painter

PAINTERS: Final[dict[str, Painter]] = {"baby-boom": BabyBoomPainter()}


def painter_of(game: Game) -> Painter:
    """The painter who knows this game."""
    return PAINTERS[game.name]
