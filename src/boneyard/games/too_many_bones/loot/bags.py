"""Bags of loot: cards that are drawn, used up and discarded (TMB-081 to TMB-088)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.hidden_cards import distinct, place_of
from boneyard.games.too_many_bones.answers.picks import DROP, GIVE, NO, PLAY, Pick, as_seen, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion, Question
from boneyard.games.too_many_bones.answers.words import drawn_words
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.held_cards import card_of, carried, carries, is_locked, left_on, spaces
from boneyard.games.too_many_bones.content.loot import CARDS, UNTIL_EMPTY
from boneyard.games.too_many_bones.events.adventure import LootUsed
from boneyard.games.too_many_bones.events.loot import ChipsLeft
from boneyard.games.too_many_bones.loot.decks import discard, draw_loot, draw_trove, gain, put_away
from boneyard.games.too_many_bones.model.adventure import NO_CARD
from boneyard.games.too_many_bones.model.ids import Card
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import BattleEnd, Step
from boneyard.games.too_many_bones.model.units import Gearloc

SPACES: Final[int] = FACTS["gearloc_mat.loot_spaces"]
USED_TODAY: Final = 1  # marks a permanent card with one use a day as used today


def open_cards(gearloc: Gearloc) -> list[Card]:
    """The cards a gearloc may use, each title once. Locked trove is not among them (TMB-088)."""
    found: list[Card] = []
    for held in gearloc.bag:
        if card_of(held) not in found and not is_locked(held):
            found.append(card_of(held))
    return found


def open_at(gearloc: Gearloc, card: Card) -> int:
    """The index of an open card in a bag. Of two copies, the one with fewer uses left."""
    found = [place for place, held in enumerate(gearloc.bag) if card_of(held) == card and not is_locked(held)]
    return min(found, key=lambda place: left_on(gearloc.bag[place]))


def holders(s: TooManyBones, card: Card) -> list[Gearloc]:
    """The gearlocs that hold an open card."""
    return [gearloc for gearloc in s.party if carries(gearloc, card)]


def use_card(s: TooManyBones, gearloc: Gearloc, card: Card) -> None:
    """Use a card. After its last use it is discarded; a permanent one stays (TMB-082)."""
    s.say(LootUsed(s.who(gearloc.id), card))
    if CARDS[card].uses > 0:
        take_one(s, gearloc, card)


def use_or_not(card: Card) -> list[Pick]:
    """To use a card now, or not."""
    return [pick(PLAY, card), pick(NO)]


def take_one(s: TooManyBones, gearloc: Gearloc, card: Card) -> None:
    """Remove one use or chip from a card, and discard it after the last."""
    place = open_at(gearloc, card)
    gearloc.bag[place] -= 1
    left = left_on(gearloc.bag[place])
    if CARDS[card].uses == UNTIL_EMPTY:
        s.say(ChipsLeft(s.who(gearloc.id), card, left))
    if left == 0:
        discard(s, gearloc, place)


# Drawn cards, and cards that do not fit.


class DrawLoot(Step):
    """A gearloc draws a loot card for itself, if any is left."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        card = draw_loot(s)
        if card != NO_CARD:
            gain(s, s.party[self.unit], card)


class DrawTrove(Step):
    """A gearloc draws a trove card for itself, if any is left."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        card = draw_trove(s)
        if card != NO_CARD:
            gain(s, s.party[self.unit], card)


def spaces_taken(gearloc: Gearloc) -> int:
    """How many spaces the cards of a bag take."""
    return sum([spaces(held) for held in gearloc.bag])


def is_too_full(gearloc: Gearloc) -> bool:
    """Whether a gearloc carries more than four spaces hold (TMB-081)."""
    return spaces_taken(gearloc) > SPACES


class ChooseDrop(Question):
    """Over four spaces the owner discards down: in battle, before one, and when recovery ends (TMB-081, TMB-297)."""

    __slots__ = ()

    kind = "drop"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        gearloc = s.party[self.seat]
        return distinct(gearloc, DROP) if is_too_full(gearloc) else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        discard(s, s.party[self.seat], place_of(s.party[self.seat], chosen.what))
        s.then(ChooseDrop(self.seat))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        battle = any(isinstance(task, BattleEnd) for task in s.agenda)
        used = spaces_taken(s.party[self.seat])
        return {"used": used, "spaces": SPACES, "when": "battle" if battle else "evening"}


class ShareCard(Do):
    """Draw one card that the party gives to whomever it likes (TMB-036, TMB-037)."""

    __slots__ = ("trove",)

    def __init__(self, trove: bool) -> None:
        self.trove = trove

    def run(self, s: TooManyBones) -> None:
        card = draw_trove(s) if self.trove else draw_loot(s)
        if card != NO_CARD:
            s.then(ShareOut(card))


class ShareOut(Do):
    """One gearloc gets a card. A party of one is not asked."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def run(self, s: TooManyBones) -> None:
        if len(s.party) == 1:
            gain(s, s.party[0], self.card)
        else:
            s.then(ChooseOwner(self.card))


class ChooseOwner(PartyQuestion):
    """The party chooses who gets a card drawn for it. It may be discarded (TMB-037)."""

    __slots__ = ("card",)

    kind = "share"

    def __init__(self, card: Card) -> None:
        self.card = card

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        named = as_seen(self.card)
        found = [pick(GIVE, named, aim_of(s, gearloc.id)) for gearloc in s.party]
        return [*found, pick(DROP, named)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == DROP:
            put_away(s, s.book.leader, carried(self.card))
            return
        gain(s, gearloc_aimed(s, chosen.aim), self.card)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"card": drawn_words(as_seen(self.card))}
