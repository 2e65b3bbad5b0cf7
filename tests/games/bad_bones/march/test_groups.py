"""Section M of the rulings: the instructor and his group."""

from __future__ import annotations

from tests.games.bad_bones.pictures import (
    Drawing,
    asked,
    give,
    laid,
    march,
    marched,
    marching,
    next_march,
    shown,
)
from tests.rulings import ruling

LEADER = "a4 right green-left instructor"


@ruling("BAD-094")
def test_everyone_on_the_instructors_square_who_has_not_moved_takes_his_facing_and_moves_with_him() -> None:
    before = """
          variants: chiefs
                     .          .          .          .          .
          .          .          .          .          .          .          .
          .          ylvbl>glI> .          .          .          .          .
          .          .          .          T4H        .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          .
    """
    assert set(asked(marching(before))) == {"a4 down yellow-left", "a4 right blue-left", LEADER, "rest"}
    s = marched(before, LEADER)
    assert shown(s) == Drawing("""
                            .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 yl>'&1bl>'&1glI>' .                 .                 .                 .
          .                 .                 .                 T4H               .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
    """)
    assert shown(next_march(s)) == Drawing("""
                            .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 .                 ylv'&1blv'&1glIv' .                 .                 .
          .                 .                 .                 T4H               .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
    """)


