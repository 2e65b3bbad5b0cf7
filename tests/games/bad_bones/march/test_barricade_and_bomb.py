"""Section J of the rulings: barricade and bomb."""

from __future__ import annotations

import pytest

from tests.games.bad_bones.pictures import Drawing, asked, in_bag, laid, march, marched, moved, shown
from tests.rulings import ruling


@ruling("BAD-032")
def test_whoever_would_step_on_a_barricade_stays_where_it_is_and_is_flipped() -> None:
    assert march("""
              .   .   .   .   .
          .   .   yv  .   .   .   .
          .   .   #   .   .   .   .
          .   .   .   T4H .   .   .
          gl> #-  .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
               .    .    .    .    .
          .    .    yv'  .    .    .    .
          .    .    #-   .    .    .    .
          .    .    .    T4H  .    .    .
          gl>' .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-032")
def test_a_barricade_stops_even_those_who_walk_at_the_hero_on_it_and_wears() -> None:
    assert march("""
              .   .   .   .   .
          .   .   yv  .   .   .   .
          .   bl> H#  r<  .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
               .    .    .    .    .
          .    .    yv'  .    .    .    .
          .    bl>' H#-  r<'  .    .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-032", "BAD-033")
def test_who_stays_before_a_barricade_still_turns_to_a_treasure_beside_it() -> None:
    assert march("""
              .   .   .   .   .
          .   yl> #   .   .   .   .
          .   $   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
               .    .    .    .    .
          .    ylv' #-   .    .    .    .
          .    $    .    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-069")
def test_who_is_thrown_by_a_wall_into_a_barricade_does_not_leave_its_square_and_both_are_used() -> None:
    assert march(r"""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> \   .   .   .   .
          .   .   #   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing(r"""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    yl>' \-   .    .    .    .
          .    .    #-   T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-069")
def test_who_came_from_the_forest_is_back_in_the_forest() -> None:
    assert march(r"""
              .   .   .   .   .
          yl> \   .   .   .   .   .
          .   #-  .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing(r"""
               .    .    .    .    .
          yl>' \-   .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-069")
def test_a_chain_of_spring_and_wall_that_ends_at_a_barricade_counts_as_not_having_left() -> None:
    assert march(r"""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> S   .   \   .   .
          .   .   .   T4H #   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing(r"""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    yl>' S-   .    \-   .    .
          .    .    .    T4H  #-   .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-069")
def test_so_does_a_dragon_that_chases_over_a_wall_into_a_barricade() -> None:
    assert march(
        """
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> D   .   .   .   .
          .   #   /   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
        """,
        "down",
    ) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    yl>' D-   .    .    .    .
          .    #-   /-   T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-069")
def test_who_is_under_a_landing_dragon_may_not_be_chased_over_a_wall_into_a_barricade() -> None:
    s = laid(
        """
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   gv  .   .   .   .
          .   #   /   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: dragon 1
        """,
        "dragon b4",
        "stag: nothing",
    )
    assert asked(s) == ["up", "right", "left"]


@ruling("BAD-060")
def test_a_bomb_kills_everyone_arriving_in_the_phase_and_then_leaves_a_destroyed_zone() -> None:
    s = marched("""
               .    .    .    .    .
          .    .    gv   .    .    .    .
          .    2yl> B    b<   .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   X   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          cemetery: nothing

          stag
          cemetery: nothing
    """)
    assert [in_bag(s, name) for name in ("yellow-left", "blue-top", "green-top")] == [12, 12, 12]


@ruling("BAD-060")
def test_a_destroyed_zone_is_a_plain_square_whose_arrow_works_and_it_never_wears() -> None:
    assert march("""
              .   .   .   .   .
          .   .   .   gv  .   .   .
          .   yl> X   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   bl> X   .   .   .
          .   .   .   X   p<  .   .
    """) == Drawing("""
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     Xyl>' gv'   .     .     .
          .     .     .     T4H   .     .     .
          .     .     .     Xbl^' .     .     .
          .     .     .     Xp<'  .     .     .
    """)


@ruling("BAD-060")
def test_no_trap_may_go_on_a_destroyed_zone_and_it_cannot_be_taken_back() -> None:
    s = laid("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   X   Xyv .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: wall 1, dragon 1, bomb 1
    """)
    options = asked(s, "raven")
    assert "dragon b3" in options
    assert not [option for option in options if option.endswith(("b4", "c4"))]


@ruling("BAD-060")
def test_the_hero_walks_onto_a_destroyed_zone_and_fights_there_as_anywhere() -> None:
    s = moved(
        """
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   Xyv .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
        """,
        "raven: b4",
        "stag: c4",
    )
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   HX  .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert in_bag(s, "yellow-top") == 12


@ruling("BAD-060")
def test_a_bomb_that_killed_nobody_may_be_taken_back() -> None:
    assert shown(
        laid(
            """
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   B   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
            """,
            "take b4",
            "stag: nothing",
        )
    ) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: bomb 1
    """)


@ruling("BAD-061")
def test_a_bomb_dropped_on_skeletons_kills_them_at_once_and_is_a_destroyed_zone_before_they_move() -> None:
    s = laid(
        """
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       2yvgr<' .       .       .       .
          .       .       .       T4H     .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
          supply: bomb 1
          cemetery: b
        """,
        "bomb b4",
        "stag: nothing",
    )
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   X   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: nothing
          cemetery: b
    """)
    assert [in_bag(s, "yellow-top"), in_bag(s, "green-right")] == [12, 12]


@ruling("BAD-061")
@pytest.mark.parametrize("weapon", ["crossbow", "death staff", "two handed sword"])
def test_three_killed_by_a_dropped_bomb_are_not_the_heros_kills(weapon: str) -> None:
    s = laid(
        f"""
          variants: advanced
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   3yv .   b<  .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: bomb 1
          weapon: {weapon}
        """,
        "bomb b4",
        "stag: nothing",
    )
    assert not s.open
    assert shown(s) == Drawing("""
        stag
        cemetery: nothing
    """)


@ruling("BAD-061")
def test_a_bomb_goes_on_skeletons_or_on_the_heros_square_but_not_on_a_trap_or_the_tower() -> None:
    s = laid("""
               .    .    .    .    .
          .    Lwyv .    .    .    .    .
          .    bv   H    D    .    .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          supply: bomb 1
    """)
    bombs = {option for option in asked(s, "raven") if option.startswith("bomb")}
    assert {"bomb a4", "bomb b4", "bomb b5"} <= bombs
    assert not {"bomb a5", "bomb c4", "bomb c3"} & bombs
    assert len(bombs) == 25 - 3


@ruling("BAD-061")
def test_a_bomb_laid_on_the_heros_square_lies_there_intact() -> None:
    assert shown(
        laid(
            """
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: bomb 1
            """,
            "bomb b4",
            "stag: nothing",
        )
    ) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   HB  .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-072")
@pytest.mark.parametrize("trap", ["B", "U", "O", "S", "Lw", "Lb", "O-", "S-"])
def test_the_hero_kills_who_arrives_on_his_square_and_the_trap_under_him_is_untouched(trap: str) -> None:
    s = marched(f"""
                  .       .       .       .       .
          .       .       yv      .       .       .       .
          .       bl>     H{trap} r<      .       .       .
          .       .       .       T4      .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
    """)
    assert shown(s) == Drawing(f"""
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       H{trap} .       .       .       .
          .       .       .       T4      .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .

          stag
          cemetery: nothing
          supply: nothing
    """)
    assert [in_bag(s, name) for name in ("yellow-top", "blue-left", "red-top")] == [12, 12, 12]
