"""Who judges which game."""

from __future__ import annotations

from typing import Final

from boneyard.bots.baby_boom import Nursery
from boneyard.bots.base import Judge
from boneyard.core.game import Game

JUDGES: Final[dict[str, Judge]] = {"baby-boom": Nursery()}


def judge_of(game: Game) -> Judge:
    """The judge who knows this game, or one who knows none."""
    return JUDGES.get(game.name, Judge())
