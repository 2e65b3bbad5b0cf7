"""How sure a result is."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, pi, sqrt
from typing import Final

SURE: Final = 1.959963984540054  # standard deviations either side that hold 95 % of a normal distribution


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the true win rate, given the points won in a number of games.

    A shared win counts as its share, which only makes the interval wider than it need be.
    """
    if games == 0:
        return 0.0, 1.0
    rate = points / games
    spread = SURE * SURE / games
    middle = rate + spread / 2
    half = SURE * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def chi_squared(counts: Sequence[float]) -> float:
    """Pearson's measure of how far counts are from all being equal."""
    equal = sum(counts) / len(counts)
    return sum((count - equal) ** 2 for count in counts) / equal


def by_chance(statistic: float, freedom: int) -> float:
    """How often chance alone gives a chi-squared this large or larger, for a number of degrees of freedom.

    This is the upper incomplete gamma function at half the freedom. It is known at 1/2 and at 1, and each step of one
    from there adds one term, so nothing is approximated.
    """
    half = statistic / 2
    if half <= 0:
        return 1.0
    if freedom % 2:
        tail, term, step = erfc(sqrt(half)), exp(-half) / sqrt(pi * half), 0.5
    else:
        tail, term, step = exp(-half), exp(-half), 1.0
    while step < freedom / 2:
        term *= half / step
        tail += term
        step += 1
    return min(tail, 1.0)
