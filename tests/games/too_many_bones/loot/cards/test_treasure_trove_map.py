"""Treasure Trove Map."""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.every_card import BY_KEY as ENCOUNTER_KEYS
from tests.games.too_many_bones.loots import camp


def test_a_treasure_trove_map_shuffles_the_doorway_in_once() -> None:
    story = camp({"Picket": "treasure_trove_map", "Boomer": "treasure_trove_map"})
    story.does("Picket: play treasure_trove_map").deck_holds("special-05")
    assert not [each for each in story.s.open if "play" in str(each.options)]


def test_a_treasure_trove_map_is_of_no_use_once_the_doorway_is_known() -> None:
    for pile in ("deck", "discards", "kept"):
        story = camp({"Picket": "treasure_trove_map"}, "Picket")
        getattr(story.s.adventure, pile).append(ENCOUNTER_KEYS["special-05"].card)
        story.goes_on().does_not_offer("play treasure")
    camp({"Picket": "treasure_trove_map"}, "Picket").does("play treasure").has("Picket", "nothing")
