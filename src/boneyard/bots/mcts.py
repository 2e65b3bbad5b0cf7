"""Monte Carlo tree search for any game: it imagines tables, plays them out, and keeps what went well.

One tree over the answers, a fresh imagined table for each simulation. So dice, hidden cards and sealed answers need
no special care: the tree averages over them, and options that exist only on some of those tables are counted apart.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from boneyard.bots.base import Bot, Judge, Seen
from boneyard.bots.judges import judge_of
from boneyard.core.compiled import breathe
from boneyard.core.decision import Action, Decision, Seat
from boneyard.core.game import Game
from boneyard.core.rng import Rng

CURIOSITY: Final = 0.7  # how much a rarely tried answer is favoured over a good one
WIDTH: Final = 2.0  # how fast new answers are tried: this times the square root of the visits


class Node:
    """An answer and all that was tried after it."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.offered = 0  # how often it could have been picked
        self.visits = 0
        self.total = 0.0  # what it was worth to whoever picked it

    def pick(self, options: tuple[Action, ...], rng: Rng) -> Action:
        """An answer never tried, as long as few were; else the best balance of good and rarely tried.

        So a question with hundreds of answers is not spread too thin: the more visits, the more answers are tried.
        """
        untried: list[Action] = []
        best = options[0]
        highest = -1.0
        for option in options:
            child = self.children.get(option)
            if child is None:
                untried.append(option)
                continue
            child.offered += 1
            value = child.total / child.visits + CURIOSITY * sqrt(log(child.offered) / child.visits)
            if value > highest:
                best, highest = option, value
        tried = len(options) - len(untried)
        if untried and tried < WIDTH * sqrt(self.visits + 1):
            return rng.pick(untried)
        return best

    def liking(self) -> tuple[int, float]:
        """How good an answer has proved: tried most often and, among equals, worth most."""
        return self.visits, self.total / self.visits


class Mcts(Bot):
    """Thinks for a number of simulations a move or, without one, for a time."""

    def __init__(self, simulations: int = 0, milliseconds: int = 200, judge: Judge | None = None) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.judge = judge  # otherwise the one who knows the game

    def choose(self, seen: Seen, decision: Decision) -> Action:
        """The answer tried most often."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        root = Node()
        judge = self.judge or judge_of(seen.game)
        played = 0
        deadline = perf_counter() + self.milliseconds / 1000
        while played < max(self.simulations, 1) or (self.simulations == 0 and perf_counter() < deadline):
            simulate(seen.game, seen.imagine(), decision.seat, root, judge, seen.rng)
            played += 1
            breathe()
        return max(root.children.items(), key=lambda tried: tried[1].liking())[0]


def simulate(game: Game, table: Any, seat: Seat, root: Node, judge: Judge, rng: Rng) -> None:
    """One imagined game: down the tree, one new answer, then anything until the judge can tell."""
    node = root
    path: list[Node] = []
    seats: list[Seat] = []
    decision = asked_first(game.pending(table), seat)
    while True:
        option = node.pick(decision.options, rng)
        game.apply(table, decision.seat, option)
        child = node.children.get(option)
        new = child is None
        if child is None:
            child = Node()
            child.offered = 1
            node.children[option] = child
        path.append(child)
        seats.append(decision.seat)
        asked = game.pending(table)
        if new or not asked:
            break
        node = child
        decision = asked[0]
    play_out(game, table, judge.horizon, rng)
    values = judge.worth(game, table)
    root.visits += 1
    for i in range(len(path)):
        path[i].visits += 1
        path[i].total += values[seats[i]]


def asked_first(asked: tuple[Decision, ...], seat: Seat) -> Decision:
    """Where several are asked at once, the searching seat answers first."""
    for decision in asked:
        if decision.seat == seat:
            return decision
    return asked[0]


def play_out(game: Game, table: Any, horizon: int, rng: Rng) -> None:
    """Everybody answers anything, for a while or to the end."""
    for _ in range(horizon):
        asked = game.pending(table)
        if not asked:
            return
        decision = asked[0]
        game.apply(table, decision.seat, decision.options[rng.below(0, len(decision.options))])
