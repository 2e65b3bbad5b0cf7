"""`boneyard arena`: what it prints and writes, what it refuses, and how it is stopped."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

import boneyard
from boneyard.arena import Plan, Played
from boneyard.arena.workers import WorkerDied
from boneyard.bots import BadBot, Bot, Seen
from boneyard.cli.arena import arena
from boneyard.core.decision import Action, BadInput, BadOptions, Decision
from tests.command import Boneyard
from tests.signals import hearing_signals


@pytest.mark.parametrize(
    ("columns", "titles"),
    [
        (120, "bot points win rate 95 % score points by seat ms/answer"),
        (60, "bot points win rate 95 % score ms/answer"),
        (50, "bot points win rate 95 % score"),
    ],
)
def test_a_narrow_window_drops_what_matters_least(
    boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch, columns: int, titles: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    done = boneyard("arena", "baby-boom", "--games", "4", "--seats", "4", "--workers", "1")
    lines = done.out.splitlines()
    assert " ".join(lines[0].split()) == titles
    assert lines[1].startswith("greedy ")
    assert "…" not in done.out


GAME = boneyard.game("baby-boom")
ALONE = """
import typer
from boneyard.cli.arena import arena
app = typer.Typer()
app.command()(arena)
if __name__ == "__main__":
    app()
