"""Looking must not touch: forecasts, prompts, views and thinking bots leave the game as it is."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from boneyard.bots import Seen, bot
from boneyard.core.agenda import State
from boneyard.core.codec import save
from boneyard.core.decision import Decision
from boneyard.core.game import Game
from boneyard.core.rng import seeded
from tests.games.test_every_game import EVERY_TABLE, some_decision

ALWAYS = 2  # so often a kind of question is looked at whenever it comes; after that, now and then


def looked_through(
    game: Game, seats: int, options: dict[str, Any], seed: int, *, often: float, answers: int
) -> Counter[str]:
    """Play a random game and look at its questions on the way; how many of each kind were looked at."""
    s = game.new(seats, seed, options)
    chance = Random(seed)
    looks: Counter[str] = Counter()
    for _ in range(answers):
        for decision in game.pending(s):
            if looks[decision.kind] < ALWAYS or chance.random() < often:
                looks[decision.kind] += 1
                nothing_is_touched(game, s, decision)
        if not game.pending(s):
            break
        decision, pick = some_decision(game, s, chance)
        game.apply(s, decision.seat, pick)
    return looks


def nothing_is_touched(game: Game, s: State, decision: Decision) -> None:
    """Whatever looks at a question leaves the saved game the same, byte for byte."""
    kept = save(game, s)
    game.present(s, decision)
    assert save(game, s) == kept, f"{decision.kind} was shown, and that changed the game"
    for option in decision.options:
        game.effect(s, decision, option)
    assert save(game, s) == kept, f"the options of {decision.kind} were explained, and that changed the game"
    for pick in (None, *decision.options):
        for event in game.forecast(s, decision.seat, pick):
            game.show(s, event)
            game.tell(event)
        game.sum_up(s, decision.seat, pick)
        game.view_ahead(s, decision.seat, pick)
    assert save(game, s) == kept, f"the options of {decision.kind} were tried out, and that changed the game"
    bot("greedy").choose(Seen(game, s, decision.seat, seeded(0, ["bot"])), decision)
    assert save(game, s) == kept, f"a bot thought about {decision.kind}, and that changed the game"
    for seat in (None, *range(len(game.standing(s).points))):
        game.view(s, seat)
    for look in (game.hides, game.party, game.turn, game.outcome):
        look(s)
    assert save(game, s) == kept, f"everybody looked on at {decision.kind}, and that changed the game"


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_looking_changes_nothing(game: Game, seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        assert looked_through(game, seats, options, seed, often=0.02, answers=300)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_looking_at_everything_changes_nothing(game: Game, seats: int, options: dict[str, Any]) -> None:
    for seed in range(100, 120):
        assert looked_through(game, seats, options, seed, often=1.0, answers=100_000)
