"""`boneyard play`: which game, which bots, which seed, which language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from boneyard.core import game as registry
from boneyard.terminal.program import command, program
from tests.command import Boneyard

DUEL = ("play", "baby-boom", "--seed", "3", "--seats", "human,random")
Kept = Callable[[], list[Path]]


def test_only_bots_just_play(boneyard: Boneyard) -> None:
    done = boneyard("play", "baby-boom", "--seats", "random,random,random", "--seed", "1")
    assert done.code == 0
    assert len(done.boards()) > 50
    assert "> " not in done.out
    assert "Total" in done.out


def test_the_same_seed_gives_the_same_game(boneyard: Boneyard, kept: Kept) -> None:
    for _ in range(2):
        boneyard("play", "baby-boom", "--seats", "greedy,random", "--seed", "9")
    first, second = kept()
    assert first.read_text() == second.read_text()


def test_without_a_seed_one_is_drawn_and_told(boneyard: Boneyard) -> None:
    seeds = {re.search(r"Seed (\d+)", boneyard("play", "baby-boom", typed="q\n").out) for _ in range(2)}
    assert len({found[1] for found in seeds if found}) == 2


def test_the_language_follows_the_surroundings(boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert "Manche 1 sur 3" in boneyard(*DUEL, typed="").out
    assert "Round 1 of 3" in boneyard(*DUEL, "--lang", "en", typed="").out


def test_of_several_games_one_is_named(boneyard: Boneyard) -> None:
    done = boneyard("play", "--seed", "3")
    assert done.code == 2
    assert "which game? There are: baby-boom, bad-bones" in done.err


def test_the_only_game_needs_no_name(boneyard: Boneyard, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in reversed(registry.games()[1:]):  # put back last to first, which is the order of the registry
        monkeypatch.delitem(registry._GAMES, name)
    assert "Baby Boom. Seed 3." in boneyard("play", "--seed", "3").out


def test_help_names_the_bots_and_the_variants(boneyard: Boneyard) -> None:
    shown = boneyard("play", "--help").out
    assert all(name in shown for name in ("random", "greedy", "mcts", "risky-business", "tiles-and-bombs"))


def test_commands_are_printed_as_they_can_be_typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine = tmp_path / "boneyard"
    mine.write_text("")
    mine.chmod(0o755)
    monkeypatch.setenv("PATH", "")
    assert program(str(mine)) == str(mine)
    assert program(".venv/bin/boneyard") == ".venv/bin/boneyard"
    assert program("-c") == "boneyard"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program(str(mine)) == "boneyard"
    assert command("fr", "replay", "a b", environment={}) == "boneyard replay 'a b' --lang fr"
    assert command("fr", "replay", "a", environment={"LANG": "fr_FR"}) == "boneyard replay a"