"""


def run(*arguments: str) -> Result:
    app = typer.Typer()
    app.command()(arena)
    return CliRunner().invoke(app, [*arguments, "--workers", "1"] if "--workers" not in arguments else arguments)


def test_the_table_and_the_file_say_the_same(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    done = run(
        "baby-boom",
        "--games",
        "4",
        "--seed",
        "3",
        "--variant",
        "risky-business,tiles-and-bombs=false",
        "--json",
        str(file),
    )
    assert done.exit_code == 0, done.output
    told = json.loads(file.read_text())
    assert told["options"] == {"risky_business": True, "tiles_and_bombs": False}
    assert told["workers"] == 1
    row = next(line for line in done.output.splitlines() if line.startswith("greedy"))
    assert row.split()[1] == f"{told['standings'][0]['points']:g}"
    assert "4 games of baby-boom, 2 seats, risky-business; seed 3, workers 1, " in done.output


def test_an_incomplete_rotation_is_said() -> None:
    assert "3 is not a multiple of 2" in run("baby-boom", "--games", "3").output


def test_one_bot_on_all_seats_compares_the_seats(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    done = run("baby-boom", "--bots", "random", "--seats", "2", "--games", "11", "--json", str(file))
    played = json.loads(file.read_text())["played"]
    first, second = (sum(one["points"][seat] for one in played) for seat in range(2))
    statistic = (first - second) ** 2 / (first + second)
    says = f"wins by seat: {first:g} {second:g}; chi-squared {statistic:.2f}, p = "
    assert says in done.output
    assert "not a multiple" not in done.output, "who sits where is all the same"
    few = run("baby-boom", "--bots", "random", "--seats", "2", "--games", "4").output
    assert few.splitlines()[-1].endswith(" (too few games to judge).")
    assert "wins by seat" not in run("baby-boom", "--games", "2").output


def test_one_against_the_field() -> None:
    done = run("baby-boom", "--bots", "greedy,random", "--seats", "4", "--games", "4")
    assert "4 games of baby-boom, 4 seats;" in done.output
    assert "each would win 25.0%" in done.output


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        (["chess"], BadOptions, "there is no game 'chess'"),
        (["baby-boom", "--bots", "greedy,kasparov"], BadBot, "there is no bot 'kasparov'"),
        (["baby-boom", "--bots", "greedy"], BadOptions, "2 to 4 players, not 1"),
        (["baby-boom", "--games", "0"], BadInput, "at least one game"),
        (["baby-boom", "--workers", "0"], BadInput, "at least one worker"),
        (
            ["baby-boom", "--variant", "polka"],
            BadOptions,
            "no variant 'polka'; it has: risky-business, tiles-and-bombs",
        ),
        (["baby-boom", "--variant", "risky-business=7"], BadOptions, "may be: risky-business=false, "),
        (["baby-boom", "--json", "/no/such/place.json"], OSError, "cannot write /no/such/place.json: No such file"),
        (["baby-boom", "--report", "/no/such/page.html"], OSError, "cannot write /no/such/page.html: No such file"),
        (["baby-boom", "--report", "/"], OSError, "cannot write /: Is a directory"),
        (
            ["baby-boom", "--report", "/dev/null", "--json", "/dev/null"],
            BadInput,
            "two different places, not both /dev/null",
        ),
        (["baby-boom", "--records", "/dev/null/here"], OSError, "/dev/null/here"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    arguments: list[str], error: type[Exception], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.cli.arena.watched", lambda _plan: pytest.fail("it was played all the same"))
    done = run(*arguments)
    assert isinstance(done.exception, error)
    assert says in str(done.exception)
    assert "\n" not in str(done.exception)


class Crasher(Bot):
    def choose(self, seen: Seen, decision: Decision) -> Action:
        raise ZeroDivisionError("division by zero")


def test_a_bot_that_crashes_is_named_and_the_position_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("boneyard.arena.tournaments.bot", lambda _name: Crasher())
    files = ["--json", str(tmp_path / "result.json"), "--report", str(tmp_path / "page.html")]
    done = run("baby-boom", "--seed", "1", *files)
    assert done.exit_code == 1
    assert not list(tmp_path.iterdir()), "a run that fails leaves no file"
    sentence, *picture = done.stderr.splitlines()
    says = "crashed with ZeroDivisionError: division by zero (test_arena.py, line "
    assert re.match(rf"boneyard: (greedy|random) {re.escape(says)}\d+\); game 0, seed \d+, seat ", sentence)
    assert GAME.pending(GAME.read("\n".join(picture)))


def test_ctrl_c_prints_what_was_played_so_far(tmp_path: Path) -> None:
    script = tmp_path / "alone.py"
    script.write_text(ALONE)
    wanted = ["baby-boom", "--games", "100000", "--workers", "2", "--records", str(tmp_path / "records")]
    files = ["--json", str(tmp_path / "result.json"), "--report", str(tmp_path / "page.html")]
    command = [sys.executable, str(script), *wanted, *files]
    with hearing_signals():
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    with process:
        try:
            while not list(tmp_path.glob("records/*-00005.txt")):
                assert process.poll() is None, "it ended by itself"
                time.sleep(0.02)
            process.send_signal(signal.SIGINT)
            output, _ = process.communicate()
        finally:
            process.kill()  # it would play for hours, and `with` would wait for it
    assert process.returncode == 130
    told = json.loads((tmp_path / "result.json").read_text())
    assert told["finished"] is False
    assert f"{len(told['played'])} of 100000 games" in output
    assert f"{len(told['played'])} of 100000" in (tmp_path / "page.html").read_text()


def ending_with(problem: BaseException) -> Callable[[Plan], Iterator[Played]]:
    """A tournament that ends like this before its first game does."""

    def game(_number: int) -> Played:
        raise problem

    return lambda _plan: (game(number) for number in range(1))


def test_ctrl_c_before_the_first_game_has_ended_prints_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("boneyard.cli.arena.play", ending_with(KeyboardInterrupt()))
    done = run("baby-boom", "--json", str(tmp_path / "result.json"))
    assert (done.exit_code, done.output) == (130, "")
    assert not list(tmp_path.iterdir())


def test_a_process_that_dies_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.cli.arena.play", ending_with(WorkerDied("the process playing game 3 died")))
    done = run("baby-boom")
    assert (done.exit_code, done.stderr) == (1, "boneyard: the process playing game 3 died\n")


def test_a_party_is_compared_by_what_it_played_not_by_its_seats(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = run(
        "too-many-bones", "--bots", "random", "--seats", "2", "--each", "tyrant", "--games", "2", "--report", str(page)
    )
    assert done.exit_code == 0
    assert "wins by seat" not in done.output
    assert "Win rate by tyrant" in page.read_text()
    assert "--each tyrant" in page.read_text()
