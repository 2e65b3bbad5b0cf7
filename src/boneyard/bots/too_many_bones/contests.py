"""The scores of answers in Too Many Bones lockpicking and Deadly Darts."""

from __future__ import annotations

from typing import Final

from boneyard.bots.base import Weighed
from boneyard.core.agenda import Ask
from boneyard.core.decision import Action, Decision
from boneyard.games.too_many_bones.activities.darts.play import SoakDarts
from boneyard.games.too_many_bones.activities.darts.state import (
    GEARLOC,
    KNOCK_OUT,
    OPPONENT,
    REMOVE,
    SOAK,
    STATUS,
    STUN_THEM,
    SWORDS,
    TAKE,
    DartsAnswer,
    kind_of,
)
from boneyard.games.too_many_bones.activities.lockpicking.attempt import (
    ChooseLockDie,
    OfferMechPick,
    UseIntuition,
    UseLockCard,
)
from boneyard.games.too_many_bones.activities.lockpicking.locks import (
    ACTION_FACES,
    CONVERT_DIE,
    LEAVE,
    NOTHING,
    REROLL_DIE,
    SAVED,
    VALUE,
    LockAnswer,
    Picking,
    converted,
    dice_sets_to_open,
    matching_dice,
    number_of,
    place_of,
    saved,
    turned,
)
from boneyard.games.too_many_bones.answers.picks import PLAY, Pick, unpack_values
from boneyard.games.too_many_bones.content.loot import CARDS
from boneyard.games.too_many_bones.model.ids import Card, LockDie

LEFT: Final = 0.15  # the value of an action die left for the next lock
NEAR: Final = 0.02  # the value of each 1 of the lock's letter that does not open it
EASY: Final = 2.5  # a Mech-Pick is not used for a lock up to this value
TOOL: Final = 0.3  # the value of a card for another lock


# Locks.


def open_score(picking: Picking) -> float:
    """The score of the dice as they are: whether the lock opens, and how many dice are left."""
    best = 0.0
    for used in dice_sets_to_open(picking):
        left = [die for die in picking.dice if die & SAVED or not used >> number_of(die) & 1]
        best = max(best, 1.0 + LEFT * len(left))
    if best:
        return best
    fit = matching_dice(picking)
    return NEAR * sum([die & VALUE for die in picking.dice if fit >> number_of(die) & 1])


def reroll_score(picking: Picking, which: int) -> float:
    """The score of rerolling one action die."""
    place = place_of(picking, which)
    number = number_of(picking.dice[place])
    faces = [open_score(turned(picking, place, LockDie(number << 12 | face))) for face in ACTION_FACES[number]]
    return sum(faces) / len(faces)


def helped_by(picking: Picking, answer: LockAnswer) -> float:
    """The score of using intuition in this way."""
    if answer.verb == NOTHING:
        return open_score(picking)
    if answer.verb == REROLL_DIE:
        return reroll_score(picking, answer.dice)
    place = place_of(picking, answer.dice)
    return open_score(converted(picking, place) if answer.verb == CONVERT_DIE else saved(picking, place))


def raised_by(picking: Picking, which: int, amount: int) -> float:
    """The score of raising an action die."""
    place = place_of(picking, which)
    return open_score(turned(picking, place, LockDie(picking.dice[place] + amount)))


def tool_worth(picking: Picking, card: Card) -> float:
    """The score of a card at a lock. It is kept if the dice do without it, or if it is not enough."""
    if open_score(picking) >= 1.0:
        return -TOOL
    if CARDS[card].raises:
        found = [
            raised_by(picking, 1 << number_of(die), CARDS[card].raises)
            for die in picking.dice
            if is_fitting(picking, die)
        ]
    else:
        found = [reroll_score(picking, 1 << number_of(die)) for die in picking.dice]
    return max(found) - TOOL - open_score(picking)


def is_fitting(picking: Picking, die: int) -> bool:
    """Whether a die is of the lock's letter."""
    return bool(matching_dice(picking) >> number_of(die) & 1)


def weigh_locks(asked: Ask, decision: Decision) -> list[Weighed]:
    """Score answers by opening the lock with most dice left for the next."""
    return [Weighed(option, lock_score(asked, option)) for option in decision.options]


def lock_score(asked: Ask, option: Action) -> float:
    """The score of one answer at a lock."""
    if isinstance(asked, UseIntuition):
        assert isinstance(option, LockAnswer)
        return helped_by(asked.picking, option)
    if isinstance(asked, OfferMechPick):
        assert isinstance(option, Pick)
        return (asked.picking.current() & VALUE) - EASY if option.verb == PLAY else 0.0
    if isinstance(asked, UseLockCard):
        assert isinstance(option, Pick)
        return tool_worth(asked.picking, option.card) if option.verb == PLAY else 0.0
    assert isinstance(option, LockAnswer)
    if isinstance(asked, ChooseLockDie):
        if option.verb == REROLL_DIE:
            return reroll_score(asked.picking, option.dice)
        return raised_by(asked.picking, option.dice, CARDS[asked.card].raises)
    return -9.0 if option.verb == LEAVE else -float(option.dice.bit_count())


# Darts.

BARGAINS: Final = {KNOCK_OUT: 9.0, STUN_THEM: 3.0}


def weigh_darts(asked: Ask, decision: Decision) -> list[Weighed]:
    """Prefer attack dice, the best use of bones, and an opponent with few shields, or many small ones."""
    return [Weighed(option, dart_score(asked, option)) for option in decision.options]


def dart_score(asked: Ask, option: Action) -> float:
    """The score of one answer in a game."""
    assert isinstance(option, DartsAnswer)
    if option.verb == TAKE:
        kinds = unpack_values(option.what)
        return float(2 * kinds.count(SWORDS) + kinds.count(STATUS))
    if option.verb == REMOVE:  # a harmful effect, or a shield of the opponent
        mine = option.what >> 16 == GEARLOC
        return 1.0 if mine == (kind_of(option.what) == STATUS) else -1.0
    if option.verb == SOAK:
        assert isinstance(asked, SoakDarts)
        sign = 1.0 if asked.game.side() == OPPONENT else -1.0
        return sign * -len([value for value in unpack_values(option.what) if value])
    return BARGAINS.get(option.verb, 0.0)
