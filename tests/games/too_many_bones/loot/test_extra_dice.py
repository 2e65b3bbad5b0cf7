"""Cards that add dice to a roll, or name the target after it (TMB-087, TMB-130)."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, fight
from tests.rulings import ruling


@ruling("TMB-087", "TMB-131")
def test_extra_attack_dice_need_a_target_in_range() -> None:
    story = fight(f"Picket 5/5 at c1 | {FROG}", {"Picket": "infused_incense"})
    story.does("stay").does_not_offer("play infused")
