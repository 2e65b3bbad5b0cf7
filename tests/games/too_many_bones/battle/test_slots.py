"""Skill dice, slots and the backup plan (rulings N and O)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

GOLEM = "Clay Golem 3 at a3"

# Skill dice


@ruling("TMB-144")
def test_a_skill_die_is_used_once_in_a_battle_and_is_back_after_it() -> None:
    story = battle("Patches 1/4 at c2 [med kit] | Bog Frog 4 at a3", rolls("med kit 2"))
    story.plays_turn("stay", "add med kit", "roll", "use med-kit patches").lies("Patches", exhausted="med kit")
    story.turn_of("Patches", "stay").does_not_offer("add med-kit").idles()
    story.deals(9, "Bog Frog").shows("over: won", "Patches 4/4 [med kit; exhausted: nothing]")


@ruling("TMB-145")
def test_where_a_die_may_go_is_the_owners_choice_among_its_codes() -> None:
    story = battle(
        "Patches 2/4 at c2 [med kit, stim kit, chain reactor], Boomer 3/3 at c1 | Clay Golem 3 at c3",
        rolls("med kit 2", "stim kit buff hp 3", "chain reactor bones"),
    )
    story.does("stay", "no target", "add med kit", "add stim kit", "add chain reactor")
    story.asks(
        "result",
        *("use med-kit patches", "place stim-kit", "place stim-kit boomer", "keep chain-reactor 1", "done"),
    )
    story = battle("Tantrum 4/4 at c2 [cripple] | Clay Golem 3 at c3", rolls("cripple attack mod"))
    story.does("stay", "no target", "add cripple", "roll").offers("put cripple c3").does_not_offer("place cripple")
    story = battle("Boomer 3/3 at c1 | Clay Golem 3 at c3", rolls("fuse 2")).does(
        "stay", "no target", "add fuse", "roll"
    )
    story.offers("lock fuse").does_not_offer("place fuse", "use fuse")


@ruling("TMB-146")
def test_there_are_six_active_and_four_locked_slots() -> None:
    story = battle(
        "Boomer 3/3 at c1 [dex+2; locked: element 1, casing 2, bag a booms multi use parts 1, "
        "search for 325 element 325] | Clay Golem 3 at a3",
        rolls("fuse 2"),
    )
    story.does("stay", "no target", "add fuse", "roll").does_not_offer("lock fuse")


@ruling("TMB-147", "TMB-205")
def test_an_allys_die_takes_a_slot_of_his_and_is_exhausted_on_the_mat_of_its_owner() -> None:
    story = battle("Boomer 1/3 at c1 [active: stim kit buff hp 2], Patches 4/4 at c2 | Clay Golem 3 at a3")
    story.deals(2, "Boomer").shows("Boomer 1/3 [active: nothing]").lies("Patches", exhausted="stim kit")


@ruling("TMB-148")
def test_locked_dice_stay_after_a_battle() -> None:
    story = battle("Picket 5/5 at c2 [locked: stand ground 1; active: defense 1] | Bog Frog 1 at a3")
    story.deals(1, "Bog Frog").shows("over: won", "Picket 5/5 [locked: stand ground 1; active: nothing]")


@ruling("TMB-148")
def test_a_locked_die_taken_out_is_exhausted() -> None:
    story = battle("Picket 5/5 at c2 [locked: stand ground 1] | Bog Frog 1 at a3")
    story.does("stay", "clear").lies("Picket", locked="nothing", exhausted="stand ground")


@ruling("TMB-149")
def test_a_countdown_that_reaches_0_exhausts_its_die() -> None:
    story = battle("Tantrum 4/4 at c2 [active: rage 1.0, like a kobold hardy 1] | Bog Frog 4 at a3").begins()
    story.lies("Tantrum", active="rage 1.0", exhausted="like a kobold")


@ruling("TMB-149")
def test_counters_keep_their_face_after_a_battle() -> None:
    story = battle(
        "Boomer 3/3 at c1 [boom counter 2], Tantrum 4/4 at c2 [body count 3, axe collector 1] | Bog Frog 1 at a3"
    )
    story.deals(1, "Bog Frog").shows("over: won", "Boomer 3/3 [boom counter 2]")
    story.shows("Tantrum 4/4 [body count 3, axe collector 1]")


@ruling("TMB-150")
def test_a_consumable_goes_back_to_the_tray_when_it_is_used() -> None:
    story = battle("Picket 3/5 at c2 [gobby jerky] | Bog Frog 4 at a3", rolls("gobby jerky 2"))
    story.does("stay", "add gobby jerky", "roll", "use gobby-jerky").lacks("Picket", "gobby jerky")
    story.lies("Picket", exhausted="nothing")


@ruling("TMB-151")
def test_spent_bones_of_a_skill_die_exhaust_it_and_reusable_ones_send_it_back() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: defense 2; plan: redshirt 1, stand ground 1, 1] | Clay Golem 3 at c3, Kobold 2 at a3"
    )
    story.does("stay", "target c3", "roll", "plan 2")
    story.lies("Picket", plan="1", exhausted="redshirt").shows("Picket 5/5 [stand ground]")


@ruling("TMB-152")
def test_a_face_that_is_of_no_use_goes_back_and_can_be_rolled_again() -> None:
    story = battle("Patches 4/4 at c2 [bone saw] | Clay Golem 3 at a3, Kobold 2 at b4", rolls("bone saw 3"))
    story.plays_turn("stay", "add bone saw", "roll").shows("Patches 4/4 [bone saw; exhausted: nothing]")
    story.turn_of("Patches", "stay").offers("add bone-saw")


@ruling("TMB-153")
def test_healing_stops_at_the_maximum_and_does_not_reach_who_is_ko() -> None:
    story = battle(
        "Patches 4/4 at c2 [med kit], Boomer 2/3 at c1, Picket 0/5 ko | Clay Golem 3 at a3", rolls("med kit 3")
    )
    story.does("stay", "add med kit", "roll").does_not_offer("use med-kit picket").does("use med-kit boomer")
    story.shows("Boomer 3/3").tells("Healed", who="Boomer", amount=1)


@ruling("TMB-153")
def test_who_has_drunk_ale_gains_no_hp_either() -> None:
    story = battle(f"Picket 3/5 at c2 [active: orcish ale 2; locked: stand ground constant regen 1] | {GOLEM}")
    story.does("next regen").shows("Picket 3/5 [active: orcish ale 1]").never_tells("Healed")
    story = battle(f"Picket 3/5 at c2 [active: orcish ale 1; locked: stand ground constant regen 1] | {GOLEM}")
    story.does("next countdown").shows("Picket 4/5 [active: nothing]")  # it has worn off


# The backup plan


@ruling("TMB-154")
def test_every_bone_rolled_may_be_kept() -> None:
    story = battle("Boomer 3/3 at c1 | Clay Golem 3 at a3", rolls("attack bones", "defense bones", "element bones"))
    story.does("stay", "target a3", "add attack", "add defense", "add element")
    story.does("keep element 1", "keep defense 1", "keep attack 1").lies("Boomer", plan="element 1, defense, 1")


@ruling("TMB-155")
def test_bones_fill_the_plan_from_the_left_and_lower_no_stat() -> None:
    story = battle("Boomer 3/3 at c1 [plan: 1] | Clay Golem 3 at a3", rolls("defense bones"))
    story.does("stay", "no target", "add defense", "roll", "keep defense 1").lies("Boomer", plan="1, defense")
    story.turn_of("Boomer", "stay", "target a3").offers("add attack", "add defense")
    story.does("add defense").offers("add defense")


@ruling("TMB-156", "TMB-160")
def test_a_face_with_several_bones_takes_as_many_slots_and_may_be_cut() -> None:
    story = battle("Picket 5/5 at c2 [bravado; plan: 1 1 1 1] | Clay Golem 3 at a3", rolls("bravado bones 2"))
    story.plays_turn("stay", "add bravado", "roll", "keep bravado 2", "done")
    story.lies("Picket", plan="1, 1, 1, 1, bravado 1").tells("BonesLost", who="Picket", bones=1)


@ruling("TMB-157")
def test_bones_are_paid_from_the_left_and_the_rest_moves_left() -> None:
    story = battle("Boomer 3/3 at c1 [plan: element 1, 1, fuse 1] | Clay Golem 3 at a3, Kobold 2 at c4")
    story.does("stay", "target a3", "roll", "plan 1").lies("Boomer", plan="1, fuse 1", exhausted="element")


@ruling("TMB-158")
def test_one_ability_a_turn_dice_rolled_or_not_and_only_such_as_are_printed() -> None:
    story = battle("Tantrum 2/4 at c2 [plan: 1 1 1 1 1] | Clay Golem 3 at a3, Kobold 2 at c4")
    story.does("stay", "roll").offers("plan 1", "plan 4", "plan 5").does_not_offer("plan 3", "plan 6")
    story.does("plan 1").asks("result").does_not_offer("plan")


@ruling("TMB-159")
def test_six_bones_flip_the_innate_which_is_the_plan_of_that_turn() -> None:
    story = battle(
        "Boomer 3/3 at c1 [plan: 1 1 1 1 1] | Clay Golem 3 at a3, Kobold 2 at c4",
        rolls("attack bones", "defense bones"),
    )
    story.does("stay", "target a3", "add attack", "add defense", "roll").does_not_offer("plan 6")
    story.does("keep attack 1").offers("plan 6", "plan 5").does("keep defense 1", "plan 6")
    story.shows("Boomer 3/3 [innate +1; plan: defense]")


@ruling("TMB-160")
def test_at_the_end_of_the_turn_everything_beyond_the_fifth_slot_is_lost() -> None:
    story = battle(
        "Boomer 3/3 at c1 [plan: 1 1 1 1] | Clay Golem 3 at a3", rolls("attack bones", "defense bones", "element bones")
    )
    story.does("stay", "target a3", "add attack", "add defense", "add element")
    story.plays_turn("keep attack 1", "keep defense 1", "keep element 1", "done")
    story.lies("Boomer", plan="1 1 1 1 1", exhausted="element").tells("BonesLost", who="Boomer", bones=2)


@ruling("TMB-161")
def test_the_plan_is_emptied_by_a_ko_and_at_the_end_of_the_battle() -> None:
    story = battle("Boomer 1/3 at c1 [plan: element 1, 1], Picket 5/5 at c2 [plan: redshirt 1] | Bog Frog 1 at a3")
    story.deals(1, "Boomer").lies("Boomer", plan="nothing", exhausted="element")
    story.deals(1, "Bog Frog").shows("over: won", "Picket 5/5 [redshirt; plan: nothing; exhausted: nothing]")


@ruling("TMB-162")
def test_an_ability_that_says_target_needs_the_target_in_range() -> None:
    story = battle("Boomer 3/3 at c1 [plan: 1 1 1 1 1] | Clay Golem 3 at a3, Kobold 2 at c4")
    story.does("stay", "no target", "roll").does_not_offer("plan 1", "plan 4").offers("plan 5", "plan 3")
