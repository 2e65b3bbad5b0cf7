"""What locks and action dice are called, and what an answer in an attempt says."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.activities.lockpicking.locks import (
    OPEN_WITH,
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


def label_lock(picking: Picking, option: LockAnswer) -> Phrase:
    """The dice used, and what they add up to."""
    dice = [die for die in picking.dice if option.dice >> number_of(die) & 1]
    key = f"opt-lock-{VERBS[option.verb].replace(' ', '-')}"
    if not dice:
        return phrase(key)
    if option.verb == OPEN_WITH:
        total = sum([die & VALUE for die in dice])
        return phrase(key, dice=lock_dice_words(dice), total=total, left=len(picking.dice) - len(dice))
    return phrase(key, dice=lock_dice_words(dice))
