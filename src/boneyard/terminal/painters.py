"""Who draws which game."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Game, found_at
from boneyard.terminal.painter import Painter
from boneyard.terminal.plain import PlainPainter

PAINTERS: Final = {  # imported once the game is there
    "baby-boom": "boneyard.terminal.baby_boom:PAINTER",
    "bad-bones": "boneyard.terminal.bad_bones:PAINTER",
    "too-many-bones": "boneyard.terminal.too_many_bones:PAINTER",
}
PLAIN: Final = PlainPainter()


def painter_of(game: Game) -> Painter:
    """The painter who knows this game, else one who draws any."""
    painter: Painter = found_at(PAINTERS[game.name]) if game.name in PAINTERS else PLAIN
    return painter