@ruling("BAD-094")
def test_the_owner_chooses_when_he_moves_and_who_moves_before_him_goes_alone() -> None:
    assert march(
        """
          variants: chiefs
                     .          .          .          .          .
          .          .          .          .          .          .          .
          .          ylvbl>glI> .          .          .          .          .
          .          .          .          T4H        .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          .
        """,
        "a4 down yellow-left",
        LEADER,
    ) == Drawing("""
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           .           bl>'&1glI>' .           .           .           .
          .           ylv'        .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-094")
def test_those_who_have_moved_or_are_frozen_and_those_who_have_just_arrived_are_left_out() -> None:
    assert march(
        """
          variants: chiefs
                          .               .               .               .               .
          .               .               .               .               .               .               .
          .               bl>ylv'r^'*glI> .               .               .               .               .
          .               p^              .               T4H             .               .               .
          .               .               .               .               .               .               .
          .               .               .               .               .               .               .
        """,
        "a3 up purple-top",
        LEADER,
    ) == Drawing("""
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           ylv'r^'p^'  bl>'&1glI>' .           .           .           .
          .           .           .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-094")
def test_who_comes_to_his_square_after_he_has_moved_is_not_of_the_group_but_goes_with_him_next_round() -> None:
    s = marched("""
          variants: chiefs
               .    .    .    .    .
          .    .    pv   .    .    .    .
          .    glI> .    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    assert shown(s) == Drawing("""
                   .        .        .        .        .
          .        .        .        .        .        .        .
          .        .        pv'glI>' .        .        .        .
          .        .        .        T4H      .        .        .
          .        .        .        .        .        .        .
          .        .        .        .        .        .        .
    """)
    assert shown(next_march(s, "b4 right green-left instructor")) == Drawing("""
                     .          .          .          .          .
          .          .          .          .          .          .          .
          .          .          .          pv'&1glIv' .          .          .
          .          .          .          T4H        .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          .
    """)


TWO_INSTRUCTORS = """
          variants: chiefs
                     .          .          .          .          .
          .          .          .          .          .          .          .
          .          ylvglI>yI^ .          .          .          .          .
          .          .          .          T4H        .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          .
"""


@ruling("BAD-094")
def test_of_two_instructors_the_owner_names_the_leader() -> None:
    assert march(TWO_INSTRUCTORS, LEADER) == Drawing("""
                            .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 yl>'&1glI>'yI>'&1 .                 .                 .                 .
          .                 .                 .                 T4H               .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
    """)
    assert march(TWO_INSTRUCTORS, "a4 up yellow-top instructor") == Drawing("""
                            .                 .                 .                 .                 .
          .                 yl^'&2glI^'&2yI^' .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 .                 T4H               .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
    """)


@ruling("BAD-094")
def test_in_a_forest_slot_no_new_group_forms() -> None:
    assert march("""
          variants: chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       .       T4H     .       .       .
          gl>glI> .       .       .       .       .       .
          .       .       .       .       .       .       .
    """) == Drawing("""
                    .         .         .         .         .
          .         .         .         .         .         .         .
          .         .         .         .         .         .         .
          .         .         .         T4H       .         .         .
          .         gl>'glI>' .         .         .         .         .
          .         .         .         .         .         .         .
    """)


@ruling("BAD-094", "BAD-095")
def test_a_portal_sends_all_to_the_instructors_lane_and_they_come_back_as_a_group() -> None:
    s = marched(
        """
          variants: chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       ylvglI> O       .       .       .       .
          .       .       .       T4H     .       .       .
          .       D       .       .       .       .       .
          .       .       .       .       .       .       .
        """,
        LEADER,
    )
    assert shown(s) == Drawing("""
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           .           O-          .           .           .           .
          .           .           .           T4H         .           .           .
          yl>'&1glI>' D           .           .           .           .           .
          .           .           .           .           .           .           .
    """)
    assert shown(next_march(s, "up")) == Drawing("""
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           .           O-          .           .           .           .
          .           yl^'&1glI^' .           T4H         .           .           .
          .           D-          .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-095", "BAD-039")
def test_a_dragon_chases_all_to_one_neighbour() -> None:
    s = marching(
        """
          variants: chiefs
                     .          .          .          .          .
          .          .          .          .          .          .          .
          .          ylvbl>glI> D          .          .          .          .
          .          .          .          T4H        .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          .
        """,
        LEADER,
    )
    assert asked(s) == ["up", "right", "down", "left"]
    give(s, "up")
    assert not s.open
    assert shown(s) == Drawing("""
                            .                 .                 .                 .                 .
          .                 .                 yl^'&1bl^'&1glI^' .                 .                 .                 .
          .                 .                 D-                .                 .                 .                 .
          .                 .                 .                 T4H               .                 .                 .
          .                 .                 .                 .                 .                 .                 .
          .                 .                 .                 .                 .                 .                 .
    """)


@ruling("BAD-095")
def test_a_landing_dragon_chases_a_group_together_and_others_on_its_square_one_by_one() -> None:
    s = laid(
        """
          variants: chiefs
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           .           yl>&1p<glI> .           .           .           .
          .           .           .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
          supply: dragon 1
        """,
        "dragon b4",
        "stag: nothing",
        "down",
        "up",
    )
    assert not s.open
    assert shown(s) == Drawing("""
                      .           .           .           .           .
          .           .           yl^'&1glI^' .           .           .           .
          .           .           D-          .           .           .           .
          .           .           pv'         T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-095")
def test_wall_and_spring_throw_them_together_and_wear_once() -> None:
    assert march(
        """
          variants: chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       ylvglI> S       .       /       .       .
          .       .       .       T4H     .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
        """,
        LEADER,
    ) == Drawing("""
                      .           .           .           .           .
          .           .           .           .           yl^'&1glI^' .           .
          .           .           S-          .           /-          .           .
          .           .           .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-095", "BAD-062")
def test_a_labyrinth_takes_them_in_together_and_holds_or_lets_go_together() -> None:
    s = marched(
        """
          variants: chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       ylvglI> Lw      .       .       .       .
          .       .       .       T4H     .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
        """,
        LEADER,
    )
    held = """
                        .             .             .             .             .
          .             .             .             .             .             .             .
          .             .             Lwyl>'&1glI>' .             .             .             .
          .             .             .             T4H           .             .             .
          .             .             .             .             .             .             .
          .             .             .             .             .             .             .
    """
    assert shown(s) == Drawing(held)
    assert shown(next_march(s)) == Drawing(held)
    assert shown(next_march(s)) == Drawing("""
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           .           Lw          ylv'&1glIv' .           .           .
          .           .           .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-095", "BAD-032")
def test_a_barricade_stops_them_together() -> None:
    assert march(
        """
          variants: chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       ylvglI> #       .       .       .       .
          .       .       .       T4H     .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
        """,
        LEADER,
    ) == Drawing("""
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           yl>'&1glI>' #-          .           .           .           .
          .           .           .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-095", "BAD-045", "BAD-046")
def test_a_treasure_turns_them_together_and_they_step_onto_it_together() -> None:
    s = marched(
        """
          variants: chiefs
                  .       .       .       .       .
          .       .       $       .       .       .       .
          .       ylvglI> .       .       .       .       .
          .       .       .       T4H     .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
        """,
        LEADER,
    )
    assert shown(s) == Drawing("""
                      .           .           .           .           .
          .           .           $           .           .           .           .
          .           .           yl^'&1glI^' .           .           .           .
          .           .           .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)
    assert shown(next_march(s)) == Drawing("""
                      .           .           .           .           .
          .           .           yl^'&1glI^' .           .           .           .
          .           .           .           .           .           .           .
          .           .           .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)


@ruling("BAD-118")
def test_a_group_that_a_barricade_stops_has_taken_its_instructors_facing() -> None:
    assert march(
        """
        variants: chiefs
              .   .   .       .   .
        .     .   .   .       .   .   .
        .     .   .   b^yI>   #   .   .
        .     .   .   T4H     .   .   .
        .     .   .   .       .   .   .
        .     .   .   .       .   .   .
        """,
        "c4 right yellow-top instructor",
    ) == Drawing("""
              .   .   .         .   .
        .     .   .   .         .   .   .
        .     .   .   b>'&2yI>' #-  .   .
        .     .   .   T4H       .   .   .
        .     .   .   .         .   .   .
        .     .   .   .         .   .   .
    """)
