"""A bot that plays well most of the time, and sometimes at random: an opponent for learners."""

from __future__ import annotations

from typing import Final

from boneyard.bots.base import Seen
from boneyard.bots.greedy import Greedy
from boneyard.core.decision import Action, Decision

EVERY: Final = 3  # about one answer in this many is random


class Gentle(Greedy):
    """Greedy, but sometimes random."""

    def choose(self, seen: Seen, decision: Decision) -> Action:
        """The option with the highest score, or about every third time any option."""
        if seen.rng.below(0, EVERY) == 0:
            return seen.rng.pick(decision.options)
        return super().choose(seen, decision)
