"""CI tests the newest Python that Boneyard supports, and says so where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = ("bash", "sh", "dirname", "env")  # the only commands that the copy finds, so that no other Python is here


def a_python(path: Path, minor: int) -> None:
    """A Python that takes itself for version 3.`minor`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    disguise = f"import sys; sys.version_info = (3, {minor}, 0); exec(sys.argv[1])"
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{disguise}" "$2"\n')
    path.chmod(0o755)


def run_ci(folder: Path, ours: int, *others: int) -> subprocess.CompletedProcess[str]:
    """Run CI in a copy with this Python in .venv and these beside it. `make` only tells what it should make."""
    for name in (".ci/run", "tools/venv.sh"):
        (folder / name).parent.mkdir()
        shutil.copy(ROOT / name, folder / name)
    commands = folder / "bin"
    commands.mkdir()
    for tool in TOOLS:
        (commands / tool).symlink_to(shutil.which(tool) or tool)
    (commands / "make").write_text('#!/bin/sh\necho "$1"\n')
    (commands / "make").chmod(0o755)
    a_python(folder / ".venv/bin/python", ours)
    for minor in others:
        a_python(commands / f"python3.{minor}", minor)
    environment = {**os.environ, "PATH": str(commands), "PYENV_ROOT": str(folder / "pyenv")}
    return subprocess.run([folder / ".ci/run"], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("here", [(11, 13), (12, 12, 13), (11, 14), (13,), (14, 13)], ids=str)
def test_with_a_new_python_everything_is_tested(tmp_path: Path, here: tuple[int, ...]) -> None:
    ran = run_ci(tmp_path, *here)
    assert (ran.returncode, ran.stdout.split(), ran.stderr) == (0, ["dev-ready", "test", "check-newer"], "")


@pytest.mark.parametrize("here", [(11,), (12,), (11, 12), (12, 11)], ids=str)
def test_without_one_it_fails_at_once_and_says_why(tmp_path: Path, here: tuple[int, ...]) -> None:
    ran = run_ci(tmp_path, *here)
    assert (ran.returncode, ran.stdout.split()) == (1, ["dev-ready"])
    assert ran.stderr.count("\n") == 1
    assert "no Python here is that new" in ran.stderr
