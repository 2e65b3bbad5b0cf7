"""Between a Rock and a Hard Place."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE
from tests.games.too_many_bones.encounters.usual import DICE
from tests.games.too_many_bones.roads import alone
from tests.rulings import ruling


@ruling("TMB-105", "TMB-212")
def test_the_stone_golem_comes_alone() -> None:
    story = alone("solo-03", "a", 0).sets_up().queues(5).shows("Stone Golem 5")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


@ruling("TMB-212")
def test_the_stone_golem_is_called_from_the_unused_chips_and_goes_back() -> None:
    story = alone("solo-03", "a", 0, tyrant="nom", stacks=()).sets_up().queues(5)
    golem = CHIP_KEYS["stone_golem"].chip
    assert story.s.baddies_standing()[0].chip == golem
    story.loses()
    assert golem in story.s.adventure.unused


@ruling("TMB-108", "TMB-112")
def test_the_golden_golem_fights_in_place_of_the_gearloc() -> None:
    story = alone("solo-03", "b", *[0] * DICE).asks("place_ally", "at a2", "at b2", "at c2", "at d2").does("at a2")
    story.shows("meter: bog frog, bog worm, golden golem", "queue: bog lurk")
    assert story.s.allies_standing()[0].chip == CHIP_KEYS["golden_golem"].chip
    story.turn_of("Bog Frog").tells("Targeted", who="Bog Frog", target="Golden Golem")
    story.turn_of("Golden Golem").tells("Targeted", who="Golden Golem", target="Bog Frog").shows("over: nothing")


@ruling("TMB-043")
def test_after_round_3_the_gearloc_enters_and_the_golem_is_an_enemy() -> None:
    story = alone("solo-03", "b", *[0] * 400, stacks=("bog worm", "", "golden golem"), day=1).does("at a2")
    story.s.round = 2
    story.plays_round()
    assert story.s.allies_standing()
    story.plays_round()
    golem = story.s.baddies_standing()[-1]
    assert (golem.chip, golem.id) == (CHIP_KEYS["golden_golem"].chip, FIRST_BADDIE + 3)
    assert story.s.allies_standing() == []
    assert story.s.stands(0)
    assert golem.id in story.s.meter
    story.shows("over: nothing").wins().through_rewards().has_progress(1).gained("Picket", training=2)
    story.carries("Picket", 2)


@ruling("TMB-043")
def test_when_the_golem_falls_the_gearloc_enters_as_that_round_ends() -> None:
    story = alone("solo-03", "b", *[0] * 400, stacks=("bog worm", "", "golden golem"), day=1).does("at a2")
    story.deals(20, "Golden Golem", true=True).shows("over: nothing", "defeated: golden golem")
    story.plays_round()
    assert story.s.stands(0)
