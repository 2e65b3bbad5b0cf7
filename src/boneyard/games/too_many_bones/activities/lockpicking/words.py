"""What locks and action dice are called, and what comes of an answer in an attempt."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.activities.lockpicking.locks import (
    CONVERT_DIE,
    OPEN_WITH,
    SAVE_DIE,
    SAVED,
    VALUE,
    VERBS,
    LockAnswer,
    Picking,
    letter_of,
    number_of,
)
from boneyard.games.too_many_bones.content.facts import ACTION_DICE, LOCKS
from boneyard.games.too_many_bones.content.names import phrase


def lock_words(lock: int) -> Phrase:
    """A lock, or what an action die shows."""
    return phrase("lock", lock=LOCKS[letter_of(lock)], value=lock & VALUE)


def lock_die_words(shown: int) -> Phrase:
    """An action die by its colour with what it shows."""
    return phrase("lock-die", die=ACTION_DICE[number_of(shown)], shows=lock_words(shown & ~SAVED))


def lock_dice_words(dice: Sequence[int]) -> tuple[Phrase, ...]:
    """Several action dice."""
    return tuple([lock_die_words(die) for die in dice])


def lock_effect(picking: Picking, option: LockAnswer) -> Phrase | None:
    """What a die counts, or what the dice used add up to and how many are left."""
    if option.verb == OPEN_WITH:
        values = [die & VALUE for die in picking.dice if option.dice >> number_of(die) & 1]
        return phrase("opt-lock-open-with", total=sum(values), left=len(picking.dice) - len(values))
    return phrase(f"opt-lock-{VERBS[option.verb]}") if option.verb in (CONVERT_DIE, SAVE_DIE) else None
