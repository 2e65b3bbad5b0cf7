"""A Stump in the Road."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, TROLLS_AND_ORCS
from tests.games.too_many_bones.roads import d6, encounter, rolls
from tests.rulings import ruling


@ruling("TMB-036")
def test_a_d6_above_the_number_named_is_worth_as_many_cards_if_the_battle_is_won() -> None:
    dice = rolls(d6(4), *PICKET_AND_BOOMER)
    story = encounter("classic-10", dice=dice, stacks=TROLLS_AND_ORCS).does("choose a")
    story.asks("stump", "say 1", "say 2", "say 3", "say 4", "say 5", "say 6").saved().does("say 3").sets_up()
    story.queues(1, 1, 1, 1).wins().asks("share").through_rewards()
    story.carries("Picket", 3).has_progress(1).gained("Boomer", training=2)


@ruling("TMB-034", "TMB-043")
def test_a_stump_is_worth_nothing_if_the_battle_is_lost() -> None:
    dice = rolls(d6(4), *PICKET_AND_BOOMER)
    story = encounter("classic-10", dice=dice, stacks=TROLLS_AND_ORCS).does("choose a", "say 3").sets_up()
    story.loses().camps().carries("Picket", 0)


@ruling("TMB-101")
def test_a_d6_that_is_not_higher_rings_the_bell() -> None:
    dice = rolls(d6(3), *PICKET_AND_BOOMER)
    story = encounter("classic-10", dice=dice, stacks=TROLLS_AND_ORCS).does("choose a", "say 3").sets_up()
    story.queues(5, 1, 1).wins().through_rewards().carries("Picket", 0).has_progress(1)
