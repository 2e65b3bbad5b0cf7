"""A bot of one's own: it likes to push, and otherwise does anything. Here it meets the random bot in ten games."""

from __future__ import annotations

import boneyard
from boneyard.arena import play_match
from boneyard.bots import Bot, Seen, bot
from boneyard.games.baby_boom.events import Pushed


class Bully(Bot):
    """Pushes whenever it can."""

    def choose(self, seen: Seen, decision: boneyard.Decision) -> boneyard.Action:
        table = seen.imagine()  # looks the same to this seat; the dice to come are made up
        for option in decision.options:
            forecast = seen.game.forecast(table, decision.seat, option)
            if any(isinstance(event, Pushed) for event in forecast):
                return option
        return seen.rng.pick(decision.options)


won = 0.0
for seed in range(10):
    result = play_match(boneyard.game("baby-boom"), [Bully(), bot("random")], seed=seed, options={})
    if 0 in result.outcome.winners:
        won += 1 / len(result.outcome.winners)
print(f"The bully takes {won:g} of 10 games.")
