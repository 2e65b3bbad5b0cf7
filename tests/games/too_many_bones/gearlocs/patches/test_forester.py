"""Patches, Forester: Nutrients and Toxins."""

from __future__ import annotations

from tests.games.too_many_bones.gearlocs.patches.positions import patches
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling


def test_nutrients_heal() -> None:
    thrown(patches("nutrients"), "nutrients heal 2").does("use nutrients tantrum").shows("Tantrum 4/8")


@ruling("TMB-225")
def test_nutrients_find_no_loot_in_a_battle_alone() -> None:
    story = thrown(patches("nutrients"), "nutrients loot 1")
    story.does("use nutrients").tells("DieUsed", who="Patches").lies("Patches", exhausted="nutrients")


@ruling("TMB-156")
def test_a_face_of_two_bones_counts_two() -> None:
    thrown(patches("nutrients"), "nutrients bones 2").does("keep nutrients 2").tells("BonesKept", bones=2, total=2)


@ruling("TMB-194")
def test_toxins_poison_the_target() -> None:
    thrown(patches("toxins"), "toxins 3", target="b3").does("use toxins").shows("Cave Bear 6 [poison 3]")


@ruling("TMB-053")
def test_the_bog_ruler_is_not_poisoned() -> None:
    story = thrown("Patches 4/4 at b2 [toxins] | Drellen 10 at b3", "toxins 3", target="b3")
    assert story.between_turns  # for there is nothing to do
    story.shows("Patches 4/4 [toxins]").lacks("Drellen", "poison")


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
