"""Who draws which game."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Game
from boneyard.terminal.baby_boom import BabyBoomPainter
from boneyard.terminal.painter import Painter
from boneyard.terminal.plain import PlainPainter

PAINTERS: Final[dict[str, Painter]] = {"baby-boom": BabyBoomPainter()}
PLAIN: Final = PlainPainter()


def painter_of(game: Game) -> Painter:
    """The painter who knows this game, else one who draws any."""
    return PAINTERS.get(game.name, PLAIN)
