"""Zelfey Seeds."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, PICKET, camp, fight
from tests.rulings import ruling


def test_zelfey_seeds_heal_any_gearloc_by_2() -> None:
    story = fight(f"{PICKET}, Boomer 1/3 at a1 | {FROG}", {"Picket": "zelfey_seeds"})
    story.does("play zelfey_seeds boomer").shows("Boomer 3/3")
    camp({"Picket": "zelfey_seeds"}, Boomer=0).does("Picket: play zelfey_seeds boomer").has_hp("Boomer", 2)


@ruling("TMB-153")
def test_seeds_do_nothing_for_who_is_ko_in_battle() -> None:
    story = fight(f"{PICKET}, Boomer 0/3 ko | {FROG}", {"Picket": "zelfey_seeds"})
    story.begins().does_not_offer("play")
