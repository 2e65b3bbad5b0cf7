"""Mechanical Boomerang."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.ending import AfterBattle
from tests.games.too_many_bones.loots import extends
from tests.rulings import ruling


@ruling("TMB-137")
@pytest.mark.parametrize(("die", "back"), [(2, True), (3, False)])
def test_a_mechanical_boomerang_comes_back_on_1_to_3(die: int, back: bool) -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1]", "mechanical_boomerang", die)
    story.does("play mechanical_boomerang c3").shows("Bog Frog 2")
    story.special_rules(*[] if back else ["Spent"])


def test_a_boomerang_that_did_not_come_back_is_of_no_use_until_the_next_battle() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1 1 1]", "mechanical_boomerang", 5)
    story.does("play mechanical_boomerang c3")
    story.s.turn.planned = False
    story.goes_on().does_not_offer("play mechanical").happens(AfterBattle()).special_rules()
