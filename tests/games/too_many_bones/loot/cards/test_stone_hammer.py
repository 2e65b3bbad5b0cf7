"""Stone Hammer."""

from __future__ import annotations

from boneyard.games.too_many_bones.activities.lockpicking.locks import lock
from tests.games.too_many_bones.loots import picks
from tests.games.too_many_bones.roads import lock_roll
from tests.rulings import ruling


@ruling("TMB-092")
def test_a_stone_hammer_raises_an_action_die_by_4_after_the_roll() -> None:
    story = picks({"Picket": "stone_hammer"}, "6L", *lock_roll("2L", "1T", "1T", intuition="save"))
    story.asks("lock_loot").does("play stone_hammer", "raise grey").tells("LockDieRaised", lock_die=lock("L", 6))
    assert story.s.adventure.opened == 1
    story.has("Picket", "nothing")
