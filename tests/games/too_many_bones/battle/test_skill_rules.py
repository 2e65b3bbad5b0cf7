"""The skills of baddies as rules: their moments, and the order in which they apply (TMB-121, TMB-198)."""

from __future__ import annotations

import importlib
import inspect

from boneyard.games.too_many_bones.battle import skill_rules
from boneyard.games.too_many_bones.battle.skill_rules import MOMENTS_OF, SKILL_NAMES, SKILLS_OF, SkillRule
from boneyard.games.too_many_bones.content.chips import BY_KEY, CHIPS


def skills_of(key: str) -> list[str]:
    return [type(rule).__name__ for rule, _ in SKILLS_OF[BY_KEY[key].chip]]


def test_every_moment_has_a_bit_of_its_name() -> None:
    methods = [name for name, _ in inspect.getmembers(SkillRule, callable) if not name.startswith("_")]
    assert sorted(methods) == sorted(SKILL_NAMES)
    bits = [getattr(skill_rules, name.upper()) for name in SKILL_NAMES]
    assert bits == [1 << bit for bit in range(len(SKILL_NAMES))]


def test_a_chip_has_the_rules_of_the_skills_it_prints() -> None:
    importlib.import_module("boneyard.games.too_many_bones.baddies.moments")  # it registers every skill
    assert skills_of("mulmesh") == ["Retreat", "Shrouded"]
    assert skills_of("waking_stone_troll") == ["Compound", "ThickSkin"]
    for chip in CHIPS:
        assert MOMENTS_OF[chip.chip] == sum({1 << bit for bit in range(13) if _uses(chip.chip, bit)})


def _uses(chip: int, bit: int) -> bool:
    return any(rule.moments >> bit & 1 for rule, _ in SKILLS_OF[chip])
