"""Lockpicking: one gearloc's attempt at a row of locks, with four dice (TMB-090 to TMB-099)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Anyone, Ask, Do, Question
from boneyard.core.decision import Argument, Phrase, Seat
from boneyard.games.too_many_bones.activities.lockpicking.locks import (
    ACTION_FACES,
    AIDS,
    ALL_DICE,
    CONVERT_DIE,
    INTUITION_FACES,
    LEAVE,
    NOTHING,
    OF_BAG,
    OPEN_WITH,
    RAISE_DIE,
    REROLL_DIE,
    RETRIED,
    SAVED,
    VALUE,
    LockAnswer,
    Picking,
    converted,
    dice_sets_to_open,
    helped,
    lock_answer,
    matching_dice,
    number_of,
    place_of,
    saved,
    turned,
)
from boneyard.games.too_many_bones.activities.lockpicking.words import lock_dice_words, lock_effect, lock_words
from boneyard.games.too_many_bones.answers.picks import DONE, NO, PLAY, Pick, pick
from boneyard.games.too_many_bones.content.facts import INTUITION
from boneyard.games.too_many_bones.content.held_cards import carries
from boneyard.games.too_many_bones.events.contests import (
    LockDieConverted,
    LockDieSaved,
    LockHeld,
    LockOpened,
    LockRerolled,
    LockRolled,
    LocksOpened,
)
from boneyard.games.too_many_bones.events.loot import LockDieRaised, LockDieRerolled
from boneyard.games.too_many_bones.loot.bags import holders, use_card, use_or_not
from boneyard.games.too_many_bones.loot.cards.locksmith_manual import MANUAL, MANUAL_LOWERS
from boneyard.games.too_many_bones.loot.cards.mech_pick import MECH_PICK, MECH_PICK_OPENS
from boneyard.games.too_many_bones.loot.cards.multi_tool import MULTI_TOOL
from boneyard.games.too_many_bones.loot.cards.reflex_powder import REFLEX_POWDER
from boneyard.games.too_many_bones.loot.decks import open_lock
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.model.ids import Card, EncounterId, Intuition, LockDie
from boneyard.games.too_many_bones.model.state import DICE, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

TOOLS: Final = tuple([card.card for card in CARDS if card.raises])


class PickLocks(Do):
    """A gearloc makes an attempt with three action dice, from the leftmost closed lock on (TMB-090, TMB-097)."""

    __slots__ = ("again", "card", "easier", "locks", "opened", "purpose", "seat")

    def __init__(
        self,
        seat: Seat,
        purpose: int,
        card: Card | EncounterId,
        locks: tuple[int, ...],
        opened: int,
        easier: int,
        again: bool,
    ) -> None:
        self.seat = seat
        self.purpose = purpose  # OF_BAG or OF_CARD
        self.card = card  # the trove or encounter with the locks
        self.locks = locks
        self.opened = opened  # by anybody's earlier attempts
        self.easier = easier  # reduction of every lock by loot (TMB-099)
        self.again = again  # whether the gearloc still has its second roll of the day (TMB-095)

    def run(self, s: TooManyBones) -> None:
        at = (self.seat, self.purpose, self.card, self.locks, self.opened, self.easier)
        s.then(FaceLock(Picking(*at, ALL_DICE, self.again, retried=False)))


def attempt_at(
    s: TooManyBones, gearloc: Gearloc, purpose: int, card: Card | EncounterId, locks: tuple[int, ...], opened: int
) -> PickLocks:
    """An attempt with loot's reduction of the locks, and the second roll once a day (TMB-095, TMB-099)."""
    again = not gearloc.chores & RETRIED
    return PickLocks(gearloc.id, purpose, card, locks, opened, easier(s), again)


def easier(s: TooManyBones) -> int:
    """How much loot lowers every lock (TMB-099)."""
    return MANUAL_LOWERS if holders(s, MANUAL) else 0


