"""Step 5 of a gearloc's turn: results in any order, and the backup plan (TMB-134 to TMB-140, TMB-154 to TMB-162)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

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


# Results


@ruling("TMB-135", "TMB-152")
def test_nobody_has_to_use_a_result_and_unused_skill_dice_go_back() -> None:
    story = battle("Patches 3/4 at c2 [med kit] | Clay Golem 3 at c3", rolls("med kit 2", "attack 2", "defense 2"))
    story.does("stay", "target c3", "add med kit", "add attack", "add defense")
    story.plays_turn("done").shows("Patches 4/4 [med kit; active: nothing]", "Clay Golem 3")


@ruling("TMB-136")
def test_results_come_in_any_order_and_mixed() -> None:
    story = battle(
        "Boomer 3/3 at c1 [attack+1; plan: 1] | Clay Golem 3 at c3, Kobold 2 at a3",
        rolls("attack 1", "defense 1", "element 2"),
    )
    story.does("stay", "target c3", "add attack", "add defense", "add element")
    story.asks("result", "hit 1", "shield 1", "lock element", "plan 1", "done")
    story.does("plan 1").shows("Clay Golem 2").does("lock element", "hit 1").shows("Clay Golem 1").does("shield 1")
    story.lies("Boomer", active="defense 1", locked="element 2", plan="nothing")


@ruling("TMB-137")
def test_the_swords_are_one_hit_and_single_dice_may_be_left_out() -> None:
    picture = "Tantrum 4/4 at c2 | Clay Golem 3 at c3 [shields 1], Kobold 2 at a3"
    story = battle(picture, rolls("attack 2", "attack 1", "attack 1"))
    story.does("stay", "target c3", "add attack", "add attack", "add attack", "roll")
    story.asks("result", "hit 1+1+2", "hit 1+2", "hit 2", "hit 1+1", "hit 1", "act rage", "clear", "done")
    story.does("hit 1+2").shows("Clay Golem 1").tells("Hurt", who="Clay Golem", amount=3, blocked=1, lost=2)
    story.does_not_offer("hit")


@ruling("TMB-137", "TMB-141")
def test_damage_of_the_backup_plan_is_no_attack() -> None:
    story = battle("Boomer 3/3 at b3 [plan: 1] | Horned Stalker 4 at c3, Kobold 2 at a4")
    story.does("stay", "target c3", "roll", "plan 1").shows("Horned Stalker 3")
    story.lacks("Boomer", "terrify")  # only an attack is answered with Terrify


@ruling("TMB-138")
def test_each_shield_takes_a_slot_and_results_are_not_merged() -> None:
    story = battle("Picket 5/5 at c2 | Clay Golem 3 at a3", rolls("defense 1", "defense 2"))
    story.does("stay", "add defense", "add defense", "shield 1", "shield 2")
    story.lies("Picket", active="defense 1, defense 2")


@ruling("TMB-138", "TMB-139", "TMB-146")
def test_without_a_free_slot_a_shield_is_not_kept_unless_one_is_cleared() -> None:
    full = "confidence 1, tenacity 1, renown 1, riposte riposte, rush riposte, situational awareness riposte"
    story = battle(f"Picket 5/5 at c2 [active: {full}] | Clay Golem 3 at a3", rolls("defense 2"))
    story.does("stay", "add defense", "roll").does_not_offer("shield").does("clear")
    story.asks("slot").does("clear renown").lies("Picket", exhausted="renown").does("shield 2", "done")
    story.lies("Picket", active=full.replace("renown 1", "defense 2"))


@ruling("TMB-139")
def test_a_defense_die_taken_out_goes_back_to_the_supply_and_a_consumable_to_the_tray() -> None:
    story = battle("Picket 5/5 at c2 [active: defense 1, orcish ale 2] | Clay Golem 3 at a3")
    story.does("stay", "clear", "clear orcish-ale", "clear")
    story.lies("Picket", active="nothing", exhausted="nothing").lacks("Picket", "orcish ale")


@ruling("TMB-140")
def test_with_its_target_defeated_what_says_target_is_lost() -> None:
    story = battle(
        "Patches 4/4 at c2 [bone saw; plan: 1 1 1] | Clay Golem 1 at c3, Kobold 2 at b2",
        rolls("attack 1", "bone saw 1"),
    )
    story.does("stay", "target c3", "add attack", "add bone saw", "roll").offers("use bone-saw", "plan 3")
    story.plays_turn("hit 1").shows("defeated: Clay Golem", "Patches 4/4 [bone saw; plan: 1 1 1]", "Kobold 2")


@ruling("TMB-140")
def test_a_melee_gearloc_whose_target_is_no_longer_beside_him_has_none() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: rush rush; plan: 1 1] | Clay Golem 3 at c3, Kobold 2 at a3",
        rolls("attack 1", "defense 1"),
    )
    story.does("stay", "target c3", "add attack", "add defense", "roll").offers("hit 1", "plan 2")
    story.does("act rush d1").asks("result").does_not_offer("hit 1", "plan 2")


@ruling("TMB-228")
def test_an_ally_who_declines_a_die_is_not_asked_again_in_that_turn() -> None:
    story = battle("Patches 4/4 at c2 [stim kit], Boomer 3/3 at c1 | Clay Golem 3 at a3", rolls("stim kit buff hp 3"))
    story.does("stay", "add stim kit", "roll").offers("place stim-kit", "place stim-kit boomer")
    story.does("place stim-kit boomer").asks_whom("Boomer").does("Boomer: no")
    story.offers("place stim-kit").does_not_offer("place stim-kit boomer")
    story.plays_turn("done").shows("Patches 4/4 [stim kit]").lies("Boomer", active="nothing")
