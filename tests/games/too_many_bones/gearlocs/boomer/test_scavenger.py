"""Boomer, Scavenger: her parts, the grenades she makes of them, and Resourceful Scavenger."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.ids import TRAY
from tests.games.too_many_bones.gearlocs.boomer.positions import PASSING, rolling
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

PARTS = "element 1, casing 1, fuse 1"


@ruling("TMB-023")
def test_scavenger_means_that_she_has_her_part_dice_from_the_start_and_no_grenade() -> None:
    boomer = TOO_MANY_BONES.new(1, 1, {"battle": "Boomer vs 1 point"}).party[0]
    assert [place for place in range(16) if boomer.skills[place] != TRAY] == [0, 1, 2, 3]
    assert boomer.shows == [0] * 16


@ruling("TMB-148")
@pytest.mark.parametrize("die", ["element", "casing", "fuse"])
def test_a_part_is_locked_and_stays(die: str) -> None:
    story = rolling("Boomer 3/3 at d1 | Wild Boar 3 at b3", die, "2").does(f"lock {die}", "done")
    story.lies("Boomer", locked=f"{die} 2", exhausted="nothing")


@ruling("TMB-151")
@pytest.mark.parametrize("die", ["element", "casing", "fuse"])
def test_bones_of_a_part_die_go_to_the_backup_plan(die: str) -> None:
    rolling("Boomer 3/3 at d1 | Wild Boar 3 at b3", die, "bones").does(f"keep {die} 1").lies("Boomer", plan=f"{die} 1")


def test_one_of_each_part_is_a_grenade_at_any_time_in_her_turn() -> None:
    story = battle("Boomer 3/3 at d1 [locked: element 2, casing 3, fuse 1] | Wild Boar 3 at b3").asks("move")
    story.does("act make grenade").shows("Boomer 3/3 [boom counter 1; locked: element 1, casing 2; exhausted: fuse]")


def test_she_may_make_as_many_as_her_parts_allow() -> None:
    story = battle("Boomer 3/3 at d1 [locked: element 2, casing 3, fuse 2] | Wild Boar 3 at b3")
    story.does("act make grenade", "act make grenade").does_not_offer("act make grenade")
    story.shows("Boomer 3/3 [boom counter 2; locked: casing 1; exhausted: element, fuse]")


def test_without_one_of_the_parts_there_is_no_grenade() -> None:
    battle("Boomer 3/3 at d1 [locked: element 2, casing 3] | Wild Boar 3 at b3").does_not_offer("act make grenade")


def test_she_never_has_more_than_three_grenades() -> None:
    picture = f"Boomer 3/3 at d1 [boom counter 3; locked: {PARTS}] | Wild Boar 3 at b3"
    battle(picture).does_not_offer("act make grenade")


@ruling("TMB-226")
def test_parts_just_rolled_may_be_used_without_being_locked_and_are_used_up() -> None:
    dice = rolls("element 2", "casing 1", "fuse 3")
    story = battle("Boomer 3/3 at d1 | Wild Boar 3 at b3", dice=dice, passing=PASSING)
    story.does("add element", "add casing", "add fuse", "act make grenade")
    story.shows("Boomer 3/3 [boom counter 1; locked: nothing; exhausted: element, casing, fuse]")


@ruling("TMB-210")
def test_parts_and_grenades_are_still_there_after_a_won_battle() -> None:
    picture = "Boomer 3/3 at d1 [boom counter 1; locked: element 2; exhausted: fuse; plan: 1] | Wild Boar 1 at b3"
    story = battle(picture, passing=("move", "dice")).does("target b3", "plan 1").shows("over: won")
    assert story.s.party[0].shows[3] == 1
    story.lies("Boomer", locked="element 2", exhausted="nothing")


def test_a_resourceful_scavenger_finds_one_more_of_every_part_up_to_three() -> None:
    story = rolling("Boomer 3/3 at d1 [innate +1] | Wild Boar 3 at b3", "casing", "1").does("lock casing")
    story.lies("Boomer", locked="casing 2")
    story = rolling("Boomer 3/3 at d1 [innate +1] | Wild Boar 3 at b3", "fuse", "3").does("lock fuse")
    story.lies("Boomer", locked="fuse 3")


def test_a_resourceful_scavenger_makes_a_part_of_bones() -> None:
    story = rolling("Boomer 3/3 at d1 [innate +1] | Wild Boar 3 at b3", "element", "bones").offers("keep element 1")
    story.does("lock element").lies("Boomer", locked="element 1", plan="nothing")
    story = rolling("Boomer 3/3 at d1 | Wild Boar 3 at b3", "element", "bones").does_not_offer("lock element")


@ruling("TMB-204")
@pytest.mark.parametrize(("mode", "locked"), [("adventure", "element 2"), ("heroic", "nothing")])
def test_a_ko_takes_her_parts_except_in_adventure_mode_but_never_her_grenades(mode: str, locked: str) -> None:
    picture = "Boomer 1/3 at d1 [poison 1, boom counter 2; locked: element 2], Picket 5/5 at b2 | Wild Boar 3 at b3"
    story = battle(f"{picture}\nmode: {mode}").begins().shows("Boomer 0/3 ko [boom counter 2]")
    story.lies("Boomer", locked=locked)


@ruling("TMB-139")
def test_she_may_exhaust_a_part_to_roll_it_afresh_in_the_next_battle() -> None:
    story = battle("Boomer 3/3 at d1 [locked: element 1] | Wild Boar 3 at b3", passing=PASSING)
    story.does("clear").lies("Boomer", locked="nothing", exhausted="element")
