"""Tantrum's dice, his counters and his backup plan (TMB-143 to TMB-162); his rage has stories of its own."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.turns.rounds import EndRound
from tests.games.too_many_bones.stories import Story, battle, rolls
from tests.rulings import ruling

WALK = ("move",)


def rolling(picture: str, die: str, shows: str) -> Story:
    """Tantrum stays, names the baddie on b3 and rolls one die."""
    story = battle(picture, dice=rolls(f"{die} {shows}"), passing=WALK)
    return story.does("target b3", f"add {die}", "roll")


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


@pytest.mark.parametrize("die", ["like a wolf 3", "like a wyrm 2"])
def test_who_hits_him_from_afar_is_safe(die: str) -> None:
    picture = f"Tantrum 4/4 at b2 [active: rage 1.0, {die}] | Bog Pole 2 at b4\nturn: Bog Pole"
    battle(picture, dice=rolls("attack 1")).plays_turn().shows("Tantrum 3/4", "Bog Pole 2").lacks("Bog Pole", "poison")


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


@ruling("TMB-054")
def test_an_axe_reaches_an_orb_which_is_nobodys_body() -> None:
    story = battle("Tantrum 4/4 at b2 [axe collector 1] | Gendricks 6 at a4, Orb 1 at d4").does("act axe d4")
    story.misses("Orb").lacks("Tantrum", "body count")


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


@ruling("TMB-263")
def test_tantrum_may_cash_his_body_count_before_poison_kills_him() -> None:
    story = battle("Tantrum 1/4 at c2 [poison 1, body count 3], Boomer 3/3 at d1 | Cave Bear 6 at c3")
    story.begins()
    story.offers("act body-count")


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


@ruling("TMB-207")
def test_a_note_about_somebody_who_falls_is_forgotten() -> None:
    picture = "Tantrum 4/4 at b2 [intimidate] | Wild Boar 1 at b3, Bog Frog 4 at d4\nturn: Tantrum"
    story = battle(picture, dice=rolls("attack 1", "intimidate 3"), passing=WALK)
    story.does("target b3", "add attack", "add intimidate", "roll", "use intimidate", "hit 1", "done")
    story.plays_round().shows("round 2", "meter: Tantrum, Bog Frog")


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
    picture = "Tantrum 4/4 at b2 | Wild Boar 1 at b3 [dice: cripple 1], Kobold 2 at d4"
    story = battle(picture, dice=rolls("attack 1"), passing=WALK).does("target b3", "add attack", "roll", "hit 1")
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


@ruling("TMB-254")
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


@ruling("TMB-260")
def test_party_inspire_keeps_the_order_gearlocs_had_when_it_was_used() -> None:
    story = battle(
        "Tantrum 4/4 at a2 [horn o the zerker], Boomer 3/3 at d1 | Bog Frog 4 at d3, Goblin Cheat 2 at c4\n"
        "meter: Goblin Cheat, Tantrum, Bog Frog, Boomer\nturn: Tantrum",
        dice=rolls("horn o the zerker party inspire"),
        passing=("move", "target"),
    )
    story.does("add horn", "roll", "use horn")
    story.shows("meter: Goblin Cheat, Tantrum, Bog Frog, Boomer")
    story.happens(EndRound())
    story.shows("meter: Tantrum, Boomer, Goblin Cheat, Bog Frog")


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
