"""An option as it is offered: what lights up, what it does, its data, and whether it is worth a second thought."""

from __future__ import annotations

from typing import Final

from boneyard.core.decision import Action, Decision, Offer
from boneyard.games.too_many_bones.answers import picks
from boneyard.games.too_many_bones.answers.picks import Pick
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.shown.anchors import anchors
from boneyard.games.too_many_bones.shown.answer_data import data_of
from boneyard.games.too_many_bones.shown.does import does

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
    return Offer(
        anchors(s, decision, option), does(s, decision, option), data_of(s, decision, option), risky(decision, option)
    )


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
