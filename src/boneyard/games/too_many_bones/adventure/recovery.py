"""Recovery: trading, lockpicking, and one of rest, search and scout for every gearloc (TMB-074 to TMB-080)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Anyone, Do
from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.activities.lockpicking.attempt import attempt_at
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_BAG, RETRIED, locks_on
from boneyard.games.too_many_bones.activities.scouting import ScoutAhead
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed, gearlocs_as_picks
from boneyard.games.too_many_bones.answers.hidden_cards import distinct, named_cards, place_of, seen
from boneyard.games.too_many_bones.answers.picks import (
    CARD,
    DONE,
    FIRST,
    GIVE,
    PICK,
    PLAY,
    SCOUT,
    SEARCH,
    SLEEP,
    Pick,
    pick,
)
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.rolling import bones_shown, rolled, say_roll
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.content.held_cards import card_of, carried, carries, is_locked, open_locks
from boneyard.games.too_many_bones.content.loot import CARDS as LOOT_CARDS
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.content.tyrant_cards import tyrant_card
from boneyard.games.too_many_bones.events.adventure import LeaderChanged, LootGiven, Rested
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.loot.bags import SPACES, ChooseDrop, DrawTrove, is_too_full, spaces_taken, use_card
from boneyard.games.too_many_bones.loot.cards.tewaren_gem import GEM
from boneyard.games.too_many_bones.loot.decks import discard, draw_loot, gain, put_away
from boneyard.games.too_many_bones.loot.outside import may_use, play_or_drop
from boneyard.games.too_many_bones.model.adventure import EVERY_OPTION, HALF_REST, NO_CARD
from boneyard.games.too_many_bones.model.dice import token
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, Card
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Gearloc

# Chores of a recovery, one bit each. The first bit is RETRIED, which is per day.
PICKED: Final = 2  # its lockpicking attempt
RESTED: Final = 4
SEARCHED: Final = 8
SCOUTED: Final = 16
OPTION: Final = RESTED | SEARCHED | SCOUTED  # one of these, unless a card allows all
FED: Final = 32  # it regained HP from loot
FINISHED: Final = 64
SEARCH_DICE: Final = 6


class Recover(Do):
    """The recovery phase begins: everybody has an attempt and an option, in any order (TMB-074)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        for gearloc in s.party:
            gearloc.chores &= RETRIED
        s.then(MaybeRecover())


class MaybeRecover(Do):
    """Recovery goes on until everybody has finished. Then bags are checked, except after the last day (TMB-297)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if any(not gearloc.chores & FINISHED for gearloc in s.party):
            s.then(Camp())
        elif s.adventure.day < tyrant_card(s).days:
            s.then(*[ChooseDrop(gearloc.id) for gearloc in s.party])


class Camp(Anyone):
    """Everybody recovers at the same time, in any order: cards and stacks are shared.

    Everybody who has not finished is awaited. Whoever has finished may still act, and then has not finished (TMB-298).
    """

    __slots__ = ()

    def asks(self, s: TooManyBones) -> Sequence[DoChore]:
        questions = [DoChore(gearloc.id) for gearloc in s.party]
        busy = [question for question in questions if not question.is_free(s)]
        return busy + [question for question in questions if question.is_free(s)]


class DoChore(Question):
    """What a gearloc does in camp."""

    __slots__ = ()

    kind = "camp"

    def is_free(self, s: TooManyBones) -> bool:
        return bool(s.party[self.seat].chores & FINISHED)

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        gearloc = s.party[self.seat]
        return chores(s, gearloc) if self.is_free(s) else [*chores(s, gearloc), *end_of_day(s, gearloc)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.seat]
        gearloc.chores &= ~FINISHED
        if chosen.verb == DONE:
            gearloc.chores |= FINISHED
        elif chosen.verb == SLEEP:
            rest(s, gearloc)
        elif chosen.verb == SEARCH:
            gearloc.chores |= SEARCHED
            discard(s, gearloc, place_of(gearloc, chosen.what))
            s.then(SearchForLoot(self.seat))
        elif chosen.verb == SCOUT:
            gearloc.chores |= SCOUTED
            s.then(ScoutAhead(self.seat))
        elif chosen.verb == PICK:
            gearloc.chores |= PICKED
            pick_at(s, gearloc, chosen)
        elif chosen.verb == GIVE:
            give(s, gearloc, chosen)
        elif chosen.verb == FIRST:
            follow(s, gearloc_aimed(s, chosen.aim))
        else:
            use_in_camp(s, gearloc, chosen)
        s.then(MaybeRecover())

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        gearloc = s.party[self.seat]
        return {"hp": gearloc.hp, "max": max_hp(gearloc), "done": "yes" if self.is_free(s) else "no"}

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        gearloc = s.party[self.seat]
        if chosen.verb == DONE and is_too_full(gearloc):
            return phrase("opt-done-too-full", used=spaces_taken(gearloc), spaces=SPACES)
        return None


def chores(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """What a gearloc may still do."""
    found: list[Pick] = []
    if has_left(s, gearloc, RESTED):
        found.append(pick(SLEEP))
    if has_left(s, gearloc, SEARCHED) and not must_rest(s, gearloc):
        found += distinct(gearloc, SEARCH)
    if has_left(s, gearloc, SCOUTED) and not must_rest(s, gearloc):
        found.append(pick(SCOUT))
    if not gearloc.chores & PICKED:
        found += locked_cards(s)
    for ally in s.party:
        if ally.id != gearloc.id:
            for option in distinct(gearloc, GIVE):
                found.append(pick(GIVE, option.what, aim_of(s, ally.id)))
    found += may_use(s, gearloc)
    if carries(gearloc, GEM):
        found.append(pick(PLAY, GEM))
    if gearloc.id == s.book.leader:
        found += gearlocs_as_picks(s, FIRST, [ally.id for ally in s.party if ally.id != gearloc.id])
    return found


def end_of_day(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """The answer to finish today. Without HP a gearloc cannot finish (TMB-079, TMB-080)."""
    return [] if must_rest(s, gearloc) else [pick(DONE)]


def has_left(s: TooManyBones, gearloc: Gearloc, option: int) -> bool:
    """Whether a gearloc may still take an option: one of the three, or each of them once (TMB-074)."""
    done = option if s.adventure.marks & EVERY_OPTION else OPTION
    return not gearloc.chores & done


def must_rest(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether resting is the only option: after a party wipe, and at 0 HP (TMB-079, TMB-080)."""
    return gearloc.hp == 0 or (
        s.adventure.wiped and gearloc.hp < max_hp(gearloc) and not gearloc.chores & (OPTION | FED)
    )


