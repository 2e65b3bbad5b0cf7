"""Phase 3 in general: who moves, and what is looked at first on the next square (BAD-022, BAD-023)."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import GAME, asked, march, marching, play, shown, table
from tests.rulings import ruling

# Who moves


@ruling("BAD-022")
def test_everybody_on_the_board_and_in_a_forest_moves_once_and_is_flipped() -> None:
    assert (
        march("""
          .   .   .   gv  .
      yl> .   .   .   .   .   .
      .   .   .   .   .   b<  .
      .   r>  .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   p^  .   .
    """)
        == """
          .   .   .   .   .
      .   yl>' .  .   gv' .   .
      .   .   .   .   b<' .   .
      .   .   r>' T4H .   .   .
      .   .   .   .   p^' .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-022")
def test_who_has_moved_does_not_move_again() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl>'b> . T4H .  .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl>' b>' T4H .  .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-022", "BAD-063")
@pytest.mark.parametrize("number", [1, 2, 3, 8])
def test_at_the_end_all_show_the_colour_of_the_tracking_token(number: int) -> None:
    s = table(f"""
      round: {number}
      raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      rl> .   .   T4H .   g^' .
      .   .   .   .   b>  .   .
      .   .   .   .   .   .   .
    """)
    bones = GAME.view(play(s, [SKELETON_PHASE], []), None).kingdoms[0].bones
    assert [bone.face for bone in bones] == ["black" if number % 2 else "white"] * 3


@ruling("BAD-022", "BAD-082")
def test_frozen_ones_do_not_move_and_do_not_hold_up_the_others() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   yl>* b>'* .  .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   g>  .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   yl>* b>' .  .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   g>' .   .   .   .
      .   .   .   .   .   .   .
    """
    )


TO_THE_HERO = """
  variants: advanced
  raven
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   yl> H   b<  .   .
  .   .   g^  T4  .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  weapon: crossbow
"""


@ruling("BAD-022")
def test_the_owner_picks_the_order_where_it_matters() -> None:
    armed = TO_THE_HERO.replace("g^  T4 ", "2g> T4 ").replace("yl> H   b<", "yl> H   2b<")
    s = marching(armed)
    assert asked(s) == ["b4 right yellow-left", "d4 left blue-top", "b3 right green-top", "rest"]
    s = marching(armed, "d4 left blue-top")
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   yl> H   b<  .   .
      .   .   2g> T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-022")
def test_the_order_is_not_asked_for_where_it_changes_nothing() -> None:
    assert (
        march(TO_THE_HERO)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   g^' H   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


# One step, and what is looked at first


@ruling("BAD-023")
def test_the_edge_comes_first() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   y<  .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
    raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    stag
      cemetery: y
    """
    )


@ruling("BAD-023", "BAD-032")
def test_a_barricade_comes_before_the_hero() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> H#  .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl>' H#- .  .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-023", "BAD-027")
def test_the_tower_comes_before_the_hero_on_it() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   rl> T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T3H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-023", "BAD-029")
@pytest.mark.parametrize("trap", ["/", "C", "D", "$", "B", "U", "Lw", "O", "S"])
def test_the_hero_comes_before_any_other_trap(trap: str) -> None:
    assert (
        march(f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> H{trap} . . .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == f"""
    raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   H{trap} . . .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    stag
      cemetery: nothing
    """
    )


@ruling("BAD-023", "BAD-045")
def test_a_trap_comes_before_the_plain_square_under_it() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   bl> \\  .   .   .
      .   .   $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   \\- .   .   .
      .   .   $   T3H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
