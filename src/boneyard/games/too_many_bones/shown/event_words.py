"""What the fields of events are called in a sentence: one line for each name of a field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from boneyard.core.decision import Phrase, Words
from boneyard.core.event import Wordings
from boneyard.games.too_many_bones.activities.darts.words import dart_words, darts_words
from boneyard.games.too_many_bones.activities.lockpicking.words import lock_dice_words, lock_die_words, lock_words
from boneyard.games.too_many_bones.answers.picks import STARTS
from boneyard.games.too_many_bones.answers.words import drawn_words
from boneyard.games.too_many_bones.content.baddie_skills import BADDIE_SKILLS
from boneyard.games.too_many_bones.content.baddie_skills import FACES as TYRANT_FACES
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS
from boneyard.games.too_many_bones.content.facts import INTUITION
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.content.names import (
    dice_words,
    die_words,
    effect_words,
    phrase,
    shown_words,
    square,
    unit_words,
)
from boneyard.games.too_many_bones.model.ids import (
    STATS,
    Dart,
    Lane,
    TurnStart,
)


class Named(Protocol):
    """A piece with a name."""

    @property
    def name(self) -> Words: ...


def name_in(pieces: Sequence[Named]) -> Callable[[int], Words]:
    """What a piece is called, by its number."""
    return lambda number: pieces[number].name


def start_words(start: TurnStart) -> Phrase:
    """What works at the start of a turn."""
    return phrase(f"opt-next-{STARTS[start]}")


def lane_number(lane: Lane) -> int:
    """A lane, counted from 1."""
    return lane + 1


def thrown_words(darts: tuple[Dart, ...]) -> tuple[Phrase, ...]:
    """Dice of Deadly Darts with what they show."""
    return tuple([dart_words(die) for die in darts])


def either(yes: str, no: str) -> Callable[[bool], str]:
    """Words for a field that is true or false, to choose the wording by."""
    return lambda value: yes if value else no


WORDS: Final[Wordings] = {  # by field: the argument of the sentence, and what is said
    "who": ("name", unit_words),
    "target": ("target", unit_words),
    "by": ("by", unit_words),
    "on": ("holder", unit_words),
    "to": ("to", unit_words),
    "cell": ("square", square),
    "origin": ("origin", square),
    "lane": ("lane", lane_number),
    "chip": ("chip", name_in(CHIPS)),
    "stat": ("stat", STATS.__getitem__),
    "start": ("what", start_words),
    "effect": ("effect", effect_words),
    "trait": ("skill", name_in(BADDIE_SKILLS)),
    "face": ("face", name_in(TYRANT_FACES)),
    "die": ("die", die_words),
    "rolled_die": ("die", shown_words),
    "dice": ("dice", dice_words),
    "encounter": ("title", lambda encounter: ENCOUNTERS[encounter].title),
    "card": ("card", name_in(CARDS)),
    "seen_card": ("card", drawn_words),
    "lock": ("lock", lock_words),
    "lock_die": ("die", lock_die_words),
    "lock_dice": ("dice", lock_dice_words),
    "intuition": ("face", INTUITION.__getitem__),
    "kinds": ("dice", darts_words),
    "dart": ("die", dart_words),
    "darts": ("dice", thrown_words),
    "foe": ("side", either("foe", "own")),
    "top": ("end", either("top", "bottom")),
    "rises": ("rises", either("rises", "stays")),
    "success": ("how", either("success", "failure")),
    "again": ("again", either("again", "over")),
    "out": ("out", either("out", "lit")),
}
