"""What is in the box, beside the tables the rules give."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.content.baddie_skills import EFFECT_WORDS, FACES, TRAITS
from boneyard.games.too_many_bones.content.chips import BADDIES, BY_KEY, CHIPS, TYPE_NAMES, TYRANTS, chips_of, types_of
from boneyard.games.too_many_bones.content.facts import DICE, FACTS, SKILLS
from boneyard.games.too_many_bones.content.icons import ICONS
from boneyard.games.too_many_bones.content.records import (
    ACTIVE,
    ALLY,
    AT_ONCE,
    CELLS,
    COUNTER,
    COUNTING,
    LOCKED,
    ON_BADDIE,
    PLAN,
    ROLLED,
    Chip,
    Face,
    Icon,
    Sheet,
    Skill,
    Trait,
)
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.model.ids import (
    DAMAGE_ICON,
    EFFECTS,
    GEARLOCS,
    ICON_NAMES,
    NEGATIVE,
    SHIELD_ICON,
    TRAIT_NAMES,
    TYPES,
    TYRANT_FACES,
)
from tests.rulings import ruling

GIVEN: dict[str, Any] = tomllib.loads(Path(__file__).with_name("given.toml").read_text(encoding="utf-8"))
KINDS = {"rolled": ROLLED, "counter": COUNTING, "rolled_counter": CELLS}
MOMENTS = {"reaction_after_attacked": "reaction", "backup_plan": "bones"}
PLACES = {"I": AT_ONCE, "A": ACTIVE, "AA": ALLY, "VA": ON_BADDIE, "B": LOCKED, "C": COUNTER, "PB": PLAN}
BENEFITS = {1: "bones", 2: "heal", 3: "damage"}  # what each tier of rage gives
PROPOSED = {fact.name: fact.proposed for fact in FACTS.all}


def plain(text: str) -> str:
    """A name however its apostrophes and spaces are set, and whether it begins a sentence or not."""
    return text.replace("’", "'").replace("\u202f", " ").lower()


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


def dice() -> list[tuple[str, Sheet, Skill, dict[str, Any]]]:
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
    sheet: Sheet, skill: Skill, row: dict[str, Any]
) -> None:
    assert (plain(skill.name.en), plain(skill.name.fr)) == (plain(row["name"]), plain(row["fr"]))
    assert plain(skill.line.en) == plain(row["line"])
    assert [written(face, skill.number) for face in skill.faces] == row["faces"]
    assert len(skill.faces) == 6


@EVERY_DIE
def test_a_die_is_rolled_or_counts_has_a_star_or_is_there_from_the_start(
    sheet: Sheet, skill: Skill, row: dict[str, Any]
) -> None:
    assert skill.kind == KINDS[row.get("kind", "rolled")]
    for mark in ("star", "starting", "consumable", "grenade"):
        assert getattr(skill, mark) == row.get(mark, False), mark


@ruling("TMB-071")
@EVERY_DIE
def test_arrows_lead_to_a_die_from_those_of_the_table(sheet: Sheet, skill: Skill, row: dict[str, Any]) -> None:
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


def test_every_icon_on_a_die_is_explained() -> None:
    assert [icon.icon for icon in ICONS] == list(range(len(ICON_NAMES)))
    shown = {
        icon for sheet in SHEETS for skill in sheet.skills for face in skill.faces for icon in (face.icon, face.also)
    }
    white = {DAMAGE_ICON, SHIELD_ICON}
    assert shown | white == set(range(-1, len(ICON_NAMES)))


@ruling("TMB-145")
@pytest.mark.parametrize("icon", ICONS, ids=ICON_NAMES)
def test_a_die_may_go_where_the_code_of_its_face_allows(icon: Icon) -> None:
    assert icon.places == sum([PLACES[code] for code in GIVEN["icons"][ICON_NAMES[icon.icon]]])


@ruling("TMB-146")
def test_a_gearloc_has_six_active_slots_and_four_locked_ones_by_proposal() -> None:
    assert (FACTS["gearloc_mat.active_slots"], FACTS["gearloc_mat.locked_slots"]) == (6, 4)
    assert PROPOSED["gearloc_mat.active_slots"]
    assert PROPOSED["gearloc_mat.locked_slots"]


@ruling("TMB-193")
def test_five_effects_are_negative_and_no_other() -> None:
    assert EFFECTS[:NEGATIVE] == ("poison", "weaken", "stun", "disable", "terrify")


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
    return [written_skill(trait, number) for trait, number in chip.traits]


def written_skill(trait: int, number: int) -> str:
    """A skill with its number, if it takes one."""
    return f"{TRAITS[trait].name.en} {number}" if TRAITS[trait].valued else TRAITS[trait].name.en


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
    assert len(chip.values) == len(TRAIT_NAMES)
    assert [trait for trait, number in enumerate(chip.values) if number > 0] == sorted([t for t, _ in chip.traits])


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


NAMED = [
    *zip(TRAITS, (GIVEN["skills"] | GIVEN["tyrant_skills"]).items(), strict=True),
    *zip(FACES, [*GIVEN["faces"].items(), ("Blank", {"moment": "tyrant_die"})], strict=True),
]


@pytest.mark.parametrize(("trait", "given"), NAMED, ids=[trait.name.en for trait, _ in NAMED])
def test_every_skill_and_every_face_of_a_tyrants_die_has_its_name_and_its_moment(
    trait: Trait, given: tuple[str, dict[str, Any]]
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
    assert tuple(trait.key for trait in TRAITS) == TRAIT_NAMES
    assert [trait.trait for trait in TRAITS] == list(range(len(TRAIT_NAMES)))
    assert tuple(face.key for face in FACES) == TYRANT_FACES
    assert [face.trait for face in FACES] == list(range(len(TYRANT_FACES)))


def test_every_effect_die_has_its_name_and_its_text() -> None:
    assert [name.en.lower() for name, _ in EFFECT_WORDS] == list(EFFECTS)
    assert {name.en: name.fr for name, _ in EFFECT_WORDS} == {
        name: row.get("fr", "Vol") for name, row in GIVEN["effects"].items()
    }
    assert [name.en for name, text in EFFECT_WORDS if "X" in text.en] == ["Poison", "Weaken"]


def all_words() -> list[Words]:
    """Every word of the chips, the skills and the sheets."""
    found = [*TYPE_NAMES, *[chip.name for chip in CHIPS], *[words for pair in EFFECT_WORDS for words in pair]]
    for trait in TRAITS + FACES:
        found += [trait.name, trait.text]
    for icon in ICONS:
        found += [icon.name, icon.text]
    for sheet in SHEETS:
        found += [sheet.name, sheet.role]
        for innate in (sheet.innate, sheet.innate_plus):
            found += [innate.name, innate.text]
        for ability in sheet.plan:
            found += [ability.name, ability.text]
        for skill in sheet.skills:
            found += [skill.name, skill.text, skill.line]
    return found


def test_all_words_are_set_with_the_signs_of_their_language() -> None:
    for words in all_words():
        assert words.en
        assert words.fr
        assert "'" not in words.en + words.fr, words
        for sign in ";!?":
            assert f" {sign}" not in words.fr, words
            assert words.fr.count(sign) == words.fr.count(f"\u202f{sign}"), words
        assert " :" not in words.fr, words
        assert words.fr.count(":") == words.fr.count("\u00a0:"), words
        assert words.fr.count("«") == words.fr.count("«\u00a0"), words
