"""What a unit is worth now."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle
from tests.rulings import ruling


@ruling("TMB-011", "TMB-196")
def test_dex_never_goes_below_0() -> None:
    story = battle("Picket 5/5 at c2 [weaken 3] | Clay Golem 3 at c3")
    story.asks("target", "target c3", "no target").plays_turn("target c3")
    story.never_tells("Rolled").lacks("Picket", "weaken")
