"""Utility Belt."""

from __future__ import annotations

from tests.games.too_many_bones.loots import extends


def test_a_utility_belt_brings_back_a_die_once_per_battle() -> None:
    story = extends("Picket 5/5 at c2 [spent defense 1; plan: 1 1]", "utility_belt")
    story.does("play utility_belt", "gain defense").lacks("Picket", "spent defense").special_rules("Spent")
