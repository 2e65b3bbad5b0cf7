"""Tewaren Gem."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.held_cards import open_locks
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from tests.games.too_many_bones.loots import camp
from tests.games.too_many_bones.roads import named


def test_a_tewaren_gem_is_a_locked_trove_in_recovery() -> None:
    story = camp({"Picket": "tewaren_gem"}, "Picket").does("play tewaren_gem").carries("Picket", 1).offers("sleep")
    assert open_locks(named(story.s, "Picket").bag[0]) == 0


def test_a_gem_is_gone_for_its_trove_which_may_be_too_much() -> None:
    story = camp({"Picket": "tewaren_gem"}, "Picket").does("play tewaren_gem").tells("LootDiscarded", who="Picket")
    assert story.s.adventure.loot_gone == [BY_KEY["tewaren_gem"].card]
