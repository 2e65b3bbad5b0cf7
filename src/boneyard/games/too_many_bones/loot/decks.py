"""The decks of an adventure: encounters, loot and trove (TMB-015 to TMB-019)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.answers.hidden_cards import seen
from boneyard.games.too_many_bones.answers.picks import as_seen
from boneyard.games.too_many_bones.battle.queue import NECKLACE, VALUES, trophies
from boneyard.games.too_many_bones.content.chips import CHIPS, chips_of, types_of
from boneyard.games.too_many_bones.content.encounters import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.content.held_cards import card_of, carried, is_locked, left_on
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.content.loot import LOOT, TROVE
from boneyard.games.too_many_bones.content.tyrant_cards import card_of_tyrant
from boneyard.games.too_many_bones.events.adventure import EncounterShuffledIn, LootDiscarded, LootGained, TroveOpened
from boneyard.games.too_many_bones.model.adventure import NO_CARD, NO_CHOICE, NO_ENCOUNTER, Adventure
from boneyard.games.too_many_bones.model.ids import Card, ChipId, EncounterId
from boneyard.games.too_many_bones.model.rewards import NO_REWARDS
from boneyard.games.too_many_bones.model.state import CARDS, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

FIRST_DAYS: Final = ("special-01", "special-02", "special-03")
GENERAL: Final = ("classic", "solo")  # decks of general cards (TMB-017)


def set_up_adventure(s: TooManyBones, tyrant: ChipId) -> None:
    """Shuffle the decks and put the first three days on top (TMB-013 to TMB-020)."""
    solo = len(s.party) == 1
    card = card_of_tyrant(tyrant)
    general = [each.card for each in ENCOUNTERS if each.deck == ("solo" if solo else "classic")]
    s.rng.shuffle(CARDS, general)
    own = [each.card for each in ENCOUNTERS if each.deck == "tyrant" and each.tyrant == CHIPS[tyrant].key]
    drawn = general[: card.days - len(FIRST_DAYS)] + own
    s.rng.shuffle(CARDS, drawn)
    loot = [each.card for each in LOOT for _ in range(each.copies)]
    trove = [each.card for each in TROVE for _ in range(each.copies)]
    s.rng.shuffle(CARDS, loot)
    s.rng.shuffle(CARDS, trove)
    types = types_of(CHIPS[tyrant])
    others = tuple([each for each in range(6) if each not in types])
    s.maybe_adventure = Adventure(
        tyrant=tyrant,
        day=1,
        progress=0,
        deck=[BY_KEY[key].card for key in FIRST_DAYS] + drawn,
        box=general[card.days - len(FIRST_DAYS) :],
        discards=[],
        kept=[],
        card=NO_ENCOUNTER,
        choice=NO_CHOICE,
        loot=loot,
        loot_gone=[],
        trove=trove,
        trove_gone=[],
        unused=[chip for points in VALUES for chip in chips_of(points, others)],
        stored=[],
        gone=0,
        marks=0,
        opened=0,
        laid=[],
        earned=NO_REWARDS,
        wiped=False,
        won_darts=False,
        success=False,
    )


def draw_encounter(s: TooManyBones) -> EncounterId:
    """Draw the top encounter. An empty deck is refilled from the box, then from the discards (TMB-018)."""
    adventure = s.adventure
    if not adventure.deck:
        general = [card for card in adventure.discards if ENCOUNTERS[card].deck in GENERAL]
        adventure.deck, adventure.box = (adventure.box, []) if adventure.box else (general, [])
        adventure.discards = [card for card in adventure.discards if card not in adventure.deck]
        s.rng.shuffle(CARDS, adventure.deck)
    return adventure.deck.pop(0)


def discard_encounter(s: TooManyBones) -> None:
    """Discard today's card, unless it was put back into the deck (TMB-038)."""
    adventure = s.adventure
    if adventure.card not in adventure.deck:
        adventure.discards.append(adventure.card)


def shuffle_in(s: TooManyBones, key: str) -> None:
    """Shuffle a card into the encounter deck. A card under the tyrant card stays there (TMB-038)."""
    adventure = s.adventure
    card = BY_KEY[key].card
    if card in adventure.deck or card in adventure.kept:
        return
    adventure.discards = [other for other in adventure.discards if other != card]
    adventure.deck.append(card)
    s.rng.shuffle(CARDS, adventure.deck)
    s.say(EncounterShuffledIn(card))


def is_known(s: TooManyBones, key: str) -> bool:
    """Whether a card is in the encounter deck, or has been met."""
    adventure = s.adventure
    card = BY_KEY[key].card
    return card == adventure.card or card in adventure.deck or card in adventure.kept or card in adventure.discards


def draw_loot(s: TooManyBones) -> Card:
    """Draw a loot card, or NO_CARD."""
    return draw_from(s, s.adventure.loot, s.adventure.loot_gone)


def draw_trove(s: TooManyBones) -> Card:
    """Draw a trove card, or NO_CARD."""
    return draw_from(s, s.adventure.trove, s.adventure.trove_gone)


def draw_from(s: TooManyBones, deck: list[Card], gone: list[Card]) -> Card:
    """Draw the top card. An empty deck is refilled from its discards; NO_CARD if there are none (TMB-019)."""
    if not deck:
        deck += gone
        gone.clear()
        s.rng.shuffle(CARDS, deck)
    if not deck:
        return NO_CARD
    s.revealed += 1  # seen, whoever gets it
    return deck.pop(0)


def open_lock(s: TooManyBones, card: Card, opened: int) -> None:
    """Open locks of a card. They stay open, and with the last one the card is loot of its holder (TMB-088)."""
    for gearloc in s.party:
        for place, held in enumerate(gearloc.bag):
            if card_of(held) == card and is_locked(held):
                gearloc.bag[place] = card << 16 | opened << 8 | left_on(held)
                if not is_locked(gearloc.bag[place]):
                    s.reveal(TroveOpened(s.who(gearloc.id), card))
                return


def gain(s: TooManyBones, gearloc: Gearloc, card: Card) -> None:
    """Put a card into a bag."""
    gearloc.bag.append(carried(card))
    s.say(LootGained(s.who(gearloc.id), as_seen(card)))


def discard(s: TooManyBones, gearloc: Gearloc, place: int) -> None:
    """Discard a card from a bag."""
    held = gearloc.bag.pop(place)
    put_away(s, gearloc.id, held)
    if card_of(held) == NECKLACE:
        s.defeated += trophies(s)
        for chip in s.adventure.laid_on(NECKLACE):
            s.adventure.lift(NECKLACE, chip)


def put_away(s: TooManyBones, seat: int, held: int) -> None:
    """Put a card on its discard pile. One that an encounter gave leaves the game."""
    adventure = s.adventure
    card = LOOT_CARDS[card_of(held)]
    if card.copies:
        (adventure.trove_gone if card.locks else adventure.loot_gone).append(card.card)
    s.say(LootDiscarded(s.who(seat), seen(held)))
