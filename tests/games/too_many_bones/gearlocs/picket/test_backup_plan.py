"""Picket's backup plan."""

from __future__ import annotations

from tests.games.too_many_bones.gearlocs.picket.positions import with_bones
from tests.games.too_many_bones.stories import battle
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling

QUIET = ("move", "target", "dice")


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
