"""Infused Incense."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, PICKET, fight
from tests.rulings import ruling


@ruling("TMB-087")
def test_infused_incense_adds_two_attack_dice_beyond_the_stat_for_no_dex() -> None:
    told = ("attack 1", "attack 1", "attack 1")
    story = fight(f"{PICKET} | {FROG}", {"Picket": "infused_incense"}, *told)
    story.does("stay", "target c3", "play infused", "add attack").does_not_offer("add attack", "play infused")
    assert story.s.turn.dex == 1
    story.does("roll", "hit 1+1+1").shows("Bog Frog 1")
