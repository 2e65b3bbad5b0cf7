"""How fast the server is: real sockets on the loopback interface, moves stored before they are acknowledged.

A table is a game for two, of each kind in turn, and others may watch. A move counts once it is stored and every socket
has received it; its time is measured from the pick until the last of them. Tables are opened and sockets connected
before the measurement starts, and it stops when the last table has played its moves. Each game has a server of its own.

On a busy machine processor time per move says more than moves a second. It too grows when others use the same caches,
so a fixed piece of Python is timed between the runs: the yardstick, by which figures of several days can be compared.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from boneyard.bench.processes import ServerProcesses, yardstick
from boneyard.bench.wire import Wire
from boneyard.core.decision import BadInput

TABLES: Final = (1, 50, 200)
MOVES: Final = 60  # usually, of each table in one run, if the game is not over sooner
PAUSE: Final = 0.1  # seconds until a server that was too busy is asked again
LONGEST: Final = 600  # seconds that one run may take
QUICK_TABLES: Final = (1, 5)
REST: Final = 6.0  # seconds in which nobody moves, before the first run of each size


@dataclass(frozen=True)
class Played:
    """A game that the tables play."""

    title: str
    game: str
    options: dict[str, bool | str]

    def plan(self) -> bytes:
        """The request that opens a table for two."""
        seats = [{"kind": "me"}, {"kind": "me", "nickname": "B"}]
        return msgspec.json.encode({"game": self.game, "options": self.options, "seats": seats, "nickname": "A"})


GAMES: Final = (
    Played("Baby Boom", "baby-boom", {}),
    Played("Bad Bones, advanced, chiefs", "bad-bones", {"advanced": True, "chiefs": True}),
    Played("Too Many Bones, adventure", "too-many-bones", {"mode": "adventure"}),
)


@dataclass(frozen=True)
class Setup:
    """How a server is started."""

    database: str | None = None  # an address; none: a new SQLite file
    workers: int = 1
    watchers: int = 0  # at each table
    moves: int = MOVES

    @property
    def name(self) -> str:
        """The kind of the database, how many processes, and how many watch each table."""
        kind = "PostgreSQL" if (self.database or "").startswith("postgresql") else "SQLite"
        watching = f", {self.watchers} watching" if self.watchers else ""
        return f"{kind}, {self.workers} process{'es' if self.workers > 1 else ''}{watching}"


class Asked(msgspec.Struct):
    """The part of a question that this program reads."""

    number: int
    offers: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """The part of a message that this program reads."""

    type: str
    why: str = ""
    rev: int = -1
    prompt: Asked | None = None


DECODER: Final = msgspec.json.Decoder(Heard)


@dataclass(frozen=True)
class TableFigure:
    """The figures for one number of tables."""

    tables: int
    moves: int
    per_second: float
    p50: float  # milliseconds
    p95: float
    p99: float
    problems: int
    cpu: float | None = None  # milliseconds of the server per move, without bots; none: not known here
    database_cpu: float | None = None  # milliseconds of PostgreSQL per move
    sent: float | None = None  # bytes per move, to all sockets of a table
    rest: float | None = None  # percent of a core that the server uses while nobody moves
    opened: float | None = None  # kilobytes that a table and its sockets add when they are new
    played: float | None = None  # and after the moves of one run
    yardstick: float | None = None  # milliseconds of processor time for a fixed piece of Python, between the runs


@dataclass(frozen=True)
class Measured:
    """The figures of one game on one server."""

    game: str
    setup: str
    figures: list[TableFigure]
    empty: float | None  # megabytes of the server's processes, without bots, before the first table; none: not known
    memory: float | None  # at the end


@dataclass
class Run:
    """What one run gave."""

    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)
    problems: int = 0
    sent: int = 0  # bytes
    cpu: float | None = None  # seconds
    database_cpu: float | None = None
    rest: float | None = None
    opened: float | None = None
    played: float | None = None
    yardsticks: list[float] = field(default_factory=list)


class Match:
    """One table with the sockets of its two seats and of those who watch, playing at random."""

    def __init__(self, luck: Random, watchers: int, moves: int) -> None:
        self.luck = luck
        self.moves = moves
        self.wires: list[Wire] = []
        self.told = [0] * (2 + watchers)  # the last revision that each socket was sent
        self.asked: list[Asked | None] = [None] * (2 + watchers)  # by each socket's newest update
        self.bytes = 0
        self.sent = 0.0
        self.rev = 0
        self.delays: list[float] = []
        self.problems = 0
        self.playing = False
        self.ready: list[asyncio.Future[None]] = [asyncio.get_running_loop().create_future() for _ in self.told]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, port: int, table: str, tokens: list[str]) -> None:
        """Connect both seats, then those who watch."""
        loop = asyncio.get_running_loop()
        for number in range(len(self.told)):
            connected = partial(Wire, f"/api/tables/{table}/socket", self.hears(number))
            _, wire = await loop.create_connection(connected, "127.0.0.1", port)
            await wire.ready
            wire.say(json.dumps({"type": "hello", "tokens": tokens[number : number + 1]}).encode())
            self.wires.append(wire)
        await asyncio.gather(*self.ready)

    def hears(self, number: int) -> Callable[[bytes], None]:
        """A function that handles the messages to a socket."""

        def hear(data: bytes) -> None:
            if self.playing:
                self.bytes += len(data)
            heard = DECODER.decode(data)
            if heard.type == "problem":
                self.problems += 1
                if heard.why == "busy":
                    asyncio.get_running_loop().call_later(PAUSE, self.pick)
            if heard.type != "update":
                return
            if not self.ready[number].done():
                self.ready[number].set_result(None)
            self.told[number] = heard.rev
            self.asked[number] = heard.prompt
            if self.playing and min(self.told) > self.rev:
                self.delays.append(time.perf_counter() - self.sent)
                self.rev += 1
                self.go_on()

        return hear

    def go_on(self) -> None:
        """Make the next move, until there were enough."""
        if len(self.delays) >= self.moves or not any(self.asked):
            self.playing = False
            if not self.done.done():
                self.done.set_result(None)
            return
        self.sent = time.perf_counter()
        self.pick()

    def pick(self) -> None:
        """Answer at random, for the first time or once more after the server was too busy."""
        seat, asked = next(((seat, asked) for seat, asked in enumerate(self.asked) if asked), (0, None))
        if asked is None:
            return
        pick = self.luck.randrange(len(asked.offers))
        self.wires[seat].say(b'{"type":"pick","prompt":%d,"pick":%d}' % (asked.number, pick))

    def start(self) -> None:
        self.playing = True
        self.go_on()


def open_table(port: int, plan: bytes) -> tuple[str, list[str]]:
    """A table for two, and the secrets of its seats."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", plan, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:  # noqa: S310  (our own server)
        seated = json.loads(answer.read())
    return seated["table"], list(seated["tokens"].values())


