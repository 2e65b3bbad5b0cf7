"""Skill dice, and the slots they lie in (TMB-144 to TMB-152)."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-144")
def test_a_skill_die_is_used_once_in_a_battle_and_is_back_after_it() -> None:
    story = battle("Patches 1/4 at c2 [med kit] | Bog Frog 4 at a3", rolls("med kit 2"))
    story.plays_turn("stay", "add med kit", "roll", "use med-kit patches").lies("Patches", exhausted="med kit")
    story.turn_of("Patches", "stay").does_not_offer("add med-kit").idles()
    story.deals(9, "Bog Frog").shows("over: won", "Patches 4/4 [med kit; exhausted: nothing]")


@ruling("TMB-145")
def test_where_a_die_may_go_is_the_owners_choice_among_its_codes() -> None:
    story = battle(
        "Patches 2/4 at c2 [med kit, stim kit, chain reactor], Boomer 3/3 at c1 | Clay Golem 3 at c3",
        rolls("med kit 2", "stim kit buff hp 3", "chain reactor bones"),
    )
    story.does("stay", "no target", "add med kit", "add stim kit", "add chain reactor")
    story.asks(
        "result",
        *("use med-kit patches", "place stim-kit", "place stim-kit boomer", "keep chain-reactor 1", "done"),
    )
    story = battle("Tantrum 4/4 at c2 [cripple] | Clay Golem 3 at c3", rolls("cripple attack mod"))
    story.does("stay", "no target", "add cripple", "roll").offers("put cripple c3").does_not_offer("place cripple")
    story = battle("Boomer 3/3 at c1 | Clay Golem 3 at c3", rolls("fuse 2")).does(
        "stay", "no target", "add fuse", "roll"
    )
    story.offers("lock fuse").does_not_offer("place fuse", "use fuse")


@ruling("TMB-146")
def test_there_are_six_active_and_four_locked_slots() -> None:
    story = battle(
        "Boomer 3/3 at c1 [dex+2; locked: element 1, casing 2, bag a booms multi use parts 1, "
        "search for 325 element 325] | Clay Golem 3 at a3",
        rolls("fuse 2"),
    )
    story.does("stay", "no target", "add fuse", "roll").does_not_offer("lock fuse")


@ruling("TMB-147", "TMB-205")
def test_an_allys_die_takes_a_slot_of_his_and_is_exhausted_on_the_mat_of_its_owner() -> None:
    story = battle("Boomer 1/3 at c1 [active: stim kit buff hp 2], Patches 4/4 at c2 | Clay Golem 3 at a3")
    story.deals(2, "Boomer").shows("Boomer 1/3 [active: nothing]").lies("Patches", exhausted="stim kit")


@ruling("TMB-148")
def test_locked_dice_stay_after_a_battle() -> None:
    story = battle("Picket 5/5 at c2 [locked: stand ground 1; active: defense 1] | Bog Frog 1 at a3")
    story.deals(1, "Bog Frog").shows("over: won", "Picket 5/5 [locked: stand ground 1; active: nothing]")


@ruling("TMB-148")
def test_a_locked_die_taken_out_is_exhausted() -> None:
    story = battle("Picket 5/5 at c2 [locked: stand ground 1] | Bog Frog 1 at a3")
    story.does("stay", "clear").lies("Picket", locked="nothing", exhausted="stand ground")


@ruling("TMB-149")
def test_a_countdown_that_reaches_0_exhausts_its_die() -> None:
    story = battle("Tantrum 4/4 at c2 [active: rage 1.0, like a kobold hardy 1] | Bog Frog 4 at a3").begins()
    story.lies("Tantrum", active="rage 1.0", exhausted="like a kobold")


@ruling("TMB-149")
def test_counters_keep_their_face_after_a_battle() -> None:
    story = battle(
        "Boomer 3/3 at c1 [boom counter 2], Tantrum 4/4 at c2 [body count 3, axe collector 1] | Bog Frog 1 at a3"
    )
    story.deals(1, "Bog Frog").shows("over: won", "Boomer 3/3 [boom counter 2]")
    story.shows("Tantrum 4/4 [body count 3, axe collector 1]")


@ruling("TMB-150")
def test_a_consumable_goes_back_to_the_tray_when_it_is_used() -> None:
    story = battle("Picket 3/5 at c2 [gobby jerky] | Bog Frog 4 at a3", rolls("gobby jerky 2"))
    story.does("stay", "add gobby jerky", "roll", "use gobby-jerky").lacks("Picket", "gobby jerky")
    story.lies("Picket", exhausted="nothing")


@ruling("TMB-151")
def test_spent_bones_of_a_skill_die_exhaust_it_and_reusable_ones_send_it_back() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: defense 2; plan: redshirt 1, stand ground 1, 1] | Clay Golem 3 at c3, Kobold 2 at a3"
    )
    story.does("stay", "target c3", "roll", "plan 2")
    story.lies("Picket", plan="1", exhausted="redshirt").shows("Picket 5/5 [stand ground]")


@ruling("TMB-152")
def test_a_face_that_is_of_no_use_goes_back_and_can_be_rolled_again() -> None:
    story = battle("Patches 4/4 at c2 [bone saw] | Clay Golem 3 at a3, Kobold 2 at b4", rolls("bone saw 3"))
    story.plays_turn("stay", "add bone saw", "roll").shows("Patches 4/4 [bone saw; exhausted: nothing]")
    story.turn_of("Patches", "stay").offers("add bone-saw")


@ruling("TMB-024", "TMB-025")
@pytest.mark.parametrize(
    ("mode", "locked"), [("adventure", "element 2"), ("heroic", "nothing"), ("legendary", "nothing")]
)
def test_a_ko_empties_locked_slots_but_in_adventure_mode(mode: str, locked: str) -> None:
    story = battle(f"Boomer 1/3 at a1 [locked: element 2], Picket 5/5 at c2 | Cave Bear 6 at c3\nmode: {mode}")
    story.deals(1, "Boomer", true=True)
    story.lies("Boomer", locked=locked)
