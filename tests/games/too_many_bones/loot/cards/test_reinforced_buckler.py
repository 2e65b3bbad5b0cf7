"""Reinforced Buckler."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, PICKET, fight
from tests.rulings import ruling


def test_a_buckler_gives_one_die_a_turn_and_every_turn() -> None:
    story = fight(f"Picket 5/5 at c2 [active: defense 1] | {FROG}", {"Picket": "reinforced_buckler"})
    story.does("stay", "no target", "play reinforced").does_not_offer("play reinforced").offers("add defense")
    assert story.s.turn.dex == 2


@ruling("TMB-087")
def test_a_reinforced_buckler_adds_a_defense_die_each_turn() -> None:
    told = ("defense 1", "defense 1", "defense 1")
    story = fight(f"{PICKET} | {FROG}", {"Picket": "reinforced_buckler"}, *told)
    story.does("stay", "no target", "play reinforced", "add defense", "add defense")
    story.tells("Rolled", dice="defense 1, defense 1, defense 1").has("Picket", "reinforced_buckler")
