"""Who draws which game."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Game, found_at
from boneyard.terminal.painter import Painter
from boneyard.terminal.plain import PlainPainter

PAINTERS: Final = {"baby-boom": "boneyard.terminal.baby_boom:PAINTER"}  # imported once the game is there
PLAIN: Final = PlainPainter()


def painter_of(game: Game) -> Painter:
    """The painter who knows this game, else one who draws any."""
    painter: Painter = found_at(PAINTERS[game.name]) if game.name in PAINTERS else PLAIN
    return painter
