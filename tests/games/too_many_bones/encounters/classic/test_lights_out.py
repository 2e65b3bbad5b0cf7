"""Lights Out."""

from __future__ import annotations

from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-036", "TMB-043")
def test_lanterns_are_shared_out_before_anybody_rolls() -> None:
    """A roll of the lantern's value or more puts it out, for 1 loot to share."""
    dice = rolls(4, 2, "picket initiative 3", "boomer initiative 4")
    story = encounter("classic-27", dice=dice).does("choose a").asks("lantern", "say 3 picket", "say 5 picket")
    story.does("say 3 picket").tells("LanternTried", who="Picket", value=3, out=True)
    story.tells("LanternTried", who="Boomer", value=5, out=False).asks("share")
    story.through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1).carries("Boomer", 0)


@ruling("TMB-043")
def test_equal_lanterns_leave_no_choice_and_burning_ones_no_loot() -> None:
    """A success whatever is rolled."""
    story = encounter("classic-27", dice=rolls(5, 5, "picket initiative 3", "boomer initiative 5"))
    story.does("choose a").through_rewards().has_progress(1).gained("Boomer", training=1).carries("Boomer", 0)
