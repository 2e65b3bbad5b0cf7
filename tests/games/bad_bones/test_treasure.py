"""The treasure (BAD-044 to BAD-048)."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.laying import TRAP_PHASE
from boneyard.games.bad_bones.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import laid, march, marched, next_march, play, shown, table
from tests.rulings import ruling

# The treasure is laid

AROUND_IT = """
      .   .   .   .   .
  .   g>  bv  y<  .   .   .
  .   2yl<'b^ {} p^* . .  .
  .   r>  yl>'*g< T4H . . .
  .   .   y>  .   .   .   .
  .   .   .   .   .   .   .
  supply: {}
"""


@ruling("BAD-044")
def test_every_neighbour_turns_to_it_at_once_moved_frozen_or_not_but_nobody_else() -> None:
    assert shown(laid(AROUND_IT.format(".", "treasure 1"), "treasure b4", "nothing")) == """
          .   .   .   .   .
      .   g>  bv  y<  .   .   .
      .   2yl>'b> $ p<* . .   .
      .   r>  yl^'*g^ T4H . . .
      .   .   y>  .   .   .   .
      .   .   .   .   .   .   .
      supply: nothing
    """


@ruling("BAD-044")
def test_they_walk_onto_it_in_the_same_round() -> None:
    s = table("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   y<  .   b>  .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: treasure 1
    """)
    assert shown(play(s, [TRAP_PHASE, SKELETON_PHASE], ["treasure b4", "nothing"])) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   y>'b<' . .  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: nothing
    """


# Moves that end beside it


@ruling("BAD-045")
def test_who_ends_a_move_beside_the_treasure_faces_it_from_any_side() -> None:
    assert march("""
          .   .   .   .   .
      .   yl> .   y<  .   .   .
      .   .   $   .   br< .   .
      .   r^  .   T4H .   .   .
      .   .   g^  .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   ylv'yv' . . .   .
      .   r>' $   br<' .  .   .
      .   .   g^' T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-045")
def test_it_pulls_instead_of_the_arrow() -> None:
    assert march("""
          .   .   .   .   .
      .   .   yl> .   $   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   .   yl>' $  .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    assert march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   gl> .   .   .   .
      .   .   .   $   .   .   .
    """) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   glv' .  .   .
      .   .   .   $   .   .   .
    """


@ruling("BAD-045", "BAD-077")
def test_it_pulls_instead_of_the_facing_a_trap_gave() -> None:
    assert march(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   $   .   .   .   .   .
      .   .   D   T4H .   .   .
      .   .   b^  .   .   .   .
      .   .   .   .   .   .   .
    """,
        "left",
    ) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   $   .   .   .   .   .
      .   b^' D-  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    assert march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   y>  /   .   .   .
      .   .   .   T4H .   .   .
      .   $   .   .   .   .   .
      pl> Lw  .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   .   y^' .   .   .
      .   .   .   /-  .   .   .
      .   .   .   T4H .   .   .
      .   $   .   .   .   .   .
      .   Lwpl^' . .  .   .   .
    """
    assert march("""
          .   .   .   .   .
      .   .   $   .   .   .   .
      .   .   y>  /   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   $   y<' .   .   .
      .   .   .   /-  .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-045")
def test_it_does_not_stop_a_ricochet() -> None:
    assert march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   bl> /   .   .   .   .
      .   .   $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   bl^' .  .   .   .
      .   .   /-  .   .   .   .
      .   .   $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-045")
def test_it_does_not_stop_a_repulse() -> None:
    assert march(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   bl> D   .   .   .   .
      .   .   $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "up",
    ) == """
          .   .   .   .   .
      .   .   bl^' .  .   .   .
      .   .   D-  .   .   .   .
      .   .   $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-045")
def test_it_does_not_stop_a_flight() -> None:
    assert march("""
          .   .   .   .   .
      yl> S   .   .   .   .   .
      .   $   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   S-  .   ylv' .  .   .
      .   $   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


# Onto it


@ruling("BAD-046")
def test_who_steps_onto_the_treasure_stays_and_it_is_out_of_the_game() -> None:
    assert march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   2yl> $  b<  .   .   .
      .   .   g^  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   2yl>'b<'g^' . . . .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: nothing
    """


@ruling("BAD-046")
def test_the_arrow_under_a_robbed_treasure_turns_nobody_and_they_go_on_as_they_face() -> None:
    s = marched("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   bl> $   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    assert shown(s) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   bl>' .  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    assert shown(next_march(s)) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   bl>' .  .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-046")
def test_it_leaves_only_after_everyone_has_moved_and_pulls_till_then() -> None:
    assert march("""
          .   .   .   .   .
      .   yl> $   .   .   .   .
      .   b>  .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   yl>' .  .   .   .
      .   .   b^' .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    assert march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   b>  .   .   .   .   .
      .   yl> $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   bv' .   .   .   .
      .   .   yl>' T4H .  .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-046")
def test_standing_beside_it_leaves_it_where_it_is() -> None:
    assert march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      bl> .   $   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   bl>' $  .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


# How far it reaches


@ruling("BAD-047")
@pytest.mark.parametrize(
    ("square", "before", "after"),
    [
        ("c4", (".", ".", ".", "y<"), ("$", ".", ".", "y<")),
        ("c2", ("y<", ".", ".", "."), ("y<", ".", ".", "$")),
        ("d3", (".", "y^", ".", "."), (".", "y^", "$", ".")),
        ("b3", (".", ".", "y^", "."), (".", "$", "y^", ".")),
    ],
)
def test_a_newly_laid_treasure_never_pulls_through_the_tower(
    square: str, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    board = """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   {}  .   .   .
      .   .   {}  T4H {}  .   .
      .   .   .   {}  .   .   .
      .   .   .   .   .   .   .
      supply: {}
    """
    s = laid(board.format(*before, "treasure 1"), f"treasure {square}", "nothing")
    assert shown(s) == board.format(*after, "nothing")


@ruling("BAD-047")
def test_it_pulls_neither_diagonally_nor_over_two_squares() -> None:
    assert march("""
          .   .   .   .   .
      .   y>  .   .   .   .   .
      bl> .   .   $   .   .   .
      .   .   .   T4H .   .   .
      .   .   g^  .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   y>' .   .   .   .
      .   bl>' .  $   .   .   .
      .   .   g^' T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-047")
def test_who_enters_the_tower_beside_a_treasure_takes_a_floor() -> None:
    assert march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   $   .   .   .
      .   .   rl> T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   $   .   .   .
      .   .   .   T3H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


# Taken back


@ruling("BAD-048")
def test_taking_the_treasure_back_leaves_skeletons_facing_as_they_are() -> None:
    s = laid(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   y>  $   b<  .   .   .
      .   .   g^  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "take b4",
        "nothing",
    )
    assert shown(s) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   y>  .   b<  .   .   .
      .   .   g^  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: treasure 1
    """
