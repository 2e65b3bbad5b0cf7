"""In Pursuit of an Antidote."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.model.adventure import ANTIDOTE
from boneyard.games.too_many_bones.model.state import CHIP
from tests.games.too_many_bones.encounters.usual import DICE, met
from tests.games.too_many_bones.roads import RoadStory, encounter, rolls
from tests.rulings import ruling


def defeated(story: RoadStory, *keys: str) -> None:
    """These chips lie in the defeated pile."""
    chips = [CHIP_KEYS[key].chip for key in keys]
    story.s.stacks = [[chip for chip in stack if chip & CHIP not in chips] for stack in story.s.stacks]
    story.s.defeated += chips


@ruling("TMB-043")
def test_the_hunt_is_for_three_strong_or_six_weak_baddies() -> None:
    story = met("tyrant-drellen-1", "a", 0, 0).asks("hunt", "stack 5", "stack 1").does("stack 5").sets_up()
    story.queues(5, 5, 5).wins().through_rewards().gained("Boomer", training=2).has_progress(0)
    story.deck_holds("tyrant-drellen-1")
    story = met("tyrant-drellen-1", "a", 0, 0).does("stack 1").sets_up().queues(1, 1, 1, 1, 1, 1)
    story.loses().camps().deck_holds("tyrant-drellen-1")


@ruling("TMB-032")
def test_without_the_ingredients_the_party_has_to_hunt() -> None:
    story = encounter("tyrant-drellen-1", tyrant="drellen")
    defeated(story, "bog_pole")
    story.does("choose b").tells("ChoiceTaken", choice=0, instead=True).asks("hunt")


@ruling("TMB-006")
def test_a_large_party_needs_more_ingredients() -> None:
    story = encounter("tyrant-drellen-1", party="Picket, Boomer, Patches", tyrant="drellen")
    defeated(story, "clay_golem", "bog_pole")
    story.does("choose b").asks("hunt")
    story = encounter("tyrant-drellen-1", party="Picket, Boomer, Patches", tyrant="drellen")
    defeated(story, "clay_golem", "bog_pole", "stone_golem", "bog_lurk")
    story.does("choose b").asks("train")


@ruling("TMB-049")
def test_with_every_ingredient_the_antidote_is_brewed() -> None:
    story = encounter("tyrant-drellen-1", tyrant="drellen", dice=rolls(*[0] * DICE))
    defeated(story, "clay_golem", "bog_frog")
    story.does("choose b").through_rewards().has_progress(1).gained("Picket", training=1)
    assert story.s.adventure.marks & ANTIDOTE
