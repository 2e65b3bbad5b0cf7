"""What questions and their answers call units, positions and cards."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.decision import Phrase, Seat, Words
from boneyard.games.too_many_bones.answers.hidden_cards import place_of
from boneyard.games.too_many_bones.answers.picks import UNSEEN, YES, Pick, locks_of
from boneyard.games.too_many_bones.content.held_cards import card_of, is_locked, open_locks
from boneyard.games.too_many_bones.content.loot import CARDS, Locks
from boneyard.games.too_many_bones.content.names import phrase, unit_words
from boneyard.games.too_many_bones.model.ids import NOBODY, Card, SeenCard
from boneyard.games.too_many_bones.model.mat import ADJACENT
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def name_of(s: TooManyBones, unit: int) -> Words:
    """What a unit on the table is called."""
    return unit_words(s.who(unit))


def whose(unit: int, seat: Seat) -> str:
    """Whether it is about the player asked, as a selector for the wording."""
    return "own" if unit == seat else "other"


def yes_or_no(kind: str, option: Pick) -> Phrase:
    """What it means to agree, or to refuse."""
    return phrase("opt-yes" if option.verb == YES else "opt-no", kind=kind)


# Positions.


def names_at(s: TooManyBones, cells: Sequence[int], skip: int = NOBODY) -> tuple[Words, ...]:
    """The units on some positions."""
    return tuple([name_of(s, s.grid[cell]) for cell in cells if s.grid[cell] >= 0 and s.grid[cell] != skip])


def place_words(s: TooManyBones, cell: int, unit: int) -> Phrase:
    """A position, described by the units next to it."""
    near = names_at(s, ADJACENT[cell], unit)
    return phrase("beside", near=near) if near else phrase("beside-nobody")


# Cards of loot and trove; locked trove shows only its locks (TMB-003).


def locks_words(shut: Locks) -> Phrase:
    """A trove card by the locks that are still shut."""
    return phrase("trove", locks=tuple([phrase("lock", lock=letter, value=value) for letter, value in shut]))


def held_words(held: int) -> Words | Phrase:
    """A card in a bag by its name, or by its locks while it is locked."""
    return locks_words(CARDS[card_of(held)].locks[open_locks(held) :]) if is_locked(held) else CARDS[card_of(held)].name


def drawn_words(seen: SeenCard) -> Words | Phrase:
    """A card as everybody sees it: by its name, locked trove by its locks."""
    return locks_words(locks_of(seen)) if seen >= UNSEEN else CARDS[seen].name


def in_bag(gearloc: Gearloc, named: int) -> int:
    """The card of a bag that an answer names."""
    return gearloc.bag[place_of(gearloc, named)]


def card_text(card: Card) -> Phrase:
    """The text of a card, how heavy it is and how often it may be used."""
    loot = CARDS[card]
    return phrase("card-text", text=loot.text, heavy="yes" if loot.heavy else "no", uses=max(0, loot.uses))
