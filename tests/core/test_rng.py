"""Chance: fair, repeatable, one integer per stream; at a table nobody can know it before."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.core.decision import BadOptions
from boneyard.core.rng import DICE, KEYED, STRIDE, WORD, KeyedRng, Loaded, Rng, scramble, seeded


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    rng = seeded(2026, ["dice", "deck"])
    assert [rng.below(0, 6) for _ in range(12)] == FIRST_DICE
    assert [rng.below(1, 52) for _ in range(6)] == FIRST_CARDS


FIRST_DICE = [5, 3, 3, 2, 4, 3, 4, 3, 1, 0, 4, 1]
FIRST_CARDS = [32, 5, 34, 46, 29, 0]


@pytest.mark.parametrize("dice", DICE)
def test_streams_do_not_disturb_each_other(dice: str) -> None:
    one, other = seeded(1, ["dice", "deck"], dice), seeded(1, ["dice", "deck"], dice)
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


@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("faces", [2, 3, 6, 20])
def test_faces_are_equally_likely_alone_and_in_pairs(faces: int, dice: str) -> None:
    """Chi-squared with a fixed seed; the limits are far out (p about 1e-6), so only a broken generator fails."""
    rng = seeded(faces, ["dice"], dice)
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


@pytest.mark.parametrize("dice", DICE)
def test_a_shuffle_reaches_every_order_equally_often(dice: str) -> None:
    rng = seeded(3, ["deck"], dice)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        rng.shuffle(0, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(850 < count < 1_150 for count in orders.values())


@pytest.mark.parametrize("dice", DICE)
def test_a_clone_spends_its_luck_separately(dice: str) -> None:
    rng = seeded(1, ["dice"], dice)
    other = rng.clone()
    assert [rng.below(0, 6) for _ in range(5)] == [other.below(0, 6) for _ in range(5)]
    assert rng.words == other.words
    thrown = rng.below(0, 6)
    assert rng.words != other.words
    assert type(other) is type(rng)
    assert other.below(0, 6) == thrown


def keyed_words(seed: int, stream: int, count: int) -> list[int]:
    """The words of a keyed stream by its description (ADR 14)."""
    blocks = b"".join(
        hashlib.blake2b(
            stream.to_bytes(8, "big") + block.to_bytes(8, "big"), digest_size=64, key=seed.to_bytes(32, "big")
        ).digest()
        for block in range(count // 16 + 1)
    )
    return [int.from_bytes(blocks[4 * i : 4 * i + 4], "big") >> 2 for i in range(count)]


@pytest.mark.parametrize("seed", [0, 1, 2026, 2**200 + 7, 2**256 - 1])
def test_keyed_words_are_those_of_the_description(seed: int) -> None:
    rng = seeded(seed, ["dice", "deck", "bag"], KEYED)
    for stream in (0, 2, 1):
        assert [rng.below(stream, 1 << 30) for _ in range(100)] == keyed_words(seed, stream, 100)
    assert rng.words == [100, 100, 100]


def test_keyed_dice_are_the_same_for_ever() -> None:
    rng = seeded(2026, ["dice", "deck"], KEYED)
    assert [rng.below(0, 6) for _ in range(12)] == FIRST_KEYED_DICE
    assert [rng.below(1, 52) for _ in range(6)] == FIRST_KEYED_CARDS


FIRST_KEYED_DICE = [2, 5, 5, 2, 1, 2, 4, 4, 0, 4, 4, 5]
FIRST_KEYED_CARDS = [23, 4, 51, 43, 41, 33]


@given(st.integers(0, 2**256 - 1), st.integers(0, 1 << 40), st.integers(1, 1 << 30))
def test_every_keyed_draw_is_below_and_moves_its_counter(seed: int, drawn: int, n: int) -> None:
    rng = KeyedRng([drawn, 0], seed.to_bytes(32, "big"))
    assert 0 <= rng.below(0, n) < n
    assert rng.words[0] > drawn
    assert rng.words[1] == 0


def test_a_keyed_word_that_would_not_be_fair_is_drawn_again() -> None:
    n = 3 << 28  # a quarter of all words is refused
    rng = seeded(5, ["dice"], KEYED)
    drawn = [rng.below(0, n) for _ in range(100)]
    words = keyed_words(5, 0, rng.words[0])
    assert drawn == [word for word in words if word < n]
    assert len(words) > 110


def test_one_bit_of_the_key_changes_half_of_every_word() -> None:
    words = keyed_words(7, 0, 400)
    for flipped in (0, 1, 100, 255):
        rng = seeded(7 ^ 1 << flipped, ["dice"], KEYED)
        changed = sum((word ^ rng.below(0, 1 << 30)).bit_count() for word in words)
        assert 14 < changed / len(words) < 16


def test_other_luck_is_always_fast_and_holds_no_key() -> None:
    other = seeded(1, ["dice"], KEYED).fresh(3)
    assert type(other) is Rng
    assert len(other.words) == 3


def test_there_are_no_other_dice() -> None:
    with pytest.raises(BadOptions, match="dice are one of fast, keyed, not 'loaded'"):
        seeded(1, ["dice"], "loaded")


def test_loaded_dice_fall_as_told() -> None:
    dice = Loaded(6, 1)
    assert dice.throw(0, (1, 2, 3, 4, 5, 6)) == 6
    assert dice.clone().throw(0, (1, 2, 3, 4, 5, 6)) == 1
    with pytest.raises(AssertionError, match="the loaded dice say 1; only"):
        dice.throw(0, (2, 3))
    with pytest.raises(AssertionError, match="have run out"):
        dice.below(0, 2)
