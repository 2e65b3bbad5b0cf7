"""Picket, Captain: Stand Ground, Shield Form, Sword Advance and Lockdown."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.events.battle import Hurt
from boneyard.games.too_many_bones.model.ids import NOBODY
from tests.games.too_many_bones.gearlocs.picket.positions import picket
from tests.games.too_many_bones.stories import battle, rolls
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling

QUIET = ("move", "target", "dice")


@ruling("TMB-127", "TMB-148")
def test_stand_ground_heals_at_the_start_of_each_turn() -> None:
    thrown(picket("stand ground"), "stand ground constant regen").does("lock stand-ground").lies(
        "Picket", locked="stand ground constant regen 1"
    )
    battle("Picket 3/5 at b2 [locked: stand ground constant regen 1] | Cave Bear 6 at b3").begins().shows("Picket 4/5")


@ruling("TMB-151")
def test_reusable_bones_send_their_die_back_to_its_slot() -> None:
    story = thrown(picket("stand ground", more="; plan: 1"), "stand ground bones", target="b3")
    story.does("keep stand-ground 1").lies("Picket", plan="1, stand ground 1").lacks("Picket", "stand ground")
    picture = "Picket 2/5 at b2 [plan: 1, 1, 1, stand ground 1] | Cave Bear 6 at b3"
    battle(picture, passing=QUIET).does("plan 4").shows("Picket 4/5 [stand ground; exhausted: nothing]")


@ruling("TMB-187")
def test_constant_def_takes_1_off_the_damage_of_a_turn() -> None:
    thrown(picket("shield form"), "shield form constant def").does("lock shield-form").lies(
        "Picket", locked="shield form constant def 1"
    )
    story = battle("Picket 5/5 at b2 [locked: shield form constant def 1] | Cave Bear 6 at b3").begins()
    story.happens(Damage(0, 2, PLAIN, NOBODY), Damage(0, 2, PLAIN, NOBODY), CheckBattle()).shows("Picket 2/5")
    story.lies("Picket", locked="shield form constant def 1")


def test_constant_move_gives_two_free_steps_at_any_time_of_the_turn() -> None:
    picture = "Picket 5/5 at b2 [locked: sword advance constant move 2] | Cave Bear 6 at d3"
    story = battle(picture).offers("act step c3").does_not_offer("act step d4").does("act step c2")
    story.does("stay", "no target").asks("dice").offers("act step c3").does_not_offer("act step b3")
    story.does("act step c3").does_not_offer("act step").shows("Picket 5/5 at c3")


def test_free_steps_cost_no_dex() -> None:
    picture = "Picket 5/5 at b2 [locked: shield form constant move 2] | Cave Bear 6 at d3"
    story = battle(picture, dice=rolls("defense 1", "defense 1")).does("act step c3", "stay", "no target")
    story.does("add defense", "add defense", "roll", "shield 1", "shield 1").lies(
        "Picket", active="defense 1, defense 1"
    )


@ruling("TMB-250")
def test_the_steps_of_a_die_just_locked_may_be_taken_in_the_same_turn() -> None:
    story = thrown(picket("sword advance"), "sword advance constant move").does_not_offer("act step")
    story.does("lock sword-advance", "act step a3").shows("Picket 5/5 at a3").does_not_offer("act step")


@ruling("TMB-250")
def test_without_their_die_there_are_no_free_steps() -> None:
    picture = "Picket 5/5 at b2 [locked: sword advance constant move 2] | Cave Bear 6 at d3"
    story = battle(picture).does("stay", "no target").offers("act step a2").does("clear")
    story.does_not_offer("act step").lies("Picket", locked="nothing", exhausted="sword advance")


def test_constant_damage_adds_to_his_attack() -> None:
    picture = "Picket 5/5 at b2 [locked: sword advance constant damage 1] | Cave Bear 6 at b3"
    thrown(picture, "attack 1", target="b3").does("hit 1").shows("Cave Bear 4")


@ruling("TMB-203", "TMB-200")
def test_lockdown_keeps_the_taunt_die_on_him() -> None:
    story = thrown(picket("lockdown"), "lockdown constant taunt").does("lock lockdown")
    story.shows("Picket 5/5 [taunt; locked: lockdown constant taunt]")
    battle("Picket 5/5 at b2 [taunt; locked: lockdown constant taunt] | Cave Bear 6 at b3").begins().shows(
        "Picket 5/5 [taunt]"
    )


@ruling("TMB-261")
def test_constant_damage_adds_once_a_turn_to_whatever_hurts_the_target_first() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: defense 2; locked: sword advance constant damage 1; plan: 1, 1] | Cave Bear 6 at c3",
        dice=rolls("attack 1"),
    )
    story.does("stay", "target c3", "add attack", "roll", "plan 2", "hit 1")
    story.shows("Cave Bear 2")
    assert [event.amount for event in story.events if isinstance(event, Hurt)] == [3, 1]
