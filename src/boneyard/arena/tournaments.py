"""Many games between the same bots, with rotating seats, and their results."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from boneyard import __version__
from boneyard.arena.match import BotFailed, luck_of, play_match
from boneyard.arena.ratings import wilson
from boneyard.arena.workers import Crew
from boneyard.bots import Bot, bot
from boneyard.core.codec import check_versions
from boneyard.core.compiled import build
from boneyard.core.decision import BadInput
from boneyard.core.game import Game, Options, game


@dataclass(frozen=True)
class Plan:
    """What is to be played. It is sent to other processes, unless a bot in it is an object."""

    game: str
    rules: int
    facts: str  # their hash
    options: Options
    bots: tuple[str | Bot, ...]  # the last one takes all seats left over
    seats: int
    games: int
    seed: int
    workers: int  # processes; it changes nothing but the time
    records: str | None  # the directory for the games' records
    each: tuple[str, ...] = ()  # options of which every choice is played in turn

    def options_of(self, index: int) -> Options:
        """The options of a game; they are the same for a whole rotation of the seats."""
        options = dict(self.options)
        turn = index if self.alike else index // self.seats
        for name in self.each:
            choices = choices_of(game(self.game), name)
            options[name] = choices[turn % len(choices)]
            turn //= len(choices)
        return options

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called."""
        return tuple([rival if isinstance(rival, str) else type(rival).__name__ for rival in self.bots])

    @property
    def alike(self) -> bool:
        """Whether one bot has all seats: then the games compare the seats, not the bots."""
        return all(rival == self.bots[0] for rival in self.bots)

    def seed_of(self, index: int) -> int:
        """The seed of a game. Those of one rotation of the seats share it: each bot gets each seat's luck.

        Where all bots are alike nobody needs that, and the games must not resemble each other: each has its own.
        """
        return luck_of(self.seed, index if self.alike else index // self.seats).words[0]

    def seated(self, index: int) -> tuple[int, ...]:
        """Which bot sits at each seat: each moves down by one from game to game."""
        last = len(self.bots) - 1
        return tuple([min((seat + index) % self.seats, last) for seat in range(self.seats)])


@dataclass(frozen=True)
class Played:
    """One game of a tournament. What is given per seat is in the order of the seats."""

    index: int
    seed: int
    seated: tuple[int, ...]  # which of the bots, from 0
    winners: tuple[int, ...]  # seats
    points: tuple[float, ...]
    scores: tuple[int, ...]
    answers: tuple[int, ...]
    seconds: tuple[float, ...]
    rounds: int  # 0 where the game does not count them
    reason: str  # the key of the outcome's sentence
    ending: str  # the key of what ended the game; nothing where the reason tells
    bought: tuple[tuple[str, ...], ...]  # nothing at all where nobody counts it
    sorts: tuple[tuple[str, str], ...] = ()  # by what it is told apart from others, and which it was


@dataclass(frozen=True)
class Standing:
    """How a bot fared. A game in which it holds several seats counts once for each."""

    bot: str
    played: int
    points: float  # a win is 1, a win shared by k is 1/k
    rate: float  # points per game
    low: float  # Wilson's 95 % interval of the rate
    high: float
    score: float  # on average
    points_by_seat: tuple[float, ...]
    played_by_seat: tuple[int, ...]
    answers: int
    milliseconds: float  # per answer, on average


@dataclass(frozen=True)
class TournamentResult:
    """The games that were played, by number."""

    plan: Plan
    played: tuple[Played, ...]

    def standings(self) -> list[Standing]:
        """How each bot fared, in the order they were named."""
        return [self._standing(index) for index in range(len(self.plan.bots))]

    def _standing(self, entrant: int) -> Standing:
        mine = [(one, seat) for one in self.played for seat, who in enumerate(one.seated) if who == entrant]
        points = sum(one.points[seat] for one, seat in mine)
        answers = sum(one.answers[seat] for one, seat in mine)
        seconds = sum(one.seconds[seat] for one, seat in mine)
        low, high = wilson(points, len(mine))
        chairs = range(self.plan.seats)
        return Standing(
            bot=self.plan.names[entrant],
            played=len(mine),
            points=points,
            rate=points / max(len(mine), 1),
            low=low,
            high=high,
            score=sum(one.scores[seat] for one, seat in mine) / max(len(mine), 1),
            points_by_seat=tuple([sum(one.points[seat] for one, seat in mine if seat == chair) for chair in chairs]),
            played_by_seat=tuple([sum(seat == chair for _, seat in mine) for chair in chairs]),
            answers=answers,
            milliseconds=1000 * seconds / max(answers, 1),
        )

    def length(self) -> dict[str, float]:
        """How many answers a game took."""
        lengths = [sum(one.answers) for one in self.played] or [0]
        return {"mean": sum(lengths) / len(lengths), "shortest": min(lengths), "longest": max(lengths)}

    def as_json(self) -> dict[str, Any]:
        """Everything, as plain data for a JSON file."""
        return {
            **_plain(self.plan),
            "bots": list(self.plan.names),
            "version": __version__,
            "build": build(),
            "finished": len(self.played) == self.plan.games,
            "length": self.length(),
            "standings": [_plain(standing) for standing in self.standings()],
            "played": [_plain(one) for one in self.played],
        }


def _plain(record: Plan | Standing | Played) -> dict[str, Any]:
    return {key: _listed(value) for key, value in vars(record).items()}


def _listed(value: object) -> object:
    return [_listed(part) for part in value] if isinstance(value, tuple) else value


def planned(
    name: str,
    bots: Sequence[str | Bot],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] = {},
    seats: int | None = None,
    workers: int = 1,
    records: Path | None = None,
    each: Sequence[str] = (),
) -> Plan:
    """A tournament of the game of that name that can be played; or one sentence about what cannot be.

    Bots are given by name, or as objects of your own classes. With fewer bots than seats the last one takes those left
    over. Named bots are created for each game, so the number of workers changes nothing but the time; objects play
    in this process, always the same object. Of the options in `each` every choice is played in turn.
    """
    rules = game(name)
    chairs = len(bots) if seats is None else seats
    full = rules.checked(chairs, seed, options)
    for varied in each:
        choices_of(rules, varied)
    if not 1 <= len(bots) <= chairs:
        raise BadInput(f"{len(bots)} bots do not fit {chairs} seats; name one to {chairs} of them")
    for rival in bots:
        if isinstance(rival, str):
            bot(rival)
    if games < 1:
        raise BadInput(f"a tournament has at least one game, not {games}")
    if workers < 1:
        raise BadInput(f"somebody has to play: at least one worker, not {workers}")
    if workers > 1 and not all(isinstance(rival, str) for rival in bots):
        raise BadInput(f"bots given as objects play in this process: one worker, not {workers}")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    place = None if records is None else str(records)
    plan = Plan(
        name, rules.rules, rules.facts.hash, full, tuple(bots), chairs, games, seed, workers, place, tuple(each)
    )
    for index in range(games if each else 0):
        rules.checked(chairs, seed, plan.options_of(index))
    return plan


