"""The command in this process, with everything typed beforehand."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from boneyard.cli.app import run


@dataclass
class Done:
    """What a command printed and how it left."""

    code: int
    out: str
    err: str

    def boards(self) -> list[str]:
        """Every board that was shown, one text each."""
        found: list[str] = []
        for line in self.out.splitlines():
            if line.startswith("  ┌"):
                found.append("")
            if found and line.startswith(("  ┌", "  ├", "  └", *[f"{row} │" for row in range(1, 6)])):
                found[-1] += line[:38].rstrip() + "\n"
        return found

    def log(self) -> list[str]:
        """Every sentence of the log."""
        return [line[2:] for line in self.out.splitlines() if line.startswith("● ")]


Boneyard = Callable[..., Done]


def first_option(out: str) -> str:
    """Somebody who always types the first number listed last, or the first word where there are too many numbers.

    Where nothing is listed, Enter will do.
    """
    listed = re.findall(r"^ {1,3}(?:(\d+) |(\S+) \(\d+\))", out.rpartition("\n\n")[2], re.MULTILINE)
    number, word = listed[0] if listed else ("", "")
    return str(number or word)


class Fingers(io.StringIO):
    """Types what somebody thinks of on seeing what was printed."""

    def __init__(self, out: io.StringIO, think: Callable[[str], str]) -> None:
        super().__init__()
        self.out = out
        self.think = think

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        shown = self.out.getvalue()
        prompt = shown.rfind("\n") + 1
        return self.think(shown[max(0, shown.rfind("> ", 0, prompt)) : prompt]) + "\n"


@pytest.fixture
def boneyard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Boneyard:
    """Type `boneyard` and arguments; what will be typed afterwards comes in `typed`."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: str | Path, typed: str | Callable[[str], str] = "") -> Done:
        out, err = io.StringIO(), io.StringIO()
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed) if isinstance(typed, str) else Fingers(out, typed))
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as left:
            run([str(argument) for argument in arguments])
        code = left.value.code
        assert isinstance(code, int)
        return Done(code, out.getvalue(), err.getvalue())

    return call


@pytest.fixture
def kept(tmp_path: Path) -> Callable[[], list[Path]]:
    """The games kept in the usual place."""
    return lambda: sorted((tmp_path / "data" / "boneyard").glob("*.txt"))
