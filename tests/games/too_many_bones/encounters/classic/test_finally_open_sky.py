"""Finally, Open Sky."""

from __future__ import annotations

from boneyard.games.too_many_bones.notation.dice import read_rolled_die
from tests.games.too_many_bones.encounters.usual import ALL_SORTS, INITIATIVE
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling

PICKET_SEAT = 0


@ruling("TMB-279")
def test_in_the_open_there_are_no_defense_dice() -> None:
    """Whole battle."""
    story = encounter("classic-20", dice=rolls(*INITIATIVE), stacks=ALL_SORTS)
    story.does("choose a").sets_up("a2", "d1").special_rules("OpenGround")
    assert "no" not in story.answered, "Picket was asked for his wall of shields"
    story.turn_of("Boomer", "stay", "target a3").offers("add attack", "add element").does_not_offer("add defense")
    story.does("roll").wins().through_rewards().has_progress(1).gained("Boomer", training=2)


@ruling("TMB-279")
def test_shields_in_locked_slots_still_count_in_the_open() -> None:
    """Picket has one from an earlier battle."""
    story = encounter("classic-20", dice=rolls(*INITIATIVE), stacks=ALL_SORTS)
    story.s.party[PICKET_SEAT].locked = [read_rolled_die("defense 2")]
    story.does("choose a").sets_up("a2", "d1").deals(2, "Picket").has_hp("Picket", 5).lies("Picket", locked="nothing")


@ruling("TMB-043")
def test_behind_a_rock_there_are_only_defense_dice_for_two_rounds() -> None:
    """From round 3 on everything is as usual."""
    story = encounter("classic-20", dice=rolls(*INITIATIVE), stacks=ALL_SORTS)
    story.does("choose b").sets_up("a2", "d1").special_rules("BehindRocks")
    story.turn_of("Boomer", "stay", "target a3").asks("dice", "roll", "add defense").does("roll")
    story.s.round = 3
    story.turn_of("Boomer", "stay", "target a3").offers("add attack", "add defense", "add element").does("roll")
    story.wins().through_rewards().has_progress(1).carries("Boomer", 1)
