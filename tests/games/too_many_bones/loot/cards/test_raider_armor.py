"""Raider Armor."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import DEFENSE
from tests.games.too_many_bones.loots import FROG, PICKET, fight, sets_out, trains


def test_raider_armor_turns_a_1_to_2_and_bones_to_1_but_no_die_twice() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "raider_armor"}, "defense bones", "defense 1")
    story.does("stay", "no target", "add defense", "add defense")
    story.offers("turn defense 1", "turn defense 2").does("turn defense 1").does("shield 1")
    story.does("turn defense 2").does_not_offer("turn").does("shield 2").lies("Picket", active="defense 1, defense 2")


def test_a_die_turned_by_raider_armor_is_not_turned_again() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "raider_armor"}, "defense bones")
    story.does("stay", "no target", "add defense", "roll", "turn defense 1").does_not_offer("turn")


def test_raider_armor_works_on_the_shield_wall_but_not_in_training() -> None:
    dice = ("picket initiative 2", "defense bones", "defense 1")
    story = sets_out({"Picket": "raider_armor"}, 1, *dice)
    story.does("at a2", "yes").lies("Picket", active="defense 1, defense 2")
    trains("raider_armor", DEFENSE, "defense bones", "defense 1", "defense bones").tells("TrainingFailed")
