"""Invited for Dinner."""

from __future__ import annotations

from boneyard.games.too_many_bones.activities.lockpicking.locks import RETRIED
from boneyard.games.too_many_bones.content.held_cards import card_of
from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT_KEYS
from tests.games.too_many_bones.roads import (
    alone,
    encounter,
    named,
    rolls,
)
from tests.rulings import ruling


@ruling("TMB-090", "TMB-092")
def test_out_of_the_rope_all_loot_stays_behind_and_two_cards_are_drawn() -> None:
    bags = {"Picket": "mixed_berries, oggot_herbs"}
    story = alone("solo-05", "a", 2, 0, 0, 0, 1, 0, 0, bags=bags, loot="zelfey_seeds, zelfey_root")
    story.does("nothing", "open with grey", "nothing").through_rewards()
    story.has("Picket", "zelfey_seeds, zelfey_root").has_progress(1).gained("Picket", training=1)


@ruling("TMB-032", "TMB-040")
def test_a_rope_that_holds_costs_hp_and_the_recipe_is_debated_instead() -> None:
    story = alone("solo-05", "a", *[0] * 8, bags={"Picket": "mixed_berries"}).does("nothing", "nothing")
    story.tells("ChoiceTaken", choice=1, instead=True).asks("train").has_hp("Picket", 1)
    story.through_rewards().has("Picket", "mixed_berries").has_progress(1)


@ruling("TMB-032")
def test_the_debate_costs_hp_and_half_a_rest() -> None:
    story = alone("solo-05", "b", hp={"Picket": 4}).does("train health")
    story.camps().has_hp("Picket", 2).has_progress(1).does("sleep")
    assert story.s.party[0].hp == 4


@ruling("TMB-088")
def test_the_cooks_keep_opened_trove_and_leave_what_is_locked() -> None:
    bags = {"Picket": "mixed_berries, open laser_pointer, dex_infuser"}
    story = encounter("solo-05", party="Picket", dice=rolls(2, 0, 0, 0, 1, 0, 0), bags=bags, loot="zelfey_root")
    story.does("choose a", "nothing", "open with grey", "nothing").through_rewards().carries("Picket", 3)
    kept = [card_of(held) for held in named(story.s, "Picket").bag]
    assert LOOT_KEYS["dex_infuser"].card in kept
    assert LOOT_KEYS["laser_pointer"].card not in kept


@ruling("TMB-095")
def test_a_second_roll_that_a_card_used_up_is_gone_for_the_day() -> None:
    story = encounter("solo-05", party="Picket", dice=rolls(*[0] * 8)).does("choose a", "nothing", "nothing")
    assert named(story.s, "Picket").chores & RETRIED
