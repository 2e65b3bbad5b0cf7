"""Crossing the Sibron."""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.every_card import ENCOUNTERS
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-008")
def test_who_is_not_seen_on_the_bridge_leaves_the_deck_alone() -> None:
    story = encounter("special-03", dice=rolls(2, 5), tyrant="duster", deck="classic-01, tyrant-duster-1")
    story.does("choose a").through_rewards().has_progress(2).gained("Picket", training=1)
    assert ENCOUNTERS[story.s.adventure.deck[0]].key == "classic-01"


@ruling("TMB-033")
def test_who_is_seen_on_the_bridge_meets_the_first_encounter_of_the_tyrant_next() -> None:
    story = encounter("special-03", dice=rolls(5, 1), tyrant="goblin_king", deck="classic-01")
    story.does("choose a").through_rewards().has_progress(2)
    assert ENCOUNTERS[story.s.adventure.deck[0]].key == "tyrant-goblin-king-1"
    story.deck_holds("tyrant-goblin-king-1", "classic-01", "tyrant-goblin-king-2")


@ruling("TMB-017")
def test_the_boatman_gives_trove_and_is_remembered() -> None:
    story = encounter("special-03").does("choose b").through_rewards()
    story.has_progress(1).carries("Picket", 1).carries("Boomer", 1).deck_holds("special-06")
