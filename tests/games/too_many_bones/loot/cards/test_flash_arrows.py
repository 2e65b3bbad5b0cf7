"""Flash Arrows."""

from __future__ import annotations

from tests.games.too_many_bones.loots import extends
from tests.rulings import ruling


@ruling("TMB-085", "TMB-138")
def test_flash_arrows_take_a_defense_die_of_the_target() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1]", "flash_arrows", foes="Bog Frog 4 at c3 [shields 2 1]")
    story.does("play flash_arrows").asks("take_shield", "shield 1", "shield 2").does("shield 2")
    story.lies("Picket", active="defense 2")


@ruling("TMB-138")
def test_flash_arrows_need_a_shield_and_a_free_slot() -> None:
    extends("Picket 5/5 at c2 [plan: 1 1]", "flash_arrows").does_not_offer("play flash_arrows")
    full = "Picket 5/5 at c2 [active: defense 1, defense 1, defense 1, defense 1, defense 1, defense 1; plan: 1 1]"
    extends(full, "flash_arrows", foes="Bog Frog 4 at c3 [shields 1]").does_not_offer("play flash_arrows")


@ruling("TMB-186")
def test_a_die_that_flash_arrows_took_counts_as_a_defense_die_of_the_owner() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1]", "flash_arrows", foes="Bog Frog 4 at c3 [shields 2]")
    story.does("play flash_arrows").lies("Picket", active="defense 2").shows("Bog Frog 4")
    assert story.s.baddie(story._unit("Bog Frog")).shields == []
    story.deals(1, "Picket").lies("Picket", active="defense 1")
