"""Mulmesh: the set-up, the die, the special rules and the skills."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import PLAIN, SWORDS, Damage
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER
from tests.games.too_many_bones.roads import challenge
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-044", "TMB-051")
def test_mulmesh_comes_last_howls_and_retreats() -> None:
    stacks = ("wolf, bog frog", "", "")
    dice = (*PICKET_AND_BOOMER, "defense bones", "defense bones", "mulmesh howl", "attack bones", "attack bones")
    story = challenge("mulmesh", *dice, stacks=stacks).sets_up("c2", "d1").queues(1, 1, 0)
    story.turn_of("Mulmesh").tells("TyrantRolled", face="howl")
    story.deals(8, "Mulmesh", true=True).turn_of("Mulmesh").misses("Mulmesh").shows("queue: mulmesh", "over: nothing")


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
