"""The solo, special and tyrant encounters, beside the table the rules give."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.decision import Words
from boneyard.core.fields import fields
from boneyard.games.too_many_bones.content.cards import Encounter, PrintedChoice
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.content.encounters.solo import SOLO
from boneyard.games.too_many_bones.content.encounters.special import SPECIAL
from boneyard.games.too_many_bones.content.encounters.tyrant import TYRANT
from boneyard.games.too_many_bones.model.rewards import Rewards
from tests.rulings import ruling

GIVEN: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("given_encounters_other.toml").read_text(encoding="utf-8")
)
CARDS = SOLO + SPECIAL + TYRANT
SOURCES = {"companion": "encounter cards, fan translation", "rulebook": "rulebook FR"}
TYRANT_NAMES = {"": "", **{tyrant.key: tyrant.name.en for tyrant in TYRANTS}}

EVERY_CARD = pytest.mark.parametrize(
    ("encounter", "row"),
    list(zip(CARDS, GIVEN.values(), strict=True)),
    ids=[encounter.key for encounter in CARDS],
)
EVERY_ENCOUNTER = pytest.mark.parametrize("encounter", CARDS, ids=[encounter.key for encounter in CARDS])
EVERY_CHOICE = pytest.mark.parametrize(
    ("choice", "row"),
    [
        (choice, row)
        for encounter in CARDS
        for choice, row in zip(encounter.choices, GIVEN[encounter.key]["choices"], strict=True)
    ],
    ids=[f"{encounter.key}-{choice.key}" for encounter in CARDS for choice in encounter.choices],
)


def plain(text: str) -> str:
    """A title however its apostrophes, dots and spaces are set."""
    return text.replace("’", "'").replace("…", "...").replace("\u202f", " ")


def numbers(rewards: Rewards) -> dict[str, int]:
    """The rewards that a number says."""
    found = {name: getattr(rewards, name) for name in fields(Rewards)}
    return {name: number for name, number in found.items() if number}


def digits(text: str) -> list[str]:
    """The numbers of a sentence, the order of words apart."""
    return sorted("".join([sign if sign.isdigit() else " " for sign in text]).split())


def sentences_of(encounter: Encounter) -> list[Words]:
    """The premise, and what each choice asks and gives."""
    given = [choice.gives for choice in encounter.choices if choice.gives is not None]
    return [encounter.premise, *[choice.text for choice in encounter.choices], *given]


def test_there_are_twelve_solo_six_special_and_twelve_tyrant_encounters_in_order() -> None:
    assert (len(SOLO), len(SPECIAL), len(TYRANT)) == (12, 6, 12)
    assert [encounter.key for encounter in CARDS] == list(GIVEN)


@ruling("TMB-013")
@EVERY_CARD
def test_a_card_has_its_titles_its_deck_its_tyrant_and_its_source(encounter: Encounter, row: dict[str, Any]) -> None:
    assert plain(encounter.title.en) == row["title"]
    if "fr" in row:
        assert plain(encounter.title.fr) == row["fr"]
    assert (encounter.deck, TYRANT_NAMES[encounter.tyrant]) == (row["deck"], row.get("tyrant", ""))
    assert encounter.source == "; ".join([SOURCES.get(source, source) for source in row["source"].split(" + ")])
    assert not encounter.proposed


@ruling("TMB-035", "TMB-036")
@EVERY_CARD
def test_a_card_gives_its_general_rewards(encounter: Encounter, row: dict[str, Any]) -> None:
    assert numbers(encounter.rewards) == row["rewards"]


@ruling("TMB-033", "TMB-035")
@EVERY_CHOICE
def test_a_choice_is_a_battle_or_peaceful_and_has_its_own_rewards(choice: PrintedChoice, row: dict[str, Any]) -> None:
    assert choice.key == row["key"]
    assert choice.battle == (row["kind"] == "battle")
    assert numbers(choice.rewards) == row["rewards"]
    assert (choice.gives is not None) == row.get("gives", False)


@ruling("TMB-101")
@EVERY_CHOICE
def test_a_choice_speaks_of_the_baddie_points_of_the_day_or_names_its_queue(
    choice: PrintedChoice, row: dict[str, Any]
) -> None:
    points = row.get("points", False)
    assert ("baddie points of the day" in choice.text.en.lower()) == points
    assert ("points de vilains du jour" in choice.text.fr.lower()) == points
    named = choice.battle and not points
    assert choice.text.en.startswith("Battle queue: ") == named
    assert choice.text.fr.startswith("File d’attente\u00a0: ") == named


@EVERY_ENCOUNTER
def test_labels_are_short_and_no_two_of_a_card_are_alike(encounter: Encounter) -> None:
    for language in ("en", "fr"):
        labels = [getattr(choice.label, language) for choice in encounter.choices]
        assert len(set(labels)) == len(labels)
        assert all(len(label) <= 45 and label[-1] not in ".!?" for label in labels)


@EVERY_ENCOUNTER
def test_all_sentences_end_and_all_numbers_are_the_same_in_both_languages(encounter: Encounter) -> None:
    for words in sentences_of(encounter):
        assert words.en.endswith((".", "?", "!")), words
        assert words.fr.endswith((".", "?", "!")), words
        assert digits(words.en) == digits(words.fr), words


@EVERY_ENCOUNTER
def test_all_words_are_set_with_the_signs_of_their_language(encounter: Encounter) -> None:
    for words in [encounter.title, *sentences_of(encounter), *[choice.label for choice in encounter.choices]]:
        assert words.en
        assert words.fr
        assert "'" not in words.en + words.fr, words
        assert "  " not in words.en + words.fr, words
        for sign in ";!?":
            assert words.fr.count(sign) == words.fr.count(f"\u202f{sign}"), words
        assert words.fr.count(":") == words.fr.count("\u00a0:"), words
        assert words.fr.count("«") == words.fr.count("«\u00a0"), words
        assert words.fr.count("»") == words.fr.count("\u00a0»"), words
