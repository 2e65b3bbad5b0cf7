"""Tantrum's backup plan."""

from __future__ import annotations

from tests.games.too_many_bones.stories import Story, battle
from tests.rulings import ruling


def planning(gearloc: str, *answers: str) -> Story:
    """Tantrum stays, rolls nothing and uses his backup plan."""
    return battle(f"{gearloc} | Wild Boar 3 at b3", passing=("move", "target", "dice")).does(*answers)


def test_one_bone_makes_him_angrier() -> None:
    planning("Tantrum 4/4 at b2 [plan: 1]", "plan 1").lies("Tantrum", active="rage 1.2", plan="nothing")


def test_two_bones_calm_him_down() -> None:
    planning("Tantrum 4/4 at b2 [active: rage 2.0; plan: 1 1]", "plan 2").lies("Tantrum", active="rage 1.8")


def test_there_is_no_getting_angry_without_rage_nor_calming_down_from_the_bottom() -> None:
    planning("Tantrum 4/4 at b2 [plan: 1 1; exhausted: rage]").does_not_offer("plan")
    planning("Tantrum 4/4 at b2 [plan: 1 1]").does_not_offer("plan 2")
    planning("Tantrum 4/4 at b2 [innate +1; active: rage 1.8; plan: 1]").does_not_offer("plan 1")


@ruling("TMB-158")
def test_three_bones_buy_nothing() -> None:
    planning("Tantrum 4/4 at b2 [plan: 1 1 1]").offers("plan 1").does_not_offer("plan 3")


def test_four_bones_bring_three_axes() -> None:
    planning("Tantrum 4/4 at b2 [axe collector 1; plan: 1 1 1 1]", "plan 4").shows("Tantrum 4/4 [axe collector 3]")


def test_five_bones_give_back_4_hp() -> None:
    planning("Tantrum 1/6 at b2 [plan: 1 1 1 1 1]", "plan 5").shows("Tantrum 5/6 [plan: nothing]")


@ruling("TMB-153")
def test_axes_and_hp_that_are_not_missing_cannot_be_bought() -> None:
    story = planning("Tantrum 4/4 at b2 [axe collector 3; plan: 1 1 1 1 1]")
    story.does_not_offer("plan 4", "plan 5")


@ruling("TMB-159")
def test_bones_from_rage_may_pay_for_fearless_rage() -> None:
    story = planning("Tantrum 4/4 at b2 [active: rage 1.6; plan: 1 1 1]", "act rage", "plan 6")
    story.shows("Tantrum 4/4 [innate +1; plan: nothing]")
