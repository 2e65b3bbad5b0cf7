"""Skinning Knife: one type of baddie is Surprised in the next battle (TMB-111)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase, Words
from boneyard.games.too_many_bones.answers.picks import DONE, SAY, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, laid_rule, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS, TYPE_NAMES
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.events.loot import ChipLaid
from boneyard.games.too_many_bones.loot.bags import holders, use_card
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, ORB, ChipId
from boneyard.games.too_many_bones.model.state import TooManyBones


class Skinned(SpecialRule):
    """Baddies of one type are Surprised as they enter, but not tyrants. The argument is the type (TMB-111)."""

    def surprises(self, s: TooManyBones, unit: int, argument: int) -> bool:
        return FIRST_BADDIE <= unit < ORB and is_of(s.baddie(unit).chip, argument)

    def enters_surprised(self, s: TooManyBones, chip: int, argument: int) -> bool:
        return is_of(chip, argument)


SKINNED: Final = special_rule(0, Skinned())


def is_of(chip: int, kind: int) -> bool:
    """Whether a chip is a baddie of a type."""
    return CHIPS[chip].type == kind and not CHIPS[chip].is_tyrant


class MaybeKnife(Do):
    """Before today's encounter is drawn, a chip of the defeated pile may go onto the Skinning Knife."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        found = holders(s, KNIFE)
        if found and skins(s) and not s.adventure.laid_on(KNIFE):
            s.then(OfferKnife(found[0].id))


def skins(s: TooManyBones) -> list[Pick]:
    """One chip of each type in the defeated pile."""
    types: list[int] = []
    found: list[Pick] = []
    for chip in s.defeated:
        if not CHIPS[chip].is_tyrant and CHIPS[chip].type not in types:
            types.append(CHIPS[chip].type)
            found.append(pick(SAY, chip))
    return found


class OfferKnife(Question):
    """A player may put a chip on the Skinning Knife. It stays there until the next battle is over."""

    __slots__ = ()

    kind = "knife"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [*skins(s), pick(DONE)]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == SAY:
            s.say(ChipLaid(s.who(self.seat), KNIFE, ChipId(chosen.what)))
            s.defeated.remove(chosen.what)
            s.adventure.lay(KNIFE, chosen.card)
            use_card(s, s.party[self.seat], KNIFE)

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return None if chosen.verb == DONE else phrase("opt-knife", kind=TYPE_NAMES[CHIPS[chosen.what].type])


class ChipOnKnife(SpecialRule):
    """A chip on the Skinning Knife counts for one battle, then returns to the defeated pile. The argument is it."""

    def sets_up(self, s: TooManyBones, argument: int) -> None:
        add_rule(s, SKINNED, CHIPS[argument].type)

    def battle_over(self, s: TooManyBones, argument: int) -> None:
        s.adventure.lift(KNIFE, argument)
        s.defeated.append(argument)


KNIFE: Final = loot(
    "skinning_knife",
    name=Words("Skinning Knife", "Couteau à dépecer"),
    text=Words(
        "With no encounter drawn yet today: put a defeated chip on this card. In the next battle all baddies of "
        "its type are Surprised as they enter, later ones too, but no tyrant. After it the chip goes back to the "
        "defeated pile.",
        "Tant qu’aucune rencontre n’est piochée ce jour-là : posez un jeton du cimetière sur cette carte. Au "
        "prochain combat, tous les vilains de son type entrent Surpris, même plus tard, mais aucun tyran. Ensuite, "
        "le jeton retourne au cimetière.",
    ),
)
laid_rule(KNIFE, ChipOnKnife())
