"""Choices that never succeed."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.content.encounters import Encounter, EncounterChoice
from boneyard.games.too_many_bones.encounters.every_card import ENCOUNTERS
from boneyard.games.too_many_bones.model.rewards import Rewards, amounts
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@pytest.mark.parametrize(
    ("card", "choice"),
    [(card, choice) for card in ENCOUNTERS for choice in card.choices if choice.fruitless],
    ids=lambda each: each.key,
)
@ruling("TMB-034")
def test_a_choice_that_never_succeeds_is_marked_and_gives_nothing(card: Encounter, choice: EncounterChoice) -> None:
    story = encounter(card.key, tyrant=card.tyrant or "nom", dice=rolls(0), deck="classic-05")
    story.does(f"choose {choice.key.lower()}")
    while story.asked.startswith(("stack", "scouted")):
        story.does(story.options[0])
    story.has_progress(0).gained("Picket", training=0).carries("Picket", 0)
    assert story.asked.startswith(("camp", "way"))
    assert numbers(choice.rewards) == []


def numbers(rewards: Rewards) -> list[int]:
    """What a choice gives that a number says."""
    return [number for number in amounts(rewards) if number]


def test_four_choices_never_succeed() -> None:
    marked = [(card.key, choice.key) for card in ENCOUNTERS for choice in card.choices if choice.fruitless]
    assert marked == [("classic-18", "C"), ("special-04", "A"), ("tyrant-nom-1", "B"), ("tyrant-mulmesh-1", "A")]
