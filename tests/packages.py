"""How the tests build packages and install them, without the network."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent


def built(*arguments: str, project: Path = ROOT, compiled: bool = False) -> subprocess.CompletedProcess[str]:
    """What the build backend says to `hatchling build …`."""
    command = [sys.executable, "-m", "hatchling", "build", *arguments]
    environment = {**os.environ, "BONEYARD_COMPILED": "1" if compiled else ""}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)


def wheel_in(place: Path, *, compiled: bool = False) -> Path:
    """A new wheel in an empty directory."""
    done = built("--target", "wheel", "--directory", str(place), compiled=compiled)
    assert done.returncode == 0, done.stderr
    return next(place.glob("*.whl"))


def installed(wheel: Path, home: Path) -> Path:
    """A new environment with nothing but a wheel in it; its site-packages."""
    venv.create(home, with_pip=False)
    install = ["-m", "pip", "--python", str(home), "install", "-qq", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([sys.executable, *install], check=True)
    return next((home / "lib").glob("python*")) / "site-packages"


def looked_at(home: Path, kind: str) -> subprocess.CompletedProcess[str]:
    """What tests/installed.py says in an environment."""
    command = [str(home / "bin" / "python"), str(ROOT / "tests" / "installed.py"), kind]
    return subprocess.run(command, cwd=home, env={"LANG": "C.UTF-8"}, capture_output=True, text=True, check=False)