def between(before: float | None, after: float | None) -> float | None:
    """The difference, where both are known."""
    return None if before is None or after is None else after - before


class Driver:
    """Plays one game at the tables of one server."""

    def __init__(self, port: int, setup: Setup, played: Played, processes: ServerProcesses, rest: float) -> None:
        self._port = port
        self._setup = setup
        self._plan = played.plan()
        self._processes = processes
        self._rest = rest

    async def figure(self, tables: int, runs: int) -> TableFigure:
        """The figures of several runs with one number of tables."""
        luck = Random(tables)
        several = [await self._run(tables, luck, first=number == 0) for number in range(runs)]
        first = several[0]
        delays = sorted(delay for run in several for delay in run.delays)
        p50, p95, p99 = [delays[min(len(delays) - 1, int(len(delays) * part))] * 1000 for part in (0.5, 0.95, 0.99)]
        return TableFigure(
            tables,
            len(delays),
            len(delays) / sum(run.seconds for run in several),
            p50,
            p95,
            p99,
            sum(run.problems for run in several),
            cpu=per_move([run.cpu for run in several], len(delays)),
            database_cpu=per_move([run.database_cpu for run in several], len(delays)),
            sent=sum(run.sent for run in several) / len(delays),
            rest=first.rest,
            opened=first.opened,
            played=first.played,
            yardstick=statistics.fmean(one for run in several for one in run.yardsticks),
        )

    async def _run(self, tables: int, luck: Random, *, first: bool) -> Run:
        """Let this many tables play their moves."""
        run, processes = Run(), self._processes
        memory = processes.memory()
        matches = [Match(luck, self._setup.watchers, self._setup.moves) for _ in range(tables)]
        for match in matches:
            await match.sit(self._port, *open_table(self._port, self._plan))
        if first:
            run.rest = await self._resting()
            run.opened = per_table(between(memory, processes.memory()), tables)
        run.yardsticks.append(yardstick())
        cpu, database_cpu = processes.cpu(), processes.database_cpu()
        start = time.perf_counter()
        for match in matches:
            match.start()
        try:
            await asyncio.wait_for(asyncio.gather(*[match.done for match in matches]), LONGEST)
        except TimeoutError:
            raise BadInput(f"not all of {tables} tables have played their moves within {LONGEST} seconds") from None
        run.seconds = time.perf_counter() - start
        run.cpu = between(cpu, processes.cpu())
        run.database_cpu = between(database_cpu, processes.database_cpu())
        run.yardsticks.append(yardstick())
        run.played = per_table(between(memory, processes.memory()), tables) if first else None
        for match in matches:
            run.delays += match.delays
            run.problems += match.problems
            run.sent += match.bytes
            for wire in match.wires:
                wire.hang_up()
        await asyncio.sleep(0.05)
        return run

    async def _resting(self) -> float | None:
        """The percent of a core that the server uses while all look on and nobody moves."""
        if not self._rest:
            return None
        await asyncio.sleep(self._rest / 3)  # until it has settled
        before = self._processes.cpu()
        await asyncio.sleep(self._rest)
        used = between(before, self._processes.cpu())
        return None if used is None else 100 * used / self._rest


