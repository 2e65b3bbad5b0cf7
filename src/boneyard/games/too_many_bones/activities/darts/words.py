"""What the dice of Deadly Darts are called, and what an answer in a game says."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.activities.darts.state import (
    BONE,
    DONE,
    KINDS,
    REMOVE,
    SHOWN,
    SOAK,
    STATUS,
    TAKE,
    VERBS,
    WITHOUT,
    DartsAnswer,
    effect_of,
    kind_of,
    number_on,
)
from boneyard.games.too_many_bones.answers.picks import unpack_values
from boneyard.games.too_many_bones.content.names import effect_phrase, phrase


def dart_words(die: int) -> Phrase:
    """A die of Deadly Darts with what it shows."""
    kind, shown = kind_of(die), die & SHOWN
    if shown == BONE:
        return phrase("dart", kind="bones", value=0)
    if kind == STATUS:
        return effect_phrase(effect_of(die), number_on(die))
    return phrase("dart", kind=KINDS[kind], value=shown)


def darts_words(kinds: Sequence[int]) -> tuple[Phrase, ...]:
    """Kinds of dice, equal ones counted."""
    found: list[Phrase] = []
    for kind in range(len(KINDS)):
        count = list(kinds).count(kind)
        if count:
            found.append(phrase("darts-dice", kind=KINDS[kind], count=count))
    return tuple(found)


def label_darts(option: DartsAnswer) -> Phrase:
    """Dice by their kinds, or what bones buy."""
    if option.verb in (TAKE, WITHOUT):
        key = "opt-darts-take" if option.verb == TAKE else "opt-darts-without"
        return phrase(key, dice=darts_words(unpack_values(option.what)))
    if option.verb == REMOVE:
        side = "foe" if option.what >> 16 else "own"
        return phrase("opt-darts-remove", die=dart_words(option.what & 0xFFFF), side=side)
    if option.verb == SOAK:
        return phrase("opt-darts-soak", left=sum(unpack_values(option.what)))
    key = "done" if option.verb == DONE else VERBS[option.verb].replace(" ", "-")
    return phrase(f"opt-darts-{key}")
