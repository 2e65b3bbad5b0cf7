"""Picket: shields that strike, the Warden's symbols and pairs, free steps, and his backup plan.

Intercept and Riposte are reactions to being targeted: `battle.dodging`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.agenda import Do
from boneyard.core.decision import Phrase, Seat
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    DOUBLE_RUSH,
    DOUBLE_SWITCH,
    REROLL,
    ROLL,
    RUSH_AHEAD,
    STEP_FREELY,
    SWITCH_PLACES,
    Pick,
    pick,
)
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, can_be_healed, deal, heal
from boneyard.games.too_many_bones.battle.dice_supply import dice_left
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.moving import move, reachable
from boneyard.games.too_many_bones.battle.rolling import like, roll_again
from boneyard.games.too_many_bones.battle.slots import exhaust, find, has_free_active, total
from boneyard.games.too_many_bones.battle.special_rules import may_move
from boneyard.games.too_many_bones.battle.stats import points_of
from boneyard.games.too_many_bones.battle.verbs import nobody_in_particular, the_target
from boneyard.games.too_many_bones.content.names import phrase
from boneyard.games.too_many_bones.content.sheets import face_with, icon_of
from boneyard.games.too_many_bones.content.verbs import Settles, Verb
from boneyard.games.too_many_bones.events.battle import LostHp
from boneyard.games.too_many_bones.gearlocs.picket.shield_wall import keep
from boneyard.games.too_many_bones.gearlocs.picket.warden import (
    double_rush,
    double_rush_aims,
    double_switch,
    has_pair,
    rush_ahead,
    rush_aims,
    spend_symbol,
    switch_aims,
    switch_places,
)
from boneyard.games.too_many_bones.model.dice import token, value_of
from boneyard.games.too_many_bones.model.ids import (
    ADVANCED_DEF_ICON,
    ALE_ICON,
    CONSTANT_DEF_ICON,
    CONSTANT_MOVE_ICON,
    CONSTANT_TAUNT_ICON,
    DEFENSE_DIE,
    JERKY_ICON,
    NO_ROLLED_DIE,
    RUSH_ICON,
    SHIELD_ICON,
    STUN,
    SWITCH_ICON,
    TAUNT,
    Cell,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import RUSHED, SWITCHED, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

KINDNESS: Final = 2  # HP healed, and the value of the shield
STRIKING: Final = (SHIELD_ICON, ADVANCED_DEF_ICON, CONSTANT_DEF_ICON)
# A white defense die on a shield face, with the value 2 whatever the box prints.
KIND_SHIELD: Final = token(DEFENSE_DIE, face_with(DEFENSE_DIE, SHIELD_ICON), KINDNESS)


# Shield Bash and Shield Shock.


def striking_power(s: TooManyBones, picket: Gearloc) -> int:
    """All his defense: white shields rolled and kept, Advanced Def on himself, Constant Def (TMB-247)."""
    kept = sum([total(slots, icon) for slots in (picket.active, picket.locked) for icon in STRIKING])
    return kept + total(s.turn.roll, SHIELD_ICON)


def with_shields(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if he has any defense to strike with."""
    return the_target(s, gearloc, rolled_die) if striking_power(s, gearloc) else []


