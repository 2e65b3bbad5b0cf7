"""Rusty Optics."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.turns.rounds import EndRound
from tests.games.too_many_bones.loots import FROG, PICKET, fight, left
from tests.rulings import ruling


@ruling("TMB-115", "TMB-118")
def test_rusty_optics_lift_their_owner_three_places_at_the_end_of_a_round() -> None:
    foes = "Bog Frog 4 at a3, Bog Worm 3 at b3, Goblin Cheat 2 at a4"
    picture = f"{PICKET} | {foes}\nmeter: Bog Frog, Bog Worm, Goblin Cheat, Picket"
    story = fight(picture, {"Picket": "rusty_optics"})
    story.s.agenda = [AfterBattle()]
    story.happens(EndRound()).asks("optics").does("play rusty_optics")
    story.shows("meter: Picket, Bog Frog, Bog Worm, Goblin Cheat")
    assert left(story, "Picket") == 1


@ruling("TMB-118")
def test_optics_are_not_asked_for_on_top_of_the_meter_and_may_be_kept() -> None:
    for order, asked in (("Picket, Bog Frog", False), ("Bog Frog, Picket", True)):
        story = fight(f"{PICKET} | {FROG}\nmeter: {order}", {"Picket": "rusty_optics"})
        story.s.agenda = [AfterBattle()]
        story.happens(EndRound())
        if asked:
            story.asks("optics").does("no").shows(f"meter: {order}").has("Picket", "rusty_optics")
        assert left(story, "Picket") == 2
