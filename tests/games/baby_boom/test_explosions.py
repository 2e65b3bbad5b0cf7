"""Section B of the rulings: explosions."""

from __future__ import annotations

from boneyard.games.baby_boom.events import Exploded
from tests.games.baby_boom.pictures import SQUARES, Picture
from tests.rulings import ruling


@ruling("BOOM-007", "BOOM-008")
def test_a_die_that_reaches_boom_explodes_at_once_on_the_square_it_moved_to() -> None:
    before = Picture("""
        .  .  g3 .  .
        g5 .  .  .  g4
        .  r1 .  .  .
        .  .  .  .  .
        r5 g2 .  .  .
    """)
    assert before.after("b3-b4") == Picture("""
        .  .  g3 .  .
        .  r* .  .  .
        .  .  .  .  .
        .  .  .  .  .
        r5 .  .  .  .
        turn: green
    """)


@ruling("BOOM-007")
def test_a_die_explodes_only_after_everything_has_moved() -> None:
    # The green one rides over b3, c3 and c2 to c1: in line with the square red left, not with the one red stands on.
    before = Picture(r"""
        .  .  .  .  r5
        .  .  .  .  g5
        .  /  v  .  .
        .  g1 v  .  .
        .  r3 .  .  .
    """)
    assert before.after("b1-b2") == Picture(r"""
        .  .  .  .  r5
        .  .  .  .  g5
        .  /  v  .  .
        .  r2 v  .  .
        .  .  g* .  .
    """)


@ruling("BOOM-008")
def test_an_explosion_clears_row_and_column_of_any_owner_at_any_distance_live_or_boomed() -> None:
    before = Picture("""
        g5 .  y3 .  r5
        .  .  .  .  .
        b* .  .  r1 g1
        .  .  .  .  .
        y4 .  r* .  b5
    """)
    assert before.after("d3-c3") == Picture("""
        g5 .  .  .  r5
        .  .  .  .  .
        .  .  r* .  .
        .  .  .  .  .
        y4 .  .  .  b5
        turn: green
    """)


