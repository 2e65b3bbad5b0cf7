"""Skills of baddies, faces of tyrants' dice and effect dice, beside the tables the rules give."""

from __future__ import annotations

from typing import Any

import pytest

from boneyard.games.too_many_bones.content.baddie_skills import BADDIE_SKILLS, EFFECT_WORDS, FACES
from boneyard.games.too_many_bones.content.records import (
    BaddieSkill,
)
from boneyard.games.too_many_bones.model.ids import (
    BADDIE_SKILL_NAMES,
    EFFECTS,
    NEGATIVE,
    TYRANT_FACES,
)
from tests.games.too_many_bones.content.given import GIVEN, plain
from tests.rulings import ruling

MOMENTS = {"reaction_after_attacked": "reaction", "backup_plan": "bones"}


@ruling("TMB-193")
def test_five_effects_are_negative_and_no_other() -> None:
    assert EFFECTS[:NEGATIVE] == ("poison", "weaken", "stun", "disable", "terrify")


NAMED = [
    *zip(BADDIE_SKILLS, (GIVEN["skills"] | GIVEN["tyrant_skills"]).items(), strict=True),
    *zip(FACES, [*GIVEN["faces"].items(), ("Blank", {"moment": "tyrant_die"})], strict=True),
]


@pytest.mark.parametrize(("trait", "given"), NAMED, ids=[trait.name.en for trait, _ in NAMED])
def test_every_skill_and_every_face_of_a_tyrants_die_has_its_name_and_its_moment(
    trait: BaddieSkill, given: tuple[str, dict[str, Any]]
) -> None:
    name, row = given
    assert plain(trait.name.en) == plain(name)
    if "fr" in row:
        assert trait.name.fr == row["fr"]
    assert trait.moment == MOMENTS.get(row["moment"], row["moment"].replace("_", " "))
    assert trait.valued == row.get("number", False)
    assert trait.needs_target == row.get("target", False)
    assert trait.source
    assert ("X" in trait.text.en) == ("X" in trait.text.fr) == trait.valued


def test_skills_and_faces_stand_in_the_order_of_their_ids() -> None:
    assert tuple(trait.key for trait in BADDIE_SKILLS) == BADDIE_SKILL_NAMES
    assert [trait.trait for trait in BADDIE_SKILLS] == list(range(len(BADDIE_SKILL_NAMES)))
    assert tuple(face.key for face in FACES) == TYRANT_FACES
    assert [face.trait for face in FACES] == list(range(len(TYRANT_FACES)))


def test_every_effect_die_has_its_name_and_its_text() -> None:
    assert [name.en.lower() for name, _ in EFFECT_WORDS] == list(EFFECTS)
    assert {name.en: name.fr for name, _ in EFFECT_WORDS} == {
        name: row.get("fr", "Vol") for name, row in GIVEN["effects"].items()
    }
    assert [name.en for name, text in EFFECT_WORDS if "X" in text.en] == ["Poison", "Weaken"]
