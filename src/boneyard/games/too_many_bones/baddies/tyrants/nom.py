"""Nom: one gearloc at a time is on the mat, the others wait in line (TMB-058, TMB-245, TMB-285).

Om Nom, a face of his die, applies before the damage: `turns.attack`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.games.too_many_bones.answers.aims import gearlocs_as_picks, unit_aimed
from boneyard.games.too_many_bones.answers.picks import FIRST, Pick
from boneyard.games.too_many_bones.answers.questions import PartyQuestion
from boneyard.games.too_many_bones.baddies.tyrants.challenges import CHALLENGES, Challenge, at_the_bottom
from boneyard.games.too_many_bones.baddies.tyrants.dice import SHOWS
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.dodging import bearers
from boneyard.games.too_many_bones.battle.moving import Push
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, tyrant_rule
from boneyard.games.too_many_bones.content.chips import NOM
from boneyard.games.too_many_bones.model.ids import THUNDERCLUB_FACE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import WAITING, Baddie, Gearloc

CLUB: Final = 1


def thunderclub(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Push the target as far from him as possible and deal it true damage."""
    for unit in bearers(s, baddie):
        s.then(Push(unit, baddie.id))
        deal(s, Damage(unit, CLUB, TRUE, baddie.id))


def still_to_line_up(s: TooManyBones) -> list[int]:
    """The seats without a place in the line yet."""
    return [gearloc.id for gearloc in s.party if gearloc.id not in s.order]


class ChooseNomsNext(PartyQuestion):
    """Against Nom the party sets an order, since only one gearloc is on the mat at a time (TMB-058)."""

    __slots__ = ()

    kind = "nom_order"
    forced = True

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        waits = s.challenged_tyrant == NOM  # in saves of earlier commits this is asked of every battle
        return gearlocs_as_picks(s, FIRST, still_to_line_up(s)) if waits else []

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.order.append(unit_aimed(s, chosen.aim))
        s.then(ChooseNomsNext())


class NomsLine(SpecialRule):
    """The party lines up, and only the first in line is on the mat (TMB-058)."""

    def lines_up(self, s: TooManyBones, argument: int) -> None:
        s.then(ChooseNomsNext())

    def present(self, s: TooManyBones, seats: list[int], argument: int) -> list[int]:
        return s.order[:1]

    def before_start(self, s: TooManyBones, argument: int) -> None:
        s.order.pop(0)

    def is_in_battle(self, s: TooManyBones, seat: int, argument: int) -> bool:
        return True  # in line, not on the mat yet (TMB-285)

    def enter_at_round_end(self, s: TooManyBones, argument: int) -> bool:
        return False

    def revived(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        gearloc.where = WAITING  # only one is on the mat: it waits in line again, behind the others (TMB-245)
        s.order.append(gearloc.id)
        return True


tyrant_rule(NOM, NomsLine())
SHOWS[THUNDERCLUB_FACE] = thunderclub
CHALLENGES["nom"] = Challenge(after=at_the_bottom)
