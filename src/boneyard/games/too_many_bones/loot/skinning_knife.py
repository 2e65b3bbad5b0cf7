"""Skinning Knife: a type of baddies is Surprised in the next battle (TMB-111)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.answers.picks import DONE, SAY, Pick, pick
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, add_rule, is_in_force, special_rule
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.loot import card_named
from boneyard.games.too_many_bones.events.loot import ChipLaid
from boneyard.games.too_many_bones.loot.bags import holders, use_card
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, ORB
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Question

KNIFE: Final = card_named("skinning_knife")


class Skinned(SpecialRule):
    """Baddies of one type are Surprised as they enter, tyrants never; the number is the type (TMB-111)."""

    def surprises(self, s: TooManyBones, unit: int, argument: int) -> bool:
        """Those placed in set-up."""
        return FIRST_BADDIE <= unit < ORB and is_of(s.baddie(unit).chip, argument)


SKINNED: Final = special_rule(0, Skinned())


def is_of(chip: int, kind: int) -> bool:
    """Whether a chip is a baddie of a type."""
    return CHIPS[chip].type == kind and not CHIPS[chip].is_tyrant


def is_skinned(s: TooManyBones, chip: int) -> bool:
    """Whether a chip that enters later is Surprised too."""
    return is_in_force(s, SKINNED, CHIPS[chip].type) and not CHIPS[chip].is_tyrant


class MaybeKnife(Do):
    """With no encounter drawn yet today a chip of the defeated pile may go onto the Skinning Knife."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        """One at a time."""
        found = holders(s, KNIFE)
        if found and skins(s) and not s.adventure.laid_on(KNIFE):
            s.then(OfferKnife(found[0].id))


def skins(s: TooManyBones) -> list[Pick]:
    """A chip of each type in the defeated pile."""
    types: list[int] = []
    found: list[Pick] = []
    for chip in s.defeated:
        if not CHIPS[chip].is_tyrant and CHIPS[chip].type not in types:
            types.append(CHIPS[chip].type)
            found.append(pick(SAY, chip))
    return found


class OfferKnife(Question):
    """Whose type will be Surprised in the next battle."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """A chip, or none."""
        return (Decision(self.seat, "knife", (*skins(s), pick(DONE))),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It lies on the card until that battle is over."""
        assert isinstance(chosen, Pick)
        if chosen.verb == SAY:
            s.say(ChipLaid(s.who(seat), KNIFE, chosen.what))
            s.defeated.remove(chosen.what)
            s.adventure.lay(KNIFE, chosen.what)
            use_card(s, s.party[seat], KNIFE)


def draw_knife(s: TooManyBones) -> None:
    """A battle begins: the knife counts in this one."""
    if s.maybe_adventure is None:
        return
    for chip in s.maybe_adventure.laid_on(KNIFE):
        add_rule(s, SKINNED, CHIPS[chip].type)


def sheathe_knife(s: TooManyBones) -> None:
    """After the battle the chip goes back to the defeated pile."""
    if s.maybe_adventure is None:
        return
    for chip in s.maybe_adventure.laid_on(KNIFE):
        s.maybe_adventure.lift(KNIFE, chip)
        s.defeated.append(chip)
