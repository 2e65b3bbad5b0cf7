"""Monte Carlo tree search for any game.

There is one tree over the answers, and a new imagined table for each simulation. So dice, hidden cards and sealed
answers need no special care: the tree averages over them, and options that exist only on some of those tables are
counted separately.

An evaluator that guides says which answers to try first; the tree then holds only the answers of the seat that
searches. Where dice hide the difference between answers, the evaluator's scores count as simulations already played.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any

from boneyard.bots.base import Bot, Evaluator, Seen
from boneyard.bots.evaluators import evaluator_of
from boneyard.core.compiled import check_signals
from boneyard.core.decision import Action, Decision, Seat
from boneyard.core.game import Game
from boneyard.core.rng import Rng


class Node:
    """An answer and everything tried after it."""

    __slots__ = ("children", "offered", "options", "scores", "shortlist", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.shortlist: list[Action] = []  # with an evaluator that guides: what to try, the highest score first
        self.scores: list[float] = []  # how much lower than the first each of them is scored
        self.options: tuple[Action, ...] = ()  # all options on the table the shortlist was made for
        self.offered = 0  # how often it could have been picked
        self.visits = 0
        self.total = 0.0  # the sum of results for the seat that picked it

    def pick(self, options: tuple[Action, ...], exploration: float, widening: float, rng: Rng) -> Action:
        """An untried answer while few were tried, otherwise the best balance of good and rarely tried.

        So a question with hundreds of answers still gets enough visits for each: more visits, more answers.
        """
        untried: list[Action] = []
        best = options[0]
        highest = -1.0
        tried = 0
        for option in self.shortlist or options:
            child = self.children.get(option)
            if child is None:
                untried.append(option)
                continue
            if self.shortlist and option not in options:
                continue
            tried += 1
            child.offered += 1
            value = child.total / child.visits + exploration * sqrt(log(child.offered) / child.visits)
            if value > highest:
                best, highest = option, value
        if untried and tried < widening * sqrt(self.visits + 1):
            if not self.shortlist:
                return rng.pick(untried)
            for option in untried:
                if option in options:
                    return option
        return best

    def best_by_score(self, exploration: float, prior_weight: float) -> Action:
        """The best of the shortlist, with the scores counting as visits, and a bonus for rarely tried answers.

        Without exploration that is the answer to give.
        """
        mean = self.total / self.visits if self.visits else 0.5
        best = self.shortlist[0]
        highest = -1.0e9
        eager = exploration * sqrt(log(self.visits + 1))
        for i in range(len(self.shortlist)):
            child = self.children.get(self.shortlist[i])
            visits = prior_weight if child is None else prior_weight + child.visits
            total = 0.0 if child is None else child.total
            value = (total + prior_weight * (mean + self.scores[i])) / visits + eager / sqrt(visits)
            if value > highest:
                best, highest = self.shortlist[i], value
        return best

    def proved(self) -> tuple[int, float]:
        """How good an answer has proved: by visits, then by average result."""
        return self.visits, self.total / self.visits


class Mcts(Bot):
    """Searches for a number of simulations per move or, without one, for a time."""

    def __init__(self, simulations: int = 0, milliseconds: int = 200, evaluator: Evaluator | None = None) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.evaluator = evaluator  # if None, the one for the game

    def choose(self, seen: Seen, decision: Decision) -> Action:
        options = decision.options
        if len(options) == 1:
            return options[0]
        deadline = perf_counter() + self.milliseconds / 1000
        evaluator = self.evaluator or evaluator_of(seen.game)
        search = Search(seen.game, evaluator, decision.seat, seen.rng)
        start = seen.imagine()
        evaluator.simplify(start, decision.seat)
        played = 0
        while played < max(self.simulations, 1) or (self.simulations == 0 and perf_counter() < deadline):
            search.simulate(seen.game.imagine(start, decision.seat, seen.rng))
            if len(search.root.shortlist) == 1:
                return search.root.shortlist[0]
            played += 1
            check_signals()
        if evaluator.prior_weight:
            return search.root.best_by_score(0.0, evaluator.prior_weight)
        return max(search.root.children.items(), key=lambda tried: tried[1].proved())[0]


class Search:
    """A tree of answers that grows with every simulation."""

    __slots__ = ("evaluator", "game", "rng", "root", "seat")

    def __init__(self, game: Game, evaluator: Evaluator, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.evaluator = evaluator
        self.seat = seat
        self.rng = rng
        self.root = Node()

    def simulate(self, table: Any) -> None:
        """Play one imagined game: down the tree, one new answer, then quick ones until it can be evaluated."""
        game, evaluator = self.game, self.evaluator
        node = self.root
        path: list[Node] = []
        seats: list[Seat] = []
        decision = self.next_asked(table)
        while decision is not None:
            if evaluator.guides and not node.shortlist:
                make_shortlist(node, evaluator, game, table, decision)
            if evaluator.prior_weight and node.options != decision.options:
                break  # other dice: what was learnt here says nothing about this table
            if evaluator.prior_weight:
                option = node.best_by_score(evaluator.exploration, evaluator.prior_weight)
            else:
                option = node.pick(decision.options, evaluator.exploration, evaluator.widening, self.rng)
            game.apply(table, decision.seat, option)
            child = node.children.get(option)
            new = child is None
            if child is None:
                child = Node()
                child.offered = 1
                node.children[option] = child
            path.append(child)
            seats.append(decision.seat)
            node = child
            decision = self.next_asked(table)
            if new:
                break
        self.play_out(table, decision)
        values = evaluator.worth(game, table)
        self.root.visits += 1
        self.root.total += values[self.seat]
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += values[seats[i]]

    def next_asked(self, table: Any) -> Decision | None:
        """The next question for the tree: the searching seat's, or anybody's if the evaluator does not guide."""
        while True:
            asked = self.game.pending(table)
            if not asked:
                return None
            for decision in asked:
                if decision.seat == self.seat:
                    return decision
            if not self.evaluator.guides:
                return asked[0]
            self.game.apply(table, asked[0].seat, self.evaluator.reply(self.game, table, asked[0], self.seat, self.rng))

    def play_out(self, table: Any, decision: Decision | None) -> None:
        """Give quick answers up to the depth and on to a position that can be judged, or to the end."""
        evaluator = self.evaluator
        played = 0
        while decision is not None and (played < evaluator.depth or not evaluator.rests(decision)):
            pick = evaluator.reply(self.game, table, decision, self.seat, self.rng)
            self.game.apply(table, decision.seat, pick)
            decision = self.next_asked(table)
            played += 1


def make_shortlist(node: Node, evaluator: Evaluator, game: Game, table: Any, decision: Decision) -> None:
    """Set the answers worth considering, the highest score first."""
    weighed = sorted(evaluator.weigh(game, table, decision), key=lambda one: -one.score)
    node.shortlist = [one.option for one in weighed]
    node.scores = [evaluator.prior_scale * (one.score - weighed[0].score) for one in weighed]
    node.options = decision.options
