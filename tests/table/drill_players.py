"""People who play at random at any of several servers, and come back when their connection is lost."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.table.visitors import Server, held

Json = dict[str, Any]
GAMES: Final[tuple[tuple[str, tuple[str, ...], Json], ...]] = (
    ("baby-boom", (), {}),
    ("bad-bones", (), {"advanced": True}),
    ("baby-boom", (), {"tiles_and_bombs": True}),
    ("baby-boom", ("fair",), {}),
)
PAUSE: Final = 0.2  # seconds until what was refused is tried again
SILENCE: Final = 60.0  # seconds until a server that does not answer is left; it should never come to that
LOST: Final = (OSError, TimeoutError, WebSocketException)


@asynccontextmanager
async def at_table(server: Server, table: str, tokens: list[str]) -> AsyncIterator[ClientConnection]:
    """A socket that has said hello."""
    address = f"ws://localhost:{server.port}/api/tables/{table}/socket"
    async with connect(address, max_size=None, open_timeout=30) as wire:
        await wire.send(json.dumps({"type": "hello", "tokens": tokens}))
        yield wire


@dataclass
class Known:
    """What a browser knows of a table: everything here was acknowledged."""

    table: str
    update: Json = field(default_factory=lambda: {"rev": -1, "prompt": None, "outcome": None})
    log: list[Json] = field(default_factory=list)
    answered: set[int] = field(default_factory=set)  # the numbers of the questions it has answered

    @property
    def rev(self) -> int:
        return int(self.update["rev"])

    @property
    def rematch(self) -> str:
        """The table where the same people go on."""
        return str(self.update["table"]["rematch"]) if self.rev >= 0 else ""

    def hear(self, update: Json) -> None:
        log = self.log[: update["keep"]] + update["log"]
        assert update["rev"] >= self.rev, "a line that was acknowledged is gone"
        assert log[: len(self.log)] == self.log, "the log says something else than before"
        self.log, self.update = log, update


class Player:
    """Somebody who plays at random, game after game, and goes to the next server when the connection is lost."""

    def __init__(
        self, servers: list[Server], table: str, tokens: list[str], chance: int, pace: float, heard: asyncio.Event
    ) -> None:
        self.servers = servers
        self.tokens = tokens
        self.known = Known(table)
        self.before: list[Known] = []  # earlier games
        self.unanswered = 0  # messages that a server which was there never answered
        self.connections = 0
        self._pace = pace  # the most seconds that an answer takes
        self._heard = heard
        self._luck = random.Random(chance)
        self._at = chance  # the place of the next server
        self._wire: ClientConnection | None = None

    @property
    def lines(self) -> int:
        """How many lines were acknowledged, in all games."""
        return sum(max(0, known.rev) for known in [*self.before, self.known])

    def cut(self) -> None:
        """The network breaks, without a word."""
        if self._wire is not None:
            self._wire.transport.abort()

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play until there were enough lines."""
        while not enough():
            server = self.servers[self._at % len(self.servers)]
            self._at += 1
            with suppress(*LOST):
                async with at_table(server, self.known.table, self.tokens) as self._wire:
                    self.connections += 1
                    await self._play_here(self._wire, enough)
            self._wire = None
            if self.known.rematch:
                self.before.append(self.known)
                self.known = Known(self.known.rematch)
            else:
                await asyncio.sleep(PAUSE * self._luck.random())

    async def _play_here(self, wire: ClientConnection, enough: Callable[[], bool]) -> None:
        """Answer whatever is asked, until the connection is lost or the next game begins."""
        sent: Json = {}
        while not enough() and not self.known.rematch:
            try:
                message = json.loads(await asyncio.wait_for(wire.recv(), SILENCE))
            except TimeoutError:
                self.unanswered += bool(sent)
                raise
            if message["type"] == "update":
                self.known.hear(message)
                self._heard.set()
            elif message["type"] == "problem" and message["why"] in ("busy", "lost"):
                await asyncio.sleep(PAUSE * self._luck.random())
                sent = {}
            else:
                continue
            wanted = self._wanted(sent)
            if wanted and wanted != sent:
                await asyncio.sleep(self._pace * self._luck.random())
                for _ in range(self._luck.choice([1, 1, 1, 2])):  # some people click twice
                    await wire.send(json.dumps(wanted))
            sent = wanted

    def _wanted(self, sent: Json) -> Json:
        """What to say now: an answer, or that one wants to play again. What was sent a moment ago stays so."""
        update = self.known.update
        if update["outcome"]:
            return {"type": "rematch"}
        if not update["prompt"]:
            return {}
        number = update["prompt"]["number"]
        if sent.get("prompt") == number:
            return sent
        self.known.answered.add(number)
        return {"type": "pick", "prompt": number, "pick": self._luck.randrange(len(update["prompt"]["offers"]))}


def seated_everywhere(
    servers: list[Server], tables: int, pace: float, heard: asyncio.Event
) -> list[tuple[Player, Player]]:
    """Two people at each table, spread over the servers; at some tables a bot plays too.

    The event is set whenever one of them is told something.
    """
    pairs = []
    for number in range(tables):
        game, bots, options = GAMES[number % len(GAMES)]
        seated = servers[number % len(servers)].open_table(game, "me", "open", *bots, options=options)
        friend = servers[(number + 1) % len(servers)].sit_down(seated["table"])
        table, both = seated["table"], enumerate((seated, friend))
        host, guest = [Player(servers, table, held(one), number + place, pace, heard) for place, one in both]
        pairs.append((host, guest))
    return pairs


async def settled(server: Server, player: Player, rev: int = 0) -> Known:
    """What a player is shown at a server once this revision is there and no bot has to answer."""
    while True:
        shown = Known(player.known.table)
        with suppress(*LOST):
            async with at_table(server, shown.table, player.tokens) as wire:
                while not (shown.rev >= rev and waits_for_people(shown.update)):
                    message = json.loads(await asyncio.wait_for(wire.recv(), SILENCE))
                    if message["type"] == "update":
                        shown.hear(message)
                return shown


def waits_for_people(update: Json) -> bool:
    """Whether only people have to answer, or nobody any more."""
    return all(update["table"]["seats"][seat]["kind"] == "person" for seat in update["asked"])
