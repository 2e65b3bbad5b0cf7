"""The value of faces of the gearlocs' dice in a Too Many Bones battle, in HP, without rolling."""

from __future__ import annotations

from typing import Final

from boneyard.bots.too_many_bones.field import SKILLED, Field, hp_cost
from boneyard.games.too_many_bones.battle.damage import TRUE, shields_on
from boneyard.games.too_many_bones.battle.slots import bones_in, find, has_free_active
from boneyard.games.too_many_bones.battle.stats import baddie_attack, is_worth_at_most, max_hp
from boneyard.games.too_many_bones.battle.targeting import cannot_lose_hp, in_range
from boneyard.games.too_many_bones.content.sheets import BONES_ICONS, CONSUMABLE, GRENADE, ICON_AT, VALUE_AT
from boneyard.games.too_many_bones.gearlocs.boomer.grenadier import NAPALM_DAMAGE
from boneyard.games.too_many_bones.model.ids import (
    ADVANCED_DEF_ICON,
    ALE_ICON,
    ANGER_MANAGEMENT_ICON,
    ATTACK_DIE,
    ATTACK_MOD_ICON,
    BIG_BOOM,
    BIGGER_BOOM_ICON,
    BONES_ICON,
    BOOM_COUNTER,
    BOOMER,
    BOOSTER_SHOT_ICON,
    BUFF_ATK_ICON,
    BUFF_HP_ICON,
    CASING_ICON,
    CLEANSE_ICON,
    CONSTANT_DAMAGE_ICON,
    CONSTANT_DEF_ICON,
    CONSTANT_MOVE_ICON,
    CONSTANT_REGEN_ICON,
    CONSTANT_TAUNT_ICON,
    DISABLE_ICON,
    DISORIENT_ALL_ICON,
    DROP_INITIATIVE_ICON,
    ELEMENT_325_ICON,
    ELEMENT_ICON,
    FRAG,
    FUSE_ICON,
    HARDY_ICON,
    HEAL_ASSIST_ICON,
    HEAL_ICON,
    HOLY_HAND_GRENADE_DIE,
    HOLY_HAND_GRENADE_FOUND_ICON,
    HOLY_HAND_GRENADE_ICON,
    ICON_NAMES,
    INTACT_GRENADE_ICON,
    INTERCEPT_ICON,
    JERKY_ICON,
    JUMP_ICON,
    LASHBACK_ICON,
    LOOT_ICON,
    MELEE_DAMAGE_ICON,
    MULTI_USE_PARTS_ICON,
    NAPALM_ICON,
    NEG_I_ZAP_ICON,
    NEGATIVE_EFFECTS,
    NOBODY,
    ORB,
    PARTY_INSPIRE_ICON,
    PERMA_HP_BUFF_ICON,
    POISON,
    POISON_ARMOR_ICON,
    POISON_DART_ICON,
    POISON_JAR_ICON,
    POS_I_ZAP_ICON,
    READY,
    RECOVER_ICON,
    REROLL_BUFF_ICON,
    REROLL_HEAL_ICON,
    REVIVE_ICON,
    RIPOSTE_ICON,
    RUSH_ICON,
    SHIELD_ICON,
    SMOKE_ICON,
    STEAL_AXE_ICON,
    STUNNER_ICON,
    SWITCH_ICON,
    TAINTED_MIXTURE_ICON,
    TANTRUM,
    TAUNT_ICON,
    Die,
)
from boneyard.games.too_many_bones.model.mat import ADJACENT, CELLS, are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import KO, Baddie, Gearloc, effect
from boneyard.games.too_many_bones.turns.start_and_end import PLAN_SLOTS

BONE: Final = 0.4  # the value of bones in the backup plan
ENOUGH: Final = 3  # grenades
CRIPPLE: Final = TANTRUM * 16 + 9