class LockStep(Do):
    """A task in an attempt."""

    __slots__ = ("picking",)

    def __init__(self, picking: Picking) -> None:
        self.picking = picking


class LockQuestion(Question):
    """A question in an attempt."""

    __slots__ = ("picking",)

    def __init__(self, picking: Picking) -> None:
        self.picking = picking

    def asked(self, s: TooManyBones) -> Seat:
        return self.picking.seat

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"lock": lock_words(self.picking.current()), "dice": lock_dice_words(self.picking.dice)}


class LockDiceQuestion(LockQuestion):
    """A question that is answered with action dice."""

    __slots__ = ()

    answers = LockAnswer

    def effect_of(self, s: TooManyBones, chosen: LockAnswer) -> Phrase | None:
        return lock_effect(self.picking, chosen)


class FaceLock(LockStep):
    """The next lock. A Mech-Pick may open a low one before anything is rolled for it (TMB-099)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        picking = self.picking
        small = picking.current() & VALUE <= MECH_PICK_OPENS
        may_pick = small and carries(s.party[picking.seat], MECH_PICK)
        s.then(OfferMechPick(picking.in_hand()) if may_pick else RollForLock(picking))


class OfferMechPick(LockQuestion):
    """Mech-Pick: a player may open the lock without dice. All dice are left for the next lock (TMB-275)."""

    __slots__ = ()

    kind = "mech_pick"
    answers = Pick

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return use_or_not(MECH_PICK)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen == pick(NO):
            s.then(RollForLock(self.picking))
        else:
            use_card(s, s.party[self.picking.seat], MECH_PICK)
            s.then(OpenLock(self.picking, 0))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"lock": lock_words(self.picking.current())}


class RollForLock(LockStep):
    """Roll all action dice still in the attempt and the intuition die (TMB-091)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        picking = self.picking.with_dice(tuple([rolled(s, die) for die in self.picking.dice]))
        face = INTUITION_FACES[s.rng.below(DICE, 6)]
        s.say(LockRolled(s.who(picking.seat), picking.current(), picking.dice, face))
        s.then(after_roll(picking, face))


def rolled(s: TooManyBones, die: LockDie) -> LockDie:
    """Roll an action die. What intuition did to it is lost (TMB-094)."""
    number = number_of(die)
    return LockDie(number << 12 | ACTION_FACES[number][s.rng.below(DICE, 6)])


def after_roll(picking: Picking, face: Intuition) -> Ask | Do:
    """The next task: intuition if it can help, otherwise the lock."""
    return UseIntuition(picking, face) if helped(picking, face) else UseLockLoot(picking)


class UseIntuition(LockDiceQuestion):
    """The intuition face may be used on one action die, for this roll only (TMB-092, TMB-094)."""

    __slots__ = ("face",)

    kind = "intuition"

    def __init__(self, picking: Picking, face: Intuition) -> None:
        super().__init__(picking)
        self.face = face

    def options(self, s: TooManyBones) -> Sequence[LockAnswer]:
        aids = [lock_answer(AIDS[self.face], 1 << number_of(die)) for die in helped(self.picking, self.face)]
        return [lock_answer(NOTHING), *aids]

    def picked(self, s: TooManyBones, chosen: LockAnswer) -> None:
        if chosen.verb == NOTHING:
            s.then(UseLockLoot(self.picking))
        elif chosen.verb == REROLL_DIE:
            s.then(RerollLockDie(self.picking, place_of(self.picking, chosen.dice)))
        else:
            s.then(UseLockLoot(use_intuition(s, self.picking, chosen)))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {**super().about(s), "face": INTUITION[self.face]}


def use_intuition(s: TooManyBones, picking: Picking, chosen: LockAnswer) -> Picking:
    """Convert or save a die."""
    place = place_of(picking, chosen.dice)
    after = converted(picking, place) if chosen.verb == CONVERT_DIE else saved(picking, place)
    named, die = s.who(picking.seat), LockDie(after.dice[place] & ~SAVED)
    s.say(LockDieConverted(named, die) if chosen.verb == CONVERT_DIE else LockDieSaved(named, die))
    return after


