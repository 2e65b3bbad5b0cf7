"""The Mechanical Squirrel delays the baddie of one lane; `battle.entering` keeps that lane empty (TMB-287)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Phrase
from boneyard.games.too_many_bones.answers.picks import NO, SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.entering import PlaceOneByOne
from boneyard.games.too_many_bones.content.loot import card_named
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.loot.bags import use_card
from boneyard.games.too_many_bones.model.ids import NOBODY, Lane
from boneyard.games.too_many_bones.model.mat import LANES, NO_LANE
from boneyard.games.too_many_bones.model.state import TooManyBones

SQUIRREL: Final = card_named("mechanical_squirrel")


class SendSquirrel(Question):
    """A player may delay the baddie of one lane by a round, once per battle."""

    __slots__ = ()

    kind = "squirrel"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        lanes = [pick(SAY, lane + 1) for lane in range(LANES)]
        return [*lanes, pick(NO)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == SAY:
            use_card(s, s.party[self.seat], SQUIRREL)
        s.then(PlaceOneByOne(Lane(chosen.what - 1) if chosen.verb == SAY else NO_LANE, NOBODY))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-squirrel", value=chosen.what) if chosen.verb == SAY else None
