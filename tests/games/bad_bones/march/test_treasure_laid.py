"""The treasure is laid down and taken back, and how far it reaches (BAD-044, BAD-047, BAD-048)."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import laid, march, play, shown, table
from tests.rulings import ruling

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
    assert (
        shown(laid(AROUND_IT.format(".", "treasure 1"), "treasure b4", "nothing"))
        == """
          .   .   .   .   .
      .   g>  bv  y<  .   .   .
      .   2yl>'b> $ p<* . .   .
      .   r>  yl^'*g^ T4H . . .
      .   .   y>  .   .   .   .
      .   .   .   .   .   .   .
      supply: nothing
    """
    )


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
    assert (
        shown(play(s, [TRAP_PHASE, SKELETON_PHASE], ["treasure b4", "nothing"]))
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   y>'b<' . .  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: nothing
    """
    )


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
    assert (
        march("""
          .   .   .   .   .
      .   y>  .   .   .   .   .
      bl> .   .   $   .   .   .
      .   .   .   T4H .   .   .
      .   .   g^  .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   y>' .   .   .   .
      .   bl>' .  $   .   .   .
      .   .   g^' T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-047")
def test_who_enters_the_tower_beside_a_treasure_takes_a_floor() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   $   .   .   .
      .   .   rl> T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   $   .   .   .
      .   .   .   T3H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


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
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   y>  .   b<  .   .   .
      .   .   g^  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: treasure 1
    """
    )
