"""Arrows, and the fifteen untouched ways in (BAD-024, BAD-025)."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import march, play, table
from tests.rulings import ruling

# Which way one faces on a plain square


@ruling("BAD-024")
def test_beside_a_treasure_one_faces_it_whatever_the_arrow_says() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   $   .   .   .
      .   .   bl> .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   $   .   .   .
      .   .   .   bl^' .  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-024")
def test_every_arrow_turns_who_comes_along_its_tail() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   yl> .   yr< .   .
      .   .   bl> .   br< .   .
      .   .   .   T4H .   .   .
      .   .   gl> .   gr< .   .
      .   .   .   pl>pr< . .  .
    """)
        == """
          .   .   .   .   .
      .   .   .   ylv'yrv' . . .
      .   .   .   blv'brv' . . .
      .   .   .   T4H .   .   .
      .   .   .   gl^'gr^' . . .
      .   .   prv' .  plv' .  .
    """
    )


@ruling("BAD-024")
def test_a_square_with_two_arrows_turns_from_both_sides_but_not_who_comes_up_or_down() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   rv  .   .   .
      .   .   yl> b^  yr< .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   b^' .   .   .
      .   .   .   ylv'rv'yrv' . . .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-024")
def test_who_comes_against_an_arrow_or_across_it_keeps_facing_that_way() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   yv  .   y^' bv  .
      .   pl> .   g^  .   pr< .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   g^' y^' .   .
      .   .   pl>'yv' . pr<' bv' .
    """
    )


@ruling("BAD-024")
def test_an_arrow_does_not_turn_who_only_leaves_its_square() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   yl> .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   yr< .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   yl>' .  .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   yr<' .  .   .   .
      .   .   .   .   .   .   .
    """
    )


# Fifteen ways in, nobody in between

ROWS = ["yellow", "blue", "red", "green", "purple"]
WAYS_IN = [
    *[("l>", row, goal, moves) for row, goal, moves in zip(range(5), "TTTTV", (5, 4, 3, 4, 5), strict=True)],
    *[("v", column, goal, moves) for column, goal, moves in zip(range(5), "VVTVV", (6, 6, 3, 6, 6), strict=True)],
    *[("r<", row, goal, moves) for row, goal, moves in zip(range(5), "TTTTV", (5, 4, 3, 4, 5), strict=True)],
]


@ruling("BAD-024", "BAD-027", "BAD-049")
@pytest.mark.parametrize(("drawing", "lane", "goal", "moves"), WAYS_IN)
def test_untouched_every_skeleton_comes_to_the_tower_or_the_village(
    drawing: str, lane: int, goal: str, moves: int
) -> None:
    rows = [["."] * 7 for _ in range(5)]
    rows[2][3] = "T4H"
    top = ["."] * 5
    token = ROWS[lane][0] + drawing
    if drawing == "v":
        top[lane] = token
    else:
        rows[lane][0 if drawing == "l>" else 6] = token
    s = table("\n".join(" ".join(row) for row in [top, *rows]))
    for _ in range(moves):
        assert (s.kingdoms[0].floors, s.kingdoms[0].houses) == (4, 5)
        play(s, [SKELETON_PHASE], [])
        s.round += 1
    assert (s.kingdoms[0].floors, s.kingdoms[0].houses) == ((3, 5) if goal == "T" else (4, 4))
    assert s.kingdoms[0].bones == []


# Arrows look at the direction of movement


@ruling("BAD-025")
def test_an_arrow_turns_who_ricochets_along_its_tail() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   /   .   .   .   .
      .   .   y^  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   /-  yv' .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-025")
def test_an_arrow_turns_who_flies_along_its_tail() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      bl> S   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   S-  .   blv' .  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-025")
def test_an_arrow_turns_whom_a_dragon_chases_along_its_tail() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H yv  .   .
      .   .   .   .   D   .   .
      .   .   .   .   .   .   .
    """,
            "left",
        )
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   y^' D-  .   .
      .   .   .   .   .   .   .
    """
    )
