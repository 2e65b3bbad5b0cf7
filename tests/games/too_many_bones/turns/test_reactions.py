"""Answers to what was done on a turn: of gearlocs to a baddie, of baddies to a gearloc (TMB-141, TMB-180)."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-222")
def test_break_exhausts_as_few_dice_as_can_be() -> None:
    story = battle(
        "Tantrum 4/4 at c2 | Golden Golem 9 at c3, Kobold 2 at a3", rolls("attack 2", "attack 1", "attack 1")
    )
    story.does("stay", "target c3", "add attack", "add attack", "add attack", "roll", "hit 1+1+2")
    story.shows("Golden Golem 7", "Tantrum 4/4 [spent attack 1]")  # the thick skin stopped the ones


@ruling("TMB-141")
def test_who_was_attacked_and_still_stands_answers_once() -> None:
    story = battle("Tantrum 4/4 at c2 | Dire Wolf 5 at c3, Kobold 2 at a3", rolls("attack 1", "attack 1", "attack 1"))
    story.does("stay", "target c3", "add attack", "add attack", "add attack", "roll", "hit 1+1+1").shows("Tantrum 4/4")
    story.plays_turn("done").shows("Tantrum 2/4")
    assert story.told("SkillUsed", trait="lashback") == 1


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


@ruling("TMB-265")
def test_a_blow_back_is_not_answered_by_another() -> None:
    story = battle(
        "Tantrum 4/4 at c2 [active: rage 1.0, like a wolf lashback 2] | Dire Wolf 5 at c3",
        dice=rolls("defense bones", "attack 1", "attack bones"),
    )
    story.turn_of("Dire Wolf", "yes")
    story.shows("Dire Wolf 3", "Tantrum 3/4")


@ruling("TMB-222")
def test_break_takes_as_few_attack_dice_as_the_damage_allows() -> None:
    """Swords 1, 1 and 2 against a shield of 2: the shield took both ones, so only one die is exhausted."""
    story = battle("Tantrum 4/4 at c2 | Clay Golem 3 at c3 [shields 2]", dice=rolls("attack 1", "attack 1", "attack 2"))
    story.does("stay", "target c3", "add attack", "add attack", "add attack", "roll", "hit 1+1+2")
    story.shows("Clay Golem 1", "Tantrum 4/4 [spent attack 1]")
