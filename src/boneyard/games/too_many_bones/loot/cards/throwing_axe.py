"""Throwing Axe."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Seat, Words
from boneyard.games.too_many_bones.answers.aims import aim_of, unit_aimed
from boneyard.games.too_many_bones.battle.damage import SWORDS, Damage, deal
from boneyard.games.too_many_bones.battle.rolling import rolled, say_roll, tell_attack, tell_bones
from boneyard.games.too_many_bones.content.loot import loot
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import Rolled
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, BONES_ICON, ORB, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def any_unit(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any unit on the mat, friend or foe. The Throne under its king is out of reach (TMB-056)."""
    enemies = [baddie.cell for baddie in s.enemies_standing() if baddie.id <= ORB]
    return enemies + [aim_of(s, other.id) for other in s.gearlocs_standing()]


def throw_axe(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Throw the axe at any distance, whatever the target of the turn is."""
    s.then(ThrowAxe(gearloc.id, unit_aimed(s, aim)))


class ThrowAxe(Do):
    """Roll one attack die for no Dex at a unit. It is an attack, and bones may be kept (TMB-087, TMB-137)."""

    __slots__ = ("seat", "unit")

    def __init__(self, seat: Seat, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        rolled_die = rolled(s, token(ATTACK_DIE, 0, 0))
        say_roll(s, Rolled(s.who(self.seat), (rolled_die,)))
        s.turn.attacked |= 1 << self.unit
        tell_attack(s, s.party[self.seat])
        if icon_of(rolled_die) == BONES_ICON:
            s.turn.roll.append(rolled_die)
            tell_bones(s, self.seat, value_of(rolled_die))
        else:
            s.turn.swords_seen |= 1 << value_of(rolled_die)
            deal(s, Damage(self.unit, value_of(rolled_die), SWORDS, self.seat, (value_of(rolled_die),)))


AXE: Final = loot(
    "throwing_axe",
    name=Words("Throwing Axe", "Hache de lancer"),
    text=Words(
        "Roll 1 attack die, for no Dex, against any one unit on the mat, near or far, whoever your target is. It "
        "is an attack, so skills that answer one may answer. A bones may be kept.",
        "Lancez 1 dé d’attaque, sans dextérité, contre une unité du tapis, proche ou non, quelle que soit votre "
        "cible. C’est une attaque, à laquelle on peut répondre. Un os peut être gardé.",
    ),
    in_battle=Verb(any_unit, throw_axe),
)
