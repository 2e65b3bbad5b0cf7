"""One game between bots."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from boneyard.bots import Bot, Seen
from boneyard.core.decision import Action, Decision, IllegalAction, Outcome
from boneyard.core.game import Game, ReportCounts
from boneyard.core.record import Record
from boneyard.core.rng import Rng, seeded
from boneyard.core.session import Session


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

    __slots__ = ("answers", "outcome", "record", "report_counts", "seconds")

    def __init__(
        self, record: Record, outcome: Outcome, report_counts: ReportCounts, answers: list[int], seconds: list[float]
    ) -> None:
        self.record = record
        self.outcome = outcome
        self.report_counts = report_counts
        self.answers = answers
        self.seconds = seconds


class Table:
    """A game in progress, with a bot and luck of its own at each seat."""

    __slots__ = ("bots", "index", "luck", "names", "session")

    def __init__(self, session: Session, bots: Sequence[Bot], names: Sequence[str], index: int) -> None:
        self.session = session
        self.bots = bots
        self.names = names
        self.index = index
        self.luck = [luck_of(session.record.seed, index, seat) for seat in range(len(bots))]

    def ask(self, decision: Decision) -> tuple[Action, float]:
        """The bot's answer, and how long it took. The bot gets a copy of the question and may change it."""
        seat, options = decision.seat, decision.options
        texts = [option.text for option in options]
        seen = Seen(self.session.game, self.session.state, seat, self.luck[seat])
        shown = Decision(seat, decision.kind, options, decision.number)
        start = perf_counter()
        try:
            pick = self.bots[seat].choose(seen, shown)
        except Exception as problem:
            raise self.failed(decision, f"crashed with {described(problem)}") from problem
        seconds = perf_counter() - start
        if not isinstance(pick, Action):
            raise self.failed(decision, f"answered {pick!r}, which is none of the options ({decision.offers()})")
        if [option.text for option in options] != texts:
            raise self.failed(decision, "changed the text of an option; actions are for picking")
        return pick, seconds

    def answer(self, decision: Decision, pick: Action) -> None:
        """Apply the answer and record it."""
        try:
            self.session.answer(decision.seat, pick)
        except IllegalAction as problem:
            raise self.failed(decision, f"gave an illegal answer: {problem}") from problem

    def failed(self, decision: Decision, how: str) -> BotFailed:
        """The error for a bot that failed."""
        seat, record = decision.seat, self.session.record
        where = f"game {self.index}, seed {record.seed}, seat {seat}, after {len(record.lines)} answers"
        message = f"{self.names[seat]} {how}; {where}, asked: {decision.kind}"
        return BotFailed(message, self.session.game.write(self.session.state), record.write())


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
    session = Session(game, len(bots), seed, options)
    table = Table(session, bots, names or [type(bot).__name__ for bot in bots], index)
    answers = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while asked := game.pending(session.state):
        decision = asked[0]  # where several are asked at once, the lowest seat is quickest
        pick, thought = table.ask(decision)
        table.answer(decision, pick)
        answers[decision.seat] += 1
        seconds[decision.seat] += thought
    outcome = game.outcome(session.state)
    assert outcome is not None, f"{game.name} asks nothing but is not over"
    return MatchResult(session.record, outcome, game.report_counts(session.state), answers, seconds)


def luck_of(seed: int, *whose: int) -> Rng:
    """The random stream of one thing in the arena: a rotation, or a seat of a game."""
    return seeded(seed, ["/".join(["arena", *map(str, whose)])])


def described(problem: Exception) -> str:
    """An exception in a few words: what, and on which line."""
    frames = traceback.extract_tb(problem.__traceback__)
    what = traceback.format_exception_only(problem)[-1].strip()
    return f"{what} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else what
