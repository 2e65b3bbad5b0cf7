"""Step 4 of a gearloc's turn: choosing dice and rolling them (TMB-131 to TMB-133)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-132")
def test_any_three_of_six_dice() -> None:
    story = battle("Patches 4/4 at c2 [attack+1, med kit, toxins, stim kit] | Clay Golem 3 at c3", rolls(0, 2, 2))
    story.does("stay", "target c3")
    six = ("add attack", "add defense", "add med-kit", "add toxins", "add stim-kit")
    story.asks("dice", "roll", *six)
    story.does("add attack").offers("add attack").does("add attack").does_not_offer("add attack")
    story.does("add defense")  # the third die, for Dex 3, and all three are rolled
    story.asks("result").tells("Rolled", dice="attack bones 1, attack 1, defense 1")


@ruling("TMB-132", "TMB-186")
def test_defense_dice_in_active_slots_are_not_rolled() -> None:
    story = battle("Picket 5/5 at c2 [active: defense 1] | Clay Golem 3 at c3").does("stay", "no target")
    story.offers("add defense").does("add defense").does_not_offer("add defense")


@ruling("TMB-133")
def test_all_dice_are_rolled_together_once_and_dex_left_is_lost() -> None:
    story = battle("Boomer 3/3 at c1 | Clay Golem 3 at c3", rolls("attack 1", "defense 1"))
    story.does("stay", "target c3", "add attack", "add defense", "roll")
    assert story.told("Rolled") == 1
    story.asks("result", "hit 1", "shield 1", "done").does("hit 1", "shield 1", "done")
    assert story.told("Rolled") == 1
    assert story.between_turns


@ruling("TMB-134", "TMB-155")
def test_dice_exhausted_by_a_skill_lower_the_stat_and_bones_in_the_plan_do_not() -> None:
    story = battle("Tantrum 4/4 at c2 [spent attack 2; plan: 1 1 1] | Clay Golem 3 at c3", rolls("attack 1"))
    story.does("stay", "target c3", "add attack").does_not_offer("add attack")


@ruling("TMB-131")
def test_who_steps_away_from_his_target_before_the_roll_rolls_no_attack_dice() -> None:
    story = battle(
        "Picket 5/5 at c2 [locked: shield form constant move 2] | Cave Bear 6 at c3", dice=rolls("attack bones")
    )
    story.does("stay", "target c3", "add attack", "act step a2", "roll")
    story.never_tells("Rolled", who="Picket")


@ruling("TMB-140")
def test_who_executes_his_target_before_the_roll_rolls_no_attack_dice() -> None:
    story = battle(
        "Tantrum 4/4 at c2 [active: rage 1.8] | Bog Frog 4 at c3\nqueue: Bog Worm", dice=rolls("attack bones")
    )
    story.does("stay", "target c3", "add attack", "act execute c3")
    story.never_tells("Rolled", who="Tantrum")
