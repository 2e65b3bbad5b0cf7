"""Our Ducks in a Row."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import TRUE, Damage
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.notation import positions
from tests.games.too_many_bones.encounters.usual import INITIATIVE, PICKET_AND_BOOMER
from tests.games.too_many_bones.roads import RoadStory, encounter, rolls
from tests.rulings import ruling


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


@ruling("TMB-034")
def test_a_cellar_without_rats_shows_nobody_a_doorway_if_the_battle_is_lost() -> None:
    story = encounter("classic-25", dice=rolls(0, 0, 0, *PICKET_AND_BOOMER)).does("choose a").sets_up()
    for rat in story.s.enemies_standing():
        story.s.baddies[rat.id - 4] = None
    story.loses().camps().deck_lacks("special-05").has_progress(0)
