"""Dragons in phase 3 (BAD-039, BAD-041, BAD-042)."""

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
    assert march(COMING, way) == f"""
          .   .   .   .   .
      {row_5}
      {row_4}
      {row_3}
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-039")
def test_it_faces_away_from_the_dragon() -> None:
    assert march(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   bv  .
      .   .   .   .   .   D   .
      .   .   .   .   .   .   .
    """,
        "left",
    ) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   b<' D-  .
      .   .   .   .   .   .   .
    """


@ruling("BAD-039")
def test_skeletons_are_chased_one_by_one_and_perhaps_different_ways() -> None:
    assert march(
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
    ) == """
          .   .   .   .   .
      .   .   yl^' .  .   .   .
      .   2yl<' . .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-039")
def test_a_tower_is_entered() -> None:
    assert march(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> D   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "right",
    ) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  T3H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


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
    assert shown(s) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  T4  .   .   .
      .   .   H   .   .   .   .
      .   .   .   .   .   .   .
    """
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
    assert march(
        f"""
          .   .   .   .   .
      .   .   {trap} . .  .   .
      .   yl> D   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "up",
    ) == f"""
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


@ruling("BAD-039")
def test_a_wall_beside_the_dragon_turns_whom_it_chases() -> None:
    assert march(
        r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> D   .   .   .   .
      .   .   /   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "down",
    ) == r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  .   .   .   .
      .   yl<' /- T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-039")
def test_a_spring_beside_the_dragon_throws_whom_it_chases() -> None:
    assert march(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> D   .   .   .   .
      .   .   S   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "down",
    ) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  .   .   .   .
      .   .   S-  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   ylv' .  .   .   .
    """


@ruling("BAD-039")
def test_a_dragon_may_chase_to_another_dragon() -> None:
    assert march(
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
    ) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  .   .   .   .
      .   yl<' .  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


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
    assert march(corner, "left", "up", "wolf", players=4) == """
    stag
      cemetery: b
    boar
      cemetery: nothing
    wolf
      cemetery: b
    """


@ruling("BAD-041")
def test_a_dragon_at_the_right_edge_may_send_to_the_right_neighbour() -> None:
    assert march(
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
    ) == """
    stag
      cemetery: nothing
    boar
      cemetery: rr
    """


@ruling("BAD-041")
def test_a_dragon_at_the_bottom_may_send_to_the_own_village() -> None:
    assert march(
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
    ) == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   D-  .   .   .   .   .
      houses: 4
    """


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
    assert march(RING, "up", "down") == r"""
          .   .   .   .   .
      .   /-  \-  .   .   .   .
      .   \-  D-  .   .   .   .
      .   .   bv' T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """


@ruling("BAD-042")
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


@ruling("BAD-042", "BAD-069")
def test_walking_into_a_barricade_by_way_of_a_wall_ends_the_move_where_it_began() -> None:
    assert march(
        """
          .   .   .   .   .
      .   .   /   #   .   .   .
      .   yl> D   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "up",
    ) == """
          .   .   .   .   .
      .   .   /-  #-  .   .   .
      .   yl>' D- .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
