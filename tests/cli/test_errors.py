"""Wrong input gets one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import boneyard as package
from tests.command import Boneyard


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("zork", "No such command 'zork'"),
        ("--zork", "No such option: --zork"),
        ("play chess", "there is no game 'chess'; there are: baby-boom"),
        ("play baby-boom chess", "unexpected extra argument"),
        ("play baby-boom --zork", "No such option: --zork"),
        ("play baby-boom --seats", "requires an argument"),
        ("play baby-boom --seats human", "is for 2 to 4 players, not 1"),
        ("play baby-boom --seats human,human,human,human,human", "is for 2 to 4 players, not 5"),
        ("play baby-boom --seats human,,greedy", "seats are names with commas between them"),
        ("play baby-boom --seats human,zork", "there is no bot 'zork'"),
        ("play baby-boom --seats human,mcts:0", "there is no bot 'mcts:0'"),
        ("play baby-boom --seats human,mcts:fast", "there is no bot 'mcts:fast'"),
        ("play baby-boom --seed one", "Invalid value for '--seed'"),
        ("play baby-boom --seed 1.5", "Invalid value for '--seed'"),
        ("play baby-boom --seed -1", "a seed is a whole number"),
        ("play baby-boom --variant zork", "it has: risky-business, tiles-and-bombs"),
        ("play baby-boom --variant risky-business,", "has no variant ''"),
        ("play baby-boom --variant risky-business=maybe", "risky-business=true"),
        ("play baby-boom --lang de", "there are: en, fr"),
        ("play --resume {tmp}/none.txt", "none.txt: No such file or directory"),
        ("play --resume {tmp}", "Is a directory"),
        ("play --resume {tmp}/binary", "this is not a text file"),
        ("play --resume {tmp}/empty", "line 1: a record begins with 'boneyard record 1'"),
        ("play --resume {tmp}/game.txt --seed 1", "leave out --seed and --variant"),
        ("play --resume {tmp}/game.txt --variant risky-business", "leave out --seed and --variant"),
        ("play --resume {tmp}/game.txt --seats human,random,random", "is a game for 2, but 3 are named"),
        ("play chess --resume {tmp}/game.txt", "is a game of baby-boom, not of chess"),
        ("replay nothing.txt extra", "unexpected extra argument"),
        ("replay {tmp}/none.txt", "none.txt: No such file or directory"),
        ("replay {tmp}/binary --verify", "this is not a text file"),
        ("replay {tmp}/game.txt --lang xx", "there are: en, fr"),
        ("facts chess", "there is no game 'chess'"),
        ("facts --lang xx", "there are: en, fr"),
        ("arena", "Missing argument 'GAME'"),
        ("arena chess", "there is no game 'chess'"),
        ("bench --zork", "No such option: --zork"),
    ],
)
def test_one_line_and_exit_code_2(boneyard: Boneyard, tmp_path: Path, line: str, why: str) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x9f")
    (tmp_path / "empty").write_text("")
    boneyard("play", "baby-boom", "--seats", "human,random", typed=f"1\ns {tmp_path / 'game.txt'}\n")
    done = boneyard(*line.format(tmp=tmp_path).split())
    assert done.code == 2
    assert not done.out
    assert done.err.startswith("boneyard: ")
    assert done.err.count("\n") == 1
    assert why in done.err


@pytest.mark.parametrize("command", ["", "play", "replay", "facts", "arena", "bench"])
def test_every_command_has_help(boneyard: Boneyard, command: str) -> None:
    done = boneyard(*command.split(), "--help")
    assert done.code == 0
    assert done.out.startswith(f"Usage: {' '.join(['boneyard', *command.split()])} ")
    assert max(len(line) for line in done.out.splitlines()) <= 80


@pytest.mark.parametrize("command", ["", "play", "replay", "facts", "arena", "bench"])
def test_help_shows_examples(boneyard: Boneyard, command: str) -> None:
    assert f"\n    {' '.join(['boneyard', command or 'play'])} " in boneyard(*command.split(), "--help").out


def test_nothing_typed_shows_the_help(boneyard: Boneyard) -> None:
    assert boneyard().out == boneyard("--help").out


def test_the_version(boneyard: Boneyard) -> None:
    assert boneyard("--version").out == f"boneyard {package.__version__}\n"


def test_the_real_command_fails_the_same_way() -> None:
    command = [sys.executable, "-c", "from boneyard.cli import main; main()", "play", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "boneyard: there is no game 'chess'; there are: baby-boom, bad-bones, too-many-bones\n"