# Faces with a value that depends on nothing: a constant, and an amount for each 1 of the number.
FLAT: Final = {
    ANGER_MANAGEMENT_ICON: (0.2, 0.0),
    STEAL_AXE_ICON: (0.0, 1.0),
    DROP_INITIATIVE_ICON: (0.2, 0.0),
    JUMP_ICON: (0.3, 0.0),
    PARTY_INSPIRE_ICON: (0.5, 0.0),
    CONSTANT_REGEN_ICON: (0.5, 1.5),
    CONSTANT_DEF_ICON: (1.0, 1.5),
    CONSTANT_MOVE_ICON: (0.6, 0.1),
    CONSTANT_DAMAGE_ICON: (1.0, 1.0),
    CONSTANT_TAUNT_ICON: (0.1, 0.0),
    SWITCH_ICON: (0.15, 0.0),
    RUSH_ICON: (0.25, 0.0),
    HEAL_ASSIST_ICON: (0.4, 0.1),
    REROLL_HEAL_ICON: (0.2, 0.1),
    REROLL_BUFF_ICON: (0.2, 0.1),
    LOOT_ICON: (-0.1, 0.0),
    TAINTED_MIXTURE_ICON: (0.0, -0.9),
    BIGGER_BOOM_ICON: (0.0, 0.6),
    INTACT_GRENADE_ICON: (0.0, 1.0),
    HOLY_HAND_GRENADE_FOUND_ICON: (1.5, 0.0),
    ELEMENT_325_ICON: (0.5, 0.0),
    HOLY_HAND_GRENADE_ICON: (1.0, 1.0),
}
PARTS: Final = (ELEMENT_ICON, CASING_ICON, FUSE_ICON, MULTI_USE_PARTS_ICON)

# The units a face may be used on.
NOBODY_ELSE: Final = 0
ANY_GEARLOC: Final = 1
THE_TARGET: Final = 2
ANY_FOE: Final = 3
A_NEIGHBOUR: Final = 4
ITSELF: Final = 5


def _whom(icon: int) -> int:
    if icon in (HEAL_ICON, BUFF_HP_ICON, BUFF_ATK_ICON, RECOVER_ICON, BOOSTER_SHOT_ICON, PERMA_HP_BUFF_ICON):
        return ANY_GEARLOC
    if icon in (REVIVE_ICON, POS_I_ZAP_ICON, ADVANCED_DEF_ICON, INTERCEPT_ICON, SMOKE_ICON):
        return ANY_GEARLOC
    if icon in (MELEE_DAMAGE_ICON, POISON_JAR_ICON):
        return THE_TARGET
    if icon in (NEG_I_ZAP_ICON, POISON_DART_ICON, STUNNER_ICON, NAPALM_ICON):
        return ANY_FOE
    if icon == DISABLE_ICON:
        return A_NEIGHBOUR
    if icon in (SHIELD_ICON, JERKY_ICON, HARDY_ICON, ALE_ICON, RIPOSTE_ICON, LASHBACK_ICON, POISON_ARMOR_ICON):
        return ITSELF
    return ITSELF if icon == TAUNT_ICON else NOBODY_ELSE


WHOM: Final[list[int]] = [_whom(icon) for icon in range(len(ICON_NAMES))]


def die_worth(field: Field, owner: Gearloc, die: Die) -> float:
    """The value of a skill die before the roll: the average of its faces, each in its best use."""
    if GRENADE[die]:
        return max(0.0, grenade_worth(field, owner, die)) - 0.2
    worth = 0.0
    for face in range(6):
        at = die * 6 + face
        worth += max(face_worth(field, owner, die, ICON_AT[at], VALUE_AT[at]), 0.0)
        if ICON_AT[at] == TAINTED_MIXTURE_ICON:
            worth -= 0.9 * VALUE_AT[at]
    return worth / 6


def face_worth(field: Field, owner: Gearloc, die: Die, icon: int, value: int) -> float:
    """The value of a face used on the best unit."""
    whom = WHOM[icon]
    s = field.s
    if whom == ITSELF:
        return on_gearloc(field, owner, icon, value)
    if whom == ANY_GEARLOC:
        return max([on_gearloc(field, ally, icon, value) for ally in s.party])
    if whom == THE_TARGET:
        return on_foe(field, s.baddie(s.turn.target), icon, value) if in_range(s, owner, s.turn.target) else 0.0
    if whom == ANY_FOE:
        return max([on_foe(field, foe, icon, value) for foe in field.foes], default=0.0)
    if whom == A_NEIGHBOUR:
        near = [on_foe(field, foe, icon, value) for foe in field.foes if are_adjacent(owner.cell, foe.cell)]
        return max(near, default=0.0)
    if icon in BONES_ICONS:
        return bones_worth(owner, die, icon, value)
    return on_table(field, owner, die, icon, value)


def bones_worth(owner: Gearloc, die: Die, icon: int, value: int) -> float:
    """The value of bones, as far as there is room in the backup plan. A skill die that shows them is used up."""
    room = max(0, PLAN_SLOTS - bones_in(owner.plan))
    worth = BONE * min(value, room) + 0.01
    if die < ATTACK_DIE and icon == BONES_ICON and not CONSUMABLE[die]:
        worth -= 0.15
    return worth


