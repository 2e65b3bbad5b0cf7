"""Whole games go as they went when they were last reviewed."""

from __future__ import annotations

import re

import pytest

from boneyard.games.bad_bones.march.walk import ENDINGS
from boneyard.games.bad_bones.model import events
from tests.playthroughs import PLAYTHROUGHS, Playthrough, difference

HERE = [playthrough for playthrough in PLAYTHROUGHS if playthrough.game == "bad-bones"]


@pytest.mark.parametrize("playthrough", HERE, ids=lambda playthrough: playthrough.name)
def test_the_game_goes_as_it_went(playthrough: Playthrough) -> None:
    found = difference(playthrough)
    assert found is None, f"{found}\nrun `make playthroughs` and review the difference"


def test_every_playthrough_in_the_folder_is_played() -> None:
    folder = HERE[0].path.parent
    assert sorted(path.name for path in folder.iterdir()) == sorted(playthrough.path.name for playthrough in HERE)


def told() -> str:
    """All of them, one after another."""
    return "".join(playthrough.path.read_text(encoding="utf-8") for playthrough in HERE)


def test_everything_that_can_happen_happens_in_one_of_them() -> None:
    kinds = [
        name for name, kind in vars(events).items() if isinstance(kind, type) and kind.__module__ == events.__name__
    ]
    assert len(kinds) >= 20
    only_foretold = ["ChoiceAhead", "PointsAhead"]
    assert [name for name in kinds if f"\n  {name} " not in told()] == only_foretold


def test_moves_end_in_nearly_every_way_in_one_of_them() -> None:
    ends = set(re.findall(r"fate ([a-z-]+),", told()))
    assert set(ENDINGS) - ends <= {"chased", "loops", "staked"}  # the first is no end, the others are rare at random
