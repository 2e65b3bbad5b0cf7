"""The same measurement of a stock boardgame.io server, which keeps its matches in memory alone.

Its game tells about as much as a board of Baby Boom; it has no dice, no secrets and no lists of legal answers, all in
its favour. Server and driver run in Node, each on the core that our server and our driver have.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from boneyard.bench.peers import installed
from boneyard.bench.table import TableFigure, cores, pinned_to

NAME: Final = "boardgame.io"
HERE: Final = Path(__file__).with_suffix("")  # the package, its lock, the server and the driver
FETCH: Final = ("ci", "--ignore-scripts", "--no-audit", "--no-fund")


class NotMeasured(Exception):
    """Why there are no figures, with what to type."""


@dataclass(frozen=True)
class Node:
    """The Node of our own environment, or else of the machine."""

    program: Path
    npm: Path


def node() -> Node:
    """What runs boardgame.io. The bench extra is asked for too, since only who compares wants anything fetched."""
    places = [str(Path(sys.executable).parent), *os.get_exec_path()]
    found = [shutil.which(name, path=os.pathsep.join(places)) for name in ("node", "npm")]
    if not installed() or None in found:
        raise NotMeasured(f"{NAME} is not measured: it takes Node and the bench extra; type: make bench ARGS=table")
    program, npm = [Path(name) for name in found if name]
    # Node from a wheel is started by a script, which would be ended in its place.
    told = subprocess.run([program, "-p", "process.execPath"], capture_output=True, text=True, check=False)  # noqa: S603
    if told.returncode != 0:
        raise NotMeasured(f"{NAME} is not measured: {program} does not start")
    return Node(Path(told.stdout.strip()), npm)


def cache() -> Path:
    """Where fetched packages stay, one folder for each lock."""
    lock = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()[:12]
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "boneyard", f"{NAME}-{lock}")


def fetched(npm: Path) -> Path:
    """The folder with server, driver and everything they need; a half-fetched one never gets its name."""
    place = cache()
    if not place.is_dir():
        place.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=place.parent) as folder:
            half = shutil.copytree(HERE, Path(folder, "half"))
            if subprocess.run([npm, *FETCH], cwd=half, capture_output=True, check=False).returncode != 0:  # noqa: S603
                raise NotMeasured(f"{NAME} could not be fetched: check the network and type the command again")
            half.rename(place)
    return shutil.copytree(HERE, place, dirs_exist_ok=True)


def measured(goes: int, moves: int, sizes: Sequence[int]) -> list[TableFigure]:
    """All sizes, one after another, on one server."""
    runs = node()
    place = fetched(runs.npm)
    server_core, driver_core = cores()
    environment = {**os.environ, "NODE_ENV": "production"}
    command = [str(runs.program), str(place / "server.cjs")]
    with pinned_to(server_core):
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)  # noqa: S603
    try:
        assert server.stdout is not None
        port = server.stdout.readline().strip()
        if not port:
            raise NotMeasured(f"{NAME} is not measured: its server did not start")
        command = [str(runs.program), str(place / "driver.mjs"), port, *map(str, (goes, moves, *sizes))]
        with pinned_to(driver_core):
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    finally:
        server.terminate()
        server.communicate()
    if done.returncode != 0:
        why = [line for line in done.stderr.splitlines() if "Error: " in line] or [f"it left with {done.returncode}"]
        raise NotMeasured(f"{NAME} is not measured: {why[0].strip()}")
    return [TableFigure(**figure) for figure in json.loads(done.stdout)]
