"""An Issue of Lung Capacity."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.stats import baddie_attack
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.encounters.solo.an_issue_of_lung_capacity import BORROWED_SWORD
from tests.games.too_many_bones.encounters.usual import DICE, chips
from tests.games.too_many_bones.roads import (
    alone,
    dice_of_round,
    encounter,
    rolls,
)
from tests.rulings import ruling


@ruling("TMB-106")
def test_a_sword_is_pulled_off_the_belt_in_lane_1() -> None:
    story = alone("solo-10", "a", 0).sets_up().queues(1, 1).special_rules("BorrowedSword", "NoSkillDice")
    first, second = story.s.baddies_standing()
    assert baddie_attack(story.s, first) == max(0, CHIPS[first.chip].attack - 2)
    assert baddie_attack(story.s, second) == CHIPS[second.chip].attack
    story.turn_of("Picket").does("stay")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2)


@ruling("TMB-278")
def test_back_at_the_pack_only_round_1_is_without_skill_dice() -> None:
    story = alone("solo-10", "b", 0, *[0] * DICE, party="Boomer").sets_up().queues(1, 1).special_rules("NoSkillDice")
    dice_of_round(story, 1)
    story.does_not_offer("add element")
    dice_of_round(story, 2)
    story.offers("add element")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2).carries("Boomer", 1)


@ruling("TMB-106")
def test_who_is_first_in_lane_1_is_so_even_if_a_squirrel_holds_it_up() -> None:
    bags = {"Picket": "open mechanical_squirrel"}
    stacks = ("bog frog, bog worm, bog pole", "", "")
    story = encounter("solo-10", party="Picket", tyrant="drellen", dice=rolls(0), stacks=stacks, bags=bags)
    story.does("choose a", "say 1").sets_up().shows("queue: bog frog", "Bog Worm 3 at b3")
    assert BORROWED_SWORD << 8 | chips("bog_frog")[0] in story.s.special_rules
