"""What several cards do: calling another card into the deck."""

from __future__ import annotations

from boneyard.games.too_many_bones.encounters.every_card import BY_KEY
from tests.games.too_many_bones.roads import encounter
from tests.rulings import ruling


@ruling("TMB-038", "TMB-280")
def test_a_card_under_the_tyrant_card_is_not_shuffled_in_again() -> None:
    story = encounter("special-03")
    story.s.adventure.kept = [BY_KEY["special-06"].card]
    story.does("choose b").through_rewards().deck_lacks("special-06").is_kept("special-06")


@ruling("TMB-280")
def test_a_card_among_the_discards_may_be_shuffled_in_again() -> None:
    story = encounter("special-03")
    story.s.adventure.discards = [BY_KEY["special-06"].card]
    story.does("choose b").through_rewards().deck_holds("special-06")
    assert BY_KEY["special-06"].card not in story.s.adventure.discards
