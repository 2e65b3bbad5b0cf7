"""Shadow Pack."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import HEALTH
from tests.games.too_many_bones.encounters.usual import met
from tests.rulings import ruling


@ruling("TMB-104")
def test_the_pack_comes_on_top() -> None:
    stacks = ("kobold, wolf, bog frog, troll runt", "wyrm, dire wolf, cave bear", "")
    story = met("tyrant-duster-1", "a", 0, 0, stacks=stacks).sets_up().queues(5, 1, 1, 1, 1).shows("Dire Wolf 5")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


@ruling("TMB-008")
def test_an_open_hand_may_cost_health() -> None:
    story = met("tyrant-duster-1", "b", 1, mode="adventure").asks("hand", "at picket", "at boomer").does("at picket")
    assert story.s.party[0].trained[HEALTH] == 0
    story.has_hp("Picket", 5).through_rewards().has_progress(1).gained("Picket", training=2)
    story = met("tyrant-duster-1", "b", 2, mode="adventure").does("at picket")
    assert story.s.party[0].trained[HEALTH] == 2
