"""Rusty Optics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.picks import NO, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, carried_rule
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.loot.bags import use_card, use_or_not
from boneyard.games.too_many_bones.model.state import TooManyBones, note

OPTICS_PLACES: Final = 3


class OneMoreChange(SpecialRule):
    """Rusty Optics: offer one more meter change at the end of a round, before anybody enters (TMB-118)."""

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        if s.stands(argument) and argument in s.meter[1:]:
            s.then(OfferOptics(argument))


class OfferOptics(Question):
    """A player may use Rusty Optics to move up three places, together with the other meter changes (TMB-115)."""

    __slots__ = ()

    kind = "optics"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return use_or_not(OPTICS)

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen != pick(NO):
            use_card(s, s.party[self.seat], OPTICS)
            s.notes.append(note(self.seat, -OPTICS_PLACES))


OPTICS: Final = loot(
    "rusty_optics",
    name=Words("Rusty Optics", "Lunette rouillée"),
    text=Words(
        "At the end of a round your initiative die goes up 3 places, together with the noted changes and before "
        "anybody enters.",
        "À la fin d’une manche, votre dé d’initiative monte de 3 places, avec les changements notés et avant toute "
        "entrée.",
    ),
)
carried_rule(OPTICS, OneMoreChange())
