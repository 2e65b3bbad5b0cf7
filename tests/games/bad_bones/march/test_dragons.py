"""Dragons in phase 3 (BAD-039)."""

from __future__ import annotations

import pytest

from tests.games.bad_bones.pictures import asked, march, marched, marching, shown
from tests.rulings import ruling

# Chased to a neighbour

COMING = """
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   yl> D   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
"""


@ruling("BAD-039")
@pytest.mark.parametrize(
    ("way", "row_5", "row_4", "row_3"),
    [
        ("up", ". . yl^' . . . .", ". . D- . . . .", ". . . T4H . . ."),
        ("right", ". . . . . . .", ". . D- ylv' . . .", ". . . T4H . . ."),  # an arrow turns it down
        ("down", ". . . . . . .", ". . D- . . . .", ". . ylv' T4H . . ."),
        ("left", ". . . . . . .", ". yl<' D- . . . .", ". . . T4H . . ."),  # where it came from
    ],
)
def test_who_comes_to_a_dragon_is_moved_to_a_neighbour_its_owner_chooses(
    way: str, row_5: str, row_4: str, row_3: str
) -> None:
    assert asked(marching(COMING)) == ["up", "right", "down", "left"]
    assert (
        march(COMING, way)
        == f"""
          .   .   .   .   .
      {row_5}
      {row_4}
      {row_3}
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-039")
def test_it_faces_away_from_the_dragon() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   bv  .
      .   .   .   .   .   D   .
      .   .   .   .   .   .   .
    """,
            "left",
        )
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   b<' D-  .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-039")
def test_skeletons_are_chased_one_by_one_and_perhaps_different_ways() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   3yl> D- .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "up",
            "left",
            "left",
        )
        == """
          .   .   .   .   .
      .   .   yl^' .  .   .   .
      .   2yl<' . .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-039")
def test_a_tower_is_entered() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> D   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "right",
        )
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  T3H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-039")
def test_the_hero_kills_whom_a_dragon_chases_to_him() -> None:
    s = marched(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> D   T4  .   .   .
      .   .   H   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "down",
    )
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  T4  .   .   .
      .   .   H   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert sum(s.bag) == 180


@ruling("BAD-039", "BAD-076")
@pytest.mark.parametrize(
    ("trap", "then", "home", "stag"),
    [
        pytest.param("C", "C-", ".", "cemetery: yl", id="a catapult throws"),
        pytest.param("Lw", "Lwyl^'", ".", "cemetery: nothing", id="a labyrinth holds"),
        pytest.param("O", "O-", "yl>'", "cemetery: nothing", id="a portal sends home"),
        pytest.param("U", ".", ".", "supply: hearse 1\ncemetery: yl", id="a hearse loads"),
        pytest.param("B", "X", ".", "cemetery: nothing", id="a bomb kills"),
        pytest.param("$", "yl^'", ".", "cemetery: nothing", id="a treasure keeps it"),
        pytest.param("X", "Xyl^'", ".", "cemetery: nothing", id="a destroyed zone is a plain square"),
    ],
)
def test_a_trap_beside_the_dragon_acts(trap: str, then: str, home: str, stag: str) -> None:
    assert (
        march(
            f"""
          .   .   .   .   .
      .   .   {trap} . .  .   .
      .   yl> D   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "up",
        )
        == f"""
    raven
          .   .   .   .   .
      {home} . {then} . . .   .
      .   .   D-  .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    stag
      {stag}
    """
    )


@ruling("BAD-039")
def test_a_wall_beside_the_dragon_turns_whom_it_chases() -> None:
    assert (
        march(
            r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> D   .   .   .   .
      .   .   /   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "down",
        )
        == r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  .   .   .   .
      .   yl<' /- T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-039")
def test_a_spring_beside_the_dragon_throws_whom_it_chases() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> D   .   .   .   .
      .   .   S   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "down",
        )
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  .   .   .   .
      .   .   S-  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   ylv' .  .   .   .
    """
    )


@ruling("BAD-039")
def test_a_dragon_may_chase_to_another_dragon() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> D   .   .   .   .
      .   .   D-  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "down",
            "left",
        )
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  .   .   .   .
      .   yl<' .  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
