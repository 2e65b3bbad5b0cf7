"""Grappling Gun."""

from __future__ import annotations

from tests.games.too_many_bones.loots import extends
from tests.games.too_many_bones.roads import named
from tests.rulings import ruling


@ruling("TMB-200")
def test_a_grappling_gun_hides_its_owner_once_per_battle() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1 1 1 1]", "grappling_gun").does("play grappling_gun")
    story.shows("Picket 5/5 [untargetable]").special_rules("Spent")
    story.s.turn.planned = False
    named(story.s, "Picket").plan *= 2
    story.goes_on().does_not_offer("play grappling_gun")
