"""The rounds: each set of measurements in a process of its own, again and again, since machines are noisy."""

from __future__ import annotations

import filecmp
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, Final

import boneyard
from boneyard.bench.clock import Figure
from boneyard.bench.ours import setups
from boneyard.bench.peers import PACKAGES, installed
from boneyard.core.decision import BadInput
from boneyard.core.game import game, games


@dataclass(frozen=True)
class Pace:
    """How long to measure."""

    seconds: float  # each measurement
    rounds: int
    simulations: int  # in one search


USUAL: Final = Pace(seconds=0.5, rounds=5, simulations=500)
QUICK: Final = Pace(seconds=0.01, rounds=1, simulations=5)


@dataclass(frozen=True)
class Part:
    """A set of measurements, and where its process finds the package."""

    name: str  # "interpreted", "compiled", "peers"
    place: Path


@dataclass(frozen=True)
class Row:
    """One thing measured, over all rounds. Noise only ever slows, so the fastest round is nearest to the truth."""

    library: str  # "interpreted" and "compiled" are ours
    subject: str
    measure: str
    best: float  # per second
    median: float
    rounds: tuple[float, ...]
    units: float  # in one go; for random play the answers of an average game


@dataclass(frozen=True)
class Ratio:
    """How many times as fast as another library we are, at the same measure."""

    measure: str
    ours: str
    library: str
    subject: str
    times: dict[str, float]  # "interpreted" and "compiled"


def source() -> Path:
    """Where the package is found that runs interpreted."""
    here = Path(boneyard.__file__).resolve().parents[1]
    return here.parents[1] / "src" if here.parts[-2:] == ("build", "compiled") else here


def compiled() -> Path:
    """Where `make compiled` leaves the compiled package."""
    return source().parent / "build" / "compiled"


def parts() -> tuple[list[Part], list[str]]:
    """What can be measured here, and a line about each thing that cannot."""
    found = [Part("interpreted", source())]
    remarks: list[str] = []
    if not compiled().is_dir():
        remarks.append("There is no compiled build to measure; type: make compiled")
    elif is_stale():
        remarks.append("The compiled build is older than the sources, so not measured; type: make compiled")
    else:
        found.append(Part("compiled", compiled()))
    if installed():
        found.append(Part("peers", source()))
    missing = [library for library in PACKAGES if library not in installed()]
    if missing:
        how = "type: make bench (or: pip install 'boneyard[bench]')"
        remarks.append(f"Not installed, so not measured: {', '.join(missing)}; {how}")
    return found, remarks


def is_stale() -> bool:
    """Whether anything has changed since it was compiled. The build is a copy of the whole package, sources and all."""
    for path in (source() / "boneyard").rglob("*.*"):
        copy = compiled() / path.relative_to(source())
        if "__pycache__" not in path.parts and not (copy.is_file() and filecmp.cmp(path, copy, shallow=False)):
            return True
    return False


def rounds(found: list[Part], pace: Pace) -> Iterator[list[Figure]]:
    """Every part once a round, as each is done; they take turns at being first."""
    if pace.rounds < 1 or not 0 < pace.seconds <= 3600:
        raise BadInput(f"at least one round of up to 3600 seconds, not {pace.rounds} of {pace.seconds:g}")
    for turn in range(pace.rounds):
        shift = turn % len(found)
        for part in found[shift:] + found[:shift]:
            yield one_round(part, pace)


def one_round(part: Part, pace: Pace) -> list[Figure]:
    """Measure one part in a fresh process. -P keeps the directory we stand in out of its way."""
    whose = "peers" if part.name == "peers" else "ours"
    command = [sys.executable, "-P", "-m", "boneyard.bench", whose, str(pace.seconds), str(pace.simulations)]
    path = [str(part.place), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603  (ours)
    if done.returncode != 0:
        why = done.stderr.strip().splitlines()[-1:] or [f"it left with {done.returncode}"]
        raise BadInput(f"measuring the {part.name} part failed: {why[0]}")
    answer = json.loads(done.stdout)
    if whose == "ours" and answer["build"] != part.name:
        raise BadInput(
            f"{part.place} holds no build for this Python ({platform.python_version()}); type: make {part.name}"
        )
    return [Figure(**figure) for figure in answer["figures"]]


def rows(figures: list[Figure]) -> list[Row]:
    """All rounds of each thing together, in the order they were first measured."""
    together: dict[tuple[str, str, str], list[Figure]] = {}
    for figure in figures:
        together.setdefault((figure.library, figure.subject, figure.measure), []).append(figure)
    found: list[Row] = []
    for key, same in together.items():
        rates = tuple([figure.per_second for figure in same])
        units = sum(figure.units for figure in same) / len(same)
        found.append(Row(*key, max(rates), median(rates), rates, units))
    return found


def ratios(table: list[Row]) -> list[Ratio]:
    """Each of our games, in its first setup, against every other library's figure for the same measure."""
    found: list[Ratio] = []
    for subject in [str(setups(game(name))[0]) for name in games()]:
        mine = [row for row in table if row.subject == subject]
        for other in table:
            times = {row.library: row.best / other.best for row in mine if row.measure == other.measure}
            if other.library in PACKAGES and times:
                found.append(Ratio(other.measure, subject, other.library, other.subject, times))
    return found


def about(pace: Pace) -> dict[str, Any]:
    """What a reader of the figures needs to know."""
    return {
        "version": boneyard.__version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "peers": {library: version(PACKAGES[library]) for library in installed()},
        "seconds": pace.seconds,
        "rounds": pace.rounds,
        "simulations": pace.simulations,
    }
