"""A Bold Challenge."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import ALL_SORTS, INITIATIVE
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-043")
def test_nobody_else_enters_a_duel_for_three_rounds() -> None:
    """One gearloc and the top chip of the queue; at the end of round 3 everybody comes in."""
    story = encounter("classic-17", dice=rolls("boomer initiative 4"), day=3, stacks=ALL_SORTS, hp={"Boomer": 3})
    story.does("choose a").asks("duellist", "at picket", "at boomer").saved().does("at boomer").sets_up("d1")
    story.queues(5, 1).shows("meter: Boomer, River Troll", "queue: Wild Boar").special_rules("Duel").misses("Picket")
    story.s.round = 3
    story.s.acted = -1
    story.begins().asks("enter").asks_whom("Picket").does("at a2").special_rules()
    story.shows("queue: nothing", "meter: Picket, Boomer, River Troll, Wild Boar", "round 4")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2).carries("Picket", 1)


@ruling("TMB-043", "TMB-122")
def test_a_duel_that_is_decided_lets_everybody_in_at_the_end_of_the_round() -> None:
    """The baddie falls in round 1; the next ones come only when that round is over."""
    story = encounter("classic-17", dice=rolls("boomer initiative 4"), day=3, stacks=ALL_SORTS)
    story.does("choose a", "at boomer").sets_up("d1").deals(9, "River Troll", true=True, by="Boomer")
    story.misses("River Troll", "Wild Boar").shows("queue: Wild Boar", "over: nothing")
    story.s.acted = -1
    story.begins().does("at a2").shows(
        "Wild Boar 3 at a3", "meter: Picket, Boomer, Wild Boar", "round 2"
    ).special_rules()


@ruling("TMB-043", "TMB-204")
def test_a_champion_who_falls_does_not_lose_the_battle() -> None:
    """The others come in at the end of the round, all of them."""
    story = encounter(
        "classic-17", party="Boomer, Picket, Patches", dice=rolls("boomer initiative 4"), stacks=ALL_SORTS
    )
    story.does("choose a", "at boomer").sets_up("d1").deals(9, "Boomer", true=True).shows("over: nothing")
    story.s.acted = -1
    story.begins().asks("entry_order", "first picket", "first patches").does("first patches", "at a2", "at b2")
    story.shows("round 2", "queue: nothing", "meter: Patches, Picket, River Troll, Wild Boar").special_rules()


@ruling("TMB-101")
def test_without_honour_the_queue_is_longer() -> None:
    """4 points more for two gearlocs, 8 for three."""
    two = encounter("classic-17", dice=rolls(*INITIATIVE), day=1, stacks=ALL_SORTS).does("choose b").sets_up()
    two.queues(5, 1)
    dice = rolls(*INITIATIVE, "patches initiative 4")
    three = encounter("classic-17", party="Picket, Boomer, Patches", dice=dice, day=1, stacks=ALL_SORTS)
    three.does("choose b").sets_up().queues(5, 5, 1).wins().through_rewards().has_progress(1)
