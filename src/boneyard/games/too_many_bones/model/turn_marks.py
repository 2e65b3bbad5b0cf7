"""Effects of loot on a gearloc's turn: the bits of `Turn.used` from 20 on."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.model.dice import value_of
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DEFENSE_DIE, Die, RolledDie
from boneyard.games.too_many_bones.model.state import TooManyBones

FREE_ATTACK: Final = 20  # six bits: attack dice of the roll given by loot
FREE_DEFENSE: Final = 26
TROPHIES_COUNTED: Final = 27  # the Necklace has given its dice
ENRAGED: Final = 28  # an attack of this turn has already enraged Tantrum
SWORDS_SEEN: Final = 32  # two bits: a 1 and a 2 among the rolled swords that have left the roll
UNROLLED: Final = {ATTACK_DIE: 36, DEFENSE_DIE: 42}  # six bits each: white dice of the stat that were not rolled
MANY: Final = 63


def is_marked(s: TooManyBones, bit: int) -> bool:
    """Whether a bit of this turn is set."""
    return s.turn.used >> bit & 1 == 1


def mark(s: TooManyBones, bit: int) -> None:
    """Set a bit for the rest of this turn."""
    s.turn.used |= 1 << bit


def free_attack(s: TooManyBones) -> int:
    """How many attack dice of the roll loot has given."""
    return s.turn.used >> FREE_ATTACK & MANY


def free_defense(s: TooManyBones) -> int:
    """How many defense dice of the roll loot has given."""
    return s.turn.used >> FREE_DEFENSE & 1


def give_attack(s: TooManyBones, dice: int) -> None:
    """Add attack dice from loot to the roll."""
    s.turn.used += dice << FREE_ATTACK


def remember_sword(s: TooManyBones, rolled_die: RolledDie) -> None:
    """Remember an attack die that leaves the roll: its damage may still be turned into poison."""
    mark(s, SWORDS_SEEN + value_of(rolled_die) - 1)


def leave_unrolled(s: TooManyBones, die: Die, dice: int) -> None:
    """Remember how many white dice of a stat were not rolled."""
    s.turn.used |= max(0, dice) << UNROLLED[die]


def unrolled(s: TooManyBones, die: Die) -> int:
    """How many white dice of a stat were not rolled."""
    return s.turn.used >> UNROLLED[die] & MANY


def roll_unrolled(s: TooManyBones, die: Die) -> None:
    """Count one of the unrolled white dice as rolled."""
    s.turn.used -= 1 << UNROLLED[die]
