"""The market of Bad Bones as it is seen."""

from __future__ import annotations

import re

import pytest

from boneyard.games.bad_bones.shown.view import BadBonesView
from boneyard.terminal.painter import Scene
from boneyard.words import Voice
from tests.terminal.games.bad_bones.tables import GAME, PAINTER, PLAYERS


@pytest.mark.parametrize(
    ("language", "title", "named"), [("en", "The market", "two-handed sword"), ("fr", "Le marché", "épée à deux mains")]
)
def test_the_market_shows_stalls_purses_and_the_order(language: str, title: str, named: str) -> None:
    state = GAME.new(3, 1, {"advanced": True})
    buyer = state.open[0].seat
    GAME.apply(state, buyer, "wall")
    scene = Scene(PLAYERS, focus=0)
    lines = [line.plain for line in PAINTER.table(GAME.view(state, 0), scene, Voice(language), 80)]
    assert lines[0] == title
    assert any(named in line for line in lines)
    wall = "wall" if language == "en" else "mur"
    assert any(re.match(rf" {wall} +3  ×5", line) for line in lines), lines
    assert any(line.startswith("▸ ") for line in lines)
    assert any(re.search(rf"17 \w+ .*  {wall}$", line) for line in lines), lines
    assert len(lines) <= 17
    assert max(map(len, lines)) <= 80


def test_before_anybody_has_bought_the_market_says_what_things_are_good_for() -> None:
    state = GAME.new(2, 1, {"advanced": True})
    lines = [line.plain for line in PAINTER.table(GAME.view(state, 0), Scene(PLAYERS), Voice("en"), 80)]
    assert " wall        3  ×4   sends them off at a right angle" in lines


def test_who_can_pay_for_nothing_is_not_next_to_buy() -> None:
    view = GAME.view(GAME.new(3, 1, {"advanced": True}), 0)
    view.order = ["raven", "stag", "boar"]
    view.kingdoms[1].coins = 0
    assert "Next to buy: Raven Boar" in market_lines(view)
    view.kingdoms[2].coins = min(stall.cost for stall in view.market if stall.weapon)
    assert "Next to buy: Raven Boar" in market_lines(view)
    view.kingdoms[2].weapon = "rapier"
    assert not any(line.startswith("Next to buy") for line in market_lines(view))


def market_lines(view: BadBonesView) -> list[str]:
    return [line.plain for line in PAINTER.table(view, Scene(PLAYERS, focus=0), Voice("en"), 80)]
