"""Picket: each of his sixteen dice, and his backup plan; Shield Wall and warden have files of their own."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import PLAIN, TRUE, Damage, lose_hp
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.events.battle import Hurt
from boneyard.games.too_many_bones.model.ids import NOBODY
from tests.games.too_many_bones.gearlocs.picket.positions import picket, with_bones
from tests.games.too_many_bones.stories import battle, rolls
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling

QUIET = ("move", "target", "dice")


# Captain.


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


# Hero.


@ruling("TMB-147")
def test_confidence_shields_picket_or_an_ally() -> None:
    thrown(picket("confidence"), "confidence 2").does("place confidence").lies("Picket", active="confidence 2")
    story = thrown(picket("confidence"), "confidence 2").does("place confidence boomer", "Boomer: yes")
    story.lies("Boomer", active="confidence 2")


@ruling("TMB-185")
def test_tenacity_is_turned_down_by_what_it_stops() -> None:
    story = battle("Picket 5/5 at b2 [active: tenacity 3] | Cave Bear 6 at b3").begins()
    story.happens(Damage(0, 2, PLAIN, NOBODY), CheckBattle()).shows("Picket 5/5 [active: tenacity 1]")
    story.happens(Damage(0, 2, PLAIN, NOBODY), CheckBattle()).shows("Picket 4/5 [active: nothing; exhausted: tenacity]")


def test_tenacity_is_rolled_and_placed() -> None:
    thrown(picket("tenacity"), "tenacity 3").does("place tenacity").lies("Picket", active="tenacity 3")


def test_renown_is_a_shield_of_up_to_4() -> None:
    thrown(picket("renown"), "renown 4").does("place renown").lies("Picket", active="renown 4")


@ruling("TMB-156")
def test_bravado_is_worth_up_to_four_bones() -> None:
    story = thrown(picket("bravado"), "bravado 4").does("keep bravado 4").tells("BonesKept", bones=4, total=4)
    story.lies("Picket", plan="bravado 4")


def test_bravado_may_be_locked_for_training() -> None:
    story = thrown(picket("bravado"), "bravado improved def training").does("lock bravado")
    story.lies("Picket", locked="bravado improved def training")


# Protector.


@ruling("TMB-145")
def test_redshirt_lies_with_an_ally_and_not_with_picket() -> None:
    story = thrown(picket("redshirt"), "redshirt 2").does_not_offer("use redshirt").offers("place redshirt boomer")
    story.does("place redshirt boomer", "Boomer: yes").lies("Boomer", active="redshirt 2")


@ruling("TMB-183")
def test_what_is_aimed_at_the_ally_hits_picket() -> None:
    picture = "Picket 5/5 at b2, Boomer 3/3 at c2 [active: intercept 2] | Orc Brawler 3 at c3"
    story = battle(picture, dice=rolls("attack 2")).turn_of("Orc Brawler")
    story.shows("Picket 3/5", "Boomer 3/3 [active: intercept 1]")


def test_intercept_goes_to_an_ally_too() -> None:
    story = thrown(picket("intercept"), "intercept 3").does("place intercept boomer", "yes")
    story.lies("Boomer", active="intercept 3")


# Consumables.


@ruling("TMB-149", "TMB-150")
def test_ale_takes_him_to_1_hp_which_nothing_changes_for_its_rounds() -> None:
    story = thrown(picket("orcish ale"), "orcish ale 1").does("place orcish-ale").shows("Picket 1/5")
    story.tells("LostHp", who="Picket", amount=4, why="ale")
    story.happens(Damage(0, 3, TRUE, NOBODY), CheckBattle()).shows("Picket 1/5")
    lose_hp(story.s, story.s.party[0], 1, "fatigue")
    story.shows("Picket 1/5 [active: orcish ale 1]")
    story = battle("Picket 1/5 at b2 [active: orcish ale 1] | Cave Bear 6 at b3").begins()
    story.shows("Picket 1/5 [active: nothing]").lacks("Picket", "orcish ale")


def test_ale_lets_nothing_heal_him() -> None:
    story = thrown(picket("gobby jerky", more="; active: orcish ale 2").replace("5/5", "1/5"), "gobby jerky 4")
    story.does_not_offer("use gobby-jerky")


@ruling("TMB-150")
def test_jerky_heals_picket_and_goes_back_to_the_tray() -> None:
    story = thrown(picket("gobby jerky").replace("5/5", "1/5"), "gobby jerky 3").does("use gobby-jerky")
    story.shows("Picket 4/5").lacks("Picket", "gobby jerky").lies("Picket", exhausted="nothing")


# The backup plan.


@ruling("TMB-247")
def test_shield_bash_strikes_with_all_his_defense() -> None:
    more = "; active: defense 1, confidence 1; locked: shield form constant def 1"
    story = with_bones("1 1", more).does("plan 2").shows("Cave Bear 3")
    story.lies("Picket", active="nothing", locked="nothing", exhausted="confidence, shield form", plan="nothing")


@ruling("TMB-247")
def test_shields_just_rolled_strike_as_well() -> None:
    picture = "Picket 5/5 at b2 [dex+1, confidence; plan: 1 1; active: defense 1] | Cave Bear 6 at b3"
    story = thrown(picture, "defense 2", "confidence 2", target="b3").does("plan 2").shows("Cave Bear 3")
    story.does_not_offer("shield").offers("place confidence")


@ruling("TMB-247")
def test_the_shields_of_an_ally_do_not_strike() -> None:
    picture = "Picket 5/5 at b2 [plan: 1 1; active: defense 1], Boomer 3/3 at c1 [active: renown 4] | Cave Bear 6 at b3"
    story = battle(picture, passing=("move", "dice")).does("target b3", "plan 2").shows("Cave Bear 5")
    story.lies("Boomer", active="renown 4")


@ruling("TMB-162")
def test_shield_bash_needs_a_target_and_a_shield() -> None:
    with_bones("1 1", "; active: riposte riposte").asks("result", "clear", "done")
    picture = "Picket 5/5 at b2 [plan: 1 1; active: defense 1] | Cave Bear 6 at d4"
    battle(picture, passing=QUIET).asks("result", "clear", "done")


@ruling("TMB-248")
def test_do_over_rolls_any_dice_of_the_roll_once_more_all_at_once() -> None:
    picture = "Picket 5/5 at b2 [dex+1, confidence; plan: 1 1 1] | Cave Bear 6 at b3"
    dice = ("attack bones", "defense bones", "confidence 1")
    story = thrown(picture, *dice, target="b3", then=("attack 2", "confidence 2"))
    story.does("plan 3").asks("do_over", "reroll attack bones", "reroll defense bones", "reroll confidence 1")
    story.does("reroll attack bones", "reroll confidence 1").asks("do_over", "roll", "reroll defense bones")
    story.does("roll").tells("Rerolled", dice="attack 2, confidence 2").does("hit 2").shows("Cave Bear 4")


def test_do_over_of_the_only_die_needs_no_further_word() -> None:
    story = thrown("Picket 5/5 at b2 [plan: 1 1 1] | Cave Bear 6 at b3", "attack 1", target="b3", then=("attack 2",))
    story.does("plan 3").offers("hit 2")


def test_a_bones_and_a_sword_are_two_different_dice_to_do_over() -> None:
    picture = "Picket 5/5 at b2 [attack+1; plan: 1 1 1] | Cave Bear 6 at b3"
    story = thrown(picture, "attack bones", "attack 1", target="b3", then=("attack 1",))
    story.does("plan 3").asks("do_over", "reroll attack bones", "reroll attack 1")
    story.does("reroll attack bones", "roll").offers("hit 1+1")


@ruling("TMB-248")
def test_dice_that_are_used_are_not_done_over() -> None:
    picture = "Picket 5/5 at b2 [plan: 1 1 1] | Cave Bear 6 at b3"
    thrown(picture, "defense 1", target="b3").does("shield 1").does_not_offer("plan 3")


@ruling("TMB-251", "TMB-054")
def test_bones_that_come_up_again_hurt_once_more_while_an_orb_stands() -> None:
    picture = "Picket 5/5 at b2 [plan: 1 1 1] | Gendricks 6 at d4, Orb 1 at a4"
    story = thrown(picture, "defense bones", then=("defense bones",)).shows("Picket 4/5")
    story.does("plan 3").shows("Picket 3/5")


def test_benevolence_heals_2_and_gives_a_shield_of_2() -> None:
    with_bones("1 1 1 1").does("plan 4").shows("Picket 4/5 [active: defense 2; plan: nothing]")


def test_benevolence_without_a_free_slot_only_heals() -> None:
    six = ", ".join(["defense 1"] * 6)
    with_bones("1 1 1 1", f"; active: {six}").does("plan 4").shows(f"Picket 4/5 [active: {six}]")


def test_shield_shock_also_stuns() -> None:
    story = with_bones("1 1 1 1 1", "; active: defense 2").does("plan 5")
    story.shows("Cave Bear 4 [stun]", "Picket 2/5 [active: nothing]")


@ruling("TMB-247")
def test_shield_shock_stuns_even_without_a_shield() -> None:
    with_bones("1 1 1 1 1").does("plan 5").shows("Cave Bear 6 [stun]")


@ruling("TMB-048")
def test_a_tyrant_is_not_stunned() -> None:
    picture = "Picket 5/5 at b2 [plan: 1 1 1 1 1{}] | Marrow 14 at b3"
    story = battle(picture.format("; active: defense 2"), passing=("move", "dice")).does("target b3", "plan 5")
    story.shows("Marrow 12").lacks("Marrow", "stun")
    battle(picture.format(""), passing=("move", "dice")).does("target b3").does_not_offer("plan 5")
