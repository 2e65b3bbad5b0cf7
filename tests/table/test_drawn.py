"""What the client cannot draw is neither offered nor opened nor shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boneyard
from boneyard.table.drawn import DRAWN, drawn_game
from boneyard.table.refusal import Refused

REGISTRY = Path(__file__).parents[2] / "web" / "src" / "games" / "registry.ts"


def test_the_games_of_the_table_are_those_the_client_has_boards_for() -> None:
    boards = re.findall(r'import\("\./([a-z-]+)/index"\)', REGISTRY.read_text(encoding="utf-8"))
    assert tuple(boards) == DRAWN == boneyard.games()


def test_each_of_them_is_a_game() -> None:
    assert [drawn_game(name).name for name in DRAWN] == list(DRAWN)


@pytest.mark.parametrize("name", ["chess", ""])
def test_any_other_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(Refused) as refused:
        drawn_game(name)
    assert refused.value.why == "unknown-game"
    assert str(refused.value) == f"{name!r} is not played in the browser; there are: {', '.join(DRAWN)}"
