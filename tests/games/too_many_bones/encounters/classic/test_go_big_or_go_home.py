"""Go Big or Go Home."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, TRIO, TROLLS_AND_ORCS
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-104")
def test_the_large_band_has_a_5_on_top_even_of_a_20() -> None:
    story = (
        encounter("classic-08", day=10, dice=rolls(*PICKET_AND_BOOMER), stacks=TROLLS_AND_ORCS)
        .does("choose a")
        .sets_up()
    )
    story.shows("Wyrm 5 at a3", "Armored Troll 8 at b3")
    story.wins().through_rewards().has_progress(1).carries("Picket", 2).carries("Boomer", 2)


@ruling("TMB-104")
def test_a_large_party_meets_two_more() -> None:
    story = encounter("classic-08", party="Picket, Boomer, Tantrum", day=1, dice=rolls(*TRIO), stacks=TROLLS_AND_ORCS)
    story.does("choose a").sets_up().queues(5, 5, 1, 1, 1)


@ruling("TMB-101", "TMB-110")
def test_of_the_small_band_nothing_may_be_left() -> None:
    story = encounter("classic-08", day=1, stacks=TROLLS_AND_ORCS).does("choose b")
    story.tells("BattleWon").through_rewards().has_progress(1).gained("Picket", training=1).carries(
        "Picket", 1
    ).carries("Boomer", 0)


@ruling("TMB-101")
def test_the_small_band_is_two_points_smaller() -> None:
    dice = rolls(*PICKET_AND_BOOMER)
    encounter("classic-08", day=3, dice=dice, stacks=TROLLS_AND_ORCS).does("choose b").sets_up().queues(1, 1, 1, 1)
