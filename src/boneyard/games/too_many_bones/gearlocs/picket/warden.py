"""The Warden's symbols, single and in pairs: Picket switches places and rushes.

Riposte, the third symbol, answers an attack: `battle.dodging`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.games.too_many_bones.answers.aims import aim_of, unit_aimed
from boneyard.games.too_many_bones.answers.picks import AT, Pick, pick
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal, heal
from boneyard.games.too_many_bones.battle.moving import move, reachable, swap
from boneyard.games.too_many_bones.battle.slots import drop_active, exhaust, find
from boneyard.games.too_many_bones.battle.special_rules import may_move
from boneyard.games.too_many_bones.battle.targeting import is_enthroned, neighbours
from boneyard.games.too_many_bones.battle.verbs import any_baddie
from boneyard.games.too_many_bones.content.sheets import icon_of
from boneyard.games.too_many_bones.events.battle import DieUsed
from boneyard.games.too_many_bones.model.ids import (
    FIRST_BADDIE,
    NO_ROLLED_DIE,
    ORB,
    RUSH_ICON,
    SWITCH_ICON,
    Cell,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import RUSHED, SWITCHED, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

RUSH_STEPS: Final = 3
PAIR: Final = 3  # HP healed, or damage dealt, by a pair of symbols


def switch_aims(s: TooManyBones, picket: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """The adjacent units. Objects and a king on his Throne cannot switch (TMB-249)."""
    found: list[int] = []
    if not may_move(s, picket.id):
        return found
    for unit in neighbours(s, picket.cell):
        if unit < FIRST_BADDIE or (unit < ORB and not is_enthroned(s, s.baddie(unit))):
            found.append(aim_of(s, unit))
    return found


def switch_places(s: TooManyBones, picket: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Switch places with an adjacent unit."""
    s.turn.used |= SWITCHED
    swap(s, picket.id, unit_aimed(s, aim))


def double_switch(s: TooManyBones, picket: Gearloc, aim: int) -> None:
    """A pair: switch places, and the ally regains 3 HP or the baddie takes 3 damage."""
    spend_pair(s, picket, SWITCH_ICON, SWITCHED)
    other = unit_aimed(s, aim)
    swap(s, picket.id, other)
    if other < FIRST_BADDIE:
        heal(s, s.party[other], PAIR)
    else:
        deal(s, Damage(other, PAIR, PLAIN, picket.id))


def rush_aims(s: TooManyBones, picket: Gearloc, _rolled_die: RolledDie) -> list[int]:
    """Free positions within 3 steps."""
    return [cell for cell, steps in reachable(s, picket.cell, rush_steps(s, picket)) if steps]


def rush_steps(s: TooManyBones, picket: Gearloc) -> int:
    """How many steps he may rush; 0 if the encounter forbids moving."""
    return RUSH_STEPS if may_move(s, picket.id) else 0


def rush_ahead(s: TooManyBones, picket: Gearloc, _rolled_die: RolledDie, aim: int) -> None:
    """Move to the position."""
    s.turn.used |= RUSHED
    move(s, picket.id, Cell(aim), "rush")


def double_rush_aims(s: TooManyBones, picket: Gearloc) -> list[int]:
    """Positions within 3 steps, his own included, if there is a baddie to damage anywhere (TMB-294)."""
    if not any_baddie(s, picket, NO_ROLLED_DIE):
        return []
    return [cell for cell, _ in reachable(s, picket.cell, rush_steps(s, picket))]


def double_rush(s: TooManyBones, picket: Gearloc, aim: int) -> None:
    """A pair: move, then a baddie takes 3 damage."""
    spend_pair(s, picket, RUSH_ICON, RUSHED)
    if aim != picket.cell:
        move(s, picket.id, Cell(aim), "rush")
    baddies = any_baddie(s, picket, NO_ROLLED_DIE)
    if len(baddies) == 1:
        deal(s, Damage(s.grid[baddies[0]], PAIR, PLAIN, picket.id))
    else:
        s.then(ChooseRushed(picket.id))


class ChooseRushed(Question):
    """Choose which baddie on the mat the rush damages (TMB-294)."""

    __slots__ = ()

    kind = "rushed"

    def options(self, s: TooManyBones) -> Sequence[Pick]:
        cells = any_baddie(s, s.party[self.seat], NO_ROLLED_DIE)
        return [pick(AT, 0, cell) for cell in cells]

    def picked(self, s: TooManyBones, chosen: Pick) -> None:
        deal(s, Damage(s.grid[chosen.aim], PAIR, PLAIN, self.seat))


def has_pair(s: TooManyBones, picket: Gearloc, icon: int, first: int) -> bool:
    """Whether two dice show a symbol, in slots or the roll; or one, if the first was used before (TMB-293)."""
    needed = 1 if s.turn.used & first else 2
    for slots in (picket.active, s.turn.roll):
        for rolled_die in slots:
            if icon_of(rolled_die) == icon:
                needed -= 1
    return needed <= 0


def spend_pair(s: TooManyBones, picket: Gearloc, icon: int, first: int) -> None:
    """Spend two dice, or one if the first of the pair was used earlier this turn (TMB-293)."""
    if s.turn.used & first:
        s.turn.used &= ~first
    else:
        spend_symbol(s, picket, icon)
    spend_symbol(s, picket, icon)


def spend_symbol(s: TooManyBones, picket: Gearloc, icon: int) -> None:
    """Spend a die with that symbol, from a slot rather than from the roll (TMB-252)."""
    place = find(picket.active, icon)
    rolled_place = find(s.turn.roll, icon)
    rolled_die = picket.active[place] if place >= 0 else s.turn.roll[rolled_place]
    s.say(DieUsed(s.who(picket.id), rolled_die))
    if place >= 0:
        drop_active(s, picket, place)
    else:
        exhaust(s, s.turn.roll.pop(rolled_place))
