"""Defused Parcel."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import met
from tests.games.too_many_bones.loots import camp
from tests.rulings import ruling


@ruling("TMB-082", "TMB-086", "TMB-300")
def test_the_parcel_is_loot_it_takes_room_changes_hands_and_is_gone_for_good_when_it_is_searched_away() -> None:
    force = (2, 0, 0, 0)
    more = {"party": "Picket", "bags": {"Picket": "oggot_herbs, multi_tool, rusty_optics, prying_iron"}}
    story = met("tyrant-goblin-king-1", "b", *force, 0, 0, **more).does("say 3", "nothing", "done", "open with grey")
    story.asks("drop").does("drop rusty_optics").sets_up().loses().camps()
    story.has("Picket", "oggot_herbs, multi_tool, prying_iron, defused_parcel")
    camp({"Picket": "defused_parcel"}).does("Picket: give defused_parcel boomer").has("Boomer", "defused_parcel")
    gone = camp({"Picket": "defused_parcel"}, "Picket", *["attack 1"] * 6).does("search defused_parcel")
    gone.has("Picket", "nothing")
    assert not gone.s.adventure.loot_gone
