"""A gearloc's turn up to the roll: its steps, moving and the target (TMB-126 to TMB-131)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-126")
def test_a_turn_has_its_steps_in_this_order() -> None:
    story = battle(
        "Picket 5/5 at c2 [bleed, dex+1] | Dire Wolf 5 at c3", rolls("attack 2", "defense 1"), passing=["shields"]
    )
    story.begins().shows("Picket 4/5")  # 1: the start of the turn
    story.asks("move").does("stay")  # 2
    story.asks("target").does("target c3")  # 3
    story.asks("dice").does("add attack", "add defense", "roll")  # 4
    story.asks("result").does("hit 2").shows("Dire Wolf 3", "Picket 4/5")  # 5
    story.does("shield 1", "done")
    story.tells("SkillUsed", who="Dire Wolf", trait="lashback")  # 6
    story.shows("Picket 3/5 [active: nothing]")
    assert story.between_turns  # 7


@ruling("TMB-128")
def test_each_position_costs_1_dex_straight_and_onto_free_positions_only() -> None:
    story = battle("Picket 5/5 at b2, Boomer 3/3 at b1 | Clay Golem 3 at b3, Bog Frog 4 at c3")
    story.asks("move", "stay", "move a2", "move a1", "move a3", "move c2", "move c1", "move d2")
    story.does("move c2").asks("target", "target c3", "no target").does("target c3")
    assert story.s.turn.dex == 1


@ruling("TMB-128")
def test_nobody_walks_through_units() -> None:
    story = battle("Picket 5/5 at a2 [dex+4], Boomer 3/3 at b1, Tantrum 4/4 at b2 | Clay Golem 3 at b3, Kobold 2 at a3")
    story.asks("move", "stay", "move a1")


@ruling("TMB-128", "TMB-133")
def test_dex_spent_on_steps_is_missing_for_dice() -> None:
    story = battle("Picket 5/5 at a2 | Clay Golem 3 at c3", rolls()).does("move c2")
    story.plays_turn("target c3").never_tells("Rolled")


RAGING = "Tantrum 4/4 at b1 [active: rage 1.8] | Kobold 2 at b3, Bog Frog 4 at d3"


@ruling("TMB-296")
def test_who_does_something_on_the_way_may_walk_on() -> None:
    story = battle(RAGING).does("move b2").asks("target", "target b3", "no target", "act execute b3")
    story.does("act execute b3").asks(
        "target", "no target", "move b3", "move b4", "move a2", "move a1", "move a3", "move b1", "move c1",
        "move c2", "move c3", "move d2",
    )  # fmt: skip
    story.does("move d2").shows("Tantrum 4/4 at d2").asks("target", "target d3", "no target")
    assert story.s.turn.dex == 0


@ruling("TMB-296")
def test_who_does_not_walk_on_names_a_target_as_always() -> None:
    story = battle(f"{RAGING}, Clay Golem 3 at c2").does("move b2", "act execute b3").offers("move b3", "target c2")
    story.does("target c2").asks("dice").does_not_offer("move")


@ruling("TMB-128", "TMB-296")
def test_nobody_walks_on_once_the_target_is_named_or_the_dice_are_rolled() -> None:
    story = battle("Tantrum 4/4 at b2 [active: rage 1.8] | Kobold 2 at b3, Clay Golem 3 at c2", rolls("attack bones"))
    story.does("stay", "target c2", "act execute b3").asks("dice").does_not_offer("move")
    story.does("add attack", "roll").asks("result").does_not_offer("move")


@ruling("TMB-129")
def test_melee_reaches_a_neighbour_and_ranged_anybody() -> None:
    mat = " | Clay Golem 3 at c3, Bog Frog 4 at b3, Goblin Cheat 2 at a4\n"
    story = battle("Picket 5/5 at c2, Boomer 3/3 at d1" + mat).does("stay")
    story.asks("target", "target c3", "no target")
    story = battle("Boomer 3/3 at d1, Picket 5/5 at c2" + mat).does("stay")
    story.asks("target", "target c3", "target b3", "target a4", "no target")


@ruling("TMB-130")
def test_there_is_one_target_for_the_whole_turn_and_other_texts_do_not_need_it() -> None:
    story = battle(
        "Patches 4/4 at c2 [bone saw, poison dart, dex+1] | Clay Golem 3 at c3, Kobold 2 at b2",
        rolls("attack 1", "bone saw 1", "poison dart 2"),
    )
    story.does("stay", "target c3", "add attack", "add bone saw", "add poison dart", "roll")
    story.offers("hit 1", "use bone-saw").does_not_offer("use bone-saw c3", "use bone-saw b2")
    story.offers("use poison-dart c3", "use poison-dart b2")


@ruling("TMB-131")
def test_without_a_target_no_attack_die_is_rolled() -> None:
    story = battle("Picket 5/5 at c2 | Clay Golem 3 at c3", rolls("defense 1"))
    story.does("stay", "no target").asks("dice", "roll", "add defense")


@ruling("TMB-143")
def test_a_gearloc_may_do_nothing_in_any_step() -> None:
    story = battle("Picket 5/5 at c2 | Clay Golem 3 at c3").does("stay", "no target").asks("dice")
    story.plays_turn("roll").shows("Picket 5/5 at c2", "Clay Golem 3").never_tells("Rolled")
