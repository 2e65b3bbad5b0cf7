"""The Goblin King, Marrow and Duster: their skills, every face of their dice, the Throne, and what wins."""

from __future__ import annotations

from boneyard.games.too_many_bones.baddies.tyrants.objects import raise_throne
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.battle.stats import is_worth_at_most
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, THRONE
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

# The Goblin King


@ruling("TMB-056")
def test_on_his_throne_the_king_loses_no_hp_and_without_it_he_does() -> None:
    story = battle("Picket 5/5 at a3 | The Goblin King 10 at a4, Throne 3 at a4")
    story.happens(Damage(FIRST_BADDIE, 4, PLAIN, 0)).shows("The Goblin King 10", "Throne 3")
    story.happens(Damage(THRONE, 4, PLAIN, 0)).misses("Throne").shows("The Goblin King 10 at a4")
    story.happens(Damage(FIRST_BADDIE, 4, PLAIN, 0)).shows("The Goblin King 6")


@ruling("TMB-056")
def test_the_throne_shares_the_kings_position_and_only_neighbours_may_target_it() -> None:
    story = battle("Picket 5/5 at a1 | The Goblin King 10 at a4")
    raise_throne(story.s, story.s.baddie(FIRST_BADDIE).cell)
    story.shows("Throne 3 at a4", "The Goblin King 10 at a4")
    assert THRONE not in story.s.meter


@ruling("TMB-178", "TMB-057")
def test_kaboom_pushes_every_gearloc_before_his_damage() -> None:
    story = battle(
        "Picket 9/9 at a3, Boomer 3/3 at b4 | The Goblin King 10 at a4 [shields 1 1]"
        "\nmeter: Boomer, Picket, The Goblin King",
        rolls("goblin king blank", "attack bones", "attack bones", "attack 2"),
    )
    story.turn_of("The Goblin King").shows("Boomer 3/3 at d1").asks("push", "at d2", "at c1").does("at d2")
    story.shows("Boomer 1/3 at d1", "Picket 8/9 at d2")


@ruling("TMB-181")
def test_boom_deals_half_to_those_beside_the_target_but_never_to_him() -> None:
    story = battle(
        "Picket 5/5 at a3, Tantrum 6/6 at a2 | The Goblin King 10 at a4 [shields 1 1], Clay Golem 3 at b3",
        rolls("goblin king blank", "attack 2", "attack 1", "attack bones"),
    )
    story.turn_of("The Goblin King").shows("Picket 2/5", "Tantrum 5/6", "Clay Golem 2", "The Goblin King 10")


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


@ruling("TMB-059")
def test_call_orc_counts_the_bones_of_his_turn() -> None:
    stacks = "\nqueue: Kobold\nstack 1: Clay Golem, Orc Brawler\nstack 5: Wyrm, Orc Raider"
    told = "Picket 9/9 at a2 | Marrow 14 at a3 [shields 1 1 1]" + stacks
    story = battle(told, rolls("marrow blank", "attack bones", "attack 1"))
    story.turn_of("Marrow").shows("queue: Orc Brawler, Kobold")
    story = battle(told, rolls("marrow blank", "attack bones", "attack bones"))
    story.turn_of("Marrow").shows("queue: Orc Raider, Kobold")
    story = battle(told, rolls("marrow blank", "attack 1", "attack 1"))
    story.turn_of("Marrow").shows("queue: Kobold")


@ruling("TMB-059")
def test_call_orc_takes_a_defeated_orc_when_the_stack_has_none() -> None:
    story = battle(
        "Picket 9/9 at a2 | Marrow 14 at a3 [shields 1 1 1]\nstack 1: Clay Golem\ndefeated: Wolf (1-pt), Orc Recruit",
        rolls("marrow blank", "attack bones", "attack 1"),
    )
    story.turn_of("Marrow").shows("queue: Orc Recruit", "defeated: Wolf (1-pt)")


@ruling("TMB-059")
def test_call_orc_brings_nobody_when_there_is_no_orc_left() -> None:
    story = battle(
        "Picket 9/9 at a2 | Marrow 14 at a3 [shields 1 1 1]\nstack 1: Clay Golem\ndefeated: Wolf (1-pt)",
        rolls("marrow blank", "attack bones", "attack 1"),
    )
    story.turn_of("Marrow").shows("queue: nothing", "defeated: Wolf (1-pt)")


@ruling("TMB-059")
def test_raiding_of_marrow_counts_other_orcs_only() -> None:
    story = battle(
        "Picket 9/9 at a2 | Marrow 14 at a3 [shields 1 1 1], Orc Recruit 3 at d3",
        rolls("marrow blank", "attack 1", "attack 1", "attack 1"),
    )
    story.turn_of("Marrow").shows("Picket 6/9")


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


@ruling("TMB-178", "TMB-200")
def test_hide_makes_her_untargetable_for_one_bones() -> None:
    told = ("duster blank", "attack bones", "attack 1", "attack 1")
    story = battle("Picket 9/9 at a2 | Duster 13 at a3 [shields 1 1]", rolls(*told))
    story.turn_of("Duster").shows("Duster 13 [untargetable]")


@ruling("TMB-062")
def test_limit_of_duster_strikes_each_of_her_targets() -> None:
    story = battle(
        "Picket 9/9 at a2, Tantrum 4/4 at b3 [attack+1] | Duster 13 at a3 [shields 1 1]",
        rolls("duster blank", "attack bones", "attack 1", "attack 1", "attack bones", "attack 1", "attack 1"),
    )
    story.turn_of("Duster")
    story.tells("StatSetAside", who="Picket", stat="health").tells("StatSetAside", who="Tantrum", stat="attack")


# The goal


@ruling("TMB-045")
def test_the_battle_is_won_with_the_tyrant_whoever_else_stands() -> None:
    story = battle(
        "Picket 5/5 at a2 | Marrow 1/14 at a3, Clay Golem 3 at d3\nqueue: Kobold\nchallenge: Marrow\nturn: Picket",
        rolls("attack 1"),
    )
    story.does("stay", "target a3", "add attack", "roll", "hit 1").shows("over: won")


@ruling("TMB-047")
def test_a_tyrant_outside_its_own_challenge_is_just_a_unit() -> None:
    story = battle("Picket 5/5 at a2 | Marrow 1/14 at a3, Clay Golem 3 at d3\nchallenge: none", rolls("attack 1"))
    story.turn_of("Picket", "stay", "target a3", "add attack", "roll", "hit 1").shows("over: nothing")


@ruling("TMB-048")
def test_effects_limited_by_points_never_touch_a_tyrant() -> None:
    tyrant = battle("Picket 5/5 at a2 | Nom 10 at a3, Clay Golem 3 at d3").s
    assert not is_worth_at_most(tyrant.baddie(FIRST_BADDIE), 20)
    assert is_worth_at_most(tyrant.baddie(FIRST_BADDIE + 3), 1)
