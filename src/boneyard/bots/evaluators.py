"""The evaluator of a game, from its manifest."""

from __future__ import annotations

from boneyard.bots.base import Evaluator
from boneyard.core.game import Game, found_at, games, manifest_of


def evaluator_of(game: Game) -> Evaluator:
    """The evaluator made for this game, or else one that knows only who has won."""
    where = manifest_of(game.name).evaluator if game.name in games() else ""
    evaluator: Evaluator = found_at(where) if where else Evaluator()
    return evaluator
