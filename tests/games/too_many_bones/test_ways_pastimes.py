"""Classic encounters with a game of their own on the mat: rats, a hunt and rubble (25, 28, 29)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.damage import TRUE, Damage
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.encounters.classic.gearlocs_need_food_badly import HunterTurn
from boneyard.games.too_many_bones.encounters.steps import GetReady
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.notation import positions
from tests.games.too_many_bones.roads import RoadStory, encounter, play_out, rolls
from tests.rulings import ruling

INITIATIVE = ("picket initiative 3", "boomer initiative 4")


# classic-25: Our Ducks in a Row


def cellar() -> RoadStory:
    """Three rats of 1, 2 and 3 HP in lanes 1 to 3, Picket before the first of them."""
    story = encounter("classic-25", dice=rolls(0, 1, 2, *INITIATIVE)).does("choose a")
    return story.sets_up("a2", "d1")


def rats(story: RoadStory) -> dict[str, int]:
    """HP of the rats by their positions."""
    return {SQUARES[rat.cell]: rat.hp for rat in story.s.enemies_standing()}


@ruling("TMB-043", "TMB-110")
def test_there_is_one_rat_more_than_gearlocs() -> None:
    """They stand on melee positions, and only gearlocs are on the meter."""
    story = cellar().special_rules("Rats")
    story.shows("meter: Boomer, Picket", "round 1", "over: nothing")
    assert rats(story) == {"a3": 1, "b3": 2, "c3": 3}


@ruling("TMB-043")
def test_the_fifth_rat_sits_behind_the_first() -> None:
    """Four gearlocs wake five rats."""
    dice = rolls(0, 0, 0, 0, 5, *INITIATIVE, "patches initiative 4", "tantrum initiative 5")
    story = encounter("classic-25", party="Picket, Boomer, Patches, Tantrum", dice=dice).does("choose a")
    assert rats(story.sets_up()) == {"a3": 1, "b3": 1, "c3": 1, "d3": 1, "a4": 6}


@ruling("TMB-043")
def test_with_one_rat_left_after_round_1_the_cellar_is_clean_enough() -> None:
    """Two fall, the round ends, and the battle is won."""
    story = cellar()
    kill(story, 2)
    story.shows("over: nothing")
    story.s.acted = -1
    story.begins()
    story.through_rewards().has_progress(1).gained("Picket", training=1).deck_lacks("special-05")


@ruling("TMB-034", "TMB-043")
def test_with_two_rats_left_it_is_not() -> None:
    """There is no second round."""
    story = cellar()
    kill(story, 1)
    story.s.acted = -1
    story.begins()
    story.tells("BattleLost", why="time").camps().has_progress(0).is_discarded("classic-25")


@ruling("TMB-043")
def test_without_a_rat_the_battle_is_won_at_once_and_a_doorway_found() -> None:
    """The Ebonite Doorway is shuffled in."""
    story = cellar()
    kill(story, 3)
    story.through_rewards().has_progress(1).gained("Boomer", training=1).deck_holds("special-05")


@ruling("TMB-043")
def test_a_rat_is_a_target_like_any_other() -> None:
    """Boomer shoots one in the second lane; what is too much is lost."""
    story = encounter("classic-25", dice=rolls(0, 0, 2, *INITIATIVE, "attack 2")).does("choose a")
    story.sets_up("a2", "d1").plays_turn("stay", "target b3", "add attack", "roll", "hit 2")
    assert rats(story) == {"a3": 1, "c3": 3}


def test_rats_are_drawn_as_piles() -> None:
    """A picture with piles is read as it was written."""
    picture = positions.write(cellar().s)
    assert "First Pile 1 at a3, Second Pile 2 at b3, Third Pile 3 at c3" in picture
    assert "Second Pile 1/2 at b3" in positions.write(positions.table("Picket 5/5 at a2 | Second Pile 1/2 at b3"))


def kill(story: RoadStory, count: int) -> None:
    """The first rats fall."""
    for rat in story.s.enemies_standing()[:count]:
        story.happens(Damage(rat.id, 9, TRUE, NOBODY), CheckBattle())


# classic-28: Gearlocs Need Food Badly!


def meadow(*dice: str | int) -> RoadStory:
    """Picket on a2 and Boomer on d1, critters everywhere else."""
    return encounter("classic-28", dice=rolls(*dice)).does("choose a", "at a2", "at d1")


def heaps(story: RoadStory) -> list[list[int]]:
    """What lies on the mat in the open question, by rows from the top: stacks of critters, or rubble."""
    top = story.s.agenda[-1]
    hp = getattr(top, "critters", None) or getattr(top, "rubble")  # noqa: B009
    return [list(hp[row * 4 : row * 4 + 4]) for row in range(4)]


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
    story.asks_whom("Boomer").tells("Moved", who="Picket", to="b1")
    assert heaps(story)[3] == [1, 0, 0, 0]


@ruling("TMB-043")
def test_if_a_lane_is_empty_the_smallest_stack_is_lost() -> None:
    """The party picks among equals; a stack without neighbours has nowhere to run."""
    story = lie(meadow(1, 3, 0), "1020", "0000", "0000", "1000")
    story.does("stay", "no target", "stay", "no target").asks("stray", "at a4", "at a1").saved().does("at a4")
    assert heaps(story) == [[0, 0, 2, 0], [0, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0]]
    story.does("stay", "no target", "stay", "no target").tells("CrittersGone", cell="a1", hp=1)
    assert heaps(story) == [[0, 0, 2, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


# classic-29: Caution...Blasting Ahead


def blocked(*dice: str) -> RoadStory:
    """Rubble in the left corner of the baddies' side, two by two."""
    story = encounter("classic-29", dice=rolls(*dice)).does("choose a")
    return story.asks("rubble", "at a4", "at b4", "at c4", "at d4", "at a3", "at b3", "at c3", "at d3").does(
        "at a4", "at b4", "at a3", "at b3"
    )


