"""The command in a terminal of its own, with a person's fingers on the keys."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.signals import hearing_signals

COMMAND = "from boneyard.cli import main; main()"
KEPT = (
    "PATH",
    "PYTHONPATH",
    "HOME",
    "COVERAGE_PROCESS_CONFIG",
)  # the last so that `make coverage` counts these processes
PATIENCE = 60.0  # seconds; machines can be busy


class Terminal:
    """A process on the other side of a pseudo-terminal."""

    def __init__(self, environment: dict[str, str], *arguments: str) -> None:
        self.keys, theirs = pty.openpty()
        command = [sys.executable, "-c", COMMAND, *arguments]
        with hearing_signals():
            self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)

    def until(self, words: str) -> str:
        """Wait for words to appear after what was seen before; what appeared."""
        fresh = ""
        limit = time.monotonic() + PATIENCE
        while words not in fresh:
            assert time.monotonic() < limit, f"{words!r} never came: {fresh}"
            ready, _, _ = select.select([self.keys], [], [], 1)
            if ready:
                fresh += os.read(self.keys, 65536).decode(errors="replace")
        return fresh

    def type(self, keys: str) -> None:
        os.write(self.keys, keys.encode())

    def left(self) -> int:
        """Wait for the end; the exit code."""
        code = self.process.wait()
        os.close(self.keys)
        return code


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name in KEPT}
    return {**kept, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color", "COLUMNS": "80", "LANG": "C.UTF-8"}


DUEL = ("play", "baby-boom", "--seed", "3", "--seats", "human,random")
RED_DIE = "\x1b[1;37;41m R5 "


@pytest.mark.parametrize("how", ["ctrl-c", "ctrl-d", "quit"])
def test_leaving_saves_the_game(environment: dict[str, str], tmp_path: Path, how: str) -> None:
    terminal = Terminal(environment, *DUEL)
    assert RED_DIE in terminal.until("> ")
    terminal.type("1\n")
    terminal.until("> ")
    if how == "ctrl-c":
        time.sleep(1)  # nobody presses it between the prompt and the wait for a key
        terminal.process.send_signal(signal.SIGINT)
    else:
        terminal.type("\x04" if how == "ctrl-d" else "q\n")
    terminal.until("To go on later:")
    assert terminal.left() == 0
    assert len(list((tmp_path / "boneyard").glob("*.txt"))) == 1


def test_a_closed_window_loses_nothing(environment: dict[str, str], tmp_path: Path) -> None:
    terminal = Terminal(environment, *DUEL)
    terminal.until("> ")
    terminal.type("1\n")
    terminal.until("> ")
    terminal.process.kill()
    terminal.left()
    (file,) = (tmp_path / "boneyard").glob("*.txt")
    assert "0 b2-b3" in file.read_text()


def test_no_color_is_respected(environment: dict[str, str]) -> None:
    terminal = Terminal({**environment, "NO_COLOR": "1"}, *DUEL)
    shown = terminal.until("> ")
    assert "41m" not in shown
    assert " R5 " in shown
    terminal.type("q\n")
    assert terminal.left() == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_output_that_knows_only_ascii_gets_ascii(environment: dict[str, str], lang: str) -> None:
    program = [sys.executable, "-c", COMMAND, *DUEL, "--lang", lang, "--variant", "tiles-and-bombs"]
    poor = {**environment, "PYTHONIOENCODING": "ascii"}
    typed = "wall c3 left\n? rules\nq\n"
    done = subprocess.run(program, input=typed, env=poor, capture_output=True, text=True, encoding="ascii", check=True)
    assert "  +------+------+" in done.stdout
    assert re.search(r"^3 .*#.#", done.stdout, re.MULTILINE)
    assert "??" not in done.stdout


def test_the_arrow_keys_do_not_bring_back_what_somebody_else_typed(environment: dict[str, str]) -> None:
    terminal = Terminal(environment, "play", "bad-bones", "--seed", "3", "--seats", "human,human")
    terminal.until("Now Raven.")
    terminal.type("\n")
    terminal.until("? help > ")
    terminal.type("d2\n")
    assert "\x1b[2J\x1b[3J\x1b[H" in terminal.until("Now Stag.")
    terminal.type("\n")
    terminal.until("? help > ")
    terminal.type("\x1b[A\n")  # the key for the line before
    assert "goes from c3 to d2" not in terminal.until("? help > ")
    terminal.type("q\n")
    assert terminal.left() == 0


@pytest.mark.parametrize("variant", [(), ("--variant", "coop")])
def test_a_window_of_24_lines_holds_the_table_and_the_question(
    environment: dict[str, str], variant: tuple[str, ...]
) -> None:
    table = ("play", "bad-bones", "--seed", "3", "--seats", "human,random", *variant)
    terminal = Terminal({**environment, "LINES": "24", "NO_COLOR": "1"}, *table)
    shown = terminal.until("? help > ")
    while "move your hero" not in shown:
        terminal.type("1\n")
        shown = terminal.until("? help > ")
    assert any("Round 1" in line for line in shown.splitlines()[-24:])
    terminal.type("1\n")
    assert any("Round 1" in line for line in terminal.until("? help > ").splitlines()[-24:])
    terminal.type("q\n")
    assert terminal.left() == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_kingdom_in_ascii(environment: dict[str, str], lang: str) -> None:
    table = ("play", "bad-bones", "--seed", "3", "--seats", "human,random", "--variant", "advanced,chiefs")
    program = [sys.executable, "-c", COMMAND, *table, "--lang", lang]
    poor = {**environment, "PYTHONIOENCODING": "ascii", "COLUMNS": "120"}
    typed = "pass\npass\n1\nf\nnothing\n? rules\nq\n"
    done = subprocess.run(program, input=typed, env=poor, capture_output=True, text=True, encoding="ascii", check=True)
    assert "5 " in done.stdout
    assert "+-----------+" in done.stdout
    assert re.search(r"T4 n5 \+\d", done.stdout)
    assert "??" not in done.stdout
