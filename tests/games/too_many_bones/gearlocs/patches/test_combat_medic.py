"""Patches, Combat Medic: Med Kit, Fast Hands, Bone Saw, Med Pack and Zappack."""

from __future__ import annotations

from tests.games.too_many_bones.gearlocs.patches.positions import patches, truly_hurt
from tests.games.too_many_bones.stories import battle
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling


@ruling("TMB-144")
def test_med_kit_heals_any_gearloc_and_is_exhausted() -> None:
    story = thrown(patches("med kit"), "med kit 3")
    story.does("use med-kit tantrum").shows("Tantrum 5/8", "Patches 4/4 [exhausted: med kit]")


@ruling("TMB-153")
def test_healing_stops_at_the_maximum() -> None:
    story = thrown("Patches 4/4 at b2 [med kit], Boomer 2/3 at c1 | Cave Bear 6 at b3", "med kit 3")
    story.does("use med-kit boomer").shows("Boomer 3/3")


@ruling("TMB-153", "TMB-152")
def test_who_is_unhurt_or_ko_is_not_healed_and_the_die_goes_back() -> None:
    story = thrown("Patches 4/4 at b2 [med kit], Boomer 0/3 ko | Cave Bear 6 at b3", "med kit 3")
    assert story.between_turns  # for there is nothing to do
    story.shows("Boomer 0/3 ko", "Patches 4/4 [med kit; exhausted: nothing]")


def test_med_pack_heals_more() -> None:
    thrown(patches("med pack"), "med pack 5").does("use med-pack tantrum").shows("Tantrum 7/8")


@ruling("TMB-151")
def test_bones_on_fast_hands_go_into_the_backup_plan() -> None:
    story = thrown(patches("fast hands"), "fast hands bones")
    story.does("keep fast-hands 1").lies("Patches", plan="fast hands 1")


def test_bone_saw_hurts_the_target() -> None:
    thrown(patches("bone saw"), "bone saw 3", target="b3").does("use bone-saw").shows("Cave Bear 3")


@ruling("TMB-131")
def test_bone_saw_does_nothing_without_a_target() -> None:
    thrown(patches("bone saw"), "bone saw 3").does_not_offer("use bone-saw")


def test_zappack_needs_a_cell_to_be_rolled() -> None:
    battle(patches("zappack")).does("stay", "no target").does_not_offer("take zappack", "add zappack")


@ruling("TMB-182")
def test_zappack_burns_a_cell_and_strikes_any_baddie_with_true_damage() -> None:
    story = thrown(patches("zappack", more="; locked: e cells 2"), "zappack neg i zap 4")
    story.lies("Patches", locked="e cells 1")
    story.does("use zappack d4").misses("Bog Frog").lies("Patches", exhausted="zappack")


@ruling("TMB-206")
def test_zappack_brings_a_gearloc_back_when_the_round_ends() -> None:
    picture = "Patches 4/4 at b2 [zappack; locked: e cells 1], Boomer 0/3 ko | Cave Bear 6 at d4"
    story = thrown(picture, "zappack pos i zap 5").offers("use zappack boomer")
    story.does("use zappack boomer").shows("Boomer 3/3 entering").tells("Revived", who="Boomer", hp=3)


def test_pos_i_zap_is_only_for_the_ko() -> None:
    thrown(patches("zappack", more="; locked: e cells 1"), "zappack pos i zap 3").does_not_offer("use zappack")


@ruling("TMB-058", "TMB-245")
def test_against_nom_who_is_revived_waits_behind_the_others() -> None:
    picture = """
        Patches 4/4 at b2 [zappack; locked: e cells 1], Boomer 0/3 ko, Tantrum 4/4 waiting | Nom 10 at b3
        order: Tantrum
    """
    story = thrown(picture, "zappack pos i zap 3")
    story.does("use zappack boomer").shows("Boomer 3/3 waiting")
    truly_hurt(story, 0, 9).shows("Patches 0/4 ko", "Tantrum 4/4 entering", "Boomer 3/3 waiting")


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
