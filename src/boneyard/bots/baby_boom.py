"""The evaluation of Baby Boom positions."""

from __future__ import annotations

from math import tanh
from typing import Any, Final

from boneyard.bots.base import Evaluator
from boneyard.core.game import Game
from boneyard.games.baby_boom.board import NO_DIE, face, is_live, owner


class BabyBoomEvaluator(Evaluator):
    """Boomed dice are points that may still burn. Live dice are points for the survivor, and turns for all."""

    def __init__(self) -> None:
        super().__init__(depth=24)

    def worth(self, game: Game, s: Any) -> list[float]:
        """The lead of each colour over its best opponent, scaled to between 0 and 1."""
        seats: int = s.seats
        riches = [float(points) for points in s.scores]
        if s.open:
            for die in s.board.lying():
                if die != NO_DIE:
                    riches[owner(die)] += 0.7 + 0.25 * float(face(die)) if is_live(die) else 0.8
        values: list[float] = []
        for seat in range(seats):
            best = max([riches[other] for other in range(seats) if other != seat])
            values.append(0.5 + 0.5 * tanh((riches[seat] - best) / 4.0))
        return values


EVALUATOR: Final = BabyBoomEvaluator()
