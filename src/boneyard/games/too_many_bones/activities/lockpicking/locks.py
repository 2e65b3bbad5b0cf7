"""The state of an attempt at a row of locks: locks, dice, answers, and what each die can do (TMB-091 to TMB-099)."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Action, Seat
from boneyard.games.too_many_bones.content.facts import ACTION_DICE, FACTS, INTUITION, LOCKS
from boneyard.games.too_many_bones.content.loot import Loot
from boneyard.games.too_many_bones.model.ids import Card, EncounterId, Intuition, Lock, LockDie

# A lock is letter << 8 | value. An action die also has its number << 12, and a mark while saved by intuition.
VALUE: Final = 0xFF
SAVED: Final = 1 << 16

# What an attempt is for.
OF_BAG: Final = 0  # a trove card carried by a gearloc
OF_CARD: Final = 1  # the locks of an encounter

RETRIED: Final = 1  # the first bit of a gearloc's chores: it used its second roll of the day

# Faces of the intuition die.
REROLL: Final = 0
CONVERT: Final = 1
SAVE: Final = 2


def lock(letter: str, value: int) -> Lock:
    """A lock, or a face of an action die."""
    return Lock(LOCKS.index(letter) << 8 | value)


def locks_on(card: Loot) -> tuple[int, ...]:
    """The locks of a trove card, from left to right."""
    return tuple([lock(letter, value) for letter, value in card.locks])


def lock_name(face: int) -> str:
    """A lock, or the face of an action die, in notation: L3."""
    return f"{LOCKS[letter_of(face)]}{face & VALUE}"


def letter_of(face: int) -> int:
    """The letter of a lock or of an action die."""
    return face >> 8 & 15


def number_of(face: int) -> int:
    """Which action die it is."""
    return face >> 12 & 15


ACTION_FACES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([lock(face[1], int(face[0])) for face in FACTS[f"lockpicking.{die}"]]) for die in ACTION_DICE]
)
INTUITION_FACES: Final[tuple[Intuition, ...]] = tuple(
    [Intuition(INTUITION.index(face)) for face in FACTS["lockpicking.intuition"]]
)
ALL_DICE: Final[tuple[LockDie, ...]] = tuple([LockDie(number << 12) for number in range(len(ACTION_DICE))])

# Answers.
NOTHING: Final = 0
REROLL_DIE: Final = 1
CONVERT_DIE: Final = 2
SAVE_DIE: Final = 3
OPEN_WITH: Final = 4
LEAVE: Final = 5
RAISE_DIE: Final = 6
VERBS: Final = ("nothing", "reroll", "convert", "save", "open with", "leave", "raise")
AIDS: Final = (REROLL_DIE, CONVERT_DIE, SAVE_DIE)  # by the face of the intuition die


class LockAnswer(Action):
    """What to do with some action dice, one bit each."""

    __slots__ = ("dice", "verb")

    def __init__(self, verb: int, dice: int) -> None:
        named = "+".join([name for number, name in enumerate(ACTION_DICE) if dice >> number & 1])
        super().__init__(f"{VERBS[verb]} {named}" if named else VERBS[verb])
        self.verb = verb
        self.dice = dice


_ANSWERS: Final[tuple[LockAnswer, ...]] = tuple(
    [LockAnswer(verb, dice) for verb in range(len(VERBS)) for dice in range(8)]
)


def lock_answer(verb: int, dice: int = 0) -> LockAnswer:
    """The shared answer with this meaning."""
    return _ANSWERS[verb * 8 + dice]


class Picking:
    """The state of an attempt. It never changes, so tasks may share it."""

    __slots__ = ("again", "card", "dice", "easier", "locks", "opened", "purpose", "retried", "seat")

    def __init__(
        self,
        seat: Seat,
        purpose: int,
        card: Card | EncounterId,
        locks: tuple[int, ...],
        opened: int,
        easier: int,
        dice: tuple[LockDie, ...],
        again: bool,
        retried: bool,
    ) -> None:
        self.seat = seat
        self.purpose = purpose  # OF_BAG or OF_CARD
        self.card = card  # the trove or encounter with the locks
        self.locks = locks  # from left to right, as printed
        self.opened = opened  # how many are open, from the left
        self.easier = easier  # reduction of every lock by loot
        self.dice = dice  # action dice still in the attempt, as rolled
        self.again = again  # whether the lock may be rolled for once more
        self.retried = retried  # whether it was

    def with_dice(self, dice: tuple[LockDie, ...]) -> Picking:
        """The same attempt with other dice."""
        return self._standing(self.opened, dice, again=self.again, retried=self.retried)

    def in_hand(self) -> Picking:
        """The same attempt with its dice in hand, not rolled."""
        return self.with_dice(tuple([LockDie(number_of(die) << 12) for die in self.dice]))

    def second_roll(self) -> Picking:
        return self._standing(self.opened, self.dice, again=False, retried=True)

    def next_lock(self, dice: tuple[LockDie, ...]) -> Picking:
        """One more lock is open. Later ones get a single roll (TMB-095)."""
        return self._standing(self.opened + 1, dice, again=False, retried=self.retried)

    def _standing(self, opened: int, dice: tuple[LockDie, ...], *, again: bool, retried: bool) -> Picking:
        return Picking(self.seat, self.purpose, self.card, self.locks, opened, self.easier, dice, again, retried)

    def current(self) -> Lock:
        """The leftmost closed lock, with its current value. Loot lowers it to 1 at least (TMB-091, TMB-099)."""
        printed = self.locks[self.opened]
        return Lock(printed & ~VALUE | max(1, (printed & VALUE) - self.easier))


# Uses of dice.


def helped(picking: Picking, face: int) -> list[int]:
    """The dice that intuition can help: Convert those of other letters, Save those of the lock's (TMB-268)."""
    letter = letter_of(picking.current())
    if face == REROLL:
        return list(picking.dice)
    return [die for die in picking.dice if (letter_of(die) == letter) == (face == SAVE)]


def matching_dice(picking: Picking) -> int:
    """The dice of the lock's letter, one bit each."""
    return sum([1 << number_of(die) for die in picking.dice if letter_of(die) == letter_of(picking.current())])


def dice_sets_to_open(picking: Picking) -> list[int]:
    """The sets of dice of the lock's letter that reach its value, without any superfluous die (TMB-269)."""
    good = matching_dice(picking)
    found: list[int] = []
    for dice in range(1, 1 << len(ACTION_DICE)):
        if dice & ~good:
            continue
        values = [die & VALUE for die in picking.dice if dice >> number_of(die) & 1]
        spare = sum(values) - (picking.current() & VALUE)
        if 0 <= spare < min(values):
            found.append(dice)
    return found


def place_of(picking: Picking, which: int) -> int:
    """The index of the die with that bit among those left."""
    for place, die in enumerate(picking.dice):
        if which >> number_of(die) & 1:
            return place
    raise LookupError(which)


def turned(picking: Picking, place: int, die: LockDie) -> Picking:
    """The same attempt with one die changed."""
    return picking.with_dice((*picking.dice[:place], die, *picking.dice[place + 1 :]))


def converted(picking: Picking, place: int) -> Picking:
    """Convert: a die counts as the letter of the lock, its value unchanged (TMB-094, TMB-268)."""
    die = picking.dice[place]
    return turned(picking, place, LockDie(number_of(die) << 12 | picking.current() & ~VALUE | die & VALUE))


def saved(picking: Picking, place: int) -> Picking:
    """Save +1: a die counts 1 more and, if used now, stays in the attempt (TMB-094)."""
    return turned(picking, place, LockDie(picking.dice[place] + 1 | SAVED))
