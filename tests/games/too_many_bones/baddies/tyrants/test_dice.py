"""The tyrants' dice, face by face (TMB-049 to TMB-061)."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import PLAIN, SWORDS, Damage
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

# The die


@ruling("TMB-049")
def test_the_tyrant_die_is_rolled_without_a_target_in_range_too() -> None:
    story = battle("Picket 5/5 at d1 | Nom 10 at a4", rolls("nom thunderclub"))
    story.turn_of("Nom", "at b3").shows("Picket 5/5 at d1").tells("TyrantRolled", who="Nom", face="thunderclub")


@ruling("TMB-050")
def test_a_blank_face_does_nothing_and_is_no_bones() -> None:
    story = battle("Picket 5/5 at a2 | Marrow 14 at a3 [shields 1 1 1]", rolls("marrow blank", "attack 1", "attack 1"))
    story.turn_of("Marrow").shows("Picket 3/5", "queue: nothing")


@ruling("TMB-049")
def test_a_face_without_a_moment_comes_after_the_bones_skills() -> None:
    story = battle(
        "Tantrum 6/6 at a2, Picket 5/5 at d1 | Duster 13 at a3 [shields 1 1]",
        rolls("duster dusters dagger", "attack 1", "attack bones", "attack 1"),
    )
    story.turn_of("Duster").shows("Duster 13 [untargetable]", "Tantrum 4/6 [bleed]")
    told = [type(event).__name__ for event in story.events]
    assert told.index("SkillUsed") < len(told) - 1 - told[::-1].index("EffectPut")


# Nom


@ruling("TMB-049")
def test_om_nom_takes_the_targets_defense_dice_before_his_damage() -> None:
    story = battle(
        "Picket 9/9 at a2 [active: defense 2, defense 1, confidence 2] | Nom 10 at a3",
        rolls("nom om nom", "attack 2", "attack 2", "attack bones"),
    )
    story.turn_of("Nom").shows("Picket 7/9 [active: nothing]").lacks("Picket", "spent defense")


@ruling("TMB-242")
def test_om_nom_takes_white_dice_from_locked_slots_too_and_leaves_skill_dice() -> None:
    story = battle(
        "Picket 9/9 at a2 [active: confidence 2; locked: defense 1] | Nom 10 at a3",
        rolls("nom om nom", "attack 1", "attack bones", "attack bones"),
    )
    story.turn_of("Nom").shows("Picket 9/9 [active: confidence 1; locked: nothing]")


@ruling("TMB-057")
def test_thunderclub_throws_the_target_as_far_as_can_be_with_true_damage() -> None:
    story = battle(
        "Picket 9/9 at a3 [active: defense 2], Boomer 3/3 at d1 | Nom 10 at a4",
        rolls("nom thunderclub", "attack bones", "attack bones", "attack bones"),
    )
    story.turn_of("Nom").asks("push", "at d2", "at c1").does("at c1")
    story.shows("Picket 8/9 at c1 [active: defense 2]").tells("Moved", who="Picket", cell="c1", how="push")


@ruling("TMB-237")
def test_who_stands_farthest_already_may_stay_there() -> None:
    story = battle(
        "Boomer 3/3 at d1 | The Goblin King 10 at a4 [shields 1 1]",
        rolls("goblin king blank", "attack bones", "attack bones", "attack 1"),
    )
    story.turn_of("The Goblin King").shows("Boomer 2/3 at d1").never_tells("Moved")


# Mulmesh


@ruling("TMB-049", "TMB-183")
def test_silver_hide_turns_attack_dice_away_until_his_next_turn() -> None:
    story = battle("Picket 9/9 at a2 | Mulmesh 9/10 at a3 [shields 1 1]", rolls("mulmesh silver hide", 0, 0))
    story.turn_of("Mulmesh").shows("Mulmesh 9 [silver]")
    story.happens(Damage(FIRST_BADDIE, 3, SWORDS, 0)).shows("Mulmesh 9 [shields 1 1]")
    story.happens(Damage(FIRST_BADDIE, 3, PLAIN, 0)).shows("Mulmesh 8")
    story = battle("Picket 9/9 at d1 | Mulmesh 9/10 at a4 [shields 1 1, silver]", rolls("mulmesh blank"))
    story.turn_of("Mulmesh").lacks("Mulmesh", "silver")


@ruling("TMB-115", "TMB-116", "TMB-236")
def test_howl_takes_every_other_baddie_past_one_gearloc_at_once() -> None:
    story = battle(
        "Picket 9/9 at a2, Boomer 3/3 at d1 | Mulmesh 9/10 at a3 [shields 1 1], Clay Golem 3 at c3, Orc Recruit 3 at d3"
        "\nmeter: Mulmesh, Picket, Clay Golem, Boomer, Orc Recruit",
        rolls("mulmesh howl", 0, 0),
    )
    story.begins().shows("meter: Mulmesh, Clay Golem, Picket, Orc Recruit, Boomer", "turn: Clay Golem")


@ruling("TMB-236")
def test_howl_takes_nobody_above_him_nor_past_another_baddie() -> None:
    story = battle(
        "Picket 9/9 at a2 | Mulmesh 9/10 at a3 [shields 1 1], Clay Golem 3 at c3, Orc Recruit 3 at d3"
        "\nmeter: Picket, Mulmesh, Clay Golem, Orc Recruit\nturn: Mulmesh",
        rolls("mulmesh howl", 0, 0),
    )
    story.begins().shows("meter: Picket, Mulmesh, Clay Golem, Orc Recruit").never_tells("MeterMoved")


# Drellen


@ruling("TMB-049", "TMB-172")
def test_poison_2_goes_to_each_of_his_targets() -> None:
    story = battle(
        "Picket 9/9 at a1, Boomer 3/3 at d1, Patches 4/4 at c1 | Drellen 10 at a4 [shields 1 1]",
        rolls("drellen poison 2", *["attack bones"] * 4),
    )
    story.turn_of("Drellen").shows("Boomer 3/3 [poison 2]", "Patches 4/4 [poison 2]").lacks("Picket", "poison")


@ruling("TMB-049")
def test_poison_enhancer_turns_poison_dice_to_three_but_gives_none() -> None:
    story = battle(
        "Picket 9/9 at a1, Boomer 3/3 at d1 [poison 1] | Drellen 10 at a4 [shields 1 1]",
        rolls("drellen poison enhancer", *["attack bones"] * 4),
    )
    story.turn_of("Drellen").shows("Boomer 3/3 [poison 3]").lacks("Picket", "poison")


@ruling("TMB-049", "TMB-183")
def test_a_target_in_smoke_is_missed_by_the_tyrant_die_as_well() -> None:
    story = battle(
        "Picket 9/9 at a1, Boomer 3/3 at d1 [active: smoke screen 1] | Drellen 10 at a4 [shields 1 1]",
        rolls("drellen poison 2", *["attack bones"] * 4),
    )
    story.turn_of("Drellen").lacks("Boomer", "poison").shows("Picket 9/9 [poison 2]")


# Gendricks


@ruling("TMB-054")
def test_an_orb_appears_in_the_lane_shown_or_on_the_next_free_position_of_it() -> None:
    story = battle("Picket 9/9 at a1 | Gendricks 6 at a4 [shields 1 1]", rolls("gendricks active orb 3", 0, 2))
    story.turn_of("Gendricks").shows("Orb 4 at c4", "meter: Picket, Gendricks")
    story = battle("Picket 9/9 at a1 | Gendricks 6 at a4 [shields 1 1]", rolls("gendricks active orb 1", 0, 2))
    story.turn_of("Gendricks").shows("Orb 4 at a3")


@ruling("TMB-054")
def test_in_a_full_lane_there_is_no_room_for_an_orb() -> None:
    story = battle(
        "Picket 9/9 at a1, Tantrum 6/6 at a2 | Gendricks 6 at a4 [shields 1 1], Clay Golem 3 at a3 [lane 2]",
        rolls("gendricks active orb 1", 0, 2),
    )
    story.turn_of("Gendricks").misses("Orb")


@ruling("TMB-054")
def test_while_an_orb_stands_he_does_not_roll_his_die() -> None:
    story = battle("Picket 9/9 at a1 | Gendricks 6 at a4 [shields 1 1], Orb 4 at c4", rolls("attack 1", "attack 1"))
    story.turn_of("Gendricks").never_tells("TyrantRolled").shows("Picket 7/9")


@ruling("TMB-055")
def test_charred_mander_singes_the_weakest_kobold_which_runs_and_burns() -> None:
    story = battle(
        "Picket 9/9 at d1 | Gendricks 6 at a4 [shields 1 1], Kobold 2 at b3, Kobold Guard 3 at c3",
        rolls("gendricks charred mander", "attack bones", "attack 1"),
    )
    story.turn_of("Gendricks").asks("baddie_walk", "at d2", "at c1").does("at c1")
    story.shows("Kobold 1 at c1", "Picket 6/9").tells("Hurt", who="Picket", amount=2, by="Kobold")


@ruling("TMB-055")
def test_a_kobold_that_falls_runs_no_more_and_without_one_nothing_happens() -> None:
    story = battle(
        "Picket 9/9 at d1 | Gendricks 6 at a4 [shields 1 1], Kobold 1 at b3",
        rolls("gendricks charred mander", "attack bones", "attack 1"),
    )
    story.turn_of("Gendricks").misses("Kobold").shows("Picket 8/9")
    story = battle("Picket 9/9 at d1 | Gendricks 6 at a4 [shields 1 1]", rolls("gendricks charred mander", 0, 2))
    story.turn_of("Gendricks").shows("Picket 8/9")


@ruling("TMB-055", "TMB-234")
def test_the_party_settles_which_kobold_and_which_enemy() -> None:
    story = battle(
        "Picket 4/5 at a2, Tantrum 4/5 at c2 | Gendricks 6 at a4 [shields 1 1], Kobold 2 at b3, Kobold Slinger 2 at d4",
        rolls("gendricks charred mander", "attack bones", "attack 1"),
    )
    story.turn_of("Gendricks", "at picket").asks("tyrant_die", "at b3", "at d4").does("at d4")
    story.asks("baddie_walk", "at c3", "at d2").does("at c3")
    story.shows("Kobold Slinger 1 at c3", "Tantrum 2/5", "Picket 3/5")
    story = battle(
        "Picket 4/5 at a2, Tantrum 3/5 at c2 | Gendricks 6 at a4 [shields 1 1], Kobold 2 at b3",
        rolls("gendricks charred mander", "attack 1", "attack bones"),
    )
    story.turn_of("Gendricks").asks("baddie_target", "at picket", "at tantrum").does("at tantrum")
    story.asks("baddie_walk", "at c3", "at b2").does("at c3").shows("Kobold 1 at c3", "Tantrum 1/5")


# The Goblin King


@ruling("TMB-049", "TMB-006")
def test_call_for_help_brings_a_baddie_by_the_size_of_the_party() -> None:
    stacks = "\nstack 1: Kobold\nstack 5: Wyrm\nqueue: Clay Golem"
    story = battle(
        f"Picket 5/5 at a1, Boomer 0/3 ko | The Goblin King 10 at a4 [shields 1 1]{stacks}",
        rolls("goblin king call for help", 0, 2, 2),
    )
    story.turn_of("The Goblin King").shows("queue: Clay Golem, Kobold")
    story = battle(
        f"Picket 5/5 at a1, Boomer 0/3 ko, Patches 0/4 ko | The Goblin King 10 at a4 [shields 1 1]{stacks}",
        rolls("goblin king call for help", 0, 2, 2),
    )
    story.turn_of("The Goblin King").shows("queue: Clay Golem, Wyrm")


@ruling("TMB-049", "TMB-190")
def test_careless_bomb_hits_the_strongest_other_baddie_and_all_beside_it() -> None:
    story = battle(
        "Picket 9/9 at b3 | The Goblin King 10 at a4 [shields 1 1], Cave Bear 6 at b4, Clay Golem 2 at c4",
        rolls("goblin king careless bomb", 0, 2, 2),
    )
    story.turn_of("The Goblin King").shows("Cave Bear 2", "The Goblin King 10", "Picket 4/9").misses("Clay Golem")


@ruling("TMB-234")
def test_the_party_says_which_of_the_strongest_the_bomb_hits() -> None:
    story = battle(
        "Picket 9/9 at a1 | The Goblin King 10 at a4 [shields 1 1], Clay Golem 3 at c3, Orc Recruit 3 at d3",
        rolls("goblin king careless bomb", 0, 2, 2),
    )
    story.turn_of("The Goblin King").asks("tyrant_die", "at c3", "at d3").does("at d3")
    story.misses("Clay Golem", "Orc Recruit")


# Marrow


@ruling("TMB-049", "TMB-182")
def test_skull_crack_axe_makes_his_attack_true_damage() -> None:
    story = battle(
        "Picket 9/9 at a2 [active: defense 2] | Marrow 14 at a3 [shields 1 1 1]",
        rolls("marrow skull crack axe", "attack 2", "attack 1"),
    )
    story.turn_of("Marrow").shows("Picket 6/9 [active: defense 2]").tells("Hurt", who="Picket", true=True)


@ruling("TMB-060")
def test_blood_rage_sheds_effects_walks_home_and_heals() -> None:
    story = battle(
        "Picket 9/9 at a2 | Marrow 5/14 at a3 [shields 1 1 1, bleed, weaken 1]", rolls("marrow blood rage", "attack 1")
    )
    story.turn_of("Marrow").asks("baddie_walk", "at b4", "at c3").does("at c3")
    story.shows("Marrow 7 at c3", "Picket 8/9").lacks("Marrow", "bleed", "weaken")


@ruling("TMB-060")
def test_with_the_way_home_blocked_he_stays() -> None:
    story = battle(
        "Picket 9/9 at a2 | Marrow 5/14 at a3 [shields 1 1 1], Goblin Cheat 2 at c4", rolls("marrow blood rage", 2, 2)
    )
    story.turn_of("Marrow").shows("Marrow 8 at a3")


# Duster


@ruling("TMB-061", "TMB-203")
def test_cloak_and_dagger_takes_the_next_gearloc_off_and_its_place() -> None:
    story = battle(
        "Picket 9/9 at a2, Boomer 2/3 at d1 [poison 1; active: defense 1] | Duster 13 at a3 [shields 1 1]"
        "\nmeter: Duster, Boomer, Picket",
        rolls("duster cloak and dagger", "attack 1", "attack 1", "attack 1"),
    )
    story.begins().shows("Boomer 2/3 waiting", "Duster 13 at d1", "meter: Duster, Picket", "Picket 6/9")
    story.lies("Boomer", active="defense 1").lacks("Boomer", "poison").tells("Left", who="Boomer", queue=False)


@ruling("TMB-240")
def test_once_all_have_acted_it_is_the_first_gearloc_on_the_meter() -> None:
    story = battle(
        "Picket 9/9 at a2, Boomer 2/3 at d1 | Duster 13 at a3 [shields 1 1]"
        "\nmeter: Boomer, Picket, Duster\nturn: Duster",
        rolls("duster cloak and dagger", "attack 1", "attack 1", "attack 1"),
    )
    story.begins().shows("Boomer 2/3 waiting", "Duster 13 at d1")


@ruling("TMB-061")
def test_it_needs_two_gearlocs_on_the_mat() -> None:
    story = battle(
        "Picket 9/9 at a2, Boomer 2/3 waiting | Duster 13 at a3 [shields 1 1]",
        rolls("duster cloak and dagger", "attack 1", "attack 1", "attack 1"),
    )
    story.turn_of("Duster").shows("Duster 13 at a3", "Picket 6/9 at a2")


@ruling("TMB-061")
def test_who_was_taken_off_comes_back_for_a_gearloc_that_is_ko_and_cannot_lose_alone() -> None:
    three = "Picket 1/5 at a2, Boomer 2/3 waiting{} | Duster 13 at a3 [shields 1 1]"
    told = ("duster blank", "attack 1", "attack 1", "attack 1")
    story = battle(three.format(", Patches 4/4 at d1"), rolls(*told)).turn_of("Duster")
    story.shows("over: nothing", "Boomer 2/3 entering at a2")
    battle(three.format(""), rolls(*told)).turn_of("Duster").shows("over: lost")


@ruling("TMB-049")
def test_dusters_dagger_makes_every_target_she_has_wounded_bleed() -> None:
    story = battle(
        "Picket 9/9 at a2 [active: defense 2, defense 2], Tantrum 6/6 at b3 | Duster 13 at a3 [shields 1 1]",
        rolls("duster dusters dagger", *["attack 1"] * 3, "attack bones", "attack 2", "attack 2"),
        passing=["shields"],
    )
    story.turn_of("Duster").shows("Tantrum 3/6 [bleed]", "Picket 9/9").lacks("Picket", "bleed")
