"""Mechanical Assistance."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, PICKET, fight
from tests.rulings import ruling


@ruling("TMB-133")
def test_mechanical_assistance_is_3_dex_for_steps_and_dice() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "mechanical_assistance"})
    story.does_not_offer("move d4").does("play mechanical_assistance").offers("move d4")
    assert story.s.turn.dex == 5


@ruling("TMB-133")
def test_dex_after_the_roll_is_good_for_nothing() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "mechanical_assistance, oggot_herbs"}, "attack bones")
    story.does("stay", "target c3", "add attack", "roll").asks("result").does_not_offer("play mechanical")
