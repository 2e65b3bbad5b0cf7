"""Verbs: what may be done at once with a face or a backup plan, whom it may be aimed at, and what it then does."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.games.too_many_bones.actions import NO_AIM
from boneyard.games.too_many_bones.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.damage import PLAIN, TRUE, Damage, can_be_healed, deal, heal
from boneyard.games.too_many_bones.effect_dice import put_effect
from boneyard.games.too_many_bones.figures import in_range, is_worth_at_most
from boneyard.games.too_many_bones.ids import DISABLE, FIRST_BADDIE, ORB, POISON, THRONE
from boneyard.games.too_many_bones.mat import ADJACENT, CELLS, NOWHERE
from boneyard.games.too_many_bones.state import TooManyBones
from boneyard.games.too_many_bones.tokens import cell_aimed, value_of
from boneyard.games.too_many_bones.units import KO, Baddie, Gearloc

Aims = Callable[[TooManyBones, Gearloc, int], list[int]]
Does = Callable[[TooManyBones, Gearloc, int, int], None]
Settles = Callable[[TooManyBones, Gearloc, Gearloc, int], None]  # (table, owner, holder, die with what it shows)


class Verb:
    """What a face or an ability does; with no aim it just happens, with an empty list it cannot."""

    __slots__ = ("aims", "does", "keeps")

    def __init__(self, aims: Aims, does: Does, *, keeps: bool = False) -> None:
        self.aims = aims  # (table, gearloc, die with what it shows) -> aims
        self.does = does  # (table, gearloc, die with what it shows, aim): schedules what happens
        self.keeps = keeps  # whether it sees to its die itself, instead of exhausting it


# Whom a verb may be aimed at.


def nobody_in_particular(_s: TooManyBones, _gearloc: Gearloc, _shown: int) -> list[int]:
    """It needs no aim."""
    return [NO_AIM]


def the_target(s: TooManyBones, gearloc: Gearloc, _shown: int) -> list[int]:
    """It says target: the turn's one target, still in range (TMB-130, TMB-140, TMB-162)."""
    return [NO_AIM] if in_range(s, gearloc, s.turn.target) else []


def any_gearloc(s: TooManyBones, _gearloc: Gearloc, _shown: int) -> list[int]:
    """Any gearloc on the mat, itself included."""
    return [aim_of(s, other.id) for other in s.gearlocs_standing()]


def any_hurt_gearloc(s: TooManyBones, gearloc: Gearloc, shown: int) -> list[int]:
    """Any gearloc on the mat that can gain HP; who is KO can only be revived (TMB-153)."""
    return [aim for aim in any_gearloc(s, gearloc, shown) if can_be_healed(s, gearloc_aimed(s, aim))]


def any_knocked_out(s: TooManyBones, _gearloc: Gearloc, _shown: int) -> list[int]:
    """A gearloc that is KO."""
    return [aim_of(s, other.id) for other in s.party if other.where == KO]


def any_baddie(s: TooManyBones, _gearloc: Gearloc, _shown: int) -> list[int]:
    """Any enemy on the mat, targetable or not, for it says baddie and not target (TMB-130, TMB-200)."""
    return [baddie.cell for baddie in s.enemies_standing() if baddie.id != THRONE]


def any_adjacent_baddie(s: TooManyBones, gearloc: Gearloc, _shown: int) -> list[int]:
    """A baddie next to it; objects have no stats or skills to change."""
    return [near for near in ADJACENT[gearloc.cell] if is_baddie_at(s, near)]


def any_position(_s: TooManyBones, _gearloc: Gearloc, _shown: int) -> list[int]:
    """Anywhere on the mat."""
    return list(range(CELLS))


def is_baddie_at(s: TooManyBones, cell: int) -> bool:
    """Whether a baddie or tyrant stands there."""
    return FIRST_BADDIE <= s.grid[cell] < ORB


def baddie_at(s: TooManyBones, cell: int) -> Baddie:
    """The enemy on a position."""
    return s.baddie(s.grid[cell])


# What a verb does.


def damage_target(amount: int) -> Does:
    """So much damage to the target."""

    def does(s: TooManyBones, gearloc: Gearloc, _shown: int, _aim: int) -> None:
        deal(s, Damage(s.turn.target, amount, PLAIN, gearloc.id))

    return does


def damage_shown(s: TooManyBones, gearloc: Gearloc, shown: int, _aim: int) -> None:
    """As much damage to the target as the die shows."""
    deal(s, Damage(s.turn.target, value_of(shown), PLAIN, gearloc.id))


def true_damage_shown(s: TooManyBones, gearloc: Gearloc, shown: int, aim: int) -> None:
    """As much true damage to the enemy aimed at as the die shows."""
    deal(s, Damage(s.grid[aim], value_of(shown), TRUE, gearloc.id))


def heal_shown(s: TooManyBones, _gearloc: Gearloc, shown: int, aim: int) -> None:
    """As many HP to the gearloc aimed at as the die shows."""
    heal(s, gearloc_aimed(s, aim), value_of(shown))


def poison_target(s: TooManyBones, _gearloc: Gearloc, shown: int, _aim: int) -> None:
    """A Poison die on the target."""
    put_effect(s, s.turn.target, POISON, value_of(shown))


def poison_aimed(s: TooManyBones, _gearloc: Gearloc, shown: int, aim: int) -> None:
    """A Poison die on the baddie aimed at."""
    put_effect(s, s.grid[aim], POISON, value_of(shown))


def disable_aimed(s: TooManyBones, _gearloc: Gearloc, shown: int, aim: int) -> None:
    """A Disable die on the baddie aimed at, if it is worth little enough (TMB-048)."""
    cell = aim if cell_aimed(shown) == NOWHERE else cell_aimed(shown)
    if is_baddie_at(s, cell) and is_worth_at_most(baddie_at(s, cell), value_of(shown)):
        put_effect(s, s.grid[cell], DISABLE)
