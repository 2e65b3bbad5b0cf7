"""When cards for the owner's own turn are not offered (TMB-084)."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, PICKET, fight
from tests.rulings import ruling


@ruling("TMB-084")
def test_who_is_ko_keeps_its_loot_and_cannot_use_it() -> None:
    story = fight(f"{PICKET}, Boomer 0/3 ko | {FROG}", {"Boomer": "zelfey_seeds"})
    story.begins().does_not_offer("play").has("Boomer", "zelfey_seeds")


def test_hp_that_are_not_missing_are_not_healed() -> None:
    bag = "mixed_berries, oggot_herbs, zelfey_seeds"
    fight(f"{PICKET} | {FROG}", {"Picket": bag}).begins().does_not_offer("play")
