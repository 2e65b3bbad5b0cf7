"""Spread Too Thin."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, TRIO, TROLLS_AND_ORCS
from tests.games.too_many_bones.roads import d6, encounter, rolls
from tests.rulings import ruling


@ruling("TMB-124")
def test_pits_take_2_hp_of_whoever_enters_and_may_defeat_it() -> None:
    stacks = ("kobold slinger, troll runt, orc recruit, club troll", "", "")
    story = encounter("classic-15", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose a").sets_up()
    story.tells("LostHp", why="encounter", amount=2)
    assert {baddie.hp for baddie in story.s.baddies_standing()} == {1}
    assert story.told("Defeated") == 1
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-104")
def test_a_large_party_digs_for_two_5s() -> None:
    story = encounter("classic-15", party="Picket, Boomer, Tantrum", day=1, dice=rolls(*TRIO), stacks=TROLLS_AND_ORCS)
    story.does("choose a").sets_up().queues(5, 5, 1, 1, 1)


@ruling("TMB-074")
def test_who_was_in_two_places_may_rest_search_and_scout_tonight() -> None:
    dice = rolls(*PICKET_AND_BOOMER, d6(1))
    story = (
        encounter("classic-15", day=1, dice=dice, stacks=TROLLS_AND_ORCS)
        .does("choose b")
        .sets_up()
        .queues(5, 1, 1, 1, 1)
    )
    story.wins().through_rewards().has_progress(1).carries("Picket", 2)
    story.does("Boomer: sleep").does("Boomer: scout", "stay")
    offered = {decision.seat: [option.text for option in decision.options] for decision in story.s.open}
    assert "scout" not in offered[1]
    assert any(option.startswith("search") for option in offered[1])


@ruling("TMB-104")
def test_a_large_party_meets_three_5s_in_two_places() -> None:
    story = encounter("classic-15", party="Picket, Boomer, Tantrum", day=1, dice=rolls(*TRIO), stacks=TROLLS_AND_ORCS)
    story.does("choose b").sets_up().queues(5, 5, 5, 1, 1, 1)
