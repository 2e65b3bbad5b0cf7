"""The white dice of the box may be all there are (TMB-010)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-010")
def test_the_dice_of_the_box_may_run_out_for_baddies() -> None:
    story = battle(
        "Picket 5/5 at a2, Boomer 3/3 at d1 [spent attack 11] | Cave Bear 6 at a3 [shields 1]\nrules: box dice",
        rolls("attack 2"),
    )
    story.turn_of("Cave Bear").shows("Picket 3/5")
    assert story.dice_left == 0


@ruling("TMB-010")
def test_where_the_dice_of_the_box_are_all_there_are_nobody_rolls_more() -> None:
    shields = " ".join(["1"] * 18)
    story = battle(f"Picket 5/5 at c2 | Clay Golem 3 at c3 [shields {shields}]\nrules: box dice").does("stay")
    story.does("target c3").offers("add attack").does_not_offer("add defense")
    story = battle(f"Picket 5/5 at c2 | Clay Golem 3 at c3 [shields {shields}]").does("stay", "target c3")
    story.offers("add attack", "add defense")


@ruling("TMB-010")
def test_bones_kept_on_a_defense_die_are_shown_by_an_attack_die_before_anybody_goes_short() -> None:
    shields = " ".join(["1"] * 17)
    story = battle(
        f"Picket 5/5 at c2 [attack+1; plan: defense] | Clay Golem 3 at c3 [shields {shields}]\nrules: box dice",
        rolls("defense 1"),
    )
    story.does("stay", "target c3").offers("add defense").does("add defense").does_not_offer("add defense")


@ruling("TMB-010")
def test_an_attack_die_that_shows_somebodys_bones_cannot_be_rolled() -> None:
    six = ", ".join(["defense 1"] * 6)
    five = ", ".join(["defense 1"] * 5)
    story = battle(
        f"Boomer 3/3 at a1 [defense+6], Picket 5/5 at a2 [active: {six}; plan: defense 1], "
        f"Patches 4/4 at b2 [active: {six}; plan: 1, 1, 1, 1, 1], "
        f"Tantrum 4/4 at c2 [spent attack 1; active: rage 1.0, {five}; plan: 1, 1, 1, 1, 1] | Cave Bear 6 at c3\n"
        "rules: box dice\nturn: Boomer"
    )
    story.does("stay", "target c3", "add defense")  # the last attack die of the box now shows Picket's bones
    story.does_not_offer("add attack")
