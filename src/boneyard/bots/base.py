"""What a bot is given and what it owes: it sees what its seat sees, and picks one of the options."""

from __future__ import annotations

from typing import Any

from boneyard.core.agenda import State
from boneyard.core.compiled import mypyc_attr
from boneyard.core.decision import Action, BadInput, Decision, Seat
from boneyard.core.game import Game
from boneyard.core.rng import Rng


class BadBot(BadInput):
    """A bot nobody knows; the message says which there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """The table through one seat's eyes, and luck of the bot's own to spend."""

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
        """A table that looks the same to this seat; what it cannot see, the dice to come included, is made up."""
        return self.game.imagine(self._state, self.seat, self.rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers. What it is shown is shared with the game, so it looks and does not touch."""

    def choose(self, seen: Seen, decision: Decision) -> Action:
        """Pick one of the decision's options."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a position is worth to each seat, from 0 (lost) to 1 (won), without looking ahead.

    This one knows nothing of any game: only the end counts, so a game has to be played out to be judged.
    """

    def __init__(
        self,
        horizon: int = 100_000,
        *,
        guides: bool = False,
        curiosity: float = 0.7,
        width: float = 2.0,
        faith: float = 0.0,
        stake: float = 1.0,
    ) -> None:
        self.horizon = horizon  # after how many answers past the tree a position is worth judging
        self.guides = guides  # whether a search follows `weigh`, and leaves the other seats to `reply`
        self.curiosity = curiosity  # how much a rarely tried answer is favoured over a good one
        self.width = width  # how fast new answers are tried: this times the square root of the visits
        self.faith = faith  # as how many simulations a promise counts; with none it only says what to try first
        self.stake = stake  # what a promise of 1 adds to the worth

    def worth(self, game: Game, s: Any) -> list[float]:
        """The winners share the win; before the end nobody has won anything."""
        outcome = game.outcome(s)
        return [0.0 if outcome is None else outcome.share(seat) for seat in range(game.seats[-1])]

    def weigh(self, game: Game, s: Any, decision: Decision) -> list[Weighed]:
        """The options worth a thought, each with what it promises to who is asked; only the order matters."""
        weighed: list[Weighed] = []
        for option in decision.options:
            table = s.clone()
            game.apply(table, decision.seat, option)
            weighed.append(Weighed(option, self.worth(game, table)[decision.seat]))
        return weighed

    def reply(self, game: Game, s: Any, decision: Decision, seat: Seat, rng: Rng) -> Action:
        """A quick answer while a search of that seat plays on: anything."""
        return decision.options[rng.below(0, len(decision.options))]

    def rests(self, decision: Decision) -> bool:
        """Whether a position with this question can be judged as well as any: always."""
        return True

    def simplify(self, s: Any, seat: Seat) -> None:
        """Take off an imagined table what a search of that seat need not play: nothing."""


class Weighed:
    """An option and what it promises."""

    __slots__ = ("option", "promise")

    def __init__(self, option: Action, promise: float) -> None:
        self.option = option
        self.promise = promise
