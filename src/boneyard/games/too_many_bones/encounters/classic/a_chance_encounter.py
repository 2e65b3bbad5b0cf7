"""A Chance Encounter (classic-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import GIVE, Pick, as_seen, pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.answers.words import drawn_words
from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.encounters.attempts import attempt, gain_opened, locks_of
from boneyard.games.too_many_bones.encounters.choices import EncounterChoice, encounter_choices
from boneyard.games.too_many_bones.encounters.steps import Done, play_darts
from boneyard.games.too_many_bones.loot.decks import draw_trove, put_away
from boneyard.games.too_many_bones.model.ids import Card
from boneyard.games.too_many_bones.model.state import CARDS, TooManyBones

BIG_LOCK: Final = 5


def has_big_lock(card: Card) -> bool:
    """Whether one of its locks is a 5."""
    return any(value == BIG_LOCK for _, value in LOOT_CARDS[card].locks)


def is_big_lock_left(s: TooManyBones) -> bool:
    """Whether a trove card with such a lock is left; otherwise there is no contest."""
    return any(has_big_lock(card) for card in s.adventure.trove + s.adventure.trove_gone)


def pick_big_lock(s: TooManyBones) -> None:
    """Draw trove cards until one has a lock of 5, and shuffle the others back."""
    adventure = s.adventure
    card = draw_trove(s)
    skipped: list[Card] = []
    while not has_big_lock(card):
        skipped.append(card)
        card = draw_trove(s)
    if skipped:
        adventure.trove += skipped
        s.rng.shuffle(CARDS, adventure.trove)
    adventure.opened = 0
    s.then(ContestLock(card, 0))


class ContestLock(Do):
    """The gearlocs try one after another, until it is open or all have tried. Open locks stay open."""

    __slots__ = ("card", "tried")

    def __init__(self, card: Card, tried: int) -> None:
        self.card = card
        self.tried = tried  # how many gearlocs have

    def run(self, s: TooManyBones) -> None:
        opened, locks = s.adventure.opened, locks_of(self.card)
        if opened == len(locks):
            share_opened(s, self.card)
            s.then(Done(success=True))
        elif self.tried == len(s.party):
            put_away(s, s.book.leader, carried(self.card))
            s.then(Done(success=False))
        else:
            gearloc = s.party[self.tried]
            s.then(attempt(s, gearloc, self.card, locks, opened), ContestLock(self.card, self.tried + 1))


def share_opened(s: TooManyBones, card: Card) -> None:
    """Give the card to a gearloc of the party's choice."""
    if len(s.party) == 1:
        gain_opened(s, s.party[0], card)
    else:
        s.then(ShareOpened(card))


class ShareOpened(PartyQuestion):
    """The party chooses who gets the opened card."""

    __slots__ = ("card",)

    kind = "share"

    def __init__(self, card: Card) -> None:
        self.card = card

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(GIVE, self.card, aim_of(s, gearloc.id)) for gearloc in s.party]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gain_opened(s, gearloc_aimed(s, chosen.aim), self.card)

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"card": drawn_words(as_seen(self.card))}


encounter_choices("classic-24", EncounterChoice(pick_big_lock, needs=is_big_lock_left), EncounterChoice(play_darts))
