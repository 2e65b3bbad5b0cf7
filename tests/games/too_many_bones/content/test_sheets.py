"""The sheets of the gearlocs and their dice, beside the tables the rules give."""

from __future__ import annotations

from typing import Any

import pytest

from boneyard.games.too_many_bones.content.facts import FACTS, SKILLS
from boneyard.games.too_many_bones.content.records import (
    CELLS,
    COUNTING,
    ROLLED,
    Face,
    Sheet,
    SkillDie,
)
from boneyard.games.too_many_bones.gearlocs.every_die import SHEETS
from boneyard.games.too_many_bones.model.ids import (
    GEARLOCS,
    ICON_NAMES,
)
from tests.games.too_many_bones.content.given import GIVEN, PROPOSED, plain
from tests.rulings import ruling

KINDS = {"rolled": ROLLED, "counter": COUNTING, "rolled_counter": CELLS}
BENEFITS = {1: "bones", 2: "heal", 3: "damage"}  # what each tier of rage gives


def written(face: Face, number: int) -> str:
    """A face of the die of that number, as the table writes it."""
    icon, value = ICON_NAMES[face.icon], f" {face.value}"
    if icon in ("rage_progress", "breakdown", "anger_management"):
        value = f" {face.value / 10:.1f}"
    elif icon == "napalm":
        value = f" 2x{face.value}"
    elif icon == "holy_hand_grenade":
        return f"{icon} {face.value}/{face.also_value} {ICON_NAMES[face.also]}"
    elif face.value == 0 and icon not in ("grenades", "axe_counter", "body_count"):
        value = ""
    if face.also == -1:
        return icon + value
    also = ICON_NAMES[face.also]
    kind = f" {BENEFITS[number]}" if also == "rage_benefit" else ""
    second = f"{kind} {face.also_value}" if face.also_value else ""
    return f"{icon}{value} + {also}{second}"


def dice() -> list[tuple[str, Sheet, SkillDie, dict[str, Any]]]:
    """Each of the 64 dice beside its row of the table."""
    return [
        (f"{sheet.key} {skill.number}", sheet, skill, GIVEN["dice"][sheet.key][skill.number - 1])
        for sheet in SHEETS
        for skill in sheet.skills
    ]


EVERY_DIE = pytest.mark.parametrize(
    ("sheet", "skill", "row"),
    [die[1:] for die in dice()],
    ids=[die[0] for die in dice()],
)


def test_four_gearlocs_have_sixteen_dice_each_in_the_order_of_their_numbers() -> None:
    assert tuple(sheet.key for sheet in SHEETS) == GEARLOCS
    for gearloc, sheet in enumerate(SHEETS):
        assert sheet.gearloc == gearloc
        assert [skill.number for skill in sheet.skills] == list(range(1, 17))
        assert [skill.die for skill in sheet.skills] == list(range(gearloc * 16, gearloc * 16 + 16))
        assert tuple(skill.key.replace("-", "_") for skill in sheet.skills) == SKILLS[sheet.key]


@EVERY_DIE
def test_a_die_has_the_name_and_the_six_faces_that_the_sheet_shows(
    sheet: Sheet, skill: SkillDie, row: dict[str, Any]
) -> None:
    assert (plain(skill.name.en), plain(skill.name.fr)) == (plain(row["name"]), plain(row["fr"]))
    assert plain(skill.line.en) == plain(row["line"])
    assert [written(face, skill.number) for face in skill.faces] == row["faces"]
    assert len(skill.faces) == 6


@EVERY_DIE
def test_a_die_is_rolled_or_counts_has_a_star_or_is_there_from_the_start(
    sheet: Sheet, skill: SkillDie, row: dict[str, Any]
) -> None:
    assert skill.kind == KINDS[row.get("kind", "rolled")]
    for mark in ("star", "starting", "consumable", "grenade"):
        assert getattr(skill, mark) == row.get(mark, False), mark


@ruling("TMB-071")
@EVERY_DIE
def test_arrows_lead_to_a_die_from_those_of_the_table(sheet: Sheet, skill: SkillDie, row: dict[str, Any]) -> None:
    assert list(skill.arrows) == row.get("arrows", [])
    assert PROPOSED[f"gearlocs.{sheet.key}.requires.{skill.key.replace('-', '_')}"] == row.get("proposed", False)


@ruling("TMB-071")
@pytest.mark.parametrize("sheet", SHEETS, ids=GEARLOCS)
def test_the_arrows_of_a_gearloc_form_trees_that_grow_from_stars_and_starting_dice(sheet: Sheet) -> None:
    had = [skill.number for skill in sheet.skills if skill.star or skill.starting]
    apart = [skill.number for skill in sheet.skills if skill.consumable]
    for skill in sheet.skills:
        assert bool(skill.arrows) != (skill.number in had or skill.number in apart)
        assert not set(skill.arrows) & set(apart)
    for _ in sheet.skills:
        had += [
            skill.number
            for skill in sheet.skills
            if skill.number not in had and skill.arrows and all(before in had for before in skill.arrows)
        ]
    assert sorted(had + apart) == list(range(1, 17))


@pytest.mark.parametrize("sheet", SHEETS, ids=GEARLOCS)
def test_a_gearloc_begins_with_the_stats_the_innate_and_the_backup_plan_of_the_sheet(sheet: Sheet) -> None:
    row: dict[str, Any] = GIVEN["gearlocs"][sheet.key]
    assert (sheet.name.en, sheet.name.fr) == (row["name"], row["fr"])
    assert sheet.ranged == (row["range"] == "ranged")
    assert list(sheet.initiative) == row["initiative"]
    for stat in ("health", "dex", "attack", "defense"):
        assert getattr(sheet, stat) == row[stat], stat
        assert PROPOSED[f"gearlocs.{sheet.key}.{stat}"] == (stat in row["proposed"]), stat
    assert (sheet.innate.name.en, sheet.innate_plus.name.en) == (row["innate"], row["innate_plus"])
    assert [f"{ability.bones}: {ability.name.en}" for ability in sheet.plan] == row["plan"]


@ruling("TMB-146")
def test_a_gearloc_has_six_active_slots_and_four_locked_ones_by_proposal() -> None:
    assert (FACTS["gearloc_mat.active_slots"], FACTS["gearloc_mat.locked_slots"]) == (6, 4)
    assert PROPOSED["gearloc_mat.active_slots"]
    assert PROPOSED["gearloc_mat.locked_slots"]
