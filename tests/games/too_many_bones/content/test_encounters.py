"""The classic encounters, beside the table the rules give."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.decision import Words
from boneyard.core.fields import fields
from boneyard.games.too_many_bones.content.cards import Choice, Encounter
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.content.encounters.classic_first import FIRST_CLASSIC
from boneyard.games.too_many_bones.content.encounters.classic_second import SECOND_CLASSIC
from boneyard.games.too_many_bones.model.rewards import Rewards
from tests.rulings import ruling

GIVEN: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("given_encounters_classic.toml").read_text(encoding="utf-8")
)
CLASSIC = FIRST_CLASSIC + SECOND_CLASSIC
SOURCES = {"companion": "encounter cards, fan translation", "rulebook": "rulebook FR"}
OPENED = ("classic-24", "A")  # its trove is the card opened, not one more to draw (TMB-043)

EVERY_CARD = pytest.mark.parametrize(
    ("encounter", "row"),
    list(zip(CLASSIC, GIVEN.values(), strict=True)),
    ids=[encounter.key for encounter in CLASSIC],
)
EVERY_ENCOUNTER = pytest.mark.parametrize("encounter", CLASSIC, ids=[encounter.key for encounter in CLASSIC])
EVERY_CHOICE = pytest.mark.parametrize(
    ("encounter", "choice", "row"),
    [
        (encounter, choice, row)
        for encounter in CLASSIC
        for choice, row in zip(encounter.choices, GIVEN[encounter.key]["choices"], strict=True)
    ],
    ids=[f"{encounter.key}-{choice.key}" for encounter in CLASSIC for choice in encounter.choices],
)


def plain(text: str) -> str:
    """A title however its apostrophes and dots are set."""
    return text.replace("’", "'").replace("…", "...")


def numbers(rewards: Rewards) -> dict[str, int]:
    """The rewards that a number says."""
    found = {name: getattr(rewards, name) for name in fields(Rewards)}
    return {name: number for name, number in found.items() if number}


def digits(text: str) -> list[str]:
    """The numbers of a sentence, the order of words apart."""
    return sorted("".join([sign if sign.isdigit() else " " for sign in text]).split())


def words_of(encounter: Encounter) -> list[Words]:
    """Every word of a card."""
    found = [encounter.title, encounter.premise]
    for choice in encounter.choices:
        found += [choice.label, choice.text]
        if choice.gives is not None:
            found.append(choice.gives)
    return found


def test_there_are_thirty_classic_encounters_in_the_order_of_their_numbers() -> None:
    assert [encounter.key for encounter in CLASSIC] == [f"classic-{number:02}" for number in range(1, 31)]
    assert list(GIVEN) == [encounter.key for encounter in CLASSIC]
    assert (len(FIRST_CLASSIC), len(SECOND_CLASSIC)) == (15, 15)


def test_all_sixty_cards_are_gathered_with_their_place_as_their_number() -> None:
    assert [encounter.card for encounter in ENCOUNTERS] == list(range(60))
    assert ENCOUNTERS[:30] == CLASSIC
    assert list(BY_KEY) == [encounter.key for encounter in ENCOUNTERS]
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


@EVERY_CARD
def test_a_card_has_its_titles_its_source_and_its_mark(encounter: Encounter, row: dict[str, Any]) -> None:
    assert plain(encounter.title.en) == row["title"]
    if "fr" in row:
        assert plain(encounter.title.fr) == row["fr"]
    assert encounter.source == "; ".join([SOURCES.get(source, source) for source in row["source"].split(" + ")])
    assert encounter.proposed == row.get("proposed", False)
    assert (encounter.deck, encounter.tyrant) == ("classic", "")


@ruling("TMB-035", "TMB-036")
@EVERY_CARD
def test_a_card_gives_its_general_rewards(encounter: Encounter, row: dict[str, Any]) -> None:
    assert numbers(encounter.rewards) == row["rewards"]


@ruling("TMB-033", "TMB-035")
@EVERY_CHOICE
def test_a_choice_is_a_battle_or_peaceful_and_has_its_own_rewards(
    encounter: Encounter, choice: Choice, row: dict[str, Any]
) -> None:
    given = dict(row["rewards"])
    opened = given.pop("trove_shared") if (encounter.key, choice.key) == OPENED else 0
    assert choice.key == row["key"]
    assert choice.battle == (row["kind"] == "battle")
    assert numbers(choice.rewards) == given
    assert (choice.gives is not None) == (row.get("gives", False) or opened == 1)


@ruling("TMB-101")
@EVERY_ENCOUNTER
def test_a_battle_is_against_the_baddie_points_of_the_day_or_against_stacks_of_hp(encounter: Encounter) -> None:
    for choice in encounter.choices:
        points = choice.battle and (encounter.key, choice.key) not in (("classic-13", "B"), ("classic-25", "A"))
        assert ("baddie points of the day" in choice.text.en.lower()) == points
        assert ("points de vilains du jour" in choice.text.fr.lower()) == points


@EVERY_ENCOUNTER
def test_labels_are_short_and_no_two_of_a_card_are_alike(encounter: Encounter) -> None:
    for language in ("en", "fr"):
        labels = [getattr(choice.label, language) for choice in encounter.choices]
        assert len(set(labels)) == len(labels)
        assert all(len(label) <= 45 and label[-1] not in ".!?" for label in labels)


@EVERY_ENCOUNTER
def test_all_sentences_end_and_all_numbers_are_the_same_in_both_languages(encounter: Encounter) -> None:
    for words in [
        encounter.premise,
        *[choice.text for choice in encounter.choices],
        *[choice.gives for choice in encounter.choices if choice.gives is not None],
    ]:
        assert words.en.endswith((".", "?", "!")), words
        assert words.fr.endswith((".", "?", "!")), words
        assert digits(words.en) == digits(words.fr), words


@EVERY_ENCOUNTER
def test_all_words_are_set_with_the_signs_of_their_language(encounter: Encounter) -> None:
    for words in words_of(encounter):
        assert words.en
        assert words.fr
        assert "'" not in words.en + words.fr, words
        assert "  " not in words.en + words.fr, words
        for sign in ";!?":
            assert f" {sign}" not in words.fr, words
            assert words.fr.count(sign) == words.fr.count(f"\u202f{sign}"), words
        assert " :" not in words.fr, words
        assert words.fr.count(":") == words.fr.count("\u00a0:"), words
        assert words.fr.count("«") == words.fr.count("«\u00a0"), words
        assert words.fr.count("»") == words.fr.count("\u00a0»"), words
