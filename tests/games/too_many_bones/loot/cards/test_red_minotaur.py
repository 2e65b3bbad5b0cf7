"""Red Minotaur."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import ATTACK
from tests.games.too_many_bones.loots import trains
from tests.rulings import ruling


@ruling("TMB-073")
def test_a_red_minotaur_forgives_a_single_bones_after_the_roll() -> None:
    story = trains("red_minotaur", ATTACK, "attack bones", "attack 1", "attack 1")
    story.does("play red_minotaur").tells("StatRaised", stat="attack").has("Tantrum", "nothing")
    trains("red_minotaur", ATTACK, "attack bones", "attack bones", "attack 1").tells("TrainingFailed")
