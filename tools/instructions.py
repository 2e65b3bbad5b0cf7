"""Counts the machine instructions of a decision in each game, compiled; docs/bench/history.tsv keeps the figures.

    python tools/instructions.py                              measure build/compiled as the commit that is checked out
    python tools/instructions.py --build DIR --commit NAME    measure another compiled copy of the package

Unlike seconds, instructions are the same on a busy machine. Each game is played at random from a fixed seed, twice:
a short and a long run. The difference of their instructions over the difference of their decisions leaves out what it
costs to start. Needs valgrind and compiled rules.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import astuple, dataclass, fields
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
HISTORY = ROOT / "docs" / "bench" / "history.tsv"
SHORT, LONG = 1_000, 11_000  # decisions, rounded up to whole games
NOTABLE = 0.01  # a change that is more than chance: repeated runs agree within a tenth of this

# The games played in a long run begin with those of a short one.
PLAY = """
import sys
from boneyard.bench import ours
from boneyard.core.compiled import build
assert build() == "compiled", "these rules are not compiled"
go = ours.random_play(ours.setups(ours.game(sys.argv[1]))[0])
decisions = 0
while decisions < int(sys.argv[2]):
    decisions += go()
print(decisions)
"""
GAMES = "from boneyard.bench import ours; print(*ours.games())"


class NotMeasured(Exception):
    """Why there is no figure, in one line."""


@dataclass(frozen=True)
class Measured:
    """One line of the history."""

    date: str  # of the commit
    commit: str
    python: str  # figures of different Pythons and processors do not compare
    game: str
    per_decision: int
    decisions: int


def run_in(build: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command with the package of a build, with everything fixed that the number of instructions depends on."""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(build), "PYTHONHASHSEED": "0"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr.strip() or "nothing was said").splitlines()[-1]
        raise NotMeasured(f"{build} cannot be measured: {last}")
    return done


def counted(build: Path, game: str, decisions: int) -> tuple[int, int]:
    """The instructions of one run, start-up included, and how many decisions it came to."""
    callgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = run_in(build, [*callgrind, sys.executable, "-c", PLAY, game, str(decisions)])
    return collected(done.stderr), int(done.stdout)


def collected(told: str) -> int:
    """The number of instructions in what callgrind prints when it ends."""
    found = re.search(r"Collected : (\d+)", told)
    if not found:
        raise NotMeasured("valgrind did not say how many instructions it saw")
    return int(found[1])


def measured(build: Path, game: str) -> tuple[int, int]:
    """Instructions per decision, and how many decisions that is the mean of."""
    short, few = counted(build, game, SHORT)
    long, many = counted(build, game, LONG)
    return round((long - short) / (many - few)), many - few


def history() -> list[Measured]:
    """What was measured before, oldest first."""
    if not HISTORY.is_file():
        return []
    lines = [line.split("\t") for line in HISTORY.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [
        Measured(date, commit, python, game, int(per), int(of)) for date, commit, python, game, per, of in lines[1:]
    ]


def keep(new: Measured) -> None:
    """Append one line."""
    is_new = not HISTORY.is_file()
    HISTORY.parent.mkdir(parents=True, exist_ok=True)
    with HISTORY.open("a", encoding="utf-8") as file:
        if is_new:
            file.write("\t".join(field.name for field in fields(Measured)) + "\n")
        file.write("\t".join(str(value) for value in astuple(new)) + "\n")


def change(new: Measured, before: list[Measured]) -> str:
    """How a figure compares with the last one of the same game and Python."""
    same = [old for old in before if (old.game, old.python) == (new.game, new.python)]
    if not same:
        return "measured for the first time"
    part = new.per_decision / same[-1].per_decision - 1
    word = "SLOWER" if part > NOTABLE else "faster" if part < -NOTABLE else "the same within 1 %"
    return f"{part:+.2%} since {same[-1].commit}: {word}"


def git(*arguments: str) -> str:
    """What git says, on one line."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    return done.stdout.strip()


def main() -> int:
    """Measure every game, say how it compares, and keep it."""
    reader = argparse.ArgumentParser(description="Count the instructions of a decision in each game.")
    reader.add_argument("--build", type=Path, default=BUILD, help="a compiled copy of the package")
    reader.add_argument("--commit", default="HEAD", help="the commit that it was compiled from")
    asked = reader.parse_args()
    if not shutil.which("valgrind"):
        print("Counting instructions needs valgrind; type: sudo apt install valgrind", file=sys.stderr)
        return 1
    commit = git("rev-parse", "--short", asked.commit)
    if asked.commit == "HEAD" and git("status", "--porcelain", "--", "src"):
        commit += "+"  # and what is not committed yet
    date = git("log", "-1", "--format=%cs", asked.commit)
    python = f"{platform.python_version()} {platform.machine()}"
    try:
        for game in run_in(asked.build, [sys.executable, "-c", GAMES]).stdout.split():
            new = Measured(date, commit, python, game, *measured(asked.build, game))
            print(f"{game:15} {new.per_decision:>9,} instructions a decision, {change(new, history())}", flush=True)
            keep(new)
    except NotMeasured as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
