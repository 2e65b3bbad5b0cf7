"""Oggot Herbs."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, fight, left
from tests.rulings import ruling


@ruling("TMB-082")
def test_oggot_herbs_may_be_used_several_times_in_a_turn() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "oggot_herbs"})
    story.does("play oggot", "play oggot").shows("Picket 3/5")
    assert left(story, "Picket") == 1
    story.does("play oggot").shows("Picket 4/5").has("Picket", "nothing")


@ruling("TMB-083", "TMB-084")
def test_herbs_may_save_somebody_before_poison_but_not_a_stunned_one() -> None:
    story = fight(f"Picket 1/5 at c2 [poison 1] | {FROG}", {"Picket": "oggot_herbs"})
    story.asks("start").does("play oggot", "next poison").shows("Picket 1/5")
    story = fight(f"Picket 2/5 at c2 [poison 1, stun] | {FROG}", {"Picket": "oggot_herbs"})
    story.begins().shows("Picket 1/5").has("Picket", "oggot_herbs")
