"""Picket, Warden: Switch, Rush, Riposte and Situational Awareness, and pairs of their symbols.

Riposte answers an attack: `battle.dodging`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.answers.aims import aim_of, unit_aimed
from boneyard.games.too_many_bones.answers.picks import (
    ACT,
    AT,
    DOUBLE_RUSH,
    DOUBLE_SWITCH,
    RUSH_AHEAD,
    SWITCH_PLACES,
    Pick,
    pick,
)
from boneyard.games.too_many_bones.answers.questions import Question
from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage, deal, heal
from boneyard.games.too_many_bones.battle.moving import move, reachable, swap
from boneyard.games.too_many_bones.battle.slots import drop_active, exhaust, find
from boneyard.games.too_many_bones.battle.special_rules import may_move
from boneyard.games.too_many_bones.battle.targeting import is_enthroned, neighbours
from boneyard.games.too_many_bones.battle.verbs import Acts, any_baddie
from boneyard.games.too_many_bones.content.icons import icon
from boneyard.games.too_many_bones.content.records import ACTIVE, AT_ONCE
from boneyard.games.too_many_bones.content.sheets import Profession, icon_of
from boneyard.games.too_many_bones.content.verbs import Verb
from boneyard.games.too_many_bones.events.battle import DieUsed
from boneyard.games.too_many_bones.model.ids import (
    FIRST_BADDIE,
    NO_ROLLED_DIE,
    ORB,
    PICKET,
    RUSH_ICON,
    SWITCH_ICON,
    Cell,
    RolledDie,
)
from boneyard.games.too_many_bones.model.state import RUSHED, SWITCHED, TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc

WARDEN: Final = Profession(PICKET, Words("Warden", "Garde"))

RUSH_STEPS: Final = 3

PAIR: Final = 3  # HP healed, or damage dealt, by a pair of symbols


# Switch.


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


SWITCH: Final = icon(
    "switch",
    Words("Switch", "Remplacement"),
    Words(
        "He swaps with an adjacent unit; a second in the turn also heals that ally 3 HP, or hits that baddie for 3.",
        "Il permute avec une unité adjacente ; au second du tour, l’allié regagne 3 PV ou le vilain subit 3 dégâts.",
    ),
    AT_ONCE | ACTIVE,
    verb=Verb(switch_aims, switch_places),
)


# Rush.


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


RUSH: Final = icon(
    "rush",
    Words("Rush", "Vitesse"),
    Words(
        "He goes up to 3 positions; after a second in the turn a baddie also takes 3 damage.",
        "Il avance de 3 positions au plus ; après un second dans le tour, un vilain subit aussi 3 dégâts.",
    ),
    AT_ONCE | ACTIVE,
    verb=Verb(rush_aims, rush_ahead),
)

# Riposte.

RIPOSTE: Final = icon(
    "riposte",
    Words("Riposte", "Riposte"),
    Words(
        "An adjacent baddie that targets him may be dodged for this turn; two dice may also deal it 3 damage.",
        "Un vilain adjacent qui le vise peut être esquivé pour ce tour ; deux dés peuvent aussi lui infliger 3 dégâts.",
    ),
    ACTIVE,
)

# Each die shows all three symbols.

WARDEN.die(
    9,
    "switch",
    Words("Switch", "Remplacement"),
    Words(
        "Mostly Switch: trade places with a neighbour; a second in the turn also heals that ally, or hurts that "
        "baddie, by 3.",
        "Surtout Remplacement : échange de place avec un voisin ; un second dans le tour rend aussi 3 PV à "
        "cet allié, ou inflige 3 dégâts à ce vilain.",
    ),
    (SWITCH.of(), SWITCH.of(), SWITCH.of(), RUSH.of(), RUSH.of(), RIPOSTE.of()),
    star=True,
)

WARDEN.die(
    10,
    "rush",
    Words("Rush", "Vitesse"),
    Words(
        "Mostly Rush: up to 3 steps; a second in the turn also ends in 3 damage to a baddie.",
        "Surtout Vitesse : jusqu’à 3 pas ; un second dans le tour finit aussi par 3 dégâts à un vilain.",
    ),
    (SWITCH.of(), RUSH.of(), RUSH.of(), RUSH.of(), RIPOSTE.of(), RIPOSTE.of()),
    star=True,
)

WARDEN.die(
    13,
    "riposte",
    Words("Riposte", "Riposte"),
    Words(
        "Mostly Riposte: the turn of an adjacent baddie that targets Picket does nothing to him; a pair "
        "also answers with 3 damage.",
        "Surtout Riposte : le tour d’un vilain adjacent qui vise Capitank ne lui fait rien ; une paire "
        "répond aussi par 3 dégâts.",
    ),
    (SWITCH.of(), SWITCH.of(), RUSH.of(), RIPOSTE.of(), RIPOSTE.of(), RIPOSTE.of()),
    star=True,
)

WARDEN.die(
    14,
    "situational-awareness",
    Words("Situational Awareness", "Connaissance de la situation"),
    Words(
        "Switch, Rush or Riposte, each as likely as the others.",
        "Remplacement, Vitesse ou Riposte, à chances égales.",
    ),
    (SWITCH.of(), SWITCH.of(), RUSH.of(), RUSH.of(), RIPOSTE.of(), RIPOSTE.of()),
    star=True,
)


# Symbols in slots, and pairs.


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


def acts(s: TooManyBones, gearloc: Gearloc) -> list[Pick]:
    """Symbols in active slots, and pairs of symbols wherever the two are or were (TMB-293)."""
    found: list[Pick] = []
    if find(gearloc.active, SWITCH_ICON) >= 0:
        found += [pick(ACT, SWITCH_PLACES, aim) for aim in switch_aims(s, gearloc, NO_ROLLED_DIE)]
    if find(gearloc.active, RUSH_ICON) >= 0:
        found += [pick(ACT, RUSH_AHEAD, aim) for aim in rush_aims(s, gearloc, NO_ROLLED_DIE)]
    if has_pair(s, gearloc, SWITCH_ICON, SWITCHED):
        found += [pick(ACT, DOUBLE_SWITCH, aim) for aim in switch_aims(s, gearloc, NO_ROLLED_DIE)]
    if has_pair(s, gearloc, RUSH_ICON, RUSHED):
        found += [pick(ACT, DOUBLE_RUSH, aim) for aim in double_rush_aims(s, gearloc)]
    return found


def use_symbol(s: TooManyBones, gearloc: Gearloc, chosen: Pick) -> None:
    """Spend the dice of an act, then carry it out."""
    what, aim = chosen.what, chosen.aim
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


ACTS: Final[Acts] = {
    SWITCH_PLACES: use_symbol,
    RUSH_AHEAD: use_symbol,
    DOUBLE_SWITCH: use_symbol,
    DOUBLE_RUSH: use_symbol,
}