def with_shields_or_stun(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """The target, if he has defense to strike with or the target can be stunned."""
    can_stun = s.stands(s.turn.target) and may_be_stunned(s, s.turn.target)
    return the_target(s, gearloc, rolled_die) if can_stun or striking_power(s, gearloc) else []


def may_be_stunned(s: TooManyBones, unit: int) -> bool:
    """Whether a unit can be stunned: a baddie with points. Tyrants and objects are immune (TMB-048)."""
    return points_of(s.baddie(unit)) > 0


def shield_bash(s: TooManyBones, picket: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Spend all his defense, and deal its sum as damage to the target."""
    amount = striking_power(s, picket)
    s.turn.roll = [rolled_die for rolled_die in s.turn.roll if icon_of(rolled_die) != SHIELD_ICON]
    struck = [rolled_die for rolled_die in picket.active + picket.locked if icon_of(rolled_die) in STRIKING]
    picket.active = [rolled_die for rolled_die in picket.active if icon_of(rolled_die) not in STRIKING]
    picket.locked = [rolled_die for rolled_die in picket.locked if icon_of(rolled_die) not in STRIKING]
    for rolled_die in struck:
        exhaust(s, rolled_die)
    deal(s, Damage(s.turn.target, amount, PLAIN, picket.id))


def shield_shock(s: TooManyBones, picket: Gearloc, rolled_die: RolledDie, aim: int) -> None:
    """Deal a Shield Bash, and stun the target if it survives and is no tyrant."""
    shield_bash(s, picket, rolled_die, aim)
    s.then(StunTarget())


class StunTarget(Do):
    """Stun the target, if it is still on the mat and is no tyrant."""

    __slots__ = ()

    def run(self, s: TooManyBones) -> None:
        if s.stands(s.turn.target) and may_be_stunned(s, s.turn.target):
            put_effect(s, s.turn.target, STUN)


# Do Over and Benevolence.


def with_dice(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if dice of this roll are not used yet; only those can be rerolled (TMB-248)."""
    return nobody_in_particular(s, gearloc, rolled_die) if s.turn.roll else []


def do_over(s: TooManyBones, picket: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Reroll any number of dice of the roll."""
    s.then(RollOver(picket.id, (0,)) if len(s.turn.roll) == 1 else ChooseDoOver(picket.id, ()))


class ChooseDoOver(Question):
    """Choose dice to reroll, one by one; then all are rerolled at once."""

    __slots__ = ("places",)

    kind = "do_over"

    def __init__(self, seat: Seat, places: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.places = places  # indices in the roll of the dice already chosen

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        found = [pick(ROLL)] if self.places else []
        for place in range(len(s.turn.roll)):
            option = pick(REROLL, like(s.turn.roll[place]))
            if place not in self.places and option not in found:
                found.append(option)
        return found

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        if chosen.verb == ROLL:
            s.then(RollOver(self.seat, self.places))
            return
        for place in range(len(s.turn.roll)):
            if place not in self.places and like(s.turn.roll[place]) == chosen.what:
                places = (*self.places, place)
                all_chosen = len(places) == len(s.turn.roll)
                s.then(RollOver(self.seat, places) if all_chosen else ChooseDoOver(self.seat, places))
                return

    def effect_of(self, s: TooManyBones, chosen: Pick) -> Phrase | None:
        return phrase("opt-roll-again") if chosen.verb == ROLL else None


class RollOver(Do):
    """Reroll the chosen dice, all at once."""

    __slots__ = ("places", "seat")

    def __init__(self, seat: Seat, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def run(self, s: TooManyBones) -> None:
        roll_again(s, self.seat, sorted(self.places))


def with_kindness(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if he lacks HP or has room for a shield."""
    useful = can_be_healed(s, gearloc) or has_room_for_shield(s, gearloc)
    return nobody_in_particular(s, gearloc, rolled_die) if useful else []


def has_room_for_shield(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether he has a free slot, and the box a die."""
    return has_free_active(gearloc) and dice_left(s, DEFENSE_DIE) > 0


def benevolence(s: TooManyBones, picket: Gearloc, _rolled_die: RolledDie, _aim: int) -> None:
    """Heal 2 HP and add an active shield of 2, which needs a free slot (TMB-138)."""
    heal(s, picket, KINDNESS)
    if has_room_for_shield(s, picket):
        keep(s, picket, KIND_SHIELD, locked=False)


# What he may do at any time in his turn.


def free_steps(s: TooManyBones, picket: Gearloc) -> int:
    """The free steps of Constant Move left, while its dice are in their slots."""
    return min(s.turn.steps, total(picket.locked, CONSTANT_MOVE_ICON))


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Free steps, symbols in active slots, and pairs of symbols wherever the two are or were (TMB-293)."""
    found: list[Pick] = []
    steps = free_steps(s, gearloc)
    if steps and may_move(s, gearloc.id):
        near = reachable(s, gearloc.cell, steps)
        found += [pick(ACT, STEP_FREELY, cell) for cell, away in near if away]
    if find(gearloc.active, SWITCH_ICON) >= 0:
        found += [pick(ACT, SWITCH_PLACES, aim) for aim in switch_aims(s, gearloc, NO_ROLLED_DIE)]
    if find(gearloc.active, RUSH_ICON) >= 0:
        found += [pick(ACT, RUSH_AHEAD, aim) for aim in rush_aims(s, gearloc, NO_ROLLED_DIE)]
    if has_pair(s, gearloc, SWITCH_ICON, SWITCHED):
        found += [pick(ACT, DOUBLE_SWITCH, aim) for aim in switch_aims(s, gearloc, NO_ROLLED_DIE)]
    if has_pair(s, gearloc, RUSH_ICON, RUSHED):
        found += [pick(ACT, DOUBLE_RUSH, aim) for aim in double_rush_aims(s, gearloc)]
    return found


def act(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Spend the dice of an act, then carry it out."""
    what, aim = chosen.what, chosen.aim
    if what == STEP_FREELY:
        step_freely(s, gearloc, aim)
        return
    if what == SWITCH_PLACES:
        spend_symbol(s, gearloc, SWITCH_ICON)
        switch_places(s, gearloc, NO_ROLLED_DIE, aim)
    elif what == RUSH_AHEAD:
        spend_symbol(s, gearloc, RUSH_ICON)
        rush_ahead(s, gearloc, NO_ROLLED_DIE, aim)
    elif what == DOUBLE_SWITCH:
        double_switch(s, gearloc, aim)
    else:
        double_rush(s, gearloc, aim)


def step_freely(s: TooManyBones, picket: Gearloc, aim: int) -> None:
    """Constant Move: move without Dex, by the shortest route."""
    for cell, steps in reachable(s, picket.cell, s.turn.steps):
        if cell == aim:
            s.turn.steps -= steps
    move(s, picket.id, Cell(aim), "walk")


# Dice that go into slots, and food.


def drink(s: TooManyBones, _owner: Gearloc, holder: Gearloc, _rolled_die: RolledDie) -> None:
    """Ale: HP become 1 and cannot change."""
    lost = holder.hp - 1
    holder.hp = 1
    if lost:
        s.say(LostHp(s.who(holder.id), lost, 1, "ale"))


def taunt_constantly(s: TooManyBones, _owner: Gearloc, holder: Gearloc, _rolled_die: RolledDie) -> None:
    """Constant Taunt: put the effect die on him."""
    put_effect(s, holder.id, TAUNT)


def step_lightly(s: TooManyBones, _owner: Gearloc, _holder: Gearloc, rolled_die: RolledDie) -> None:
    """Constant Move: its steps count from this turn on (TMB-250)."""
    s.turn.steps += value_of(rolled_die)


def if_hungry(s: TooManyBones, gearloc: Gearloc, rolled_die: RolledDie) -> list[int]:
    """Usable without an aim, if he can be healed."""
    return nobody_in_particular(s, gearloc, rolled_die) if can_be_healed(s, gearloc) else []


def eat(s: TooManyBones, picket: Gearloc, rolled_die: RolledDie, _aim: int) -> None:
    """Jerky: heal Picket."""
    heal(s, picket, value_of(rolled_die))


VERBS: Final[dict[int, Verb]] = {
    SWITCH_ICON: Verb(switch_aims, switch_places),
    RUSH_ICON: Verb(rush_aims, rush_ahead),
    JERKY_ICON: Verb(if_hungry, eat),
}
PLAN: Final[dict[int, Verb]] = {
    2: Verb(with_shields, shield_bash),
    3: Verb(with_dice, do_over),
    4: Verb(with_kindness, benevolence),
    5: Verb(with_shields_or_stun, shield_shock),
}
SETTLES: Final[dict[int, Settles]] = {
    ALE_ICON: drink,
    CONSTANT_TAUNT_ICON: taunt_constantly,
    CONSTANT_MOVE_ICON: step_lightly,
}
