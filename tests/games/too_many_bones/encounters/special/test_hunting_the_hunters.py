"""Hunting the Hunters."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY
from tests.games.too_many_bones.roads import BOG, encounter, rolls
from tests.rulings import ruling


@ruling("TMB-039", "TMB-040")
def test_the_stream_takes_hp_but_not_the_last_and_another_card_is_drawn() -> None:
    story = encounter("special-04", dice=rolls(2), hp={"Boomer": 2}, deck="special-01").does("choose a")
    story.asks("way").has_hp("Picket", 3).has_hp("Boomer", 1).deck_holds("special-04").deck_lacks("special-01")
    story.tells("EncounterDrawn", encounter=BY_KEY["special-01"].card)
    story.does("choose a").through_rewards().has_progress(1)


@ruling("TMB-004")
def test_or_it_takes_one_loot_of_the_party_which_says_which() -> None:
    bags = {"Picket": "mixed_berries", "Boomer": "oggot_herbs"}
    story = encounter("special-04", dice=rolls(3), bags=bags, deck="special-01").does("choose a")
    story.asks("part_with", "drop mixed_berries picket", "drop oggot_herbs boomer").does("drop oggot_herbs boomer")
    story.asks("way").has("Picket", "mixed_berries").has("Boomer", "nothing")


@ruling("TMB-039")
def test_without_loot_the_stream_takes_nothing() -> None:
    story = encounter("special-04", dice=rolls(5), deck="special-01").does("choose a")
    story.asks("way").has_hp("Picket", 5)


@ruling("TMB-104")
def test_a_small_party_meets_one_strong_baddie_more_at_the_bottom() -> None:
    dice = rolls(0, 0)
    story = encounter("special-04", dice=dice, tyrant="drellen", stacks=BOG).does("choose b").sets_up()
    story.queues(1, 1, 1, 1, 5).special_rules()
    story.wins().through_rewards().has_progress(2).gained("Boomer", training=2).carries("Boomer", 1)


@ruling("TMB-104")
def test_a_large_party_meets_a_20_pt_baddie_with_3_hp_more() -> None:
    dice = rolls(0, 0, 0)
    story = encounter(
        "special-04", party="Picket, Boomer, Patches", day=1, dice=dice, tyrant="drellen", stacks=BOG
    ).does("choose b")
    story.sets_up().queues(1, 1, 1, 20, 5).special_rules("StrongCousin")
    golem = story.s.baddies_standing()[-1]
    assert golem.hp == golem.max == CHIPS[golem.chip].hp + 3
