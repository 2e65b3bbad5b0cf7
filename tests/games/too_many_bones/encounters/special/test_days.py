"""Random days with each special encounter come to an end."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.encounters.every_card import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.model.ids import GEARLOCS
from tests.games.too_many_bones.roads import play_out


@pytest.mark.parametrize("key", [card.key for card in ENCOUNTERS if card.deck == "special"])
def test_days_with_this_card_come_to_an_end(key: str) -> None:
    for choice in range(len(BY_KEY[key].choices)):
        for seats in range(1, len(GEARLOCS) + 1):
            play_out(key, choice, seats, seed=choice * 4 + seats)
