"""Just Out of Reach."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import CHIPS
from tests.games.too_many_bones.encounters.usual import DICE
from tests.games.too_many_bones.roads import alone
from tests.rulings import ruling


@ruling("TMB-113")
def test_at_the_water_ranged_baddies_are_on_top_of_the_meter() -> None:
    story = alone("solo-02", "a", 0).sets_up()
    story.queues(1, 1, 1, 1).special_rules("ArchersFirst")
    units = story.s.meter
    assert CHIPS[story.s.baddie(units[0]).chip].key == "bog_pole"
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-111")
def test_over_the_rocks_baddies_are_surprised_and_stand_still_in_round_1() -> None:
    story = alone("solo-02", "b", 0, *[0] * DICE).sets_up("d2").special_rules("Surprised", "Rooted")
    assert story.s.meter[0] == 0
    before = [baddie.cell for baddie in story.s.baddies_standing()]
    story.plays_round()
    assert [baddie.cell for baddie in story.s.baddies_standing()] == before
    story.wins().through_rewards().has_progress(0).gained("Picket", training=2).is_discarded("solo-02")
