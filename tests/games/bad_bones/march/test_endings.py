"""Where skeletons leave the board, and what they do to tower, village and hero (BAD-026 to BAD-029)."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.model.events import Struck
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import GAME, asked, give, march, marched, marching, play, shown, table
from tests.rulings import ruling


def strikes(s: BadBones) -> list[int]:
    """What towers and villages lost, blow by blow."""
    return [event.change for event in s.events if isinstance(event, Struck)]


# Forests


@ruling("BAD-026")
def test_the_left_forest_leads_to_the_left_neighbour_the_right_one_to_the_right() -> None:
    assert (
        march(
            """
          .   .   .   .   .
      .   y<  .   .   .   .   .
      .   .   .   .   .   2b> .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   pr< .   .   .   gl> .
    """,
            players=4,
        )
        == """
    raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      cemetery: nothing
    stag
      cemetery: y, pr
    boar
      cemetery: nothing
    wolf
      cemetery: gl, b, b
    """
    )


TOP = """
      .   .   .   .   .
  .   2y^ .   .   .   b^  .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
"""


@ruling("BAD-026")
def test_the_top_forest_leads_to_any_opponent_chosen_for_each_skeleton() -> None:
    s = marching(TOP, players=3)
    for chosen in ("stag", "boar", "boar"):
        assert sorted(asked(s)) == ["boar", "stag"]
        give(s, chosen)
    assert (
        shown(s)
        == """
    stag
      cemetery: y
    boar
      cemetery: y, b
    """
    )


@ruling("BAD-026", "BAD-112")
def test_with_two_players_the_top_forest_leads_to_the_opponent_unasked() -> None:
    assert (
        march(TOP)
        == """
    stag
      cemetery: y, y, b
    """
    )


@ruling("BAD-026")
def test_who_goes_up_from_the_second_seat_may_go_to_the_first() -> None:
    s = marching(f"raven\n{TOP.replace('2y^', '.').replace('b^', '.')}\nstag\n{TOP}", players=4)
    assert sorted(asked(s)) == ["boar", "raven", "wolf"]


@ruling("BAD-026", "BAD-095")
def test_an_instructor_and_his_group_have_one_target() -> None:
    assert (
        march(
            """
      variants: chiefs
      raven
          .   .   .   .   .
      .   y>b<yI^ . . .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "a5 up yellow-top instructor",
            "boar",
            players=3,
        )
        == """
    stag
      cemetery: nothing
    boar
      cemetery: y, b, yI
    """
    )


@ruling("BAD-026")
def test_a_chief_leaves_like_any_other() -> None:
    assert (
        march(
            """
      variants: chiefs
      raven
          .   .   .   .   .
      .   .   .   .   rD^ .   .
      .   .   .   .   .   pF>rA> .
      .   .   .   T4H .   .   .
      .   bS< .   .   .   .   .
      .   .   .   .   .   .   .
    """,
            "boar",
            players=4,
        )
        == """
    stag
      cemetery: bS
    boar
      cemetery: rD
    wolf
      cemetery: pF, rA
    """
    )


# Village and tower


@ruling("BAD-027")
def test_at_the_bottom_a_house_burns_and_the_skeleton_goes_to_the_bag() -> None:
    s = marched("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   yv  .   .   .   2pv .
      houses: 5
    """)
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      houses: 2
      cemetery: nothing
    """
    )
    assert sum(s.bag) == 180


@ruling("BAD-027")
def test_at_the_tower_a_floor_leaves_and_the_skeleton_goes_to_the_bag() -> None:
    s = marched("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   yv  .   .   .
      .   .   bl> T4  gr< .   .
      .   .   .   .   .   .   .
      .   .   .   H   .   .   .
    """)
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T1  .   .   .
      .   .   .   .   .   .   .
      .   .   .   H   .   .   .
      houses: 5
      cemetery: nothing
    """
    )
    assert sum(s.bag) == 180


@ruling("BAD-027")
def test_a_hero_on_the_tower_changes_nothing() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   2p^ .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T2H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-028")
def test_surplus_skeletons_at_the_tower_go_to_the_bag_and_nothing_more_happens() -> None:
    s = marched("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   2yv .   .   .
      .   .   3bl> T2H .  .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T0H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      houses: 5
    """
    )
    assert sum(s.bag) == 180
    assert strikes(s) == [-1, -1]


@ruling("BAD-028")
def test_surplus_skeletons_at_the_village_go_to_the_bag_and_nothing_more_happens() -> None:
    s = marched("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   yv  .   3bv .   .   .
      houses: 1
    """)
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      houses: 0
    """
    )
    assert sum(s.bag) == 180
    assert strikes(s) == [-1]


# The hero


@ruling("BAD-029")
def test_who_comes_to_the_hero_dies_from_whatever_side_and_goes_to_the_bag() -> None:
    s = marched("""
          .   .   .   .   .
      .   .   yv  .   .   .   .
      .   2bl> H  r<  .   .   .
      .   .   g^  T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   H   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      cemetery: nothing
    """
    )
    assert sum(s.bag) == 180


@ruling("BAD-029")
def test_who_comes_out_of_the_forest_onto_the_hero_dies() -> None:
    assert (
        march("""
          yv  .   .   .   .
      yl> H   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   H   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-029")
@pytest.mark.parametrize("trap", ["/-", "C-", "D-", "O-", "S-", "B", "U", "Lb", "$"])
def test_the_trap_under_the_hero_is_neither_triggered_nor_worn(trap: str) -> None:
    s = play(
        table(f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   bl> H{trap} pr<
      .   .   .   .   .   .   .
    """),
        [SKELETON_PHASE],
        [],
    )
    assert (
        shown(s)
        == f"""
    raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   H{trap} .
      .   .   .   .   .   .   .
    stag
      supply: nothing
      cemetery: nothing
    """
    )
    assert GAME.view(s, None).bag == 180


@ruling("BAD-029", "BAD-046")
def test_a_treasure_under_the_hero_is_safe() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   3yl> H$ b<  .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   H$  .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-029", "BAD-032")
def test_only_a_barricade_keeps_skeletons_from_the_hero() -> None:
    s = marched("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   2yl> H#- b< .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   2yl>' H b<' .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
