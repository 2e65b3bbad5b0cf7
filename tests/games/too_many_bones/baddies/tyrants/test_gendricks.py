"""Gendricks: the set-up, the die, the special rules and the skills."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.battle.rolling import tell_bones
from boneyard.games.too_many_bones.model.adventure import CRACKED_ORB
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, ORB
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER
from tests.games.too_many_bones.roads import challenge
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@pytest.mark.parametrize(("marks", "hp"), [(0, 4), (CRACKED_ORB, 3)])
@ruling("TMB-044", "TMB-054")
def test_gendricks_brings_a_kobold_and_orbs_that_may_be_cracked(marks: int, hp: int) -> None:
    stacks = ("kobold, orc recruit, troll runt", "", "")
    dice = (*PICKET_AND_BOOMER, "defense bones", "defense bones", "gendricks active orb 4", "attack 1", "attack 1")
    story = challenge("gendricks", *dice, stacks=stacks, marks=marks).sets_up("a2", "d1").queues(0, 1, 1, 1)
    story.shows("Gendricks 6 at a4", "Kobold 2 at b3").turn_of("Gendricks").shows(f"Orb {hp} at d4", "Picket 3/5")
    story.never_tells("AdventureEnded")
    story.deals(1, "Gendricks", true=True).shows("Gendricks 5")


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


@ruling("TMB-054")
def test_the_orb_hurts_gearlocs_for_every_bones_they_roll() -> None:
    story = battle("Boomer 3/3 at a1 | Gendricks 6 at a4, Orb 4 at c4", rolls("attack bones"))
    story.does("stay", "target c4", "add attack", "roll").shows("Boomer 2/3").tells("Hurt", who="Boomer", by="Orb")


@ruling("TMB-054")
def test_without_an_orb_bones_do_not_hurt() -> None:
    story = battle("Boomer 3/3 at a1 | Gendricks 6 at a4")
    tell_bones(story.s, 0, 2)
    story.shows("Boomer 3/3")
    assert not story.s.stands(ORB)


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
