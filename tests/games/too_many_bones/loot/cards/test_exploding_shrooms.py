"""Exploding Shrooms."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, fight
from tests.rulings import ruling


@ruling("TMB-085")
def test_shrooms_never_make_anything_free_and_work_on_extensions_too() -> None:
    bag = {"Picket": "exploding_shrooms, minor_patch_kit, flash_arrows"}
    story = fight("Picket 3/5 at c2 [plan: 1] | Bog Frog 4 at c3 [shields 1]", bag)
    story.does("stay", "target c3", "roll").offers("play minor_patch_kit picket", "play flash_arrows")
    story.does("play minor_patch_kit picket").shows("Picket 4/5 [plan: nothing]")


@ruling("TMB-085", "TMB-157")
def test_exploding_shrooms_make_every_ability_one_bones_cheaper_but_not_innate() -> None:
    story = fight(f"Boomer 3/3 at c1 [plan: 1 1] | {FROG}", {"Boomer": "exploding_shrooms"})
    story.does("stay", "target c3", "roll").offers("plan 1", "plan 3")
    story.does("plan 1").shows("Boomer 3/3 [plan: 1]")
    story = fight(f"Boomer 3/3 at c1 [plan: 1 1 1 1 1] | {FROG}", {"Boomer": "exploding_shrooms"})
    story.does("stay", "target c3", "roll").does_not_offer("plan 6")
