"""Section M of the rulings: an instructor's group in cemeteries, at towers and villages, and under weapons."""

from __future__ import annotations

import pytest

from boneyard.core.rng import Loaded
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.arrivals import ARRIVALS
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import (
    Drawing,
    asked,
    give,
    in_bag,
    march,
    marched,
    marching,
    play,
    shown,
    table,
)
from tests.rulings import ruling

LEADER = "a4 right green-left instructor"


@ruling("BAD-095")
@pytest.mark.parametrize("trap", ["C", "U"])
def test_catapult_and_hearse_take_them_together_to_one_opponent_and_there_the_group_ends(trap: str) -> None:
    before = f"""
          variants: chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       ylvglI> {trap}  .       .       .       .
          .       .       .       T4H     .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
    """
    s = marching(before, LEADER, players=3)
    assert asked(s) == ["stag", "boar"]
    give(s, "boar")
    assert not s.open
    assert shown(s) == Drawing("""
          stag
          cemetery: nothing

          boar
          cemetery: yl, glI
    """)
    s.rng = Loaded(*[170] * 9)  # some of the purple ones from the right
    play(s, [ARRIVALS], [])
    assert shown(s) == Drawing("""
          boar
                .     .     .     .     .
          yl>'  .     .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     .     T4H   .     .     .
          glI>' .     .     .     .     .     .
          .     .     .     .     .     .     3pr<'
    """)


@ruling("BAD-095", "BAD-026")
def test_over_the_top_edge_the_whole_group_goes_to_one_opponent() -> None:
    s = marching(
        """
          variants: chiefs
                 .      .      .      .      .
          .      ylvyI^ .      .      .      .      .
          .      .      .      .      .      .      .
          .      .      .      T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
        """,
        "a5 up yellow-top instructor",
        players=3,
    )
    assert asked(s) == ["stag", "boar"]
    give(s, "stag")
    assert not s.open
    assert shown(s) == Drawing("""
          stag
          cemetery: yl, yI
    """)


@ruling("BAD-095")
def test_at_the_tower_and_in_the_village_each_one_does_its_damage() -> None:
    assert march(
        """
          variants: chiefs
                   .        .        .        .        .
          .        .        .        .        .        .        .
          .        .        .        .        .        .        .
          .        .        ylD^glI> T4H      .        .        .
          .        .        .        .        .        .        .
          .        .        2r<yIv   .        .        .        .
        """,
        "b3 right green-left instructor",
        "b1 down yellow-top instructor",
    ) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T1H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          houses: 2
    """)


@ruling("BAD-095", "BAD-093")
def test_they_enter_in_the_order_the_owner_chooses() -> None:
    before = """
          variants: chiefs
                   .        .        .        .        .
          .        .        .        .        .        .        .
          .        .        .        .        .        .        .
          .        .        rlF^glI> T4H      .        .        .
          .        .        .        .        .        .        .
          .        .        .        .        .        .        .
    """
    s = marching(before, "b3 right green-left instructor")
    assert asked(s) == ["red-left friendly", "green-left instructor"]
    give(s, "red-left friendly")  # the tower is undamaged, so there is nothing to mend
    assert s.kingdoms[0].floors == 3
    s = marching(before, "b3 right green-left instructor", "green-left instructor")
    assert s.kingdoms[0].floors == 4


AT_A_TOWER = """
          variants: chiefs, coop
          .          .          .          .          .          .          .
          .          ylvblvglI> T1         .          T1H        .          .
          .          .          .          .          .          .          .
          .          .          T1         .          T1         .          .
          .          .          .          .          .          .          .
                     .          .          .          .          .
