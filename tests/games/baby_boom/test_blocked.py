"""Section D of the rulings: blocked dice."""

from __future__ import annotations

from tests.games.baby_boom.pictures import GAME, Picture
from tests.rulings import ruling

BLOCKED = Picture("""
    .  .  .  g5 r1
    .  .  .  .  g2
    .  .  .  .  .
    g5 .  .  .  .
    r3 g3 .  .  .
""")


@ruling("BOOM-020")
def test_when_no_die_can_move_the_player_chooses_which_one_counts_down() -> None:
    assert BLOCKED.asked() == ["e5 counts down", "a1 counts down"]
    assert GAME.pending(BLOCKED.state())[0].kind == "count_down"


@ruling("BOOM-020", "BOOM-022")
def test_a_blocked_die_counts_down_on_the_spot_and_pushes_nobody() -> None:
    assert BLOCKED.after("a1 counts down") == Picture("""
        .  .  .  g5 r1
        .  .  .  .  g2
        .  .  .  .  .
        g5 .  .  .  .
        r2 g3 .  .  .
        turn: green
    """)


@ruling("BOOM-020")
def test_a_blocked_one_explodes_where_it_stands() -> None:
    assert BLOCKED.after("e5 counts down") == Picture("""
        .  .  .  .  r*
        .  .  .  .  .
        .  .  .  .  .
        g5 .  .  .  .
        r3 g3 .  .  .
        turn: green
    """)


@ruling("BOOM-020")
def test_a_player_may_be_blocked_turn_after_turn() -> None:
    before = Picture("""
        .  .  .  .  g5
        .  .  .  .  .
        .  .  .  .  .
        g* .  .  .  .
        r3 g* .  .  .
    """)
    assert before.after("a1 counts down", "e5-d5", "a1 counts down", "d5-e5") == Picture("""
        .  .  .  .  g3
        .  .  .  .  .
        .  .  .  .  .
        g* .  .  .  .
        r1 g* .  .  .
        turn: red
    """)


@ruling("BOOM-021")
def test_while_another_die_can_move_a_blocked_one_may_not_count_down() -> None:
    before = Picture("""
        .  .  .  g5 r1
        .  .  .  .  g2
        .  .  .  .  .
        .  .  .  .  .
        r3 g3 .  .  .
    """)
    assert before.asked() == ["a1-a2"]


@ruling("BOOM-021")
def test_a_push_is_a_move_so_nobody_counts_down_while_there_is_one() -> None:
    before = Picture("""
        .  .  .  g5 r1
        .  .  .  .  g2
        .  .  .  .  .
        g5 .  .  .  .
        r3 g2 .  .  .
    """)
    assert before.asked() == ["a1-b1"]


@ruling("BOOM-021", "BOOM-038")
def test_a_ride_back_to_its_own_square_is_a_move_and_counts_down_once() -> None:
    before = Picture("""
        .  .  .  .  .
        g5 .  .  .  .
        r5 <  .  .  .
        g5 .  .  .  .
        .  .  .  .  .
    """)
    assert before.asked() == ["a3-b3"]
    assert before.after("a3-b3") == Picture("""
        .  .  .  .  .
        g5 .  .  .  .
        r4 <  .  .  .
        g5 .  .  .  .
        .  .  .  .  .
        turn: green
    """)


@ruling("BOOM-021")
def test_a_one_that_rides_back_to_its_own_square_explodes_there() -> None:
    before = Picture("""
        .  .  .  .  .
        g5 .  .  .  .
        r1 <  .  g4 .
        .  .  .  .  r5
        .  .  .  g2 .
    """)
    assert before.after("a3-b3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r* <  .  .  .
        .  .  .  .  r5
        .  .  .  g2 .
    """)


@ruling("BOOM-022")
def test_a_die_counted_down_on_the_spot_pushes_not_even_the_lowest() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        r* .  .  .  .
        r5 g1 g5 .  .
    """)
    assert before.after("a1 counts down") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        r* .  .  .  .
        r4 g1 g5 .  .
        turn: green
    """)
