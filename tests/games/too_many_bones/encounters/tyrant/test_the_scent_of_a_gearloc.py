"""The Scent of a Gearloc."""

from __future__ import annotations

from boneyard.games.too_many_bones.adventure.days import MeetTyrant
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY
from tests.games.too_many_bones.encounters.usual import DICE, chips, met
from tests.games.too_many_bones.roads import RoadStory, encounter, rolls
from tests.rulings import ruling


def challenged(story: RoadStory) -> RoadStory:
    """The party goes to meet the tyrant now."""
    story.s.agenda = [MeetTyrant()]
    story.s.open = ()
    return story.goes_on()


@ruling("TMB-039", "TMB-078")
def test_a_beast_gathers_on_the_card_of_mulmesh_and_another_card_is_drawn() -> None:
    stacks = ("kobold, wolf, wild boar", "cave bear", "")
    story = met("tyrant-mulmesh-1", "a", stacks=stacks, deck="special-01").asks("way")
    assert story.s.adventure.stored == [CHIP_KEYS["wolf"].chip]
    story.deck_holds("tyrant-mulmesh-1").does("choose a").through_rewards().has_progress(1)


@ruling("TMB-105")
def test_without_a_beast_in_the_stack_one_comes_from_the_defeated_pile() -> None:
    story = encounter("tyrant-mulmesh-1", tyrant="mulmesh", stacks=("kobold", "", ""), deck="special-01")
    story.s.defeated = [CHIP_KEYS["wolf"].chip]
    story.does("choose a")
    assert story.s.adventure.stored == [CHIP_KEYS["wolf"].chip]
    assert story.s.defeated == []


@ruling("TMB-044")
def test_the_beasts_on_the_card_are_on_top_of_the_queue_against_mulmesh() -> None:
    story = encounter("special-01", tyrant="mulmesh", dice=rolls(*[0] * DICE))
    story.s.adventure.stored = [CHIP_KEYS["wolf"].chip]
    challenged(story)
    assert story.s.baddies_standing()[0].chip == CHIP_KEYS["wolf"].chip
    assert story.s.adventure.stored == []


@ruling("TMB-211", "TMB-046")
def test_beasts_from_mulmeshs_card_go_under_their_stack_when_he_wins() -> None:
    story = encounter("special-01", party="Picket", tyrant="mulmesh", dice=rolls(*[0] * 60))
    story.s.stacks[0] = chips("kobold")
    story.s.adventure.stored = chips("wolf")
    story.s.agenda = [MeetTyrant()]
    story.s.open = ()
    story.goes_on().sets_up().loses().camps()
    assert story.s.stacks[0] == chips("kobold", "wolf")
    assert story.s.adventure.stored == []


@ruling("TMB-039")
def test_another_encounter_for_today_may_be_drawn_twice() -> None:
    story = encounter("tyrant-mulmesh-1", tyrant="mulmesh", dice=rolls(2), deck="special-04, special-01")
    story.does("choose a").asks("way").does("choose a").asks("way").deck_holds("tyrant-mulmesh-1", "special-04")
    assert story.s.adventure.day == 2
    story.does("choose a").through_rewards().has_progress(1).gained("Picket", training=2)


@ruling("TMB-018", "TMB-039")
def test_an_empty_deck_is_refilled_before_the_first_card_is_shuffled_in() -> None:
    story = encounter("tyrant-mulmesh-1", tyrant="mulmesh")
    adventure = story.s.adventure
    adventure.deck, adventure.box = [], [BY_KEY["classic-05"].card, BY_KEY["classic-08"].card]
    story.does("choose a").asks("way").deck_holds("tyrant-mulmesh-1", "classic-08").deck_lacks("classic-05")
