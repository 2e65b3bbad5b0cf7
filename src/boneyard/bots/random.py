"""Picks anything."""

from __future__ import annotations

from boneyard.bots.base import Bot, Seen
from boneyard.core.decision import Action, Decision


class Random(Bot):
    """Every option is as good as another."""

    def choose(self, seen: Seen, decision: Decision) -> Action:
        """Any of them."""
        return seen.rng.pick(decision.options)
