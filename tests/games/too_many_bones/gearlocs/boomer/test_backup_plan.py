"""Boomer's backup plan."""

from __future__ import annotations

from tests.games.too_many_bones.gearlocs.boomer.positions import PASSING
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

EMPTY_HANDED = ("move", "target", "dice")


def test_throw_odds_deals_the_target_1_damage() -> None:
    story = battle("Boomer 3/3 at d1 [plan: 1] | Wild Boar 3 at b3", passing=("move", "dice"))
    story.does("target b3", "plan 1").shows("Wild Boar 2", "Boomer 3/3 [plan: nothing]")


def test_throw_ends_deals_the_target_3_damage() -> None:
    story = battle("Boomer 3/3 at d1 [plan: 1 1 1 1] | Cave Bear 6 at b3", passing=("move", "dice"))
    story.does("target b3", "plan 4").shows("Cave Bear 3", "Boomer 3/3 [plan: nothing]")


@ruling("TMB-162")
def test_what_is_thrown_from_the_backup_plan_needs_a_target() -> None:
    story = battle("Boomer 3/3 at d1 [plan: 1 1 1 1] | Cave Bear 6 at b3", passing=EMPTY_HANDED)
    story.offers("plan 3").does_not_offer("plan 1", "plan 4")


def test_search_again_rolls_an_unused_part_die_again() -> None:
    picture = "Boomer 3/3 at d1 [plan: 1 1] | Wild Boar 3 at b3"
    story = battle(picture, dice=rolls("element bones", "fuse 1", "element 3"), passing=PASSING)
    story.does("add element", "add fuse", "roll", "lock fuse", "plan 2", "lock element")
    story.lies("Boomer", locked="fuse 1, element 3", plan="nothing")


def test_bluff_bomb_makes_anybody_jump_aside() -> None:
    story = battle("Boomer 3/3 at d1 [plan: 1 1 1] | Wild Boar 3 at a4", passing=EMPTY_HANDED)
    story.does("plan 3 a4").asks("bluff", "at b4", "at a3")
    story.does("at b4").shows("Wild Boar 3 at b4", "Boomer 3/3 [plan: nothing]")


def test_who_can_jump_to_one_side_only_jumps_there() -> None:
    picture = "Boomer 3/3 at d1 [plan: 1 1 1] | Wild Boar 3 at a4, Wyrm 5 at a3"
    story = battle(picture, passing=EMPTY_HANDED).does("plan 3 a4").shows("Wild Boar 3 at b4")
    assert story.answered[-1] == "plan 3 a4"


def test_bluff_bomb_cannot_move_who_has_no_room() -> None:
    picture = "Boomer 3/3 at d1 [plan: 1 1 1] | Wild Boar 3 at a4, Wyrm 5 at a3, Cave Bear 6 at b4"
    battle(picture, passing=EMPTY_HANDED).does_not_offer("plan 3 a4").offers("plan 3 a3", "plan 3 d1")


@ruling("TMB-200")
def test_she_may_hide_until_her_next_turn() -> None:
    story = battle("Boomer 3/3 at d1 [plan: 1 1 1 1 1] | Wild Boar 3 at b3", passing=EMPTY_HANDED)
    story.does("plan 5").shows("Boomer 3/3 [untargetable]")
    story = battle("Boomer 3/3 at d1 [untargetable] | Wild Boar 3 at b3").begins().lacks("Boomer", "untargetable")


@ruling("TMB-159")
def test_six_bones_make_her_a_resourceful_scavenger() -> None:
    picture = "Boomer 3/3 at d1 [plan: 1 1 1 1 1] | Wild Boar 3 at b3"
    story = battle(picture, dice=rolls("element bones"), passing=PASSING).does("add element", "roll")
    story.does("keep element 1", "plan 6").shows("Boomer 3/3 [innate +1; plan: nothing; exhausted: element]")
