"""What a Baby Boom position is worth."""

from __future__ import annotations

from math import tanh
from typing import Any

from boneyard.bots.base import Judge
from boneyard.core.game import Game


class Nursery(Judge):
    """Boomed dice are points that may still burn; live dice are points for the survivor, and turns for all."""

    def __init__(self) -> None:
        super().__init__(horizon=24)

    def worth(self, game: Game, s: Any) -> list[float]:
        """How far each colour is ahead of its best opponent, squeezed between 0 and 1."""
        seats: int = s.seats
        riches = [float(points) for points in s.scores]
        if s.open:
            for die in s.board.lying():
                if die:
                    face = die & 7
                    riches[(die >> 3) - 1] += 0.8 if face == 0 else 0.7 + 0.25 * face
        values: list[float] = []
        for seat in range(seats):
            best = max([riches[other] for other in range(seats) if other != seat])
            values.append(0.5 + 0.5 * tanh((riches[seat] - best) / 4.0))
        return values