def on_table(field: Field, owner: Gearloc, die: Die, icon: int, value: int) -> float:
    """The value of a face that is used on no unit."""
    s = field.s
    if icon in PARTS:
        return parts_worth(owner, icon, value)
    if icon == ATTACK_MOD_ICON:
        lowers = is_cripple(die)
        if not lowers:
            return 1.2
        near = [foe for foe in field.foes if are_adjacent(owner.cell, foe.cell)]
        return max([crippled(s, foe) for foe in near], default=0.0)
    if icon == DISORIENT_ALL_ICON:
        return sum([0.8 * field.damages[foe.id] for foe in field.foes if is_worth_at_most(foe, value)])
    if icon == CLEANSE_ICON:
        return 0.3 + 0.8 * ailments(s)
    if icon == INTACT_GRENADE_ICON and not has_grenade_die(owner):
        return 0.0
    flat = FLAT.get(icon)
    return 0.0 if flat is None else flat[0] + flat[1] * value


def is_cripple(die: Die) -> bool:
    """Whether the die lowers a baddie's attack. The other die with that face raises its owner's."""
    return die == CRIPPLE


def crippled(s: TooManyBones, foe: Baddie) -> float:
    """The value of one attack die less."""
    return 1.2 if foe.id < ORB and baddie_attack(s, foe) > 0 else 0.0


def ailments(s: TooManyBones) -> int:
    """The number of negative effect dice on the party."""
    found = 0
    for gearloc in s.gearlocs_standing():
        for kind in NEGATIVE_EFFECTS:
            if effect(gearloc, kind):
                found += 1
    return found


def has_grenade_die(owner: Gearloc) -> bool:
    """Whether a grenade die is left for this battle."""
    if owner.gearloc != BOOMER:
        return False
    return any([GRENADE[die] and owner.skills[die] == READY for die in range(16)])  # noqa: C419  (faster compiled)


def parts_worth(owner: Gearloc, icon: int, value: int) -> float:
    """The value of parts, while there is a grenade to make and a die to throw it."""
    if not has_grenade_die(owner):
        return 0.02
    if owner.shows[BOOM_COUNTER % 16] >= ENOUGH or find(owner.locked, icon) >= 0:
        return 0.1
    return 0.8 + 0.25 * value


def on_gearloc(field: Field, gearloc: Gearloc, icon: int, value: int) -> float:
    """The value of a face used or placed on a gearloc."""
    s = field.s
    if icon in (REVIVE_ICON, POS_I_ZAP_ICON) and gearloc.where == KO:
        return 3.0 + value
    if not s.stands(gearloc.id):
        return 0.0
    if icon in (HEAL_ICON, JERKY_ICON):
        return heal_worth(field, gearloc, value)
    if icon in (SHIELD_ICON, ADVANCED_DEF_ICON):
        return shield_worth(field, gearloc, value)
    if icon == PERMA_HP_BUFF_ICON:
        return 1.2 * value
    return in_slot(field, gearloc, icon, value) if has_free_active(gearloc) else 0.0


def in_slot(field: Field, gearloc: Gearloc, icon: int, value: int) -> float:
    """The value of a die in a gearloc's active slot."""
    coming = field.coming(gearloc.id)
    if icon == BUFF_HP_ICON:
        return shield_worth(field, gearloc, value) + 0.05
    if icon == BUFF_ATK_ICON:
        return 0.5 * value
    if icon == RECOVER_ICON:
        return 1.0 + 0.3 * min(2, max_hp(gearloc) - gearloc.hp)
    if icon == BOOSTER_SHOT_ICON:
        return 1.0 if gearloc.buff else 0.0
    if icon == REVIVE_ICON:
        return 0.8 + (1.5 if coming >= gearloc.hp else 0.0)
    if icon == SMOKE_ICON:
        return 0.7 * min(hp_cost(gearloc, coming), 4.0) * (0.8 + 0.2 * value) + 0.2
    if icon == INTERCEPT_ICON:
        return 0.4 * min(hp_cost(gearloc, coming), 3.0)
    return alone(gearloc, icon, value, coming)


def alone(gearloc: Gearloc, icon: int, value: int, coming: float) -> float:
    """The value of dice that only their owner can use."""
    threatened = min(coming, 4.0)
    if icon == HARDY_ICON:
        return 0.4 * threatened + 0.3 * value
    if icon == RIPOSTE_ICON:
        return 0.3 + 0.4 * threatened
    if icon in (LASHBACK_ICON, POISON_ARMOR_ICON):
        return (0.3 + 0.1 * min(threatened, 2.0)) * (value + 0.5)
    if icon == ALE_ICON:
        return 1.5 * value - 1.0 * (gearloc.hp - 1) if gearloc.hp <= 2 else -1.0
    return 0.1  # Taunt


