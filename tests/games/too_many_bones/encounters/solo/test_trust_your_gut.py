"""Trust Your Gut."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.model.ids import (
    STUN,
)
from tests.games.too_many_bones.encounters.usual import DICE, MIXED
from tests.games.too_many_bones.roads import (
    alone,
    encounter,
    rolls,
)
from tests.rulings import ruling


@ruling("TMB-207")
def test_recruits_come_back_to_the_bottom_of_the_queue_in_rounds_1_to_3() -> None:
    story = alone("solo-11", "a", 0, day=6).sets_up().queues(1, 1, 1, 1).special_rules("OnlyRecruits", "RecruitsReturn")
    story.deals(4, "Bog Frog", true=True).shows("queue: bog frog", "defeated: nothing")
    story.s.round = 4
    story.deals(3, "Bog Worm", true=True).shows("queue: bog frog", "defeated: bog worm")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-128")
def test_after_a_sting_the_gearloc_may_run() -> None:
    veterans = ("", "bog lurk, stone golem, drowned walker", "")
    story = alone("solo-11", "b", 0, *[0] * DICE, stacks=veterans).sets_up("d2").queues(5, 5).special_rules("HitAndRun")
    assert not any(CHIPS[baddie.chip].ranged for baddie in story.s.baddies_standing())
    story.turn_of("Picket")
    while not story.asked.startswith("hit_and_run"):
        story.does({"move": "stay", "target": "no target", "dice": "roll"}.get(story.asked.split(":")[0], "done"))
    story.offers("stay", "move d1").does("move d1").shows("Picket 5/5 at d1").special_rules("HitAndRun")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-283")
def test_who_is_stunned_does_not_run() -> None:
    veterans = ("", "bog lurk, stone golem, drowned walker", "")
    story = alone("solo-11", "b", 0, *[0] * DICE, stacks=veterans).sets_up("d2")
    put_effect(story.s, 0, STUN)
    story.turn_of("Picket").tells("TurnLost", who="Picket").special_rules("HitAndRun")
    assert story.between_turns


@ruling("TMB-101")
def test_a_flare_means_fewer_recruits_too() -> None:
    bags = {"Picket": "flare_distraction"}
    story = encounter("solo-11", party="Picket", day=5, dice=rolls(0), stacks=MIXED, bags=bags)
    story.does("choose a", "play flare_distraction").sets_up().queues(1, 1)