class RerollLockDie(LockStep):
    """Reroll: roll an action die and the intuition die again. A new Reroll may be used again (TMB-094)."""

    __slots__ = ("place",)

    def __init__(self, picking: Picking, place: int) -> None:
        super().__init__(picking)
        self.place = place

    def run(self, s: TooManyBones) -> None:
        die = rolled(s, self.picking.dice[self.place])
        face = INTUITION_FACES[s.rng.below(DICE, 6)]
        s.say(LockRerolled(s.who(self.picking.seat), die, face))
        s.then(after_roll(turned(self.picking, self.place, die), face))


# Loot, after intuition and before the dice are added up (TMB-092).


def lock_plays(picking: Picking, gearloc: Gearloc) -> list[Pick]:
    """Tools for a die of the lock's letter, or a reroll. Other gearlocs may use Multi-Tools."""
    found: list[Pick] = []
    if matching_dice(picking):
        found += [pick(PLAY, card) for card in TOOLS if carries(gearloc, card)]
    if gearloc.id != picking.seat:
        return [option for option in found if option.what == MULTI_TOOL]
    if carries(gearloc, REFLEX_POWDER):
        found.append(pick(PLAY, REFLEX_POWDER))
    return found


class UseLockLoot(Anyone):
    """Cards for lockpicking may be used while anybody has one that can help; then comes the lock."""

    __slots__ = ("picking",)

    def __init__(self, picking: Picking) -> None:
        self.picking = picking

    def asks(self, s: TooManyBones) -> Sequence[UseLockCard]:
        picking = self.picking
        if not any(lock_plays(picking, gearloc) for gearloc in s.party):
            return []
        others = [gearloc.id for gearloc in s.party if gearloc.id != picking.seat]
        return [UseLockCard(picking, seat) for seat in (picking.seat, *others)]

    def unasked(self, s: TooManyBones) -> None:
        s.then(WorkOnLock(self.picking))


