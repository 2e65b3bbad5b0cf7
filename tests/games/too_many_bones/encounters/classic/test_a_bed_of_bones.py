"""A Bed of Bones."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import ALL_SORTS, INITIATIVE, WITH_BIG
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-043", "TMB-134")
def test_dice_that_are_exhausted_may_stun_the_owner_of_the_lair() -> None:
    """Two dice: a 2 at the start of the round takes its turn, a 3 does not."""
    story = encounter("classic-21", dice=rolls(*INITIATIVE, 1, 2), day=1, stacks=WITH_BIG)
    story.does("choose a").asks(
        "exhausted", "lose attack picket", "lose defense picket", "lose attack boomer", "lose defense boomer"
    )
    story.does("lose attack picket").does_not_offer("lose attack picket").offers("done").saved()
    story.does("lose defense boomer", "done").sets_up("a2", "d1").queues(20, 5, 1, 1).special_rules(
        "LairOwner", "Scattered"
    )
    story.shows("Armored Troll 8 at a3 [stun]").turn_of("Armored Troll").tells("TurnLost", who="Armored Troll")
    story.s.acted = -1
    story.begins().shows("round 2").lacks("Armored Troll", "stun")
    story.turn_of("Picket", "stay", "target a3").does_not_offer("add attack").does("roll")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=3).carries("Boomer", 1)
    story.deck_holds("special-04")
    assert story.s.party[0].spent_attack == 0


@ruling("TMB-043")
def test_no_more_than_six_dice_are_exhausted() -> None:
    """Six are all there are for two gearlocs anyway."""
    story = encounter("classic-21", dice=rolls(*INITIATIVE, 5), day=1, stacks=WITH_BIG)
    story.does("choose a", "lose attack picket", "lose defense picket", "lose defense picket")
    story.does("lose attack boomer", "lose defense boomer", "lose defense boomer").sets_up("a2", "d1")
    story.shows("Armored Troll 8 at a3 [stun]")


@ruling("TMB-022")
def test_without_a_20_nobody_owns_the_lair() -> None:
    """Four 5s come for its points, and no D6 is rolled."""
    story = encounter("classic-21", dice=rolls(*INITIATIVE), day=1, stacks=ALL_SORTS)
    story.does("choose a", "lose attack picket", "done").sets_up().special_rules("Scattered")


@ruling("TMB-040")
def test_bolting_costs_two_hp_but_never_the_last() -> None:
    """Then there is a plain battle."""
    story = encounter("classic-21", dice=rolls(*INITIATIVE), day=1, stacks=ALL_SORTS, hp={"Boomer": 2})
    story.does("choose b").has_hp("Picket", 3).has_hp("Boomer", 1).sets_up().queues(1, 1)
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2).carries("Boomer", 0)
    story.deck_lacks("special-04")
