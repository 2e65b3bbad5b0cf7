"""Fresh Bog Meat."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, fight
from tests.rulings import ruling


@ruling("TMB-083")
def test_fresh_bog_meat_eaten_before_effect_dice_hurts_in_the_same_step() -> None:
    story = fight(f"Picket 1/5 at c2 [bleed] | {FROG}", {"Picket": "fresh_bog_meat"})
    story.asks("start").does("play fresh_bog_meat").shows("Picket 2/5 [poison 1, bleed]").asks("move")


def test_fresh_bog_meat_eaten_later_hurts_on_the_next_turn() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "fresh_bog_meat"})
    story.asks("move").does("play fresh_bog_meat").shows("Picket 5/5 [poison 2]").asks("move")
