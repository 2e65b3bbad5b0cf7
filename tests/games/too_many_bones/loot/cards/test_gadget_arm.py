"""Gadget Arm."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import ATTACK
from tests.games.too_many_bones.loots import left, trains
from tests.rulings import ruling


@ruling("TMB-073")
def test_a_gadget_arm_repeats_a_failed_attempt() -> None:
    ones = ("attack 1", "attack 1", "attack 1")
    story = trains("gadget_arm", ATTACK, "attack bones", "attack 1", "attack 1", *ones).asks("training_loot")
    story.does("play gadget_arm").tells("StatRaised", stat="attack")
    assert left(story, "Tantrum") == 1


@ruling("TMB-073", "TMB-082")
def test_a_gadget_arm_repeats_two_attempts_and_is_gone() -> None:
    bad = ("attack bones", "attack 1", "attack 1")
    story = trains("gadget_arm", ATTACK, *bad, *bad, *bad).does("play gadget_arm", "play gadget_arm")
    story.tells("TrainingFailed", stat="attack").has("Tantrum", "nothing")
    trains("gadget_arm", ATTACK, *["attack 1"] * 3).tells("StatRaised").never_tells("LootUsed")
