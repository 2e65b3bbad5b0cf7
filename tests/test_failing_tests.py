"""A test that fails on a crowded machine is run once more, alone; one that fails twice has failed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
AGAIN = "Testing once more what failed, alone."
FAILS_ONCE = """
from pathlib import Path

def test_it() -> None:
    seen = Path("seen")
    again = seen.exists()
    seen.touch()
    assert again
"""


def run_tests(folder: Path, written: str) -> subprocess.CompletedProcess[str]:
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_it.py").write_text(written)
    command = ["sh", str(ROOT / "tools/tests.sh"), sys.executable, "test_it.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_what_fails_once_is_said_and_does_not_count(tmp_path: Path) -> None:
    ran = run_tests(tmp_path, FAILS_ONCE)
    before, after = ran.stdout.split(AGAIN)
    assert ("1 failed" in before, "1 passed" in after, ran.returncode) == (True, True, 0)


def test_what_fails_twice_has_failed(tmp_path: Path) -> None:
    ran = run_tests(tmp_path, "def test_it() -> None:\n    assert False\n")
    assert (ran.stdout.count("1 failed"), AGAIN in ran.stdout, ran.returncode) == (2, True, 1)


def test_many_failures_are_not_chance(tmp_path: Path) -> None:
    ran = run_tests(tmp_path, "\n\n".join(f"def test_{i}() -> None:\n    assert False\n" for i in range(7)))
    assert (ran.stdout.count("7 failed"), AGAIN in ran.stdout, ran.returncode) == (1, False, 1)


def test_nothing_is_repeated_where_all_pass_or_there_is_no_test(tmp_path: Path) -> None:
    passes, there_is_none = run_tests(tmp_path, "def test_it() -> None: pass\n"), run_tests(tmp_path, "")
    assert (passes.returncode, there_is_none.returncode) == (0, 5)
    assert AGAIN not in passes.stdout + there_is_none.stdout
