"""Tattered Map."""

from __future__ import annotations

from boneyard.games.too_many_bones.adventure.days import Morning
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY as ENCOUNTER_KEYS
from tests.games.too_many_bones.loots import on_the_road, pack
from tests.games.too_many_bones.roads import encounter, rolls, table
from tests.rulings import ruling


def test_a_tattered_map_draws_two_encounters_and_puts_one_under_the_deck() -> None:
    story = encounter("special-01", bags={"Picket": "tattered_map"}, deck="special-02").asks("map")
    story.does("play tattered_map").asks("which")
    story.does(f"say {ENCOUNTER_KEYS['special-02'].card}").asks("way")
    assert story.s.adventure.card == ENCOUNTER_KEYS["special-02"].card
    assert story.s.adventure.deck[-1] == ENCOUNTER_KEYS["special-01"].card


@ruling("TMB-031")
def test_a_tattered_map_may_be_kept_and_is_of_no_use_on_the_tyrants_day() -> None:
    story = encounter("special-01", bags={"Picket": "tattered_map"}).asks("map").does("no").asks("way")
    story.has("Picket", "tattered_map")
    s = table("Picket", day=2)
    pack(s, {"Picket": "tattered_map"})
    s.adventure.progress = 6
    story = on_the_road(s, Morning(), dice=rolls("picket initiative 2")).does("challenge").has("Picket", "tattered_map")
    story.never_tells("LootUsed")
