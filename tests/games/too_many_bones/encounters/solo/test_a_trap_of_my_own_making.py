"""A Trap of My Own Making."""

from __future__ import annotations

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.battle.moving import move
from boneyard.games.too_many_bones.model.ids import Cell
from boneyard.games.too_many_bones.model.state import TooManyBones
from tests.games.too_many_bones.encounters.usual import DICE
from tests.games.too_many_bones.roads import alone
from tests.rulings import ruling


@ruling("TMB-043")
def test_a_baddie_caught_in_a_pit_has_no_turn_in_rounds_1_and_2() -> None:
    story = alone("solo-06", "a", 1, 2, 0, *[0] * DICE).sets_up("d2").queues(5, 5).special_rules("Pits")
    story.forgets().plays_round()
    story.tells("TurnBegan", who="Bog Lurk").never_tells("TurnBegan", who="Stone Golem")
    story.s.round = 3
    story.forgets().plays_round().tells("TurnBegan", who="Stone Golem")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-111", "TMB-182", "TMB-291")
def test_among_the_pits_every_new_position_hurts_a_baddie() -> None:
    story = alone("solo-06", "b", 0, *[0] * DICE).sets_up("d2").queues(5, 5).special_rules("Spikes", "Surprised")
    for baddie in story.s.baddies_standing():
        assert baddie.hp == baddie.max - 1
    story.forgets().turn_of("Stone Golem").asks("baddie_walk", "at d3", "at c2").does("at d3")
    assert (story.told("Moved", who="Stone Golem"), story.told("Hurt", who="Stone Golem", true=True)) == (1, 2)
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-291", "TMB-170")
def test_a_single_step_among_the_pits_hurts_once() -> None:
    story = alone("solo-06", "b", 0, *[0] * DICE).sets_up("d2").forgets()
    story.happens(*[MoveOneStep(baddie.id) for baddie in story.s.baddies_standing()])
    assert story.told("Moved") == story.told("Hurt", true=True) == 2


class MoveOneStep(Do):
    """A baddie walks to the position behind it."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        """In its lane."""
        move(s, self.unit, Cell(s.cell_of(self.unit) - 4), "walk")
