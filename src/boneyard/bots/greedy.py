"""A bot that looks one move ahead."""

from __future__ import annotations

from boneyard.bots.base import Bot, Seen
from boneyard.bots.evaluators import evaluator_of
from boneyard.core.decision import Action, Decision


class Greedy(Bot):
    """Scores the options on an imagined table and picks the highest, at random among equals."""

    def choose(self, seen: Seen, decision: Decision) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        weighed = evaluator_of(seen.game).weigh(seen.game, seen.imagine(), decision)
        highest = max([one.score for one in weighed])
        return seen.rng.pick([one.option for one in weighed if one.score == highest])
