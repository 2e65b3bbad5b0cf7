"""Write the golden files again: `make playthroughs`. Review the difference like code."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests import public_api
from tests.games.baby_boom import perft
from tests.playthroughs import PLAYTHROUGHS

ROOT = Path(__file__).resolve().parents[1]


def put(path: Path, text: str) -> None:
    """Write a file unless it says so already, and report it."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"wrote {path.relative_to(ROOT)}")


def main() -> None:
    """All of them, or with `api` only the public names of the library."""
    put(public_api.FILE, public_api.text())
    if sys.argv[1:] == ["api"]:
        return
    for playthrough in PLAYTHROUGHS:
        put(playthrough.path, playthrough.text())
    put(perft.FILE, perft.rewritten(perft.FILE.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
