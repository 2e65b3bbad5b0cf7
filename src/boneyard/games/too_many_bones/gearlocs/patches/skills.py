"""Patches: healing, stims, zaps, cells, and his backup plan. The dice that assist others are in `assisting`."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.answers.aims import gearloc_aimed
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal, heal
from boneyard.games.too_many_bones.battle.slots import find, turn_down_locked
from boneyard.games.too_many_bones.battle.special_rules import REVIVED, in_force
from boneyard.games.too_many_bones.battle.stat_changes import raise_stat
from boneyard.games.too_many_bones.battle.stats import max_hp
from boneyard.games.too_many_bones.battle.verbs import (
    a_target_with_blood,
    any_baddie,
    any_gearloc,
    any_hurt_gearloc,
    any_knocked_out,
    damage_shown,
    damage_target,
    discover,
    has_blood,
    heal_shown,
    nobody_in_particular,
    poison_aimed,
    poison_target,
    the_target,
    true_damage_shown,
    with_finds,
)
from boneyard.games.too_many_bones.content.verbs import Settles, Verb
from boneyard.games.too_many_bones.events.battle import Buffed, Revived
from boneyard.games.too_many_bones.gearlocs.patches.assisting import ASSISTING_VERBS
from boneyard.games.too_many_bones.loot.bags import ChooseDrop, DrawLoot
from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import (
    BUFF_HP_ICON,
    ENERGY_CELLS_ICON,
    HEAL_ICON,
    HEALTH,
    LOOT_ICON,
    MELEE_DAMAGE_ICON,
    NEG_I_ZAP_ICON,
    NOBODY,
    PERMA_HP_BUFF_ICON,
    POISON_DART_ICON,
    POISON_JAR_ICON,
    POS_I_ZAP_ICON,
    REVIVE_ICON,
    TAINTED_MIXTURE_ICON,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import ENTERING, STAT_MAX, Gearloc

JAB: Final = 2
SHOCK: Final = 4


# Health.


def any_gearloc_that_can_grow(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Any gearloc on the mat whose Health die is below 6 (TMB-070)."""
    return [aim for aim in any_gearloc(s, gearloc, rolled_die) if gearloc_aimed(s, aim).trained[HEALTH] < STAT_MAX]


# Reviving.


def revive_shown(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, aim: int) -> None:
    """Revive a KO gearloc with the HP shown. It enters at the end of the round (TMB-206)."""
    revived = gearloc_aimed(s, aim)
    revived.hp = min(value_of(rolled_die), max_hp(revived))
    if not any(rule.revived(s, revived, argument) for rule, argument in in_force(s, REVIVED)):
        revived.where = ENTERING
    s.say(Revived(s.who(revived.id), revived.hp))


def any_baddie_with_blood(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any baddie on the mat that poison affects."""
    return [baddie.cell for baddie in s.baddies_standing() if has_blood(s, baddie.id)]


# Stims.


def swallow(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """A tainted mixture: Patches takes the true damage himself."""
    deal(s, Damage(gearloc.id, value_of(rolled_die), TRUE, NOBODY))


def grow_shown(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, aim: int) -> None:
    """Raise the Health of a gearloc permanently by the value of the die."""
    raise_stat(s, gearloc_aimed(s, aim), HEALTH, value_of(rolled_die))


def add_buff(s: TooManyBones, _owner: Gearloc, holder: Gearloc, rolled_die: RolledDie) -> None:
    """Add Buff HP to those it has (TMB-189)."""
    holder.buff += value_of(rolled_die)
    s.say(Buffed(s.who(holder.id), holder.buff))


# Cells.


def has_cell(gearloc: Gearloc) -> bool:
    """Whether a cell is left on the E-Cells in his locked slots."""
    return find(gearloc.locked, ENERGY_CELLS_ICON) >= 0


def spend_cell(s: TooManyBones, gearloc: Gearloc) -> None:
    """Spend a cell. Empty E-Cells go back to the tray (TMB-149, TMB-150)."""
    turn_down_locked(s, gearloc, find(gearloc.locked, ENERGY_CELLS_ICON))


def with_a_cell(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Any baddie, if a cell is left."""
    return any_baddie(s, gearloc, rolled_die) if has_cell(gearloc) else []


def overcharge(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Spend a cell for true damage."""
    spend_cell(s, gearloc)
    deal(s, Damage(s.grid[aim], SHOCK, TRUE, gearloc.id))


def heal_one(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Heal Gearloc: heal 1 HP."""
    heal(s, gearloc_aimed(s, aim), 1)


def find_loot(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Draw as many loot cards as shown (TMB-089). A single battle has no loot deck (TMB-225)."""
    if s.maybe_adventure is not None:
        s.then(*[DrawLoot(gearloc.id) for _ in range(value_of(rolled_die))], ChooseDrop(gearloc.id))


VERBS: Final[dict[int, Verb]] = {
    HEAL_ICON: Verb(any_hurt_gearloc, heal_shown),
    **ASSISTING_VERBS,
    MELEE_DAMAGE_ICON: Verb(the_target, damage_shown),
    NEG_I_ZAP_ICON: Verb(any_baddie, true_damage_shown),
    POS_I_ZAP_ICON: Verb(any_knocked_out, revive_shown),
    REVIVE_ICON: Verb(any_knocked_out, revive_shown),
    LOOT_ICON: Verb(nobody_in_particular, find_loot),
    POISON_JAR_ICON: Verb(a_target_with_blood, poison_target),
    POISON_DART_ICON: Verb(any_baddie_with_blood, poison_aimed),
    TAINTED_MIXTURE_ICON: Verb(nobody_in_particular, swallow),
    PERMA_HP_BUFF_ICON: Verb(any_gearloc_that_can_grow, grow_shown),
}
PLAN: Final[dict[int, Verb]] = {
    2: Verb(any_hurt_gearloc, heal_one),
    3: Verb(the_target, damage_target(JAB)),
    4: Verb(with_finds, discover),
    5: Verb(with_a_cell, overcharge),
}
SETTLES: Final[dict[int, Settles]] = {BUFF_HP_ICON: add_buff}
