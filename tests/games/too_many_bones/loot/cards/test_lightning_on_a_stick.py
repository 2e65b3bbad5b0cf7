"""Lightning on a Stick."""

from __future__ import annotations

from tests.games.too_many_bones.loots import extends
from tests.rulings import ruling


@ruling("TMB-048", "TMB-197")
def test_lightning_stuns_a_smaller_baddie_and_on_a_1_its_owner() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1 1]", "lightning_on_a_stick", 0)
    story.does("play lightning_on_a_stick c3").shows("Bog Frog 4 [stun]", "Picket 5/5 [stun]")
    story = extends("Picket 5/5 at c2 [plan: 1 1 1]", "lightning_on_a_stick", 1)
    story.does("play lightning_on_a_stick c3").lacks("Picket", "stun")


@ruling("TMB-048")
def test_lightning_spares_tyrants_and_20_pt_baddies() -> None:
    foes = "Bog Frog 4 at c3, Hill Troll Brute 9 at a3, Nom 10 at b3"
    story = extends("Picket 5/5 at c2 [plan: 1 1 1]", "lightning_on_a_stick", foes=foes)
    assert [option for option in story.options if option.startswith("play")] == ["play lightning-on-a-stick c3"]
