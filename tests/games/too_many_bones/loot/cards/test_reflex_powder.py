"""Reflex Powder."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import ATTACK
from tests.games.too_many_bones.loots import FROG, PICKET, fight, left, picks, sets_out, trains
from tests.rulings import ruling


def test_reflex_powder_rolls_the_initiative_die_again() -> None:
    dice = ("picket initiative 5", "picket initiative 2")
    story = sets_out({"Picket": "reflex_powder"}, 1, *dice).asks("initiative_again").does("play reflex_powder", "no")
    assert story.told("InitiativeSet", who="Picket") == 2


def test_powder_is_used_up_by_the_second_initiative_die_and_the_last_one_stands() -> None:
    dice = ("picket initiative 5", "picket initiative 2", "picket initiative 5")
    story = sets_out({"Picket": "reflex_powder"}, 1, *dice).does("play reflex_powder", "play reflex_powder")
    story.has("Picket", "nothing").asks("place")
    assert story.told("InitiativeSet", who="Picket") == 3


@ruling("TMB-073")
def test_reflex_powder_rolls_a_training_die_again() -> None:
    story = trains("reflex_powder", ATTACK, "attack bones", "attack 1", "attack 1", "attack 2")
    story.does("play reflex_powder").tells("StatRaised", stat="attack")


@ruling("TMB-286")
def test_reflex_powder_rolls_an_action_die_again_but_not_the_intuition_die() -> None:
    story = picks({"Picket": "reflex_powder"}, "9L", 0, 0, 0, 0, 1).does("play reflex_powder")
    story.asks("lock_die", "reroll grey", "reroll brown", "reroll yellow").does("reroll grey").tells("LockDieRerolled")


@ruling("TMB-083")
def test_reflex_powder_rolls_a_die_of_the_turn_again() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "reflex_powder"}, "attack bones", "attack 2")
    story.does("stay", "target c3", "add attack", "roll", "play reflex_powder", "reroll attack", "hit 2")
    story.shows("Bog Frog 2")
    assert left(story, "Picket") == 1
