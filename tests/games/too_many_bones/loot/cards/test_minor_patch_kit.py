"""Minor Patch Kit."""

from __future__ import annotations

from tests.games.too_many_bones.loots import extends
from tests.rulings import ruling


@ruling("TMB-085")
def test_a_minor_patch_kit_heals_any_gearloc_by_1() -> None:
    story = extends("Picket 3/5 at c2 [plan: 1 1], Boomer 1/3 at a1", "minor_patch_kit")
    story.offers("play minor_patch_kit picket").does("play minor_patch_kit boomer").shows("Boomer 2/3", "Picket 3/5")
