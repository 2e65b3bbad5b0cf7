"""No test waits for ever: it fails when its time is up, and the others go on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
WAITS = "import threading; threading.Event().wait()"
# As a compiled loop does, this neither hears signals nor lets other threads run.
LOOPS = "import itertools; sum(itertools.repeat(1))"


def ran(folder: Path, body: str, *arguments: str) -> str:
    """Two tests, of which the first never ends; what pytest says about them."""
    (folder / "test_two.py").write_text(f"def test_hangs():\n    {body}\n\n\ndef test_goes_on():\n    pass\n")
    command = [sys.executable, "-m", "pytest", "-c", str(PROJECT), "--rootdir", str(folder), "-p", "no:cacheprovider"]
    done = subprocess.run([*command, "-n", "1", *arguments, str(folder)], capture_output=True, text=True, check=False)
    return done.stdout


def test_every_test_has_a_limit_and_then_another_that_nothing_outlasts(pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) < pytestconfig.getini("faulthandler_timeout")


def test_a_test_that_waits_fails_when_its_time_is_up(tmp_path: Path) -> None:
    said = ran(tmp_path, WAITS, "-o", "timeout=3")
    assert "Timeout (>3.0s)" in said
    assert "1 failed, 1 passed" in said


def test_a_test_in_a_compiled_loop_fails_with_its_process(tmp_path: Path) -> None:
    said = ran(tmp_path, LOOPS, "-o", "timeout=3", "-o", "faulthandler_timeout=4")
    assert "crashed while running 'test_two.py::test_hangs'" in said
    assert "1 failed, 1 passed" in said
