"""Skills of two tyrants: Shrouded of Mulmesh and Duster, Limit of Gendricks and Duster (TMB-062, TMB-200)."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.too_many_bones.answers.picks import LOSE, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import lose_hp
from boneyard.games.too_many_bones.battle.skill_rules import SkillRule
from boneyard.games.too_many_bones.battle.slots import defense_dice, drop_active
from boneyard.games.too_many_bones.battle.stats import defense, max_hp
from boneyard.games.too_many_bones.events.battle import StatSetAside
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import (
    ALL_STATS,
    DEFENSE,
    DEFENSE_DIE,
    HEALTH,
    Stat,
)
from boneyard.games.too_many_bones.model.mat import are_adjacent
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit


class Shrouded(SkillRule):
    """Gearlocs target it only from an adjacent position (TMB-174, TMB-200)."""

    def may_be_targeted(self, baddie: Baddie, attacker: Unit, argument: int) -> bool:
        return isinstance(attacker, Baddie) or are_adjacent(attacker.cell, baddie.cell)


def limit(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """The target sets a stat die aside."""
    s.then(Limit(unit))


class Limit(Step):
    """Set a stat die aside for the battle, chosen by its player; without one nothing happens (TMB-062)."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if not s.stands(self.unit):
            return
        stats = stat_dice(s.party[self.unit])
        if len(stats) > 1:
            s.then(ChooseLimit(self.unit))
        elif stats:
            set_aside(s, s.party[self.unit], stats[0])


def stat_dice(gearloc: Gearloc) -> list[Stat]:
    """The stats whose die shows at least 1 and is not set aside."""
    return [which for which in ALL_STATS if gearloc.trained[which] and not gearloc.aside >> which & 1]


class ChooseLimit(Question):
    """The target's player chooses which stat die is set aside."""

    __slots__ = ()

    kind = "limit"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return [pick(LOSE, which) for which in stat_dice(s.party[self.seat])]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        set_aside(s, s.party[self.seat], chosen.stat)


def set_aside(s: TooManyBones, gearloc: Gearloc, which: Stat) -> None:
    """Set a stat die aside.

    HP above the new maximum and surplus defense dice are lost, lowest first (TMB-062, TMB-238).
    """
    gearloc.aside |= 1 << which
    s.say(StatSetAside(s.who(gearloc.id), which))
    if which == HEALTH and gearloc.hp > max_hp(gearloc):
        lose_hp(s, gearloc, gearloc.hp - max_hp(gearloc), "limit")
    if which == DEFENSE:
        while defense_dice(gearloc.active) > defense(gearloc):
            drop_active(s, gearloc, lowest_defense(gearloc))


def lowest_defense(gearloc: Gearloc) -> int:
    """The index of the white defense die with the lowest value."""
    places = [place for place in range(len(gearloc.active)) if die_of(gearloc.active[place]) == DEFENSE_DIE]
    lowest = min([value_of(gearloc.active[place]) for place in places])
    return next(place for place in places if value_of(gearloc.active[place]) == lowest)
