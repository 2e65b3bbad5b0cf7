"""Looks at an installed package: `python tests/installed.py compiled`, with the Python of its environment.

Are the rules of the kind that is asked for, and can every game be played? Needs nothing but the package, so that it
also checks the wheels that the release builds for other machines.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random

import boneyard

RULES = ("boneyard.core.agenda", "boneyard.core.rng", "boneyard.bots.mcts")
ENOUGH = 500  # answers


def is_compiled(module: str) -> bool:
    return str(import_module(module).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def play(name: str) -> int:
    """Play a game at random for a while; how many answers that took."""
    game = boneyard.game(name)
    state = game.new(seats=2, seed=7)
    choose = Random(7).choice
    answers = 0
    while answers < ENOUGH and (asked := game.pending(state)):
        game.apply(state, asked[0].seat, choose(asked[0].options))
        answers += 1
    return answers


if __name__ == "__main__":
    wanted = sys.argv[1] == "compiled"
    for rules in (*RULES, *[type(boneyard.game(name)).__module__ for name in boneyard.games()]):
        assert is_compiled(rules) == wanted, f"{rules} is {import_module(rules).__file__}"
    for name in boneyard.games():
        assert play(name) > 0
        print(f"{name} is {sys.argv[1]} and plays")
