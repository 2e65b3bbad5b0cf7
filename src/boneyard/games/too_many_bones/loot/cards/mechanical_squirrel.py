"""Mechanical Squirrel. `battle.entering` keeps the lane empty (TMB-287)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Phrase, Words
from boneyard.games.too_many_bones.answers.picks import NO, SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.entering import PlaceOneByOne
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, carried_rule
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.loot.bags import use_card
from boneyard.games.too_many_bones.model.ids import NOBODY, Lane
from boneyard.games.too_many_bones.model.mat import LANES, NO_LANE
from boneyard.games.too_many_bones.model.state import TooManyBones


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


class BeforeBaddies(SpecialRule):
    """The holder sends the squirrel before baddies are placed."""

    def places(self, s: TooManyBones, argument: int) -> bool:
        if s.queue:
            s.then(SendSquirrel(argument))
        return len(s.queue) > 0


SQUIRREL: Final = loot(
    "mechanical_squirrel",
    name=Words("Mechanical Squirrel", "Écureuil mécanique"),
    text=Words(
        "Before a battle: name one of lanes 1 to 4. Once all are placed, the baddie that starts there goes back "
        "on top of the queue and comes in at the end of round 1. Entry effects are not set off by going back. No "
        "tyrants. Once per battle.",
        "Avant un combat : nommez une piste, de 1 à 4. Une fois tous placés, le vilain qui y commence retourne sur "
        "la file d’attente et entre à la fin de la manche 1. Ce retour ne déclenche aucun effet d’entrée. Pas de "
        "tyran. Une fois par combat.",
    ),
)
carried_rule(SQUIRREL, BeforeBaddies())
