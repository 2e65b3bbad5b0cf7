"""The Problem With Thick Skin."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from tests.games.too_many_bones.encounters.usual import met
from tests.rulings import ruling


@ruling("TMB-047", "TMB-104")
def test_nom_comes_first_with_two_baddies_more() -> None:
    story = met("tyrant-nom-1", "a", 0, 0).sets_up().queues(0, 1, 1, 1, 1, 1, 1).special_rules("NomLeaves")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


@ruling("TMB-047")
def test_nom_leaves_as_soon_as_he_is_down_to_5_hp() -> None:
    story = met("tyrant-nom-1", "a", 0, 0).sets_up()
    story.deals(CHIP_KEYS["nom"].hp - 6, "Nom", true=True).shows("Nom 6")
    story.deals(1, "Nom", true=True).misses("Nom").tells("Left", who="Nom").never_tells("Defeated", who="Nom")


@ruling("TMB-047")
def test_nom_leaves_when_round_3_ends_and_the_others_stay() -> None:
    story = met("tyrant-nom-1", "a", 0, 0, *[0] * 400).sets_up()
    story.s.round = 3
    for gearloc in story.s.party:
        gearloc.hp = 60
    story.plays_round().misses("Nom")
    assert story.s.round == 4
    assert story.s.baddies_standing()


@ruling("TMB-047")
def test_nom_defeated_early_wins_nothing_and_comes_back() -> None:
    story = met("tyrant-nom-1", "a", 0, 0).sets_up()
    story.deals(40, "Nom", true=True).shows("over: nothing")
    assert CHIP_KEYS["nom"].chip not in story.s.defeated


@ruling("TMB-040", "TMB-034")
def test_the_ditch_costs_hp_and_the_card_comes_again() -> None:
    story = met("tyrant-nom-1", "b", hp={"Boomer": 2}).camps()
    story.has_hp("Picket", 3).has_hp("Boomer", 1).has_progress(0).gained("Picket", training=0)
    story.deck_holds("tyrant-nom-1")
