"""Tables are opened for every game there is, and for no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boneyard
from boneyard.core.game import manifest_of
from boneyard.table.known_games import known_game
from boneyard.table.refusal import Refused

REGISTRY = Path(__file__).parents[2] / "web" / "src" / "games" / "registry.ts"


def test_the_client_has_a_board_for_each_game_whose_manifest_has_a_protocol() -> None:
    text = REGISTRY.read_text(encoding="utf-8")
    drawn = [name for name in boneyard.games() if manifest_of(name).protocol]
    assert [name for name in drawn if re.search(rf"\b{name}\b", text)] == drawn == list(boneyard.games())


def test_each_of_them_can_be_played() -> None:
    assert [known_game(name).name for name in boneyard.games()] == list(boneyard.games())


@pytest.mark.parametrize("name", ["chess", ""])
def test_any_other_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(Refused) as refused:
        known_game(name)
    assert refused.value.why == "unknown-game"
    assert str(refused.value) == f"there is no game {name!r}; there are: {', '.join(boneyard.games())}"
