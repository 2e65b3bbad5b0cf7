"""Servers die, the database restarts, connections are cut: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import make_url

from boneyard.table.store import Store
from tests.table.drill_players import Known, Player, seated_everywhere, settled
from tests.table.postgresql import Stop, cut_connections, restartable_database
from tests.table.visitors import Server

Database = Path | str
Restart = Callable[[Stop], None]
Pair = tuple[Player, Player]
ARGUMENTS: Final = (
    "--messages",
    "5000",
    "--bots",
    "1",
    "--requests",
    "5000",
    "--tables",
    "5000",
    "--sockets",
    "1000",
    "--seats",
    "5000",
)
SHOWN: Final = ("mine", "host", "seat", "view", "asked", "prompt", "undo", "retract", "outcome")


@pytest.fixture(params=["sqlite", "postgresql"])
def drilled(request: pytest.FixtureRequest, tmp_path: Path, testrun_uid: str, worker_id: str) -> Iterator[Drill]:
    """Three servers on an empty database of each kind in turn. PostgreSQL can be restarted."""
    with ExitStack() as stack:
        database: Database = tmp_path / "tables.db"
        restart = None
        if request.param == "postgresql":
            url, restart = stack.enter_context(restartable_database(f"drill_{testrun_uid}_{worker_id}"))
            database = url.render_as_string(hide_password=False)
        with three_servers(tmp_path, database) as servers:
            yield Drill(servers, database, restart)
        assert "Traceback" not in servers[0].said()


@contextmanager
def three_servers(folder: Path, database: Database) -> Iterator[list[Server]]:
    servers = [Server(folder, *ARGUMENTS, database=database) for _ in range(3)]
    try:
        with ThreadPoolExecutor() as threads:
            list(threads.map(Server.start, servers))
        yield servers
    finally:
        for server in servers:
            server.stop()


class Drill:
    """People play at all servers while one disaster after the other happens."""

    def __init__(self, servers: list[Server], database: Database, restart: Restart | None) -> None:
        self.servers = servers
        self.database = database
        self._restart = restart
        self._starting: dict[Server, asyncio.Task[Server]] = {}
        self._luck = random.Random(1)
        self._heard = asyncio.Event()
        self._pairs: list[Pair] = []
        self._players: list[Player] = []

    def run(self, tables: int, most: int, pace: float, **disasters: int) -> None:
        """Let people play at so many tables, who take up to `pace` seconds for an answer.

        Up to `most` lines are written between two disasters.
        """
        self._pairs = seated_everywhere(self.servers, tables, pace, self._heard)
        self._players = [player for pair in self._pairs for player in pair]
        wanted = [name for name, times in disasters.items() for _ in range(times) if self._possible(name)]
        self._luck.shuffle(wanted)
        asyncio.run(self._story(wanted, most))
        happened = ", ".join(f"{name} {times}" for name, times in sorted(Counter(wanted).items()))
        connections = sum(player.connections for player in self._players)
        print(f"{self._lines()} lines acknowledged over {connections} connections; {happened}")

    def _possible(self, name: str) -> bool:
        return isinstance(self.database, str) or "database" not in name

    def _lines(self) -> int:
        """How many lines were acknowledged to both players of their table."""
        return sum(min(one.lines, other.lines) for one, other in self._pairs)

    async def _story(self, disasters: list[str], most: int) -> None:
        async with asyncio.timeout(600 + 60 * len(disasters)):  # on a very busy machine
            happening = asyncio.create_task(self._happen(disasters, most))
            await asyncio.gather(*[player.play(happening.done) for player in self._players])
            await happening
            assert not any(player.unanswered for player in self._players)
            await self._look_at_everything()

    async def _happen(self, disasters: list[str], most: int) -> None:
        for name in [*disasters, "nothing"]:
            wanted = self._lines() + self._luck.randint(1, most)
            while self._lines() < wanted:
                self._heard.clear()
                await self._heard.wait()
            await getattr(self, f"_{name}")()
        await self._until_running(len(self.servers))

    # ── Disasters ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def _kill(self) -> None:
        await self._start_again_after(Server.kill)

    async def _drain(self) -> None:
        """A server is stopped in order."""
        await self._start_again_after(Server.stop)

    async def _start_again_after(self, end: Callable[[Server], None]) -> None:
        """End one server. It is started again while others may die; one of them is always there."""
        await self._until_running(2)
        server = self._luck.choice([server for server in self.servers if server not in self._starting])
        await asyncio.to_thread(end, server)
        self._starting[server] = asyncio.create_task(asyncio.to_thread(server.start))

    async def _until_running(self, servers: int) -> None:
        """Wait until so many servers are up."""
        while len(self.servers) - len(self._starting) < servers:
            await asyncio.wait(self._starting.values(), return_when=asyncio.FIRST_COMPLETED)
            for server, task in list(self._starting.items()):
                if task.done():
                    await task
                    del self._starting[server]

    async def _cut_browsers(self) -> None:
        for player in self._luck.sample(self._players, len(self._players) // 2):
            player.cut()

    async def _restart_database(self) -> None:
        assert self._restart is not None
        await self._happen_to_database(partial(self._restart, "fast"))

    async def _crash_database(self) -> None:
        assert self._restart is not None
        await self._happen_to_database(partial(self._restart, "immediate"))

    async def _cut_database(self) -> None:
        await self._happen_to_database(partial(cut_connections, make_url(str(self.database))))

    async def _happen_to_database(self, disaster: Callable[[], None]) -> None:
        """A server that starts just then would end at once; whoever runs it would start it again."""
        await self._until_running(len(self.servers))
        await asyncio.to_thread(disaster)

    async def _nothing(self) -> None:
        """Everybody goes on after the last disaster."""

    # ── Afterwards ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def _look_at_everything(self) -> None:
        store = Store(self.database)
        await store.open()
        for pair in self._pairs:
            await self._look_at_last_game(pair)
            for games in zip(*[[*player.before, player.known] for player in pair], strict=False):
                await look_at_record(store, games)
        await store.close()

    async def _look_at_last_game(self, pair: Pair) -> None:
        """Check that everybody is shown the same position everywhere, and what they were told before still stands."""
        if pair[0].known.table != pair[1].known.table:  # one of them has not heard of the next game
            return
        first = await settled(self.servers[0], pair[0])
        for player in pair:
            everywhere = [await settled(server, player, first.rev) for server in self.servers]
            for shown in everywhere:
                assert shown.rev == first.rev
                assert shown.log[: len(player.known.log)] == player.known.log
                assert shown.log == everywhere[0].log
                assert [shown.update[name] for name in SHOWN] == [everywhere[0].update[name] for name in SHOWN]
            player.known.hear({**everywhere[0].update, "keep": 0, "log": everywhere[0].log})


async def look_at_record(store: Store, games: tuple[Known, ...]) -> None:
    """Check that a record has every line that was told, once."""
    lines = await store.moves(games[0].table)
    assert [line.rev for line in lines] == list(range(1, len(lines) + 1))
    for known in games:
        assert known.rev <= len(lines), "a line that was acknowledged is lost"
        assert len(known.log) == known.rev + 1  # with the beginning
        told = [(entry["step"], entry["seat"]) for entry in known.log[1:]]
        assert told == [(line.rev, line.seat) for line in lines[: known.rev]]
        mine = [line for line in lines if line.seat in known.update["mine"]]
        assert len(mine) <= len(known.answered), "an answer was written twice"


def test_people_play_on_while_servers_die_and_the_database_restarts(drilled: Drill) -> None:
    drilled.run(tables=4, most=30, pace=0.3, kill=1, drain=1, cut_browsers=1, crash_database=1)


@pytest.mark.slow
def test_fifty_tables_survive_a_hundred_kills(drilled: Drill) -> None:
    drilled.run(
        tables=50,
        most=60,
        pace=3,
        kill=100,
        drain=10,
        cut_browsers=15,
        cut_database=15,
        restart_database=4,
        crash_database=2,
    )
