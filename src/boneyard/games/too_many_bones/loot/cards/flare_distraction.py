"""Flare Distraction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Argument, Seat, Words
from boneyard.games.too_many_bones.answers.picks import NO, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.queue import DrawQueue
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, carried_rule
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.events.loot import PointsLowered
from boneyard.games.too_many_bones.loot.bags import use_card, use_or_not
from boneyard.games.too_many_bones.model.state import TooManyBones

FLARE_POINTS: Final = 3


class OfferFlare(Question):
    """A player may use a Flare Distraction: three points fewer, but never below 0. Then the chips are drawn."""

    __slots__ = ("points",)

    kind = "flare"

    def __init__(self, seat: Seat, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return use_or_not(FLARE)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        points = self.points
        if chosen != pick(NO):
            points = max(0, points - FLARE_POINTS)
            use_card(s, s.party[self.seat], FLARE)
            s.say(PointsLowered(s.who(self.seat), points))
        s.then(DrawQueue(points))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"points": self.points}


class LowersPoints(SpecialRule):
    """A holder may use a Flare Distraction before chips are drawn, if there are points to lower (TMB-101)."""

    def counts_points(self, s: TooManyBones, points: int, argument: int) -> bool:
        if points:
            s.then(OfferFlare(argument, points))
        return points > 0


FLARE: Final = loot(
    "flare_distraction",
    name=Words("Flare Distraction", "Fusée de diversion"),
    text=Words(
        "While the baddie points of a battle are counted, against a tyrant too: 3 points fewer, but never fewer "
        "than 0. Of no use where the card names its baddies.",
        "Pendant le calcul des points de vilains d’un combat, même contre un tyran : 3 points de moins, jamais "
        "moins de 0. Sans effet si la carte nomme ses vilains.",
    ),
)
carried_rule(FLARE, LowersPoints())
