"""What an encounter changes in a battle: each term says at which moments it speaks, and is silent at all others."""

from __future__ import annotations

from typing import Final

from boneyard.core.compiled import mypyc_attr
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Gearloc, Unit


@mypyc_attr(allow_interpreted_subclasses=True)
class Term:
    """One special rule of a card, with a number of its own; what it does not change it leaves as it is."""

    def draws(self, s: TooManyBones, points: int, number: int) -> bool:
        """The queue is drawn for so many points; whether the card says how, and it was done (TMB-102, TMB-105)."""
        return False

    def surprises(self, s: TooManyBones, unit: int, number: int) -> bool:
        """Whether a unit placed in set-up is Surprised: its initiative die goes to the bottom (TMB-111)."""
        return False

    def battle_starts(self, s: TooManyBones, number: int) -> None:
        """In the start-of-battle step (TMB-041, TMB-100)."""

    def round_starts(self, s: TooManyBones, number: int) -> None:
        """At the start of a round, after fatigue (TMB-117)."""

    def round_ends(self, s: TooManyBones, number: int) -> None:
        """At the end of a round, before changes of the meter (TMB-118)."""

    def enters(self, s: TooManyBones, baddie: Baddie, number: int) -> None:
        """A baddie has come onto the mat, in set-up or later (TMB-124)."""

    def arrives(self, s: TooManyBones, unit: int, start: int, how: str, number: int) -> None:
        """A unit has come to a new position from another, walking or in some other way."""

    def falls(self, s: TooManyBones, baddie: Baddie, number: int) -> bool:
        """A baddie is defeated; whether its chip goes elsewhere than to the defeated pile, and was put there."""
        return False

    def may_fall(self, s: TooManyBones, baddie: Baddie, number: int) -> bool:
        """Whether a baddie may lose its last HP now."""
        return True

    def dex(self, s: TooManyBones, gearloc: Gearloc, dex: int, number: int) -> int:
        """Dex of a gearloc for a turn."""
        return dex

    def attack(self, s: TooManyBones, gearloc: Gearloc, dice: int, number: int) -> int:
        """Attack dice of a gearloc."""
        return dice

    def baddie_attack(self, s: TooManyBones, baddie: Baddie, dice: int, number: int) -> int:
        """Attack dice of a baddie."""
        return dice

    def may_roll(self, s: TooManyBones, gearloc: Gearloc, die: int, number: int) -> bool:
        """Whether a gearloc may take a die for its roll."""
        return True

    def may_plan(self, s: TooManyBones, gearloc: Gearloc, number: int) -> bool:
        """Whether a gearloc may use its backup plan."""
        return True

    def may_use(self, s: TooManyBones, gearloc: Gearloc, number: int) -> bool:
        """Whether a gearloc may use skill dice that lie in its slots or on its mat."""
        return True

    def bones(self, s: TooManyBones, gearloc: Gearloc, bones: int, number: int) -> int:
        """How many bones a die with bones is worth in the backup plan."""
        return bones

    def may_move(self, s: TooManyBones, unit: int, number: int) -> bool:
        """Whether a unit may move by itself on this turn."""
        return True

    def may_act(self, s: TooManyBones, unit: int, number: int) -> bool:
        """Whether a unit takes its turn in this round."""
        return True

    def is_won(self, s: TooManyBones, won: bool, number: int) -> bool:
        """Whether the battle is won, beside or instead of the usual way (TMB-208)."""
        return won

    def bones_rolled(self, s: TooManyBones, gearloc: Gearloc, bones: int, number: int) -> None:
        """A gearloc has rolled bones."""

    def hurt(self, s: TooManyBones, unit: int, number: int) -> None:
        """A unit has lost HP and still stands."""

    def is_lane_open(self, s: TooManyBones, lane: int, number: int) -> bool:
        """Whether a baddie may come with the marker of a lane now."""
        return True

    def leaves(self, s: TooManyBones, cell: int, number: int) -> None:
        """A unit has left the mat from this position."""

    def turn_starts(self, s: TooManyBones, gearloc: Gearloc, number: int) -> None:
        """A gearloc is about to act, before its Dex is counted."""

    def turn_ends(self, s: TooManyBones, gearloc: Gearloc, number: int) -> None:
        """A gearloc's turn is over."""


NO_RULE: Final = Term()  # holds a place until the rule of that number is registered
TERMS: Final[list[Term]] = []  # by number


def term(number: int, speaks: Term) -> int:
    """Register a special rule under its number, which saves hold and which never changes; a new rule takes the next."""
    while len(TERMS) <= number:
        TERMS.append(NO_RULE)
    assert TERMS[number] is NO_RULE, number
    TERMS[number] = speaks
    return number


def impose(s: TooManyBones, which: int, number: int = 0) -> None:
    """From now to the end of the battle a term is in force."""
    s.terms.append(which << 8 | number)


def repeal(s: TooManyBones, which: int, number: int = 0) -> None:
    """A term is in force no longer."""
    s.terms.remove(which << 8 | number)


def is_imposed(s: TooManyBones, which: int, number: int = 0) -> bool:
    """Whether a term is in force with this number."""
    return which << 8 | number in s.terms


def may_act(s: TooManyBones, unit: int) -> bool:
    """Whether a unit takes its turn in this round."""
    return all(speaks.may_act(s, unit, number) for speaks, number in in_force(s))


def may_move(s: TooManyBones, unit: int) -> bool:
    """Whether a unit may move by itself on this turn."""
    return all(speaks.may_move(s, unit, number) for speaks, number in in_force(s))


def may_plan(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether a gearloc may use its backup plan."""
    return all(speaks.may_plan(s, gearloc, number) for speaks, number in in_force(s))


def may_use_skills(s: TooManyBones, gearloc: Gearloc) -> bool:
    """Whether a gearloc may use skill dice that lie in its slots or on its mat."""
    return all(speaks.may_use(s, gearloc, number) for speaks, number in in_force(s))


def may_fall(s: TooManyBones, unit: Unit) -> bool:
    """Whether a unit may lose its last HP now."""
    if not s.terms or not isinstance(unit, Baddie):
        return True
    return all(speaks.may_fall(s, unit, number) for speaks, number in in_force(s))


def is_allowed(s: TooManyBones, gearloc: Gearloc, die: int) -> bool:
    """Whether a gearloc may take a die for its roll."""
    return all(speaks.may_roll(s, gearloc, die, number) for speaks, number in in_force(s))


def dex_allowed(s: TooManyBones, gearloc: Gearloc, dex: int) -> int:
    """Dex for a turn, as the encounter has it."""
    for speaks, number in in_force(s):
        dex = speaks.dex(s, gearloc, dex, number)
    return max(0, dex)


def attack_allowed(s: TooManyBones, gearloc: Gearloc, dice: int) -> int:
    """Attack dice, as the encounter has it."""
    for speaks, number in in_force(s):
        dice = speaks.attack(s, gearloc, dice, number)
    return max(0, dice)


def bones_worth(s: TooManyBones, gearloc: Gearloc, bones: int) -> int:
    """Bones in the backup plan, as the encounter has it."""
    for speaks, number in in_force(s):
        bones = speaks.bones(s, gearloc, bones, number)
    return bones


def in_force(s: TooManyBones) -> list[tuple[Term, int]]:
    """The terms of this battle with their numbers."""
    return [(TERMS[each >> 8], each & 255) for each in s.terms]
