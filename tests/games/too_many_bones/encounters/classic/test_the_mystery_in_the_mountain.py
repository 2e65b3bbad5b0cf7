"""The Mystery in the Mountain."""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.every_card import BY_KEY
from tests.games.too_many_bones.encounters.usual import ALL_SORTS, INITIATIVE, WITH_BIG
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-104")
def test_the_bottom_of_the_mine_holds_a_5_for_each_gearloc() -> None:
    """They wait at the bottom of the queue; each gearloc draws trove."""
    story = encounter(
        "classic-18", dice=rolls(*INITIATIVE), stacks=ALL_SORTS, loot="", trove="dex_infuser, laser_pointer"
    )
    story.does("choose a").sets_up().queues(1, 1, 1, 1, 5, 5).shows("queue: River Troll, Cave Bear")
    story.wins().through_rewards().has_progress(2).gained("Boomer", training=2).carries("Picket", 2)


@ruling("TMB-104")
def test_sentries_come_with_six_points_and_a_1_for_each_gearloc() -> None:
    """The added ones are at the bottom."""
    story = encounter("classic-18", dice=rolls(*INITIATIVE), stacks=ALL_SORTS)
    story.does("choose b").sets_up().queues(5, 5, 1, 1)
    story.wins().through_rewards().has_progress(2).gained("Boomer", training=3).carries("Picket", 1)


@ruling("TMB-043", "TMB-034")
def test_spying_turns_up_two_chips_and_puts_the_card_back() -> None:
    """No success and no reward; the same card comes tomorrow."""
    story = encounter("classic-18", stacks=WITH_BIG)
    story.does("choose c").asks("stack", "stack 1", "stack 5", "stack 20").does("stack 20")
    story.asks("scouted", "stay", "bottom").does("bottom", "stack 20", "stay").camps()
    story.tells("ChipScouted", chip="Armored Troll", bottom=True)
    story.tells("ChipScouted", chip="Hill Troll Brute", bottom=False)
    story.deck_holds("classic-18").has_progress(0).gained("Picket", training=0)
    assert story.s.adventure.deck[0] == BY_KEY["classic-18"].card
    assert BY_KEY["classic-18"].card not in story.s.adventure.discards
