"""The Sky Bridge."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS
from tests.games.too_many_bones.roads import alone
from tests.rulings import ruling


@ruling("TMB-101", "TMB-122")
def test_on_the_bridge_everybody_keeps_to_lane_1_and_baddies_come_one_by_one() -> None:
    story = alone("solo-01", "a", 0).sets_up()
    story.queues(1, 1, 1, 1).shows("Bog Frog 4 at a3", "Picket 5/5 at a2", "queue: bog worm, bog pole, clay golem")
    story.turn_of("Picket").asks("move", "stay", "move a1")
    story.does("stay", "no target", "roll").deals(4, "Bog Frog", true=True).misses("Bog Frog")
    story.shows("queue: bog worm, bog pole, clay golem")


@ruling("TMB-035")
def test_a_stand_on_the_bridge_brings_loot_and_two_points() -> None:
    story = alone("solo-01", "a", 0).sets_up().wins().through_rewards()
    story.has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-040")
def test_running_over_the_bridge_costs_hp_for_every_ranged_baddie() -> None:
    story = alone("solo-01", "b", "attack 1", "attack 2", stacks=("bog pole, bog frog", "", ""))
    assert CHIPS[CHIP_KEYS["bog_pole"].chip].ranged
    story.through_rewards().tells("LostHp", who="Picket", amount=3).has_progress(1).carries("Picket", 0)
    assert story.s.queue == []
    assert len(story.s.stacks[0]) == 2


@ruling("TMB-040", "TMB-034")
def test_losing_the_last_hp_on_the_bridge_is_a_failure() -> None:
    story = alone("solo-01", "b", "attack 1", "attack 2", stacks=("bog pole, bog frog", "", ""), hp={"Picket": 2})
    story.camps().has_hp("Picket", 0).has_progress(0).is_discarded("solo-01")
