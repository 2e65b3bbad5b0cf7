"""The seven tyrants' cards."""

from __future__ import annotations

import pytest

from boneyard.core.decision import Words
from boneyard.games.too_many_bones.baddies.tyrants.every_tyrant import CHALLENGES
from boneyard.games.too_many_bones.baddies.tyrants.gendricks import ORB_HP
from boneyard.games.too_many_bones.baddies.tyrants.goblin_king import THRONE_HP
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.content.tyrant_cards import TYRANT_CARDS, TyrantCard
from boneyard.games.too_many_bones.model.ids import TYPES
from tests.games.too_many_bones.content.given import GIVEN, digits, well_set
from tests.rulings import ruling

BY_KEY = {card.chip.key: card for card in TYRANT_CARDS}
RULED = ["nom", "drellen", "gendricks", "goblin_king"]  # those whose battles have rules of their own

EVERY_CARD = pytest.mark.parametrize("card", TYRANT_CARDS, ids=list(BY_KEY))


def words_of(card: TyrantCard) -> list[Words]:
    """Every word of a card."""
    return [card.line, card.setup] if card.rules is None else [card.line, card.setup, card.rules]


@ruling("TMB-013")
@EVERY_CARD
def test_a_card_says_the_days_the_progress_and_the_types(card: TyrantCard) -> None:
    row = GIVEN["tyrants"][card.chip.name.en]
    assert (card.days, card.progress) == (row["days"], row["progress"])
    assert [TYPES[type_] for type_ in card.types] == row["types"]


def test_every_tyrant_has_a_card_in_the_order_of_the_chips_and_four_have_rules_of_their_own() -> None:
    assert tuple([card.chip for card in TYRANT_CARDS]) == TYRANTS
    assert [key for key, card in BY_KEY.items() if card.rules is not None] == RULED


@ruling("TMB-044")
@EVERY_CARD
def test_a_card_tells_of_baddie_points_and_spares_a_party_of_one_where_the_battle_does(card: TyrantCard) -> None:
    points = CHALLENGES[card.chip.key].brings_points
    assert ("addie points of the day, none for a party of one" in card.setup.en) == points
    assert ("oints de vilains du jour, aucun pour un gearloc seul" in card.setup.fr) == points


@ruling("TMB-061")
def test_only_dusters_place_had_to_be_proposed() -> None:
    assert [key for key, card in BY_KEY.items() if card.proposed] == ["duster"]


@ruling("TMB-054", "TMB-056")
def test_the_orb_and_the_throne_have_the_hp_that_the_facts_give_them() -> None:
    orb, throne = BY_KEY["gendricks"].rules, BY_KEY["goblin_king"].setup
    assert orb is not None
    assert (f"{ORB_HP} HP" in orb.en, f"{ORB_HP} PV" in orb.fr) == (True, True)
    assert (f"{THRONE_HP} HP" in throne.en, f"{THRONE_HP} PV" in throne.fr) == (True, True)


@EVERY_CARD
def test_all_words_are_set_with_the_signs_of_their_language(card: TyrantCard) -> None:
    assert card.source
    for words in words_of(card):
        assert words.en.endswith("."), words
        assert words.fr.endswith("."), words
        assert digits(words.en) == digits(words.fr), words
        assert well_set(words), words
