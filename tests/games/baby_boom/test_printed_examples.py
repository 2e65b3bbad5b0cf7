"""What the booklet prints as examples, and one position for each of its rules of movement, where it prints none."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.baby_boom.pictures import Picture, opening, shown
from tests.rulings import ruling

# The examples of the booklet.


@ruling("BOOM-023", "BOOM-024", "BOOM-025", "BOOM-026", "BOOM-029")
def test_the_example_of_scoring_red_has_two_and_one_yellow_and_green_one_each() -> None:
    before = Picture("""
        .  .  .  .  y*
        .  r2 .  .  .
        .  .  .  .  .
        g1 .  .  r* .
        .  .  .  .  .
        turn: green
        round: 3
        scores: 0, 0, 0
    """)
    assert before.after("a2-a1") == Picture("""
        .  .  .  .  y*
        .  r2 .  .  .
        .  .  .  .  .
        .  .  .  r* .
        g* .  .  .  .
        turn: nobody
        scores: 3, 1, 1
    """)


@ruling("BOOM-026", "BOOM-028")
def test_after_the_example_of_scoring_red_starts_the_next_round() -> None:
    s = Picture("""
        .  .  .  .  y*
        .  r2 .  .  .
        .  .  .  .  .
        g1 .  .  r* .
        .  .  .  .  .
        turn: green
        round: 1
        scores: 0, 0, 0
    """).played("a2-a1")
    assert shown(s).lines == ["turn: red", "round: 2", "first: red", "scores: 3, 1, 1"]


@ruling("BOOM-001")
@pytest.mark.parametrize(("seats", "colours", "each"), [(4, "rgyb", 3), (3, "rgy", 4), (2, "rg", 5)])
def test_the_figures_of_the_start_show_so_many_dice_each_all_on_five(seats: int, colours: str, each: int) -> None:
    dice = [square for square in shown(opening(seats, *[5, *[0] * (seats - 1)])).squares if square != "."]
    assert sorted(dice) == sorted(f"{colour}5" for colour in colours for _ in range(each))


@ruling("BOOM-004")
@pytest.mark.parametrize(("face", "next_face"), list(pairwise("54321*")))
def test_the_row_of_faces_counts_down_from_five_to_boom(face: str, next_face: str) -> None:
    assert Picture(f"""
        .  .  .  .  r5
        .  .  .  .  .
        r{face} .  .  .  .
        .  .  .  .  .
        .  .  .  .  g5
    """).after("a3-b3") == Picture(f"""
        .  .  .  .  r5
        .  .  .  .  .
        .  r{next_face} .  .  .
        .  .  .  .  .
        .  .  .  .  g5
        turn: green
    """)


@ruling("BOOM-002")
def test_in_the_roll_for_the_first_player_boom_counts_nothing() -> None:
    assert "turn: green" in shown(opening(3, 0, 1, 0)).lines


# Movement, pushes and explosions: the booklet gives the rules without a picture.


@ruling("BOOM-014", "BOOM-016")
def test_a_four_pushes_a_three_and_both_count_down() -> None:
    assert Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r4 g3 .  .
        .  .  .  .  .
        g5 .  .  .  .
    """).after("b3-c3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r3 g2 .
        .  .  .  .  .
        g5 .  .  .  .
        turn: green
    """)


CANNOT_PUSH = {
    "not higher": ("b3-c3", ".  r3 g3 .  ."),
    "no room for two": ("b3-c3", ".  r4 g3 y1 ."),
    "no room behind, one's own": ("b3-c3", ".  r4 g3 r1 ."),
    "the edge of the board": ("d3-e3", ".  .  .  r4 g3"),
    "a boomed die never moves": ("b3-c3", ".  r5 g* .  ."),
}


@ruling("BOOM-010", "BOOM-014", "BOOM-015")
@pytest.mark.parametrize(("step", "row"), CANNOT_PUSH.values(), ids=CANNOT_PUSH.keys())
def test_who_cannot_be_pushed(step: str, row: str) -> None:
    before = Picture(f"""
        .  .  .  .  .
        .  .  .  .  .
        {row}
        .  .  .  .  .
        g5 .  .  .  y5
    """)
    assert step not in before.asked()
    assert f"{step[:2]}-{step[0]}4" in before.asked()  # but it may step elsewhere


@ruling("BOOM-010", "BOOM-017")
def test_a_pushed_one_explodes_behind_and_takes_its_pusher() -> None:
    assert Picture("""
        .  .  .  .  r5
        .  .  .  .  .
        .  r2 g1 .  .
        .  .  .  .  .
        g5 .  .  .  .
    """).after("b3-c3") == Picture("""
        .  .  .  .  r5
        .  .  .  .  .
        .  .  .  g* .
        .  .  .  .  .
        g5 .  .  .  .
        turn: green
    """)


@ruling("BOOM-008", "BOOM-013")
def test_an_explosion_takes_all_in_its_row_and_column_ones_own_too() -> None:
    assert Picture("""
        r5 .  .  y5 .
        .  .  .  .  .
        .  .  r1 .  g4
        .  .  .  .  .
        g5 .  .  r3 .
    """).after("c3-d3") == Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  .  r* .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-020")
def test_who_is_blocked_with_all_dice_counts_one_down_on_the_spot() -> None:
    before = Picture("""
        .  .  .  g5 r1
        .  .  .  .  g2
        .  .  .  .  .
        g5 .  .  .  .
        r3 g3 .  .  .
    """)
    assert before.asked() == ["e5 counts down", "a1 counts down"]
    assert before.after("a1 counts down") == Picture("""
        .  .  .  g5 r1
        .  .  .  .  g2
        .  .  .  .  .
        g5 .  .  .  .
        r2 g3 .  .  .
    """)
    assert before.after("e5 counts down") == Picture("""
        .  .  .  .  r*
        .  .  .  .  .
        .  .  .  .  .
        g5 .  .  .  .
        r3 g3 .  .  .
    """)
