"""Gearlocs Need Food Badly!"""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.classic.gearlocs_need_food_badly import HunterTurn
from boneyard.games.too_many_bones.encounters.steps import GetReady
from tests.games.too_many_bones.encounters.usual import heaps
from tests.games.too_many_bones.roads import RoadStory, encounter, rolls
from tests.rulings import ruling


def meadow(*dice: str | int) -> RoadStory:
    """Picket on a2 and Boomer on d1, critters everywhere else."""
    return encounter("classic-28", dice=rolls(*dice)).does("choose a", "at a2", "at d1")


def lie(story: RoadStory, *rows: str) -> RoadStory:
    """The hunt goes on from here: these stacks, and the party's turn."""
    story.s.agenda.pop()
    story.happens(HunterTurn(tuple(int(each) for row in rows for each in row), 0))
    return story


@ruling("TMB-043")
def test_critters_run_first_and_all_stacks_of_a_lane_at_once() -> None:
    """A 2: the second lane joins its neighbours, up, down or sideways as the party likes."""
    story = meadow(1).asks("critters", "move a4", "move c4", "move b3").does("move a4")
    story.asks("critters", "move b4", "move a3", "move c3", "move b2").does("move a3").saved()
    story.does("move c2", "move a1").asks("stalk").asks_whom("Picket")
    assert heaps(story) == [[2, 0, 1, 1], [2, 0, 1, 1], [0, 0, 2, 1], [2, 0, 1, 0]]


@ruling("TMB-043")
def test_a_5_names_the_first_lane_again() -> None:
    """And stacks that run to each other change places."""
    story = meadow(4).asks("critters", "move b4", "move a3").does("move a3")
    story.asks("critters", "move a4", "move b3").does("move a4").asks("stalk", "stay", "move a1")
    assert heaps(story) == [[1, 1, 1, 1], [1, 1, 1, 1], [0, 1, 1, 1], [0, 2, 1, 0]]


@ruling("TMB-043", "TMB-189")
def test_a_stack_that_dies_feeds_its_hunter_and_one_that_lives_is_gone() -> None:
    """Picket strikes next door, Boomer anywhere; the chips are Buff HP of the next battle."""
    story = lie(meadow(1, "attack 2", "attack bones"), "1000", "2000", "0000", "0000")
    story.asks("stalk").does("stay").asks("prey", "target a3", "no target").does("target a3")
    story.asks("stalk").asks_whom("Boomer").does("stay").asks("prey", "target a4", "no target").does("target a4")
    story.tells("CrittersCaught", who="Picket", cell="a3", hp=2).tells("CrittersGone", cell="a4", hp=1)
    story.through_rewards().has_progress(1).gained("Boomer", training=1).shows("Picket 6/6 waiting")
    story.happens(GetReady())
    assert [gearloc.buff for gearloc in story.s.party] == [2, 0]


@ruling("TMB-043", "TMB-128")
def test_steps_cost_the_dex_that_dice_need() -> None:
    """Picket, with 2 Dex, is beside the critter after two steps, and has no die left to roll."""
    story = lie(meadow(1), "0000", "0000", "0000", "1000").asks("stalk").does("move b1").asks("stalk")
    story.asks_whom("Boomer").tells("Moved", who="Picket", cell="b1")
    assert heaps(story)[3] == [1, 0, 0, 0]


@ruling("TMB-043")
def test_if_a_lane_is_empty_the_smallest_stack_is_lost() -> None:
    """The party picks among equals; a stack without neighbours has nowhere to run."""
    story = lie(meadow(1, 3, 0), "1020", "0000", "0000", "1000")
    story.does("stay", "no target", "stay", "no target").asks("stray", "at a4", "at a1").saved().does("at a4")
    assert heaps(story) == [[0, 0, 2, 0], [0, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0]]
    story.does("stay", "no target", "stay", "no target").tells("CrittersGone", cell="a1", hp=1)
    assert heaps(story) == [[0, 0, 2, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
