"""Walls (BAD-036 to BAD-038)."""

from __future__ import annotations

import pytest

from tests.games.bad_bones.pictures import asked, march, marching
from tests.rulings import ruling

# Off the diagonal


@ruling("BAD-036")
@pytest.mark.parametrize(("wall", "worn"), [("/", "/-"), ("/-", ".")])
def test_a_slash_sends_right_up_up_right_left_down_and_down_left(wall: str, worn: str) -> None:
    assert (
        march(f"""
          .   .   .   .   .
      .   yv  .   .   .   .   .
      bl> {wall} r< . .   .   .
      .   g^  .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == f"""
    raven
          .   .   .   .   .
      .   bl^' .  .   .   .   .
      .   {worn} g>' . .  .   .
      .   rv' .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    stag
      cemetery: y
    """
    )


@ruling("BAD-036")
@pytest.mark.parametrize(("wall", "worn"), [("\\", "\\-"), ("\\-", ".")])
def test_a_backslash_sends_right_down_down_right_left_up_and_up_left(wall: str, worn: str) -> None:
    assert (
        march(f"""
          .   .   .   .   .
      .   yv  .   .   .   .   .
      bl> {wall} r< . .   .   .
      .   g^  .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == f"""
    raven
          .   .   .   .   .
      .   r^' .   .   .   .   .
      .   {worn} y>' . .  .   .
      .   blv' .  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    stag
      cemetery: g
    """
    )


@ruling("BAD-036")
def test_a_damaged_wall_keeps_its_orientation() -> None:
    assert (
        march(r"""
          .   .   .   .   .
      .   y>  /   .   \   b<  .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   g>  \   .   /   p<  .
    """)
        == r"""
    raven
          .   .   .   .   .
      .   .   /-  .   \-  .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   \-  .   /-  .   .
      houses: 3
    stag
      cemetery: y, b
    """
    )


@ruling("BAD-036")
def test_nobody_stays_on_a_wall() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   4yl> /  .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   4yl^' .
      .   .   .   .   .   /-  .
      .   .   .   .   .   .   .
    """
    )


# Wall into wall


@ruling("BAD-037")
def test_from_wall_to_wall_the_ricochet_goes_on_and_every_wall_touched_is_used() -> None:
    assert (
        march(r"""
          .   .   .   .   .
      .   .   .   .   .   /   .
      .   .   .   .   .   .   .
      .   \   \-  T4H .   .   .
      .   y>  /   .   .   .   .
      .   \   .   .   .   .   .
    """)
        == r"""
          .   .   .   .   .
      .   .   .   .   .   /   .
      .   y^' .   .   .   .   .
      .   \-  .   T4H .   .   .
      .   .   /-  .   .   .   .
      .   \   .   .   .   .   .
    """
    )


@ruling("BAD-036", "BAD-037")
@pytest.mark.parametrize(("wall", "worn"), [("/", "/-"), ("/-", ".")])
def test_both_faces_of_one_wall_may_be_met_in_one_move_and_it_wears_once(wall: str, worn: str) -> None:
    assert (
        march(rf"""
          .   .   .   .   .
      .   .   /   \   .   .   .
      .   y>  {wall} / .  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == rf"""
          .   .   .   .   .
      .   .   /-  \-  .   .   .
      .   .   {worn} /- . .   .
      .   .   yv' T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-037")
def test_a_wall_on_the_border_may_throw_off_the_board_or_into_the_village() -> None:
    assert (
        march(
            r"""
          .   .   .   .   .
      .   .   b>  /   .   .   .
      .   yv  .   .   .   .   .
      .   /   .   T4H .   /   .
      .   .   .   .   .   g^  .
      .   p>  \   .   .   .   .
      houses: 5
    """,
            "boar",
            players=4,
        )
        == r"""
    raven
          .   .   .   .   .
      .   .   .   /-  .   .   .
      .   .   .   .   .   .   .
      .   /-  .   T4H .   /-  .
      .   .   .   .   .   .   .
      .   .   \-  .   .   .   .
      houses: 4
    stag
      cemetery: y
    boar
      cemetery: b
    wolf
      cemetery: g
    """
    )


@ruling("BAD-037", "BAD-027")
def test_a_wall_beside_the_tower_may_throw_a_skeleton_into_it() -> None:
    assert (
        march(r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   yv  .   .   .   .
      .   .   \   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   \-  T3H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


# Wall next to another trap


@ruling("BAD-038", "BAD-076")
@pytest.mark.parametrize(
    ("trap", "then", "home", "stag"),
    [
        pytest.param("C", "C-", ".", "cemetery: yl", id="a catapult throws"),
        pytest.param("Lw", "Lwyl^'", ".", "cemetery: nothing", id="a labyrinth holds"),
        pytest.param("Lb", "Lbyl^'", ".", "cemetery: nothing", id="a black labyrinth holds"),
        pytest.param("O", "O-", "yl>'", "cemetery: nothing", id="a portal sends home"),
        pytest.param("S", "S-", ".", "cemetery: yl", id="a spring projects"),
        pytest.param("U", ".", ".", "supply: hearse 1\ncemetery: yl", id="a hearse loads"),
        pytest.param("B", "X", ".", "cemetery: nothing", id="a bomb kills"),
        pytest.param("$", "yl^'", ".", "cemetery: nothing", id="a treasure keeps it"),
        pytest.param("H", "H", ".", "cemetery: nothing", id="the hero kills"),
        pytest.param("X", "Xyl^'", ".", "cemetery: nothing", id="a destroyed zone is a plain square"),
    ],
)
def test_behind_a_wall_any_other_trap_acts(trap: str, then: str, home: str, stag: str) -> None:
    tower = "T4" if trap == "H" else "T4H"
    assert (
        march(f"""
          .   .   .   .   .
      .   .   {trap} . .  .   .
      .   yl> /   .   .   .   .
      .   .   .   {tower} . . .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == f"""
    raven
          .   .   .   .   .
      {home} . {then} . . .   .
      .   .   /-  .   .   .   .
      .   .   .   {tower} . . .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    stag
      {stag}
    """
    )


@ruling("BAD-038")
def test_behind_a_wall_a_spring_projects_in_the_new_direction() -> None:
    assert (
        march(r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> \   .   .   .   .
      .   .   S   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == r"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   \-  .   .   .   .
      .   .   S-  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   ylv' .  .   .   .
    """
    )


@ruling("BAD-038", "BAD-039")
def test_behind_a_wall_a_dragon_repels_perhaps_into_the_wall_again() -> None:
    before = """
          .   .   .   .   .
      .   .   D   .   .   .   .
      .   yl> /   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    assert asked(marching(before)) == ["up", "right", "down", "left"]
    assert (
        march(before, "right")
        == """
          .   .   .   .   .
      .   .   D-  ylv' .  .   .
      .   .   /-  .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert (
        march(before, "down")
        == """
          .   .   .   .   .
      .   .   D-  .   .   .   .
      .   yl<' /- .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
