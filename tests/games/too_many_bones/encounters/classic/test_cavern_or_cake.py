"""Cavern or Cake?"""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, TRIO, TROLLS_AND_ORCS
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-036", "TMB-101")
def test_the_dark_holds_more_baddies_and_two_troves_to_share() -> None:
    story = (
        encounter("classic-12", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=TROLLS_AND_ORCS)
        .does("choose a")
        .sets_up()
    )
    story.queues(5, 1, 1, 1).wins().asks("share").through_rewards().carries("Picket", 2).has_progress(1)


@ruling("TMB-101")
def test_a_large_party_finds_twelve_points_in_the_dark() -> None:
    story = encounter("classic-12", party="Picket, Boomer, Tantrum", day=1, dice=rolls(*TRIO), stacks=TROLLS_AND_ORCS)
    story.does("choose a").sets_up().queues(5, 5, 5)


@ruling("TMB-111")
def test_guests_come_as_a_surprise() -> None:
    dice = rolls("picket initiative 2", "boomer initiative 2")
    stacks = ("acid lizard, orc brawler", "", "")
    story = encounter("classic-12", day=1, dice=dice, stacks=stacks).does("choose b").sets_up()
    assert [unit < 4 for unit in story.s.meter] == [True, True, False, False]
    story.shows(f"turn: {'Picket' if story.s.meter[0] == 0 else 'Boomer'}")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 0)
