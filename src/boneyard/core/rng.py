"""Chance: one integer per stream, inside the state, the same interpreted and compiled (ADR 14)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from boneyard.core.compiled import mypyc_attr
from boneyard.core.decision import BadOptions

if TYPE_CHECKING:
    from mypy_extensions import i64

Picked = TypeVar("Picked")

FAST: Final = "fast"  # for simulations, and for what bots imagine
KEYED: Final = "keyed"  # for tables: nobody without the seed can know the dice to come
DICE: Final = (FAST, KEYED)

# A fast stream is a 60-bit counter; what it shows is the counter scrambled by a four-round Feistel network on two
# halves of 30 bits. Every product stays below 2**60, so that compiled and interpreted arithmetic agree.
WORD: Final = (1 << 60) - 1
HALF: Final = (1 << 30) - 1
STRIDE: Final = 0x9E3779B97F4A7C1
MIX_1: Final = 0x2545F491
MIX_2: Final = 0x1B873593
MIX_3: Final = 0x27D4EB2F
MIX_4: Final = 0x165667B1

# A keyed stream counts the words it has given. Sixteen words come from one hash: the upper 30 bits of each four bytes.
WORDS_PER_HASH: Final = 16


def scramble(word: i64) -> i64:
    """Sixty bits in, thirty well-mixed bits out."""
    left: i64 = word >> 30
    right: i64 = word & HALF
    left ^= ((right * MIX_1) >> 17) & HALF
    left ^= left >> 13
    right ^= ((left * MIX_2) >> 16) & HALF
    right ^= right >> 15
    left ^= ((right * MIX_3) >> 18) & HALF
    left ^= left >> 14
    right ^= ((left * MIX_4) >> 17) & HALF
    return right ^ (right >> 12)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """One word per stream, so that an extra roll does not reshuffle tomorrow's deck."""

    __slots__ = ("words",)

    def __init__(self, words: list[int]) -> None:
        self.words = words

    def clone(self) -> Rng:
        """The same luck, to be spent separately."""
        return Rng(self.words[:])

    def below(self, stream: int, n: int) -> int:
        """A fair number from 0 to n - 1; n is at most 2**30."""
        assert 0 < n <= 1 << 30
        fair: i64 = (1 << 30) - (1 << 30) % n
        word: i64 = self.words[stream]
        while True:
            word = (word + STRIDE) & WORD
            drawn = scramble(word)
            if drawn < fair:
                self.words[stream] = word
                return drawn % n

    def throw(self, stream: int, faces: tuple[int, ...]) -> int:
        """Throw one die with these faces."""
        return faces[self.below(stream, len(faces))]

    def pick(self, items: Sequence[Picked]) -> Picked:
        """Any one of these, from the first stream: what a bot's own luck is for."""
        return items[self.below(0, len(items))]

    def shuffle(self, stream: int, items: list[Picked]) -> None:
        """Put the items into a random order, all orders being equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(stream, i + 1)
            items[i], items[j] = items[j], items[i]

    def word(self, stream: int) -> int:
        """A fresh word, to start another stream with."""
        return self.below(stream, 1 << 30) << 30 | self.below(stream, 1 << 30)

    def fresh(self, streams: int) -> Rng:
        """Other luck: a generator of as many streams, started from the first stream of this one."""
        return Rng([self.word(0) for _ in range(streams)])


def hashed(key: bytes, stream: int, number: int) -> int:
    """Thirty bits: the word of this number, counted from 0, of a keyed stream."""
    message = stream.to_bytes(8, "big") + (number // WORDS_PER_HASH).to_bytes(8, "big")
    start = 4 * (number % WORDS_PER_HASH)
    return int.from_bytes(hashlib.blake2b(message, key=key).digest()[start : start + 4], "big") >> 2


class KeyedRng(Rng):
    """Numbers from a keyed hash: whoever sees some of them learns nothing about the others."""

    __slots__ = ("key",)

    def __init__(self, words: list[int], key: bytes) -> None:
        super().__init__(words)  # how many words each stream has given
        self.key = key

    def clone(self) -> Rng:
        """The same luck, to be spent separately."""
        return KeyedRng(self.words[:], self.key)

    def below(self, stream: int, n: int) -> int:
        """A fair number from 0 to n - 1; n is at most 2**30."""
        assert 0 < n <= 1 << 30
        fair = (1 << 30) - (1 << 30) % n
        while True:
            drawn = hashed(self.key, stream, self.words[stream])
            self.words[stream] += 1
            if drawn < fair:
                return drawn % n


def seeded(seed: int, streams: Sequence[str], dice: str = FAST) -> Rng:
    """All chance of a game: its streams, which follow from the seed and tell nothing of one another."""
    if dice not in DICE:
        raise BadOptions(f"dice are one of {', '.join(DICE)}, not {dice!r:.80}", "dice")
    if dice == KEYED:
        return KeyedRng([0] * len(streams), seed.to_bytes(32, "big"))
    return Rng([_digest(f"boneyard/{seed}/{name}") & WORD for name in streams])


def _digest(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class Loaded(Rng):
    """Dice that fall as told, for tests; running out of them, or asking for an impossible face, is an error."""

    __slots__ = ("coming",)

    def __init__(self, *coming: int) -> None:
        super().__init__([])
        self.coming = list(coming)

    def clone(self) -> Rng:
        """The same results are still to come."""
        return Loaded(*self.coming)

    def below(self, stream: int, n: int) -> int:
        """The next number told."""
        return self._next(tuple(range(n)))

    def throw(self, stream: int, faces: tuple[int, ...]) -> int:
        """The next face told."""
        return self._next(faces)

    def _next(self, possible: tuple[int, ...]) -> int:
        if not self.coming:
            raise AssertionError(f"the loaded dice have run out; one of {possible} is wanted")
        face = self.coming.pop(0)
        if face not in possible:
            raise AssertionError(f"the loaded dice say {face}; only {possible} can come")
        return face
