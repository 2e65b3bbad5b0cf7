"""What the dice of Deadly Darts are called."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.activities.darts.state import (
    BONE,
    KINDS,
    SHOWN,
    STATUS,
    effect_of,
    kind_of,
    number_on,
)
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
