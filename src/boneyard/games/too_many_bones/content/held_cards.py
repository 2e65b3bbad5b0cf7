"""A loot or trove card in a bag as one number: the card, its open locks and its uses left."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.content.loot import PERMANENT, UNTIL_EMPTY
from boneyard.games.too_many_bones.model.ids import Card
from boneyard.games.too_many_bones.model.units import Gearloc


def carried(card: Card) -> int:
    """A card as it is when somebody gets it."""
    loot = LOOT_CARDS[card]
    left = loot.chips if loot.uses == UNTIL_EMPTY else max(PERMANENT, loot.uses)
    return card << 16 | left


def card_of(held: int) -> Card:
    """Which card it is."""
    return Card(held >> 16)


def open_locks(held: int) -> int:
    """How many locks are open."""
    return held >> 8 & 0xFF


def left_on(held: int) -> int:
    """Uses or chips left."""
    return held & 0xFF


def is_locked(held: int) -> bool:
    """A trove card whose locks are not all open (TMB-088)."""
    return open_locks(held) < len(LOOT_CARDS[card_of(held)].locks)


def spaces(held: int) -> int:
    """A heavy card takes three once its face is known, a locked one always one (TMB-081)."""
    return 3 if LOOT_CARDS[card_of(held)].heavy and not is_locked(held) else 1


def carries(gearloc: Gearloc, card: Card) -> bool:
    """Whether a gearloc has a card, open."""
    found = [held for held in gearloc.bag if card_of(held) == card and not is_locked(held)]
    return bool(found)
