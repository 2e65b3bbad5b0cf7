"""Tests stand where what they test stands, and are named after it."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from boneyard.games.too_many_bones.content.records import SkillDie
from boneyard.games.too_many_bones.gearlocs.every_die import SKILLS
from boneyard.games.too_many_bones.model.ids import GEARLOCS, SKILLS_EACH

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "boneyard"
MIRRORED = ("arena", "bench", "bots", "cli", "core", "games", "table", "terminal", "words")
# What a name tells of how tests came about says nothing of what they show.
FORBIDDEN = re.compile(r"audit|reported|sharpened|corner|rulings_|misc|(_first|_second|_third|_next|_other|_more)$")
OF_EVERY_GAME = {  # the same kind of test for each game, where there is no module of that name
    *("test_odd_boxes", "test_oracle", "test_playthroughs", "test_printed_examples", "test_properties"),
}
GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "game.py").is_file())


def modules(folder: Path = TESTS) -> list[Path]:
    """The test modules below a folder."""
    return sorted(folder.rglob("test_*.py"))


def named_after(path: Path) -> Path:
    """The module or the package that a test module is named after, whether there is one or not."""
    return SOURCE / path.parent.relative_to(TESTS) / path.stem.removeprefix("test_")


def is_there(module: Path) -> bool:
    """Whether a module or a package of that name is in the source."""
    return module.with_suffix(".py").is_file() or module.is_dir()


def test_tests_lie_in_packages_of_the_source() -> None:
    folders = {path.parent.relative_to(TESTS) for package in MIRRORED for path in modules(TESTS / package)}
    assert not [str(folder) for folder in sorted(folders) if not (SOURCE / folder).is_dir()]


def test_every_room_of_a_game_is_tested_in_its_own_folder() -> None:
    for game in ("bad_bones", "too_many_bones"):
        rooms = {path.name for path in (SOURCE / "games" / game).iterdir() if (path / "__init__.py").is_file()}
        tests = {path.relative_to(TESTS / "games" / game).parts[0] for path in modules(TESTS / "games" / game)}
        assert rooms - tests <= {"model", "events"}, f"{game}: these hold no rules of their own, others need tests"


@pytest.mark.parametrize("deck", ["classic", "solo", "special", "tyrant"])
def test_every_encounter_card_has_a_test_of_its_name(deck: str) -> None:
    room = Path("games", "too_many_bones", "encounters", deck)
    cards = {path.stem for path in (SOURCE / room).glob("*.py")} - {"__init__"}
    assert {path.stem.removeprefix("test_") for path in modules(TESTS / room)} - {"days"} == cards


def test_every_loot_card_has_a_test_of_its_name() -> None:
    room = Path("games", "too_many_bones", "loot", "cards")
    cards = {path.stem for path in (SOURCE / room).glob("*.py")} - {"__init__"}
    assert {path.stem.removeprefix("test_") for path in modules(TESTS / room)} == cards


@pytest.mark.parametrize("tyrant", ["nom", "mulmesh", "drellen", "gendricks", "goblin_king", "marrow", "duster"])
def test_every_tyrant_has_a_module_and_a_test_of_its_name(tyrant: str) -> None:
    room = Path("games", "too_many_bones", "baddies", "tyrants")
    assert (SOURCE / room / f"{tyrant}.py").is_file()
    assert (TESTS / room / f"test_{tyrant}.py").is_file()


@pytest.mark.parametrize("skill", SKILLS, ids=lambda skill: str(skill.key))
def test_every_skill_die_is_in_the_module_of_its_profession_which_has_a_test_of_its_name(skill: SkillDie) -> None:
    profession = skill.line.en.lower().replace(" ", "_")
    room = Path("games", "too_many_bones", "gearlocs", GEARLOCS[skill.die // SKILLS_EACH])
    assert f'"{skill.key}"' in (SOURCE / room / f"{profession}.py").read_text(encoding="utf-8")
    assert (TESTS / room / f"test_{profession}.py").is_file()


def test_no_module_is_named_after_how_it_came_about() -> None:
    named = {path.stem for path in modules() if FORBIDDEN.search(path.stem)}
    assert not named


def test_a_name_that_two_games_share_means_the_same_in_both() -> None:
    found: dict[str, dict[str, list[Path]]] = defaultdict(lambda: defaultdict(list))
    for game in GAMES:
        for path in modules(TESTS / "games" / game):
            found[path.stem][game].append(path)
    for stem, games in found.items():
        paths = [path for same in games.values() for path in same]
        if len(games) > 1 and stem not in OF_EVERY_GAME:
            assert all(is_there(named_after(path)) for path in paths), f"{stem} names no module of each game: {paths}"
