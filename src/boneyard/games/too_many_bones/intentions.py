"""What a baddie is about to do as the table stands: for the eye, without any dice."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.figures import baddie_attack
from boneyard.games.too_many_bones.hooks import in_skills_step
from boneyard.games.too_many_bones.ids import DISABLE, STUN
from boneyard.games.too_many_bones.mat import are_adjacent
from boneyard.games.too_many_bones.state import TooManyBones
from boneyard.games.too_many_bones.threats import BlowView, blows
from boneyard.games.too_many_bones.tyrant_dice import rolls_die
from boneyard.games.too_many_bones.units import effect
from boneyard.games.too_many_bones.walking import ends_for, targets_of


@dataclass
class Intention:
    """Whom a baddie would target, where it would walk, and what it would roll, if its turn began now."""

    unit: int
    stunned: bool  # it will do nothing
    targets: tuple[int, ...]  # several if the party will choose, none if there is nobody
    ends: tuple[int, ...]  # where its way may end, its own position if it stays
    reaches: bool  # whether it may attack from some end of its way
    attack: int  # dice against each target
    blows: tuple[BlowView, ...]  # what those dice may do to each target
    defense: int
    tyrant_die: bool
    skills: tuple[tuple[int, int], ...]  # those of the skills step, each with its number
    for_bones: tuple[tuple[int, int, int], ...]  # bones needed, skill, number

    @property
    def tied(self) -> bool:
        """Whether the party will have a say."""
        return len(self.targets) > 1 or len(self.ends) > 1


def intention(s: TooManyBones, unit: int) -> Intention:
    """What a baddie or tyrant on the mat is about to do; what happens at the start of its turn may change it."""
    baddie = s.baddie(unit)
    chip = CHIPS[baddie.chip]
    stunned = effect(baddie, STUN) > 0
    targets = [] if stunned else targets_of(s, baddie)
    ends: list[int] = []
    reaches = False
    for target in targets:
        for end in ends_for(s, baddie, target):
            reaches = reaches or chip.ranged or are_adjacent(end, s.cell_of(target))
            if end not in ends:
                ends.append(end)
    dice = baddie_attack(s, baddie) if reaches else 0
    return Intention(
        unit,
        stunned,
        tuple(targets),
        tuple(sorted(ends)) or (baddie.cell,),
        reaches,
        dice,
        tuple(blows(s, baddie, targets, dice)),
        0 if stunned else max(0, chip.defense - len(baddie.shields)),
        rolls_die(s, baddie) and not stunned,
        () if stunned else tuple([(skill >> 8, skill & 255) for skill in in_skills_step(baddie)]),
        () if stunned or effect(baddie, DISABLE) else chip.bones,
    )
