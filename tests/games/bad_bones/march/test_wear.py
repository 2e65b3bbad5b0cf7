"""Wear of traps, and uses of phase 2 (BAD-030, BAD-031)."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import give, laid, march, marching, play, shown, table
from tests.rulings import ruling


@ruling("BAD-030")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        *[("/", "/-"), ("/-", "."), ("\\", "\\-"), ("\\-", "."), ("C", "C-"), ("C-", "."), ("#", "#-"), ("#-", ".")],
        *[("O", "O-"), ("O-", "."), ("S", "S-"), ("S-", ".")],
    ],
)
def test_a_used_trap_is_damaged_a_used_damaged_one_is_out_of_the_game(before: str, after: str) -> None:
    s = marching(f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   {before} pr< .
    """)
    assert shown(s).kingdoms["raven"][0][5][4] == after
    assert shown(s) == "raven\n supply: nothing"


@ruling("BAD-030")
def test_a_trap_acts_on_all_who_trigger_it_from_any_side_and_wears_once() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   yv  .   .   .   .
      .   2bl> C  r<  .   .   .
      .   .   g^  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
    raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   C-  .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    stag
      cemetery: bl, bl, y, r, g
    """
    )


@ruling("BAD-030")
def test_a_damaged_trap_still_acts_on_all_of_this_phase() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   yv  .   .   .   .
      .   2bl> C- r<  .   .   .
      .   .   g^  T4H .   .   .
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
      supply: nothing
    stag
      cemetery: bl, bl, y, r, g
    """
    )


@ruling("BAD-030")
def test_wear_is_applied_after_all_have_moved() -> None:
    s = marching(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> /   .   .   .   .
      .   .   .   T4H bv  .   .
      .   .   .   .   D   .   .
      .   .   .   .   .   .   .
    """
    )
    assert shown(s).kingdoms["raven"][0][2][2] == "/"
    give(s, "right")
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   yl^' .  .   .   .
      .   .   /-  .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   D-  b>' .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-030")
def test_an_unused_trap_does_not_wear() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   /   C-  .   .
      .   .   .   T4H D   .   .
      .   y>  .   .   O-  .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   /   C-  .   .
      .   .   .   T4H D   .   .
      .   .   y>' .   O-  .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-030")
def test_walking_along_a_trap_or_standing_beside_it_is_no_use_of_it() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   /   D   .   .   .   .
      .   y>  .   .   .   .   .
      .   C   C   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   /   D   .   .   .   .
      .   .   y>' .   .   .   .
      .   C   C   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


# Uses in phase 2

LANDING = """
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   {}  .   T4H .   .   .
  .   yl> .   .   .   .   .
  .   .   .   .   .   .   .
  supply: dragon 1
"""


@ruling("BAD-031")
@pytest.mark.parametrize(("wall", "worn"), [("/", "/-"), ("/-", ".")])
def test_a_use_in_phase_2_is_settled_at_the_end_of_phase_3(wall: str, worn: str) -> None:
    after = """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   {}  yl>' T4H .  .   .
      .   D-  .   .   .   .   .
      .   .   .   .   .   .   .
    """
    s = laid(LANDING.format(wall), "dragon a2", "nothing", "up")
    assert shown(s) == after.format(wall)
    assert shown(play(s, [SKELETON_PHASE], [])) == after.format(worn)


@ruling("BAD-031")
@pytest.mark.parametrize(("wall", "worn"), [("/", "/-"), ("/-", ".")])
def test_uses_of_phase_2_and_phase_3_are_one_wear_together(wall: str, worn: str) -> None:
    before = LANDING.format(wall).replace("  .   /", "  rl> /")
    s = play(table(before), [TRAP_PHASE, SKELETON_PHASE], ["dragon a2", "nothing", "up"])
    assert (
        shown(s)
        == f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   rl^' .  .   .   .   .
      .   {worn}  yl>' T4H .  .   .
      .   D-  .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
