"""A bot that picks at random."""

from __future__ import annotations

from boneyard.bots.base import Bot, Seen
from boneyard.core.decision import Action, Decision


class Random(Bot):
    """Picks any option."""

    def choose(self, seen: Seen, decision: Decision) -> Action:
        return seen.rng.pick(decision.options)
