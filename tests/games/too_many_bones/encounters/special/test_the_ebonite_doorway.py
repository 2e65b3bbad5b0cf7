"""The Ebonite Doorway."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import ATTACK, STATS
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-090")
def test_behind_the_door_everybody_keeps_one_of_two_trove_and_may_try_it_at_once() -> None:
    story = encounter("special-05", party="Picket", trove="laser_pointer, dex_infuser").does("choose a")
    story.asks("keep_one").does(story.options[0]).asks("try_trove", "yes", "no").does("no").through_rewards()
    story.has("Picket", "locked laser_pointer").gained("Picket", training=1).has_progress(0).is_discarded("special-05")


@ruling("TMB-090")
def test_the_attempt_behind_the_door_is_at_the_locks_of_the_card() -> None:
    story = encounter("special-05", party="Picket", dice=rolls(*[0] * 40)).does("choose a")
    story.does(story.options[0]).does("yes").tells("LockRolled", who="Picket")


@ruling("TMB-065")
def test_in_the_hall_attack_and_defense_need_no_dice() -> None:
    story = encounter("special-05", party="Picket").does("choose b").asks("train")
    before = story.s.party[0].trained[ATTACK]
    story.does(f"train {STATS[ATTACK]}").does(f"train {STATS[ATTACK]}")
    assert story.s.party[0].trained[ATTACK] == before + 2
    story.camps().gained("Picket", training=2).carries("Picket", 1).has_progress(0).is_discarded("special-05")
