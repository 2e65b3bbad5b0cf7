"""The painter of a game, from its manifest."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Game, found_at, games, manifest_of
from boneyard.terminal.games.any import PlainPainter
from boneyard.terminal.painter import Painter

PLAIN: Final = PlainPainter()


def painter_of(game: Game) -> Painter:
    """The painter made for this game, or else one that writes any game out in plain lines."""
    where = manifest_of(game.name).painter if game.name in games() else ""
    painter: Painter = found_at(where) if where else PLAIN
    return painter
