"""One game between bots."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from boneyard.bots import Bot, Seen
from boneyard.core.decision import Action, Decision, IllegalAction, Outcome, Seat
from boneyard.core.game import Game
from boneyard.core.record import Line, Record
from boneyard.core.rng import Rng, seeded


class BotFailed(Exception):
    """A bot crashed or gave an answer nobody offered; the message names the bot, the seed and the position.

    `picture` is the position as `Game.read` understands it, `record` the game up to there.
    """

    def __init__(self, message: str, picture: str, record: str) -> None:
        super().__init__(message, picture, record)
        self.picture = picture
        self.record = record

    def __str__(self) -> str:
        return str(self.args[0])


class MatchResult:
    """A finished game: its record, how it ended, and per seat how many answers were given in how many seconds."""

    __slots__ = ("answers", "outcome", "record", "seconds")

    def __init__(self, record: Record, outcome: Outcome, answers: list[int], seconds: list[float]) -> None:
        self.record = record
        self.outcome = outcome
        self.answers = answers
        self.seconds = seconds


class Table:
    """A game in progress, with a bot and luck of its own at each seat."""

    __slots__ = ("bots", "game", "index", "luck", "names", "record", "state")

    def __init__(
        self, game: Game, bots: Sequence[Bot], names: Sequence[str], seed: int, options: Mapping[str, Any], index: int
    ) -> None:
        seats = len(bots)
        full = game.checked(seats, seed, options)
        self.game = game
        self.bots = bots
        self.names = names
        self.index = index
        self.luck = [luck_of(seed, index, seat) for seat in range(seats)]
        self.state: Any = game.new(seats, seed, full)
        self.record = Record(game.name, game.rules, game.facts.hash, seats, seed, full, [])

    def ask(self, decision: Decision) -> tuple[Action, float]:
        """What the bot picks, and how long it thought."""
        seen = Seen(self.game, self.state, decision.seat, self.luck[decision.seat])
        start = perf_counter()
        try:
            pick = self.bots[decision.seat].choose(seen, decision)
        except Exception as problem:
            raise self.failed(decision, f"crashed with {described(problem)}") from problem
        seconds = perf_counter() - start
        if not isinstance(pick, Action):
            raise self.failed(decision, f"answered {pick!r}, which is none of the options ({decision.offers()})")
        return pick, seconds

    def answer(self, decision: Decision, pick: Action) -> None:
        """Take the answer and write it down."""
        try:
            self.game.apply(self.state, decision.seat, pick)
        except IllegalAction as problem:
            raise self.failed(decision, f"gave an illegal answer: {problem}") from problem
        self.record.lines.append(Line("answer", decision.seat, str(pick)))

    def failed(self, decision: Decision, how: str) -> BotFailed:
        """The one sentence about a bot that failed."""
        seat = decision.seat
        where = f"game {self.index}, seed {self.record.seed}, seat {seat}, after {len(self.record.lines)} answers"
        message = f"{self.names[seat]} {how}; {where}, asked: {decision.kind}"
        return BotFailed(message, self.game.write(self.state), self.record.write())


def play_match(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, Any] = {},
    index: int = 0,
    names: Sequence[str] = (),
) -> MatchResult:
    """Play one game, the first bot at seat 0 and so on; `bots` may be objects of your own classes.

    The same seed, index and bots give the same game, unless a bot thinks by the clock. The index is the number of the
    game in a tournament: each bot's luck follows from the seed, the index and its seat. Names are for error messages.
    """
    table = Table(game, bots, names or [type(bot).__name__ for bot in bots], seed, options, index)
    answers = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while asked := game.pending(table.state):
        decision = asked[0]  # where several are asked at once, the lowest seat is quickest
        pick, thought = table.ask(decision)
        table.answer(decision, pick)
        answers[decision.seat] += 1
        seconds[decision.seat] += thought
    outcome = game.outcome(table.state)
    assert outcome is not None, f"{game.name} asks nothing but is not over"
    return MatchResult(table.record, outcome, answers, seconds)


def luck_of(seed: int, index: int, seat: Seat) -> Rng:
    """The luck of one bot in one game, and of nobody else."""
    return seeded(seed, [f"arena/{index}/{seat}"])


def described(problem: Exception) -> str:
    """An exception in a few words: what, and on which line."""
    frames = traceback.extract_tb(problem.__traceback__)
    what = traceback.format_exception_only(problem)[-1].strip()
    return f"{what} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else what
