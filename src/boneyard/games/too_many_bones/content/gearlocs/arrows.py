"""The arrows of the mats, which the facts name by skill."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.content.records import SkillDie


def with_arrows(gearloc: str, skills: tuple[SkillDie, ...]) -> tuple[SkillDie, ...]:
    """The skills of a gearloc, each with the numbers of those that lead to it."""
    numbers = {skill.key.replace("-", "_"): skill.number for skill in skills}
    for skill in skills:
        required = FACTS[f"gearlocs.{gearloc}.requires.{skill.key.replace('-', '_')}"]
        skill.arrows = tuple([numbers[key] for key in required])
    return skills
