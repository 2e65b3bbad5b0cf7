"""The games that tables can be opened for: all that are registered."""

from __future__ import annotations

from boneyard.core.game import Game, game, games
from boneyard.table.refusal import Refused


def known_game(name: str) -> Game:
    """The rules of the game of that name."""
    if name not in games():
        raise Refused("unknown-game", f"there is no game {name[:40]!r}; there are: {', '.join(games())}")
    return game(name)
