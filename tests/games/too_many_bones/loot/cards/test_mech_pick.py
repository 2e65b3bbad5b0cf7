"""Mech-Pick."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.held_cards import carried
from boneyard.games.too_many_bones.events.contests import LockRolled
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from tests.games.too_many_bones.loots import camp, picks
from tests.games.too_many_bones.roads import lock_roll
from tests.rulings import ruling


@ruling("TMB-099")
def test_a_mech_pick_opens_a_lock_of_4_or_less_after_reductions_before_any_roll() -> None:
    story = picks({"Picket": "mech_pick"}, "5L", reduced=1).asks("mech_pick", "play mech_pick", "no")
    story.does("play mech_pick").never_tells("LockRolled")
    assert story.s.adventure.opened == 1
    picks({"Picket": "mech_pick"}, "5L", 0, 0, 0, 0).tells("LockHeld").never_tells("LootUsed")


@ruling("TMB-099")
def test_once_the_dice_are_rolled_for_a_lock_a_mech_pick_comes_too_late() -> None:
    bag = {"Picket": "mech_pick, multi_tool"}
    story = picks(bag, "4L", *lock_roll("2L", "1T", "1T", intuition="save")).does("no", "nothing")
    story.asks("lock_loot", "play multi_tool", "done").does("done").tells("LockHeld").has(
        "Picket", "mech_pick, multi_tool"
    )


@ruling("TMB-095", "TMB-099")
def test_nor_is_it_offered_before_the_second_roll() -> None:
    shut = lock_roll("1F", "1F", "2F", intuition="save")
    story = camp({"Picket": "mech_pick"}, "Picket", *shut, *shut)
    story.s.party[0].bag.append(carried(BY_KEY["laser_pointer"].card))
    story.goes_on().does("pick lever 2", "no").asks("camp")
    assert story.told("LockHeld") == 2


@ruling("TMB-099")
def test_a_mech_pick_may_be_kept_for_a_later_lock() -> None:
    dice = lock_roll("1F", "2L", "2F", intuition="convert")
    story = picks({"Picket": "mech_pick"}, "2L 4T", *dice).does("no", "nothing").asks("mech_pick")
    story.does("play mech_pick")
    assert story.s.adventure.opened == 2


@ruling("TMB-082", "TMB-099", "TMB-275")
def test_a_mech_pick_is_gone_after_its_lock_and_all_dice_are_rolled_for_the_next() -> None:
    second = lock_roll("1F", "1F", "2F", intuition="save")
    story = picks({"Picket": "mech_pick"}, "4L 2F", *second).does("play mech_pick").has("Picket", "nothing")
    story.asks("intuition")
    assert [len(event.lock_dice) for event in story.events if isinstance(event, LockRolled)] == [3]
