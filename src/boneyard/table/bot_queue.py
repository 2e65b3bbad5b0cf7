"""Whose bot may think next: fair to every address and to every table, and quick for bots that answer quickly.

Of those who wait, the address that has used the least bot time comes first, and among its tables the one that has used
the least. Whoever begins to wait counts as having used as much as the least of the others, at least: nobody saves up
time, and nobody is overtaken for ever. What was used is forgotten as soon as nobody waits.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Final

MOST_WAITING: Final = 1000
LONG: Final = 0.5  # seconds that a long thought is expected to take
SHORT: Final = 0.01


class Dropped(Exception):
    """Too many bots wait, so this one has to ask again later."""


class Shares:
    """The seconds that each of several parties has used, as far as that matters to those who wait."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}

    def used(self, party: str) -> float:
        return self._used.get(party, 0.0)

    def enter(self, party: str, waiting: Collection[str]) -> None:
        """A party begins to wait, beside these others. Parties that would gain nothing by waiting are forgotten."""
        least = min([self._used[other] for other in waiting], default=0.0)
        self._used = {known: used for known, used in self._used.items() if used > least or known in waiting}
        self._used.setdefault(party, least)

    def charge(self, party: str, seconds: float) -> None:
        """Count seconds, unless the party has been forgotten."""
        if party in self._used:
            self._used[party] += seconds

    def clear(self) -> None:
        self._used.clear()


class Turn:
    """A bot's turn to think. First it waits for it, then it has it."""

    def __init__(self, address: str, table: str, since: float, *, long: bool) -> None:
        self.address = address
        self.table = table
        self.long = long
        self.expected = LONG if long else SHORT
        self.time = since  # when it began to wait; then, when it began to think
        self.granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()  # false: it was dropped


class BotQueue:
    """Bots that wait for their turn, and those that have it.

    At most `workers` bots think long thoughts at once. There is room for one more bot, so that short thoughts, which
    take milliseconds, never wait for a long one.
    """

    def __init__(
        self, workers: int, most_waiting: int = MOST_WAITING, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.workers = workers
        self.room = workers + 1
        self.turns = 0  # that have begun
        self.waited = 0.0  # seconds, over all turns that have begun
        self.on_turn: list[Callable[[float], None]] = []  # called with the seconds that a bot has waited
        self._most_waiting = most_waiting
        self._now = now
        self._waiting: list[Turn] = []  # the oldest first
        self._thinking: set[Turn] = set()
        self._addresses = Shares()
        self._tables: dict[str, Shares] = {}  # for each address from which somebody waits

    def waiting(self) -> int:
        """How many bots wait for their turn."""
        return len(self._waiting)

    def thinking(self) -> int:
        """How many bots have their turn."""
        return len(self._thinking)

    @asynccontextmanager
    async def turn(self, addresses: Collection[str], table: str, *, long: bool) -> AsyncIterator[None]:
        """Wait until a bot at a table may think, and let it. People look at the table from these addresses."""
        address = min(addresses, key=self._addresses.used, default="")
        turn = Turn(address, table, self._now(), long=long)
        self._join(turn)
        try:
            self._begin_turns()
            if not await turn.granted:
                raise Dropped(f"more than {self._most_waiting} bots wait")
            yield
        finally:
            self._leave(turn)
            self._begin_turns()

    def _join(self, turn: Turn) -> None:
        addresses = {other.address for other in self._waiting}
        if turn.address not in addresses:
            self._addresses.enter(turn.address, addresses)
            self._tables[turn.address] = Shares()
        tables = {other.table for other in self._waiting if other.address == turn.address}
        if turn.table not in tables:
            self._tables[turn.address].enter(turn.table, tables)
        self._waiting.append(turn)
        if len(self._waiting) > self._most_waiting:
            self._drop_one()

    def _drop_one(self) -> None:
        """Drop the oldest turn of the address that waits for the most."""
        counts = Counter(turn.address for turn in self._waiting)
        greediest = max(counts, key=lambda address: (counts[address], self._addresses.used(address)))
        oldest = next(turn for turn in self._waiting if turn.address == greediest)
        self._stop_waiting(oldest)
        if not oldest.granted.done():
            oldest.granted.set_result(False)

    def _begin_turns(self) -> None:
        """Give a turn to everybody for whom there is room."""
        while (turn := self._next()) is not None:
            now = self._now()
            seconds, turn.time = now - turn.time, now
            self._charge(turn, turn.expected)
            self._stop_waiting(turn)
            self._thinking.add(turn)
            turn.granted.set_result(True)
            self.turns += 1
            self.waited += seconds
            for observe in self.on_turn:
                observe(seconds)

    def _next(self) -> Turn | None:
        """The turn that is to begin now, if there is one for which there is room."""
        if len(self._thinking) >= self.room:
            return None
        long_too = sum(turn.long for turn in self._thinking) < self.workers
        able = [turn for turn in self._waiting if (long_too or not turn.long) and not turn.granted.done()]
        return min(able, key=self._rank, default=None)

    def _rank(self, turn: Turn) -> tuple[float, float, bool]:
        """Orders the turns that wait; the oldest of equals is next."""
        return (self._addresses.used(turn.address), self._tables[turn.address].used(turn.table), turn.long)

    def _leave(self, turn: Turn) -> None:
        """A bot has thought, or does not wait any longer."""
        if turn in self._thinking:
            self._thinking.remove(turn)
            self._charge(turn, self._now() - turn.time - turn.expected)
        elif turn in self._waiting:
            self._stop_waiting(turn)

    def _stop_waiting(self, turn: Turn) -> None:
        self._waiting.remove(turn)
        if not self._waiting:
            self._addresses.clear()
        if not any(other.address == turn.address for other in self._waiting):
            del self._tables[turn.address]

    def _charge(self, turn: Turn, seconds: float) -> None:
        self._addresses.charge(turn.address, seconds)
        if turn.address in self._tables:
            self._tables[turn.address].charge(turn.table, seconds)
