"""Drellen: his poison, and the bog around him (TMB-053)."""

from __future__ import annotations

from typing import Final

from boneyard.games.too_many_bones.baddies.tyrants.challenges import CHALLENGES, Challenge, place
from boneyard.games.too_many_bones.baddies.tyrants.dice import SHOWS
from boneyard.games.too_many_bones.baddies.tyrants.objects import called_points
from boneyard.games.too_many_bones.battle.dodging import bearers
from boneyard.games.too_many_bones.battle.queue import find_chip
from boneyard.games.too_many_bones.battle.skill_rules import SkillRule
from boneyard.games.too_many_bones.battle.special_rules import SpecialRule, tyrant_rule
from boneyard.games.too_many_bones.content.chips import CHIPS, DRELLEN, chips_of
from boneyard.games.too_many_bones.loot.cards.spirits_of_ebon import afflict
from boneyard.games.too_many_bones.model.adventure import ANTIDOTE
from boneyard.games.too_many_bones.model.ids import (
    NOBODY,
    POISON,
    POISON_2_FACE,
    POISON_ENHANCER_FACE,
    TYPES,
    ChipId,
    Effect,
)
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones
from boneyard.games.too_many_bones.model.units import Baddie, effect

BOG: Final = TYPES.index("bog")
ENHANCED: Final = 3


def poison_enhancer(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Turn Poison dice on his targets to 3.

    Targets without one get none; the antidote prevents it (tyrant-drellen-1).
    """
    if s.maybe_adventure is not None and s.maybe_adventure.marks & ANTIDOTE:
        return
    for unit in bearers(s, baddie):
        if effect(s.unit(unit), POISON):
            afflict(s, unit, POISON, ENHANCED)


def poison_2(s: TooManyBones, baddie: Baddie, _number: int) -> None:
    """Put a Poison die on each of his targets."""
    for unit in bearers(s, baddie):
        afflict(s, unit, POISON, 2)


def drellen(s: TooManyBones) -> None:
    """Place Drellen in lane 1, and two Bog baddies in lanes 2 and 3."""
    place(s, s.challenged_tyrant, 0)
    for lane in (1, 2):
        chip = find_chip(s, chips_of(called_points(s), (BOG,)))
        if chip != NOBODY:
            place(s, ChipId(chip & CHIP), lane)


class BogRuler(SkillRule):
    """Drellen cannot lose HP while another Bog baddie is on the mat, and never gets a Poison die (TMB-053)."""

    def cannot_lose_hp(self, s: TooManyBones, baddie: Baddie, argument: int) -> bool:
        others = [CHIPS[other.chip] for other in s.baddies_standing()]
        return any(chip.type == BOG and not chip.is_tyrant for chip in others)

    def resists(self, kind: Effect, argument: int) -> bool:
        return kind == POISON


class Bog(SpecialRule):
    """Every step of a gearloc costs twice the Dex in Drellen's bog."""

    def step_cost(self, s: TooManyBones, cost: int, argument: int) -> int:
        return cost * 2


tyrant_rule(DRELLEN, Bog())
SHOWS[POISON_ENHANCER_FACE] = poison_enhancer
SHOWS[POISON_2_FACE] = poison_2
CHALLENGES["drellen"] = Challenge(before=drellen)
