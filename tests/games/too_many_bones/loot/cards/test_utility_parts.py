"""Utility Parts."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, PICKET, fight
from tests.rulings import ruling


@ruling("TMB-134", "TMB-144")
def test_utility_parts_bring_back_a_skill_die_or_a_white_one_of_anybody() -> None:
    picture = f"Picket 5/5 at c2 [spent attack 1], Boomer 3/3 at a1 [exhausted: element] | {FROG}"
    story = fight(picture, {"Picket": "utility_parts"}).does("play utility_parts")
    story.asks("restore", "gain attack picket", "gain element boomer").does("gain element boomer")
    story.lies("Boomer", exhausted="nothing").has("Picket", "nothing")
    story = fight(picture, {"Picket": "utility_parts"}).does("play utility_parts", "gain attack")
    story.lacks("Picket", "spent attack")


def test_utility_parts_need_something_exhausted() -> None:
    fight(f"{PICKET} | {FROG}", {"Picket": "utility_parts"}).begins().does_not_offer("play")
