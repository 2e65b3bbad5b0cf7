"""Marrow: the set-up, the die, the special rules and the skills."""

from __future__ import annotations

from tests.games.too_many_bones.baddies.tyrants.falling import falls
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER
from tests.games.too_many_bones.roads import challenge
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-044", "TMB-049", "TMB-059")
def test_marrow_calls_an_orc_and_his_axe_passes_shields() -> None:
    stacks = ("bog frog, orc recruit, kobold", "", "")
    dice = ("defense 1", "defense 1", "defense 1", "marrow skull crack axe", "attack 2", "attack bones")
    story = challenge("marrow", *PICKET_AND_BOOMER, *dice, stacks=stacks).sets_up("c2", "d1").queues(1, 1, 0)
    story.shows("Marrow 14 at c4", "Bog Frog 4 at a3", "Orc Recruit 3 at b3").deals(9, "Orc Recruit", true=True)
    story.turn_of("Marrow").tells("Hurt", who="Picket", true=True, amount=2)
    story.shows("queue: orc recruit", "defeated: nothing", "Marrow 14 at c3")
    falls(story, "marrow").tells("AdventureEnded", won=True)


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
