"""Re-deals hidden cards and chips at random, for `imagine` (TMB-003)."""

from __future__ import annotations

from boneyard.core.agenda import Task
from boneyard.core.rng import Rng
from boneyard.games.too_many_bones.activities.lockpicking.attempt import LockQuestion, LockStep, PickLocks, UseLockLoot
from boneyard.games.too_many_bones.answers.picks import LOCK_PATTERNS
from boneyard.games.too_many_bones.battle.queue import VALUES, stack_of
from boneyard.games.too_many_bones.content.encounters import ENCOUNTERS
from boneyard.games.too_many_bones.content.held_cards import card_of, carried, is_locked, open_locks
from boneyard.games.too_many_bones.content.loot import CARDS, Locks
from boneyard.games.too_many_bones.encounters.looking_over import OfferTry
from boneyard.games.too_many_bones.loot.decks import FIRST_DAYS, GENERAL
from boneyard.games.too_many_bones.model.adventure import NO_CARD
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones


def redeal(s: TooManyBones, rng: Rng) -> None:
    """Shuffle face-down chips, decks and locked trove among everything they may be."""
    for stack, _points in enumerate(VALUES):
        deal_chips(s, stack, rng)
    if s.maybe_adventure is not None:
        deal_encounters(s, rng)
        rng.shuffle(0, s.maybe_adventure.loot)
        rng.shuffle(0, s.maybe_adventure.trove)
        for locks in LOCK_PATTERNS:
            deal_trove(s, locks, rng)


def deal_chips(s: TooManyBones, stack: int, rng: Rng) -> None:
    """Re-deal the face-down chips of one value, in the queue and in their stack."""
    hidden = [place for place, chip in enumerate(s.queue) if not chip & FACE_UP and stack_of(chip & CHIP) == stack]
    lying = [place for place, chip in enumerate(s.stacks[stack]) if not chip & FACE_UP]
    chips = [s.queue[place] for place in hidden] + [s.stacks[stack][place] for place in lying]
    rng.shuffle(0, chips)
    for place in hidden:
        s.queue[place] = chips.pop()
    for place in lying:
        s.stacks[stack][place] = chips.pop()


def deal_encounters(s: TooManyBones, rng: Rng) -> None:
    """Below the known cards on top, any general card may be in the deck or in the box (TMB-015)."""
    adventure = s.adventure
    known = cards_known(s)
    below = adventure.deck[known:]
    general = [card for card in below if ENCOUNTERS[card].deck in GENERAL] + adventure.box
    rng.shuffle(0, general)
    below = [general.pop() if ENCOUNTERS[card].deck in GENERAL else card for card in below]
    rng.shuffle(0, below)
    adventure.deck = adventure.deck[:known] + below
    adventure.box = general


def cards_known(s: TooManyBones) -> int:
    """How many cards on top of the encounter deck are known: the first days, and a face-up one."""
    deck = s.adventure.deck
    known = 0
    while known < len(deck) and ENCOUNTERS[deck[known]].key in FIRST_DAYS:
        known += 1
    return known if known or s.book.hide_next else min(1, len(deck))


def deal_trove(s: TooManyBones, locks: Locks, rng: Rng) -> None:
    """Locked trove may be any card with these locks, in a bag or in the deck."""
    trove = s.adventure.trove
    tried = [card_tried(task) for task in s.agenda]
    bags = [(gearloc, place) for gearloc in s.party for place, held in enumerate(gearloc.bag) if is_locked(held)]
    held = [(gearloc, place) for gearloc, place in bags if is_alike(card_of(gearloc.bag[place]), locks, tried)]
    deck = [place for place, card in enumerate(trove) if is_alike(card, locks, tried)]
    cards = [card_of(gearloc.bag[place]) for gearloc, place in held] + [trove[place] for place in deck]
    rng.shuffle(0, cards)
    for gearloc, place in held:
        gearloc.bag[place] = carried(cards.pop()) | open_locks(gearloc.bag[place]) << 8
    for place in deck:
        trove[place] = cards.pop()


def is_alike(card: int, locks: Locks, tried: list[int]) -> bool:
    """Whether a card has these locks and is not part of a current attempt."""
    return CARDS[card].locks == locks and card not in tried


def card_tried(task: Task) -> int:
    """The trove card that an attempt is about. The task holds the card itself, so it stays."""
    if isinstance(task, LockStep | LockQuestion | UseLockLoot):
        return task.picking.card
    return task.card if isinstance(task, OfferTry | PickLocks) else NO_CARD
