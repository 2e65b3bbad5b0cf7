"""The interface of a bot: it sees what its seat sees, and picks one of the options."""

from __future__ import annotations

from typing import Any

from boneyard.core.agenda import State
from boneyard.core.compiled import mypyc_attr
from boneyard.core.decision import Action, BadInput, Decision, Seat
from boneyard.core.game import Game
from boneyard.core.rng import Rng


class BadBot(BadInput):
    """An unknown bot. The message says which there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """The table as one seat sees it, and the bot's own random numbers."""

    __slots__ = ("_state", "game", "rng", "seat")

    def __init__(self, game: Game, state: Any, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self._state = state

    @property
    def view(self) -> Any:
        """What this seat can see."""
        return self.game.view(self._state, self.seat)

    def imagine(self) -> State:
        """A table that looks the same to this seat. What it cannot see, including future dice, is made up."""
        return self.game.imagine(self._state, self.seat, self.rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. What it sees is shared with the game, so it must not change it."""

    def choose(self, seen: Seen, decision: Decision) -> Action:
        """Pick one of the decision's options."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The value of a position to each seat, from 0 (lost) to 1 (won), without looking ahead.

    This one knows no game: only the end counts, so a game has to be played out to be judged.
    """

    def __init__(
        self,
        depth: int = 100_000,
        *,
        guides: bool = False,
        exploration: float = 0.7,
        widening: float = 2.0,
        prior_weight: float = 0.0,
        prior_scale: float = 1.0,
    ) -> None:
        self.depth = depth  # answers a simulation plays past the tree before it evaluates the position
        self.guides = guides  # whether a search orders options by `weigh`, and lets other seats answer by `reply`
        self.exploration = exploration  # weight of the exploration term: how much rarely tried options are favoured
        self.widening = widening  # options tried at a node: at most this times the square root of its visits
        self.prior_weight = prior_weight  # weight of a score, in simulations; with 0 it only orders the options
        self.prior_scale = prior_scale  # how much a score of 1 adds to the expected result

    def worth(self, game: Game, s: Any) -> list[float]:
        """The winners share the win. Before the end every seat has 0."""
        outcome = game.outcome(s)
        return [0.0 if outcome is None else outcome.share(seat) for seat in range(game.seats[-1])]

    def weigh(self, game: Game, s: Any, decision: Decision) -> list[Weighed]:
        """The options worth considering, each with a score for the seat that is asked. Only the order matters."""
        weighed: list[Weighed] = []
        for option in decision.options:
            table = s.clone()
            game.apply(table, decision.seat, option)
            weighed.append(Weighed(option, self.worth(game, table)[decision.seat]))
        return weighed

    def reply(self, game: Game, s: Any, decision: Decision, seat: Seat, rng: Rng) -> Action:
        """A quick answer within a search of that seat. This one picks at random."""
        return decision.options[rng.below(0, len(decision.options))]

    def rests(self, decision: Decision) -> bool:
        """Whether a position with this question can be judged well. Here it always can."""
        return True

    def simplify(self, s: Any, seat: Seat) -> None:
        """Remove from an imagined table what a search of that seat need not play. Here nothing."""


class Weighed:
    """An option and its score."""

    __slots__ = ("option", "score")

    def __init__(self, option: Action, score: float) -> None:
        self.option = option
        self.score = score
