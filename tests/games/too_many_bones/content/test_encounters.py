"""The sixty encounters, beside the tables the rules give."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.decision import Words
from boneyard.core.fields import fields
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.content.encounters import Encounter, EncounterChoice
from boneyard.games.too_many_bones.encounters import every_card
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.model.rewards import Rewards
from tests.games.too_many_bones.content.given import digits, plain, table, well_set
from tests.rulings import ruling

GIVEN = table("given_encounters_classic.toml") | table("given_encounters_other.toml")
CLASSIC = [encounter for encounter in ENCOUNTERS if encounter.deck == "classic"]
OTHERS = [encounter for encounter in ENCOUNTERS if encounter.deck != "classic"]
SOURCES = {"companion": "encounter cards, fan translation", "rulebook": "rulebook FR"}
TYRANT_NAMES = {"": "", **{tyrant.key: tyrant.name.en for tyrant in TYRANTS}}
OPENED = ("classic-24", "A")  # its trove is the card opened, not one more to draw (TMB-043)
AGAINST_STACKS = (("classic-13", "B"), ("classic-25", "A"))  # stacks of HP stand in for baddies

EVERY_CARD = pytest.mark.parametrize("encounter", ENCOUNTERS, ids=[encounter.key for encounter in ENCOUNTERS])
CHOICES = [
    (encounter, choice, row)
    for encounter in ENCOUNTERS
    for choice, row in zip(encounter.choices, GIVEN[encounter.key]["choices"], strict=True)
]
EVERY_CHOICE = pytest.mark.parametrize(
    ("encounter", "choice", "row"),
    CHOICES,
    ids=[f"{encounter.key}-{choice.key}" for encounter, choice, _ in CHOICES],
)
CHOICE_OF_OTHERS = pytest.mark.parametrize(
    ("choice", "row"),
    [(choice, row) for encounter, choice, row in CHOICES if encounter in OTHERS],
    ids=[f"{encounter.key}-{choice.key}" for encounter, choice, _ in CHOICES if encounter in OTHERS],
)


def is_fought(choice: EncounterChoice) -> bool:
    return choice.battle is not None and choice.battle.fought


def numbers(rewards: Rewards) -> dict[str, int]:
    """The rewards that a number says."""
    found = {name: getattr(rewards, name) for name in fields(Rewards)}
    return {name: number for name, number in found.items() if number}


def sentences_of(encounter: Encounter) -> list[Words]:
    """The premise, and what each choice asks and gives."""
    given = [choice.gives for choice in encounter.choices if choice.gives is not None]
    return [encounter.premise, *[choice.text for choice in encounter.choices], *given]


def words_of(encounter: Encounter) -> list[Words]:
    """Every word of a card."""
    return [encounter.title, *sentences_of(encounter), *[choice.label for choice in encounter.choices]]


def file_of(encounter: Encounter) -> str:
    """The module of a card: its deck, and its title in plain letters."""
    return f"{encounter.deck}/{re.sub('[^a-z]+', '_', encounter.title.en.lower().replace('’', '')).strip('_')}.py"


def test_every_card_is_in_the_module_of_its_name_and_in_no_other() -> None:
    room = Path(every_card.__file__).parent
    modules = [path for path in room.glob("*/*.py") if path.stem != "__init__"]
    registered = {
        path.relative_to(room).as_posix(): re.findall(r'\bencounter\(\s*"([\w-]+)"', path.read_text("utf-8"))
        for path in modules
    }
    assert registered == {file_of(encounter): [encounter.key] for encounter in ENCOUNTERS}


def speaks_of_points(choice: EncounterChoice) -> bool:
    """Whether a choice brings the baddie points of the day, in both languages."""
    said = "baddie points of the day" in choice.text.en.lower()
    assert ("points de vilains du jour" in choice.text.fr.lower()) == said
    return said


def test_there_are_thirty_classic_encounters_in_the_order_of_their_numbers() -> None:
    assert [encounter.key for encounter in CLASSIC] == [f"classic-{number:02}" for number in range(1, 31)]


def test_there_are_twelve_solo_six_special_and_twelve_tyrant_encounters_in_order() -> None:
    assert [encounter.deck for encounter in OTHERS] == ["solo"] * 12 + ["special"] * 6 + ["tyrant"] * 12


def test_all_sixty_cards_are_gathered_with_their_place_as_their_number() -> None:
    assert list(ENCOUNTERS) == CLASSIC + OTHERS
    assert [encounter.card for encounter in ENCOUNTERS] == list(range(60))
    assert [encounter.key for encounter in ENCOUNTERS] == list(GIVEN)
    assert len(BY_KEY) == 60
    assert all(BY_KEY[encounter.key].card == encounter.card for encounter in ENCOUNTERS)


@ruling("TMB-017")
@pytest.mark.parametrize(
    ("called", "callers"),
    [
        ("special-04", ["classic-02", "classic-21", "classic-22"]),
        ("special-05", ["classic-25"]),
        ("special-06", ["classic-13", "classic-23"]),
    ],
)
def test_a_card_that_calls_another_names_it_by_its_title(called: str, callers: list[str]) -> None:
    title = BY_KEY[called].title
    for language in ("en", "fr"):
        name = getattr(title, language)
        assert callers == [
            encounter.key
            for encounter in CLASSIC
            if any(name in getattr(words, language) for words in words_of(encounter))
        ]


@ruling("TMB-013")
@EVERY_CARD
def test_a_card_has_its_titles_its_deck_its_tyrant_its_source_and_its_mark(encounter: Encounter) -> None:
    row: dict[str, Any] = GIVEN[encounter.key]
    assert plain(encounter.title.en) == plain(row["title"])
    if "fr" in row:
        assert plain(encounter.title.fr) == plain(row["fr"])
    assert (encounter.deck, TYRANT_NAMES[encounter.tyrant]) == (row.get("deck", "classic"), row.get("tyrant", ""))
    assert encounter.source == "; ".join([SOURCES.get(source, source) for source in row["source"].split(" + ")])
    assert encounter.proposed == row.get("proposed", False)


@ruling("TMB-035", "TMB-036")
@EVERY_CARD
def test_a_card_gives_its_general_rewards(encounter: Encounter) -> None:
    assert numbers(encounter.rewards) == GIVEN[encounter.key]["rewards"]


@ruling("TMB-033", "TMB-035")
@EVERY_CHOICE
def test_a_choice_is_a_battle_or_peaceful_and_has_its_own_rewards(
    encounter: Encounter, choice: EncounterChoice, row: dict[str, Any]
) -> None:
    given = dict(row["rewards"])
    opened = given.pop("trove_shared") if (encounter.key, choice.key) == OPENED else 0
    assert choice.key == row["key"]
    assert is_fought(choice) == (row["kind"] == "battle")
    assert numbers(choice.rewards) == given
    assert (choice.gives is not None) == (row.get("gives", False) or opened == 1)


@ruling("TMB-101")
@pytest.mark.parametrize("encounter", CLASSIC, ids=[encounter.key for encounter in CLASSIC])
def test_a_battle_is_against_the_baddie_points_of_the_day_or_against_stacks_of_hp(encounter: Encounter) -> None:
    for choice in encounter.choices:
        points = is_fought(choice) and (encounter.key, choice.key) not in AGAINST_STACKS
        assert speaks_of_points(choice) == points


@ruling("TMB-101")
@CHOICE_OF_OTHERS
def test_a_choice_speaks_of_the_baddie_points_of_the_day_or_names_its_queue(
    choice: EncounterChoice, row: dict[str, Any]
) -> None:
    points = row.get("points", False)
    assert speaks_of_points(choice) == points
    named = is_fought(choice) and not points
    assert choice.text.en.startswith("Battle queue: ") == named
    assert choice.text.fr.startswith("File d’attente\u00a0: ") == named


@EVERY_CARD
def test_labels_are_short_and_no_two_of_a_card_are_alike(encounter: Encounter) -> None:
    for language in ("en", "fr"):
        labels = [getattr(choice.label, language) for choice in encounter.choices]
        assert len(set(labels)) == len(labels)
        assert all(len(label) <= 45 and label[-1] not in ".!?" for label in labels)


@EVERY_CARD
def test_all_sentences_end_and_all_numbers_are_the_same_in_both_languages(encounter: Encounter) -> None:
    for words in sentences_of(encounter):
        assert words.en.endswith((".", "?", "!")), words
        assert words.fr.endswith((".", "?", "!")), words
        assert digits(words.en) == digits(words.fr), words


@EVERY_CARD
def test_all_words_are_set_with_the_signs_of_their_language(encounter: Encounter) -> None:
    for words in words_of(encounter):
        assert well_set(words), words
