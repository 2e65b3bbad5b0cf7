"""What a table agrees on: an adventure against a tyrant, a battle that is ordered, or any battle."""

from __future__ import annotations

import pytest

from boneyard.core.decision import BadOptions
from boneyard.games.too_many_bones.content.chips import NOM, TYRANTS
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.ids import BOOMER, PICKET
from tests.rulings import ruling


def test_without_a_tyrant_there_is_a_battle_on_its_own() -> None:
    assert TOO_MANY_BONES.new(2, 1).journey is None


@ruling("TMB-013")
@pytest.mark.parametrize("tyrant", [tyrant.key for tyrant in TYRANTS])
def test_a_party_sets_out_against_the_tyrant_that_is_named(tyrant: str) -> None:
    road = TOO_MANY_BONES.new(2, 1, {"tyrant": tyrant}).road()
    assert (TYRANTS[[each.key for each in TYRANTS].index(tyrant)].chip, 1) == (road.tyrant, road.day)


def test_a_party_that_is_named_sets_out_as_written() -> None:
    s = TOO_MANY_BONES.new(2, 1, {"tyrant": "nom", "party": "Picket, Boomer"})
    assert [gearloc.gearloc for gearloc in s.party] == [PICKET, BOOMER]
    assert s.road().tyrant == NOM


@pytest.mark.parametrize(
    "options",
    [
        {"tyrant": "nom", "battle": "Picket, Boomer vs 4 points"},
        {"party": "Picket, Boomer"},
        {"tyrant": "nom", "party": "Picket"},
        {"battle": "Picket vs 4 points"},
    ],
    ids=["two things at once", "a party without a tyrant", "too few in the party", "too few in the battle"],
)
def test_a_table_that_cannot_be_laid_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOptions):
        TOO_MANY_BONES.new(2, 1, options)
