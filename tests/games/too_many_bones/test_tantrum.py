"""Tantrum's rage, his dice, his counters and his backup plan (TMB-143 to TMB-162, and the rage of his sheet)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.notation_dice import write_shown
from tests.games.too_many_bones.stories import Story, battle, rolls
from tests.rulings import ruling

WALK = ("move",)


def attacking(picture: str, *dice: str) -> Story:
    """Tantrum stays, names the baddie on b3 and rolls so many attack dice."""
    story = battle(picture, dice=rolls(*[f"attack {die}" for die in dice]), passing=WALK)
    return story.does("target b3", *["add attack"] * len(dice), "roll")


def rolling(picture: str, die: str, shows: str) -> Story:
    """Tantrum stays, names the baddie on b3 and rolls one die."""
    story = battle(picture, dice=rolls(f"{die} {shows}"), passing=WALK)
    return story.does("target b3", f"add {die}", "roll")


# Rage


@ruling("TMB-100")
def test_before_every_battle_rage_is_active_and_shows_1_0() -> None:
    tantrum = TOO_MANY_BONES.new(1, 1, {"battle": "Tantrum vs 1 point"}).party[0]
    assert [write_shown(shown) for shown in tantrum.active] == ["rage 1.0"]


def test_an_attack_turns_the_rage_die_up_once_however_many_dice_are_rolled() -> None:
    attacking("Tantrum 4/4 at b2 | Wild Boar 3 at b3", "1", "1", "bones").lies("Tantrum", active="rage 1.2")


def test_a_turn_without_attack_dice_leaves_the_rage_as_it_is() -> None:
    story = battle("Tantrum 4/4 at b2 | Wild Boar 3 at b3", passing=WALK)
    story.plays_turn("target b3", "roll", "done").lies("Tantrum", active="rage 1.0")


@pytest.mark.parametrize(("sword", "rage"), [("1", "rage 1.2"), ("2", "rage 1.4"), ("bones", "rage 1.0")])
def test_every_hp_he_loses_turns_the_rage_die_up(sword: str, rage: str) -> None:
    story = battle("Tantrum 4/4 at b2 | Acid Lizard 3 at b3\nturn: Acid Lizard", dice=rolls(f"attack {sword}"))
    story.plays_turn().lies("Tantrum", active=rage)


def test_hp_lost_to_poison_count_for_the_rage_as_well() -> None:
    story = battle("Tantrum 4/4 at b2 [poison 2] | Wild Boar 3 at b3").begins()
    story.shows("Tantrum 2/4 [active: rage 1.4]")


@ruling("TMB-119")
def test_hp_lost_to_fatigue_count_for_the_rage_as_well() -> None:
    story = battle("Tantrum 4/4 at b2 | Wild Boar 3 at d4\nround 5\nturn: nobody").begins()
    story.shows("round 6", "Tantrum 3/4 [active: rage 1.2]")


@ruling("TMB-189")
def test_damage_that_buff_hp_take_does_not_anger_him() -> None:
    picture = "Tantrum 4/4 at b2 [active: rage 1.0, stim kit 2], Patches 4/4 at a1 | Acid Lizard 3 at b3"
    story = battle(f"{picture}\nturn: Acid Lizard", dice=rolls("attack 2"))
    story.plays_turn().shows("Tantrum 4/4 [active: rage 1.0]")


def test_the_rage_stops_at_the_breakdown_where_it_is_good_for_nothing() -> None:
    story = battle("Tantrum 4/4 at b2 [raaage, poison 3; active: rage 1.6] | Wild Boar 3 at b3").begins()
    story.shows("Tantrum 1/4 [active: rage 2.0]").does_not_offer("act")


def test_a_turn_that_ends_on_the_breakdown_starts_the_rage_over() -> None:
    story = attacking("Tantrum 4/4 at b2 [active: rage 1.8] | Wild Boar 3 at b3", "1")
    story.lies("Tantrum", active="rage 2.0").does("hit 1", "done").lies("Tantrum", active="rage 1.0")


def test_a_breakdown_of_a_higher_tier_goes_all_the_way_back_and_exhausts_nothing() -> None:
    story = attacking("Tantrum 4/4 at b2 [active: raaage 2.8] | Wild Boar 3 at b3", "1").does("hit 1", "done")
    story.shows("Tantrum 4/4 [raaage; active: rage 1.0; exhausted: nothing]")


def test_with_the_other_reading_a_breakdown_keeps_its_tier() -> None:
    picture = "Tantrum 4/4 at b2 [active: raaage 2.8] | Wild Boar 3 at b3\nrules: breakdown keeps tier"
    attacking(picture, "1").does("hit 1", "done").lies("Tantrum", active="raaage 2.0")


@ruling("TMB-155")
@pytest.mark.parametrize(("face", "bones"), [("1.2", "1"), ("1.4", "1 1"), ("1.6", "1 1 1")])
def test_rage_may_be_used_for_bones_that_are_bones_like_any_others(face: str, bones: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: rage {face}] | Wild Boar 3 at b3").does("act rage")
    story.lies("Tantrum", active="nothing", plan=bones, exhausted="rage")


def test_once_rage_is_exhausted_there_is_no_more_of_it_in_this_battle() -> None:
    story = attacking("Tantrum 4/4 at b2 [raaage; exhausted: rage] | Wild Boar 3 at b3", "1")
    story.does("hit 1").lies("Tantrum", active="nothing", exhausted="rage")


def test_at_1_0_there_is_nothing_to_use() -> None:
    battle("Tantrum 1/4 at b2 | Wild Boar 3 at b3").does_not_offer("act")


@pytest.mark.parametrize(("face", "hp"), [("2.2", 2), ("2.4", 3), ("2.6", 4)])
def test_the_second_tier_gives_back_hp_and_rage_is_active_again_at_once(face: str, hp: int) -> None:
    story = battle(f"Tantrum 1/4 at b2 [active: raaage {face}] | Wild Boar 3 at b3").does("act rage")
    story.shows(f"Tantrum {hp}/4 [active: rage 1.0; exhausted: raaage]")


@ruling("TMB-153")
def test_the_second_tier_is_no_use_to_a_tantrum_in_full_health() -> None:
    battle("Tantrum 4/4 at b2 [active: raaage 2.2] | Wild Boar 3 at b3").does_not_offer("act rage")


@pytest.mark.parametrize("face", ["3.2", "3.4", "3.6"])
def test_the_third_tier_deals_the_target_2_damage(face: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: raaaaage {face}] | Wild Boar 3 at b3", passing=WALK)
    story.does_not_offer("act rage").does("target b3", "act rage")
    story.shows("Wild Boar 1", "Tantrum 4/4 [active: rage 1.0; exhausted: raaaaage]")


@pytest.mark.parametrize(
    ("rage", "near", "left"),
    [
        ("rage 1.8", "Wild Boar 3", "nothing"),
        ("raaage 2.8", "Cave Bear 6", "rage 1.0"),
        ("raaaaage 3.8", "Great Horned Bull 10", "rage 1.0"),
    ],
)
def test_execute_defeats_an_adjacent_baddie_outright(rage: str, near: str, left: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: {rage}] | {near} at b3 [shields 2], Orc Recruit 3 at d3")
    story.does("act execute b3").misses(near[:-2]).lies("Tantrum", active=left)
    story.shows("Tantrum 4/4 [body count 1]").tells("Defeated", by="Tantrum")


@ruling("TMB-048")
@pytest.mark.parametrize(
    ("rage", "near"),
    [("rage 1.8", "Cave Bear 6"), ("raaage 2.8", "Great Horned Bull 10"), ("raaaaage 3.8", "Marrow 14")],
)
def test_whoever_is_worth_more_cannot_be_executed_and_a_tyrant_never(rage: str, near: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: {rage}] | {near} at b3, Wild Boar 3 at d3")
    story.does_not_offer("act execute")


@ruling("TMB-208")
def test_executing_the_last_baddie_wins_the_battle() -> None:
    story = battle("Tantrum 4/4 at b2 [active: rage 1.8] | Wild Boar 3 at b3").does("act execute b3")
    story.shows("over: won")


def test_at_the_top_rage_becomes_the_next_tier_and_nothing_is_exhausted() -> None:
    story = battle("Tantrum 4/4 at b2 [raaage; active: rage 1.8] | Cave Bear 6 at b3").does("act advance")
    story.lies("Tantrum", active="raaage 2.0", exhausted="nothing")
    story = battle("Tantrum 4/4 at b2 [raaaaage; active: raaage 2.8] | Great Horned Bull 10 at b3").does("act advance")
    story.lies("Tantrum", active="raaaaage 3.0", exhausted="nothing")


@pytest.mark.parametrize(
    "lies", ["active: rage 1.8", "active: rage 1.8; exhausted: raaage", "raaage; active: rage 1.6"]
)
def test_he_advances_only_from_the_top_to_a_trained_tier_that_is_not_exhausted(lies: str) -> None:
    battle(f"Tantrum 4/4 at b2 [{lies}] | Cave Bear 6 at b3").does_not_offer("act advance")


@ruling("TMB-223")
def test_fearless_rage_stops_before_the_breakdown() -> None:
    story = attacking("Tantrum 4/4 at b2 [innate +1; active: rage 1.8] | Wild Boar 3 at b3", "1").does("hit 1", "done")
    story.lies("Tantrum", active="rage 1.8")
    picture = "Tantrum 4/4 at b2 [innate +1, poison 3; active: raaage 2.6] | Wild Boar 3 at b3"
    battle(picture).begins().lies("Tantrum", active="raaage 2.8")


@ruling("TMB-223")
def test_fearless_rage_bought_on_the_breakdown_leads_back_from_it() -> None:
    story = attacking("Tantrum 4/4 at b2 [active: rage 1.8; plan: 1 1 1 1 1] | Wild Boar 3 at b3", "bones")
    story.lies("Tantrum", active="rage 2.0").does("keep attack 1", "plan 6").lies("Tantrum", active="rage 1.8")
    story.offers("act execute b3").does("done").shows("Tantrum 4/4 [innate +1; active: rage 1.8]")


@ruling("TMB-261")
def test_a_rage_die_taken_out_of_its_slot_is_gone_for_the_battle() -> None:
    story = battle("Tantrum 4/4 at b2 [active: raaage 2.2] | Wild Boar 3 at b3", passing=WALK)
    story.does("no target", "clear", "clear raaage").lies("Tantrum", active="nothing", exhausted="raaage")


# Anger Management


def test_anger_management_turns_the_rage_up_or_down_by_just_what_it_shows() -> None:
    picture = "Tantrum 4/4 at b2 [anger management; active: rage 1.4] | Wild Boar 3 at b3"
    story = (
        rolling(picture, "anger management", "4")
        .does("use anger management")
        .asks("anger", "turn rage 18", "turn rage 10")
    )
    story.does("turn rage 10").lies("Tantrum", active="rage 1.0", exhausted="anger management")
    story = rolling(picture, "anger management", "4").does("use anger management", "turn rage 18")
    story.lies("Tantrum", active="rage 1.8")


def test_anger_management_does_not_ask_where_only_one_way_is_open() -> None:
    picture = "Tantrum 4/4 at b2 [anger management; active: rage 1.6] | Wild Boar 3 at b3"
    rolling(picture, "anger management", "6").does("use anger management").lies("Tantrum", active="rage 1.0")
    picture = "Tantrum 4/4 at b2 [anger management] | Wild Boar 3 at b3"
    rolling(picture, "anger management", "2").does("use anger management").lies("Tantrum", active="rage 1.2")


@ruling("TMB-135")
def test_anger_management_that_does_not_fit_goes_back_to_the_mat() -> None:
    picture = "Tantrum 4/4 at b2 [anger management; active: raaage 2.4] | Wild Boar 3 at b3"
    story = rolling(picture, "anger management", "6").does("use anger management").lies("Tantrum", active="raaage 3.0")
    picture = "Tantrum 4/4 at b2 [anger management, innate +1; active: rage 1.4] | Wild Boar 3 at b3"
    story = rolling(picture, "anger management", "6").does_not_offer("use").does("done")
    story.shows("Tantrum 4/4 [anger management; active: rage 1.4]")


def test_its_advance_goes_on_to_the_next_tier_from_wherever_the_rage_is() -> None:
    picture = "Tantrum 4/4 at b2 [anger management, raaage] | Wild Boar 3 at b3"
    story = rolling(picture, "anger management", "advance").does("use anger management")
    story.lies("Tantrum", active="raaage 2.0", exhausted="anger management")


@pytest.mark.parametrize("lies", ["anger management", "anger management, raaage; active: rage 2.0"])
def test_its_advance_needs_a_trained_tier_and_no_breakdown(lies: str) -> None:
    story = rolling(f"Tantrum 4/4 at b2 [{lies}] | Wild Boar 3 at b3", "anger management", "advance")
    story.does_not_offer("use")


# Like a Wyrm, Like a Wolf, Like a Kobold


@pytest.mark.parametrize("die", ["like a wyrm", "like a wolf", "like a kobold"])
def test_the_axe_on_a_mimic_die_goes_to_the_axe_collector(die: str) -> None:
    story = rolling(f"Tantrum 4/4 at b2 [{die}] | Wild Boar 3 at b3", die, "steal axe").does(f"use {die}")
    story.shows(f"Tantrum 4/4 [axe collector 1; exhausted: {die}]")


def test_a_fourth_axe_finds_no_room() -> None:
    story = rolling("Tantrum 4/4 at b2 [like a wolf, axe collector 3] | Wild Boar 3 at b3", "like a wolf", "steal axe")
    story.does_not_offer("use")


@ruling("TMB-151")
@pytest.mark.parametrize(
    "die",
    [
        "like a wyrm",
        "like a wolf",
        "like a kobold",
        "intimidate",
        "cripple",
        "way of the wild",
        "innervate",
        "strengthen",
        "way of the ebon",
    ],
)
def test_bones_of_a_skill_die_go_to_the_backup_plan_and_exhaust_it_when_spent(die: str) -> None:
    story = rolling(f"Tantrum 4/4 at b2 [{die}] | Wild Boar 3 at b3", die, "bones 1").does(f"keep {die} 1")
    story.lies("Tantrum", plan=f"{die} 1").does("plan 1").lies("Tantrum", plan="nothing", exhausted=die)


@ruling("TMB-180")
def test_like_a_wyrm_poisons_whoever_hits_him() -> None:
    picture = "Tantrum 4/4 at b2 [active: rage 1.0, like a wyrm 2] | Wild Boar 3 at b3\nturn: Wild Boar"
    story = battle(picture, dice=rolls("attack 1")).begins().asks("answer_hit").asks_whom("Tantrum")
    story.does("yes").shows("Wild Boar 3 [poison 2]", "Tantrum 3/4 [active: rage 1.2; exhausted: like a wyrm]")


@ruling("TMB-180")
def test_like_a_wolf_bites_back_if_he_likes() -> None:
    picture = "Tantrum 4/4 at b2 [active: rage 1.0, like a wolf 3] | Wild Boar 3 at b3, Kobold 2 at d3\nturn: Wild Boar"
    story = battle(picture, dice=rolls("attack 1")).begins().asks("answer_hit").does("yes")
    story.misses("Wild Boar").shows("Tantrum 3/4 [body count 1; active: rage 1.2; exhausted: like a wolf]")
    story = battle(picture, dice=rolls("attack 1")).begins().does("no")
    story.shows("Wild Boar 3").lies("Tantrum", active="rage 1.2, like a wolf 3")


def test_who_only_misses_him_is_not_bitten() -> None:
    picture = "Tantrum 4/4 at b2 [active: rage 1.0, like a wolf 3] | Acid Lizard 3 at b3\nturn: Acid Lizard"
    battle(picture, dice=rolls("attack bones")).plays_turn().shows("Acid Lizard 3")


@ruling("TMB-188")
def test_like_a_kobold_makes_him_hardy_for_as_many_rounds() -> None:
    picture = "Tantrum 4/4 at b2 [like a kobold] | Orc Axe Fighter 5 at b3"
    story = rolling(picture, "like a kobold", "hardy 2").does("place like a kobold", "done")
    story.s.rng = rolls("attack 2", "attack 2", "attack 1", "attack 1", "attack 1", "attack 1")
    story.plays_turn().shows("Tantrum 3/4 [active: rage 1.2, like a kobold hardy 2]")
    story.begins().begins().lies("Tantrum", active="rage 1.2, like a kobold hardy 1")


@ruling("TMB-149")
def test_a_hardy_die_that_reaches_0_is_exhausted() -> None:
    story = battle("Tantrum 4/4 at b2 [active: rage 1.0, like a kobold hardy 1] | Wild Boar 3 at b3").begins()
    story.lies("Tantrum", active="rage 1.0", exhausted="like a kobold")


# Axe Collector and Body Count


def test_an_axe_deals_2_damage_to_a_baddie_that_is_not_adjacent_once_in_a_turn() -> None:
    story = battle("Tantrum 4/4 at b2 [axe collector 3] | Wild Boar 3 at b3, Cave Bear 6 at d4", passing=WALK)
    story.does_not_offer("act axe b3").does("act axe d4").shows("Cave Bear 4", "Tantrum 4/4 [axe collector 2]")
    story.does_not_offer("act axe").does("target b3").does_not_offer("act axe")


@ruling("TMB-130", "TMB-200")
def test_an_axe_needs_no_target_so_it_reaches_the_untargetable() -> None:
    story = battle("Tantrum 4/4 at b2 [axe collector 1] | Cave Bear 6 at d4 [untargetable]").does("act axe d4")
    story.shows("Cave Bear 4", "Tantrum 4/4").lacks("Tantrum", "axe collector")


def test_without_an_axe_nothing_flies() -> None:
    battle("Tantrum 4/4 at b2 | Cave Bear 6 at d4").does_not_offer("act axe")


@ruling("TMB-191")
def test_whomever_he_defeats_himself_is_a_body_up_to_five() -> None:
    picture = "Tantrum 4/4 at b2 [axe collector 1, body count {}] | Goblin Bomb Thrower 2 at d4, Wild Boar 3 at b3"
    story = battle(picture.format(2)).does("act axe d4").shows("Tantrum 4/4 [body count 3]")
    story = battle(picture.format(5)).does("act axe d4").shows("Tantrum 4/4 [body count 5]")
    story.misses("Goblin Bomb Thrower")


@ruling("TMB-191")
def test_a_baddie_that_poison_takes_is_nobodys_body() -> None:
    picture = "Tantrum 4/4 at b2 | Wild Boar 1 at d4 [poison 1], Kobold 2 at a4\nturn: Wild Boar"
    battle(picture).plays_turn().misses("Wild Boar").lacks("Tantrum", "body count")


@ruling("TMB-153")
def test_bodies_become_hp_not_above_the_maximum_and_the_count_starts_over() -> None:
    story = battle("Tantrum 2/4 at b2 [body count 3] | Wild Boar 3 at b3").does("act body count")
    story.shows("Tantrum 4/4").lacks("Tantrum", "body count").does_not_offer("act body count")
    battle("Tantrum 4/4 at b2 [body count 3] | Wild Boar 3 at b3").does_not_offer("act body count")


# Skirmisher


@ruling("TMB-115")
@pytest.mark.parametrize(
    ("places", "meter"),
    [
        ("3", "Bog Frog, Kobold, Cave Bear, Wild Boar, Tantrum"),
        ("7", "Bog Frog, Kobold, Cave Bear, Tantrum, Wild Boar"),
    ],
)
def test_intimidate_moves_the_target_down_the_meter_at_the_end_of_the_round(places: str, meter: str) -> None:
    picture = """
        Tantrum 4/4 at b2 [intimidate] | Wild Boar 3 at b3, Kobold 2 at d4, Cave Bear 6 at c4, Bog Frog 4 at a4
        meter: Wild Boar, Bog Frog, Kobold, Cave Bear, Tantrum
        turn: Tantrum
    """
    story = rolling(picture, "intimidate", places).does("use intimidate", "done")
    story.shows("meter: Wild Boar, Bog Frog, Kobold, Cave Bear, Tantrum").lies("Tantrum", exhausted="intimidate")
    story.begins().shows("round 2", f"meter: {meter}")


@ruling("TMB-131")
def test_intimidate_needs_a_target() -> None:
    story = battle("Tantrum 4/4 at b2 [intimidate] | Wild Boar 3 at b3", dice=rolls("intimidate 3"), passing=WALK)
    story.does("no target", "add intimidate", "roll").does_not_offer("use")


def test_cripple_lies_on_an_adjacent_baddie_that_attacks_with_one_die_less() -> None:
    picture = "Tantrum 4/4 at b2 [cripple] | Cave Bear 6 at b3, Kobold 2 at d4"
    story = rolling(picture, "cripple", "attack mod").does("put cripple b3", "done")
    story.shows("Cave Bear 6 [dice: cripple 1]")
    story.s.rng = rolls("defense bones", "attack 1")
    story.turn_of("Cave Bear").shows("Tantrum 3/4")


def test_a_crippled_baddie_takes_the_die_with_it_when_it_falls() -> None:
    story = attacking("Tantrum 4/4 at b2 | Wild Boar 1 at b3 [dice: cripple 1], Kobold 2 at d4", "1").does("hit 1")
    story.misses("Wild Boar").lies("Tantrum", exhausted="cripple")


@ruling("TMB-198")
def test_way_of_the_wild_disables_an_adjacent_baddie_of_up_to_5_points() -> None:
    picture = "Tantrum 4/4 at b2 [way of the wild] | Cave Bear 6 at b3, Great Horned Bull 10 at a2, Kobold 2 at d4"
    story = rolling(picture, "way of the wild", "disable 5").does_not_offer("use way of the wild a2")
    story.does_not_offer("use way of the wild d4").does("use way of the wild b3")
    story.shows("Cave Bear 6 [disable]").lies("Tantrum", exhausted="way of the wild")


def test_innervate_leaps_beside_any_baddie_and_may_choose_a_new_target() -> None:
    picture = "Tantrum 4/4 at b2 [innervate] | Wild Boar 3 at b3, Kobold Slinger 2 at d4, Wyrm 5 at d3"
    story = battle(picture, dice=rolls("attack 1", "innervate jump"), passing=WALK)
    story.does("target b3", "add attack", "add innervate", "roll").does("use innervate c4").asks("new_target")
    story.asks("new_target", "target d4", "done").does("target d4").shows("Tantrum 4/4 at c4")
    story.does("hit 1").shows("Kobold Slinger 1", "Wild Boar 3")


@ruling("TMB-140")
def test_after_a_leap_without_a_new_target_the_old_one_may_be_out_of_reach() -> None:
    picture = "Tantrum 4/4 at b2 [innervate] | Wild Boar 3 at b3, Kobold Slinger 2 at d4"
    story = battle(picture, dice=rolls("attack 1", "innervate jump"), passing=WALK)
    story.does("target b3", "add attack", "add innervate", "roll", "use innervate c4", "done")
    story.does_not_offer("hit")


def test_innervate_asks_for_no_target_where_there_is_no_other() -> None:
    picture = "Tantrum 4/4 at b2 [innervate] | Wild Boar 3 at b3"
    story = rolling(picture, "innervate", "jump").asks("result").does("use innervate a3")
    story.asks("result").shows("Tantrum 4/4 at a3")


def test_strengthen_is_one_attack_die_more_until_the_battle_ends() -> None:
    picture = "Tantrum 4/4 at b2 [dex+1, strengthen] | Wild Boar 3 at b3"
    story = rolling(picture, "strengthen", "attack mod 1").does("place strengthen")
    story.lies("Tantrum", active="rage 1.0, strengthen 1")
    story = battle("Tantrum 4/4 at b2 [dex+1; active: rage 1.0, strengthen 1] | Wild Boar 3 at b3", passing=WALK)
    story.does("target b3", "add attack", "add attack", "add attack", "add attack").does_not_offer("add attack")


@ruling("TMB-065", "TMB-069")
@pytest.mark.parametrize(("third", "raised"), [("1", True), ("bones", False)])
def test_one_face_of_strengthen_is_an_attempt_to_train_attack(third: str, raised: bool) -> None:
    story = battle("Tantrum 4/4 at b2 [strengthen] | Wild Boar 3 at b3", dice=rolls(5), passing=WALK)
    story.does("target b3", "add strengthen", "roll")
    story.s.rng = rolls("attack 1", "attack 2", f"attack {third}")
    story.does("place strengthen").lies("Tantrum", active="rage 1.0, strengthen 1", plan="nothing")
    if raised:
        story.shows("Tantrum 4/4 [attack+1]").tells("StatRaised", stat="attack", value=4)
    else:
        story.lacks("Tantrum", "attack+1").tells("TrainingFailed", stat="attack")


@ruling("TMB-260")
def test_way_of_the_ebon_taunts_until_his_next_turn_and_is_done_then() -> None:
    picture = "Tantrum 4/4 at b2 [way of the ebon], Boomer 3/3 at d1 | Kobold 2 at d4\nmeter: Tantrum, Boomer, Kobold"
    story = battle(picture, dice=rolls("way of the ebon taunt"), passing=WALK)
    story.does("add way of the ebon", "roll", "place way of the ebon", "done")
    story.shows("Tantrum 4/4 [taunt; active: rage 1.0, way of the ebon]")
    picture = "Tantrum 4/4 at b2 [taunt; active: rage 1.0, way of the ebon] | Kobold 2 at d4"
    battle(picture).begins().lies("Tantrum", active="rage 1.0", exhausted="way of the ebon").lacks("Tantrum", "taunt")


# Horn o' the Zerker


@ruling("TMB-151")
def test_the_bones_of_the_horn_come_back_to_the_mat_when_spent() -> None:
    picture = "Tantrum 4/4 at b2 [horn o the zerker] | Wild Boar 3 at b3"
    story = rolling(picture, "horn o the zerker", "bones 1").does("keep horn o the zerker 1", "plan 1")
    story.shows("Tantrum 4/4 [horn o the zerker; active: rage 1.2; plan: nothing]")


@ruling("TMB-150", "TMB-115")
def test_the_horn_calls_the_party_to_the_top_of_the_meter_at_the_end_of_the_round() -> None:
    picture = """
        Tantrum 4/4 at b2 [horn o the zerker], Boomer 3/3 at d1 | Wild Boar 3 at b3, Kobold 2 at d4
        meter: Wild Boar, Boomer, Kobold, Tantrum
        turn: Tantrum
    """
    story = rolling(picture, "horn o the zerker", "party inspire").does("use horn o the zerker", "done")
    story.shows("meter: Wild Boar, Boomer, Kobold, Tantrum").lacks("Tantrum", "horn o the zerker")
    story.lies("Tantrum", exhausted="nothing")  # a consumable goes back to the tray
    story.begins().shows("round 2", "meter: Boomer, Tantrum, Wild Boar, Kobold")


@ruling("TMB-048")
def test_the_horn_stuns_all_baddies_of_up_to_5_points() -> None:
    picture = "Tantrum 4/4 at b2 [horn o the zerker] | Wild Boar 3 at b3, Cave Bear 6 at d4, Great Horned Bull 10 at a4"
    story = rolling(picture, "horn o the zerker", "disorient all 5").does("use horn o the zerker")
    story.shows("Wild Boar 3 [stun]", "Cave Bear 6 [stun]").lacks("Great Horned Bull", "stun")


# The backup plan


def planning(gearloc: str, *answers: str) -> Story:
    """Tantrum stays, rolls nothing and uses his backup plan."""
    return battle(f"{gearloc} | Wild Boar 3 at b3", passing=("move", "target", "dice")).does(*answers)


def test_one_bone_makes_him_angrier() -> None:
    planning("Tantrum 4/4 at b2 [plan: 1]", "plan 1").lies("Tantrum", active="rage 1.2", plan="nothing")


def test_two_bones_calm_him_down() -> None:
    planning("Tantrum 4/4 at b2 [active: rage 2.0; plan: 1 1]", "plan 2").lies("Tantrum", active="rage 1.8")


def test_there_is_no_getting_angry_without_rage_nor_calming_down_from_the_bottom() -> None:
    planning("Tantrum 4/4 at b2 [plan: 1 1; exhausted: rage]").does_not_offer("plan")
    planning("Tantrum 4/4 at b2 [plan: 1 1]").does_not_offer("plan 2")
    planning("Tantrum 4/4 at b2 [innate +1; active: rage 1.8; plan: 1]").does_not_offer("plan 1")


@ruling("TMB-158")
def test_three_bones_buy_nothing() -> None:
    planning("Tantrum 4/4 at b2 [plan: 1 1 1]").offers("plan 1").does_not_offer("plan 3")


def test_four_bones_bring_three_axes() -> None:
    planning("Tantrum 4/4 at b2 [axe collector 1; plan: 1 1 1 1]", "plan 4").shows("Tantrum 4/4 [axe collector 3]")


def test_five_bones_give_back_4_hp() -> None:
    planning("Tantrum 1/6 at b2 [plan: 1 1 1 1 1]", "plan 5").shows("Tantrum 5/6 [plan: nothing]")


@ruling("TMB-153")
def test_axes_and_hp_that_are_not_missing_cannot_be_bought() -> None:
    story = planning("Tantrum 4/4 at b2 [axe collector 3; plan: 1 1 1 1 1]")
    story.does_not_offer("plan 4", "plan 5")


@ruling("TMB-159")
def test_bones_from_rage_may_pay_for_fearless_rage() -> None:
    story = planning("Tantrum 4/4 at b2 [active: rage 1.6; plan: 1 1 1]", "act rage", "plan 6")
    story.shows("Tantrum 4/4 [innate +1; plan: nothing]")
