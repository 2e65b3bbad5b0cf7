"""Picket's Shield Wall."""

from __future__ import annotations

from boneyard.games.too_many_bones.gearlocs.picket.shield_wall import ShieldWall
from tests.games.too_many_bones.gearlocs.picket.positions import with_bones
from tests.games.too_many_bones.stories import Story, battle, rolls
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling


def wall(picture: str, *told: str) -> Story:
    """The battle starts, and Picket may raise his wall."""
    return battle(picture, dice=rolls(*told)).happens(ShieldWall(0))


@ruling("TMB-154", "TMB-138")
def test_shield_wall_keeps_shields_and_no_bones() -> None:
    story = wall("Picket 5/5 at b2 | Cave Bear 6 at b3", "defense 2", "defense bones").asks("shield_wall", "yes", "no")
    story.does("yes").lies("Picket", active="defense 2", plan="nothing")


def test_nobody_has_to_raise_the_wall() -> None:
    wall("Picket 5/5 at b2 | Cave Bear 6 at b3").does("no").lies("Picket", active="nothing")


def test_shield_wall_rolls_trained_defense_dice_too() -> None:
    story = wall("Picket 5/5 at b2 [defense+2] | Cave Bear 6 at b3", *["defense 1"] * 4)
    story.does("yes").lies("Picket", active="defense 1, defense 1, defense 1, defense 1")


@ruling("TMB-253", "TMB-146")
def test_without_a_free_slot_the_lowest_shields_of_the_wall_are_not_kept() -> None:
    story = wall("Picket 5/5 at b2 [defense+6] | Cave Bear 6 at b3", *["defense 1"] * 3, *["defense 2"] * 5)
    story.does("yes").lies("Picket", active="defense 2, defense 2, defense 2, defense 2, defense 2, defense 1")


@ruling("TMB-010")
def test_the_dice_of_the_box_limit_the_wall() -> None:
    picture = "Picket 5/5 at b2 | Cave Bear 6 at b3 [shields {}]\nrules: box dice".format(" ".join(["1"] * 17))
    wall(picture, "defense 1").does("yes").lies("Picket", active="defense 1")


def test_gearloc_wall_may_lock_the_shields() -> None:
    story = wall("Picket 5/5 at b2 [innate +1] | Cave Bear 6 at b3", "defense 2", "defense 1").does("yes")
    story.asks("wall_slot", "shield 2", "lock shield 2").does("lock shield 2", "shield 1")
    story.lies("Picket", active="defense 1", locked="defense 2")


def test_gearloc_wall_locks_shields_in_battle_as_well() -> None:
    story = thrown("Picket 5/5 at b2 [innate +1] | Cave Bear 6 at b3", "defense 2").does("lock shield 2")
    story.lies("Picket", locked="defense 2")


@ruling("TMB-186")
def test_locked_shields_leave_him_all_his_defense_dice() -> None:
    picture = "Picket 5/5 at b2 [innate +1; locked: defense 2, defense 1] | Cave Bear 6 at b3"
    thrown(picture, "defense 1", "defense 1").does("shield 1", "shield 1").lies("Picket", active="defense 1, defense 1")


@ruling("TMB-159")
def test_six_bones_buy_gearloc_wall() -> None:
    with_bones("1 1 1 1 1 1").does("plan 6").shows("Picket 2/5 [innate +1; plan: nothing]")
