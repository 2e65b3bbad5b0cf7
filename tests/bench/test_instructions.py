"""The history of instructions: what is kept, and how a slower commit is seen. Nothing is measured here."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tools import instructions
from tools.instructions import Measured, NotMeasured, change, collected, history, keep, measured

FIRST = Measured("2026-11-16", "4c55e97", "3.11.7 x86_64", "baby-boom", 10_000, 9_996)


def test_the_instructions_are_what_callgrind_collected() -> None:
    assert collected("==7== Events    : Ir\n==7== Collected : 1234567\n") == 1_234_567
    with pytest.raises(NotMeasured):
        collected("valgrind: no such tool")


def test_what_it_costs_to_start_is_not_counted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(
        instructions, "counted", lambda _build, _game, decisions: (5_000_000 + decisions * 70, decisions)
    )
    assert measured(tmp_path, "baby-boom") == (70, 10_000)


def test_what_is_kept_is_read_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(instructions, "HISTORY", tmp_path / "bench" / "history.tsv")
    assert history() == []
    keep(FIRST)
    keep(replace(FIRST, game="bad-bones"))
    assert history() == [FIRST, replace(FIRST, game="bad-bones")]


def test_the_kept_history_can_be_read() -> None:
    assert {line.game for line in history()} >= {"baby-boom", "bad-bones", "too-many-bones"}


@pytest.mark.parametrize(("now", "says"), [(10_200, "SLOWER"), (9_800, "faster"), (10_050, "the same within 1 %")])
def test_a_slower_commit_is_seen(now: int, says: str) -> None:
    assert change(replace(FIRST, commit="new", per_decision=now), [FIRST]).endswith(says)


def test_another_game_or_python_is_not_compared() -> None:
    for other in (replace(FIRST, game="bad-bones"), replace(FIRST, python="3.14.0 arm64")):
        assert change(other, [FIRST]) == "measured for the first time"
