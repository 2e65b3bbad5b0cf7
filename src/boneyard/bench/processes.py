"""What the processes of a server and of its database use: read from /proc, so only on Linux."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
YARDSTICK: Final = 300_000  # additions


def yardstick() -> float:
    """Milliseconds of processor time for a fixed piece of Python: how fast a core is now, beside everything else."""
    start = time.process_time()
    total = 0
    for number in range(YARDSTICK):
        total += number * number % 7
    return 1000 * (time.process_time() - start)


class ServerProcesses:
    """A server's processes, without its bots, and those of PostgreSQL where it runs on this machine."""

    def __init__(self, server: int, workers: int, database: str | None) -> None:
        self._server = server
        self._workers = workers
        self._postmaster = postmaster(database) if database and database.startswith("postgresql") else None

    def _pids(self) -> list[int]:
        return [self._server, *children(self._server)] if self._workers > 1 else [self._server]

    def cpu(self) -> float | None:
        """The seconds of processor time that the server has used; None where that cannot be read."""
        try:
            return sum(own_seconds(pid) for pid in self._pids())
        except OSError:
            return None

    def database_cpu(self) -> float | None:
        """The seconds that PostgreSQL has used; None where it is elsewhere, or is not used."""
        if self._postmaster is None:
            return None
        used = own_seconds(self._postmaster)
        for pid in children(self._postmaster):
            with suppress(OSError):  # it has just ended, and counts below
                used += own_seconds(pid)
        return used + ended_seconds(self._postmaster)

    def memory(self) -> float | None:
        """The megabytes that the server holds; None where that cannot be read."""
        try:
            texts = [(PROC / str(pid) / "status").read_text(encoding="utf-8") for pid in self._pids()]
        except OSError:
            return None
        return sum(int(text.partition("VmRSS:")[2].split()[0]) for text in texts) / 1024


def children(pid: int) -> list[int]:
    """The processes that a process has started and that have not ended."""
    return [int(child) for child in (PROC / f"{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def fields(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name, which is in parentheses and may hold anything."""
    return (PROC / f"{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def own_seconds(pid: int) -> float:
    """The processor time of a process, with all its threads."""
    return sum(map(int, fields(pid)[11:13])) / os.sysconf("SC_CLK_TCK")


def ended_seconds(pid: int) -> float:
    """The processor time of a process's children that have ended."""
    return sum(map(int, fields(pid)[13:15])) / os.sysconf("SC_CLK_TCK")


def postmaster(database: str) -> int | None:
    """The first process of PostgreSQL; None if it runs on another machine."""
    import psycopg  # noqa: PLC0415  (only where that database is used)

    with psycopg.connect(database.replace("+psycopg", "", 1)) as connection:
        backend = connection.info.backend_pid
        try:
            name = (PROC / f"{backend}/comm").read_text(encoding="utf-8")
            return int(fields(backend)[1]) if name.startswith("postgres") else None
        except OSError:
            return None
