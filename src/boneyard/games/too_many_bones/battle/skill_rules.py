"""What the skills of a baddie change about that baddie, in moments of the same shape as those of `special_rules`.

A skill is a rule of every chip that prints it, and its number is the argument. `baddies.moments` is the list of all
skills. The skills of a disabled baddie do nothing (TMB-198). At every moment they come in the order of that list, and
before what special rules say, so that Compound sets the dice to which Rage and Raiding add (TMB-121). A moment that
no skill of a chip uses costs one mask.
"""

from __future__ import annotations

from typing import Final

from boneyard.core.compiled import mypyc_attr
from boneyard.games.too_many_bones.battle.special_rules import overridden
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.model.ids import DISABLE, NO_START, NOBODY, ChipId, Effect, Trait, TurnStart
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, Unit, effect

# The moments, one bit each, in the order of their names.
TURN_START: Final = 1 << 0
STARTS: Final = 1 << 1
MAY_BE_TARGETED: Final = 1 << 2
DIVES: Final = 1 << 3
ATTACK_DICE: Final = 1 << 4
FLAT_REDUCTION: Final = 1 << 5
IS_HARDY: Final = 1 << 6
CANNOT_LOSE_HP: Final = 1 << 7
RESISTS: Final = 1 << 8
WOUNDED: Final = 1 << 9
RISES: Final = 1 << 10
RISEN_HP: Final = 1 << 11
RISEN_ATTACK: Final = 1 << 12
SKILL_NAMES: Final = (
    "turn_start",
    "starts",
    "may_be_targeted",
    "dives",
    "attack_dice",
    "flat_reduction",
    "is_hardy",
    "cannot_lose_hp",
    "resists",
    "wounded",
    "rises",
    "risen_hp",
    "risen_attack",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class SkillRule:
    """A skill of a baddie. Override the moments it changes."""

    def __init__(self) -> None:
        self.moments = overridden(self, SkillRule, SKILL_NAMES)  # one bit each

    def turn_start(self, baddie: Baddie, stunned: bool, harm: int, argument: int) -> TurnStart:
        """The effect of the skill at the start of a turn that may cost this much HP, or NO_START (TMB-163)."""
        return NO_START

    def starts(self, s: TooManyBones, baddie: Baddie, start: TurnStart, argument: int) -> None:
        """An effect of the start of a turn happens (TMB-163)."""

    def may_be_targeted(self, baddie: Baddie, attacker: Unit, argument: int) -> bool:
        """Whether an opposing unit may target the baddie (TMB-174)."""
        return True

    def dives(self, baddie: Baddie, argument: int) -> bool:
        """Whether the baddie lands next to its target in this turn (TMB-201)."""
        return False

    def attack_dice(self, s: TooManyBones, baddie: Baddie, dice: int, argument: int) -> int:
        """The attack dice of the baddie (TMB-176)."""
        return dice

    def flat_reduction(self, baddie: Baddie, argument: int) -> int:
        """How much is prevented of all damage in a turn together (TMB-187)."""
        return 0

    def is_hardy(self, baddie: Baddie, argument: int) -> bool:
        """Whether the baddie loses at most 1 HP to damage in a turn (TMB-188)."""
        return False

    def cannot_lose_hp(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        """Whether HP loss is impossible now (TMB-053)."""
        return False

    def resists(self, kind: Effect, argument: int) -> bool:
        """Whether the baddie gets no effect dice of a kind (TMB-053)."""
        return False

    def wounded(
        self, s: TooManyBones, baddie: Baddie, dice: tuple[int, ...], absorbed: int, by: int, argument: int
    ) -> None:
        """The attack dice of a gearloc have cost the baddie HP (TMB-222)."""

    def rises(self, baddie: Baddie, argument: int) -> bool:
        """Whether the baddie goes on top of the queue when it is defeated, and rises (TMB-207)."""
        return False

    def risen_hp(self, hp: int, argument: int) -> int:
        """The HP of a baddie that has risen, even if it is disabled later."""
        return hp

    def risen_attack(self, dice: int, argument: int) -> int:
        """The printed attack dice of a baddie that has risen, even if it is disabled."""
        return dice


SkillsInForce = list[tuple[SkillRule, int]]
NO_SKILLS: Final[SkillsInForce] = []
SKILLS_OF: Final[list[SkillsInForce]] = [[] for _ in CHIPS]  # by chip
MOMENTS_OF: Final[list[int]] = [0] * len(CHIPS)  # by chip


def skill_rule(skill: Trait, rule: SkillRule) -> None:
    """Put a rule in force for every baddie with a skill."""
    for chip in CHIPS:
        if chip.values[skill]:
            SKILLS_OF[chip.chip].append((rule, chip.values[skill]))
            MOMENTS_OF[chip.chip] |= rule.moments


def skills_at(baddie: Baddie, moment: int) -> SkillsInForce:
    """The skills of a baddie that use a moment, each with its number; none if it is disabled (TMB-198)."""
    if baddie.chip == NOBODY or effect(baddie, DISABLE):
        return NO_SKILLS
    return printed_at(baddie.chip, moment)


def printed_at(chip: ChipId, moment: int) -> SkillsInForce:
    """The skills of a chip that use a moment, each with its number."""
    if not MOMENTS_OF[chip] & moment:
        return NO_SKILLS
    return [(rule, number) for rule, number in SKILLS_OF[chip] if rule.moments & moment]