"""


@ruling("BAD-095", "BAD-104")
def test_a_co_op_tower_stops_the_one_the_owner_names_and_the_others_are_on_the_ruin() -> None:
    s = marching(AT_A_TOWER, LEADER)
    assert set(asked(s)) == {"yellow-left", "blue-left", "green-left instructor"}
    give(s, "yellow-left")
    assert not s.open
    assert shown(s) == Drawing("""
          .            .            .            .            .            .            .
          .            .            Rbl^'&1glI^' .            T1H          .            .
          .            .            .            .            .            .            .
          .            .            T1           .            T1           .            .
          .            .            .            .            .            .            .
                       .            .            .            .            .
    """)
    assert in_bag(s, "yellow-left") == 12


@ruling("BAD-095", "BAD-104")
def test_when_it_stops_the_instructor_the_others_are_free() -> None:
    assert march(AT_A_TOWER, LEADER, "green-left instructor") == Drawing("""
          .         .         .         .         .         .         .
          .         .         Ryl^'bl^' .         T1H       .         .
          .         .         .         .         .         .         .
          .         .         T1        .         T1        .         .
          .         .         .         .         .         .         .
                    .         .         .         .         .
    """)


@ruling("BAD-095", "BAD-105")
def test_with_the_hero_under_the_falling_tower_the_rest_die_on_him() -> None:
    s = marched(AT_A_TOWER.replace("T1H", "T1").replace("glI> T1", "glI> T1H"), LEADER, "yellow-left")
    assert shown(s) == Drawing("""
          .   .   .   .   .   .   .
          .   .   RH  .   T1  .   .
          .   .   .   .   .   .   .
          .   .   T1  .   T1  .   .
          .   .   .   .   .   .   .
              .   .   .   .   .
    """)
    assert [in_bag(s, name) for name in ("yellow-left", "blue-left", "green-left instructor")] == [12, 12, 1]


@ruling("BAD-095", "BAD-078")
def test_a_group_that_walks_onto_the_hero_dies_and_every_one_of_it_counts() -> None:
    s = marching(
        """
          variants: advanced, chiefs
                     .          .          .          .          .
          .          .          .          .          .          .          .
          .          ylvblvglI> H          .          .          g^'        .
          .          .          .          T4         .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          .
          weapon: crossbow
        """,
        LEADER,
    )
    assert asked(s) == ["shoot e4 up green-top black", "sheathe"]


def struck(picture: str, *uses: str) -> BadBones:
    """The hero has walked to b4, killed three there, used his weapon; then everybody has marched."""
    return play(table(picture), [HERO_PHASE], ["raven: b4", "stag: c4", *[f"raven: {use}" for use in uses]])


@ruling("BAD-095", "BAD-089")
def test_the_rapier_turns_a_group_as_one_piece() -> None:
    s = struck(
        """
          variants: advanced, chiefs
                      .           .           .           .           .
          .           .           yl>&1p<glI> .           .           .           .
          .           .           3y>         .           .           .           .
          .           .           .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
          weapon: rapier
        """,
        "turn b5",
        "down",
        "left",
    )
    assert not s.open
    assert shown(s) == Drawing("""
                      .           .           .           .           .
          .           .           yl<&1pvglI< .           .           .           .
          .           .           H           .           .           .           .
          .           .           .           T4          .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-095", "BAD-088")
def test_the_morning_star_moves_a_group_as_one_piece() -> None:
    assert shown(
        struck(
            """
          variants: advanced, chiefs
                    .         .         .         .         .
          .         .         yl>&1glI> .         .         .         .
          .         .         3y>       .         .         .         .
          .         .         .         T4H       .         .         .
          .         .         .         .         .         .         .
          .         .         .         .         .         .         .
          weapon: morning star
            """,
            "shift b5 a3",
        )
    ) == Drawing("""
                    .         .         .         .         .
          .         .         .         .         .         .         .
          .         .         H         .         .         .         .
          .         yl>&1glI> .         T4        .         .         .
          .         .         .         .         .         .         .
          .         .         .         .         .         .         .
    """)


GROUP_IN_REACH = """
          variants: advanced, chiefs
                         .              .              .              .              .
          .              .              yl<&1gl<&1glI< .              .              .              .
          .              .              3y>            .              .              .              .
          .              .              .              T4H            .              .              .
          .              .              .              .              .              .              .
          .              .              .              .              .              .              .
          weapon: crossbow
"""


