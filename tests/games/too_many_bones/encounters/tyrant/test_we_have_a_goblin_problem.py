"""We Have a Goblin Problem."""

from __future__ import annotations

from typing import Any

from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.encounters.steps import CountPoints
from boneyard.games.too_many_bones.model.adventure import GOBLIN_TRAIL
from boneyard.games.too_many_bones.model.state import CHIP
from tests.games.too_many_bones.encounters.usual import DICE, PICKET_AND_BOOMER, chips, met, who_came
from tests.games.too_many_bones.roads import RoadStory, encounter, rolls
from tests.rulings import ruling


@ruling("TMB-281")
def test_goblins_join_and_then_follow_the_party() -> None:
    stacks = ("kobold, goblin sneak, troll runt, club troll, wolf, goblin cheat", "", "")
    story = met("tyrant-goblin-king-2", "a", 0, 0, *[0] * DICE, stacks=stacks).sets_up().queues(1, 1, 1, 1, 1)
    assert story.s.baddies_standing()[0].chip == CHIP_KEYS["goblin_cheat"].chip
    story.deals(2, "Goblin Cheat", true=True).loses().camps().has_progress(0)
    assert story.s.adventure.marks & GOBLIN_TRAIL
    story.s.agenda = []
    story.happens(CountPoints(0))
    assert story.s.queue[0] & CHIP == CHIP_KEYS["goblin_cheat"].chip
    assert len(story.s.queue) == 5
    assert story.s.defeated == []


@ruling("TMB-104", "TMB-281")
def test_a_large_party_counts_a_stronger_goblin_and_is_paid_for_it() -> None:
    stacks = ("troll runt, club troll, wolf, wild boar", "goblin gang boss, cave bear", "")
    story = met("tyrant-goblin-king-2", "a", 0, 0, 0, party="Picket, Boomer, Patches", day=1, stacks=stacks)
    story.sets_up().queues(5, 1, 1, 1).shows("Goblin Gang Boss 5")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)
    assert story.s.adventure.marks & GOBLIN_TRAIL


def followed(key: str, choice: str, **more: Any) -> RoadStory:
    """A Goblin is on the party's trail, and a card is met on the way to its king."""
    story = encounter(key, tyrant="goblin_king", **more)
    story.s.adventure.marks |= GOBLIN_TRAIL
    story.s.defeated = chips("goblin_sneak", "wolf")
    return story.does(f"choose {choice}")


@ruling("TMB-105", "TMB-281")
def test_the_bog_does_not_take_the_place_of_a_goblin_that_follows() -> None:
    stacks = ("troll runt, wild boar, bog frog, bog worm, bog pole", "bog lurk", "")
    story = followed("classic-01", "a", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).sets_up()
    assert who_came(story) == ["goblin_sneak", "bog_lurk"]
    story.shows("defeated: wolf (1-pt)")


@ruling("TMB-102", "TMB-281")
def test_a_goblin_follows_into_a_battle_with_recruits() -> None:
    stacks = ("troll runt, wild boar", "", "")
    story = followed("solo-11", "a", party="Picket", day=2, dice=rolls(0), stacks=stacks).sets_up()
    assert who_came(story) == ["goblin_sneak", "troll_runt", "wild_boar"]


@ruling("TMB-281")
def test_a_goblin_is_revealed_with_those_who_chase_a_gearloc_over_the_bridge() -> None:
    dice = rolls("attack 1", "attack bones")  # the Cheat alone is ranged
    story = followed("solo-01", "b", party="Picket", day=1, dice=dice, stacks=("goblin cheat", "", ""))
    story.tells("ChipScouted", chip="Goblin Sneak").has_hp("Picket", 4)


@ruling("TMB-104")
def test_no_goblin_follows_where_the_card_names_its_baddies() -> None:
    stacks = ("troll runt", "river troll, cave bear", "")
    story = followed("solo-06", "b", party="Picket", dice=rolls(0), stacks=stacks).sets_up()
    assert who_came(story) == ["river_troll", "cave_bear"]
