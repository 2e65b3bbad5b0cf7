"""Sparring Weapon."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import ATTACK, DEFENSE
from tests.games.too_many_bones.loots import trains
from tests.rulings import ruling


@ruling("TMB-066")
def test_a_sparring_weapon_forgives_a_single_bones_in_every_attempt() -> None:
    story = trains("sparring_weapon", ATTACK, "attack bones", "attack 1", "attack 1").tells("StatRaised")
    story.has("Tantrum", "sparring_weapon")
    dice = ("defense bones", "defense bones", "defense 1", "defense bones")
    trains("sparring_weapon", DEFENSE, *dice).tells("StatRaised", stat="defense")
