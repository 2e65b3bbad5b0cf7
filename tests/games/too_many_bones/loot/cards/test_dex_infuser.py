"""Dex Infuser."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, fight
from tests.rulings import ruling


def test_a_dex_infuser_rolls_one_more_die_that_was_not_rolled() -> None:
    infuser = {"Picket": "dex_infuser"}
    story = fight(f"Picket 5/5 at c2 [plan: 1] | {FROG}", infuser, "attack 1", "defense 1", "defense 2")
    story.does("stay", "target c3", "add attack", "add defense", "play dex_infuser").asks("one_more")
    story.does_not_offer("add attack").does("add defense").offers("shield 2", "shield 1")


@ruling("TMB-131")
def test_a_dex_infuser_rolls_an_attack_die_only_at_a_target_in_range() -> None:
    told = ("defense 1", "defense 1")
    story = fight(f"Picket 5/5 at c1 [plan: 1] | {FROG}", {"Picket": "dex_infuser"}, *told)
    story.does("stay", "add defense", "add defense").does_not_offer("play dex_infuser")
