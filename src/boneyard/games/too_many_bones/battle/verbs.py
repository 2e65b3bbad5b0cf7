"""Verbs: what may be done at once with a face or a backup plan, whom it may be aimed at, and what it then does."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.core.agenda import Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.answers.aims import aim_of, gearloc_aimed
from boneyard.games.too_many_bones.answers.picks import GAIN, NO_AIM, Pick, pick
from boneyard.games.too_many_bones.battle.damage import PLAIN, TRUE, Damage, can_be_healed, deal, heal
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.rolling import rolled
from boneyard.games.too_many_bones.battle.slots import MOST_AXES, axes, has_free_locked, set_axes
from boneyard.games.too_many_bones.battle.stats import in_range, is_worth_at_most, skill_value
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.events.battle import DiePlaced, Rolled
from boneyard.games.too_many_bones.model.dice import cell_aimed, token, value_of
from boneyard.games.too_many_bones.model.ids import (
    AXE_COLLECTOR,
    BOG_RULER_SKILL,
    DISABLE,
    E_CELLS,
    FIRST_BADDIE,
    IN_PLAY,
    ORB,
    POISON,
    READY,
    TANTRUM,
    THRONE,
    TRAY,
)
from boneyard.games.too_many_bones.model.mat import ADJACENT, CELLS, NOWHERE
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Question
from boneyard.games.too_many_bones.model.units import KO, Baddie, Gearloc

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


def to_be_found(gearloc: Gearloc) -> list[int]:
    """Its consumables that lie in the tray; cells need a free locked slot, and Tantrum finds axes too."""
    consumables = [skill.die for skill in SHEETS[gearloc.gearloc].skills if skill.consumable]
    found = [die for die in consumables if gearloc.where_is(die) == TRAY]
    if gearloc.gearloc == TANTRUM and axes(gearloc) < MOST_AXES:
        found.append(AXE_COLLECTOR)
    return [die for die in found if die != E_CELLS or has_free_locked(gearloc)]


def with_finds(s: TooManyBones, gearloc: Gearloc, shown: int) -> list[int]:
    """Only what is in the tray can be found."""
    return nobody_in_particular(s, gearloc, shown) if to_be_found(gearloc) else []


def discover(s: TooManyBones, gearloc: Gearloc, _shown: int, _aim: int) -> None:
    """Fortunate Discovery: one of its consumables, whichever it likes."""
    dice = to_be_found(gearloc)
    s.then(Gain(gearloc.id, dice[0]) if len(dice) == 1 else ChooseConsumable(gearloc.id))


class ChooseConsumable(Question):
    """Which of its consumables a gearloc finds."""

    __slots__ = ()

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any that lies in the tray."""
        dice = tuple([pick(GAIN, die) for die in to_be_found(s.party[self.seat])])
        return (Decision(self.seat, "consumable", dice),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """It is theirs."""
        assert isinstance(chosen, Pick)
        s.then(Gain(seat, chosen.what))


class Gain(Do):
    """A consumable goes to the skill area; cells are rolled and locked as they arrive (TMB-149, TMB-150)."""

    __slots__ = ("die", "seat")

    def __init__(self, seat: Seat, die: int) -> None:
        self.seat = seat
        self.die = die

    def run(self, s: TooManyBones) -> None:
        """To be rolled on a later turn, or, as cells, to be used up; axes are counted on the mat."""
        gearloc, named = s.party[self.seat], s.who(self.seat)
        if self.die == AXE_COLLECTOR:
            set_axes(s, gearloc, MOST_AXES)
            return
        shown = token(self.die, 0, 0)
        if self.die == E_CELLS:
            shown = rolled(s, shown)
            s.say(Rolled(named, (shown,)))
            gearloc.locked.append(shown)
        gearloc.put(self.die, IN_PLAY if self.die == E_CELLS else READY)
        s.say(DiePlaced(named, shown, named, "locked" if self.die == E_CELLS else "mat"))


# Poison.


def has_blood(s: TooManyBones, unit: int) -> bool:
    """Objects have none, and the Bog Ruler's takes no poison (TMB-053)."""
    return s.stands(unit) and unit < ORB and not skill_value(s.baddie(unit), BOG_RULER_SKILL)


def a_target_with_blood(s: TooManyBones, gearloc: Gearloc, shown: int) -> list[int]:
    """The target, if poison does anything to it."""
    return the_target(s, gearloc, shown) if has_blood(s, s.turn.target) else []
