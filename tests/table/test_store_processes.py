"""The database with killed servers, several servers, locks and full disks: nothing is lost or mixed up."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from boneyard.table import databases
from boneyard.table.store import MoveRow, Store, Unavailable
from tests.table.stored import a_line, a_move, a_table, two_seats, with_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


APPENDER = """
    import asyncio, sys
    from pathlib import Path
    from boneyard.table.store import Conflict, MoveRow, Store

    async def main(path, who, last):
        store = Store(Path(path))
        await store.open()
        print("ready", flush=True)
        sys.stdin.readline()

        async def play(table):
            rev = 0
            while rev < int(last):
                rev += 1
                try:
                    await store.append(MoveRow(table, rev, "answer", 0, who, 0))
                    print(table, rev, flush=True)
                except Conflict:
                    pass

        await asyncio.gather(*[play(table) for table in ("oak", "elm", "fir")])
        await store.close()

    asyncio.run(main(*sys.argv[1:]))
"""


def appender(path: Path, who: str, last: int = 400) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(APPENDER), str(path), who, str(last)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def three_tables(path: Path) -> None:
    async def story(store: Store) -> None:
        for name in ("oak", "elm", "fir"):
            await store.create(a_table(name), two_seats(name))

    with_store(path, story)


def written(path: Path) -> dict[str, list[MoveRow]]:
    found: dict[str, list[MoveRow]] = {}

    async def story(store: Store) -> None:
        for name in ("oak", "elm", "fir"):
            found[name] = await store.moves(name)

    with_store(path, story)
    return found


@pytest.mark.parametrize("attempt", range(3))
def test_every_acknowledged_move_survives_the_sudden_end_of_the_server(path: Path, attempt: int) -> None:
    three_tables(path)
    with appender(path, "x") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.stdin.write("\n")
        process.stdin.flush()
        acknowledged = [process.stdout.readline() for _ in range(20)]
        time.sleep(random.uniform(0, 0.1))
        process.send_signal(signal.SIGKILL)
        acknowledged += process.stdout.readlines()
    moves = written(path)
    for name, rows in moves.items():
        assert [move.rev for move in rows] == list(range(1, len(rows) + 1))
        printed = [int(line.split()[1]) for line in acknowledged if line.startswith(name) and line.endswith("\n")]
        assert printed == list(range(1, len(printed) + 1))
        assert len(rows) >= len(printed) > 0


def test_two_servers_never_both_win_a_revision(path: Path) -> None:
    three_tables(path)
    with appender(path, "one") as one, appender(path, "two") as two:
        for process in (one, two):
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        said = {"one": one.communicate, "two": two.communicate}
        for process in (one, two):
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
        printed = {who: set(communicate()[0].splitlines()) for who, communicate in said.items()}
    assert not printed["one"] & printed["two"]
    for name, rows in written(path).items():
        assert [move.rev for move in rows] == list(range(1, 401))
        for move in rows:
            assert f"{name} {move.rev}" in printed[move.text]


def test_many_servers_may_begin_at_once_on_an_empty_disk(path: Path) -> None:
    processes = [appender(path, str(number), 0) for number in range(4)]
    for process in processes:
        with process:
            assert process.communicate("\n")[0] == "ready\n"
            assert process.returncode == 0


def test_a_locked_database_is_reported_and_the_writer_goes_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "BUSY_TIMEOUT", 50)

    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(
            store.append(a_move(1)), store.say(a_line("hello")), store.append(a_move(2)), return_exceptions=True
        )
        assert [type(one) for one in outcomes] == [Unavailable] * 3
        with pytest.raises(Unavailable, match="locked"):
            await store.append(a_move(1))
        assert await store.moves("oak") == []
        other.execute("ROLLBACK")
        other.close()
        await store.append(a_move(1))
        assert await store.moves("oak") == [a_move(1)]

    with_store(path, story)


def test_a_full_disk_is_reported_and_the_writer_goes_on(path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(a_table(), two_seats())
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, before[1]))
        try:
            with pytest.raises(Unavailable):
                await store.snapshot("oak", 1, "x" * 1_000_000)
            with pytest.raises(Unavailable):
                await store.append(a_move(1, text="x" * 1_000_000))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
            signal.signal(signal.SIGXFSZ, handler)
        await store.append(a_move(1))
        assert await store.moves("oak") == [a_move(1)]

    with_store(path, story)
