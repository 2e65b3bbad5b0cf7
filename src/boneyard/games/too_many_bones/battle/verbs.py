"""Verbs: the immediate effect of a die face or a backup plan ability, and what it may be aimed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase, Seat
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import GAIN, NO_AIM, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import PLAIN, TRUE, Damage, can_be_healed, deal, heal
from boneyard.games.too_many_bones.battle.effect_dice import put_effect, resists
from boneyard.games.too_many_bones.battle.rolling import rolled, say_roll
from boneyard.games.too_many_bones.battle.slots import MOST_AXES, axes, has_free_locked, set_axes
from boneyard.games.too_many_bones.battle.targeting import in_range
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.content.verbs import Does
from boneyard.games.too_many_bones.events.battle import DiePlaced, Rolled
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import (
    AXE_COLLECTOR,
    E_CELLS,
    FIRST_BADDIE,
    IN_PLAY,
    ORB,
    POISON,
    READY,
    TANTRUM,
    THRONE,
    TRAY,
    Die,
    RolledDie,
)
from boneyard.games.too_many_bones.model.mat import ADJACENT, CELLS
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import KO, Baddie, Gearloc

Acts = dict[int, Callable[[TooManyBones, Gearloc, Pick], None]]  # what a gearloc may do at any time in its turn

# What a verb may be aimed at.


def nobody_in_particular(_s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """No aim: the verb needs none."""
    return [NO_AIM]


def the_target(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """The turn's one target if still in range, for verbs that say target (TMB-130, TMB-140, TMB-162)."""
    return [NO_AIM] if in_range(s, gearloc, s.turn.target) else []


def any_gearloc(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any gearloc on the mat, including itself."""
    return [aim_of(s, other.id) for other in s.gearlocs_standing()]


def any_hurt_gearloc(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Any gearloc on the mat that can gain HP. A KO gearloc can only be revived (TMB-153)."""
    return [aim for aim in any_gearloc(s, gearloc, rolled_die) if can_be_healed(s, gearloc_aimed(s, aim))]


def any_knocked_out(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any KO gearloc."""
    return [aim_of(s, other.id) for other in s.party if other.where == KO]


def any_baddie(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any enemy on the mat, targetable or not, for verbs that say baddie and not target (TMB-130, TMB-200)."""
    return [baddie.cell for baddie in s.enemies_standing() if baddie.id != THRONE]


def any_baddie_but_objects(s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any baddie or tyrant on the mat."""
    return [baddie.cell for baddie in s.baddies_standing()]


def any_adjacent_baddie(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any adjacent baddie. Objects have no stats or skills to change."""
    return [near for near in ADJACENT[gearloc.cell] if is_baddie_at(s, near)]


def any_position(_s: TooManyBones, _gearloc: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Any position of the mat."""
    return list(range(CELLS))


def is_baddie_at(s: TooManyBones, cell: int) -> bool:
    """Whether a baddie or tyrant is on a position."""
    return FIRST_BADDIE <= s.grid[cell] < ORB


def baddie_at(s: TooManyBones, cell: int) -> Baddie:
    """The enemy on a position."""
    return s.baddie(s.grid[cell])


# What a verb does.


def damage_target(amount: int) -> Does:
    """A verb that deals a fixed amount of damage to the target."""

    def does(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
        deal(s, Damage(s.turn.target, amount, PLAIN, gearloc.id))

    return does


def damage_shown(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Damage the target by the value of the die."""
    deal(s, Damage(s.turn.target, value_of(rolled_die), PLAIN, gearloc.id))


def true_damage_shown(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie, aim: int) -> None:
    """Deal true damage by the value of the die to the enemy aimed at."""
    deal(s, Damage(s.grid[aim], value_of(rolled_die), TRUE, gearloc.id))


def heal_shown(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, aim: int) -> None:
    """Heal the gearloc aimed at by the value of the die."""
    heal(s, gearloc_aimed(s, aim), value_of(rolled_die))


def poison_target(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Put a Poison die on the target."""
    put_effect(s, s.turn.target, POISON, value_of(rolled_die))


def poison_aimed(s: TooManyBones, _gearloc: Gearloc, rolled_die: RolledDie, aim: int) -> None:
    """Put a Poison die on the baddie aimed at."""
    put_effect(s, s.grid[aim], POISON, value_of(rolled_die))


def to_be_found(gearloc: Gearloc) -> list[Die]:
    """Its consumables in the tray. Cells need a free locked slot, and Tantrum finds axes too."""
    consumables = [skill.die for skill in SHEETS[gearloc.gearloc].skills if skill.consumable]
    found = [die for die in consumables if gearloc.where_is(die) == TRAY]
    if gearloc.gearloc == TANTRUM and axes(gearloc) < MOST_AXES:
        found.append(AXE_COLLECTOR)
    return [die for die in found if die != E_CELLS or has_free_locked(gearloc)]


def with_finds(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if a consumable is left in the tray."""
    return nobody_in_particular(s, gearloc, rolled_die) if to_be_found(gearloc) else []


def discover(s: TooManyBones, gearloc: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Fortunate Discovery: the gearloc gains one of its consumables."""
    dice = to_be_found(gearloc)
    s.then(Gain(gearloc.id, dice[0]) if len(dice) == 1 else ChooseConsumable(gearloc.id))


class ChooseConsumable(Question):
    """A gearloc's player chooses which consumable in the tray it finds."""

    __slots__ = ()

    kind = "consumable"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(GAIN, die) for die in to_be_found(s.party[self.seat])]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        s.then(Gain(self.seat, chosen.die))

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-axes") if chosen.what == AXE_COLLECTOR else None


class Gain(Do):
    """A consumable goes to the skill area. Cells are rolled and locked at once, axes are counted (TMB-149, TMB-150)."""

    __slots__ = ("die", "seat")

    def __init__(self, seat: Seat, die: Die) -> None:
        self.seat = seat
        self.die = die

    def run(self, s: TooManyBones) -> None:
        gearloc, named = s.party[self.seat], s.who(self.seat)
        if self.die == AXE_COLLECTOR:
            set_axes(s, gearloc, MOST_AXES)
            return
        rolled_die = token(self.die, 0, 0)
        if self.die == E_CELLS:
            rolled_die = rolled(s, rolled_die)
            say_roll(s, Rolled(named, (rolled_die,)))
            gearloc.locked.append(rolled_die)
        gearloc.put(self.die, IN_PLAY if self.die == E_CELLS else READY)
        s.say(DiePlaced(named, rolled_die, named, "locked" if self.die == E_CELLS else "mat"))


# Poison.


def has_blood(s: TooManyBones, unit: int) -> bool:
    """Whether poison affects a unit: not an object, and not the Bog Ruler (TMB-053)."""
    return s.stands(unit) and unit < ORB and not resists(s.baddie(unit), POISON)


def a_target_with_blood(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if poison affects it."""
    return the_target(s, gearloc, rolled_die) if has_blood(s, s.turn.target) else []
