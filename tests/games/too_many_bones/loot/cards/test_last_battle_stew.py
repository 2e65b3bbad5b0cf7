"""Last Battle Stew."""

from __future__ import annotations

from boneyard.games.too_many_bones.adventure.days import NewDay
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from tests.games.too_many_bones.loots import FROG, camp, fight, left
from tests.games.too_many_bones.roads import encounter
from tests.rulings import ruling


@ruling("TMB-083", "TMB-082")
def test_the_stew_feeds_anybody_and_loses_a_chip_each_day() -> None:
    story = camp({"Picket": "last_battle_stew"}, Boomer=1)
    story.does("Boomer: play last_battle_stew", "Boomer: play last_battle_stew").has_hp("Boomer", 3)
    assert left(story, "Picket") == 5
    story.happens(NewDay())
    assert left(story, "Picket") == 4
    story.s.party[0].bag = [BY_KEY["last_battle_stew"].card << 16 | 1]
    story.happens(NewDay()).has("Picket", "nothing")


@ruling("TMB-083", "TMB-086")
def test_a_stew_is_for_everybody_whoever_carries_it_and_never_in_battle() -> None:
    story = encounter("special-01", hp={"Boomer": 1}, bags={"Picket": "last_battle_stew"})
    story.does("Boomer: play last_battle_stew").has_hp("Boomer", 2)
    assert left(story, "Picket") == 6
    fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "last_battle_stew"}).begins().does_not_offer("play")
