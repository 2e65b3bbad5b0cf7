"""Bags of loot: cards that are drawn, used up and discarded (TMB-081 to TMB-088)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.actions import DROP, NO, PLAY, Pick, pick
from boneyard.games.too_many_bones.cards import UNTIL_EMPTY
from boneyard.games.too_many_bones.content.loot import BY_KEY, CARDS
from boneyard.games.too_many_bones.decks import (
    card_of,
    carries,
    discard,
    draw_loot,
    draw_trove,
    gain,
    is_locked,
    left_on,
    spaces,
)
from boneyard.games.too_many_bones.events_journey import LootUsed
from boneyard.games.too_many_bones.events_loot import ChipsLeft
from boneyard.games.too_many_bones.journey import NO_CARD
from boneyard.games.too_many_bones.printed import FACTS
from boneyard.games.too_many_bones.state import TooManyBones
from boneyard.games.too_many_bones.steps import Question, Step
from boneyard.games.too_many_bones.units import Gearloc
from boneyard.games.too_many_bones.unseen import distinct, place_of

SPACES: Final[int] = FACTS["gearloc_mat.loot_spaces"]
USED_TODAY: Final = 1  # what a permanent card that is good for once a day has left while it is used


def card_named(key: str) -> int:
    """The number of a card, by its key."""
    return BY_KEY[key].card


def open_cards(gearloc: Gearloc) -> list[int]:
    """The cards somebody may use, each title once; locked trove is none of them (TMB-088)."""
    found: list[int] = []
    for held in gearloc.bag:
        if card_of(held) not in found and not is_locked(held):
            found.append(card_of(held))
    return found


def open_at(gearloc: Gearloc, card: int) -> int:
    """Where an open card lies in a bag; of two alike, the one with less left on it."""
    found = [place for place, held in enumerate(gearloc.bag) if card_of(held) == card and not is_locked(held)]
    return min(found, key=lambda place: left_on(gearloc.bag[place]))


def holders(s: TooManyBones, card: int) -> list[Gearloc]:
    """Who has a card, open."""
    return [gearloc for gearloc in s.party if carries(gearloc, card)]


def use_card(s: TooManyBones, gearloc: Gearloc, card: int) -> None:
    """A card is used; after its last use it is discarded, a permanent one stays (TMB-082)."""
    s.say(LootUsed(s.who(gearloc.id), card))
    if CARDS[card].uses > 0:
        take_one(s, gearloc, card)


def use_or_not(kind: str, seat: Seat, card: int) -> tuple[Decision, ...]:
    """A card may be used now, or kept."""
    return (Decision(seat, kind, (pick(PLAY, card), pick(NO))),)


def take_one(s: TooManyBones, gearloc: Gearloc, card: int) -> None:
    """One use or chip less; without any the card is discarded."""
    place = open_at(gearloc, card)
    gearloc.bag[place] -= 1
    left = left_on(gearloc.bag[place])
    if CARDS[card].uses == UNTIL_EMPTY:
        s.say(ChipsLeft(s.who(gearloc.id), card, left))
    if left == 0:
        discard(s, gearloc, place)


# Cards that are drawn, and those that do not fit.


class DrawLoot(Step):
    """A gearloc draws a card of loot for itself."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """If there is any left."""
        card = draw_loot(s)
        if card != NO_CARD:
            gain(s, s.party[self.unit], card)


class DrawTrove(Step):
    """A gearloc draws a card of trove for itself."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """If there is any left."""
        card = draw_trove(s)
        if card != NO_CARD:
            gain(s, s.party[self.unit], card)


def spaces_taken(gearloc: Gearloc) -> int:
    """How many spaces the cards of a bag take."""
    return sum([spaces(held) for held in gearloc.bag])


def is_too_full(gearloc: Gearloc) -> bool:
    """Whether somebody carries more than four spaces hold (TMB-081)."""
    return spaces_taken(gearloc) > SPACES


class MaybeDrop(Step):
    """Over four spaces the owner discards down: in battle, before one, and when recovery ends (TMB-081, TMB-297)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """Ask which."""
        if is_too_full(s.party[self.unit]):
            s.then(ChooseDrop(self.unit), MaybeDrop(self.unit))


class ChooseDrop(Question):
    """Which card does not fit."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any of them."""
        return (Decision(self.seat, "drop", tuple(distinct(s.party[self.seat], DROP))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It goes."""
        assert isinstance(chosen, Pick)
        discard(s, s.party[seat], place_of(s.party[seat], chosen.what))
