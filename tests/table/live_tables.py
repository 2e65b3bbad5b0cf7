"""Tables without sockets: rooms in memory, eyes that collect every byte, and bots that do as they are told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec

from boneyard.core.codec import load
from boneyard.core.game import game
from boneyard.core.session import Session
from boneyard.table.bot_processes import Thinkers
from boneyard.table.connection import Guest
from boneyard.table.limits import Limits
from boneyard.table.live_table import Room
from boneyard.table.protocol import NewTable, Seated, SeatPlan, SitDown
from boneyard.table.store import ChatRow, MoveRow, SeatRow, Store
from boneyard.table.tables import House
from boneyard.table.tokens import hash_of, hashes_of
from tests.table.stored import a_table

Json = dict[str, Any]
Think = Callable[..., Awaitable[str]]


class Memory:
    """As much of a store as a room needs."""

    def __init__(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self.written: list[MoveRow] = []
        self.lines: list[ChatRow] = []

    async def append(self, move: MoveRow) -> None:
        self.written.append(move)

    async def save_table(self, _table: str, _changes: Json) -> None:
        pass

    async def save_seat(self, _table: str, _seat: int, _changes: Json) -> None:
        pass

    async def tell_dice(self, _table: str, hashes: frozenset[bytes]) -> bool:
        return all(seat.kind != "open" and seat.token_hash in {b"", *hashes} for seat in self.seats)

    async def unlink(self, _table: str, _seat: int) -> None:
        pass

    async def say(self, line: ChatRow) -> int:
        self.lines.append(line)
        return len(self.lines)

    async def chat(self, _table: str) -> list[ChatRow]:
        return self.lines


def token(seat: int) -> str:
    return f"the-secret-of-seat-{seat}"


def a_room(
    session: Session, changed: Callable[[Room], None] = lambda _room: None, bots: tuple[int, ...] = (), clock: int = 0
) -> Room:
    """A table where people sit on every seat but those of the bots."""
    record, rules = session.record, session.game
    row = a_table(
        "oak",
        game=record.game,
        options=record.options,
        seats=record.seats,
        seed=str(record.seed),
        rules=rules.rules,
        facts=rules.facts.hash,
        host_hash=hash_of("the-secret-of-the-host"),
        clock=clock,
    )
    people = [SeatRow("oak", s, "person", f"Person {s}", "", hash_of(token(s)), left=False) for s in range(row.seats)]
    machines = {s: SeatRow("oak", s, "bot", f"Bot {s}", "fair", b"", left=False) for s in bots}
    seats = [machines.get(seat.seat, seat) for seat in people]
    return Room(cast("Store", Memory(seats)), row, seats, session, len(record.lines), changed)


def a_session(name: str, seats: int, seed: int = 1, **options: Any) -> Session:
    return Session(game(name), seats, seed, options)


class Eyes:
    """A browser without a wire: everything it is sent, byte by byte."""

    def __init__(self, room: Room, *tokens: str, look: int = -1, limits: Limits | None = None) -> None:
        self.room = room
        self.guest = Guest(limits or Limits())
        self.guest.hashes = hashes_of(tokens)
        self.frames: list[bytes] = []
        self.log: list[Json] = []
        room.welcome(self.guest, look)

    def read(self) -> list[bytes]:
        """What has come since it last looked."""
        new = list(self.guest.mail)
        self.guest.mail.clear()
        if self.guest.dirty:
            self.guest.dirty = False
            new.append(self.room.update(self.guest))
        self.frames += new
        return new

    def leave(self) -> None:
        self.room.goodbye(self.guest)

    def messages(self) -> list[Json]:
        return [msgspec.json.decode(frame) for frame in self.read()]

    @property
    def update(self) -> Json:
        """The table as it was last told."""
        for message in self.messages():
            if message["type"] == "update":
                self.log = self.log[: message["keep"]] + message["log"]
        told: Json = next(m for m in map(msgspec.json.decode, reversed(self.frames)) if m["type"] == "update")
        return told

    def said(self) -> list[str]:
        """What the table itself has said in the chat, by its keys."""
        self.read()
        told = [message for message in map(msgspec.json.decode, self.frames) if message["type"] == "said"]
        return [line["say"]["key"] for message in told for line in message["lines"] if line["say"]]


async def answer(room: Room, seat: int, pick: int = 0) -> None:
    """Somebody picks an option of what is asked."""
    question = room.question(seat)
    assert question is not None
    await room.pick(seat, question.number, pick)


class Bots(Thinkers):
    """Bots that answer in this process, as a test wants them to."""

    def __init__(self, think: Think | None = None) -> None:
        super().__init__(1)
        self.asked: list[tuple[int, str]] = []  # seats, and the bots that were to think for them
        self.thought = think

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
async def a_house(folder: Path, bots: Bots | None = None, limits: Limits | None = None) -> AsyncIterator[House]:
    """All of a server but its sockets."""
    house = House(Store(folder / "tables.sqlite"), bots or Bots(), limits or Limits())
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def opened(house: House, name: str, *seats: str, **more: Any) -> Seated:
    """A table: seats are `me`, `open`, or a level of a bot."""
    plans = [SeatPlan(s) if s in ("me", "open") else SeatPlan("bot", level=s) for s in seats]  # type: ignore[arg-type]
    return await house.new(NewTable(name, plans, nickname="Ada", **more))


async def joined(house: House, seated: Seated, nickname: str = "Leo") -> Seated:
    """Somebody else sits down."""
    return await house.sit(seated.table, SitDown(nickname))


async def two_people(house: House, name: str = "baby-boom", **more: object) -> tuple[Room, Eyes, Eyes, Seated, Seated]:
    """Ada and Leo at a table."""
    ada = await opened(house, name, "me", "open", **more)
    leo = await joined(house, ada)
    room = await house.room(ada.table)
    return room, Eyes(room, *held(ada)), Eyes(room, *held(leo)), ada, leo


def held(seated: Seated) -> list[str]:
    """All secrets somebody got."""
    return [*seated.tokens.values(), *([seated.host] if seated.host else [])]


def run(story: Coroutine[Any, Any, None]) -> None:
    """Let a story happen, and see that it leaves nothing running."""

    async def whole() -> None:
        await story
        await soon(lambda: asyncio.all_tasks() == {asyncio.current_task()})

    asyncio.run(whole())


async def soon(wish: Callable[[], object], seconds: float = 10) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not wish():  # noqa: ASYNC110  (whatever it is, it sends no event)
            await asyncio.sleep(0.005)
