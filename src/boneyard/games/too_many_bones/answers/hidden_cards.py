"""How answers name the cards of a bag: an unopened card by its locks (TMB-003)."""

from __future__ import annotations

from boneyard.games.too_many_bones.answers.picks import Pick, as_seen, pick
from boneyard.games.too_many_bones.content.held_cards import card_of, is_locked, left_on
from boneyard.games.too_many_bones.model.ids import Card, SeenCard
from boneyard.games.too_many_bones.model.units import Gearloc


def named_cards(gearloc: Gearloc) -> list[SeenCard]:
    """How answers name the cards of a bag, in their order."""
    found: list[SeenCard] = []
    shut: list[Card] = []
    for held in gearloc.bag:
        card = card_of(held)
        if is_locked(held):
            found.append(as_seen(card, tuple(shut)))
            shut.append(card)
        else:
            found.append(SeenCard(card))
    return found


def place_of(gearloc: Gearloc, named: int) -> int:
    """The index in the bag of the card that an answer names."""
    found = [place for place, name in enumerate(named_cards(gearloc)) if name == named]
    return min(found, key=lambda place: left_on(gearloc.bag[place]))  # a used copy first


def distinct(gearloc: Gearloc, verb: int) -> list[Pick]:
    """One answer for each card of a bag, with equal open cards listed once."""
    found: list[Pick] = []
    for named in named_cards(gearloc):
        option = pick(verb, named)
        if option not in found:
            found.append(option)
    return found


def seen(held: int) -> SeenCard:
    """What everybody sees of a card in a bag: its face, or its locks (TMB-003)."""
    return as_seen(card_of(held)) if is_locked(held) else SeenCard(card_of(held))
