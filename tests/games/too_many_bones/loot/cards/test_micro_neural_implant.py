"""Micro Neural Implant."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, PICKET, fight
from tests.rulings import ruling


def test_without_anybody_in_range_an_implant_allows_no_attack_dice() -> None:
    story = fight(f"Picket 5/5 at c1 | {FROG}", {"Picket": "micro_neural_implant"})
    story.does("stay").asks("dice").does_not_offer("add attack")


@ruling("TMB-130")
def test_with_a_micro_neural_implant_the_target_is_named_after_the_roll() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "micro_neural_implant"}, "attack 1")
    story.does("stay", "no target", "add attack", "roll").asks("late_target", "target c3", "no target")
    story.does("target c3", "hit 1").shows("Bog Frog 3")
