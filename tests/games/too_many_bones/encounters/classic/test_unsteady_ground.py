"""Unsteady Ground."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import darts_end
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-043")
def test_three_arrows_of_four_hold_the_line() -> None:
    """One gearloc rolls 4 attack dice, whatever its Attack; bones are misses."""
    story = encounter("classic-23", dice=rolls("attack 1", "attack bones", "attack 2", "attack 1"))
    story.does("choose a").asks("archer", "at picket", "at boomer").does("at picket")
    story.through_rewards().has_progress(1).gained("Boomer", training=1).carries("Picket", 0)
    story.is_kept("classic-23").deck_lacks("special-06")


@ruling("TMB-034", "TMB-043")
def test_two_arrows_are_too_few() -> None:
    """No reward of any kind."""
    story = encounter("classic-23", dice=rolls("attack 1", "attack bones", "attack bones", "attack 1"))
    story.does("choose a", "at boomer").camps().has_progress(0).gained("Boomer", training=0).is_discarded("classic-23")


@ruling("TMB-043")
def test_strangers_want_every_gearloc_to_play_darts() -> None:
    """In party order; one winner is enough, draws a card for itself, and the traders will come by."""
    story = encounter("classic-23").does("choose b").asks("darts_dice").asks_whom("Picket")
    darts_end(darts_end(story, won=False).saved(), won=True)
    story.through_rewards().carries("Picket", 0).carries("Boomer", 1).has_progress(1).gained("Boomer", training=0)
    story.deck_holds("special-06")


@ruling("TMB-043")
def test_the_traders_come_by_after_lost_games_too() -> None:
    """But there is no reward."""
    story = encounter("classic-23").does("choose b")
    darts_end(darts_end(story, won=False), won=False)
    story.camps().has_progress(0).carries("Boomer", 0).deck_holds("special-06").is_discarded("classic-23")
