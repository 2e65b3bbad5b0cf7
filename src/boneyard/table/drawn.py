"""Which games have a board in the browser: at these tables no others are played."""

from __future__ import annotations

from typing import Final

from boneyard.core.game import Game, game
from boneyard.table.refusal import Refused

DRAWN: Final = ("baby-boom", "bad-bones", "too-many-bones")  # as in web/src/games/registry.ts


def drawn_game(name: str) -> Game:
    """The rules of a game that the client can draw."""
    if name not in DRAWN:
        raise Refused("unknown-game", f"{name[:40]!r} is not played in the browser; there are: {', '.join(DRAWN)}")
    return game(name)