class UseLockCard(LockQuestion):
    """The gearloc picking may use its cards or go on. Others may use a Multi-Tool; nobody waits for them (TMB-284)."""

    __slots__ = ("seat",)

    kind = "lock_loot"
    answers = Pick

    def __init__(self, picking: Picking, seat: Seat) -> None:
        super().__init__(picking)
        self.seat = seat

    def asked(self, s: TooManyBones) -> Seat:
        return self.seat

    def is_free(self, s: TooManyBones) -> bool:
        return self.seat != self.picking.seat

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        cards = lock_plays(self.picking, s.party[self.seat])
        return cards if self.is_free(s) else [*cards, pick(DONE)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == DONE:
            s.then(WorkOnLock(self.picking))
            return
        use_card(s, s.party[self.seat], chosen.card)
        s.then(ChooseLockDie(self.picking, self.seat, chosen.card))


class ChooseLockDie(LockDiceQuestion):
    """Choose which action die a card is used on, for this roll only (TMB-094).

    One of the lock's letter counts more; any may be rerolled.
    """

    __slots__ = ("card", "seat")

    kind = "lock_die"

    def __init__(self, picking: Picking, seat: Seat, card: Card) -> None:
        super().__init__(picking)
        self.seat = seat
        self.card = card

    def asked(self, s: TooManyBones) -> Seat:
        return self.seat

    def options(self, s: TooManyBones) -> Sequence[LockAnswer]:
        verb = REROLL_DIE if self.card == REFLEX_POWDER else RAISE_DIE
        good = [
            die for die in self.picking.dice if verb == REROLL_DIE or matching_dice(self.picking) >> number_of(die) & 1
        ]
        return [lock_answer(verb, 1 << number_of(die)) for die in good]

    def picked(self, s: TooManyBones, chosen: LockAnswer) -> None:
        place = place_of(self.picking, chosen.dice)
        if chosen.verb == REROLL_DIE:
            s.then(RollLockDieAgain(self.picking, place))
        else:
            die = LockDie(self.picking.dice[place] + CARDS[self.card].raises)
            s.say(LockDieRaised(s.who(self.picking.seat), LockDie(die & ~SAVED)))
            s.then(UseLockLoot(turned(self.picking, place, die)))


class RollLockDieAgain(LockStep):
    """Reflex Powder: reroll one action die, not the intuition die. The new result stands."""

    __slots__ = ("place",)

    def __init__(self, picking: Picking, place: int) -> None:
        super().__init__(picking)
        self.place = place

    def run(self, s: TooManyBones) -> None:
        die = rolled(s, self.picking.dice[self.place])
        s.say(LockDieRerolled(s.who(self.picking.seat), die))
        s.then(UseLockLoot(turned(self.picking, self.place, die)))


class WorkOnLock(LockStep):
    """Add up action dice of the lock's letter. Its value or more opens it (TMB-092).

    The player is asked if there is more than one choice, or another roll to come.
    """

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        choices = dice_sets_to_open(self.picking)
        if not choices:
            s.then(FailLock(self.picking))
        elif len(choices) == 1 and not self.picking.again:
            s.then(OpenLock(self.picking, choices[0]))
        else:
            s.then(ChooseLockDice(self.picking))


class ChooseLockDice(LockDiceQuestion):
    """Choose the dice to use on the lock. With another roll to come it may be left closed (TMB-092, TMB-270)."""

    __slots__ = ()

    kind = "lock_dice"

    def options(self, s: TooManyBones) -> Sequence[LockAnswer]:
        choices = [lock_answer(OPEN_WITH, dice) for dice in dice_sets_to_open(self.picking)]
        if self.picking.again:
            choices.append(lock_answer(LEAVE))
        return choices

    def picked(self, s: TooManyBones, chosen: LockAnswer) -> None:
        s.then(FailLock(self.picking) if chosen.verb == LEAVE else OpenLock(self.picking, chosen.dice))


class OpenLock(LockStep):
    """The lock opens. Dice used on it leave the attempt, except a saved one (TMB-093, TMB-094).

    The next lock gets a new roll, if there is one and a die to roll (TMB-096).
    """

    __slots__ = ("used",)

    def __init__(self, picking: Picking, used: int) -> None:
        super().__init__(picking)
        self.used = used  # one bit each; none if loot opens it (TMB-099, TMB-275)

    def run(self, s: TooManyBones) -> None:
        picking = self.picking
        used = tuple([LockDie(die & ~SAVED) for die in picking.dice if self.used >> number_of(die) & 1])
        left = tuple([die for die in picking.dice if die & SAVED or not self.used >> number_of(die) & 1])
        s.say(LockOpened(s.who(picking.seat), picking.current(), used))
        after = picking.next_lock(left)
        s.then(FaceLock(after) if left and after.opened < len(after.locks) else LocksPicked(after))


class FailLock(LockStep):
    """The lock stays closed. The attempt ends, unless the first lock faced gets its second roll (TMB-095, TMB-096)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        picking = self.picking
        s.say(LockHeld(s.who(picking.seat), picking.current(), picking.again))
        s.then(RollForLock(picking.second_roll()) if picking.again else LocksPicked(picking))


class LocksPicked(LockStep):
    """The attempt is over. Open locks stay open, also on a card in a bag (TMB-088, TMB-097)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        picking = self.picking
        s.say(LocksOpened(s.who(picking.seat), picking.opened))
        if s.maybe_adventure is not None:
            s.maybe_adventure.opened = picking.opened
        if picking.retried:
            s.party[picking.seat].chores |= RETRIED
        if picking.purpose == OF_BAG:
            open_lock(s, Card(picking.card), picking.opened)
