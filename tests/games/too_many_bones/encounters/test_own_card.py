"""The card that docs/develop/card.md shows can be played: it is written there and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boneyard.games.too_many_bones.battle.special_rules import SPECIAL_RULES
from boneyard.games.too_many_bones.content.encounters import NUMBERS
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.shown.expected_baddies import faced_view
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, SCALES
from tests.games.too_many_bones.roads import encounter, rolls

PAGE = Path(__file__).parents[4] / "docs" / "develop" / "card.md"


@pytest.fixture(autouse=True)
def own_card() -> Iterator[None]:
    """The card is there during the test, and no longer after it."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    exec(compile(found[1], str(PAGE), "exec"), {"__name__": "own_card"})
    yield
    del BY_KEY["own-01"], NUMBERS["own-01"], SPECIAL_RULES[-1:], ENCOUNTERS[-1:]


def test_the_toll_costs_each_gearloc_1_hp() -> None:
    story = encounter("own-01", hp={"Picket": 3, "Boomer": 1}).does("choose a").through_rewards()
    story.has_progress(1).has_hp("Picket", 2).has_hp("Boomer", 1).carries("Picket", 0)


def test_a_dispute_brings_one_more_baddie_and_wet_planks() -> None:
    story = encounter("own-01", dice=rolls(*PICKET_AND_BOOMER), stacks=SCALES)
    faces = faced_view(story.s, BY_KEY["own-01"].choices[1])
    assert faces is not None
    assert faces.chips == [1]
    story.does("choose b").sets_up().queues(1, 1, 1, 1, 1).special_rules("WetPlanks")
    story.wins().through_rewards().has_progress(1).carries("Picket", 1)


def test_it_is_in_no_deck() -> None:
    adventure = TOO_MANY_BONES.new(2, 5, {"tyrant": "nom"}).adventure
    card = BY_KEY["own-01"].card
    assert card not in adventure.deck + adventure.box + [adventure.card]
