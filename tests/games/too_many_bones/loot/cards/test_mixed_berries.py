"""Mixed Berries."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, camp, fight
from tests.games.too_many_bones.roads import encounter
from tests.rulings import ruling


@ruling("TMB-083", "TMB-082")
def test_mixed_berries_heal_3_in_battle_and_are_gone() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "mixed_berries"})
    story.does("play mixed_berries").shows("Picket 4/5").has("Picket", "nothing")
    story.tells("LootUsed", who="Picket").tells("LootDiscarded", who="Picket")


@ruling("TMB-083")
def test_mixed_berries_heal_5_outside() -> None:
    camp({"Picket": "mixed_berries"}, "Picket", Picket=1).does("play mixed_berries").has_hp("Picket", 5)
    story = encounter("special-01", party="Picket", hp={"Picket": 1}, bags={"Picket": "mixed_berries"})
    story.does("play mixed_berries").has_hp("Picket", 5).asks("way")
