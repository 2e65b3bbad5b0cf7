"""The painter of each game."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Game, found_at
from boneyard.terminal.games.any import PlainPainter
from boneyard.terminal.painter import Painter

PAINTERS: Final = {  # imported once the game is there
    "baby-boom": "boneyard.terminal.games.baby_boom:PAINTER",
    "bad-bones": "boneyard.terminal.games.bad_bones.painter:PAINTER",
    "too-many-bones": "boneyard.terminal.games.too_many_bones.painter:PAINTER",
}
PLAIN: Final = PlainPainter()


def painter_of(game: Game) -> Painter:
    """The painter of this game, or one that draws any game."""
    painter: Painter = found_at(PAINTERS[game.name]) if game.name in PAINTERS else PLAIN
    return painter
