"""The treasure and those who move (BAD-045, BAD-046)."""

from __future__ import annotations

from tests.games.bad_bones.pictures import (
    march,
    marched,
    next_march,
    shown,
)
from tests.rulings import ruling

# Moves that end beside it


@ruling("BAD-045")
def test_who_ends_a_move_beside_the_treasure_faces_it_from_any_side() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   yl> .   y<  .   .   .
      .   .   $   .   br< .   .
      .   r^  .   T4H .   .   .
      .   .   g^  .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   ylv'yv' . . .   .
      .   r>' $   br<' .  .   .
      .   .   g^' T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-045")
def test_it_pulls_instead_of_the_arrow() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   yl> .   $   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   yl>' $  .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   gl> .   .   .   .
      .   .   .   $   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   glv' .  .   .
      .   .   .   $   .   .   .
    """
    )


@ruling("BAD-045", "BAD-077")
def test_it_pulls_instead_of_the_facing_a_trap_gave() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   $   .   .   .   .   .
      .   .   D   T4H .   .   .
      .   .   b^  .   .   .   .
      .   .   .   .   .   .   .
    """,
            "left",
        )
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   $   .   .   .   .   .
      .   b^' D-  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   y>  /   .   .   .
      .   .   .   T4H .   .   .
      .   $   .   .   .   .   .
      pl> Lw  .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   y^' .   .   .
      .   .   .   /-  .   .   .
      .   .   .   T4H .   .   .
      .   $   .   .   .   .   .
      .   Lwpl^' . .  .   .   .
    """
    )
    assert (
        march("""
          .   .   .   .   .
      .   .   $   .   .   .   .
      .   .   y>  /   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   $   y<' .   .   .
      .   .   .   /-  .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-045")
def test_it_does_not_stop_a_ricochet() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   bl> /   .   .   .   .
      .   .   $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   bl^' .  .   .   .
      .   .   /-  .   .   .   .
      .   .   $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-045")
def test_it_does_not_stop_a_repulse() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   bl> D   .   .   .   .
      .   .   $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "up",
        )
        == """
          .   .   .   .   .
      .   .   bl^' .  .   .   .
      .   .   D-  .   .   .   .
      .   .   $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-045")
def test_it_does_not_stop_a_flight() -> None:
    assert (
        march("""
          .   .   .   .   .
      yl> S   .   .   .   .   .
      .   $   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   S-  .   ylv' .  .   .
      .   $   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


# Onto it


@ruling("BAD-046")
def test_who_steps_onto_the_treasure_stays_and_it_is_out_of_the_game() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   2yl> $  b<  .   .   .
      .   .   g^  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   2yl>'b<'g^' . . . .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: nothing
    """
    )


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
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   bl>' .  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert (
        shown(next_march(s))
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   bl>' .  .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-046")
def test_it_leaves_only_after_everyone_has_moved_and_pulls_till_then() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   yl> $   .   .   .   .
      .   b>  .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   yl>' .  .   .   .
      .   .   b^' .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   b>  .   .   .   .   .
      .   yl> $   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   bv' .   .   .   .
      .   .   yl>' T4H .  .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-046")
def test_standing_beside_it_leaves_it_where_it_is() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      bl> .   $   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   bl>' $  .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-046", "BAD-081")
def test_if_nobody_is_on_it_any_more_when_all_have_moved_it_stays() -> None:
    assert (
        march(
            """
      variants: advanced
      raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   2y> H   b<  .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   p>  $   .   .   .   .
      weapon: crossbow
    """,
            "a1 right purple-top",
            "rest",
            "shoot b1 right purple-top black",
        )
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   H   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   $   .   .   .   .
    """
    )
