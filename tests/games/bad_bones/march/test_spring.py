"""Section J of the rulings: the spring."""

from __future__ import annotations

from tests.games.bad_bones.pictures import Drawing, asked, give, in_bag, march, marched, marching, shown
from tests.rulings import ruling


@ruling("BAD-066")
def test_a_spring_throws_two_squares_on_in_the_same_direction_over_arrow_tower_and_trap() -> None:
    assert march("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> S   .   .   .   .
          .   bl> S   T4H .   .   .
          .   .   C   S   r<  .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    S-   .    yl>' .    .
          .    .    S-   T4H  bl>' .    .
          .    r<'  C    S-   .    .    .
          .    .    .    .    .    .    .
          cemetery: nothing

          stag
          cemetery: nothing
    """)


@ruling("BAD-066")
def test_a_spring_throws_over_the_hero_and_over_a_barricade_which_is_not_used() -> None:
    assert march("""
              .   .   .   .   .
          .   .   .   .   gv  .   .
          .   yl> S   H   S   .   .
          .   .   .   T4  #   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   S-  H   S-  .   .
          .   .   .   T4  #   .   .
          .   .   .   .   gv' .   .
          .   .   .   .   .   .   .

          stag
          cemetery: yl
    """)


@ruling("BAD-066", "BAD-025")
def test_the_arrow_of_the_landing_square_turns_who_lands_there() -> None:
    assert march("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          bl> S   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   S   g<  .
          .   .   .   .   .   .   .
    """) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    S-   .    blv' .    .    .
          .    .    .    T4H  .    .    .
          .    .    g<'  .    S-   .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-066")
def test_who_is_thrown_off_the_board_leaves_by_that_edge() -> None:
    assert march("""
              .   .   .   .   .
          .   S   .   .   .   .   .
          .   y^  .   .   rl> S   .
          .   .   .   T4H .   .   .
          .   gv  .   .   .   .   .
          .   S   b<  .   .   .   .
    """) == Drawing("""
              .   .   .   .   .
          .   S-  .   .   .   .   .
          .   .   .   .   .   S-  .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   S-  .   .   .   .   .
          houses: 4

          stag
          cemetery: rl, y, b
    """)


@ruling("BAD-066")
def test_it_is_enough_that_the_square_beyond_the_flown_over_one_is_off_the_board() -> None:
    assert march("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   S   .   rl> S   C   .
          .   y^  .   T4H .   .   .
          .   gv  .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   S-  .   .   S-  C   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   gv' .   .   .   .   .
          houses: 5

          stag
          cemetery: rl, y
    """)


@ruling("BAD-066", "BAD-026")
def test_of_three_players_each_side_leads_to_its_own_neighbour() -> None:
    s = marching(
        """
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   S   p<  .   rl> S   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
        """,
        players=3,
    )
    assert not s.open
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   S-  .   .   .   S-  .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
          cemetery: p

          boar
          cemetery: rl
    """)


@ruling("BAD-066", "BAD-026")
def test_who_is_thrown_over_the_top_edge_goes_to_whom_the_owner_says() -> None:
    s = marching(
        """
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   S   .   .   .   .   .
          .   y^  .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
        """,
        players=3,
    )
    assert asked(s) == ["stag", "boar"]
    give(s, "boar")
    assert shown(s) == Drawing("""
        stag
        cemetery: nothing

        boar
        cemetery: y
    """)


@ruling("BAD-067")
def test_who_is_thrown_onto_a_barricade_dies_on_the_stakes_and_both_are_used() -> None:
    s = marched("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    2yl> S    .    #    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   S-  .   #-  .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          cemetery: nothing
    """)
    assert in_bag(s, "yellow-left") == 12


@ruling("BAD-067")
def test_with_the_hero_on_the_barricade_it_is_still_the_barricade_that_kills() -> None:
    s = marched("""
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    4yl> S-   .    H#-  .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    pr<
          weapon: two handed sword
    """)  # four dead, and no weapon is offered
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    H    .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    pr<' .
    """)
    assert in_bag(s, "yellow-left") == 12


@ruling("BAD-068")
def test_from_spring_to_spring_one_jumps_again() -> None:
    assert march("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          bl> S   .   S   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    S-   .    S-   .    bl>' .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-068")
def test_from_spring_to_wall_one_ricochets() -> None:
    assert march("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> S   .   /   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
               .    .    .    .    .
          .    .    .    .    yl^' .    .
          .    .    S-   .    /-   .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-068")
def test_from_spring_to_tower_a_floor_is_lost_and_from_spring_to_hero_one_dies() -> None:
    s = marched("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> S   .   H   .   .
          rl> S   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   S-  .   H   .   .
          .   S-  .   T3  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert [in_bag(s, "yellow-left"), in_bag(s, "red-left")] == [12, 12]


@ruling("BAD-066", "BAD-030")
def test_a_spring_wears_once_however_many_it_throws_and_then_leaves_the_game() -> None:
    assert march("""
               .    .    .    .    .
          .    .    gv   .    .    .    .
          .    3yl> S-   .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """) == Drawing("""
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     3yl>' .     .
          .     .     .     T4H   .     .     .
          .     .     gv'   .     .     .     .
          .     .     .     .     .     .     .
    """)


@ruling("BAD-077")
def test_a_treasure_stops_nobody_who_is_still_flying_bouncing_or_being_chased() -> None:
    assert march(
        """
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> S   $   .   .   .
          .   .   .   T4H .   .   .
          .   .   D   $   .   .   .
          .   gl> /   .   .   .   .
        """,
        "up",
    ) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    S-   $    yl<' .    .
          .    .    gl^' T4H  .    .    .
          .    .    D-   $    .    .    .
          .    .    /-   .    .    .    .
    """)
