"""The effects of baddie skills; `moments` says when they apply (TMB-175, TMB-178, TMB-181).

Skills that only tyrants have are in `tyrants`, in the file of the tyrant or in `tyrants.skills` if two of them have it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Argument, Seat
from boneyard.games.too_many_bones.answers.picks import RECOVER_START, REMOVE, SIGNAL_START, Pick, pick
from boneyard.games.too_many_bones.answers.questions import PickQuestion
from boneyard.games.too_many_bones.battle.damage import TRUE, Damage, deal, heal
from boneyard.games.too_many_bones.battle.dodging import bearer_of, is_missed
from boneyard.games.too_many_bones.battle.effect_dice import end_effect, put_effect
from boneyard.games.too_many_bones.battle.queue import add_to_queue
from boneyard.games.too_many_bones.battle.skill_rules import SkillRule
from boneyard.games.too_many_bones.battle.slots import defense_dice, drop_active
from boneyard.games.too_many_bones.battle.stats import points_of, skill_value
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.events.battle import DiceSpent, MeterMoved, SkillUsed
from boneyard.games.too_many_bones.loot.cards.spirits_of_ebon import afflict
from boneyard.games.too_many_bones.model.dice import die_of, numbered
from boneyard.games.too_many_bones.model.ids import (
    ATTACK,
    BLEED,
    CORROSIVE_SKILL,
    DEFENSE,
    DEFENSE_DIE,
    FIRST_BADDIE,
    FLIGHT,
    NO_START,
    NOBODY,
    POISON,
    SIGNAL_SKILL,
    STUN,
    TAUNT,
    TERRIFY,
    TYPES,
    UNTARGETABLE,
    WEAKEN,
    Trait,
    TurnStart,
)
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit, effect

ROUND_DIE: Final[int] = FACTS["rounds.numbered"]  # the highest number of the round die
ORC: Final = TYPES.index("orc")
UNDEAD_HP: Final = 2


def tell(s: TooManyBones, baddie: Baddie, which: Trait) -> None:
    """Report that a skill is used."""
    s.say(SkillUsed(s.who(baddie.id), which, skill_value(baddie, which)))


# Without a moment of their own: `unit` is the unit affected, or the baddie itself.


def bleed(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """Put a Bleed die on the unit (TMB-195)."""
    afflict(s, unit, BLEED)


def careless(s: TooManyBones, baddie: Baddie, value: int, _unit: int) -> None:
    """Deal true damage to itself."""
    deal(s, Damage(baddie.id, value, TRUE, baddie.id))


def mischief(s: TooManyBones, _baddie: Baddie, value: int, unit: int) -> None:
    """Remove dice from active slots, chosen by their owner."""
    s.then(Mischief(unit, value))


def poison(s: TooManyBones, _baddie: Baddie, value: int, unit: int) -> None:
    """Put a Poison die on the unit, even in place of a higher one (TMB-192, TMB-194)."""
    afflict(s, unit, POISON, value)


def stun(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """Put a Stun die on the unit (TMB-197)."""
    afflict(s, unit, STUN)


def taunt(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """Put a Taunt die on itself (TMB-200)."""
    put_effect(s, unit, TAUNT)


def untargetable(s: TooManyBones, _baddie: Baddie, _value: int, unit: int) -> None:
    """Put an Untargetable die on itself (TMB-200)."""
    put_effect(s, unit, UNTARGETABLE)


def weaken(s: TooManyBones, _baddie: Baddie, value: int, unit: int) -> None:
    """Put a Weaken die on the unit (TMB-196)."""
    afflict(s, unit, WEAKEN, value)


class Mischief(Do):
    """Remove a number of dice from active slots, or all if there are fewer.

    The owner is asked only if the dice differ.
    """

    __slots__ = ("left", "unit")

    def __init__(self, unit: int, left: int) -> None:
        self.unit = unit
        self.left = left

    def run(self, s: TooManyBones) -> None:
        if self.left == 0 or not s.stands(self.unit) or not s.party[self.unit].active:
            return
        gearloc = s.party[self.unit]
        if len(gearloc.active) > self.left and len(removable(gearloc)) > 1:
            s.then(ChooseMischief(self.unit, self.left))
        else:
            drop_active(s, gearloc, 0)
            s.then(Mischief(self.unit, self.left - 1))


def removable(gearloc: Gearloc) -> tuple[Pick, ...]:
    """One answer for each die in its active slots; equal dice are listed once."""
    found: list[Pick] = []
    for rolled_die in gearloc.active:
        option = pick(REMOVE, numbered(rolled_die))
        if option not in found:
            found.append(option)
    return tuple(found)


class ChooseMischief(PickQuestion):
    """The owner chooses which die leaves an active slot, one after the other."""

    __slots__ = ("left", "unit")

    kind = "mischief"

    def __init__(self, unit: int, left: int) -> None:
        self.unit = unit
        self.left = left

    def asked(self, s: TooManyBones) -> Seat:
        return self.unit

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        return removable(s.party[self.unit])

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        gearloc = s.party[self.unit]
        drop_active(s, gearloc, [numbered(rolled_die) for rolled_die in gearloc.active].index(chosen.rolled_die))
        s.then(Mischief(self.unit, self.left - 1))

    def about(self, s: TooManyBones) -> dict[str, Argument]:
        return {"count": self.left}


# At the start of a turn.


class Recover(SkillRule):
    """It heals, unless it is stunned."""

    def turn_start(self, baddie: Baddie, stunned: bool, harm: int, argument: int) -> TurnStart:
        return RECOVER_START if not stunned and baddie.hp < baddie.max else NO_START

    def starts(self, s: TooManyBones, baddie: Baddie, start: TurnStart, argument: int) -> None:
        if start == RECOVER_START:
            heal(s, baddie, argument)


class Signal(SkillRule):
    """A lesser baddie joins the bottom of the queue, for as many turns as the number says, unless it is stunned."""

    def turn_start(self, baddie: Baddie, stunned: bool, harm: int, argument: int) -> TurnStart:
        return SIGNAL_START if argument >= baddie.turns and not stunned else NO_START

    def starts(self, s: TooManyBones, baddie: Baddie, start: TurnStart, argument: int) -> None:
        if start == SIGNAL_START:
            tell(s, baddie, SIGNAL_SKILL)
            add_to_queue(s, 5 if points_of(baddie) not in (1, 5) else 1, top=False)


# Targets.


class Dive(SkillRule):
    """A baddie that begins its turn flying lands next to its target (TMB-201)."""

    def dives(self, baddie: Baddie, argument: int) -> bool:
        return is_flying(baddie)


class Terrify(SkillRule):
    """A unit with a Terrify die cannot target it (TMB-174). Whoever attacks it gets one: `moments.answers_attack`."""

    def may_be_targeted(self, baddie: Baddie, attacker: Unit, argument: int) -> bool:
        return not effect(attacker, TERRIFY)


# Attack dice.


class Compound(SkillRule):
    """As many attack dice as the round die shows (TMB-121)."""

    def attack_dice(self, s: TooManyBones, baddie: Baddie, dice: int, argument: int) -> int:
        return min(s.round, ROUND_DIE)


class Rage(SkillRule):
    """More attack dice once it has lost HP."""

    def attack_dice(self, s: TooManyBones, baddie: Baddie, dice: int, argument: int) -> int:
        return dice + argument if baddie.hp < baddie.max else dice


class Raiding(SkillRule):
    """One more attack die for each other Orc on the mat (TMB-059)."""

    def attack_dice(self, s: TooManyBones, baddie: Baddie, dice: int, argument: int) -> int:
        return dice + sum(
            [1 for other in s.baddies_standing() if other.id != baddie.id and CHIPS[other.chip].type == ORC]
        )


# Damage and defeat.


class ThickSkin(SkillRule):
    """It takes less of all damage in a turn together (TMB-187)."""

    def flat_reduction(self, baddie: Baddie, argument: int) -> int:
        return argument


class Hardy(SkillRule):
    """It loses at most 1 HP to damage in a turn (TMB-188)."""

    def is_hardy(self, baddie: Baddie, argument: int) -> bool:
        return True


class Break(SkillRule):
    """The attack dice that cost it HP are exhausted (TMB-222)."""

    def wounded(
        self, s: TooManyBones, baddie: Baddie, dice: tuple[int, ...], absorbed: int, by: int, argument: int
    ) -> None:
        broken = dice_that_hurt(dice, absorbed)
        if broken:
            s.party[by].spent_attack += broken
            s.say(DiceSpent(s.who(by), ATTACK, broken))


def dice_that_hurt(dice: tuple[int, ...], absorbed: int) -> int:
    """How many attack dice cost HP. The attacker says which were absorbed, so as few as possible (TMB-222)."""
    stopped = 0
    for swords in sorted(dice):
        if swords > absorbed:
            break
        absorbed -= swords
        stopped += 1
    return len(dice) - stopped


class Undead(SkillRule):
    """Defeated for the first time it rises: on top of the queue, with few HP and twice its attack dice."""

    def rises(self, baddie: Baddie, argument: int) -> bool:
        return not baddie.risen

    def risen_hp(self, hp: int, argument: int) -> int:
        return UNDEAD_HP

    def risen_attack(self, dice: int, argument: int) -> int:
        return dice * 2


# At the end of a turn.


def corrode_targets(s: TooManyBones, baddie: Baddie) -> None:
    """Corrosive: the gearlocs it attacked lose the white defense dice they still have in their active slots."""
    for target in s.turn.targets:
        if s.turn.attacked >> target & 1 and s.stands(target) and not is_missed(s, target):
            bearer = bearer_of(s, target)
            if bearer < FIRST_BADDIE and defense_dice(s.party[bearer].active):
                tell(s, baddie, CORROSIVE_SKILL)
                corrode(s, s.party[bearer])


def corrode(s: TooManyBones, gearloc: Gearloc) -> None:
    """Exhaust a gearloc's active white defense dice, which lowers its Defense for the battle (TMB-134)."""
    places = [place for place in range(len(gearloc.active)) if die_of(gearloc.active[place]) == DEFENSE_DIE]
    for place in reversed(places):
        drop_active(s, gearloc, place)
    gearloc.spent_defense += len(places)
    s.say(DiceSpent(s.who(gearloc.id), DEFENSE, len(places)))


def land(s: TooManyBones, baddie: Baddie) -> None:
    """End the flight of a baddie (TMB-201)."""
    end_effect(s, baddie.id, FLIGHT)


def fly_up(s: TooManyBones, baddie: Baddie) -> None:
    """Start the flight of a baddie, during which nobody can target it (TMB-201)."""
    put_effect(s, baddie.id, FLIGHT)


def is_flying(baddie: Baddie) -> bool:
    """Whether it is flying."""
    return effect(baddie, FLIGHT) > 0


def next_to_act(s: TooManyBones, baddie: Baddie) -> int:
    """The next other baddie that has not acted this round, or NOBODY."""
    for unit in s.meter:
        if unit >= FIRST_BADDIE and unit != baddie.id and not s.acted >> unit & 1:
            return unit
    return NOBODY


def inspire(s: TooManyBones, baddie: Baddie, unit: int, dice: int) -> None:
    """Another baddie acts right after this one, stays there on the meter, and has more attack dice (TMB-241)."""
    before = s.meter.index(unit)
    s.meter.remove(unit)
    after = s.meter.index(baddie.id) + 1
    s.meter.insert(after, unit)
    s.baddie(unit).extra += dice
    if after != before:
        s.say(MeterMoved(s.who(unit), after - before))
