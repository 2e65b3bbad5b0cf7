"""What the client cannot draw is neither offered nor opened nor shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boneyard
from boneyard.core.sitting import Sitting
from boneyard.table import reports
from boneyard.table.drawn import DRAWN, drawn_game
from boneyard.table.refusal import Refused

REGISTRY = Path(__file__).parents[2] / "web" / "src" / "games" / "registry.ts"
UNDRAWN = [name for name in boneyard.games() if name not in DRAWN]


def test_the_games_of_the_table_are_those_the_client_has_boards_for() -> None:
    boards = re.findall(r'^  "([a-z-]+)": \(\) => import\(', REGISTRY.read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple(boards) == DRAWN


def test_each_of_them_is_a_game() -> None:
    assert [drawn_game(name).name for name in DRAWN] == list(DRAWN)


@pytest.mark.parametrize("name", ["chess", "", *UNDRAWN])
def test_any_other_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(Refused) as refused:
        drawn_game(name)
    assert refused.value.why == "unknown-game"
    assert str(refused.value) == f"{name!r} is not played in the browser; there are: {', '.join(DRAWN)}"


@pytest.mark.parametrize("name", UNDRAWN)
def test_a_record_of_any_other_is_refused_too(name: str) -> None:
    rules = boneyard.game(name)
    with pytest.raises(Refused, match="is not played in the browser") as refused:
        reports.replay_from(Sitting(rules, rules.seats[0], 1, {}).write())
    assert refused.value.why == "unknown-game"
