"""Bags of loot: cards that are drawn, used up and discarded (TMB-081 to TMB-088)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.hidden_cards import distinct, place_of
from boneyard.games.too_many_bones.answers.picks import DROP, GIVE, NO, PLAY, Pick, as_seen, pick
from boneyard.games.too_many_bones.content.cards import UNTIL_EMPTY
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.held_cards import card_of, carried, carries, is_locked, left_on, spaces
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.events.adventure import LootUsed
from boneyard.games.too_many_bones.events.loot import ChipsLeft
from boneyard.games.too_many_bones.loot.decks import discard, draw_loot, draw_trove, gain, put_away
from boneyard.games.too_many_bones.model.adventure import NO_CARD
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Question, Step
from boneyard.games.too_many_bones.model.units import Gearloc

SPACES: Final[int] = FACTS["gearloc_mat.loot_spaces"]
USED_TODAY: Final = 1  # what a permanent card that is good for once a day has left while it is used


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


class ShareCard(Do):
    """A card is drawn once, and the party gives it to whom it likes (TMB-036, TMB-037)."""

    __slots__ = ("trove",)

    def __init__(self, trove: bool) -> None:
        self.trove = trove

    def run(self, s: TooManyBones) -> None:
        """If there is any left."""
        card = draw_trove(s) if self.trove else draw_loot(s)
        if card != NO_CARD:
            s.then(ShareOut(card))


class ShareOut(Do):
    """A card is for one of the party."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: TooManyBones) -> None:
        """Alone there is nobody to ask."""
        if len(s.party) == 1:
            gain(s, s.party[0], self.card)
        else:
            s.then(ChooseOwner(self.card))


class ChooseOwner(Ask):
    """Who gets a card that was drawn for the party; what nobody wants is discarded (TMB-037)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any gearloc, or nobody."""
        named = as_seen(self.card)
        found = [pick(GIVE, named, aim_of(s, gearloc.id)) for gearloc in s.party]
        return (Decision(s.book.leader, "share", (*found, pick(DROP, named))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It is theirs."""
        assert isinstance(chosen, Pick)
        if chosen.verb == DROP:
            put_away(s, seat, carried(self.card))
            return
        gain(s, gearloc_aimed(s, chosen.aim), self.card)
