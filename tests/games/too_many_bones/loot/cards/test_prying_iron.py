"""Prying Iron."""

from __future__ import annotations

from boneyard.games.too_many_bones.activities.lockpicking.locks import lock
from tests.games.too_many_bones.loots import left, picks
from tests.games.too_many_bones.roads import lock_roll
from tests.rulings import ruling


@ruling("TMB-092")
def test_a_prying_iron_raises_an_action_die_by_2_after_the_roll() -> None:
    story = picks({"Picket": "prying_iron"}, "4L", *lock_roll("2L", "1T", "1T", intuition="save"))
    story.asks("lock_loot").does("play prying_iron", "raise grey").tells("LockDieRaised", lock_die=lock("L", 4))
    story.does("done")
    assert story.s.adventure.opened == 1
    assert left(story, "Picket") == 1
