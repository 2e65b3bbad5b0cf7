"""Fortunate Discovery."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, camp, fight
from tests.rulings import ruling


@ruling("TMB-150")
def test_fortunate_discovery_brings_a_consumable_of_ones_own() -> None:
    story = fight(f"Patches 5/5 at c1 | {FROG}", {"Patches": "fortunate_discovery"}, "e-cells 2")
    story.does("play fortunate", "gain e-cells").lies("Patches", locked="e-cells 2").has("Patches", "nothing")
    story = fight(f"Tantrum 4/4 at c2 | {FROG}", {"Tantrum": "fortunate_discovery"})
    story.does("play fortunate", "gain axe-collector").shows("Tantrum 4/4 [axe-collector 3]")
    camp({"Picket": "fortunate_discovery"}, "Picket").does("play fortunate").asks("consumable")
