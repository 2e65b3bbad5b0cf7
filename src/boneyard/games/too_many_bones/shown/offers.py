"""An option as it is offered: what lights up, what it does, its data, and whether it is worth a second thought."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Action, Decision, Offer
from boneyard.games.too_many_bones.activities.darts.state import DartsAnswer
from boneyard.games.too_many_bones.activities.lockpicking.locks import LockAnswer
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.picks import Pick
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown.contest_answers import (
    DARTS_VERBS,
    LOCK_VERBS,
    darts_meaning,
    lock_meaning,
)
from boneyard.games.too_many_bones.shown.verbs import meaning

VERBS: Final = tuple([verb.replace(" ", "_") for verb in picks.VERBS])
RESULTS: Final = (
    picks.HIT,
    picks.USE,
    picks.PLACE,
    picks.LOCK,
    picks.PUT,
    picks.KEEP,
    picks.SHIELD,
    picks.LOCK_SHIELD,
)
FOR_GOOD: Final = (picks.CLEAR, picks.UNLOCK, picks.DROP)


def offer(s: TooManyBones, decision: Decision, option: Action) -> Offer:
    """One option as it is shown."""
    if isinstance(option, Pick):
        verb, found = VERBS[option.verb], meaning(s, decision, option)
    elif isinstance(option, LockAnswer):
        verb, found = LOCK_VERBS[option.verb], lock_meaning(s, decision, option)
    else:
        assert isinstance(option, DartsAnswer), option
        verb, found = DARTS_VERBS[option.verb], darts_meaning(s, decision, option)
    return Offer(tuple(found.places), found.does, {"verb": verb, **found.data}, risky(decision, option))


def risky(decision: Decision, option: Action) -> bool:
    """Whether it gives something up: results that could still be used, or a die or a card that nobody asked for."""
    if not isinstance(option, Pick):
        return False
    if option.verb == picks.DONE:
        return decision.kind == "result" and not verbs_of(decision).isdisjoint(RESULTS)
    names_none = option.verb == picks.CLEAR and not option.what
    return option.verb in FOR_GOOD and not names_none and not verbs_of(decision).issubset(FOR_GOOD)


def verbs_of(decision: Decision) -> set[int]:
    """What may be done."""
    return {option.verb for option in decision.options if isinstance(option, Pick)}