def per_move(seconds: Sequence[float | None], moves: int) -> float | None:
    """Milliseconds for each move of several runs."""
    known = [some for some in seconds if some is not None]
    return 1000 * sum(known) / moves if known else None


def per_table(megabytes: float | None, tables: int) -> float | None:
    """Kilobytes for each table."""
    return None if megabytes is None else 1024 * megabytes / tables


def cores() -> tuple[set[int], set[int]] | tuple[None, None]:
    """One core for the server and another for this program; None where cores cannot be chosen."""
    if not hasattr(os, "sched_getaffinity"):
        return None, None
    here = sorted(os.sched_getaffinity(0))
    return ({here[0]}, {here[1]}) if len(here) > 1 else (None, None)


@contextmanager
def pinned_to(core: set[int] | None) -> Iterator[None]:
    """Processes that are started meanwhile stay on that core, with all their threads."""
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, core)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


LIMITS: Final = (
    "tables",
    "sockets",
    "messages",
    "requests",
    "connections",
    "all-sockets",
)  # of one address, all but unlimited


def serving(folder: Path, setup: Setup, core: set[int] | None) -> tuple[subprocess.Popen[str], int]:
    """Start a server in a process of its own, without the limits on what one address may do."""
    limits = [word for limit in LIMITS for word in (f"--{limit}", "1000000")]
    database = setup.database or str(folder / "tables.sqlite")
    program = "import sys; from boneyard.cli import main; sys.argv[0] = 'boneyard'; main()"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--database", database]
    command += ["--workers", str(setup.workers), *limits]
    with pinned_to(core):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603  (our own)
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http://" not in line:
        process.communicate()
        raise BadInput(f"the server did not start with {setup.name}")
    return process, int(line.partition("http://localhost:")[2].split()[0])


def measured(folder: Path, setup: Setup, played: Played, sizes: Sequence[int], runs: int, rest: float) -> Measured:
    """The figures for each number of tables, one after another, on one server."""
    # Several processes need the cores that they find.
    server_core, own_core = cores() if setup.workers == 1 else (None, None)
    process, port = serving(folder, setup, server_core)
    try:
        processes = ServerProcesses(process.pid, setup.workers, setup.database)
        empty = processes.memory()
        driver = Driver(port, setup, played, processes, rest)
        with pinned_to(own_core):
            asyncio.run(Driver(port, setup, played, processes, 0).figure(min(10, sizes[-1]), 1))  # to warm up
            figures = [asyncio.run(driver.figure(tables, runs if tables > 1 else 5 * runs)) for tables in sizes]
        return Measured(played.title, setup.name, figures, empty, processes.memory())
    finally:
        process.terminate()
        process.communicate()
