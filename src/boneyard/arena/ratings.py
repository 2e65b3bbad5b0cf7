"""How sure a result is."""

from __future__ import annotations

from math import sqrt
from typing import Final

SURE: Final = 1.959963984540054  # standard deviations either side that hold 95 % of a normal distribution


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the true win rate, after so many points in so many games.

    A shared win counts as its share, which only makes the interval wider than it need be.
    """
    if games == 0:
        return 0.0, 1.0
    rate = points / games
    spread = SURE * SURE / games
    middle = rate + spread / 2
    half = SURE * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))
