"""The chips: 54 baddies and seven tyrants, beside the tables the rules give."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boneyard.games.too_many_bones.content.baddie_skills import BADDIE_SKILLS
from boneyard.games.too_many_bones.content.chips import BADDIES, BY_KEY, CHIPS, TYRANTS, chips_of, types_of
from boneyard.games.too_many_bones.content.facts import DICE, FACTS
from boneyard.games.too_many_bones.content.records import (
    Chip,
)
from boneyard.games.too_many_bones.model.ids import (
    BADDIE_SKILL_NAMES,
    TYPES,
    TYRANT_FACES,
)
from tests.games.too_many_bones.content.given import GIVEN, PROPOSED, plain
from tests.rulings import ruling


def test_there_are_54_baddies_and_seven_tyrants_with_ids_that_are_their_places() -> None:
    assert (len(BADDIES), len(TYRANTS)) == (54, 7)
    assert BADDIES + TYRANTS == CHIPS
    assert [chip.chip for chip in CHIPS] == list(range(61))
    assert len(BY_KEY) == 61
    for language in ("en", "fr"):
        assert len({getattr(chip.name, language) for chip in CHIPS}) == 61
    assert [chip.is_tyrant for chip in CHIPS] == [False] * 54 + [True] * 7


def test_every_type_has_four_baddies_of_1_three_of_5_and_two_of_20() -> None:
    counted = Counter((chip.type, chip.points) for chip in BADDIES)
    assert counted == {(type_, points): count for type_ in range(6) for points, count in ((1, 4), (5, 3), (20, 2))}
    assert chips_of(20, (TYPES.index("troll"),)) == (52, 53)
    assert chips_of(1, (TYPES.index("gearloc"),)) == ()
    assert len(chips_of(5, tuple(range(6)))) == 18


def skills_of(chip: Chip) -> list[str]:
    """The plain skills of a chip as the table writes them."""
    return [written_skill(trait, number) for trait, number in chip.skills]


def written_skill(trait: int, number: int) -> str:
    """A skill with its number, if it takes one."""
    return f"{BADDIE_SKILLS[trait].name.en} {number}" if BADDIE_SKILLS[trait].valued else BADDIE_SKILLS[trait].name.en


def numbered(name: str) -> str:
    """A skill of the table with the number that counts where none is printed (TMB-181)."""
    names = GIVEN["skills"] | GIVEN["tyrant_skills"]
    return f"{name} 1" if name in names and names[name].get("number", False) else name


BADDIE_ROWS = list(zip(BADDIES, GIVEN["chips"], strict=True))
TYRANT_ROWS = list(zip(TYRANTS, GIVEN["tyrants"], strict=True))


@ruling("TMB-001", "TMB-048")
@pytest.mark.parametrize(("chip", "name"), BADDIE_ROWS + TYRANT_ROWS, ids=[chip.key for chip in CHIPS])
def test_a_chip_says_what_is_known_of_it_and_else_what_is_proposed(chip: Chip, name: str) -> None:
    where = "tyrants" if chip.is_tyrant else "chips"
    row: dict[str, Any] = GIVEN[where][name]
    assert chip.name.en == name
    if "fr" in row:
        assert plain(chip.name.fr) == plain(row["fr"])
    assert chip.points == row.get("points", 0)
    assert TYPES[chip.type] == row["type"]
    for field in ("hp", "initiative", "attack", "defense", "targets", "diagonal"):
        assert getattr(chip, field) == row[field], field
    assert (chip.ranged, chip.strongest) == (row["range"] == "ranged", row["target"] == "strongest")
    assert chip.adds == row["adds_5pt"]
    for field in ("type", "hp", "initiative", "attack", "defense", "range", "target", "targets", "diagonal"):
        proposed = "all" in row["proposed"] or field in row["proposed"]
        assert PROPOSED[f"{where}.{chip.key}.{field}"] == proposed, field
    unsure = {"all", "skills", "skill numbers"} & set(row["proposed"])
    assert PROPOSED[f"{where}.{chip.key}.skills"] == bool(unsure)


@ruling("TMB-181")
@pytest.mark.parametrize(("chip", "name"), BADDIE_ROWS + TYRANT_ROWS, ids=[chip.key for chip in CHIPS])
def test_a_chip_has_its_skills_and_one_without_a_number_counts_as_1(chip: Chip, name: str) -> None:
    row: dict[str, Any] = GIVEN["tyrants" if chip.is_tyrant else "chips"][name]
    plain_skills = [numbered(skill) for skill in row["skills"]]
    for_bones = [entry.partition(": ") for entry in row["bones_skills"] if "Call Orc" not in entry]
    if name == "Marrow":
        plain_skills.append("Call Orc")  # it counts the bones itself (TMB-059)
    assert skills_of(chip) == plain_skills
    assert [(str(bones), written_skill(trait, number)) for bones, trait, number in chip.bones] == [
        (bones, numbered(skill)) for bones, _, skill in for_bones
    ]
    assert len(chip.values) == len(BADDIE_SKILL_NAMES)
    assert [trait for trait, number in enumerate(chip.values) if number > 0] == sorted([t for t, _ in chip.skills])


@pytest.mark.parametrize(("tyrant", "name"), TYRANT_ROWS, ids=[tyrant.key for tyrant in TYRANTS])
def test_a_tyrant_has_a_die_of_six_faces_days_progress_and_types(tyrant: Chip, name: str) -> None:
    row: dict[str, Any] = GIVEN["tyrants"][name]
    assert len(tyrant.faces) == 6
    assert Counter(TYRANT_FACES[face] for face, _ in tyrant.faces) == row["die"]
    assert list(row["die"]) == list(DICE[tyrant.key])
    assert [TYPES[type_] for type_ in types_of(tyrant)] == row["types"]
    assert FACTS[f"tyrants.{tyrant.key}.days"] == row["days"]
    assert FACTS[f"tyrants.{tyrant.key}.progress"] == row["progress"]


def test_every_orb_shows_another_lane_and_the_bomb_a_3() -> None:
    faces = [(TYRANT_FACES[face], number) for tyrant in TYRANTS for face, number in tyrant.faces]
    assert [number for face, number in faces if face == "active_orb"] == [1, 2, 3, 4]
    assert [number for face, number in faces if face == "careless_bomb"] == [3, 3]
    assert all(number == 0 for face, number in faces if face not in ("active_orb", "careless_bomb"))
