"""Whole battles, and an adventure, go as they went when they were last reviewed."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.events import battle as battle_events
from tests.playthroughs import PLAYTHROUGHS, Playthrough, difference

HERE = [playthrough for playthrough in PLAYTHROUGHS if playthrough.game == "too-many-bones"]
RARE = ["Unharmed", "BonesLost", "StatSetAside"]  # at random; stories show them


@pytest.mark.parametrize("playthrough", HERE, ids=lambda playthrough: playthrough.name)
def test_the_battle_goes_as_it_went(playthrough: Playthrough) -> None:
    found = difference(playthrough)
    assert found is None, f"{found}\nrun `make playthroughs` and review the difference"


def test_every_playthrough_in_the_folder_is_played() -> None:
    folder = HERE[0].path.parent
    assert sorted(path.name for path in folder.iterdir()) == sorted(playthrough.path.name for playthrough in HERE)


def test_everything_that_is_not_rare_happens_in_one_of_them() -> None:
    told = "".join(playthrough.path.read_text(encoding="utf-8") for playthrough in HERE)
    kinds = [
        name
        for name, kind in vars(battle_events).items()
        if isinstance(kind, type) and kind.__module__ == battle_events.__name__
    ]
    assert len(kinds) >= 40
    assert [name for name in kinds if f"\n  {name} " not in told] == RARE
