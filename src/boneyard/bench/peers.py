"""What is measured of other libraries, with loops like ours. They are imported only where they are measured."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from boneyard.bench.clock import CLONE, FULL_SEARCH, RANDOM_PLAY, Go, Item
from boneyard.bench.ours import BATCH, MIDWAY, SEED

OPEN_SPIEL: Final = "OpenSpiel"
PETTING_ZOO: Final = "PettingZoo"
NEEDS: Final = {OPEN_SPIEL: ("pyspiel",), PETTING_ZOO: ("pettingzoo", "pygame")}
PACKAGES: Final = {OPEN_SPIEL: "open_spiel", PETTING_ZOO: "pettingzoo"}
CURIOSITY: Final = 2.0  # OpenSpiel's usual exploration constant; it does not matter to the speed


def installed() -> tuple[str, ...]:
    """The libraries that can be measured here."""
    return tuple(library for library, modules in NEEDS.items() if all(find_spec(module) for module in modules))


def items(simulations: int) -> list[Item]:
    """Everything to measure of those that are installed."""
    breakthrough, four = "breakthrough, in C++", "connect four, in C++"
    everything = [
        Item(OPEN_SPIEL, breakthrough, RANDOM_PLAY, partial(random_play, "breakthrough")),
        Item(OPEN_SPIEL, four, RANDOM_PLAY, partial(random_play, "connect_four")),
        Item(OPEN_SPIEL, "backgammon, in C++", RANDOM_PLAY, partial(random_play, "backgammon")),
        Item(OPEN_SPIEL, "liar's poker, in Python", RANDOM_PLAY, partial(random_play, "python_liars_poker")),
        Item(PETTING_ZOO, "connect four, in Python", RANDOM_PLAY, petting_zoo),
        Item(OPEN_SPIEL, breakthrough, CLONE, partial(clone, "breakthrough")),
        Item(OPEN_SPIEL, breakthrough, FULL_SEARCH, partial(full_search, "breakthrough", simulations)),
        Item(OPEN_SPIEL, four, FULL_SEARCH, partial(full_search, "connect_four", simulations)),
    ]
    here = installed()
    return [item for item in everything if item.library in here]


def loaded(name: str) -> Any:
    """A game of OpenSpiel; those in Python are known once their module is imported."""
    if name.startswith("python_"):
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    return import_module("pyspiel").load_game(name)


def random_play(name: str) -> Go:
    """A whole game at random. Chance is listed and picked like an answer, and counted as one, in their favour."""
    game = loaded(name)
    rnd = Random(SEED).random

    def go() -> int:
        answers = 0
        s = game.new_initial_state()
        while not s.is_terminal():
            options = s.legal_actions()
            s.apply_action(options[int(rnd() * len(options))])
            answers += 1
        return answers

    return go


def clone(name: str) -> Go:
    """Copies of a position in the middle of a game."""
    s = loaded(name).new_initial_state()
    rnd = Random(SEED).random
    for _ in range(MIDWAY):
        options = s.legal_actions()
        s.apply_action(options[int(rnd() * len(options))])

    def go() -> int:
        for _ in range(BATCH):
            s.clone()
        return BATCH

    return go


def full_search(name: str, simulations: int) -> Go:
    """One move of OpenSpiel's search in Python, every simulation being random to the end."""
    mcts = import_module("open_spiel.python.algorithms.mcts")
    random = import_module("numpy").random.RandomState(SEED)
    game = loaded(name)
    s = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    player = mcts.MCTSBot(game, CURIOSITY, simulations, evaluator, random_state=random)

    def go() -> int:
        done: int = player.mcts_search(s).explore_count
        return done

    return go


def petting_zoo() -> Go:
    """A whole game of connect four at random; the legal answers are those the action mask shows."""
    env = import_module("pettingzoo.classic.connect_four_v3").env()
    random = Random(SEED)
    rnd = random.random

    def go() -> int:
        answers = 0
        env.reset(seed=random.getrandbits(30))
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            options = seen["action_mask"].nonzero()[0]
            env.step(options[int(rnd() * len(options))])
            answers += 1
        return answers

    return go
