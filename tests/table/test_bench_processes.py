"""`boneyard bench table` reads what a server and its database use."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import URL

from boneyard.bench.processes import ServerProcesses, postmaster, yardstick
from tools.scale_costs import hearing

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").is_file(), reason="only Linux tells what processes use")


def test_the_time_of_a_server_grows_with_its_work() -> None:
    here = ServerProcesses(os.getpid(), 1, None)
    before, worked = here.cpu(), 0.0
    while worked < 100:  # milliseconds, for the clock of processes ticks every ten
        worked += yardstick()
    after = here.cpu()
    assert before is not None
    assert after is not None
    assert after - before > 0.05
    assert here.database_cpu() is None


def test_worker_processes_count_too() -> None:
    alone = ServerProcesses(os.getpid(), 1, None).memory()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        together = ServerProcesses(os.getpid(), 2, None).memory()
        worker.communicate(b"\n")
    assert alone is not None
    assert together is not None
    assert together > alone


def test_a_server_that_is_gone_is_not_known() -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        pass
    server = ServerProcesses(gone.pid, 1, None)
    assert server.cpu() is None
    assert server.memory() is None


def test_the_time_of_postgresql_is_that_of_all_its_processes(postgresql: URL) -> None:
    url = postgresql.render_as_string(hide_password=False)
    first = postmaster(url)
    if first is None:  # the server that the environment names may be on another machine
        assert "BONEYARD_TEST_DATABASE" in os.environ
        return
    assert Path(f"/proc/{first}/comm").read_text(encoding="utf-8").startswith("postgres")
    used = ServerProcesses(os.getpid(), 1, url).database_cpu()
    assert used is not None
    assert used > 0


def test_hearing_of_other_servers_costs_time(postgresql: URL) -> None:
    assert asyncio.run(hearing(postgresql.render_as_string(hide_password=False), notices=20)) > 0
