"""Probabilities of dice, worked out from the faces they have: an owner of the box may have said other ones."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.content.sheets import BONES_ICONS, FACES
from boneyard.games.too_many_bones.model.ids import ATTACK_DIE, DEFENSE_DIE, Die

MOST_DICE: Final = 24  # more are never thrown at once


def chances_of(values: list[int], dice: int, before: list[float]) -> list[float]:
    """The probability of each sum if this many dice with these six values are added to what was thrown before."""
    sides = len(values)
    chances = before
    for _ in range(dice):
        after = [0.0] * (len(chances) + max(values))
        for total in range(len(chances)):
            for value in range(max(values) + 1):
                after[total + value] += chances[total] * values.count(value) / sides
        chances = after
    return chances


def _bones_at(die: Die) -> list[int]:
    """How many bones each face of a die counts for."""
    return [face.value if face.icon in BONES_ICONS else 0 for face in FACES[die]]


SWORDS_ON: Final[list[int]] = [0 if face.icon in BONES_ICONS else face.value for face in FACES[ATTACK_DIE]]
AVERAGE_SWORDS: Final[float] = sum(SWORDS_ON) / len(SWORDS_ON)
SWORDS_OF: Final[list[list[float]]] = [chances_of(SWORDS_ON, dice, [1.0]) for dice in range(MOST_DICE + 1)]


def swords_of(dice: int) -> list[float]:
    """The probability of each number of swords on this many attack dice."""
    return SWORDS_OF[min(dice, MOST_DICE)]


def bones_on(die: Die, dice: int) -> list[float]:
    """The probability of each number of bones on this many dice of one kind."""
    return chances_of(_bones_at(die), dice, [1.0])


def bones_of(attack: int, defense: int) -> list[float]:
    """The probability of each number of bones on this many attack and defense dice."""
    return chances_of(_bones_at(DEFENSE_DIE), defense, bones_on(ATTACK_DIE, attack))
