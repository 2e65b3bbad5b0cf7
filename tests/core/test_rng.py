"""Chance: fair, repeatable, one integer per stream."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.core.rng import STRIDE, WORD, Loaded, Rng, scramble, seeded


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    rng = seeded(2026, ["dice", "deck"])
    assert [rng.below(0, 6) for _ in range(12)] == FIRST_DICE
    assert [rng.below(1, 52) for _ in range(6)] == FIRST_CARDS


FIRST_DICE = [5, 3, 3, 2, 4, 3, 4, 3, 1, 0, 4, 1]
FIRST_CARDS = [32, 5, 34, 46, 29, 0]


def test_streams_do_not_disturb_each_other() -> None:
    one, other = seeded(1, ["dice", "deck"]), seeded(1, ["dice", "deck"])
    for _ in range(10):
        one.below(0, 6)
    assert [one.below(1, 52) for _ in range(10)] == [other.below(1, 52) for _ in range(10)]


def test_every_seed_up_to_256_bits_counts() -> None:
    words = {tuple(seeded(seed, ["dice"]).words) for seed in (0, 1, 2**64, 2**255, 2**256 - 1)}
    assert len(words) == 5


@given(st.integers(0, WORD), st.integers(1, 1 << 30))
def test_numbers_stay_below_and_words_stay_small(word: int, n: int) -> None:
    rng = Rng([word])
    assert 0 <= rng.below(0, n) < n
    assert 0 <= rng.words[0] <= WORD < 1 << 62


@pytest.mark.parametrize("faces", [2, 3, 6, 20])
def test_faces_are_equally_likely_alone_and_in_pairs(faces: int) -> None:
    """Chi-squared with a fixed seed; the limits are far out (p about 1e-6), so only a broken generator fails."""
    rng = seeded(faces, ["dice"])
    thrown = [rng.below(0, faces) for _ in range(60_000)]
    pairs = list(itertools.pairwise(thrown))
    assert chi_squared(Counter(thrown), faces, len(thrown)) < limit(faces - 1)
    assert chi_squared(Counter(pairs), faces**2, len(pairs)) < limit(faces**2 - 1)


def chi_squared(counts: Counter[int] | Counter[tuple[int, int]], kinds: int, total: int) -> float:
    expected = total / kinds
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (kinds - len(counts)) * expected


def limit(degrees: int) -> float:
    """Five standard deviations above the mean of chi-squared, and some more for few degrees."""
    return float(degrees + 5 * (2 * degrees) ** 0.5 + 15)


def test_every_bit_of_the_output_is_balanced_and_follows_every_bit_of_the_counter() -> None:
    words = [(word * STRIDE) & WORD for word in range(4_000)]
    for bit in range(30):
        ones = sum(scramble(word) >> bit & 1 for word in words)
        assert 1_800 < ones < 2_200
    for flipped in range(60):
        changed = sum(int(scramble(word) ^ scramble(word ^ 1 << flipped)).bit_count() for word in words[:500])
        assert 13.5 < changed / 500 < 16.5, f"flipping bit {flipped} changes {changed / 500} bits of 30"


def test_a_shuffle_reaches_every_order_equally_often() -> None:
    rng = seeded(3, ["deck"])
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        rng.shuffle(0, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(850 < count < 1_150 for count in orders.values())


def test_a_clone_spends_its_luck_separately() -> None:
    rng = seeded(1, ["dice"])
    other = rng.clone()
    assert [rng.below(0, 6) for _ in range(5)] == [other.below(0, 6) for _ in range(5)]
    rng.below(0, 6)
    assert rng.words != other.words


def test_loaded_dice_fall_as_told() -> None:
    dice = Loaded(6, 1)
    assert dice.throw(0, (1, 2, 3, 4, 5, 6)) == 6
    assert dice.clone().throw(0, (1, 2, 3, 4, 5, 6)) == 1
    with pytest.raises(AssertionError, match="the loaded dice say 1; only"):
        dice.throw(0, (2, 3))
    with pytest.raises(AssertionError, match="have run out"):
        dice.below(0, 2)
