"""How fast the server is: real sockets on the loopback interface, moves stored before they are acknowledged.

A table is a game of Baby Boom for two. A move counts once it is stored and both seats have received it; its time is
measured from the pick until the later of the two. Tables are opened and sockets connected before the measurement
starts, and it stops when the last table has played its moves.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from boneyard.bench.wire import Wire

TABLES: Final = (1, 50, 200)
MOVES: Final = 60  # of each table in one run, if the game is not over sooner
PLAN: Final = {"game": "baby-boom", "seats": [{"kind": "me"}, {"kind": "me", "nickname": "B"}], "nickname": "A"}


class Asked(msgspec.Struct):
    """The part of a question that this program reads."""

    number: int
    offers: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """The part of a message that this program reads."""

    type: str
    rev: int = -1
    prompt: Asked | None = None
    outcome: dict[str, msgspec.Raw] | None = None


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


class Match:
    """One table with its two sockets, playing at random."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.wires: list[Wire] = []
        self.told = [0, 0]  # the last revision that each seat was sent
        self.asked: tuple[int, Asked] | None = None
        self.sent = 0.0
        self.rev = 0
        self.delays: list[float] = []
        self.problems = 0
        self.playing = False
        self.ready: list[asyncio.Future[None]] = [asyncio.get_running_loop().create_future() for _ in range(2)]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, port: int, table: str, tokens: list[str]) -> None:
        """Connect both seats."""
        loop = asyncio.get_running_loop()
        for seat, token in enumerate(tokens):
            connected = partial(Wire, f"/api/tables/{table}/socket", self.hears(seat))
            _, wire = await loop.create_connection(connected, "127.0.0.1", port)
            await wire.ready
            wire.say(json.dumps({"type": "hello", "tokens": [token]}).encode())
            self.wires.append(wire)
        await asyncio.gather(*self.ready)

    def hears(self, seat: int) -> Callable[[bytes], None]:
        """A function that handles the messages to a seat."""

        def hear(data: bytes) -> None:
            heard = DECODER.decode(data)
            if heard.type == "problem":
                self.problems += 1
            if heard.type != "update":
                return
            if not self.ready[seat].done():
                self.ready[seat].set_result(None)
            self.told[seat] = heard.rev
            if heard.prompt is not None:
                self.asked = (seat, heard.prompt)
            if heard.outcome is not None:
                self.asked = None
            if self.playing and min(self.told) > self.rev:
                self.delays.append(time.perf_counter() - self.sent)
                self.rev += 1
                self.go_on()

        return hear

    def go_on(self) -> None:
        """Make the next move, until there were enough."""
        if len(self.delays) >= MOVES or self.asked is None:
            self.playing = False
            if not self.done.done():
                self.done.set_result(None)
            return
        seat, asked = self.asked
        self.sent = time.perf_counter()
        pick = self.luck.randrange(len(asked.offers))
        self.wires[seat].say(b'{"type":"pick","prompt":%d,"pick":%d}' % (asked.number, pick))

    def start(self) -> None:
        self.playing = True
        self.go_on()


def open_table(port: int) -> tuple[str, list[str]]:
    """A table for two, and the secrets of its seats."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", json.dumps(PLAN).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310  (our own server)
        seated = json.loads(answer.read())
    return seated["table"], list(seated["tokens"].values())


async def one_run(port: int, tables: int, luck: Random) -> tuple[float, list[float], int]:
    """Let this many tables play their moves; returns the seconds it took, the delays, and the number of problems."""
    matches = [Match(luck) for _ in range(tables)]
    for match in matches:
        await match.sit(port, *open_table(port))
    start = time.perf_counter()
    for match in matches:
        match.start()
    await asyncio.wait_for(asyncio.gather(*[match.done for match in matches]), 120)
    took = time.perf_counter() - start
    for match in matches:
        for wire in match.wires:
            wire.hang_up()
    await asyncio.sleep(0.05)
    delays = [delay for match in matches for delay in match.delays]
    return took, delays, sum(match.problems for match in matches)


async def figure(port: int, tables: int, runs: int) -> TableFigure:
    """The figures of several runs with one number of tables."""
    luck = Random(tables)
    took, delays, problems = 0.0, [], 0
    for _ in range(runs):
        seconds, some, wrong = await one_run(port, tables, luck)
        took += seconds
        delays += some
        problems += wrong
    delays.sort()
    p50, p95, p99 = [delays[min(len(delays) - 1, int(len(delays) * part))] * 1000 for part in (0.5, 0.95, 0.99)]
    return TableFigure(tables, len(delays), len(delays) / took, p50, p95, p99, problems)


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


def serving(folder: Path, core: set[int] | None) -> tuple[subprocess.Popen[str], int]:
    """Start a server in a process of its own, without the limits on what one address may do."""
    limits = [
        "--tables",
        "1000000",
        "--sockets",
        "100000",
        "--messages",
        "1000000",
        "--requests",
        "1000000",
        "--connections",
        "100000",
    ]
    program = "import sys; from boneyard.cli import main; sys.argv[0] = 'boneyard'; main()"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--database", str(folder / "tables.sqlite")]
    with pinned_to(core):
        process = subprocess.Popen([*command, *limits], stdout=subprocess.PIPE, text=True)  # noqa: S603  (our own)
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, int(line.partition("http://localhost:")[2].split()[0])


def measured(folder: Path, runs: int) -> list[TableFigure]:
    """The figures for each number of tables, one after another, on one server."""
    server_core, own_core = cores()
    process, port = serving(folder, server_core)
    try:
        with pinned_to(own_core):
            asyncio.run(figure(port, 10, 1))  # to warm up
            return [asyncio.run(figure(port, tables, runs if tables > 1 else 5 * runs)) for tables in TABLES]
    finally:
        process.terminate()
        process.communicate()
