"""The effects of tyrant skills; `moments` says when they apply (TMB-051, TMB-057, TMB-059, TMB-062).

Some skills work where the rule they change is: Shrouded in `battle.targeting`, Bog Ruler there and in
`battle.effect_dice`, Boom in `turns.attack`. The check for Retreat is in `turns.start_and_end`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.games.too_many_bones.answers.picks import LOSE, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import lose_hp
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.ending import remove_baddie
from boneyard.games.too_many_bones.battle.moving import Push
from boneyard.games.too_many_bones.battle.queue import find_chip
from boneyard.games.too_many_bones.battle.slots import defense_dice, drop_active
from boneyard.games.too_many_bones.battle.stats import ORC, defense, max_hp
from boneyard.games.too_many_bones.content.chips import chips_of
from boneyard.games.too_many_bones.events.battle import Left, Queued, SkillUsed, StatSetAside
from boneyard.games.too_many_bones.model.dice import die_of, value_of
from boneyard.games.too_many_bones.model.ids import (
    ALL_STATS,
    DEFENSE,
    DEFENSE_DIE,
    FIRST_BADDIE,
    HEALTH,
    NO_CHIP,
    NOBODY,
    RETREAT_SKILL,
    UNTARGETABLE,
    ChipId,
    Stat,
)
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.tasks import Step
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc

MANY_BONES: Final = 2
RETREAT_AT: Final = 3  # HP or fewer (TMB-051)


def retreat(s: TooManyBones, baddie: Baddie) -> None:
    """He goes on top of the queue and comes back with full HP (TMB-051, TMB-125)."""
    s.say(SkillUsed(s.who(baddie.id), RETREAT_SKILL, 1))
    s.say(Left(s.who(baddie.id), queue=True))
    remove_baddie(s, baddie)
    s.queue.insert(0, baddie.chip | FACE_UP)


def hide(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """Nobody can target her until her next turn (TMB-200)."""
    put_effect(s, unit, UNTARGETABLE)


def kaboom(s: TooManyBones, baddie: Baddie) -> None:
    """Push every gearloc, in the order of the meter, as far from him as possible (TMB-057)."""
    for unit in s.meter:
        if unit < FIRST_BADDIE:
            s.then(Push(unit, baddie.id))


def call_orc(s: TooManyBones, _baddie: Baddie, _value: int, _unit: int) -> None:
    """One bones calls a 1-pt Orc to the top of the queue, more call a 5-pt Orc (TMB-059)."""
    points = 1 if s.turn.bones < MANY_BONES else 5
    chip = find_chip(s, chips_of(points, (ORC,)))
    if chip != NOBODY:
        s.queue.insert(0, chip)
        s.say(Queued(ChipId(chip & CHIP) if chip & FACE_UP else NO_CHIP, points, top=True))


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
