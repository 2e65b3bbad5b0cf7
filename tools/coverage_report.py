"""Says by package how much of src/ the tests reach, after `coverage run`; build/coverage/html shows every line.

python tools/coverage_report.py                   a line for each package
python tools/coverage_report.py table terminal    also the lines of these packages that no test reaches
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
JSON = ROOT / "build" / "coverage" / "coverage.json"
COUNTED = ("num_statements", "covered_lines", "num_branches", "covered_branches")


def coverage(*arguments: str) -> None:
    """Run coverage.py."""
    subprocess.run([sys.executable, "-m", "coverage", *arguments], cwd=ROOT, check=True)


def package_of(file: str) -> str:
    """The package that a file is counted in: the games each on their own, the rest by their first folder."""
    inside = Path(file).parts[Path(file).parts.index("boneyard") + 1 :]
    return "/".join(inside[: 2 if inside[0] == "games" else 1][: len(inside) - 1]) or "boneyard"


def by_package(files: dict[str, Any]) -> dict[str, list[int]]:
    """Statements, those reached, branches, those reached."""
    sums: dict[str, list[int]] = defaultdict(lambda: [0] * len(COUNTED))
    for file, found in files.items():
        for place, key in enumerate(COUNTED):
            sums[package_of(file)][place] += found["summary"][key]
    return dict(sorted(sums.items()))


def row(name: str, counts: list[int]) -> str:
    """One line of the report."""
    statements, reached, branches, taken = counts
    parts = [
        f"{100 * some / all_:6.1f} %" if all_ else "       –"
        for some, all_ in ((reached, statements), (taken, branches))
    ]
    return f"{name:24}{parts[0]}{parts[1]}{statements - reached:9}{branches - taken:9}"


def main() -> None:
    """Put the counts of all processes together and report them."""
    if list(JSON.parent.glob("data.*")):
        coverage("combine", "-q")
    coverage("html", "-q")
    coverage("json", "-q", "-o", str(JSON))
    files = json.loads(JSON.read_text(encoding="utf-8"))["files"]
    sums = by_package(files)
    print(f"{'':24}{'lines':>8}{'branches':>8}{'not run':>9}{'not taken':>9}")
    for name, counts in sums.items():
        print(row(name, counts))
    print(row("all", [sum(column) for column in zip(*sums.values(), strict=True)]))
    for file, found in files.items():
        if package_of(file) in sys.argv[1:] and (found["missing_lines"] or found["missing_branches"]):
            print(f"{file}: lines {found['missing_lines']}, branches {found['missing_branches']}")
    print("Every line: build/coverage/html/index.html")


if __name__ == "__main__":
    main()
