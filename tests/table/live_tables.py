"""Tables without sockets: fake browsers that collect every byte, and bots that answer as a test wants."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec

from boneyard.core.codec import load
from boneyard.core.game import game
from boneyard.core.rng import KEYED
from boneyard.core.session import Session
from boneyard.table import links
from boneyard.table.bot_processes import BotProcesses
from boneyard.table.connection import Connection
from boneyard.table.limits import Limits
from boneyard.table.live_table import LiveTable
from boneyard.table.protocol import NewTable, Seated, SeatPlan, SitDown, UseLink
from boneyard.table.store import ChatRow, MoveRow, SeatRow, Store
from boneyard.table.tables import Tables
from boneyard.table.tokens import hash_of, hashes_of, new_secret
from tests.table.stored import a_table

Json = dict[str, Any]
Think = Callable[..., Awaitable[str]]


class Memory:
    """The part of a store that a table needs."""

    def __init__(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self.written: list[MoveRow] = []
        self.lines: list[ChatRow] = []

    def now_ms(self) -> int:
        return round(time.time() * 1000)

    async def append(self, move: MoveRow) -> None:
        self.written.append(move)

    async def change(
        self, _table: str, _version: int, *, say: Sequence[ChatRow] = (), **_fields: object
    ) -> list[ChatRow]:
        return [replace(line, id=await self.say(line)) for line in say]

    async def tell_dice(self, _table: str, _version: int, hashes: frozenset[bytes]) -> bool:
        return all(seat.kind != "open" and seat.token_hash in {b"", *hashes} for seat in self.seats)

    async def snapshot(self, *_position: object) -> None:
        pass

    async def save_clocks(self, _table: str, _clocks: Json) -> None:
        pass

    async def set_presence(self, *_presence: object) -> list[object]:
        return []

    async def presence(self, _tables: object) -> Json:
        return {}

    async def say(self, line: ChatRow) -> int:
        self.lines.append(line)
        return len(self.lines)

    async def chat(self, _table: str) -> list[ChatRow]:
        return self.lines

    async def trim_chat(self, _table: str, _keep: int) -> None:
        pass


def token(seat: int) -> str:
    return f"the-secret-of-seat-{seat}"


def a_live_table(
    session: Session, processes: BotProcesses | None = None, bots: tuple[int, ...] = (), clock: int = 0
) -> LiveTable:
    """A table where people sit on every seat but those of the bots. Without processes, bots do not answer."""
    record, rules = session.record, session.game
    row = a_table(
        "oak",
        game=record.game,
        options=record.options,
        seats=record.seats,
        seed=str(record.seed),
        dice=record.dice,
        rules=rules.rules,
        facts=rules.facts.hash,
        host_hash=hash_of("the-secret-of-the-host"),
        clock=clock,
    )
    people = [SeatRow("oak", s, "person", f"Person {s}", "", hash_of(token(s)), left=False) for s in range(row.seats)]
    machines = {s: SeatRow("oak", s, "bot", f"Bot {s}", "fair", b"", left=False) for s in bots}
    seats = [machines.get(seat.seat, seat) for seat in people]
    return LiveTable(cast("Store", Memory(seats)), row, seats, session, len(record.lines), Limits(), processes)


def a_session(name: str, seats: int, seed: int = 1, **options: Any) -> Session:
    """A game with the dice of a table."""
    return Session(game(name), seats, seed, options, KEYED)


class FakeBrowser:
    """A browser without a socket. It keeps everything that it is sent."""

    def __init__(self, table: LiveTable, *tokens: str, look: int = -1, address: str = "") -> None:
        self.table = table
        self.connection = Connection(address)
        self.connection.introduce(hashes_of(tokens), "")
        self.frames: list[bytes] = []
        self.log: list[Json] = []
        table.connect(self.connection, look)

    def read(self) -> list[bytes]:
        """What it was sent since the last time."""
        new = list(self.connection.outbox)
        self.connection.outbox.clear()
        if self.connection.outdated:
            self.connection.outdated = False
            new.append(self.table.updates.encode(self.connection))
        self.frames += new
        return new

    def leave(self) -> None:
        self.table.disconnect(self.connection)

    def messages(self) -> list[Json]:
        return [msgspec.json.decode(frame) for frame in self.read()]

    @property
    def update(self) -> Json:
        """The last update."""
        for message in self.messages():
            if message["type"] == "update":
                self.log = self.log[: message["keep"]] + message["log"]
        told: Json = next(m for m in map(msgspec.json.decode, reversed(self.frames)) if m["type"] == "update")
        return told

    def said(self) -> list[str]:
        """The keys of what the table itself has announced in the chat."""
        return [line["say"]["key"] for line in self._lines() if line["say"]]

    def heard(self) -> list[str]:
        """What people have said in the chat."""
        return [line["text"] for line in self._lines() if not line["say"]]

    def _lines(self) -> list[Json]:
        self.read()
        told = [message for message in map(msgspec.json.decode, self.frames) if message["type"] == "said"]
        return [line for message in told for line in message["lines"]]


def of_everybody(table: LiveTable) -> list[FakeBrowser]:
    """A browser for each person at a table."""
    return [FakeBrowser(table, token(seat)) for seat in table.people()]


async def answer(table: LiveTable, seat: int, pick: int = 0) -> None:
    """Somebody picks an option of what is asked."""
    question = table.question(seat)
    assert question is not None
    await table.pick(seat, question.number, pick)


class Bots(BotProcesses):
    """Bots that answer in this process, as a test wants them to."""

    def __init__(self, think: Think | None = None) -> None:
        super().__init__(6)
        self.asked: list[tuple[int, str]] = []  # seats, and the bots that had to think for them
        self.thought = think

    def prepare(self) -> None:
        pass

    async def think(self, game: str, state: str, seat: int, number: int, bot: str, luck: int, limit: float) -> str:
        self.asked.append((seat, bot))
        if self.thought is not None:
            return await self.thought(game, state, seat, number, bot, luck, limit)
        return await first_answer(game, state, seat)


async def first_answer(name: str, state: str, seat: int, *_more: object) -> str:
    """The first option that is offered."""
    await asyncio.sleep(0)
    rules = game(name)
    return next(d.options[0].text for d in rules.pending(load(rules, state)) if d.seat == seat)


@asynccontextmanager
async def running_tables(
    where: Path | str, bots: Bots | None = None, limits: Limits | None = None
) -> AsyncIterator[Tables]:
    """A server without its sockets, on the database of a folder or at an address."""
    address = where / "tables.sqlite" if isinstance(where, Path) and not where.suffix else where
    tables = Tables(Store(address), bots or Bots(), limits or Limits())
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


async def opened(tables: Tables, name: str, *seats: str, **more: Any) -> Seated:
    """A table: seats are `me`, `open`, or a level of a bot."""
    plans = [SeatPlan(s) if s in ("me", "open") else SeatPlan("bot", level=s) for s in seats]  # type: ignore[arg-type]
    return await tables.create(NewTable(name, plans, nickname="Ada", **more))


async def joined(tables: Tables, seated: Seated, nickname: str = "Leo") -> Seated:
    """Somebody else sits down."""
    return await tables.sit_down(seated.table, SitDown(nickname))


async def two_people(
    tables: Tables, name: str = "baby-boom", **more: object
) -> tuple[LiveTable, FakeBrowser, FakeBrowser, Seated, Seated]:
    """Ada and Leo at a table."""
    ada = await opened(tables, name, "me", "open", **more)
    leo = await joined(tables, ada)
    table = await tables.get(ada.table)
    return table, FakeBrowser(table, *held(ada)), FakeBrowser(table, *held(leo)), ada, leo


async def taken_along(tables: Tables, seated: Seated) -> Seated:
    """Somebody takes their seats to another device, which shows its secret at the table."""
    link = await links.make_link(tables, seated.table, held(seated))
    moved = await links.use_link(tables, UseLink(link, new_secret()))
    await links.shown_at(tables, moved.table, held(moved))
    return moved


def held(seated: Seated) -> list[str]:
    """All secrets somebody got."""
    return [*seated.tokens.values(), *([seated.host] if seated.host else [])]


def run(story: Coroutine[Any, Any, None]) -> None:
    """Let a story happen, and see that it leaves nothing running."""

    async def whole() -> None:
        await story
        await soon(lambda: asyncio.all_tasks() == {asyncio.current_task()})

    asyncio.run(whole())


async def soon(wish: Callable[[], object], seconds: float = 60) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not wish():  # noqa: ASYNC110  (whatever it is, it sends no event)
            await asyncio.sleep(0.005)
