"""Says by package how much of src/ and web/src the tests reach, after `coverage run` and `sh tools/web.sh coverage`.

build/coverage/unreached.txt lists the lines and branches that no test reaches, and the pages show them in their place.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "coverage"
CLIENT: Final = FOLDER / "web" / "coverage-final.json"  # as vitest writes it
UNREACHED: Final = FOLDER / "unreached.txt"
END: Final = "end"  # of a function or a module


@dataclass(frozen=True)
class Reached:
    """What the tests reach of one file; a branch is a line and where it may go on from there."""

    file: str
    lines: int
    missed_lines: list[int]
    branches: int
    missed_branches: list[tuple[int, str]]

    @property
    def package(self) -> str:
        """What the file is counted in: each game on its own, the rest by its first folder."""
        top, folders = Path(self.file).parts[:2], Path(self.file).parts[2:-1]
        inside = folders[: 2 if folders[:1] == ("games",) else 1]
        return "/".join(inside if top == ("src", "boneyard") and inside else [*top, *inside])

    @property
    def told(self) -> str:
        """The lines and branches that no test reaches; a branch from or to such a line is not told again."""
        missed = {str(line) for line in self.missed_lines}
        branches = [f"{line} → {to}" for line, to in self.missed_branches if not {str(line), to} & missed]
        return f"{self.file}: {', '.join([*ranges(self.missed_lines), *branches])}"


def ranges(numbers: Iterable[int]) -> list[str]:
    """Numbers, those that follow one another written as `12–15`."""
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return [str(first) if first == last else f"{first}–{last}" for first, last in spans]


def python_side() -> list[Reached]:
    """What is reached of src/, with the counts of all processes put together."""
    if list(FOLDER.glob("data.*")):
        coverage("combine", "-q")
    coverage("html", "-q")
    coverage("json", "-q", "-o", str(FOLDER / "coverage.json"))
    files = json.loads((FOLDER / "coverage.json").read_text(encoding="utf-8"))["files"]
    return [
        Reached(
            file,
            found["summary"]["num_statements"],
            found["missing_lines"],
            found["summary"]["num_branches"],
            [(line, str(to) if to > 0 else END) for line, to in found["missing_branches"]],
        )
        for file, found in files.items()
    ]


def coverage(*arguments: str) -> None:
    """Run coverage.py."""
    subprocess.run([sys.executable, "-m", "coverage", *arguments], cwd=ROOT, check=True)


def client_side() -> list[Reached]:
    """What the client's own tests reach of web/src; what only the tests in the browser reach is not counted."""
    files = json.loads(CLIENT.read_text(encoding="utf-8"))
    return [client_file(str(Path(path).relative_to(ROOT)), found) for path, found in sorted(files.items())]


def client_file(file: str, found: dict[str, Any]) -> Reached:
    """What is reached of one file. A line is reached if one of the statements that begin there is."""
    lines: dict[int, int] = defaultdict(int)
    for key, place in found["statementMap"].items():
        lines[place["start"]["line"]] = max(lines[place["start"]["line"]], found["s"][key])
    ways = [
        (branch["loc"]["start"]["line"], f"way {number}", times)
        for key, branch in found["branchMap"].items()
        for number, times in enumerate(found["b"][key], start=1)
    ]
    missed = [(line, way) for line, way, times in ways if not times]
    return Reached(file, len(lines), [line for line, times in lines.items() if not times], len(ways), missed)


def row(name: str, files: list[Reached]) -> str:
    """One line of the table."""
    not_run, lines = sum(len(file.missed_lines) for file in files), sum(file.lines for file in files)
    not_taken, branches = sum(len(file.missed_branches) for file in files), sum(file.branches for file in files)
    counted = ((not_run, lines), (not_taken, branches))
    shares = [f"{100 - 100 * missed / all_:.1f} %" if all_ else "–" for missed, all_ in counted]
    return f"{name:32}{shares[0]:>9}{shares[1]:>10}{not_run:>9}{not_taken:>11}"


def main() -> None:
    """Print the table and write the list."""
    sides = {"src/boneyard": python_side(), "web/src": client_side() if CLIENT.exists() else []}
    print(f"{'':32}{'lines':>9}{'branches':>10}{'not run':>9}{'not taken':>11}")
    for side, files in sides.items():
        packages: dict[str, list[Reached]] = defaultdict(list)
        for file in files:
            packages[file.package].append(file)
        for name, inside in sorted(packages.items()):
            print(row(name, inside))
        if files:
            print(row(f"all of {side}", files))
    missed = [file.told for files in sides.values() for file in files if file.missed_lines or file.missed_branches]
    UNREACHED.write_text("\n".join([*missed, ""]), encoding="utf-8")
    print(f"{UNREACHED.relative_to(ROOT)} lists what no test reaches;")
    print("build/coverage/html/index.html and build/coverage/web/index.html show it.")


if __name__ == "__main__":
    main()
