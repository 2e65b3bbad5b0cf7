"""Answers name locked trove by its locks (TMB-003)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.every_card import TROVE
from tests.games.too_many_bones.trove import ALIKE, LOCKS, camp
from tests.rulings import ruling


@ruling("TMB-003", "TMB-088")
def test_answers_name_locked_trove_by_its_locks_and_count_those_alike() -> None:
    story = camp({"Picket": f"{ALIKE[0]}, {ALIKE[1]}, multi_tool"})
    story.offers(f"search {LOCKS}", f"search {LOCKS} second", "search multi-tool", f"pick {LOCKS} second Picket")
    for decision in story.s.open:
        for option in decision.options:
            assert not any(card.key.replace("_", "-") in option.text for card in TROVE)


@ruling("TMB-003")
def test_the_second_of_two_alike_is_the_second_in_the_bag() -> None:
    story = camp({"Picket": f"{ALIKE[0]}, {ALIKE[1]}"}).does(f"Picket: give {LOCKS} second Boomer")
    story.has("Picket", f"locked {ALIKE[0]}").has("Boomer", f"locked {ALIKE[1]}")


@ruling("TMB-003", "TMB-088")
def test_trove_that_is_open_goes_by_its_name() -> None:
    camp({"Picket": f"open {ALIKE[0]}"}).offers(f"search {ALIKE[0]}").does_not_offer(f"search {LOCKS}")


@ruling("TMB-003")
@pytest.mark.parametrize("answer", ["drop", "give"])
def test_discards_and_gifts_of_locked_trove_are_told_by_its_locks(answer: str) -> None:
    story = camp({"Picket": ALIKE[0]}).does(f"Picket: {answer} {LOCKS}{' Boomer' * (answer == 'give')}")
    told = [TOO_MANY_BONES.show(story.s, event) for event in story.events]
    cards = [each["seen_card"] for each in told if each["event"] in ("LootDiscarded", "LootGiven")]
    assert cards == [""]
