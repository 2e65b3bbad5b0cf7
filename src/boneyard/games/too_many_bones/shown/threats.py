"""What is to come, worked out for the eye: what a start of a turn changes, and what an attack may cost (TMB-183)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.games.too_many_bones.battle.damage import PLAIN, SWORDS, TRUE, buff_part, is_immune, shields_on
from boneyard.games.too_many_bones.battle.slots import find, total
from boneyard.games.too_many_bones.battle.special_rules import may_fall
from boneyard.games.too_many_bones.battle.stats import flat_reduction, is_hardy, max_hp
from boneyard.games.too_many_bones.content.sheets import FACES
from boneyard.games.too_many_bones.model.ids import (
    ATTACK_DIE,
    BLEED,
    BONES_ICON,
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
    """What the next turn of a gearloc begins with."""

    harm: int  # HP that Poison and Bleed take
    heal: int  # HP that come back
    hp: int  # what is left then


@dataclass
class BlowView:
    """What an attack may do to one target, as the table stands."""

    unit: int
    swords: int  # at most
    off: int  # what is prevented or taken off before Buff HP and HP
    least: int  # HP that are lost at least
    most: int
    hp: int  # that it has when the attack comes
    ko: float  # how likely it falls


def ahead(s: TooManyBones, gearloc: Gearloc) -> AheadView:
    """Harm first, as a careful player counts; who is stunned does not heal itself (TMB-194, TMB-202)."""
    harm = lost(s, gearloc, effect(gearloc, POISON) + min(1, effect(gearloc, BLEED)), TRUE)
    left = max(0, gearloc.hp - harm)
    heal = min(healing(gearloc), max_hp(gearloc) - left) if left else 0
    return AheadView(harm, heal, left + heal)


def healing(gearloc: Gearloc) -> int:
    """What its own dice and innate give back at the start of its turn."""
    if effect(gearloc, STUN):
        return 0
    recovery = 1 if gearloc.gearloc == PATCHES and not gearloc.innate_plus else 0
    return recovery + total(gearloc.locked, CONSTANT_REGEN_ICON) + total(gearloc.active, RECOVER_ICON)


def lost(s: TooManyBones, unit: Unit, amount: int, kind: int) -> int:
    """HP that so much damage would cost in a turn that has not begun; they may be more than there are."""
    if is_immune(s, unit, kind):
        return 0
    left = max(0, amount - (0 if kind & TRUE else prevented(unit)))
    left -= buff_part(unit, left, kind)
    return min(1, left) if is_hardy(unit) else left


def prevented(unit: Unit) -> int:
    """What a flat reduction and the defense dice take off together."""
    return flat_reduction(unit) + shields_on(unit)


def swords_of(dice: int) -> list[float]:
    """How likely each number of swords is on so many attack dice."""
    faces = [0 if face.icon == BONES_ICON else face.value for face in FACES[ATTACK_DIE]]
    chances = [1.0]
    for _die in range(dice):
        after = [0.0] * (len(chances) + max(faces))
        for swords, chance in enumerate(chances):
            for face in faces:
                after[swords + face] += chance / len(faces)
        chances = after
    return chances


def blows(s: TooManyBones, baddie: Baddie, targets: Sequence[int], dice: int) -> list[BlowView]:
    """What its attack dice may do to each of those it may target."""
    return [blow(s, baddie, s.unit(target), dice) for target in targets] if dice else []


def blow(s: TooManyBones, baddie: Baddie, unit: Unit, dice: int) -> BlowView:
    """What is prevented is known; how many swords there will be is not."""
    chances = swords_of(dice)
    costs = [lost(s, unit, swords, SWORDS | PLAIN) for swords in range(len(chances))]
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
    """Whether its last HP can go: a Revive die in wait sees to it that it does not (TMB-183)."""
    if isinstance(unit, Gearloc):
        return find(unit.active, REVIVE_ICON) < 0
    return may_fall(s, unit)


def hp_then(s: TooManyBones, unit: Unit, baddie: Baddie) -> int:
    """What it has when the baddie's turn comes, once a turn of its own before that has begun and left it standing."""
    if isinstance(unit, Gearloc) and acts_before(s, unit.id, baddie.id):
        return ahead(s, unit).hp or unit.hp
    return unit.hp


def acts_before(s: TooManyBones, one: int, other: int) -> bool:
    """Whether the next turn of one comes before the next turn of the other (TMB-113)."""
    coming = [unit for unit in s.meter if not s.acted >> unit & 1] + s.meter
    return one in coming and (other not in coming or coming.index(one) < coming.index(other))
