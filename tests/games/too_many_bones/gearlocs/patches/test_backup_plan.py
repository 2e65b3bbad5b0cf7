"""Patches' backup plan."""

from __future__ import annotations

from tests.games.too_many_bones.stories import Story, battle, rolls
from tests.rulings import ruling


def planning(bones: str, more: str = "") -> Story:
    """Patches with bones, and a target before him."""
    picture = f"Patches 4/4 at b2 [plan: {bones}{more}], Tantrum 2/8 at c2 | Cave Bear 6 at b3, Bog Frog 4 at d4"
    return battle(picture, passing=("move", "dice")).does("target b3")


@ruling("TMB-157")
def test_two_bones_heal_a_gearloc_by_1() -> None:
    planning("1 1").does("plan 2 tantrum").shows("Tantrum 3/8", "Patches 4/4 [plan: nothing]")


@ruling("TMB-162")
def test_three_bones_jab_the_target_for_2() -> None:
    planning("1 1 1").does("plan 3").shows("Cave Bear 4")


def test_four_bones_find_a_consumable_to_roll_on_a_later_turn() -> None:
    story = planning("1 1 1 1").does("plan 4")
    story.asks("consumable", "gain liquid-life", "gain poison-dart", "gain e-cells")
    story.does("gain poison-dart").shows("Patches 4/4 [poison dart]")


@ruling("TMB-149")
def test_cells_are_rolled_as_they_are_found_and_locked() -> None:
    story = planning("1 1 1 1")
    story.s.rng = rolls("e cells 3")
    story.does("plan 4", "gain e-cells").lies("Patches", locked="e cells 3").tells("Rolled", dice="e cells 3")


def test_what_he_has_he_does_not_find_again() -> None:
    picture = "Patches 4/4 at b2 [liquid life, poison dart; plan: 1 1 1 1; locked: e cells 1] | Cave Bear 6 at b3"
    battle(picture, passing=("move", "target", "dice")).does_not_offer("plan 4")


@ruling("TMB-182")
def test_five_bones_overcharge_a_cell() -> None:
    story = planning("1 1 1 1 1", "; locked: e cells 2")
    story.does("plan 5 b3").shows("Cave Bear 2").lies("Patches", locked="e cells 1")


def test_without_a_cell_there_is_no_overcharge() -> None:
    planning("1 1 1 1 1").does_not_offer("plan 5")
