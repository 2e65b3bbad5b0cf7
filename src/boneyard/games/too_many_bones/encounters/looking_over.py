"""Drawing several cards to keep one, and attempts at a trove card just kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.activities.lockpicking.attempt import attempt_at
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_BAG
from boneyard.games.too_many_bones.answers.picks import CARD, NO, YES, Pick, as_seen, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.answers.words import drawn_words, yes_or_no
from boneyard.games.too_many_bones.content.held_cards import card_of, carried, is_locked, open_locks
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.encounters.attempts import locks_of
from boneyard.games.too_many_bones.loot.decks import draw_loot, draw_trove, gain, put_away
from boneyard.games.too_many_bones.model.adventure import NO_CARD
from boneyard.games.too_many_bones.model.ids import Card, SeenCard
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

OFFERED: Final = 2  # cards drawn, of which one is kept


class LookOver(Do):
    """A gearloc draws two cards and keeps one of them."""

    __slots__ = ("trove", "unit")

    def __init__(self, unit: int, trove: bool) -> None:
        self.unit = unit
        self.trove = trove

    def run(self, s: TooManyBones) -> None:
        drawn = [draw_trove(s) if self.trove else draw_loot(s) for _ in range(OFFERED)]
        found = tuple([card for card in drawn if card != NO_CARD])
        if len(set(found)) > 1:
            s.then(ChooseKept(self.unit, found))
        elif found:
            keep_one(s, s.party[self.unit], found, found[0])


class ChooseKept(Question):
    """Choose which of the drawn cards to keep. The other is discarded."""

    __slots__ = ("found",)

    kind = "keep_one"

    def __init__(self, seat: Seat, found: tuple[Card, ...]) -> None:
        super().__init__(seat)
        self.found = found

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(CARD, seen) for seen in self.seen()]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        keep_one(s, s.party[self.seat], self.found, self.found[self.seen().index(chosen.seen_card)])

    def seen(self) -> list[SeenCard]:
        """The cards as everybody sees them: trove by its locks (TMB-003)."""
        return [as_seen(card, self.found[:place]) for place, card in enumerate(self.found)]


def keep_one(s: TooManyBones, gearloc: Gearloc, found: tuple[Card, ...], kept: Card) -> None:
    """Put one card into the bag and discard the others. A trove card may be tried at once."""
    others = list(found)
    others.remove(kept)
    for card in others:
        put_away(s, gearloc.id, carried(card))
    gain(s, gearloc, kept)
    if LOOT_CARDS[kept].locks:
        s.then(OfferTry(gearloc.id, kept))


class OfferTry(Question):
    """A gearloc may try a trove card it just kept at once, in addition to the attempt of the day (TMB-090)."""

    __slots__ = ("card",)

    kind = "try_trove"

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(YES), pick(NO)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == YES:
            gearloc = s.party[self.seat]
            held = next(each for each in gearloc.bag if card_of(each) == self.card and is_locked(each))
            s.then(attempt_at(s, gearloc, OF_BAG, self.card, locks_of(self.card), open_locks(held)))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return yes_or_no(self.kind, chosen) if chosen.verb == YES else None

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"card": drawn_words(as_seen(self.card))}
