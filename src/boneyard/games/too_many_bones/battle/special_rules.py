"""The special rules that encounters bring to a battle.

A rule overrides the moments it changes; the defaults of `SpecialRule` change nothing. Each rule in force has an
argument, a small number such as a lane, a round or a chip.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.compiled import mypyc_attr
from boneyard.games.too_many_bones.model.ids import Cell, Die
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialRule:
    """A special rule of an encounter card. Override the moments it changes."""

    def draws(self, s: TooManyBones, points: int, argument: int) -> bool:
        """Whether the card itself draws the queue for this many points, and has done so (TMB-102, TMB-105)."""
        return False

    def surprises(self, s: TooManyBones, unit: int, argument: int) -> bool:
        """Whether a unit placed in set-up is Surprised: its initiative die goes to the bottom (TMB-111)."""
        return False

    def battle_starts(self, s: TooManyBones, argument: int) -> None:
        """In the start-of-battle step (TMB-041, TMB-100)."""

    def round_starts(self, s: TooManyBones, argument: int) -> None:
        """At the start of a round, after fatigue (TMB-117)."""

    def round_ends(self, s: TooManyBones, argument: int) -> None:
        """At the end of a round, before changes of the meter (TMB-118)."""

    def enters(self, s: TooManyBones, baddie: Baddie, argument: int) -> None:
        """A baddie has come onto the mat, in set-up or later (TMB-124)."""

    def arrives(self, s: TooManyBones, unit: int, start: Cell, how: str, argument: int) -> None:
        """A unit has reached a new position, by walking or otherwise."""

    def falls(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        """Whether the chip of a defeated baddie goes elsewhere than the defeated pile, and was put there."""
        return False

    def may_fall(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        """Whether a baddie may lose its last HP now."""
        return True

    def dex(self, s: TooManyBones, gearloc: Gearloc, dex: int, argument: int) -> int:
        """The Dex of a gearloc for a turn."""
        return dex

    def attack(self, s: TooManyBones, gearloc: Gearloc, dice: int, argument: int) -> int:
        """The attack dice of a gearloc."""
        return dice

    def baddie_attack(self, s: TooManyBones, baddie: Baddie, dice: int, argument: int) -> int:
        """The attack dice of a baddie."""
        return dice

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: Die, argument: int) -> bool:
        """Whether a gearloc may take a die for its roll."""
        return True

    def may_plan(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        """Whether a gearloc may use its backup plan."""
        return True

    def may_use(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> bool:
        """Whether a gearloc may use skill dice in its slots or on its mat."""
        return True

    def bones(self, s: TooManyBones, gearloc: Gearloc, bones: int, argument: int) -> int:
        """How many bones a rolled die with bones counts as in the backup plan."""
        return bones

    def may_move(self, s: TooManyBones, unit: int, argument: int) -> bool:
        """Whether a unit may move by itself on this turn."""
        return True

    def may_act(self, s: TooManyBones, unit: int, argument: int) -> bool:
        """Whether a unit takes its turn in this round."""
        return True

    def is_won(self, s: TooManyBones, won: bool, argument: int) -> bool:
        """Whether the battle is won, in addition to or instead of the usual way (TMB-208)."""
        return won

    def bones_rolled(self, s: TooManyBones, gearloc: Gearloc, bones: int, argument: int) -> None:
        """A gearloc has rolled bones."""

    def hurt(self, s: TooManyBones, unit: int, argument: int) -> None:
        """A unit has lost HP and is still on the mat."""

    def is_lane_open(self, s: TooManyBones, lane: int, argument: int) -> bool:
        """Whether a baddie may enter with the marker of a lane now."""
        return True

    def leaves(self, s: TooManyBones, cell: Cell, argument: int) -> None:
        """A unit has left the mat from this position."""

    def turn_starts(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        """A gearloc is about to act; its Dex is not counted yet."""

    def turn_ends(self, s: TooManyBones, gearloc: Gearloc, argument: int) -> None:
        """A gearloc's turn is over."""


NO_RULE: Final = SpecialRule()  # holds a place until the rule with that number is registered
SPECIAL_RULES: Final[list[SpecialRule]] = []  # by number


def special_rule(number: int, rule: SpecialRule) -> int:
    """Register a special rule. Saves hold its number, so it never changes. A new rule takes the next one."""
    while len(SPECIAL_RULES) <= number:
        SPECIAL_RULES.append(NO_RULE)
    assert SPECIAL_RULES[number] is NO_RULE, number
    SPECIAL_RULES[number] = rule
    return number


def add_rule(s: TooManyBones, which: int, argument: int = 0) -> None:
    """Put a special rule in force until the end of the battle."""
    s.special_rules.append(which << 8 | argument)


def remove_rule(s: TooManyBones, which: int, argument: int = 0) -> None:
    """End a special rule."""
    s.special_rules.remove(which << 8 | argument)


def is_in_force(s: TooManyBones, which: int, argument: int = 0) -> bool:
    """Whether a special rule is in force with this argument."""
    return which << 8 | argument in s.special_rules


def may_act(s: TooManyBones, unit: int) -> bool:
    """Whether a unit takes its turn in this round."""
    return all(rule.may_act(s, unit, argument) for rule, argument in in_force(s))


def may_move(s: TooManyBones, unit: int) -> bool:
    """Whether a unit may move by itself on this turn."""
    return all(rule.may_move(s, unit, argument) for rule, argument in in_force(s))


def may_plan(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether a gearloc may use its backup plan."""
    return all(rule.may_plan(s, gearloc, argument) for rule, argument in in_force(s))


def may_use_skills(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether a gearloc may use skill dice in its slots or on its mat."""
    return all(rule.may_use(s, gearloc, argument) for rule, argument in in_force(s))


def may_fall(s: TooManyBones, unit: Unit) -> bool:
    """Whether a unit may lose its last HP now."""
    if not s.special_rules or not isinstance(unit, Baddie):
        return True
    return all(rule.may_fall(s, unit, argument) for rule, argument in in_force(s))


def is_allowed(s: TooManyBones, gearloc: Gearloc, die: Die) -> bool:
    """Whether a gearloc may take a die for its roll."""
    return all(rule.may_roll(s, gearloc, die, argument) for rule, argument in in_force(s))


def dex_allowed(s: TooManyBones, gearloc: Gearloc, dex: int) -> int:
    """Dex for a turn, after the encounter's special rules."""
    for rule, argument in in_force(s):
        dex = rule.dex(s, gearloc, dex, argument)
    return max(0, dex)


def attack_allowed(s: TooManyBones, gearloc: Gearloc, dice: int) -> int:
    """Attack dice, after the encounter's special rules."""
    for rule, argument in in_force(s):
        dice = rule.attack(s, gearloc, dice, argument)
    return max(0, dice)


def bones_worth(s: TooManyBones, gearloc: Gearloc, bones: int) -> int:
    """Bones in the backup plan, after the encounter's special rules."""
    for rule, argument in in_force(s):
        bones = rule.bones(s, gearloc, bones, argument)
    return bones


def in_force(s: TooManyBones) -> list[tuple[SpecialRule, int]]:
    """The special rules of this battle, each with its argument."""
    return [(SPECIAL_RULES[each >> 8], each & 255) for each in s.special_rules]
