"""The probability that a training attempt succeeds (TMB-064 to TMB-069)."""

from __future__ import annotations

from math import comb

from boneyard.games.too_many_bones.activities.training import dice_to_roll, die_for, passes
from boneyard.games.too_many_bones.battle.stat_changes import may_attempt
from boneyard.games.too_many_bones.content.sheets import FACES
from boneyard.games.too_many_bones.model.ids import BONES_ICON, DEFENSE, Stat
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def chance_of_training(s: TooManyBones, gearloc: Gearloc, stat: Stat) -> float:
    """The probability that one training point raises a stat, ignoring cards playable after the roll."""
    if not may_attempt(gearloc, stat):
        return 0.0
    dice = dice_to_roll(s, gearloc, stat)
    faces = FACES[die_for(stat)]
    bone = sum([face.icon == BONES_ICON for face in faces]) / len(faces)
    found = 0.0
    for bones in range(dice + 1):
        likely = binomial(dice, bones, bone)
        if passes(gearloc, stat, bones):
            found += likely
        elif stat == DEFENSE:  # those with bones are rolled once more (TMB-066)
            again = [binomial(bones, left, bone) for left in range(bones + 1) if passes(gearloc, stat, left)]
            found += likely * sum(again)
    return found


def binomial(dice: int, hits: int, chance: float) -> float:
    """The probability that exactly this many of the dice show it."""
    return comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
