"""Counting every line of play to a depth, and the file that holds the counts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from boneyard.games.baby_boom.state import BabyBoom
from tests.games.baby_boom.pictures import GAME, Picture

FILE = Path(__file__).with_name("perft.txt")
COLUMNS = {"pushes": "Pushed", "falls": "Fell", "traps": "TrapSprung", "explosions": "Exploded", "rounds": "RoundEnded"}
HEAD = "depth    lines   pushes    falls    traps explosions  rounds"


class Count:
    """One position of the file: its name, its picture, and the rows of its table."""

    def __init__(self, name: str, picture: list[str], rows: list[str]) -> None:
        self.name = name
        self.picture = picture
        self.rows = rows

    def counted(self, deepest: int | None = None) -> list[str]:
        """The rows as they are now."""
        s = Picture("\n".join(self.picture)).state()
        return [row(depth, counts(s, depth)) for depth in range(1, (deepest or len(self.rows)) + 1)]


def counts(s: BabyBoom, depth: int) -> Counter[str]:
    """How many lines of play there are, and what happens in the last move of each; a game that is over has none."""
    found: Counter[str] = Counter()
    for decision in GAME.pending(s):
        for option in decision.options:
            after = s.clone()
            told = GAME.apply(after, decision.seat, option)
            if depth > 1:
                found.update(counts(after, depth - 1))
            else:
                found["lines"] += 1
                found.update(type(event).__name__ for event in told)
    return found


def row(depth: int, found: Counter[str]) -> str:
    """One row of a table."""
    pushes, falls, traps, explosions, rounds = (found[event] for event in COLUMNS.values())
    return f"{depth:<5} {found['lines']:8} {pushes:8} {falls:8} {traps:8} {explosions:10} {rounds:7}"


def read(text: str) -> list[Count]:
    """The positions in the file, without its comments."""
    found = []
    for block in text.split("\n\n"):
        lines = [line.strip() for line in block.splitlines() if line.strip() and not line.startswith("#")]
        if lines:
            head = lines.index(HEAD)
            found.append(Count(lines[0], lines[1:head], lines[head + 1 :]))
    return found


def rewritten(text: str) -> str:
    """The same file with every table counted again; comments stay."""
    for count in read(text):
        block = next(block for block in text.split("\n\n") if count.name in block.splitlines())
        before, head, _ = block.partition(HEAD)
        text = text.replace(block, "\n".join([before + head, *[f"    {line}" for line in count.counted()]]))
    return text.rstrip("\n") + "\n"
