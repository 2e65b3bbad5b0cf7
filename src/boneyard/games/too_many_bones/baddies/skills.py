"""What the skills of baddies do; `hooks` says when (TMB-175, TMB-178, TMB-181)."""

from __future__ import annotations

from typing import Final

from boneyard.core.agenda import Ask, Do
from boneyard.core.decision import Action, Decision, Seat
from boneyard.games.too_many_bones.answers.picks import REMOVE, Pick, pick
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal
from boneyard.games.too_many_bones.battle.effect_dice import end_effect, put_effect
from boneyard.games.too_many_bones.battle.ending import remove_baddie
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.slots import drop_active
from boneyard.games.too_many_bones.battle.stats import points_of, skill_value
from boneyard.games.too_many_bones.events.battle import DiceSpent, Left, MeterMoved, SkillUsed
from boneyard.games.too_many_bones.loot.battle_moments import afflict
from boneyard.games.too_many_bones.model.dice import die_of, numbered
from boneyard.games.too_many_bones.model.ids import (
    BLEED,
    DEFENSE,
    DEFENSE_DIE,
    FIRST_BADDIE,
    FLIGHT,
    NOBODY,
    POISON,
    RETREAT_SKILL,
    SIGNAL_SKILL,
    STUN,
    TAUNT,
    UNTARGETABLE,
    WEAKEN,
)
from boneyard.games.too_many_bones.model.state import FACE_UP, TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, effect

RETREAT_AT: Final = 3  # HP, or fewer (TMB-051)


# Without a moment of their own: `unit` is who takes it, or the baddie itself.


def bleed(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """A Bleed die (TMB-195)."""
    afflict(s, unit, BLEED)


def careless(s: TooManyBones, baddie: Baddie, value: int, _unit: int) -> None:
    """True damage to itself."""
    deal(s, Damage(baddie.id, value, TRUE, baddie.id))


def mischief(s: TooManyBones, _baddie: Baddie, value: int, unit: int) -> None:
    """Dice from the active slots, by their owner's choice."""
    s.then(Mischief(unit, value))


def poison(s: TooManyBones, _baddie: Baddie, value: int, unit: int) -> None:
    """A Poison die, even in place of a higher one (TMB-192, TMB-194)."""
    afflict(s, unit, POISON, value)


def stun(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """A Stun die (TMB-197)."""
    afflict(s, unit, STUN)


def taunt(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """A Taunt die on itself (TMB-200)."""
    put_effect(s, unit, TAUNT)


def untargetable(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """An Untargetable die on itself (TMB-200)."""
    put_effect(s, unit, UNTARGETABLE)


def weaken(s: TooManyBones, _baddie: Baddie, value: int, unit: int) -> None:
    """A Weaken die (TMB-196)."""
    afflict(s, unit, WEAKEN, value)


class Mischief(Do):
    """So many dice still have to leave the active slots; with fewer there, all of them go."""

    __slots__ = ("left", "unit")

    def __init__(self, unit: int, left: int) -> None:
        self.unit = unit
        self.left = left

    def run(self, s: TooManyBones) -> None:
        """Ask only where some may stay, and the dice differ."""
        if self.left == 0 or not s.stands(self.unit) or not s.party[self.unit].active:
            return
        gearloc = s.party[self.unit]
        if len(gearloc.active) > self.left and len(removable(gearloc)) > 1:
            s.then(ChooseMischief(self.unit, self.left))
        else:
            drop_active(s, gearloc, 0)
            s.then(Mischief(self.unit, self.left - 1))


def removable(gearloc: Gearloc) -> tuple[Pick, ...]:
    """The dice in its active slots, those that are alike once."""
    found: list[Pick] = []
    for shown in gearloc.active:
        option = pick(REMOVE, numbered(shown))
        if option not in found:
            found.append(option)
    return tuple(found)


class ChooseMischief(Ask):
    """The player whose dice they are says which one goes."""

    __slots__ = ("left", "unit")

    def __init__(self, unit: int, left: int) -> None:
        self.unit = unit
        self.left = left

    def questions(self, s: TooManyBones) -> tuple[Decision, ...]:
        """Any die in an active slot."""
        return (Decision(self.unit, "mischief", removable(s.party[self.unit])),)

    def answer(self, s: TooManyBones, seat: Seat, chosen: Action) -> None:
        """That die goes, then the others."""
        assert isinstance(chosen, Pick)
        gearloc = s.party[seat]
        drop_active(s, gearloc, [numbered(shown) for shown in gearloc.active].index(chosen.what))
        s.then(Mischief(seat, self.left - 1))


# At the start of a turn.


def signal(s: TooManyBones, baddie: Baddie) -> None:
    """A lesser baddie joins the bottom of the queue, on as many turns as the number says."""
    s.say(SkillUsed(s.who(baddie.id), SIGNAL_SKILL, skill_value(baddie, SIGNAL_SKILL)))
    add_to_queue(s, 5 if points_of(baddie) not in (1, 5) else 1, top=False)


def retreat(s: TooManyBones, baddie: Baddie) -> None:
    """It goes on top of the queue, to come back unhurt (TMB-051, TMB-125)."""
    s.say(SkillUsed(s.who(baddie.id), RETREAT_SKILL, 1))
    s.say(Left(s.who(baddie.id), queue=True))
    remove_baddie(s, baddie)
    s.queue.insert(0, baddie.chip | FACE_UP)


# At the end of a turn.


def corrode(s: TooManyBones, gearloc: Gearloc) -> None:
    """The white defense dice still in its active slots are exhausted: Defense is lower for the battle (TMB-134)."""
    places = [place for place in range(len(gearloc.active)) if die_of(gearloc.active[place]) == DEFENSE_DIE]
    for place in reversed(places):
        drop_active(s, gearloc, place)
    gearloc.spent_defense += len(places)
    s.say(DiceSpent(s.who(gearloc.id), DEFENSE, len(places)))


def land(s: TooManyBones, baddie: Baddie) -> None:
    """Whoever was in the air comes down (TMB-201)."""
    end_effect(s, baddie.id, FLIGHT)


def fly_up(s: TooManyBones, baddie: Baddie) -> None:
    """Up in the air, where nobody can target it (TMB-201)."""
    put_effect(s, baddie.id, FLIGHT)


def is_flying(baddie: Baddie) -> bool:
    """Whether it is in the air."""
    return effect(baddie, FLIGHT) > 0


def next_to_act(s: TooManyBones, baddie: Baddie) -> int:
    """The next other baddie that still has its turn in this round, or NOBODY."""
    for unit in s.meter:
        if unit >= FIRST_BADDIE and unit != baddie.id and not s.acted >> unit & 1:
            return unit
    return NOBODY


def inspire(s: TooManyBones, baddie: Baddie, unit: int, dice: int) -> None:
    """Another baddie acts right after this one and stays there on the meter, with more attack dice (TMB-241)."""
    before = s.meter.index(unit)
    s.meter.remove(unit)
    after = s.meter.index(baddie.id) + 1
    s.meter.insert(after, unit)
    s.baddie(unit).extra += dice
    if after != before:
        s.say(MeterMoved(s.who(unit), after - before))
