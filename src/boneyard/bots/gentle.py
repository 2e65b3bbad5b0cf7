"""Plays well most of the time, and now and then anything: an opponent to learn against."""

from __future__ import annotations

from typing import Final

from boneyard.bots.base import Seen
from boneyard.bots.greedy import Greedy
from boneyard.core.decision import Action, Decision

EVERY: Final = 3  # about one answer in so many is left to luck


class Gentle(Greedy):
    """Greedy, but often absent-minded."""

    def choose(self, seen: Seen, decision: Decision) -> Action:
        """The option that leaves this seat best off or, about every third time, any at all."""
        if seen.rng.below(0, EVERY) == 0:
            return seen.rng.pick(decision.options)
        return super().choose(seen, decision)
