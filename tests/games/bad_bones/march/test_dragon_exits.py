"""Where a dragon may chase skeletons to (BAD-041, BAD-042)."""

from __future__ import annotations

from tests.games.bad_bones.pictures import (
    Drawing,
    asked,
    give,
    laid,
    march,
    marching,
    shown,
)
from tests.rulings import ruling

# On the border


@ruling("BAD-041")
def test_a_dragon_in_a_corner_may_send_to_both_forests_it_touches() -> None:
    corner = """
          .   .   .   .   .
      .   D   2b< .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    assert asked(marching(corner, players=4)) == ["up", "right", "down", "left"]
    assert (
        march(corner, "left", "up", "wolf", players=4)
        == """
    stag
      cemetery: b
    boar
      cemetery: nothing
    wolf
      cemetery: b
    """
    )


@ruling("BAD-041")
def test_a_dragon_at_the_right_edge_may_send_to_the_right_neighbour() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   D   rr<
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "right",
            players=3,
        )
        == """
    stag
      cemetery: nothing
    boar
      cemetery: rr
    """
    )


@ruling("BAD-041")
def test_a_dragon_at_the_bottom_may_send_to_the_own_village() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      pl> D   .   .   .   .   .
      houses: 5
    """,
            "down",
        )
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   D-  .   .   .   .   .
      houses: 4
    """
    )


# What is offered


@ruling("BAD-042")
def test_a_barricade_is_never_offered() -> None:
    assert asked(
        marching("""
          .   .   .   .   .
      .   .   #-  .   .   .   .
      .   yl> D   #   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    ) == ["down", "left"]


@ruling("BAD-042")
def test_nor_is_a_barricade_with_the_hero_on_it() -> None:
    assert asked(
        marching("""
          .   .   .   .   .
      .   .   H#  .   .   .   .
      .   yl> D   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    ) == ["right", "down", "left"]


RING = r"""
      .   .   .   .   .
  .   /   \   .   .   .   .
  .   \   D   b<  .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
"""


@ruling("BAD-042", "BAD-075")
def test_a_way_that_leads_back_is_offered_while_another_way_out_remains() -> None:
    assert asked(marching(RING)) == ["up", "right", "down", "left"]
    assert asked(marching(RING, "up")) == ["right", "down"]
    assert asked(marching(RING, "left")) == ["right", "down"]


@ruling("BAD-042", "BAD-075")
def test_who_comes_round_to_the_dragon_again_is_chased_again() -> None:
    assert (
        march(RING, "up", "down")
        == r"""
          .   .   .   .   .
      .   /-  \-  .   .   .   .
      .   \-  D-  .   .   .   .
      .   .   bv' T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-042", "BAD-111")
def test_a_way_from_which_no_continuation_ends_the_move_is_not_offered() -> None:
    assert asked(
        marching(r"""
          .   .   .   .   .
      .   /   \   .   .   .   .
      .   \   D   b<  .   .   .
      .   .   #   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    ) == ["up", "right", "left"]
    assert asked(
        marching(
            r"""
          .   .   .   .   .
      .   /   \   .   .   .   .
      .   \   D   b<  .   .   .
      .   .   #   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "left",
        )
    ) == ["right"]


@ruling("BAD-042", "BAD-069", "BAD-111")
def test_walking_into_a_barricade_by_way_of_a_wall_ends_the_move_where_it_began() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   /   #   .   .   .
      .   yl> D   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "up",
        )
        == """
          .   .   .   .   .
      .   .   /-  #-  .   .   .
      .   yl>' D- .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-111")
def test_an_exit_that_leads_round_for_ever_is_not_offered_but_one_that_ends_at_a_barricade_is() -> None:
    s = marching("""
              .   .     .   .   .
        .     .   .     .   .   .   .
        yl>   .   .     .   .   .   .
        .     g>  D     T4H .   .   .
        .     .   \\     #   .   .   .
        .     .   .     .   .   .   .
    """)
    assert asked(s) == ["up", "right", "down", "left"]
    give(s, "down")
    assert shown(s) == Drawing("""
              .   .     .   .   .
        .     .   .     .   .   .   .
        .     yl>' .    .   .   .   .
        .     g>' D-    T4H .   .   .
        .     .   \\-   #-  .   .   .
        .     .   .     .   .   .   .
    """)


@ruling("BAD-111")
def test_whom_a_landing_dragon_could_only_chase_into_a_barricade_is_not_chased_there() -> None:
    s = laid(
        """
              .   .     .   .   .
        .     .   .     .   .   .   .
        .     .   .     .   .   .   .
        .     .   g>    T4H .   .   .
        .     .   \\     #   .   .   .
        .     .   .     .   .   .   .
        supply: dragon 1
        """,
        "dragon b3",
        "stag: nothing",
    )
    assert asked(s) == ["up", "right", "left"]
