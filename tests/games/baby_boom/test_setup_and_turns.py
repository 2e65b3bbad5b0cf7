"""Section A of the rulings: setup and turns."""

from __future__ import annotations

import pytest

from boneyard.core.rng import Loaded
from boneyard.games.baby_boom.events import Exploded, Moved, PowerRolled, RolledForFirst
from tests.games.baby_boom.pictures import GAME, Picture, answer, opening, shown
from tests.rulings import ruling


@ruling("BOOM-001")
def test_two_players_have_five_dice_each_all_on_five() -> None:
    assert shown(opening(2, 5, 0)) == Picture("""
        g5 .  g5 .  g5
        .  g5 .  g5 .
        .  .  .  .  .
        .  r5 .  r5 .
        r5 .  r5 .  r5
        turn: red
        round: 1
        scores: 0, 0
    """)


@ruling("BOOM-001")
def test_three_players_have_four_dice_each_all_on_five() -> None:
    assert shown(opening(3, 5, 0, 0)) == Picture("""
        .  r5 g5 y5 .
        y5 .  .  .  r5
        g5 .  .  .  g5
        r5 .  .  .  y5
        .  y5 g5 r5 .
        turn: red
        round: 1
        scores: 0, 0, 0
    """)


@ruling("BOOM-001")
def test_four_players_have_three_dice_each_all_on_five() -> None:
    assert shown(opening(4, 5, 0, 0, 0)) == Picture("""
        .  y5 y5 y5 .
        g5 .  .  .  b5
        g5 .  .  .  b5
        g5 .  .  .  b5
        .  r5 r5 r5 .
        turn: red
        round: 1
        scores: 0, 0, 0, 0
    """)


@ruling("BOOM-002")
@pytest.mark.parametrize(
    ("rolls", "first"),
    [((5, 4, 3, 2), "red"), ((1, 3, 2, 0), "green"), ((0, 0, 1, 0), "yellow"), ((4, 2, 3, 5), "blue")],
)
def test_the_highest_roll_starts_and_boom_is_nothing(rolls: tuple[int, ...], first: str) -> None:
    s = opening(4, *rolls)
    assert GAME.view(s, None).deciding == first
    assert GAME.view(s, None).first == first


@ruling("BOOM-002")
def test_only_the_tied_leaders_roll_again_until_one_leads() -> None:
    s = opening(4, *(4, 2, 4, 4), *(1, 3, 3), *(0, 0), *(0, 5))
    rolls = [(event.seat, event.face) for event in s.events if isinstance(event, RolledForFirst)]
    assert rolls == [(0, 4), (1, 2), (2, 4), (3, 4), (0, 1), (2, 3), (3, 3), (2, 0), (3, 0), (2, 0), (3, 5)]
    assert GAME.view(s, None).deciding == "blue"


@ruling("BOOM-003")
def test_turns_go_clockwise_round_the_table() -> None:
    s = opening(4, 0, 0, 5, 0)
    order = []
    for move in ("b5-b4", "e4-d4", "b1-b2", "a4-a5", "c5-c4"):
        order.append(GAME.view(s, None).deciding)
        answer(s, move)
    assert order == ["yellow", "blue", "red", "green", "yellow"]


@ruling("BOOM-003")
def test_a_player_with_no_live_die_is_skipped() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  g* .  .
        .  .  .  .  .
        .  .  .  .  b5
        scores: 0, 0, 0, 0
    """)
    assert before.after("a5-b5") == Picture("""
        .  r4 .  .  .
        .  .  .  .  .
        .  .  g* .  .
        .  .  .  .  .
        .  .  .  .  b5
        turn: blue
    """)


@ruling("BOOM-003")
def test_a_player_with_a_live_die_must_play_and_only_move_what_is_live_and_theirs() -> None:
    assert Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  g5 .  .
        .  .  .  .  .
        .  .  .  .  r*
    """).asked() == ["a5-b5", "a5-a4"]


@ruling("BOOM-004")
def test_a_die_may_step_up_down_left_or_right() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r5 .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.steps(of="c3") == Picture("""
        .  .  .  .  .
        .  .  +  .  .
        .  +  r5 +  .
        .  .  +  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-004")
@pytest.mark.parametrize(("face", "left"), ["54", "43", "32", "21", "1*"])
def test_a_die_that_moved_turns_one_step_down(face: str, left: str) -> None:
    before = Picture(f"""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r{face} .  .
        .  .  .  .  .
        g5 .  .  .  r5
    """)
    assert before.after("c3-c4") == Picture(f"""
        .  .  .  .  .
        .  .  r{left} .  .
        .  .  .  .  .
        .  .  .  .  .
        g5 .  .  .  r5
    """)


@ruling("BOOM-004")
def test_one_turn_is_one_step_of_one_die() -> None:
    before = Picture("""
        r5 .  r3 .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  g2
    """)
    assert before.after("c5-c4") == Picture("""
        r5 .  .  .  .
        .  .  r2 .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  g2
        turn: green
    """)


@ruling("BOOM-005")
def test_a_die_steps_neither_off_the_board_nor_diagonally() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  g5
    """)
    assert before.steps(of="a5") == Picture("""
        r5 +  .  .  .
        +  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-005")
def test_a_die_does_not_step_round_the_edge_of_the_board() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  r5
        .  .  .  .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.steps(of="e4") == Picture("""
        .  .  .  .  +
        .  .  .  +  r5
        .  .  .  .  +
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-005")
def test_a_die_steps_onto_free_squares_and_dice_it_can_push_and_passes_over_none() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  g5 .  .
        .  r* r5 g4 .
        .  .  r5 .  .
        .  .  .  .  .
    """)
    assert before.steps(of="c3") == Picture("""
        .  .  .  .  .
        .  .  g5 .  .
        .  r* r5 g4+ .
        .  .  r5 .  .
        .  .  .  .  .
    """)


@ruling("BOOM-006")
def test_everybody_sees_the_same_table() -> None:
    s = Picture("""
        r5 .  .  .  .
        .  >  .  .  .
        .  .  g3x .  .
        .  .  .  .  .
        y* .  .  .  .
        turn: green
        round: 2
        scores: 3, 0, 1
        variants: risky business
    """).state()
    views = [GAME.view(s, seat) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert [(die.square, die.colour, die.face) for die in views[0].dice] == [
        ("a5", "red", 5),
        ("c3", "green", 3),
        ("a1", "yellow", 0),
    ]
    assert [(tile.square, tile.kind, tile.turn) for tile in views[0].tiles] == [
        ("b4", "conveyor", "right"),
        ("c3", "trap", ""),
    ]


@ruling("BOOM-006")
def test_everybody_hears_everything() -> None:
    before = Picture("""
        r1 .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  g5 .
        .  .  .  .  g5
        variants: risky business
        """)
    told = before.events("a5-b5", dice=Loaded(3))
    assert [type(event) for event in told[:3]] == [Moved, PowerRolled, Exploded]
    assert all(event.seen_by(seat) is event for event in told for seat in (None, 0, 1))