def heal_worth(field: Field, gearloc: Gearloc, value: int) -> float:
    """The value of healing, higher at low HP."""
    s = field.s
    if not s.stands(gearloc.id) or cannot_lose_hp(s, gearloc):
        return 0.0
    full = max_hp(gearloc)
    gained = min(value, full - gearloc.hp)
    if gained <= 0:
        return 0.0
    risk = 0.5 if field.coming(gearloc.id) >= gearloc.hp + shields_on(gearloc) else 0.0
    return gained * (0.5 + 0.7 * (1 - gearloc.hp / full) + risk)


def shield_worth(field: Field, gearloc: Gearloc, value: int) -> float:
    """The value of a shield: certain against damage about to come, uncertain later."""
    if not has_free_active(gearloc):
        return 0.0
    need = field.coming(gearloc.id) - 0.85 * shields_on(gearloc) - gearloc.buff
    before = hp_cost(gearloc, need)
    after = hp_cost(gearloc, need - value)
    over = value - max(0.0, min(float(value), need))
    return 0.9 * (before - after) + 0.25 * over


def on_foe(field: Field, foe: Baddie, icon: int, value: int) -> float:
    """The value of a face used on a baddie."""
    if icon == MELEE_DAMAGE_ICON:
        return field.blow(foe, value)
    if icon == NEG_I_ZAP_ICON:
        return field.blow(foe, value, TRUE)
    if foe.chip == NOBODY:
        return 0.0
    if icon in (POISON_JAR_ICON, POISON_DART_ICON):
        return poison_worth(field, foe, value)
    if icon == STUNNER_ICON:
        return 0.9 * field.damages[foe.id] if is_worth_at_most(foe, value) else 0.0
    if icon == NAPALM_ICON:
        return field.wound(foe, 0.8 * NAPALM_DAMAGE * value)
    if icon == DISABLE_ICON and is_worth_at_most(foe, value):
        return 1.2 * max(0.0, SKILLED[foe.chip])
    return 0.0


def poison_worth(field: Field, foe: Baddie, value: int) -> float:
    """The value of Poison, which costs its value in HP, then one less each turn. It replaces an older die."""
    old = effect(foe, POISON)
    return field.wound(foe, 0.8 * (value * (value + 1) - old * (old + 1)) / 2)


# Grenades.


def grenade_worth(field: Field, owner: Gearloc, die: Die) -> float:
    """The value of a grenade with its best aim."""
    if die in (FRAG, HOLY_HAND_GRENADE_DIE):
        return max([explosion_worth(field, cell, 3) for cell in range(CELLS)])
    if die == BIG_BOOM:
        worth = 0.0
        for foe in field.foes:
            worth += 0.5 * field.blow(foe, 1) + 0.5 * field.blow(foe, 2)
        return worth - 0.5 * len(field.s.gearlocs_standing())
    return max([face_worth(field, owner, die, ICON_AT[die * 6 + face], VALUE_AT[die * 6 + face]) for face in (3, 4)])


def explosion_worth(field: Field, cell: int, amount: int) -> float:
    """The value of an explosion on a position. It damages the party too."""
    worth = struck(field, field.s.grid[cell], amount)
    for near in ADJACENT[cell]:
        worth += struck(field, field.s.grid[near], amount // 2)
    return worth


def struck(field: Field, unit: int, amount: int) -> float:
    """The value of damage to a unit."""
    s = field.s
    if unit < 0:
        return 0.0
    if unit >= len(s.party):
        return field.blow(s.baddie(unit), amount)
    return -1.2 * hp_cost(s.party[unit], amount - 0.85 * shields_on(s.party[unit]))


def aimed_worth(field: Field, die: Die, cell: int) -> float:
    """The value of a grenade aimed at a position."""
    s = field.s
    if die in (FRAG, HOLY_HAND_GRENADE_DIE):
        return explosion_worth(field, cell, 3)
    unit = s.grid[cell]
    icon, value = ICON_AT[die * 6 + 4], VALUE_AT[die * 6 + 4]
    if unit < len(s.party):
        return on_gearloc(field, s.party[unit], icon, value)
    return on_foe(field, s.baddie(unit), icon, value)
