"""The skills of the tyrants (TMB-051 to TMB-062)."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NOBODY
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

# Nom


@ruling("TMB-187", "TMB-181")
def test_nom_has_thick_skin_and_recovers() -> None:
    story = battle("Picket 5/5 at d1 | Nom 8/10 at a3", rolls("nom blank"))
    story.happens(Damage(FIRST_BADDIE, 4, PLAIN, NOBODY)).shows("Nom 7")
    story.turn_of("Nom").shows("Nom 8")


# Mulmesh


@ruling("TMB-051", "TMB-125", "TMB-203")
def test_mulmesh_retreats_with_three_hp_and_the_battle_goes_on() -> None:
    story = battle("Picket 5/5 at a2 | Mulmesh 3/10 at a3 [shields 1, poison 1]\nchallenge: Mulmesh")
    story.turn_of("Mulmesh").asks("start", "next poison", "next retreat").does("next retreat")
    story.misses("Mulmesh").shows("queue: Mulmesh", "over: nothing", "meter: Picket").never_tells("Targeted")


@ruling("TMB-051")
def test_the_party_may_let_poison_take_him_first() -> None:
    story = battle("Picket 5/5 at a2 | Mulmesh 1/10 at a3 [poison 1]\nchallenge: Mulmesh")
    story.turn_of("Mulmesh", "next poison").shows("over: won")


@ruling("TMB-051")
def test_with_more_hp_he_stays() -> None:
    story = battle("Picket 5/5 at a2 | Mulmesh 4/10 at a3 [shields 1 1]", rolls("mulmesh blank", 0, 0))
    story.turn_of("Mulmesh").shows("Mulmesh 4 at a3")


@ruling("TMB-181")
def test_frenzy_of_mulmesh_rolls_both_dice_once_more() -> None:
    story = battle(
        "Picket 9/9 at a2 | Mulmesh 9/10 at a3 [shields 1 1]",
        rolls("mulmesh blank", "attack 1", "attack 2", "attack 2", "attack bones"),
    )
    story.turn_of("Mulmesh").shows("Picket 4/9")


@ruling("TMB-052")
def test_only_neighbours_may_target_who_is_shrouded() -> None:
    story = battle("Boomer 3/3 at a1 | Mulmesh 9/10 at a3, Clay Golem 3 at d3")
    story.does("stay").does_not_offer("target a3").offers("target d3")
    story = battle("Boomer 3/3 at a2 | Duster 13 at a3")
    story.does("stay").offers("target a3")


# Drellen


@ruling("TMB-053")
def test_drellen_cannot_be_poisoned_and_loses_nothing_among_his_own() -> None:
    story = battle("Picket 9/9 at a1 | Drellen 10 at a4, Bog Frog 4 at d3")
    story.happens(Damage(FIRST_BADDIE, 3, PLAIN, 0)).shows("Drellen 10")
    story = battle("Picket 9/9 at a1 | Drellen 10 at a4, Orc Recruit 3 at d3\nqueue: Bog Frog")
    story.happens(Damage(FIRST_BADDIE, 3, PLAIN, 0)).shows("Drellen 7")


# Gendricks


@ruling("TMB-062")
def test_limit_sets_a_stat_die_of_the_targets_choice_aside() -> None:
    story = battle(
        "Picket 7/7 at a1 [dex+1] | Gendricks 6 at a4 [shields 1 1], Orb 4 at c4", rolls("attack bones", "attack bones")
    )
    story.turn_of("Gendricks").asks("limit", "lose health", "lose dex").asks_whom("Picket").does("lose health")
    story.shows("Picket 5/5 [aside: health]").tells("LostHp", who="Picket", amount=2, why="limit")


@ruling("TMB-062", "TMB-238")
def test_limit_on_defense_sends_surplus_defense_dice_away() -> None:
    story = battle(
        "Picket 5/5 at a1 [defense+1; active: defense 2, defense 1, defense 1]"
        " | Gendricks 6 at a4 [shields 1 1], Orb 4 at c4",
        rolls("attack bones", "attack bones"),
    )
    story.turn_of("Gendricks").shows("Picket 5/5 [aside: defense; active: defense 2, defense 1]")


@ruling("TMB-062")
def test_limit_does_nothing_without_a_stat_die() -> None:
    story = battle("Picket 5/5 at a1 | Gendricks 6 at a4 [shields 1 1], Orb 4 at c4", rolls(*["attack bones"] * 2))
    story.turn_of("Gendricks").shows("Picket 5/5").never_tells("StatSetAside")


@ruling("TMB-188")
def test_gendricks_is_hardy() -> None:
    story = battle("Picket 5/5 at a1 | Gendricks 6 at a4").happens(Damage(FIRST_BADDIE, 4, PLAIN, 0))
    story.shows("Gendricks 5")


# The Goblin King


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


# Marrow


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
