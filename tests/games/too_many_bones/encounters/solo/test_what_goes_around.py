"""What Goes Around..."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.events.battle import Hurt, Targeted
from boneyard.games.too_many_bones.model.ids import ALLY, FIRST_BADDIE
from boneyard.games.too_many_bones.model.who import unit_of
from tests.games.too_many_bones.encounters.usual import DICE
from tests.games.too_many_bones.roads import RoadDice, alone, rolls
from tests.rulings import ruling


@ruling("TMB-043", "TMB-104")
def test_robbers_who_have_tired_enter_two_hp_short() -> None:
    story = alone("solo-09", "a", 0).sets_up().queues(5, 1, 1).special_rules("TiredRobbers")
    for baddie in story.s.baddies_standing():
        assert baddie.hp == max(1, CHIPS[baddie.chip].hp - 2)
    story.wins().through_rewards().has_progress(1).carries("Picket", 3)


@ruling("TMB-043")
def test_a_mohlnor_fights_right_after_the_gearloc() -> None:
    story = alone("solo-09", "b", 0, stacks=("bog worm", "stone golem", ""), day=1).does("first", "at a2")
    story.asks("place_ally", "at b2", "at c2", "at d2").does("at b2").sets_up().queues(5, 1)
    story.turn_of("Picket", "stay", "no target", "roll").asks("ally_move").offers("stay", "move c2").does("stay")
    story.s.rng = RoadDice(rolls("attack 2", "attack 1"))
    story.asks("ally_target", "target b3", "no target").does("target b3")
    (hurt,) = [event for event in story.events if isinstance(event, Hurt)]
    assert (hurt.amount, unit_of(hurt.by)) == (3, ALLY)
    story.wins().through_rewards().has_progress(1).deck_holds("special-06").carries("Picket", 2)


@ruling("TMB-043")
def test_baddies_go_for_the_mohlnor_too_and_without_him_it_fails() -> None:
    story = alone("solo-09", "b", *[0] * DICE, stacks=("bog worm", "stone golem", ""), day=1)
    story.does("first", "at d2", "at b2").sets_up()
    story.turn_of("Bog Worm")
    assert [unit_of(event.target) for event in story.events if isinstance(event, Targeted)] == [ALLY]
    story.s.baddies[ALLY - FIRST_BADDIE] = None
    story.wins().camps().has_progress(0).is_discarded("solo-09").deck_lacks("special-06")
