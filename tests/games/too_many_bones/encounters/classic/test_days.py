"""Random days with each classic encounter come to an end."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.encounters.every_card import BY_KEY, ENCOUNTERS
from tests.games.too_many_bones.roads import play_out

CLASSIC = [card.key for card in ENCOUNTERS if card.deck == "classic"]


@pytest.mark.parametrize("key", CLASSIC[:15])
def test_days_with_the_first_classic_encounters_come_to_an_end(key: str) -> None:
    for seed in range(8):
        play_out(key, seed % len(BY_KEY[key].choices), 1 + seed // 2 % 4, seed)


@pytest.mark.parametrize(
    ("key", "choice"), [(key, choice) for key in CLASSIC[15:] for choice in range(len(BY_KEY[key].choices))]
)
def test_days_with_each_choice_of_the_others_come_to_an_end(key: str, choice: int) -> None:
    for seats in range(1, 5):
        play_out(key, choice, seats, seed=seats * 100 + choice)
