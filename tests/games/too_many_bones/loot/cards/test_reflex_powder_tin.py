"""Reflex Powder Tin."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, fight


def test_a_reflex_powder_tin_rolls_a_die_again_for_bones() -> None:
    tin = {"Picket": "reflex_powder_tin"}
    story = fight(f"Picket 5/5 at c2 [plan: 1] | {FROG}", tin, "attack bones", "attack 2")
    story.does("stay", "target c3", "add attack", "roll", "play reflex_powder_tin", "reroll attack", "hit 2")
    story.shows("Bog Frog 2", "Picket 5/5 [plan: nothing]").has("Picket", "reflex_powder_tin")
