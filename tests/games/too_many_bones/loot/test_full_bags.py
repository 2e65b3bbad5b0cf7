"""Random days with full bags."""

from __future__ import annotations

import pytest

from boneyard.core.agenda import apply, settle
from boneyard.core.codec import load, save
from boneyard.core.rng import Rng, seeded
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.model.state import TooManyBones
from tests.games.too_many_bones.loots import opened
from tests.games.too_many_bones.soaking import any_decision


@pytest.mark.parametrize("seed", range(24))
def test_random_days_with_full_bags_end_without_an_error(seed: int) -> None:
    rng = seeded(seed, ("answers",))
    s = TOO_MANY_BONES.new(1 + seed % 4, seed, {"tyrant": TYRANTS[seed % len(TYRANTS)].key})
    filled = -40
    for answers in range(300):
        if not s.open:
            break
        if answers >= filled + 40 and s.open[0].kind in ("way", "train", "camp", "move"):  # no card is being used
            fill_bags(s, rng)
            filled = answers
        if answers % 11 == 0:
            again = load(TOO_MANY_BONES, save(TOO_MANY_BONES, s))
            assert isinstance(again, TooManyBones)
            s = again
        decision = any_decision(s, rng)
        cards = [option for option in decision.options if option.text.startswith("play ")]
        apply(s, decision.seat, rng.pick(tuple(cards) if cards and rng.below(0, 2) else decision.options).text)
        assert all(gearloc.hp >= 0 for gearloc in s.party)


def fill_bags(s: TooManyBones, rng: Rng) -> None:
    """Three open cards for everybody, no trove twice; the questions are asked again."""
    adventure = s.adventure
    found: list[int] = []
    for gearloc in s.party:
        gearloc.bag = []
        while len(gearloc.bag) < 3:
            card = rng.below(0, len(CARDS))
            if card not in found:
                found.append(card)
                gearloc.bag.append(opened(CARDS[card].key))
    adventure.trove = [card for card in adventure.trove if card not in found]
    adventure.trove_gone = [card for card in adventure.trove_gone if card not in found]
    settle(s)