@ruling("BAD-095", "BAD-081")
def test_the_crossbow_may_pick_any_one_of_a_group_and_the_rest_stay_together() -> None:
    s = struck(GROUP_IN_REACH, "shoot b5 left yellow-left white led 1")
    play(s, [SKELETON_PHASE], [])
    assert shown(s) == Drawing("""
                      .           .           .           .           .
          .           gl<'&1glI<' .           .           .           .           .
          .           .           H           .           .           .           .
          .           .           .           T4          .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)
    assert in_bag(s, "yellow-left") == 12


@ruling("BAD-095", "BAD-081")
def test_the_instructor_shot_the_rest_are_free() -> None:
    s = struck(GROUP_IN_REACH, "shoot b5 left green-left instructor white")
    assert shown(s) == Drawing("""
                 .      .      .      .      .
          .      .      yl<gl< .      .      .      .
          .      .      H      .      .      .      .
          .      .      .      T4     .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
    """)
    play(s, [SKELETON_PHASE], [])
    assert shown(s) == Drawing("""
                   .        .        .        .        .
          .        yl<'gl<' .        .        .        .        .
          .        .        H        .        .        .        .
          .        .        .        T4       .        .        .
          .        .        .        .        .        .        .
          .        .        .        .        .        .        .
    """)
    assert in_bag(s, "green-left instructor") == 1


@ruling("BAD-095", "BAD-087")
def test_the_axe_kills_only_the_named_colour_of_a_group() -> None:
    axe = GROUP_IN_REACH.replace("crossbow", "battle axe")
    s = struck(axe, "axe yellow")
    play(s, [SKELETON_PHASE], [])
    assert shown(s) == Drawing("""
                      .           .           .           .           .
          .           gl<'&1glI<' .           .           .           .           .
          .           .           H           .           .           .           .
          .           .           .           T4          .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)
    s = struck(axe, "axe green")
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   yl< .   .   .   .
          .   .   H   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    play(s, [SKELETON_PHASE], [])
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    yl<' .    .    .    .    .
          .    .    H    .    .    .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    assert [in_bag(s, "green-left"), in_bag(s, "green-left instructor")] == [12, 1]


@ruling("BAD-098", "BAD-095")
def test_a_group_with_the_emperor_that_walks_onto_the_hero_dies_with_both_of_them() -> None:
    s = marching(
        """
          variants: chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       glI>yEv H       .       .       .       .
          .       .       .       T4      .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
        """,
        "a4 right green-left instructor",
    )
    assert not s.open
    assert shown(s) == Drawing("""
          gone: yE
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert in_bag(s, "green-left instructor") == 1


@ruling("BAD-109")
def test_who_walked_with_an_instructor_is_turned_with_him_as_one_piece() -> None:
    s = play(
        table("""
            variants: advanced, chiefs
                  .   .     .         .   .
            .     .   .     .         .   .   .
            .     .   .     b>&2yI>p> .   .   .
            .     .   .     T4        .   .   .
            .     .   .     H         3gv .   .
            .     .   .     .         .   .   .
            weapon: rapier
        """),
        [HERO_PHASE],
        ["raven: d2", "stag: c4"],
    )
    assert not s.open  # too far away: c4 is no neighbour of d2
    s = play(
        table("""
            variants: advanced, chiefs
                  .   .     .         .   .
            .     .   .     .         .   .   .
            .     .   .     b>&2yI>p> H   .   .
            .     .   .     T4        3gv .   .
            .     .   .     .         .   .   .
            .     .   .     .         .   .   .
            weapon: rapier
        """),
        [HERO_PHASE],
        ["raven: d3", "stag: c4", "turn c4", "left", "up"],
    )
    assert not s.open  # two questions for three skeletons
    assert shown(s) == Drawing("""
              .   .     .         .   .
        .     .   .     .         .   .   .
        .     .   .     b^&2p<yI^ .   .   .
        .     .   .     T4        H   .   .
        .     .   .     .         .   .   .
        .     .   .     .         .   .   .
    """)
