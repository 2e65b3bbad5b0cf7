"""Leaving Obendar."""

from __future__ import annotations

from tests.games.too_many_bones.roads import encounter
from tests.rulings import ruling


@ruling("TMB-033")
def test_sweating_in_the_yard_gives_two_points_and_progress() -> None:
    story = encounter("special-01").does("choose a").through_rewards()
    story.has_progress(1).gained("Picket", training=2).gained("Boomer", training=2).is_kept("special-01")
    story.carries("Picket", 0)


@ruling("TMB-019", "TMB-036")
def test_in_the_alley_everybody_keeps_one_of_two_cards() -> None:
    story = encounter("special-01", loot="mixed_berries, oggot_herbs, zelfey_seeds, zelfey_root").does("choose b")
    story.asks("keep_one", "card mixed_berries", "card oggot_herbs").asks_whom("Picket").does("card oggot_herbs")
    story.asks("keep_one", "card zelfey_seeds", "card zelfey_root").asks_whom("Boomer").does("card zelfey_root")
    story.through_rewards().has("Picket", "oggot_herbs").has("Boomer", "zelfey_root")
    story.has_progress(1).gained("Picket", training=1)
    assert len(story.s.adventure.loot_gone) == 2


@ruling("TMB-043")
def test_two_cards_that_are_alike_leave_nothing_to_choose() -> None:
    story = encounter("special-01", party="Picket", loot="mixed_berries, mixed_berries").does("choose b")
    story.through_rewards().has("Picket", "mixed_berries")
