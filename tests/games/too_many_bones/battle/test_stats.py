"""What a unit is worth now."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.stats import is_worth_at_most
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from tests.games.too_many_bones.stories import battle
from tests.rulings import ruling


@ruling("TMB-011", "TMB-196")
def test_dex_never_goes_below_0() -> None:
    story = battle("Picket 5/5 at c2 [weaken 3] | Clay Golem 3 at c3")
    story.asks("target", "target c3", "no target").plays_turn("target c3")
    story.never_tells("Rolled").lacks("Picket", "weaken")


# The goal


@ruling("TMB-048")
def test_effects_limited_by_points_never_touch_a_tyrant() -> None:
    tyrant = battle("Picket 5/5 at a2 | Nom 10 at a3, Clay Golem 3 at d3").s
    assert not is_worth_at_most(tyrant.baddie(FIRST_BADDIE), 20)
    assert is_worth_at_most(tyrant.baddie(FIRST_BADDIE + 3), 1)