@ruling("TMB-043", "TMB-009")
def test_a_grenade_hits_its_position_in_full_and_those_around_by_half() -> None:
    """Whoever likes throws next; half of 3 is 1."""
    story = blocked("attack 1", "attack 2").asks("grenade").saved().does("Boomer: aim a4")
    assert heaps(story)[:2] == [[0, 2, 0, 0], [2, 3, 0, 0]]
    story.tells("GrenadeThrown", who="Boomer", cell="a4", amount=3)
    story.shows("Picket 5/5 waiting", "Boomer 3/3 waiting")


@ruling("TMB-043")
def test_a_clear_road_is_a_success_with_grenades_to_spare() -> None:
    """Two good throws are enough for four stacks."""
    story = blocked("attack 2", "attack 2", "attack 2", "attack 2").does("Picket: aim a4", "Boomer: aim b3")
    story.through_rewards().has_progress(1).gained("Picket", training=2).is_kept("classic-29")


@ruling("TMB-034", "TMB-043")
def test_bones_move_no_rubble() -> None:
    """After two grenades each, the adventure is still blocked."""
    story = blocked(*["attack bones"] * 8).does("Picket: aim a4", "Picket: aim a4").asks_whom("Boomer")
    story.does("aim a4", "aim d1").camps().has_progress(0).is_discarded("classic-29")


@ruling("TMB-043")
def test_four_gearlocs_fill_the_whole_road() -> None:
    """Eight stacks on eight positions leave nothing to choose."""
    story = encounter("classic-29", party="Picket, Boomer, Patches, Tantrum").does("choose a").asks("grenade")
    assert heaps(story) == [[3, 3, 3, 3], [3, 3, 3, 3], [0, 0, 0, 0], [0, 0, 0, 0]]


# All of them


@pytest.mark.parametrize("key", ["classic-25", "classic-28", "classic-29"])
def test_any_day_with_these_games_comes_to_its_end(key: str) -> None:
    """Random answers, saved and loaded now and then, for parties of one to four."""
    for seats in range(1, 5):
        play_out(key, 0, seats, seed=seats * 100)
