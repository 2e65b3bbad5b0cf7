"""Catapults (BAD-043)."""

from __future__ import annotations

from tests.games.bad_bones.pictures import (
    Drawing,
    asked,
    give,
    march,
    marched,
    marching,
    next_march,
    question,
    shown,
)
from tests.rulings import ruling

ROUND_A_CATAPULT = """
      .   .   .   .   .
  .   .   yv  .   .   .   .
  .   2bl> C  r<  .   .   .
  .   .   g^  T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
"""


@ruling("BAD-043")
def test_everyone_who_comes_to_a_catapult_goes_to_one_opponent_asked_for_once() -> None:
    s = marching(ROUND_A_CATAPULT, players=4)
    assert question(s).kind == "choose_aim"
    assert sorted(asked(s)) == ["boar", "stag", "wolf"]
    give(s, "boar")
    assert not s.open
    assert (
        shown(s)
        == """
    raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   C-  .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    stag
      cemetery: nothing
    boar
      cemetery: bl, bl, y, r, g
    wolf
      cemetery: nothing
    """
    )


@ruling("BAD-043", "BAD-112")
def test_with_two_players_it_throws_at_the_opponent_unasked() -> None:
    assert (
        march(ROUND_A_CATAPULT)
        == """
    stag
      cemetery: bl, bl, y, r, g
    """
    )


@ruling("BAD-043")
def test_two_catapults_may_aim_differently() -> None:
    s = marching(
        """
          .   .   .   .   .
      .   2yl> C  .   C-  2b< .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "stag",
        "boar",
        players=3,
    )
    assert not s.open
    assert (
        shown(s)
        == """
    raven
          .   .   .   .   .
      .   .   C-  .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    stag
      cemetery: yl, yl
    boar
      cemetery: b, b
    """
    )


@ruling("BAD-043")
def test_two_catapults_may_aim_alike() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   yl> C   .   C   b<  .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "boar",
            "boar",
            players=3,
        )
        == """
    stag
      cemetery: nothing
    boar
      cemetery: yl, b
    """
    )


@ruling("BAD-043")
def test_in_the_next_round_it_may_aim_at_somebody_else() -> None:
    s = marched(
        """
          .   .   .   .   .
      .   y>  b>  C   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "boar",
        players=3,
    )
    next_march(s, "stag")
    assert (
        shown(s)
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
    boar
      cemetery: b
    """
    )


@ruling("BAD-112")
def test_with_two_players_a_catapult_and_the_far_forest_have_one_target() -> None:
    assert march("""
              .   .   .   .   .
        .     .   b^  .   .   .   .
        yl>   C   .   .   .   .   .
        .     .   .   T4H .   .   .
        .     .   .   .   .   .   .
        .     .   .   .   .   .   .
    """) == Drawing("""
        raven
              .   .   .   .   .
        .     .   .   .   .   .   .
        .     C-  .   .   .   .   .
        .     .   .   T4H .   .   .
        .     .   .   .   .   .   .
        .     .   .   .   .   .   .
        cemetery: nothing

        stag
        cemetery: yl, b
    """)
