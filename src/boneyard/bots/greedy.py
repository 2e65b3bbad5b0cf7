"""Looks one move ahead and takes what looks best."""

from __future__ import annotations

from boneyard.bots.base import Bot, Seen
from boneyard.bots.judges import judge_of
from boneyard.core.decision import Action, Decision


class Greedy(Bot):
    """Tries every option on an imagined table and keeps the one worth most; among equals, any."""

    def choose(self, seen: Seen, decision: Decision) -> Action:
        """The option that leaves this seat best off."""
        judge = judge_of(seen.game)
        best: list[Action] = []
        highest = float("-inf")
        for option in decision.options:
            table = seen.imagine()
            seen.game.apply(table, decision.seat, option)
            value = judge.worth(seen.game, table)[decision.seat]
            if value > highest:
                best, highest = [], value
            if value == highest:
                best.append(option)
        return seen.rng.pick(best)
