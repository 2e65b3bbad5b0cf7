"""Multi-Tool."""

from __future__ import annotations

from boneyard.games.too_many_bones.activities.lockpicking.locks import lock
from tests.games.too_many_bones.loots import left, picks
from tests.games.too_many_bones.roads import lock_roll
from tests.rulings import ruling


@ruling("TMB-092")
def test_a_multi_tool_raises_an_action_die_by_1_after_the_roll() -> None:
    story = picks({"Picket": "multi_tool"}, "3L", *lock_roll("2L", "1T", "1T", intuition="save"))
    story.asks("lock_loot").does("play multi_tool", "raise grey").tells("LockDieRaised", lock_die=lock("L", 3))
    story.does("done")
    assert story.s.adventure.opened == 1
    assert left(story, "Picket") == 2


@ruling("TMB-092")
def test_an_ally_helps_with_a_multi_tool_but_not_with_an_iron() -> None:
    story = picks({"Boomer": "multi_tool, prying_iron"}, "9L", 0, 0, 0, 0).asks("lock_loot", "done")
    story.does("Boomer: play multi_tool")
    assert left(story, "Boomer") == 2
    picks({"Boomer": "prying_iron"}, "9L", 0, 0, 0, 0).tells("LockHeld")
