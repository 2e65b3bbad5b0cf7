"""Pip-Loc 2000."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import ATTACK, DEFENSE
from tests.games.too_many_bones.loots import trains
from tests.rulings import ruling


@ruling("TMB-066")
def test_a_pip_loc_forgives_a_single_bones_in_every_attempt() -> None:
    story = trains("pip_loc_2000", ATTACK, "attack bones", "attack 1", "attack 1").tells("StatRaised")
    story.has("Tantrum", "pip_loc_2000")
    dice = ("defense bones", "defense bones", "defense 1", "defense bones")
    trains("pip_loc_2000", DEFENSE, *dice).tells("StatRaised", stat="defense")


@ruling("TMB-066")
def test_it_does_not_add_up_with_a_sparring_weapon() -> None:
    both = "sparring_weapon, pip_loc_2000"
    trains(both, ATTACK, "attack bones", "attack bones", "attack 1").tells("TrainingFailed")
