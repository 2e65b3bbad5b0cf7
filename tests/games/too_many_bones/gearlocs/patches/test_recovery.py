"""Patches: Recovery and Major Recovery."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle
from tests.rulings import ruling


@ruling("TMB-127")
def test_recovery_heals_patches_by_1_whenever_his_turn_starts() -> None:
    battle("Patches 2/4 at b2 | Cave Bear 6 at b3").begins().shows("Patches 3/4")


def test_major_recovery_lets_the_healing_go_to_any_gearloc() -> None:
    story = battle("Patches 2/4 at b2 [innate +1], Boomer 1/3 at c1 | Cave Bear 6 at b3")
    story.asks("recovery").does("at boomer").shows("Patches 2/4", "Boomer 2/3")


@ruling("TMB-159")
def test_six_bones_buy_major_recovery_and_with_it_1_health_and_its_hp() -> None:
    story = battle("Patches 2/4 at b2 [plan: 1 1 1 1 1 2] | Cave Bear 6 at b3", passing=("move", "target", "dice"))
    story.does("plan 6").shows("Patches 4/5 [innate +1; plan: nothing]")
    story.tells("StatRaised", who="Patches", stat="health", value=5).tells("Healed", who="Patches", amount=1)


@ruling("TMB-070")
def test_a_health_die_that_shows_6_cannot_grow() -> None:
    story = battle("Patches 9/10 at b2 [plan: 1 1 1 1 1 2] | Cave Bear 6 at b3", passing=("move", "target", "dice"))
    story.does("plan 6").shows("Patches 10/10 [innate +1]").never_tells("StatRaised")
