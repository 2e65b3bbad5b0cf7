"""Mechanical Boomerang."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Seat, Words
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.special_rules import add_rule
from boneyard.games.too_many_bones.battle.verbs import any_baddie
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.loot.uses import SPENT
from boneyard.games.too_many_bones.model.ids import RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

BOOMERANG_DAMAGE: Final = 2
COMES_BACK: Final = 3  # the boomerang comes back on this number or less


def throw_boomerang(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Mechanical Boomerang: damage the baddie aimed at."""
    s.then(ThrowBoomerang(gearloc.id, s.grid[aim]))


class ThrowBoomerang(Do):
    """Damage to any baddie.

    On 4 to 6 the boomerang is gone for this battle, which is rolled first because the damage may end the battle.
    """

    __slots__ = ("seat", "unit")

    def __init__(self, seat: Seat, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        if roll_d6(s, self.seat) > COMES_BACK:
            add_rule(s, SPENT, BOOMERANG)
        deal(s, Damage(self.unit, BOOMERANG_DAMAGE, PLAIN, self.seat))


BOOMERANG: Final = loot(
    "mechanical_boomerang",
    name=Words("Mechanical Boomerang", "Boomerang mécanique"),
    text=Words(
        "Deal 2 damage to any one baddie. Then roll the D6: on 4 to 6 it does not come back until the next battle.",
        "Infligez 2 dégâts à un vilain de votre choix. Lancez ensuite le D6 : sur 4 à 6, il ne revient qu’au "
        "combat suivant.",
    ),
    extends=Verb(any_baddie, throw_boomerang),
)
