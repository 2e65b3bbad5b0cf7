"""A gearloc's turn, step by step (rulings M, and TMB-228 and TMB-229)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

# Steps


@ruling("TMB-126")
def test_a_turn_has_its_steps_in_this_order() -> None:
    story = battle(
        "Picket 5/5 at c2 [bleed, dex+1] | Dire Wolf 5 at c3", rolls("attack 2", "defense 1"), passing=["shields"]
    )
    story.begins().shows("Picket 4/5")  # 1: the start of the turn
    story.asks("move").does("stay")  # 2
    story.asks("target").does("target c3")  # 3
    story.asks("dice").does("add attack", "add defense", "roll")  # 4
    story.asks("result").does("hit 2").shows("Dire Wolf 3", "Picket 4/5")  # 5
    story.does("shield 1", "done")
    story.tells("SkillUsed", who="Dire Wolf", trait="lashback")  # 6
    story.shows("Picket 3/5 [active: nothing]")
    assert story.between_turns  # 7


@ruling("TMB-127")
def test_the_effects_of_the_start_of_a_turn_come_in_the_order_the_owner_likes() -> None:
    picture = "Patches 1/4 at c2 [poison 1], Boomer 3/3 at c1 | Clay Golem 3 at a3"
    story = battle(picture).asks("start", "next poison", "next recovery").asks_whom("Patches")
    story.does("next recovery").shows("Patches 1/4").lacks("Patches", "poison")
    battle(picture).does("next poison").shows("Patches 0/4 ko")


@ruling("TMB-127")
def test_a_ko_at_the_start_of_a_turn_ends_it() -> None:
    story = battle("Picket 2/5 at c2 [poison 2], Boomer 3/3 at c1 | Clay Golem 3 at a3").plays_turn()
    story.shows("Picket 0/5 ko", "turn: Boomer")


@ruling("TMB-229")
def test_effects_that_cannot_disturb_one_another_are_not_put_in_order() -> None:
    story = battle("Picket 5/5 at c2 [bleed, poison 2], Boomer 3/3 at c1 | Clay Golem 3 at a3").begins()
    story.asks("move").shows("Picket 2/5 [poison 1, bleed]")


# Moving


@ruling("TMB-128")
def test_each_position_costs_1_dex_straight_and_onto_free_positions_only() -> None:
    story = battle("Picket 5/5 at b2, Boomer 3/3 at b1 | Clay Golem 3 at b3, Bog Frog 4 at c3")
    story.asks("move", "stay", "move a2", "move a1", "move a3", "move c2", "move c1", "move d2")
    story.does("move c2").asks("target", "target c3", "no target").does("target c3")
    assert story.s.turn.dex == 1


@ruling("TMB-128")
def test_nobody_walks_through_units() -> None:
    story = battle("Picket 5/5 at a2 [dex+4], Boomer 3/3 at b1, Tantrum 4/4 at b2 | Clay Golem 3 at b3, Kobold 2 at a3")
    story.asks("move", "stay", "move a1")


@ruling("TMB-128", "TMB-133")
def test_dex_spent_on_steps_is_missing_for_dice() -> None:
    story = battle("Picket 5/5 at a2 | Clay Golem 3 at c3", rolls()).does("move c2")
    story.plays_turn("target c3").never_tells("Rolled")


RAGING = "Tantrum 4/4 at b1 [active: rage 1.8] | Kobold 2 at b3, Bog Frog 4 at d3"


@ruling("TMB-296")
def test_who_does_something_on_the_way_may_walk_on() -> None:
    story = battle(RAGING).does("move b2").asks("target", "target b3", "no target", "act execute b3")
    story.does("act execute b3").asks(
        "target", "no target", "move b3", "move b4", "move a2", "move a1", "move a3", "move b1", "move c1",
        "move c2", "move c3", "move d2",
    )  # fmt: skip
    story.does("move d2").shows("Tantrum 4/4 at d2").asks("target", "target d3", "no target")
    assert story.s.turn.dex == 0


@ruling("TMB-296")
def test_who_does_not_walk_on_names_a_target_as_always() -> None:
    story = battle(f"{RAGING}, Clay Golem 3 at c2").does("move b2", "act execute b3").offers("move b3", "target c2")
    story.does("target c2").asks("dice").does_not_offer("move")


@ruling("TMB-128", "TMB-296")
def test_nobody_walks_on_once_the_target_is_named_or_the_dice_are_rolled() -> None:
    story = battle("Tantrum 4/4 at b2 [active: rage 1.8] | Kobold 2 at b3, Clay Golem 3 at c2", rolls("attack bones"))
    story.does("stay", "target c2", "act execute b3").asks("dice").does_not_offer("move")
    story.does("add attack", "roll").asks("result").does_not_offer("move")


# The target


@ruling("TMB-129")
def test_melee_reaches_a_neighbour_and_ranged_anybody() -> None:
    mat = " | Clay Golem 3 at c3, Bog Frog 4 at b3, Goblin Cheat 2 at a4\n"
    story = battle("Picket 5/5 at c2, Boomer 3/3 at d1" + mat).does("stay")
    story.asks("target", "target c3", "no target")
    story = battle("Boomer 3/3 at d1, Picket 5/5 at c2" + mat).does("stay")
    story.asks("target", "target c3", "target b3", "target a4", "no target")


@ruling("TMB-130")
def test_there_is_one_target_for_the_whole_turn_and_other_texts_do_not_need_it() -> None:
    story = battle(
        "Patches 4/4 at c2 [bone saw, poison dart, dex+1] | Clay Golem 3 at c3, Kobold 2 at b2",
        rolls("attack 1", "bone saw 1", "poison dart 2"),
    )
    story.does("stay", "target c3", "add attack", "add bone saw", "add poison dart", "roll")
    story.offers("hit 1", "use bone-saw").does_not_offer("use bone-saw c3", "use bone-saw b2")
    story.offers("use poison-dart c3", "use poison-dart b2")


@ruling("TMB-131")
def test_without_a_target_no_attack_die_is_rolled() -> None:
    story = battle("Picket 5/5 at c2 | Clay Golem 3 at c3", rolls("defense 1"))
    story.does("stay", "no target").asks("dice", "roll", "add defense")


# Dice


@ruling("TMB-132")
def test_any_three_of_six_dice() -> None:
    story = battle("Patches 4/4 at c2 [attack+1, med kit, toxins, stim kit] | Clay Golem 3 at c3", rolls(0, 2, 2))
    story.does("stay", "target c3")
    six = ("add attack", "add defense", "add med-kit", "add toxins", "add stim-kit")
    story.asks("dice", "roll", *six)
    story.does("add attack").offers("add attack").does("add attack").does_not_offer("add attack")
    story.does("add defense")  # the third die, for Dex 3, and all three are rolled
    story.asks("result").tells("Rolled", dice="attack bones 1, attack 1, defense 1")


@ruling("TMB-132", "TMB-186")
def test_defense_dice_in_active_slots_are_not_rolled() -> None:
    story = battle("Picket 5/5 at c2 [active: defense 1] | Clay Golem 3 at c3").does("stay", "no target")
    story.offers("add defense").does("add defense").does_not_offer("add defense")


@ruling("TMB-133")
def test_all_dice_are_rolled_together_once_and_dex_left_is_lost() -> None:
    story = battle("Boomer 3/3 at c1 | Clay Golem 3 at c3", rolls("attack 1", "defense 1"))
    story.does("stay", "target c3", "add attack", "add defense", "roll")
    assert story.told("Rolled") == 1
    story.asks("result", "hit 1", "shield 1", "done").does("hit 1", "shield 1", "done")
    assert story.told("Rolled") == 1
    assert story.between_turns


@ruling("TMB-134", "TMB-155")
def test_dice_exhausted_by_a_skill_lower_the_stat_and_bones_in_the_plan_do_not() -> None:
    story = battle("Tantrum 4/4 at c2 [spent attack 2; plan: 1 1 1] | Clay Golem 3 at c3", rolls("attack 1"))
    story.does("stay", "target c3", "add attack").does_not_offer("add attack")


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


@ruling("TMB-141")
def test_who_was_attacked_and_still_stands_answers_once() -> None:
    story = battle("Tantrum 4/4 at c2 | Dire Wolf 5 at c3, Kobold 2 at a3", rolls("attack 1", "attack 1", "attack 1"))
    story.does("stay", "target c3", "add attack", "add attack", "add attack", "roll", "hit 1+1+1").shows("Tantrum 4/4")
    story.plays_turn("done").shows("Tantrum 2/4")
    assert story.told("SkillUsed", trait="lashback") == 1


@ruling("TMB-142")
def test_at_the_end_of_the_turn_what_lasts_to_its_end_stops() -> None:
    story = battle("Boomer 3/3 at c1 [weaken 1, terrify 1, taunt, bleed] | Clay Golem 3 at a3")
    story.begins().lacks("Boomer", "taunt").shows("Boomer 2/3 [weaken 1, terrify 2]")
    story.idles().lacks("Boomer", "weaken", "terrify").shows("Boomer 2/3 [bleed]")


@ruling("TMB-143")
def test_a_gearloc_may_do_nothing_in_any_step() -> None:
    story = battle("Picket 5/5 at c2 | Clay Golem 3 at c3").does("stay", "no target").asks("dice")
    story.plays_turn("roll").shows("Picket 5/5 at c2", "Clay Golem 3").never_tells("Rolled")


@ruling("TMB-228")
def test_an_ally_who_declines_a_die_is_not_asked_again_in_that_turn() -> None:
    story = battle("Patches 4/4 at c2 [stim kit], Boomer 3/3 at c1 | Clay Golem 3 at a3", rolls("stim kit buff hp 3"))
    story.does("stay", "add stim kit", "roll").offers("place stim-kit", "place stim-kit boomer")
    story.does("place stim-kit boomer").asks_whom("Boomer").does("Boomer: no")
    story.offers("place stim-kit").does_not_offer("place stim-kit boomer")
    story.plays_turn("done").shows("Patches 4/4 [stim kit]").lies("Boomer", active="nothing")
