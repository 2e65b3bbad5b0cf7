"""Lightning on a Stick."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Seat, Words
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.rolling import roll_d6
from boneyard.games.too_many_bones.battle.stats import is_worth_at_most
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.model.ids import STUN, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

STUNS_UP_TO: Final = 5  # points of the target


def any_smaller_baddie(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any baddie worth 1 or 5 points (TMB-048)."""
    return [baddie.cell for baddie in s.baddies_standing() if is_worth_at_most(baddie, STUNS_UP_TO)]


def strike(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Lightning on a Stick: stun the baddie aimed at."""
    s.then(StrikeWithLightning(gearloc.id, s.grid[aim]))


class StrikeWithLightning(Do):
    """A baddie is stunned for its next turn, and on a 1 the gearloc with the stick too (TMB-197)."""

    __slots__ = ("seat", "unit")

    def __init__(self, seat: Seat, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        put_effect(s, self.unit, STUN)
        if roll_d6(s, self.seat) == 1:
            put_effect(s, self.seat, STUN)


LIGHTNING: Final = loot(
    "lightning_on_a_stick",
    name=Words("Lightning on a Stick", "Foudre en bâton"),
    text=Words(
        "Put a Stun die on any 1-pt or 5-pt baddie on the mat. Then roll the D6: on a 1 you are Stunned as well.",
        "Posez un dé Confusion sur un vilain à 1 ou 5 pts du tapis. Lancez ensuite le D6 : sur 1, vous recevez "
        "Confusion aussi.",
    ),
    extends=Verb(any_smaller_baddie, strike),
)
