"""Sticks and Stones."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import BODY_COUNT
from tests.games.too_many_bones.encounters.usual import ALL_SORTS, INITIATIVE
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-278")
def test_without_packs_there_are_no_skill_dice_and_bones_count_double() -> None:
    """White dice only; one die with bones fills two places of the backup plan."""
    story = encounter("classic-19", dice=rolls(*INITIATIVE, "attack bones"), stacks=ALL_SORTS)
    story.does("choose a").sets_up("a2", "d1").special_rules("Sticks").queues(1, 1, 1, 1)
    story.turn_of("Boomer", "stay", "target a3").asks("dice", "roll", "add attack", "add defense")
    story.does("add attack", "roll", "keep").tells("BonesKept", who="Boomer", bones=2)
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2)


@ruling("TMB-043")
def test_skill_dice_come_back_with_the_thief_in_lane_1() -> None:
    """The first baddie of lane 1 has them; any other may fall before."""
    story = encounter("classic-19", dice=rolls(*INITIATIVE), stacks=ALL_SORTS)
    story.does("choose b").sets_up("a2", "d1").special_rules("Thief").shows("Wild Boar 3 at a3")
    story.deals(9, "Goblin Sneak", true=True)
    story.turn_of("Boomer", "stay", "target a3").asks("dice", "roll", "add attack", "add defense").does("roll")
    story.deals(9, "Wild Boar", true=True)
    story.turn_of("Boomer", "stay", "target c3").offers("add element").does("roll")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2)


@ruling("TMB-278")
def test_nothing_on_the_mat_of_a_gearloc_stands_in_for_its_packs() -> None:
    """The Body Count heals only once the thief has fallen."""
    dice = rolls("tantrum initiative 4", "boomer initiative 6")
    story = encounter("classic-19", party="Tantrum, Boomer", dice=dice, stacks=ALL_SORTS, hp={"Tantrum": 2})
    story.does("choose b").sets_up("a2", "d1")
    story.s.party[0].shows[BODY_COUNT % 16] = 2
    story.turn_of("Tantrum", "stay").does_not_offer("act body-count").does("target a3", "roll")
    story.deals(9, "Wild Boar", true=True).turn_of("Tantrum", "stay").offers("act body-count")
