"""The probability that a training attempt succeeds (TMB-064 to TMB-069)."""

from __future__ import annotations

from boneyard.games.too_many_bones.activities.training import dice_to_roll, die_for, passes
from boneyard.games.too_many_bones.battle.odds import bones_on
from boneyard.games.too_many_bones.battle.stat_changes import may_attempt
from boneyard.games.too_many_bones.model.ids import DEFENSE, Stat
from boneyard.games.too_many_bones.model.state import TooManyBones
from boneyard.games.too_many_bones.model.units import Gearloc


def chance_of_training(s: TooManyBones, gearloc: Gearloc, stat: Stat) -> float:
    """The probability that one training point raises a stat, ignoring cards playable after the roll."""
    if not may_attempt(gearloc, stat):
        return 0.0
    die, dice = die_for(stat), dice_to_roll(s, gearloc, stat)
    found = 0.0
    for bones, likely in enumerate(bones_on(die, dice)):
        if passes(gearloc, stat, bones):
            found += likely
        elif stat == DEFENSE:  # those with bones are rolled once more (TMB-066)
            again = [chance for left, chance in enumerate(bones_on(die, bones)) if passes(gearloc, stat, left)]
            found += likely * sum(again)
    return found
