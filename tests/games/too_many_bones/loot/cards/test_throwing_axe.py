"""Throwing Axe."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, PICKET, fight, left
from tests.rulings import ruling


@ruling("TMB-137", "TMB-141")
def test_a_throwing_axe_hits_any_unit_and_is_an_attack() -> None:
    story = fight(f"{PICKET} | {FROG}, Goblin Cheat 2 at a4", {"Picket": "throwing_axe"}, "attack 1")
    story.does("play throwing_axe a4").shows("Goblin Cheat 1")
    assert left(story, "Picket") == 1
    assert story.s.turn.attacked == 1 << story._unit("Goblin Cheat")


@ruling("TMB-087", "TMB-154")
def test_the_bones_of_a_throwing_axe_may_be_kept() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "throwing_axe"}, "attack bones", "defense 1")
    story.does("play throwing_axe c3", "stay", "no target", "add defense", "roll", "keep").shows("Picket 5/5 [plan: 1]")


def test_an_axe_makes_tantrum_angry_once_a_turn() -> None:
    story = fight(f"Tantrum 4/4 at c2 | {FROG}", {"Tantrum": "throwing_axe"}, "attack 1", "attack 1")
    story.does("play throwing_axe c3", "stay", "target c3", "add attack", "roll")
    assert story.told("DieTurned", who="Tantrum") == 1


@ruling("TMB-137", "TMB-290")
def test_break_answers_a_throwing_axe() -> None:
    story = fight(f"{PICKET} | Clay Golem 3 at c3", {"Picket": "throwing_axe"}, "attack 1")
    story.does("play throwing_axe c3").shows("Clay Golem 2", "Picket 5/5 [spent attack 1]")


def test_a_throwing_axe_may_strike_a_friend_and_is_discarded_after_two_throws() -> None:
    story = fight(f"{PICKET}, Boomer 3/3 at a1 | {FROG}", {"Picket": "throwing_axe"}, "attack 1", "attack 2")
    story.does("play throwing_axe boomer").shows("Boomer 2/3").does("play throwing_axe c3").shows("Bog Frog 2")
    story.has("Picket", "nothing")
