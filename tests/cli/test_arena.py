"""The table of a tournament fits the window."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Boneyard


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
