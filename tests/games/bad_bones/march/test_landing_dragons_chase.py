"""Where a dragon that lands in phase 2 chases skeletons, and in which order (BAD-040, BAD-110, BAD-121)."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import Drawing, asked, laid, play, shown, table
from tests.rulings import ruling

LAND = ("dragon b2", "nothing")


@ruling("BAD-040", "BAD-039")
def test_it_may_chase_onto_the_hero_or_into_the_tower() -> None:
    s = laid(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   yl>b^ T4 .  .   .
      .   .   H   .   .   .   .
      .   .   .   .   .   .   .
      supply: dragon 1
    """,
        "dragon b3",
        "nothing",
        "right",
        "down",
    )
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  T3  .   .   .
      .   .   H   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert sum(s.bag) == 180


@ruling("BAD-040", "BAD-041")
def test_it_may_chase_off_the_board_and_into_the_village() -> None:
    s = laid(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   y>b> .  .   .   .   .
      supply: dragon 1
    """,
        *("dragon a1", "nothing", "nothing"),
        *("left", "down"),
        players=3,
    )
    assert (
        shown(s)
        == """
    raven
      houses: 4
    stag
      cemetery: y
    """
    )


@ruling("BAD-040", "BAD-026")
def test_who_is_chased_into_the_top_forest_goes_to_any_opponent() -> None:
    s = laid(
        """
          .   .   .   .   .
      .   .   2y> .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: dragon 1
    """,
        *("dragon b5", "nothing", "nothing"),
        *("up", "stag", "up", "boar"),
        players=3,
    )
    assert (
        shown(s)
        == """
    stag
      cemetery: y
    boar
      cemetery: y
    """
    )


@ruling("BAD-040", "BAD-043")
def test_a_catapult_used_in_phase_2_keeps_its_target_for_the_round() -> None:
    s = play(
        table(
            """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   b>  C   T4H .   .   .
      .   .   yl> .   .   .   .
      .   .   .   .   .   .   .
      supply: dragon 1
    """,
            players=3,
        ),
        [TRAP_PHASE, SKELETON_PHASE],
        ["dragon b2", "nothing", "nothing", "up", "boar"],
    )
    assert (
        shown(s)
        == """
    raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   C-  T4H .   .   .
      .   .   D-  .   .   .   .
      .   .   .   .   .   .   .
    stag
      cemetery: nothing
    boar
      cemetery: yl, b
    """
    )


@ruling("BAD-040", "BAD-045")
@pytest.mark.parametrize(("way", "picture"), [("right", ".   D-  ylv' ."), ("left", "yl<' D- .   .")])
def test_arrows_and_treasure_turn_whom_it_chases(way: str, picture: str) -> None:
    s = laid(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   yl> .   .   .   .
      .   .   .   $   .   .   .
      supply: dragon 1
    """,
        *LAND,
        way,
    )
    assert (
        shown(s)
        == f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   {picture}   .   .
      .   .   .   $   .   .   .
    """
    )


@ruling("BAD-040", "BAD-031", "BAD-046")
def test_who_is_chased_onto_a_treasure_robs_it_at_the_end_of_phase_3() -> None:
    before = """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   yl> $   .   .   .
      .   .   .   .   .   .   .
      supply: dragon 1
    """
    s = laid(before, *LAND, "right")
    assert shown(s) == before.replace("yl> $  ", "D- $yl>'").replace("dragon 1", "nothing")
    assert (
        shown(play(s, [SKELETON_PHASE], []))
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   D-  yl>' .  .   .
      .   .   .   .   .   .   .
      supply: nothing
    """
    )


@ruling("BAD-110")
def test_a_landing_dragon_chases_an_instructor_with_those_who_walked_with_him() -> None:
    s = laid(
        """
        variants: chiefs
              .   .     .   .   .
        .     .   .     .   .   .   .
        .     .   b>&2yI>p> .  . .  .
        .     .   .     T4H .   .   .
        .     .   .     .   .   .   .
        .     .   .     .   .   .   .
        supply: dragon 1
        """,
        "dragon b4",
        "stag: nothing",
        "up",
        "left",
    )
    assert not s.open
    assert shown(s) == Drawing("""
              .   .         .   .   .
        .     .   p^'       .   .   .   .
        .     b<'&2yI<' D- .  . .  .
        .     .   .     T4H .   .   .
        .     .   .     .   .   .   .
        .     .   .     .   .   .   .
    """)


@ruling("BAD-121")
def test_in_coop_the_owner_says_whom_a_landing_dragon_chases_first() -> None:
    picture = """
        variants: coop
        shared supply: dragon 1
        raven
        .     .      .   .    .   .   .
        .     yl>b>  T1  .    T1  .   .
        .     .      .   .    .   .   .
        .     .      T1  .    T1H .   .
        .     .      .   .    .   .   .
              .      .   .    .   .
    """
    s = laid(picture, "dragon a4")
    assert asked(s) == ["a4 right yellow-left", "a4 right blue-top"]
    s = laid(picture, "dragon a4", "a4 right blue-top", "right", "right")
    assert shown(s) == Drawing("""
        raven
        .     .   .    .    .   .   .
        .     D-  Ryl^' .   T1  .   .
        .     .   .    .    .   .   .
        .     .   T1   .    T1H .   .
        .     .   .    .    .   .   .
              .   .    .    .   .
    """)