@ruling("BOOM-008")
def test_dice_do_not_shield_one_another() -> None:
    before = Picture("""
        .  .  g5 .  .
        .  .  g* .  .
        r1 .  .  g5 g4
        .  .  r* .  .
        g2 .  g3 .  r4
        turn: red
    """)
    assert before.after("a3-b3", "a1-b1") == Picture("""
        .  .  g5 .  .
        .  .  g* .  .
        .  r* .  .  .
        .  .  r* .  .
        .  g1 g3 .  r4
    """)
    closer = Picture("""
        .  .  g5 .  .
        .  .  g* .  .
        .  r1 .  g5 g4
        .  .  r* .  .
        g2 .  g3 .  r4
    """)
    assert closer.after("b3-c3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r* .  .
        .  .  .  .  .
        g2 .  .  .  r4
    """)


@ruling("BOOM-009")
def test_removed_dice_do_not_explode() -> None:
    before = Picture("""
        .  .  .  .  g5
        .  .  .  .  .
        r1 .  .  .  g1
        .  .  .  .  .
        r5 .  .  .  g5
    """)
    assert before.after("a3-b3") == Picture("""
        .  .  .  .  g5
        .  .  .  .  .
        .  r* .  .  .
        .  .  .  .  .
        r5 .  .  .  g5
    """)
    assert len([event for event in before.events("a3-b3") if isinstance(event, Exploded)]) == 1


@ruling("BOOM-010")
def test_a_boomed_die_never_moves_again() -> None:
    before = Picture("""
        .  .  .  .  .
        .  r* .  .  .
        .  .  .  r2 .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.asked() == ["d3-d4", "d3-e3", "d3-d2", "d3-c3"]


@ruling("BOOM-010")
def test_a_boomed_die_blocks_its_square_and_cannot_be_pushed() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  r* .  .
        .  g* r5 g2 g*
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.steps(of="c3") == Picture("""
        .  .  .  .  .
        .  .  r* .  .
        .  g* r5 g2 g*
        .  .  +  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-010")
def test_a_boomed_die_may_be_removed_by_a_later_explosion() -> None:
    before = Picture("""
        r1 .  .  .  g5
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  g1 .
        r5 .  .  .  .
    """)
    assert before.after("a5-b5") == Picture("""
        .  r* .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  g1 .
        r5 .  .  .  .
    """)
    aimed = Picture("""
        .  r* .  .  .
        .  .  .  .  g5
        .  .  .  .  .
        .  .  g1 .  .
        r5 .  .  .  .
        turn: green
    """)
    assert aimed.after("c2-b2") == Picture("""
        .  .  .  .  .
        .  .  .  .  g5
        .  .  .  .  .
        .  g* .  .  .
        r5 .  .  .  .
    """)


@ruling("BOOM-010", "BOOM-024")
def test_a_boomed_die_is_worth_one_at_the_end_if_it_is_still_there() -> None:
    before = Picture("""
        r* .  .  .  .
        .  .  g* .  .
        .  .  .  .  .
        .  r1 .  .  g3
        .  .  .  .  .
        scores: 0, 0
        round: 3
    """)
    assert before.after("b2-b3") == Picture("""
        r* .  .  .  .
        .  .  g* .  .
        .  r* .  .  .
        .  .  .  .  g3
        .  .  .  .  .
        turn: nobody
        scores: 2, 4
    """)


@ruling("BOOM-011")
def test_a_boomed_die_in_the_line_of_another_does_not_explode_again() -> None:
    before = Picture("""
        g5 .  .  r* .
        .  .  .  .  .
        .  .  .  .  .
        .  .  r1 .  .
        r4 .  .  .  g3
    """)
    assert before.after("c2-d2") == Picture("""
        g5 .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  r* .
        r4 .  .  .  g3
    """)
    exploded = [SQUARES[event.cell] for event in before.events("c2-d2") if isinstance(event, Exploded)]
    assert exploded == ["d2"]


@ruling("BOOM-011", "BOOM-020")
def test_a_boomed_die_is_not_counted_down_when_all_are_blocked() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        r* .  .  .  .
        r3 g4 .  .  .
    """)
    assert before.asked() == ["a1 counts down"]


@ruling("BOOM-012")
def test_an_explosion_scores_nothing_by_itself() -> None:
    before = Picture("""
        g5 g5 g5 .  .
        .  .  .  r1 .
        .  .  .  .  .
        .  .  .  .  g2
        r4 .  .  .  .
        scores: 3, 2
    """)
    assert before.after("d4-d5") == Picture("""
        .  .  .  r* .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  g2
        r4 .  .  .  .
        scores: 3, 2
        turn: green
    """)


@ruling("BOOM-012")
def test_what_is_left_counts_for_its_owner_and_not_for_whoever_blew_up_the_rest() -> None:
    before = Picture("""
        g5 g5 g5 .  .
        .  .  .  r1 .
        .  .  .  .  .
        .  .  .  .  g*
        r4 .  .  .  .
        scores: 3, 2
        round: 3
    """)
    assert before.after("d4-d5") == Picture("""
        .  .  .  r* .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  g*
        r4 .  .  .  .
        scores: 8, 3
        turn: nobody
    """)


@ruling("BOOM-013")
def test_an_explosion_removes_ones_own_dice_too() -> None:
    before = Picture("""
        .  .  .  .  g5
        .  .  r5 .  .
        .  r1 .  r4 .
        .  .  r* .  .
        r3 .  .  .  g5
    """)
    assert before.after("b3-c3") == Picture("""
        .  .  .  .  g5
        .  .  .  .  .
        .  .  r* .  .
        .  .  .  .  .
        r3 .  .  .  g5
    """)
