"""An instructor's group is not divided while he lives: who walks with him waits for him."""

from __future__ import annotations

from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import (
    Drawing,
    asked,
    give,
    march,
    marching,
    play,
    shown,
    table,
)
from tests.rulings import ruling

BEFORE_A_DRAGON = """
          variants: chiefs
                     .          .          .          .          .
          .          .          .          .          .          .          .
          .          yl>&1glI>  D          .          .          .          .
          .          .          .          T4H        .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          .
"""


@ruling("BAD-109", "BAD-095")
def test_who_walks_with_an_instructor_cannot_go_ahead_and_be_sent_another_way_by_a_dragon() -> None:
    s = marching(BEFORE_A_DRAGON)
    assert asked(s) == ["up", "right", "down", "left"]  # for both: nobody is asked who goes first
    give(s, "down")
    assert not s.open
    assert shown(s) == Drawing("""
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           .           D-          .           .           .           .
          .           .           ylv'&1glIv' T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-109")
def test_who_only_shares_his_square_may_still_go_ahead_of_him() -> None:
    s = marching("""
          variants: chiefs
                     .            .          .          .          .
          .          .            .          .          .          .          .
          .          yl>&1glI>p>  D          .          .          .          .
          .          .            .          T4H        .          .          .
          .          .            .          .          .          .          .
          .          .            .          .          .          .          .
    """)
    assert asked(s) == ["a4 right green-left instructor", "a4 right purple-top", "rest"]
    for answer in ("a4 right purple-top", "up", "down"):
        give(s, answer)
    assert not s.open
    assert shown(s) == Drawing("""
                      .           .           .           .           .
          .           .           p^'         .           .           .           .
          .           .           D-          .           .           .           .
          .           .           ylv'&1glIv' T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-109")
def test_where_the_order_is_asked_for_a_weapon_those_who_walk_with_him_are_not_offered() -> None:
    s = marching("""
          variants: advanced, chiefs
          raven
                     .          .          .          .          .
          .          .          pv         .          .          .          .
          .          yl>&1glI>  H          b<         .          .          .
          .          .          .          T4         .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          .
          weapon: two handed sword
    """)
    assert asked(s) == ["b5 down purple-top", "a4 right green-left instructor", "c4 left blue-top", "rest"]


@ruling("BAD-109", "BAD-095")
def test_when_he_is_shot_they_no_longer_wait() -> None:
    s = marching(
        """
          variants: advanced, chiefs
          raven
                     .          .          .          .          .
          .          .          pv         .          .          .          .
          .          p>         H          b<         .          .          .
          .          .          .          T4         .          .          .
          .          .          .          .          ylv&1glIv  .          .
          .          .          .          .          .          .          .
          weapon: crossbow
        """,
        "b5 down purple-top",
        "a4 right purple-top",
        "c4 left blue-top",
        "shoot d2 down green-left instructor white",
    )
    assert not s.open
    assert shown(s) == Drawing("""
                     .          .          .          .          .
          .          .          .          .          .          .          .
          .          .          H          .          .          .          .
          .          .          .          T4         .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          ylv'       .          .
    """)


@ruling("BAD-124")
def test_an_instructor_who_walks_with_another_waits_for_him_like_the_others() -> None:
    assert march("""
          variants: chiefs
                            .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 yl>&1glI>yI>&1    .                 .                 .                 .                 .
          .                 .                 .                 T4H               .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
    """) == Drawing("""
                            .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 yl>'&1glI>'yI>'&1 .                 .                 .                 .
          .                 .                 .                 T4H               .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
    """)


@ruling("BAD-124", "BAD-109")
def test_who_stays_behind_when_his_instructor_goes_in_anothers_group_is_free() -> None:
    s = marching(
        """
          variants: chiefs
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
          .           .           .           T4H         .           .           .
          .           glI>yI>p>'*&2 .         .           .           .           .
          .           .           .           .           .           .           .
        """,
        "a2 right green-left instructor",
    )
    assert not s.open
    assert shown(s) == Drawing("""
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
          .           .           .           T4H         .           .           .
          .           p>'         glI>'yI>'&1 .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-109")
def test_nobody_waits_for_an_instructor_who_does_not_move_any_more() -> None:
    s = table("""
          variants: chiefs
                     .          .          .          .          .
          .          .          .          .          .          .          .
          .          yl>&1glI>' .          .          .          .          .
          .          .          .          T4H        .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          .
    """)
    play(s, [SKELETON_PHASE], [])
    assert not s.open
    assert shown(s) == Drawing("""
                     .          .          .          .          .
          .          .          .          .          .          .          .
          .          glI>'      yl>'       .          .          .          .
          .          .          .          T4H        .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          .
    """)


@ruling("BAD-109")
def test_those_on_an_instructors_square_may_go_before_him_one_by_one() -> None:
    s = marching("""
        variants: chiefs
              .   .     .   .     .
        .     .   .     .   .     .   .
        .     .   .     .   yI>b> .   .
        .     .   .     T4H .     .   .
        .     .   .     .   .     .   .
        .     .   .     .   .     .   .
    """)
    assert asked(s) == ["d4 right yellow-top instructor", "d4 right blue-top", "rest"]
    give(s, "d4 right blue-top")
    assert shown(s) == Drawing("""
              .   .     .   .     .
        .     .   .     .   .     .   .
        .     .   .     .   .     b>'yI>' .
        .     .   .     T4H .     .   .
        .     .   .     .   .     .   .
        .     .   .     .   .     .   .
    """)