def use_in_camp(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Use or discard a card. A gearloc healed by it need not rest (TMB-079), and a Tewaren Gem gives a trove card."""
    if chosen == pick(PLAY, GEM):
        use_card(s, gearloc, GEM)
        s.then(DrawTrove(gearloc.id))
        return
    before = [each.hp for each in s.party]
    play_or_drop(s, gearloc, chosen)
    for each in s.party:
        if each.hp > before[each.id]:
            each.chores |= FED


def rest(s: TooManyBones, gearloc: Gearloc) -> None:
    """Heal to the maximum (TMB-075)."""
    gearloc.chores |= RESTED
    gearloc.hp += rest_gives(s, gearloc)
    s.say(Rested(s.who(gearloc.id), gearloc.hp))


def rest_gives(s: TooManyBones, gearloc: Gearloc) -> int:
    """The HP a rest restores: all missing ones, or half of them, rounded up (TMB-075, solo-05)."""
    missing = max_hp(gearloc) - gearloc.hp
    return (missing + 1) // 2 if s.adventure.marks & HALF_REST else missing


def follow(s: TooManyBones, leader: Gearloc) -> None:
    """Between days another gearloc may become leader (TMB-004)."""
    s.book = s.book.led_by(leader.id)
    s.say(LeaderChanged(s.who(leader.id)))


def give(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Give a card with its uses left to another gearloc, even into a full bag (TMB-086, TMB-088, TMB-297)."""
    other = gearloc_aimed(s, chosen.aim)
    held = gearloc.bag.pop(place_of(gearloc, chosen.what))
    other.bag.append(held)
    s.say(LootGiven(s.who(gearloc.id), seen(held), s.who(other.id)))


# Searching.


class SearchForLoot(Step):
    """Roll six attack dice, draw a card for each bones, and keep one of them (TMB-076).

    Without bones the discarded card is lost for nothing.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        dice = [rolled(s, token(ATTACK_DIE, 0, 0)) for _ in range(SEARCH_DICE)]
        say_roll(s, Rolled(s.who(self.unit), tuple(dice), "search"))
        cards = [draw_loot(s) for _ in range(bones_shown(dice))]
        found = tuple([card for card in cards if card != NO_CARD])
        if found:
            s.then(ChooseFind(self.unit, found))


class ChooseFind(Question):
    """Choose which of the cards found to keep. The others are discarded."""

    __slots__ = ("found",)

    kind = "find"

    def __init__(self, seat: Seat, found: tuple[Card, ...]) -> None:
        super().__init__(seat)
        self.found = found

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        options: list[Pick] = []
        for card in self.found:
            if pick(CARD, card) not in options:
                options.append(pick(CARD, card))
        return options

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gain(s, s.party[self.seat], chosen.card)
        others = list(self.found)
        others.remove(chosen.card)
        for card in others:
            put_away(s, self.seat, carried(card))


# Lockpicking.


def locked_cards(s: TooManyBones) -> list[Pick]:
    """Any locked trove card of the party (TMB-090)."""
    found: list[Pick] = []
    for gearloc in s.party:
        for held, named in zip(gearloc.bag, named_cards(gearloc), strict=True):
            if is_locked(held):
                found.append(pick(PICK, named, aim_of(s, gearloc.id)))
    return found


def pick_at(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Make an attempt at the closed locks of a card."""
    owner = gearloc_aimed(s, chosen.aim)
    held = owner.bag[place_of(owner, chosen.what)]
    card = LOOT_CARDS[card_of(held)]
    s.then(attempt_at(s, gearloc, OF_BAG, card.card, locks_on(card), open_locks(held)))
