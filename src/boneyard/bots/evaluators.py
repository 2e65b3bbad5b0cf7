"""Who judges which game."""

from __future__ import annotations

from typing import Final

from boneyard.bots.base import Judge
from boneyard.core.game import Game, found_at

JUDGES: Final = {  # imported once the game is there
    "baby-boom": "boneyard.bots.baby_boom:NURSERY",
    "bad-bones": "boneyard.bots.bad_bones.evaluate:WATCHTOWER",
    "too-many-bones": "boneyard.bots.too_many_bones.evaluate:CAMPFIRE",
}


def judge_of(game: Game) -> Judge:
    """The judge who knows this game, or one who knows none."""
    judge: Judge = found_at(JUDGES[game.name]) if game.name in JUDGES else Judge()
    return judge
