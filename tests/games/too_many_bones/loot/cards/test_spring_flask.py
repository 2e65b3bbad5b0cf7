"""Spring Water."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, camp, fight


def test_a_flask_is_a_gift_and_leaves_the_game() -> None:
    story = camp({"Picket": "spring_flask"}, "Picket").does("drop spring_flask").has("Picket", "nothing")
    assert story.s.adventure.loot_gone == []


def test_spring_water_heals_one_for_each_chip() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "spring_flask"})
    story.does("play spring_flask", "play spring_flask").shows("Picket 3/5").has("Picket", "nothing")
