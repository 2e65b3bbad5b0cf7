"""The evaluator of each game."""

from __future__ import annotations

from typing import Final

from boneyard.bots.base import Evaluator
from boneyard.core.game import Game, found_at

EVALUATORS: Final = {  # imported when first needed
    "baby-boom": "boneyard.bots.baby_boom:EVALUATOR",
    "bad-bones": "boneyard.bots.bad_bones.evaluate:EVALUATOR",
    "too-many-bones": "boneyard.bots.too_many_bones.evaluate:EVALUATOR",
}


def evaluator_of(game: Game) -> Evaluator:
    """The evaluator of this game, or one that knows no game."""
    evaluator: Evaluator = found_at(EVALUATORS[game.name]) if game.name in EVALUATORS else Evaluator()
    return evaluator
