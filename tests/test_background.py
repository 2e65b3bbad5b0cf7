"""The tests can be run by a script in the background, where Ctrl-C is ignored."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
IGNORING = """trap "" INT; exec "$@" """


def test_what_presses_ctrl_c_is_heard_in_the_background() -> None:
    pytest_alone = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-q"]
    pressing = ["-k", "ctrl_c or ctrl-c", "tests/cli/test_arena.py", "tests/terminal/test_real_terminal.py"]
    done = subprocess.run(
        ["sh", "-c", IGNORING, "sh", *pytest_alone, *pressing], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout
