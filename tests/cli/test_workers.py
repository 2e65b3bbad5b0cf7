"""`boneyard serve --workers`: several processes behind one address, each of which can die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.signals import hearing_signals
from tests.table.visitors import Server, Visitor, ada_and_leo, held, serving


def processes_of(server: Server) -> set[int]:
    """The processes that serve."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return {int(child) for child in children.split()}


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="only Linux lists the children of a process")
def test_a_process_that_dies_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "2", "--messages", "1000") as server:
        seated = server.open_table("baby-boom", "me", "me")
        before = processes_of(server)
        assert len(before) == 2
        visitor = Visitor(server, seated["table"], held(seated))
        asked = visitor.update["asked"][0]
        visitor.say("look", seat=asked)
        visitor.until_true(lambda update: update["prompt"])
        visitor.answer()
        visitor.leave()
        os.kill(min(before), signal.SIGKILL)
        deadline = time.monotonic() + 30
        while len(processes_of(server) - {min(before)}) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        server.wait_until_well()
        again = Visitor(server, seated["table"], held(seated))
        assert again.update["rev"] == 1
        again.leave()
    assert "a server process has ended with -9 and is replaced" in server.said()
    assert server.said().count("\n") == 1


def test_people_at_all_processes_play_one_game(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "3", "--messages", "1000") as server:
        ada, leo = ada_and_leo(server)
        for _ in range(10):
            mover, watcher = (ada, leo) if ada.update["prompt"] else (leo, ada)
            rev = mover.answer()["rev"]
            watcher.until_true(lambda update, rev=rev: update["rev"] == rev)
        ada.leave()
        leo.leave()
    assert server.said() == ""


FAILING = """
import logging, sys
from pathlib import Path
from boneyard.cli.workers import run_workers

logging.basicConfig(format="%(message)s")

def serve():
    try:
        Path(sys.argv[1]).touch(exist_ok=False)
    except FileExistsError:
        print("the second", flush=True)
    else:
        raise ZeroDivisionError("a bug")

run_workers(1, serve)
"""


def test_a_process_that_fails_is_told_of_and_replaced(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FAILING, str(tmp_path / "failed")]
    with hearing_signals():
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "the second\n"
    process.terminate()
    _, said = process.communicate(timeout=120)
    assert process.returncode == 0
    assert said.startswith("a server process has failed\nTraceback")
    assert "ZeroDivisionError: a bug\na server process has ended with 1 and is replaced\n" in said
