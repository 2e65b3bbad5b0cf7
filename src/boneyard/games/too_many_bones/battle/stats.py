"""The current stats of a unit with all modifiers. Whom it may target, and who cannot lose HP, is in `targeting`."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.battle.skill_rules import (
    ATTACK_DICE,
    FLAT_REDUCTION,
    IS_HARDY,
    RISEN_ATTACK,
    printed_at,
    skills_at,
)
from boneyard.games.too_many_bones.battle.slots import find, total
from boneyard.games.too_many_bones.battle.special_rules import BADDIE_ATTACK, in_force
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.sheets import SHEETS, icon_of
from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import (
    ADVANCED_DEF_ICON,
    ATTACK,
    ATTACK_MOD_ICON,
    BUFF_ATK_ICON,
    CLEANSE_ICON,
    CONSTANT_DEF_ICON,
    DEFENSE,
    DEX,
    DISABLE,
    HARDY_ICON,
    HEALTH,
    NOBODY,
    SHIELD_ICON,
    WEAKEN,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit, effect

PREVENTING: Final = (SHIELD_ICON, ADVANCED_DEF_ICON)
PRINTED: Final = tuple([(sheet.health, sheet.dex, sheet.attack, sheet.defense) for sheet in SHEETS])


def stat(gearloc: Gearloc, which: int) -> int:
    """The printed plus the trained value, unless that die is set aside (TMB-062, TMB-069)."""
    trained = 0 if gearloc.aside >> which & 1 else gearloc.trained[which]
    return PRINTED[gearloc.gearloc][which] + trained


def max_hp(unit: Unit) -> int:
    """The maximum HP of a unit."""
    if isinstance(unit, Gearloc):
        return stat(unit, HEALTH)
    assert isinstance(unit, Baddie)
    return unit.max


def dex(gearloc: Gearloc) -> int:
    """Dex for a turn, after Weaken (TMB-196, TMB-011)."""
    return max(0, stat(gearloc, DEX) - effect(gearloc, WEAKEN))


def attack(gearloc: Gearloc) -> int:
    """The attack dice it may roll, with the dice in its slots and without exhausted ones (TMB-134)."""
    more = total(gearloc.active, BUFF_ATK_ICON) + total(gearloc.active, ATTACK_MOD_ICON)
    return max(0, stat(gearloc, ATTACK) + more - gearloc.spent_attack)


def defense(gearloc: Gearloc) -> int:
    """The defense dice it has in this battle."""
    return max(0, stat(gearloc, DEFENSE) - gearloc.spent_defense)


def skill_value(baddie: Baddie, which: int) -> int:
    """The number of a baddie's skill; 0 if it lacks the skill or is disabled (TMB-198)."""
    if baddie.chip == NOBODY or effect(baddie, DISABLE):
        return 0
    return CHIPS[baddie.chip].values[which]


def baddie_attack(s: TooManyBones, baddie: Baddie) -> int:
    """The attack dice a baddie rolls against each target."""
    dice = CHIPS[baddie.chip].attack
    if baddie.risen:
        for skill, number in printed_at(baddie.chip, RISEN_ATTACK):
            dice = skill.risen_attack(dice, number)
    for skill, number in skills_at(baddie, ATTACK_DICE):
        dice = skill.attack_dice(s, baddie, dice, number)
    dice += baddie.extra - effect(baddie, WEAKEN) - total(baddie.dice, ATTACK_MOD_ICON)
    for rule, argument in in_force(s, BADDIE_ATTACK):
        dice = rule.baddie_attack(s, baddie, dice, argument)
    return max(0, dice)


def flat_reduction(unit: Unit) -> int:
    """How much Thick Skin or Constant Def prevents of all damage in a turn together (TMB-187)."""
    if isinstance(unit, Gearloc):
        return total(unit.locked, CONSTANT_DEF_ICON)
    assert isinstance(unit, Baddie)
    return sum([skill.flat_reduction(unit, number) for skill, number in skills_at(unit, FLAT_REDUCTION)])


def is_hardy(unit: Unit) -> bool:
    """Whether a unit loses at most 1 HP to damage in a turn (TMB-188)."""
    if isinstance(unit, Gearloc):
        return find(unit.active, HARDY_ICON) >= 0
    assert isinstance(unit, Baddie)
    return any(skill.is_hardy(unit, number) for skill, number in skills_at(unit, IS_HARDY))


def is_cleansed(s: TooManyBones) -> bool:
    """Whether Sonic Cleanse keeps negative effect dice off the party. Its owner must be on the mat (TMB-267)."""
    return any(find(gearloc.active, CLEANSE_ICON) >= 0 for gearloc in s.gearlocs_standing())


def points_of(baddie: Baddie) -> int:
    """The points of a chip. Tyrants and objects have none (TMB-048)."""
    return 0 if baddie.chip == NOBODY else CHIPS[baddie.chip].points


def is_worth_at_most(baddie: Baddie, points: int) -> bool:
    """Whether an effect limited by points affects a baddie. Tyrants and objects are never affected (TMB-048)."""
    return 0 < points_of(baddie) <= points


def shield_places(gearloc: Gearloc) -> list[int]:
    """The gearloc's dice that prevent damage: indices of active slots, then 16 + indices of locked slots."""
    from_active = [place for place in range(len(gearloc.active)) if _prevents(gearloc.active[place])]
    return from_active + [16 + place for place in range(len(gearloc.locked)) if _prevents(gearloc.locked[place])]


def _prevents(rolled_die: RolledDie) -> bool:
    return icon_of(rolled_die) in PREVENTING and value_of(rolled_die) > 0


def die_at(gearloc: Gearloc, place: int) -> RolledDie:
    """The die at an index that `shield_places` returns."""
    return gearloc.active[place] if place < 16 else gearloc.locked[place - 16]
