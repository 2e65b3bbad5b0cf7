"""Section J of the rulings: labyrinth and portal."""

from __future__ import annotations

from tests.games.bad_bones.pictures import Drawing, asked, laid, march, marched, next_march, shown
from tests.rulings import ruling


@ruling("BAD-062")
def test_the_owner_picks_the_face_of_a_labyrinth_when_placing_it() -> None:
    s = laid("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: labyrinth 1
    """)
    assert {"labyrinth white b4", "labyrinth black b4"} <= set(asked(s, "raven"))


@ruling("BAD-062")
def test_who_arrives_in_a_labyrinth_stays_there_facing_as_it_came_whatever_arrow_lies_under_it() -> None:
    assert march("""
              .   .   .   .   .
          .   .   .   yv  .   .   .
          .   .   bl> Lw  r<  .   .
          .   .   .   T4H .   .   .
          .   .   .   Lb  g<  .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
                       .            .            .            .            .
          .            .            .            .            .            .            .
          .            .            .            Lwbl>'yv'r<' .            .            .
          .            .            .            T4H          .            .            .
          .            .            .            Lbg<'        .            .            .
          .            .            .            .            .            .            .
    """)


@ruling("BAD-062", "BAD-077")
def test_a_treasure_beside_a_labyrinth_turns_who_arrives_in_it() -> None:
    assert march("""
              .   .   .   .   .
          .   .   $   .   .   .   .
          .   yl> Lw  .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
                 .      .      .      .      .
          .      .      $      .      .      .      .
          .      .      Lwyl^' .      .      .      .
          .      .      .      T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
    """)


@ruling("BAD-062", "BAD-063")
def test_in_an_odd_round_a_white_labyrinth_lets_go_and_a_black_one_holds() -> None:
    assert march("""
          round: 3
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       Lwbl>g^ .       .       .       .       .
          .       .       .       T4H     .       .       .
          .       Lbbl>g^ .       .       .       .       .
          .       .       .       .       .       .       .
    """) == Drawing("""
                    .         .         .         .         .
          .         g^'       .         .         .         .         .
          .         Lw        bl>'      .         .         .         .
          .         .         .         T4H       .         .         .
          .         Lbbl>'g^' .         .         .         .         .
          .         .         .         .         .         .         .
    """)


@ruling("BAD-062", "BAD-063")
def test_in_an_even_round_a_black_labyrinth_lets_go_and_a_white_one_holds() -> None:
    assert march("""
          round: 4
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       Lwbl>g^ .       .       .       .       .
          .       .       .       T4H     .       .       .
          .       Lbbl>g^ .       .       .       .       .
          .       .       .       .       .       .       .
    """) == Drawing("""
                    .         .         .         .         .
          .         .         .         .         .         .         .
          .         Lwbl>'g^' .         .         .         .         .
          .         g^'       .         T4H       .         .         .
          .         Lb        bl>'      .         .         .         .
          .         .         .         .         .         .         .
    """)


@ruling("BAD-062", "BAD-063")
def test_a_visit_costs_at_most_one_round() -> None:
    s = marched("""
          round: 1
              .   .   .   .   .
          .   .   .   .   .   .   .
          bl> Lw  .   .   .   .   .
          .   .   .   T4H .   .   .
          gl> Lb  .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert shown(s) == Drawing("""
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      Lwbl>' .      .      .      .      .
          .      .      .      T4H    .      .      .
          .      Lbgl>' .      .      .      .      .
          .      .      .      .      .      .      .
    """)
    assert shown(next_march(s)) == Drawing("""
          round: 2
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      Lwbl>' .      .      .      .      .
          .      .      .      T4H    .      .      .
          .      Lb     gl>'   .      .      .      .
          .      .      .      .      .      .      .
    """)
    assert shown(next_march(s)) == Drawing("""
          round: 3
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    Lw   bl>' .    .    .    .
          .    .    .    T4H  .    .    .
          .    Lb   .    gl^' .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-062", "BAD-033")
def test_who_is_held_and_has_a_treasure_beside_it_turns_to_the_treasure() -> None:
    assert march("""
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     Lbyl> .     .     .     .     .
          .     $     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
    """) == Drawing("""
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      Lbylv' .      .      .      .      .
          .      $      .      T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
    """)


@ruling("BAD-064")
def test_leaving_a_labyrinth_is_a_normal_step_onto_arrow_wall_tower_and_over_the_edge() -> None:
    assert march(r"""
                 .      .      .      .      .
          .      .      Lwbl>  .      .      .      .
          .      .      .      .      /      Lwp<r> .
          .      .      Lwyl>  T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      Lwgv   .      .      .      .
    """) == Drawing(r"""
               .    .    .    .    .
          .    .    Lw   blv' .    .    .
          .    .    .    .    /-   Lw   .
          .    .    Lw   T3H  pv'  .    .
          .    .    .    .    .    .    .
          .    .    Lw   .    .    .    .
          houses: 4

          stag
          cemetery: r
    """)


@ruling("BAD-062", "BAD-076")
def test_a_labyrinth_ends_a_ricochet() -> None:
    assert march(r"""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> \   .   .   .   .
          .   .   Lw  T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing(r"""
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      .      \-     .      .      .      .
          .      .      Lwylv' T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
    """)


@ruling("BAD-065")
def test_a_portal_sends_everyone_to_its_own_lane_of_the_own_forest_flipped() -> None:
    assert march("""
               .    .    .    .    .
          .    .    gv   .    .    .    .
          .    2yl> O    pr<  .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """) == Drawing("""
                .     .     .     gv'   .
          2yl>' .     .     .     .     .     .
          .     .     O-    .     .     .     .
          .     .     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     pr<'

          stag
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          cemetery: nothing
    """)


@ruling("BAD-065")
def test_who_was_sent_home_enters_again_in_the_next_round() -> None:
    s = marched("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> O-  .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert shown(s) == Drawing("""
               .    .    .    .    .
          yl>' .    .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    assert shown(next_march(s)) == Drawing("""
               .    .    .    .    .
          .    yl>' .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-065")
def test_a_portal_wears_once_a_round_like_a_wall() -> None:
    s = marched("""
              .   .   .   .   .
          .   .   gv  .   .   .   .
          .   yl> O   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   yr^ .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert shown(s) == Drawing("""
               .    .    .    gv'  .
          yl>' .    .    .    .    .    .
          .    .    O-   .    .    .    .
          .    .    yr^' T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    assert shown(next_march(s)) == Drawing("""
               .    .    .    .    .
          .    yl>' .    .    gv'  .    yr<'
          .    .    .    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-065", "BAD-076")
def test_a_portal_at_the_entry_of_its_own_lane_sends_one_back_to_where_it_came_from() -> None:
    assert march("""
              .   .   .   .   .
          yl> O   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
               .    .    .    .    .
          yl>' O-   .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
