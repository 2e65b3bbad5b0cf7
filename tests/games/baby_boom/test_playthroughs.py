"""Whole games go as they went when they were last reviewed."""

from __future__ import annotations

import pytest

from boneyard.games.baby_boom import events
from tests.playthroughs import PLAYTHROUGHS, Playthrough, difference

HERE = [playthrough for playthrough in PLAYTHROUGHS if playthrough.game == "baby-boom"]


@pytest.mark.parametrize("playthrough", HERE, ids=lambda playthrough: playthrough.name)
def test_the_game_goes_as_it_went(playthrough: Playthrough) -> None:
    found = difference(playthrough)
    assert found is None, f"{found}\nrun `make playthroughs` and review the difference"


def test_every_playthrough_in_the_folder_is_played() -> None:
    folder = HERE[0].path.parent
    assert sorted(path.name for path in folder.iterdir()) == sorted(playthrough.path.name for playthrough in HERE)


def test_everything_that_can_happen_happens_in_one_of_them() -> None:
    told = "".join(playthrough.path.read_text(encoding="utf-8") for playthrough in HERE)
    kinds = [
        name for name, kind in vars(events).items() if isinstance(kind, type) and kind.__module__ == events.__name__
    ]
    assert len(kinds) >= 13
    assert [name for name in kinds if f"\n  {name} " not in told] == []


def test_a_difference_names_the_first_line_that_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    played = HERE[0].text()
    monkeypatch.setattr(Playthrough, "text", lambda _: played.replace("  > ", "  >> ", 1))
    found = difference(HERE[0])
    assert found is not None
    assert "\n  > " in found
    assert "\n  >> " in found
    monkeypatch.setattr(Playthrough, "text", lambda _: played + "more\n")
    longer = difference(HERE[0])
    assert longer is not None
    assert longer.endswith(f"and has now {len(played.splitlines()) + 1}")
