"""Baddies with several targets (TMB-172, TMB-173)."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-172")
def test_a_ranged_baddie_with_two_targets_takes_the_two_weakest() -> None:
    story = battle(
        "Picket 5/5 at a2, Boomer 3/3 at b1, Patches 2/4 at c1 | Goblin War Chief 8 at a4 [shields 1 1]",
        rolls("attack 1", "attack 2", "attack 1", "attack 1"),
    )
    story.turn_of("Goblin War Chief").shows("Picket 5/5", "Boomer 1/3")
    story.tells("KnockedOut", who="Patches")


@ruling("TMB-172")
def test_the_party_orders_targets_that_are_equally_weak() -> None:
    story = battle(
        "Picket 5/5 at a2, Boomer 3/3 at b1, Patches 3/4 at c1 | Goblin War Chief 8 at a4 [shields 1 1]",
        rolls("attack bones", "attack 2", "attack 1", "attack bones"),
    )
    story.turn_of("Goblin War Chief").asks("baddie_target", "at boomer", "at patches").does("at patches")
    story.asks("target_order", "at boomer", "at patches").does("at patches").asks("bones_target").does("at boomer")
    story.shows("Boomer 2/3", "Patches 1/4", "Picket 5/5")


@ruling("TMB-172")
def test_if_not_all_that_are_tied_can_be_attacked_the_party_chooses() -> None:
    story = battle(
        "Picket 3/5 at a2, Boomer 1/3 at b1, Patches 3/4 at c1 | Goblin War Chief 8 at a4 [shields 1 1, weaken 2]",
    )
    story.turn_of("Goblin War Chief").asks("baddie_target", "at picket", "at patches").does("at picket")
    story.tells("Targeted", target="Boomer").tells("Targeted", target="Picket").never_tells(
        "Targeted", target="Patches"
    )


@ruling("TMB-172")
def test_a_melee_baddie_with_two_targets_attacks_those_beside_it_after_its_move() -> None:
    story = battle(
        "Picket 5/5 at b2, Tantrum 6/6 at c3, Boomer 1/3 at d1 | Orc Warlord 9 at b3 [shields 1 1]",
        rolls("attack 1", "attack bones", "attack 1", "attack 2", "attack bones", "attack bones"),
    )
    story.turn_of("Orc Warlord").shows("Picket 3/5", "Tantrum 4/6", "Boomer 1/3", "Orc Warlord 9 at b3")
    assert story.told("TurnBegan") == 1
    hurt = [event for event in story.events if type(event).__name__ == "Hurt"]
    assert len(hurt) == 2


@ruling("TMB-172")
@pytest.mark.parametrize("baddie", ["Orc Warlord 9", "Armored Troll 8"])
def test_of_several_beside_it_a_melee_baddie_with_two_targets_takes_the_two_weakest(baddie: str) -> None:
    story = battle(f"Boomer 2/3 at b2, Patches 4/4 at c3, Picket 8/8 at a3 | {baddie} at b3 [shields 1 1, weaken 3]")
    story.turn_of(baddie[:-2]).tells("Targeted", target="Boomer").tells("Targeted", target="Patches")
    story.never_tells("Targeted", target="Picket")


@ruling("TMB-173")
def test_a_taunting_gearloc_takes_every_attack() -> None:
    story = battle(
        "Picket 5/5 at b2 [taunt], Tantrum 6/6 at c3 | Orc Warlord 9 at b3 [shields 1 1]",
        rolls("attack 1", "attack bones", "attack bones", "attack 2", "attack bones", "attack 1"),
    )
    story.turn_of("Orc Warlord").shows("Picket 1/5", "Tantrum 6/6")
