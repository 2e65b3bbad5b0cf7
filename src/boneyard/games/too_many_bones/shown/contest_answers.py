"""Answers in an attempt at a lock and in a game of darts: what lights up, what they do, and their data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boneyard.core.agenda import asking
from boneyard.core.decision import Decision, Phrase
from boneyard.games.too_many_bones.activities.darts import state as darts
from boneyard.games.too_many_bones.activities.darts.words import dart_words, darts_words
from boneyard.games.too_many_bones.activities.lockpicking import locks
from boneyard.games.too_many_bones.activities.lockpicking.attempt import LockQuestion
from boneyard.games.too_many_bones.activities.lockpicking.words import lock_dice_words
from boneyard.games.too_many_bones.answers.picks import unpack_values
from boneyard.games.too_many_bones.content.facts import ACTION_DICE
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.model.ids import EFFECTS
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown.answers import Fields, Meaning

LOCK_VERBS: Final = tuple([f"lock_{verb.removesuffix(' with')}" for verb in locks.VERBS])
DARTS_VERBS: Final = tuple([f"darts_{verb.replace(' ', '_')}" for verb in darts.VERBS])


def lock_meaning(s: TooManyBones, decision: Decision, option: locks.LockAnswer) -> Meaning:
    """Dice of the attempt by their places."""
    asked = asking(s, decision.seat)
    assert isinstance(asked, LockQuestion)
    used = {place: die for place, die in enumerate(asked.picking.dice) if option.dice >> locks.number_of(die) & 1}
    key = f"does-lock-{locks.VERBS[option.verb].replace(' ', '-')}"
    data: Fields = {}
    if option.verb == locks.OPEN_WITH:
        data = {"places": list(used), "total": sum([die & locks.VALUE for die in used.values()])}
    elif used:
        [(place, die)] = used.items()
        data = {"die": ACTION_DICE[locks.number_of(die)], "place": place}
    does = phrase(key, dice=lock_dice_words(list(used.values()))) if used else phrase(key)
    return Meaning([f"lock {place}" for place in used], does, data)


def darts_meaning(s: TooManyBones, decision: Decision, option: darts.DartsAnswer) -> Meaning:
    """Dice of either side, or what bones buy."""
    asked: Any = asking(s, decision.seat)
    key = f"does-darts-{darts.VERBS[option.verb].replace(' ', '-')}"
    if option.verb == darts.REMOVE:
        return removed(asked.game, option.what >> 16, option.what & 0xFFFF)
    if option.verb == darts.SOAK:
        values, side = unpack_values(option.what), 1 - asked.game.side()
        return Meaning(of_side(side, asked.game.shields(side)), shields_left(values), {"values": values})
    if option.verb not in (darts.TAKE, darts.WITHOUT):
        return Meaning([], phrase(key), {})
    kinds, places = unpack_values(option.what), left_out(asked.game, option) if option.verb == darts.WITHOUT else []
    lit = of_side(asked.game.side(), places) if places else []
    data = {"kinds": [darts.KINDS[kind] for kind in kinds], "places": places}
    return Meaning(lit, phrase(key, dice=darts_words(kinds)), data)


def left_out(game: darts.Darts, option: darts.DartsAnswer) -> list[int]:
    """Dice of the hand with the kinds of an answer: those that Weaken leaves out."""
    return list(next(out for out in darts.weakened(game) if darts.kinds_out(game, out) == option.what))


def removed(game: darts.Darts, stack: int, die: int) -> Meaning:
    """A die off a stack; what hurts a side lies in the hand of the other."""
    side = stack if darts.kind_of(die) == darts.SHIELDS else 1 - stack
    places = [place for place, other in enumerate(game.dice[side]) if other == die]
    effect = darts.effect_of(die)
    data: Fields = {
        "own": stack == darts.GEARLOC,
        "kind": darts.KINDS[darts.kind_of(die)],
        "effect": EFFECTS[effect] if effect >= 0 else "",
        "value": darts.number_on(die),
    }
    does = phrase("does-darts-remove", die=dart_words(die), side="foe" if stack else "own")
    return Meaning(of_side(side, places), does, data)


def of_side(side: int, places: Sequence[int]) -> list[str]:
    """Dice of a side by their places."""
    return [f"darts {'own' if side == darts.GEARLOC else 'foe'} {place}" for place in places]


def shields_left(values: Sequence[int]) -> Phrase:
    """The shields that a hit leaves, one number for each die."""
    return phrase("does-soak", dice=" + ".join(map(str, values))) if values else phrase("does-soak-all")