def choices_of(rules: Game, name: str) -> tuple[Any, ...]:
    """The choices of an option that can be played in turn, or an error that names such options."""
    known = {option.name: option.choices for option in rules.options if not option.written}
    if name not in known:
        raise BadInput(f"{rules.name} has no choices of {name!r} to play in turn; it has: {', '.join(known) or 'none'}")
    return known[name]


def tournament(plan: Plan) -> TournamentResult:
    """Play all games of a plan and sum them up.

    Seats rotate from game to game and a whole rotation shares its seed, unless all bots are alike. With several
    workers, call this from under `if __name__ == "__main__":`, as for any spawned process.
    """
    return summed_up(plan, play(plan))


def summed_up(plan: Plan, played: Iterable[Played]) -> TournamentResult:
    """The result of the games played, all of them or only some, in order."""
    return TournamentResult(plan, tuple(sorted(played, key=lambda one: one.index)))


def play(plan: Plan) -> Generator[Played, None, None]:
    """The games of a plan, each as soon as it is over; with several workers, in any order."""
    if plan.workers == 1:
        for index in range(plan.games):
            yield play_one(plan, index)
        return
    with Crew(partial(play_one, plan), min(plan.workers, plan.games)) as crew:
        yield from crew.do(range(plan.games))


def play_one(plan: Plan, index: int) -> Played:
    """Play one game of a plan, by its number."""
    rules = game(plan.game)
    check_versions(rules, plan.game, plan.rules, plan.facts)  # a worker may have been started with other facts
    seated = plan.seated(index)
    rivals = [plan.bots[who] for who in seated]
    here = [bot(rival) if isinstance(rival, str) else rival for rival in rivals]
    names = [plan.names[who] for who in seated]
    seed = plan.seed_of(index)
    try:
        match = play_match(rules, here, seed, plan.options_of(index), index, names)
    except BotFailed as failure:
        keep(plan, index, failure.record)
        raise
    outcome, counts = match.outcome, match.report_counts
    keep(plan, index, match.record.write(outcome))
    points = tuple([outcome.share(seat) for seat in range(plan.seats)])
    return Played(
        index=index,
        seed=seed,
        seated=seated,
        winners=outcome.winners,
        points=points,
        scores=outcome.scores,
        answers=tuple(match.answers),
        seconds=tuple(match.seconds),
        rounds=counts.rounds,
        reason=outcome.reason.key,
        ending=counts.ending,
        bought=counts.bought,
        sorts=counts.sorts,
    )


def keep(plan: Plan, index: int, record: str) -> None:
    """Write a game's record to its own file, if records are wanted."""
    if plan.records is not None:
        Path(plan.records, f"{plan.game}-{index:05}.txt").write_text(record, encoding="utf-8")
