"""Previews of the next turns: what the start of a turn changes, and what an attack may cost (TMB-183)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.games.too_many_bones.battle.damage import SWORDS, TRUE, reckon_next_turn, shields_on
from boneyard.games.too_many_bones.battle.odds import swords_of
from boneyard.games.too_many_bones.battle.slots import find, total
from boneyard.games.too_many_bones.battle.special_rules import may_fall
from boneyard.games.too_many_bones.battle.stats import flat_reduction, max_hp
from boneyard.games.too_many_bones.model.ids import (
    BLEED,
    CONSTANT_REGEN_ICON,
    PATCHES,
    POISON,
    RECOVER_ICON,
    REVIVE_ICON,
    STUN,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit, effect


@dataclass
class AheadView:
    """What happens at the start of a gearloc's next turn."""

    harm: int  # HP that Poison and Bleed take
    heal: int  # HP that come back
    hp: int  # what is left then


@dataclass
class BlowView:
    """What an attack may do to one target, as things stand."""

    unit: int
    swords: int  # at most
    off: int  # what is prevented or taken off before Buff HP and HP
    least: int  # HP that are lost at least
    most: int
    hp: int  # that it has when the attack comes
    ko: float  # how likely it falls


def ahead(s: TooManyBones, gearloc: Gearloc) -> AheadView:
    """Harm is counted before healing, as a careful player would; a stunned unit does not heal (TMB-194, TMB-202)."""
    pain = effect(gearloc, POISON) + min(1, effect(gearloc, BLEED))
    harm = reckon_next_turn(s, gearloc, pain, TRUE).damage
    left = max(0, gearloc.hp - harm)
    heal = min(healing(gearloc), max_hp(gearloc) - left) if left else 0
    return AheadView(harm, heal, left + heal)


def healing(gearloc: Gearloc) -> int:
    """What its own dice and innate heal at the start of its turn."""
    if effect(gearloc, STUN):
        return 0
    recovery = 1 if gearloc.gearloc == PATCHES and not gearloc.innate_plus else 0
    return recovery + total(gearloc.locked, CONSTANT_REGEN_ICON) + total(gearloc.active, RECOVER_ICON)


def prevented(unit: Unit) -> int:
    """What a flat reduction and the defense dice stop together."""
    return flat_reduction(unit) + shields_on(unit)


def blows(s: TooManyBones, baddie: Baddie, targets: Sequence[int], dice: int) -> list[BlowView]:
    """What the attack dice of a baddie may do to each possible target."""
    return [blow(s, baddie, s.unit(target), dice) for target in targets] if dice else []


def blow(s: TooManyBones, baddie: Baddie, unit: Unit, dice: int) -> BlowView:
    """The range of HP one attack may cost a unit, and the probability of a KO."""
    chances = swords_of(dice)
    costs = [reckon_next_turn(s, unit, swords, SWORDS).damage for swords in range(len(chances))]
    hp = hp_then(s, unit, baddie)
    falls = [chance for cost, chance in zip(costs, chances, strict=True) if cost >= hp]
    return BlowView(
        unit=unit.id,
        swords=len(chances) - 1,
        off=prevented(unit),
        least=min(hp, costs[0]),
        most=min(hp, costs[-1]),
        hp=hp,
        ko=sum(falls) if may_be_beaten(s, unit) else 0.0,
    )


def may_be_beaten(s: TooManyBones, unit: Unit) -> bool:
    """Whether it can lose its last HP: not with a Revive die in an Active slot (TMB-183)."""
    if isinstance(unit, Gearloc):
        return find(unit.active, REVIVE_ICON) < 0
    return may_fall(s, unit)


def hp_then(s: TooManyBones, unit: Unit, baddie: Baddie) -> int:
    """Its HP when the baddie's turn comes, after the start of a turn of its own before that."""
    if isinstance(unit, Gearloc) and acts_before(s, unit.id, baddie.id):
        return ahead(s, unit).hp or unit.hp
    return unit.hp


def acts_before(s: TooManyBones, one: int, other: int) -> bool:
    """Whether the next turn of one comes before the next turn of the other (TMB-113)."""
    coming = [unit for unit in s.meter if not s.acted >> unit & 1] + s.meter
    return one in coming and (other not in coming or coming.index(one) < coming.index(other))
