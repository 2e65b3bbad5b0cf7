"""A dragon that lands on skeletons in phase 2 (BAD-040)."""

from __future__ import annotations

from collections import Counter

from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import asked, give, laid, play, shown, table
from tests.rulings import ruling

ONE = """
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   yl> .   .   .   .
  .   .   .   .   .   .   .
  supply: dragon 1
"""
LAND = ("dragon b2", "nothing")


@ruling("BAD-040")
def test_a_landing_dragon_is_damaged_and_chases_at_once() -> None:
    s = laid(ONE, *LAND)
    assert asked(s) == ["up", "right", "down", "left"]
    give(s, "left")
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   yl<' D- .   .   .   .
      .   .   .   .   .   .   .
      supply: nothing
    """
    )


@ruling("BAD-040")
def test_whom_it_chased_does_not_move_in_phase_3() -> None:
    s = play(table(ONE), [TRAP_PHASE, SKELETON_PHASE], [*LAND, "left"])
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   yl<' D- .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-040")
def test_without_skeletons_a_dragon_is_laid_intact() -> None:
    s = laid(ONE, "dragon b1", "nothing")
    assert not s.open
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   yl> .   .   .   .
      .   .   D   .   .   .   .
    """
    )


@ruling("BAD-040")
def test_it_chases_one_by_one() -> None:
    s = laid(ONE.replace("yl>", "yl>b<"), *LAND, "up", "down")
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   yl^' T4H .  .   .
      .   .   D-  .   .   .   .
      .   .   bv' .   .   .   .
    """
    )


@ruling("BAD-040")
def test_twins_may_go_any_two_ways_and_every_result_is_offered_once() -> None:
    results: Counter[str] = Counter()
    for first in asked(laid(ONE.replace("yl>", "2yl>"), *LAND)):
        for second in asked(laid(ONE.replace("yl>", "2yl>"), *LAND, first)):
            results[str(shown(laid(ONE.replace("yl>", "2yl>"), *LAND, first, second)))] += 1
    assert set(results.values()) == {1}
    assert len(results) == 10  # two alike over four ways


@ruling("BAD-040")
def test_who_differ_may_go_any_two_ways() -> None:
    for first in asked(laid(ONE.replace("yl>", "yl>yl^"), *LAND)):
        second = laid(ONE.replace("yl>", "yl>yl^"), *LAND, first)
        assert asked(second) == ["up", "right", "down", "left"]


@ruling("BAD-040", "BAD-110")
def test_an_instructor_and_who_walked_with_him_are_chased_as_one_piece() -> None:
    s = laid(f"variants: chiefs\nraven{ONE.replace('yl>', 'y>&1bvp>&1glI>')}", *LAND, "up", "left")
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   b^' T4H .   .   .
      .   y<'&1p<'&1glI<' D- . . . .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-040", "BAD-042")
def test_who_has_no_way_out_stays_there_moved() -> None:
    before = """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   #   T4H .   .   .
      .   #   yl>b< # .   .   .
      .   .   #   .   .   .   .
      supply: dragon 1
    """
    after = """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   #   T4H .   .   .
      .   #   D-yl>'b<' # . . .
      .   .   #   .   .   .   .
    """
    assert shown(laid(before, *LAND)) == after
    assert shown(play(table(before), [TRAP_PHASE, SKELETON_PHASE], [*LAND])) == after


@ruling("BAD-040", "BAD-069", "BAD-111")
def test_a_way_by_a_wall_into_a_barricade_is_not_offered_to_who_starts_on_the_dragon() -> None:
    s = laid(
        r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   #   \   T4H .   .   .
      .   #   yl> .   .   .   .
      .   .   .   .   .   .   .
      supply: dragon 1
    """,
        *LAND,
    )
    assert asked(s) == ["right", "down"]


RING = r"""
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   /   \   T4H .   .   .
  .   \   yl> .   .   .   .
  .   .   .   .   .   .   .
  supply: dragon 1
"""


@ruling("BAD-040", "BAD-031")
def test_coming_back_onto_the_landing_dragon_is_no_extra_use() -> None:
    s = laid(RING, *LAND, "up")
    assert asked(s) == ["right", "down"]
    give(s, "down")
    assert (
        shown(s)
        == r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   /   \   T4H .   .   .
      .   \   D-  .   .   .   .
      .   .   ylv' .  .   .   .
    """
    )
    assert (
        shown(play(s, [SKELETON_PHASE], []))
        == r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   /-  \-  T4H .   .   .
      .   \-  D-  .   .   .   .
      .   .   ylv' .  .   .   .
    """
    )


@ruling("BAD-040", "BAD-031")
def test_if_others_arrive_in_phase_3_they_are_chased_too_and_it_leaves_the_game() -> None:
    s = play(table(ONE.replace(".   yl>", "2gl> yl>")), [TRAP_PHASE, SKELETON_PHASE], [*LAND, "up", "down", "left"])
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   yl^' T4H .  .   .
      .   gl<' .  .   .   .   .
      .   .   glv' .  .   .   .
      supply: nothing
    """
    )


@ruling("BAD-040")
def test_in_the_next_round_it_is_a_damaged_dragon_like_any_other() -> None:
    s = play(table(ONE), [TRAP_PHASE, SKELETON_PHASE], [*LAND, "left"])
    s.round += 1
    play(s, [TRAP_PHASE, SKELETON_PHASE], ["nothing", "nothing"])
    assert (
        shown(s)
        == """
    raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   D-  .   .   .   .
      .   .   .   .   .   .   .
    stag
      cemetery: yl
    """
    )
