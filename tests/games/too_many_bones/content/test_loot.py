"""The cards of loot and trove, beside the table the rules give."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from boneyard.games.too_many_bones.content import loot
from boneyard.games.too_many_bones.content.loot import KEYS, ONE_BATTLE, PERMANENT, UNTIL_EMPTY, Loot
from boneyard.games.too_many_bones.loot import every_card
from boneyard.games.too_many_bones.loot.every_card import BY_KEY, CARDS, GIFTS, LOOT, TROVE
from tests.games.too_many_bones.content.given import PROPOSED, table, well_set
from tests.rulings import ruling

GIVEN = table("given_loot.toml")
LASTING = {"permanent": PERMANENT, "until empty": UNTIL_EMPTY, "one battle": ONE_BATTLE}
MOMENTS = (
    loot.OWN_TURN,
    loot.ANY_TIME,
    loot.OUTSIDE,
    loot.ROUND_START,
    loot.ROUND_END,
    loot.BADDIE_TURN,
    loot.ATTACKED,
    loot.BEFORE_BATTLE,
    loot.QUEUE,
    loot.ALWAYS,
    loot.TRAINING,
    loot.OWN_LOCKPICK,
    loot.ANY_LOCKPICK,
    loot.RECOVERY,
    loot.NEW_DAY,
    loot.BEFORE_ENCOUNTER,
)
ROWS = [
    (deck, card, name)
    for deck, made in (("loot", LOOT), ("trove", TROVE))
    for card, name in zip(made, GIVEN[deck], strict=True)
]
EVERY_CARD = pytest.mark.parametrize(("deck", "card", "name"), ROWS, ids=[card.key for _, card, _ in ROWS])


def test_there_are_29_kinds_of_loot_20_of_trove_and_two_gifts_with_numbers_that_are_their_places() -> None:
    assert (len(LOOT), len(TROVE), len(GIFTS)) == (29, 20, 2)
    assert LOOT + TROVE + GIFTS == CARDS
    assert [card.card for card in CARDS] == list(range(51))
    assert len(BY_KEY) == 51
    for language in ("en", "fr"):
        assert len({getattr(card.name, language) for card in CARDS}) == 51


def test_every_card_is_in_the_module_of_its_name_and_in_no_other() -> None:
    modules = [path for path in Path(every_card.__file__).with_name("cards").glob("*.py") if path.stem != "__init__"]
    registered = {path.stem: re.findall(r'\b(?:loot|gift)\(\s*"(\w+)"', path.read_text("utf-8")) for path in modules}
    assert registered == {key: [key] for key in KEYS}


@ruling("TMB-001", "TMB-019")
def test_the_loot_deck_has_40_cards_and_the_trove_deck_20() -> None:
    assert sum(card.copies for card in LOOT) == 40
    assert sum(card.copies for card in TROVE) == 20


@ruling("TMB-001", "TMB-081", "TMB-082", "TMB-083")
@EVERY_CARD
def test_a_card_says_what_is_known_of_it_and_else_what_is_proposed(deck: str, card: Loot, name: str) -> None:
    row: dict[str, Any] = GIVEN[deck][name]
    assert card.name.en.replace("’", "'") == name
    if "fr" in row:
        assert card.name.fr == row["fr"]
    assert card.copies == row["copies"]
    assert card.uses == LASTING.get(row["uses"], row["uses"])
    assert card.heavy == row["heavy"]
    assert card.when == row["when"]
    assert card.when in MOMENTS
    assert card.once == row.get("once", "")
    assert card.chips == row.get("chips", 0)
    assert card.source
    for field in ("copies", "uses", "heavy", "when"):
        assert PROPOSED[f"{deck}.{card.key}.{field}"] == (field in row["proposed"]), field


@ruling("TMB-088", "TMB-098")
@EVERY_CARD
def test_trove_has_a_lever_a_trip_and_a_force_lock_and_loot_has_none(deck: str, card: Loot, name: str) -> None:
    row: dict[str, Any] = GIVEN[deck][name]
    assert [f"{value}{letter}" for letter, value in card.locks] == row.get("locks", [])
    assert [letter for letter, _ in card.locks] == (["L", "T", "F"] if deck == "trove" else [])
    if deck == "trove":
        assert PROPOSED[f"trove.{card.key}.locks"]


@ruling("TMB-085")
@EVERY_CARD
def test_an_extension_of_the_backup_plan_has_its_cost(deck: str, card: Loot, name: str) -> None:
    assert card.extension == GIVEN[deck][name].get("extension", 0)
    assert card.extension == 0 or card.when == loot.OWN_TURN


def test_four_troves_have_a_lock_of_5_so_that_a_card_that_looks_for_one_finds_it() -> None:
    hard = [card.key for card in TROVE if any(value == 5 for _, value in card.locks)]
    assert hard == [
        "hunters_body_count_necklace",
        "micro_neural_implant",
        "shoulder_mounted_rock_slinger",
        "utility_belt",
    ]


@ruling("TMB-043")
@pytest.mark.parametrize(
    ("key", "readings"),
    [
        ("flare_distraction", ["never fewer than 0", "tyrant"]),
        ("fortunate_discovery", ["from the tray", "Axe Collector to 3", "nothing for Body Count"]),
        ("fresh_bog_meat", ["before the start-of-turn effects"]),
        ("last_battle_stew", ["Without chips it is discarded"]),
        ("mech_pick", ["after all reductions", "without dice or roll"]),
        ("multi_tool", ["after the roll", "Adds up"]),
        ("red_minotaur", ["after all re-rolls", "not add up", "wait for the roll"]),
        ("reflex_powder", ["you have seen", "keep what it shows then"]),
        ("rusty_optics", ["noted changes", "before anybody enters"]),
        ("skinning_knife", ["no tyrant", "later ones too"]),
        ("spirits_of_ebon", ["not put on you at all"]),
        ("tattered_map", ["Not on a day for the tyrant"]),
        ("throwing_axe", ["It is an attack", "may be kept", "whoever your target is"]),
        ("treasure_trove_map", ["Outside battle"]),
        ("troll_brew", ["not at +6", "gain 1 HP", "may knock you out"]),
        ("utility_parts", ["skill die to its slot", "white die"]),
        ("utility_belt", ["skill die to its slot", "white die"]),
        ("zelfey_root", ["on your turn", "from the next round on"]),
        ("raider_armor", ["No die changes twice in a roll", "Not in training"]),
        ("dex_infuser", ["at once", "target must be in range"]),
        ("exploding_shrooms", ["never less than 1", "still costs 6"]),
        ("flash_arrows", ["1 defense die", "free Active slot", "as it lies"]),
        ("hunters_body_count_necklace", ["no Dex", "still counts", "tyrants do not"]),
        ("lightning_on_a_stick", ["any 1-pt or 5-pt baddie on the mat"]),
        ("locksmith_manual", ["never less than 1", "encounters too"]),
        ("maximizer_stim", ["printed on your mat", "above the new maximum are lost; then"]),
        ("mechanical_squirrel", ["on top of the queue", "end of round 1", "not set off", "No tyrants"]),
        ("micro_neural_implant", ["before anything is resolved", "at least one opponent in range"]),
        ("shoulder_mounted_rock_slinger", ["if you still stand", "no attack of your turn"]),
        ("small_spotting_scope", ["Outside battle", "once per day"]),
    ],
)
def test_where_a_card_is_unclear_its_text_says_how_it_is_read(key: str, readings: list[str]) -> None:
    for reading in readings:
        assert reading in BY_KEY[key].text.en, reading


@EVERY_CARD
def test_a_card_that_may_be_used_once_says_so(deck: str, card: Loot, name: str) -> None:
    for span, said in (
        ("battle", ("nce per battle", "ne fois par combat")),
        ("day", ("nce per day", "ne fois par jour")),
    ):
        assert (said[0] in card.text.en) == (said[1] in card.text.fr) == (card.once == span)


@EVERY_CARD
def test_the_same_numbers_stand_in_both_languages(deck: str, card: Loot, name: str) -> None:
    written = {"en": card.text.en, "fr": card.text.fr.replace("une fois par", "").replace("Une fois par", "")}
    numbers = {language: sorted(sign for sign in text if sign.isdigit()) for language, text in written.items()}
    spelled_out = {"laser_pointer", "shock_inducer", "tattered_map"}  # where French says « une »
    assert numbers["en"] == numbers["fr"] or card.key in spelled_out


def test_all_words_are_set_with_the_signs_of_their_language() -> None:
    for card in CARDS:
        assert well_set(card.name), card.name
        assert well_set(card.text), card.text
