"""Caution...Blasting Ahead."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import heaps
from tests.games.too_many_bones.roads import RoadStory, encounter, rolls
from tests.rulings import ruling


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
