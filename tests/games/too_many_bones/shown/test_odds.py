"""How likely a training attempt is to succeed (TMB-064 to TMB-070)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.content.facts import FACTS
from boneyard.games.too_many_bones.model.ids import ATTACK, DEFENSE, DEX, HEALTH
from boneyard.games.too_many_bones.shown.odds import chance_of_training
from tests.games.too_many_bones.roads import encounter, named, table
from tests.rulings import ruling


@ruling("TMB-064")
def test_health_and_dex_are_certain() -> None:
    s = table("Picket")
    assert [chance_of_training(s, named(s, "Picket"), stat) for stat in (HEALTH, DEX)] == [1.0, 1.0]


@ruling("TMB-065")
def test_one_attack_die_fails_on_its_bones() -> None:
    s = table("Picket")
    bones = FACTS["dice.attack"].count("bones")
    assert chance_of_training(s, named(s, "Picket"), ATTACK) == pytest.approx(1 - bones / 6)


@ruling("TMB-066")
def test_defense_dice_with_bones_have_a_second_throw() -> None:
    s = table("Picket")
    each = FACTS["dice.defense"].count("bones") / 6
    assert chance_of_training(s, named(s, "Picket"), DEFENSE) == pytest.approx((1 - each**2) ** 2)


@ruling("TMB-070")
def test_a_stat_at_its_highest_cannot_be_trained() -> None:
    s = table("Picket")
    named(s, "Picket").trained[HEALTH] = 6
    assert chance_of_training(s, named(s, "Picket"), HEALTH) == 0.0


@ruling("TMB-063")
def test_where_no_attempt_fails_attack_and_defense_are_certain_too() -> None:
    """Special-05: the points of the card are sure."""
    s = encounter("special-05", party="Picket").does("choose b").asks("train").s
    assert [chance_of_training(s, named(s, "Picket"), stat) for stat in (ATTACK, DEFENSE)] == [1.0, 1.0]
