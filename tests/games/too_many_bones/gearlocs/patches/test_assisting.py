"""Patches' dice that assist others, used from the roll or from locked slots (TMB-148, TMB-246)."""

from __future__ import annotations

from tests.games.too_many_bones.gearlocs.patches.positions import patches
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling

# Fast Hands.


def test_fast_hands_make_a_med_kit_count_twice() -> None:
    story = thrown(patches("med kit", "fast hands"), "med kit 2", "fast hands 2")
    story.does("use fast-hands", "use med-kit tantrum").shows(
        "Tantrum 6/8", "Patches 4/4 [exhausted: med kit, fast hands]"
    )


def test_fast_hands_help_one_of_two_dice() -> None:
    story = thrown(patches("med kit", "med pack", "fast hands"), "med kit 1", "med pack 3", "fast hands 3")
    story.does("use fast-hands").asks("heal_assist", "use med-kit", "use med-pack")
    story.does("use med-kit", "use med-kit tantrum").shows("Tantrum 5/8")


def test_fast_hands_are_of_no_use_without_a_rolled_med_kit() -> None:
    story = thrown(patches("nutrients", "fast hands"), "nutrients heal 3", "fast hands 2")
    story.does_not_offer("use fast-hands").offers("lock fast-hands")


@ruling("TMB-148")
def test_fast_hands_may_wait_locked_and_help_on_a_later_turn() -> None:
    story = thrown(patches("fast hands"), "fast hands 3").does("lock fast-hands", "done")
    story.lies("Patches", locked="fast hands 3")
    story = thrown(patches("med kit", more="; locked: fast hands 3"), "med kit 1").offers("act heal-assist")
    story.does("act heal-assist", "use med-kit tantrum").shows("Tantrum 5/8")
    story.lies("Patches", locked="nothing", exhausted="fast hands, med kit")


# Nutrients.


def test_nutrients_reroll_a_med_kit_once() -> None:
    story = thrown(patches("med kit", "nutrients"), "med kit 1", "nutrients reroll heal 1", then=("med kit 3",))
    story.does("use nutrients").tells("Rerolled", dice="med kit 3").asks("result")
    story.does("use med-kit tantrum").shows("Tantrum 5/8").lies("Patches", exhausted="med kit, nutrients")


@ruling("TMB-246")
def test_nutrients_reroll_the_same_die_again_or_leave_it() -> None:
    dice = ("med kit 1", "med pack 3", "nutrients reroll heal 2")
    story = thrown(patches("med kit", "med pack", "nutrients"), *dice, then=("med kit 2", "med kit 3"))
    story.does("use nutrients").asks("reroll", "reroll med-kit 1", "reroll med-pack 3")
    story.does("reroll med-kit 1").asks("reroll", "reroll med-kit 2", "done")
    story.does("reroll med-kit 2").asks("result").offers("use med-pack tantrum")
    story.does("use med-kit tantrum").shows("Tantrum 5/8")


def test_one_reroll_may_be_enough() -> None:
    story = thrown(patches("med kit", "nutrients"), "med kit 1", "nutrients reroll heal 2", then=("med kit 2",))
    story.does("use nutrients", "done", "use med-kit tantrum").shows("Tantrum 4/8")


@ruling("TMB-148")
def test_a_reroll_of_nutrients_may_wait_locked() -> None:
    thrown(patches("nutrients"), "nutrients reroll heal 1").does("lock nutrients").lies(
        "Patches", locked="nutrients reroll heal 1"
    )
    picture = patches("med pack", more="; locked: nutrients reroll heal 1")
    story = thrown(picture, "med pack 3", then=("med pack 5",))
    story.does("act reroll-heal", "use med-pack tantrum").shows("Tantrum 7/8")
    story.lies("Patches", locked="nothing", exhausted="nutrients, med pack")


# Distiller.


def test_distiller_rerolls_a_tainted_mixture() -> None:
    story = thrown(
        patches("stim kit", "distiller"), "stim kit tainted mixture", "distiller 1", then=("stim kit buff hp 5",)
    )
    story.does("use distiller").offers("done").does("place stim-kit").lies("Patches", active="stim kit buff hp 5")


def test_a_mixture_that_stays_tainted_still_has_to_be_swallowed() -> None:
    dice = ("stim kit tainted mixture", "distiller 2")
    again = ("stim kit tainted mixture", "stim kit tainted mixture")
    story = thrown(patches("stim kit", "distiller"), *dice, then=again)
    story.does("use distiller", "reroll stim-kit 1").asks("result").does_not_offer("done")
    story.does("use stim-kit").shows("Patches 3/4")


@ruling("TMB-148")
def test_distiller_may_wait_locked_for_a_tainted_mixture() -> None:
    thrown(patches("distiller"), "distiller 2").does("lock distiller").lies("Patches", locked="distiller 2")
    picture = patches("stim belt", more="; locked: distiller 2")
    story = thrown(picture, "stim belt tainted mixture", then=("stim belt buff hp 4",))
    story.does("act reroll-buff", "done", "place stim-belt").lies("Patches", active="stim belt 4", locked="nothing")


def test_distiller_has_nothing_to_do_without_a_stim() -> None:
    thrown(patches("med kit", "distiller"), "med kit 1", "distiller 1").does_not_offer("use distiller")
