"""Runs all tests of dieharder on one of the two generators of core/rng.py; docs/server/dice.md has the results.

    python tools/dieharder.py fast >fast.txt      an hour or more on a quiet machine
    python tools/dieharder.py keyed >keyed.txt

The tests want some 10^11 numbers, so tools/dice_stream.c draws them. Its first words are compared with those of
core/rng.py before anything is tested. Needs a C compiler and dieharder.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from boneyard.core.rng import DICE, KEYED, Rng, seeded

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "tools" / "dice_stream.c"
PROGRAM = ROOT / "build" / "dice_stream"
SEED = 2026
STREAM = "dice"
COMPARED = 32_000  # words; sixteen of them are fifteen numbers of 32 bits


def command(dice: str) -> list[str]:
    """What writes the words of the first stream of this seed."""
    if dice == KEYED:
        return [str(PROGRAM), dice, SEED.to_bytes(32, "big").hex(), "0"]
    return [str(PROGRAM), dice, str(seeded(SEED, (STREAM,)).words[0])]


def packed(rng: Rng, count: int) -> bytes:
    """The next words without gaps, as numbers of 32 bits in the byte order of this machine."""
    bits = 0
    for _ in range(count):
        bits = bits << 30 | rng.below(0, 1 << 30)
    whole = bits.to_bytes(count * 30 // 8, "big")
    numbers = [int.from_bytes(whole[i : i + 4], "big") for i in range(0, len(whole), 4)]
    return b"".join([number.to_bytes(4, sys.byteorder) for number in numbers])


def agrees(dice: str) -> bool:
    """Whether the program writes the words that core/rng.py draws."""
    rng = seeded(SEED, (STREAM,), dice)
    expected = b"".join([packed(rng, 160) for _ in range(COMPARED // 160)])
    with subprocess.Popen(command(dice), stdout=subprocess.PIPE) as writing:
        assert writing.stdout is not None
        written = writing.stdout.read(len(expected))
        writing.kill()
    return written == expected


def main() -> int:
    """Compile, compare, test."""
    parser = argparse.ArgumentParser(description="Run all tests of dieharder on one of the generators.")
    parser.add_argument("dice", choices=DICE)
    dice = parser.parse_args().dice
    compiler, dieharder = shutil.which("cc"), shutil.which("dieharder")
    if compiler is None or dieharder is None:
        print("This needs a C compiler and dieharder; type: sudo apt install gcc dieharder", file=sys.stderr)
        return 3
    PROGRAM.parent.mkdir(exist_ok=True)
    subprocess.run([compiler, "-O3", "-o", str(PROGRAM), str(SOURCE)], check=True)
    if not agrees(dice):
        print(f"tools/dice_stream.c and core/rng.py draw different {dice} words", file=sys.stderr)
        return 1
    with subprocess.Popen(command(dice), stdout=subprocess.PIPE) as writing:
        try:
            return subprocess.run([dieharder, "-a", "-g", "200"], stdin=writing.stdout, check=False).returncode
        finally:
            writing.kill()


if __name__ == "__main__":
    sys.exit(main())
