"""What many games say about the game itself: its length, endings, seats and shop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from boneyard.arena.ratings import by_chance, chi_squared, wilson
from boneyard.arena.tournaments import Played, TournamentResult

ENOUGH: Final = 5  # wins to be expected of each seat before chi-squared means anything: the usual rule of thumb


@dataclass(frozen=True)
class Rate:
    """How often a seat, a bot or the buyers of something won."""

    name: str
    played: int
    points: float  # a win is 1, a win shared by k is 1/k

    @property
    def rate(self) -> float:
        """Points per game."""
        return self.points / max(self.played, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the rate."""
        return wilson(self.points, self.played)


@dataclass(frozen=True)
class Bought:
    """How often buyers of a thing won, and the others."""

    copies: int
    buyers: Rate
    others: Rate


@dataclass(frozen=True)
class EqualSeats:
    """The test of whether all seats win equally often."""

    wins: tuple[float, ...]  # by seat
    statistic: float  # chi-squared
    chance: float  # how often equal seats would differ this much or more
    enough: bool  # whether there were games enough to ask


class Balance:
    """The figures of a tournament; empty where there is nothing to count."""

    def __init__(self, result: TournamentResult) -> None:
        self.played = result.played
        self.seats = result.plan.seats
        self.bots = result.plan.names
        won = [len(one.winners) for one in self.played if one.winners]
        # They win or lose together: then a game counts once, and a win is a win, not a share of it.
        self.together = self.seats == 1 or (bool(won) and all(winners == self.seats for winners in won))

    def length(self) -> tuple[str, list[int]]:
        """What is counted, rounds or answers, and how many each game took."""
        if all(one.rounds for one in self.played):
            return "rounds", [one.rounds for one in self.played]
        return "answers", [sum(one.answers) for one in self.played]

    def endings(self) -> list[tuple[str, int]]:
        """What ended the games, by key, the most frequent first."""
        return _counted(one.ending or one.reason for one in self.played)

    def reasons(self) -> list[tuple[str, int]]:
        """The results, by key, the most frequent first."""
        return _counted(one.reason for one in self.played)

    def scores(self) -> list[tuple[int, bool]]:
        """Every score, and whether it won; empty where all are the same."""
        found = [(score, seat in one.winners) for one in self.played for seat, score in enumerate(one.scores)]
        return found if len({score for score, _ in found}) > 1 else []

    def by_seat(self) -> list[Rate]:
        """How often each seat won; empty where all win or lose together."""
        if self.together:
            return []
        wins = [sum(one.points[seat] for one in self.played) for seat in range(self.seats)]
        return [Rate(f"seat {seat}", len(self.played), won) for seat, won in enumerate(wins)]

    def equal_seats(self) -> EqualSeats | None:
        """The test of equal seats, if anybody won anything."""
        wins = tuple([seat.points for seat in self.by_seat()])
        if not sum(wins):
            return None
        statistic = chi_squared(wins)
        chance = by_chance(statistic, self.seats - 1)
        return EqualSeats(wins, statistic, chance, sum(wins) >= ENOUGH * self.seats)

    def by_bot(self) -> list[Rate]:
        """How often each bot won, counted by seat; all bots as one if they win or lose together."""
        if self.together:
            name = ", ".join(dict.fromkeys(self.bots))
            return [Rate(name, len(self.played), sum(bool(one.winners) for one in self.played))]
        held = [(who, one.points[seat]) for one in self.played for seat, who in enumerate(one.seated)]
        return [
            Rate(name, sum(who == index for who, _ in held), sum(points for who, points in held if who == index))
            for index, name in enumerate(self.bots)
        ]

    def by_item(self) -> list[Bought]:
        """How often buyers of a thing won, the most successful first."""
        shoppers = [shopper for one in self.played for shopper in self._shoppers(one)]
        everybody = Rate("", len(shoppers), sum(points for _, points in shoppers))
        found: list[Bought] = []
        for item in sorted({item for items, _ in shoppers for item in items}):
            mine = [(items.count(item), points) for items, points in shoppers if item in items]
            buyers = Rate(item, len(mine), sum(points for _, points in mine))
            others = Rate(item, everybody.played - buyers.played, everybody.points - buyers.points)
            found.append(Bought(sum(copies for copies, _ in mine), buyers, others))
        return sorted(found, key=lambda bought: -bought.buyers.rate)

    def by_sort(self) -> list[tuple[str, list[Rate]]]:
        """How often the party won, by each thing that distinguishes games; empty where players compete."""
        found: dict[str, dict[str, list[bool]]] = {}
        for one in self.played if self.together or not any(each.winners for each in self.played) else ():
            for by, which in dict.fromkeys(one.sorts):
                found.setdefault(by, {}).setdefault(which, []).append(bool(one.winners))
        return [
            (by, [Rate(which, len(won), sum(won)) for which, won in sorted(sorts.items())])
            for by, sorts in found.items()
        ]

    def _shoppers(self, one: Played) -> list[tuple[tuple[str, ...], float]]:
        """What was bought in a game and the points it won: by each seat, or by all together."""
        if not one.bought:
            return []
        if self.together:
            return [(tuple([item for items in one.bought for item in items]), float(bool(one.winners)))]
        return list(zip(one.bought, one.points, strict=True))


def _counted(keys: Iterable[str]) -> list[tuple[str, int]]:
    return sorted(Counter(keys).items(), key=lambda pair: (-pair[1], pair[0]))
