"""A baddie's turn from its start to its end, and what gearlocs do about it."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.baddies.moments import used
from boneyard.games.too_many_bones.model.ids import CARELESS_TRAIT, FIRST_BADDIE, POISON_TRAIT
from boneyard.games.too_many_bones.shown.previews import intention
from boneyard.games.too_many_bones.turns.baddie_turn import UseSkills
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

# Steps


@ruling("TMB-163")
def test_it_suffers_targets_walks_uses_skills_rolls_and_hits_in_that_order() -> None:
    story = battle("Picket 5/5 at a1 | Bog Lurk 5 at a4 [poison 1]", rolls("defense 1", "attack 2", "attack bones"))
    story.turn_of("Bog Lurk")
    names = [type(event).__name__ for event in story.events]
    order = ["TurnBegan", "Hurt", "Targeted", "SkillUsed", "Rolled", "Shielded", "Rolled", "Hurt"]
    assert [name for name in names if name in order] == order
    story.shows("Picket 3/5 [poison 2]", "Bog Lurk 4 [shields 1]")


@ruling("TMB-163", "TMB-180")
def test_one_that_falls_at_the_start_of_its_turn_stops_there() -> None:
    story = battle("Picket 5/5 at a2 | Orc Recruit 1 at a3 [bleed], Clay Golem 3 at d3")
    story.turn_of("Orc Recruit").misses("Orc Recruit").never_tells("Targeted").shows("defeated: Orc Recruit")


@ruling("TMB-197", "TMB-202")
def test_a_stunned_baddie_only_begins_its_turn() -> None:
    story = battle("Picket 5/5 at a2 | Troll Runt 1/3 at a3 [stun, poison 1, weaken 1], Clay Golem 3 at d3")
    story.s.baddie(FIRST_BADDIE).hp = 2
    story.turn_of("Troll Runt").tells("TurnLost", who="Troll Runt").never_tells("Targeted").never_tells("Healed")
    story.shows("Troll Runt 1", "Picket 5/5").lacks("Troll Runt", "stun", "poison", "weaken")


@ruling("TMB-176")
def test_attack_dice_are_rolled_only_with_a_target_in_range() -> None:
    story = battle("Picket 5/5 at d1 | Orc Shield Bearer 3 at a4", rolls("defense 2"))
    story.turn_of("Orc Shield Bearer", "at b3").shows("Orc Shield Bearer 3 at b3 [shields 2]", "Picket 5/5")
    assert story.told("Rolled") == 1


@ruling("TMB-176")
def test_defense_dice_that_lie_on_it_are_not_rolled_again() -> None:
    story = battle("Picket 5/5 at d1 | Golden Golem 9 at a4 [shields 1]", rolls("defense 2"))
    story.turn_of("Golden Golem", "at b3").shows("Golden Golem 9 [shields 1 2]")
    assert story.dice_left == 0


@ruling("TMB-177")
def test_shields_come_before_swords_and_swords_make_one_hit() -> None:
    story = battle("Picket 5/5 at a2 | Stone Golem 5 at a3", rolls("defense 1", "attack 1", "attack 2"))
    story.turn_of("Stone Golem").shows("Stone Golem 5 [shields 1]", "Picket 2/5")
    story.tells("Hurt", who="Picket", amount=3, lost=3, by="Stone Golem")
    assert story.told("Hurt") == 1


@ruling("TMB-179")
def test_without_attack_dice_it_still_uses_its_skills() -> None:
    story = battle("Picket 8/8 at d2, Boomer 5/5 at d1 | Bog Frog 3 at a3")
    story.turn_of("Bog Frog").shows("Bog Frog 3 at c2", "Picket 8/8 [poison 2]").never_tells("Rolled")


@ruling("TMB-175")
def test_a_skill_that_needs_a_target_waits_until_one_is_in_range() -> None:
    story = battle("Picket 5/5 at d1 | Wyrm 5 at a4", rolls("defense bones"))
    story.turn_of("Wyrm", "at b3").lacks("Picket", "poison").never_tells("SkillUsed")


@ruling("TMB-175", "TMB-007", "TMB-243")
def test_the_party_orders_skills_where_the_order_counts() -> None:
    both = (used(CARELESS_TRAIT, 1), used(POISON_TRAIT, 2))
    story = battle("Picket 5/5 at a2 | Orc Recruit 1 at a3, Clay Golem 3 at d3\nleader: Picket")
    story.s.turn.actor = FIRST_BADDIE
    story.s.turn.targets = [0]
    story.happens(UseSkills(FIRST_BADDIE, both, by_bones=False)).asks("skill_order", "next careless", "next poison")
    story.does("next careless").misses("Orc Recruit").lacks("Picket", "poison")


# Several targets


@ruling("TMB-172")
def test_a_ranged_baddie_with_two_targets_takes_the_two_weakest() -> None:
    story = battle(
        "Picket 5/5 at a2, Boomer 3/3 at b1, Patches 2/4 at c1 | Goblin War Chief 8 at a4 [shields 1 1]",
        rolls("attack 1", "attack 2", "attack 1", "attack 1"),
    )
    story.turn_of("Goblin War Chief").shows("Picket 5/5", "Boomer 1/3")
    story.tells("KnockedOut", who="Patches")


@ruling("TMB-172")
def test_the_party_orders_targets_that_are_equally_weak() -> None:
    story = battle(
        "Picket 5/5 at a2, Boomer 3/3 at b1, Patches 3/4 at c1 | Goblin War Chief 8 at a4 [shields 1 1]",
        rolls("attack bones", "attack 2", "attack 1", "attack bones"),
    )
    story.turn_of("Goblin War Chief").asks("baddie_target", "at boomer", "at patches").does("at patches")
    story.asks("target_order", "at boomer", "at patches").does("at patches").asks("bones_target").does("at boomer")
    story.shows("Boomer 2/3", "Patches 1/4", "Picket 5/5")


@ruling("TMB-172")
def test_if_not_all_that_are_tied_can_be_attacked_the_party_chooses() -> None:
    story = battle(
        "Picket 3/5 at a2, Boomer 1/3 at b1, Patches 3/4 at c1 | Goblin War Chief 8 at a4 [shields 1 1, weaken 2]",
    )
    story.turn_of("Goblin War Chief").asks("baddie_target", "at picket", "at patches").does("at picket")
    story.tells("Targeted", target="Boomer").tells("Targeted", target="Picket").never_tells(
        "Targeted", target="Patches"
    )


@ruling("TMB-172")
def test_a_melee_baddie_with_two_targets_attacks_those_beside_it_after_its_move() -> None:
    story = battle(
        "Picket 5/5 at b2, Tantrum 6/6 at c3, Boomer 1/3 at d1 | Orc Warlord 9 at b3 [shields 1 1]",
        rolls("attack 1", "attack bones", "attack 1", "attack 2", "attack bones", "attack bones"),
    )
    story.turn_of("Orc Warlord").shows("Picket 3/5", "Tantrum 4/6", "Boomer 1/3", "Orc Warlord 9 at b3")
    assert story.told("TurnBegan") == 1
    hurt = [event for event in story.events if type(event).__name__ == "Hurt"]
    assert len(hurt) == 2


@ruling("TMB-172")
@pytest.mark.parametrize("baddie", ["Orc Warlord 9", "Armored Troll 8"])
def test_of_several_beside_it_a_melee_baddie_with_two_targets_takes_the_two_weakest(baddie: str) -> None:
    story = battle(f"Boomer 2/3 at b2, Patches 4/4 at c3, Picket 8/8 at a3 | {baddie} at b3 [shields 1 1, weaken 3]")
    story.turn_of(baddie[:-2]).tells("Targeted", target="Boomer").tells("Targeted", target="Patches")
    story.never_tells("Targeted", target="Picket")


@ruling("TMB-173")
def test_a_taunting_gearloc_takes_every_attack() -> None:
    story = battle(
        "Picket 5/5 at b2 [taunt], Tantrum 6/6 at c3 | Orc Warlord 9 at b3 [shields 1 1]",
        rolls("attack 1", "attack bones", "attack bones", "attack 2", "attack bones", "attack 1"),
    )
    story.turn_of("Orc Warlord").shows("Picket 1/5", "Tantrum 6/6")


# Bones


@ruling("TMB-178")
def test_bones_skills_work_after_the_dice() -> None:
    story = battle("Boomer 3/3 at a1 | Bog Worm 3 at a2", rolls("attack bones"))
    story.turn_of("Bog Worm").shows("Boomer 3/3 [poison 1]").tells("SkillUsed", who="Bog Worm", trait="poison")


@ruling("TMB-178")
def test_bones_of_attack_and_defense_dice_and_of_all_targets_are_added_up() -> None:
    story = battle(
        "Picket 5/5 at b2 [active: rush rush, riposte rush], Boomer 3/3 at c1 | Goblin War Chief 8 at a4 [shields 1]",
        rolls("defense bones", "attack bones", "attack 1", "attack 2", "attack 1"),
    )
    story.turn_of("Goblin War Chief").asks("bones_target", "at picket", "at boomer").does("at picket")
    story.lies("Picket", active="nothing")


@ruling("TMB-178", "TMB-198")
def test_a_disabled_baddie_has_no_skills_for_bones_and_no_others() -> None:
    story = battle("Boomer 3/3 at a1 | Bog Worm 3 at a2 [disable]", rolls("attack bones"))
    story.turn_of("Bog Worm").lacks("Boomer", "poison")
    story = battle("Boomer 3/3 at a1 | Bog Frog 3 at a2 [disable]")
    story.turn_of("Bog Frog").lacks("Boomer", "poison")


@ruling("TMB-224")
def test_a_target_out_of_range_by_then_is_none_for_bones_skills() -> None:
    story = battle("Boomer 3/3 at d1 | Cave Spider 2 at a4")
    story.turn_of("Cave Spider").lacks("Boomer", "poison").never_tells("SkillUsed")


@ruling("TMB-239")
def test_the_party_may_spend_a_bones_skill_on_a_target_that_is_missed() -> None:
    story = battle(
        "Picket 5/5 at b2 [active: rush rush], Boomer 3/3 at c1 [active: smoke screen 2, defense 1]"
        " | Goblin War Chief 8 at a4 [shields 1 1]",
        rolls("attack bones", "attack bones", "attack 1", "attack 1"),
    )
    story.turn_of("Goblin War Chief").asks("bones_target", "at boomer", "at picket").does("at boomer")
    story.lies("Boomer", active="smoke screen 1, defense 1").lies("Picket", active="rush rush")


@ruling("TMB-010")
def test_the_dice_of_the_box_may_run_out_for_baddies() -> None:
    story = battle(
        "Picket 5/5 at a2, Boomer 3/3 at d1 [spent attack 11] | Cave Bear 6 at a3 [shields 1]\nrules: box dice",
        rolls("attack 2"),
    )
    story.turn_of("Cave Bear").shows("Picket 3/5")
    assert story.dice_left == 0


# What answers being targeted


@ruling("TMB-183")
def test_smoke_makes_an_attack_and_its_skills_miss() -> None:
    story = battle(
        "Boomer 3/3 at a2 [active: smoke screen 2] | Wyrm 5 at a3 [shields 1]", rolls("attack 2", "attack 2")
    )
    story.turn_of("Wyrm").shows("Boomer 3/3 [active: smoke screen 1]").lacks("Boomer", "poison")
    story.tells("Avoided", who="Boomer", die="smoke screen")


@ruling("TMB-183", "TMB-149")
def test_the_last_smoke_exhausts_the_die() -> None:
    story = battle("Boomer 3/3 at a2 [active: smoke screen 1] | Orc Recruit 3 at a3", rolls("attack 2"))
    story.turn_of("Orc Recruit").lies("Boomer", active="nothing", exhausted="smoke screen").shows("Boomer 3/3")


@ruling("TMB-231")
def test_dice_are_rolled_at_a_target_that_is_missed_and_their_bones_count() -> None:
    story = battle(
        "Boomer 3/3 at a2 [active: smoke screen 1] | Goblin Sneak 2 at a3", rolls("defense 1", "attack bones")
    )
    story.turn_of("Goblin Sneak").shows("Goblin Sneak 2 [untargetable]", "Boomer 3/3")


@ruling("TMB-231")
def test_a_target_out_of_range_uses_up_no_smoke() -> None:
    story = battle("Boomer 3/3 at d1 [active: smoke screen 1] | Wolf (1-pt) 2 at a4")
    story.turn_of("Wolf (1-pt)").lies("Boomer", active="smoke screen 1")


@ruling("TMB-183")
def test_intercept_sends_damage_and_effects_to_picket() -> None:
    story = battle(
        "Picket 5/5 at d1 [active: defense 1], Boomer 3/3 at a2 [active: intercept 2] | Wyrm 5 at a3 [shields 1]",
        rolls("attack 2", "attack 1"),
    )
    story.turn_of("Wyrm").shows("Boomer 3/3 [active: intercept 1]", "Picket 3/5 [poison 2; active: nothing]")
    story.tells("Redirected", who="Boomer", to="Picket").lacks("Boomer", "poison")


@ruling("TMB-231")
def test_intercept_is_kept_while_picket_is_not_there_to_step_in() -> None:
    story = battle("Picket 0/5 ko, Boomer 3/3 at a2 [active: intercept 1] | Orc Recruit 3 at a3", rolls("attack 1"))
    story.turn_of("Orc Recruit").shows("Boomer 2/3 [active: intercept 1]")


@ruling("TMB-231")
def test_smoke_comes_before_intercept() -> None:
    story = battle(
        "Picket 5/5 at d1, Boomer 3/3 at a2 [active: intercept 1, smoke screen 1] | Orc Recruit 3 at a3",
        rolls("attack 1"),
    )
    story.turn_of("Orc Recruit").shows("Boomer 3/3 [active: intercept 1]", "Picket 5/5")


@ruling("TMB-183", "TMB-184")
def test_riposte_avoids_all_damage_and_effects_of_that_turn() -> None:
    story = battle(
        "Picket 5/5 at a2 [active: riposte riposte] | Wyrm 5 at a3 [shields 1]", rolls("attack 2", "attack 2")
    )
    story.turn_of("Wyrm").asks("riposte", "yes", "no").asks_whom("Picket").does("yes")
    story.shows("Picket 5/5", "Wyrm 5").lacks("Picket", "poison").lies("Picket", active="nothing", exhausted="riposte")


@ruling("TMB-183")
def test_riposte_may_be_kept() -> None:
    story = battle("Picket 5/5 at a2 [active: riposte riposte] | Orc Recruit 3 at a3", rolls("attack 2"))
    story.turn_of("Orc Recruit", "no").shows("Picket 3/5 [active: riposte riposte]")


@ruling("TMB-183")
def test_a_second_riposte_strikes_the_baddie() -> None:
    story = battle(
        "Picket 5/5 at a2 [active: riposte riposte, rush riposte] | Wyrm 5 at a3 [shields 1]",
        rolls("defense bones", "attack 2", "attack 1"),
    )
    story.turn_of("Wyrm", "yes").asks("riposte_strike", "yes", "no").does("yes")
    story.shows("Picket 5/5 [active: nothing]", "Wyrm 3")


@ruling("TMB-183", "TMB-180")
def test_a_baddie_that_falls_to_a_riposte_attacks_nobody() -> None:
    story = battle("Picket 5/5 at a2 [active: riposte riposte, rush riposte] | Orc Recruit 3 at a3, Clay Golem 3 at d3")
    story.turn_of("Orc Recruit", "yes", "yes").misses("Orc Recruit").never_tells("Rolled")


@ruling("TMB-183")
def test_riposte_does_not_answer_from_afar() -> None:
    story = battle("Picket 5/5 at a1 [active: riposte riposte] | Orc Bow Scout 2 at a4", rolls("attack 1", "attack 1"))
    story.turn_of("Orc Bow Scout").shows("Picket 3/5")


# What answers a hit


@ruling("TMB-180")
def test_lashback_of_a_gearloc_answers_an_adjacent_baddie_that_cost_it_hp() -> None:
    story = battle("Tantrum 6/6 at a2 [active: like a wolf lashback 2] | Orc Recruit 3 at a3", rolls("attack 1"))
    story.turn_of("Orc Recruit").asks("answer_hit", "yes", "no").asks_whom("Tantrum").does("yes")
    story.shows("Tantrum 5/6", "Orc Recruit 1").lies("Tantrum", exhausted="like a wolf")


@ruling("TMB-180")
def test_poison_armor_poisons_who_hits() -> None:
    story = battle("Tantrum 6/6 at a2 [active: like a wyrm poison armor 2] | Orc Recruit 3 at a3", rolls("attack 1"))
    story.turn_of("Orc Recruit", "yes").shows("Orc Recruit 3 [poison 2]").lies("Tantrum", exhausted="like a wyrm")


@ruling("TMB-295")
@pytest.mark.parametrize("die", ["like a wolf lashback 2", "like a wyrm poison armor 2"])
def test_such_dice_answer_a_hit_that_buff_hp_absorb(die: str) -> None:
    picture = f"Tantrum 6/6 at a2 [active: stim kit buff hp 2, {die}], Patches 4/4 at d1 | Orc Recruit 3 at a3"
    story = battle(picture, rolls("attack 1")).turn_of("Orc Recruit").shows("Tantrum 6/6")
    story.asks("answer_hit", "yes", "no").asks_whom("Tantrum")


@ruling("TMB-180", "TMB-295")
def test_such_dice_may_be_kept_and_answer_only_neighbours_whose_damage_got_through() -> None:
    armed = "Tantrum 6/6 at a2 [active: rage 1.0, like a wolf lashback 2{}] | {}"
    story = battle(armed.format("", "Orc Recruit 3 at a3"), rolls("attack 1"))
    story.turn_of("Orc Recruit", "no").shows("Orc Recruit 3")
    story = battle(armed.format(", defense 1", "Orc Recruit 3 at a3"), rolls("attack 1"))
    assert story.turn_of("Orc Recruit").shows("Tantrum 6/6", "Orc Recruit 3").options == []
    story = battle(armed.format("", "Orc Bow Scout 2 at a4"), rolls("attack 1", "attack 1"))
    assert story.turn_of("Orc Bow Scout").shows("Tantrum 4/6", "Orc Bow Scout 2").options == []


@ruling("TMB-180", "TMB-208")
def test_a_baddie_that_falls_in_its_own_turn_may_end_the_battle() -> None:
    story = battle("Tantrum 6/6 at a2 [active: like a wolf lashback 3] | Orc Recruit 3 at a3", rolls("attack 1"))
    story.turn_of("Orc Recruit", "yes").shows("over: won")


@ruling("TMB-141")
def test_baddies_answer_a_gearloc_by_lane_and_once_each() -> None:
    story = battle("Picket 5/5 at b2 | Dire Wolf 5 at b3", rolls("attack 2"))
    story.does("stay", "target b3", "add attack", "roll", "hit 2")
    story.shows("Dire Wolf 3", "Picket 3/5").tells("SkillUsed", who="Dire Wolf", trait="lashback", value=2)


@ruling("TMB-141")
def test_a_baddie_that_has_fallen_answers_nothing() -> None:
    story = battle("Picket 5/5 at b2 | Wolf (1-pt) 2 at b3, Clay Golem 3 at d3", rolls("attack 2"))
    story.does("stay", "target b3", "add attack", "roll", "hit 2")
    story.misses("Wolf (1-pt)").shows("Picket 5/5")


# Foresight


@ruling("TMB-163")
def test_what_a_baddie_is_about_to_do_can_be_seen() -> None:
    story = battle("Picket 5/5 at a1, Boomer 3/3 at d1 | Wyrm 5 at a4 [shields 1], Bog Worm 3 at d3 [stun, lane 4]")
    seen = intention(story.s, FIRST_BADDIE)
    assert (seen.targets, seen.reaches, seen.attack, seen.defense, seen.tied) == ((0,), True, 2, 0, False)
    assert seen.skills == ((POISON_TRAIT, 2),)
    stunned = intention(story.s, FIRST_BADDIE + 3)
    assert (stunned.stunned, stunned.targets, stunned.for_bones) == (True, (), ())
