"""Whole games go as they went when they were last reviewed."""

from __future__ import annotations

import pytest

from tests.playthroughs import GAMES, PLAYTHROUGHS, Playthrough, difference


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: f"{playthrough.game}-{playthrough.name}")
def test_the_game_goes_as_it_went(playthrough: Playthrough) -> None:
    found = difference(playthrough)
    assert found is None, f"{found}\nrun `make playthroughs` and review the difference"


def test_every_playthrough_in_the_folders_is_played() -> None:
    assert sorted(GAMES.glob("*/playthroughs/*")) == sorted(playthrough.path for playthrough in PLAYTHROUGHS)


def test_a_difference_names_the_first_line_that_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    played = PLAYTHROUGHS[0].text()
    monkeypatch.setattr(Playthrough, "text", lambda _: played.replace("  > ", "  >> ", 1))
    found = difference(PLAYTHROUGHS[0])
    assert found is not None
    assert "\n  > " in found
    assert "\n  >> " in found
    monkeypatch.setattr(Playthrough, "text", lambda _: played + "more\n")
    longer = difference(PLAYTHROUGHS[0])
    assert longer is not None
    assert longer.endswith(f"and has now {len(played.splitlines()) + 1}")
