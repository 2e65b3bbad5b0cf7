"""Section C of the rulings: pushing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from boneyard.core.rng import Loaded
from boneyard.games.baby_boom.events import Exploded, Moved, Pushed
from tests.games.baby_boom.pictures import Picture, answer
from tests.games.baby_boom.positions import positions
from tests.rulings import ruling


@ruling("BOOM-014", "BOOM-016")
def test_a_lower_die_is_pushed_straight_on_and_the_pusher_takes_its_place() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r4 g2 .  .
        .  .  .  .  .
        .  .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r3 g1 .
        .  .  .  .  .
        .  .  .  .  .
        turn: green
    """)


@ruling("BOOM-014")
def test_a_die_pushes_in_all_four_directions() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  g1 .  .
        .  g2 r5 y3 .
        .  .  b4 .  .
        .  .  .  .  .
    """)
    assert before.steps(of="c3") == Picture("""
        .  .  .  .  .
        .  .  g1+ .  .
        .  g2+ r5 y3+ .
        .  .  b4+ .  .
        .  .  .  .  .
    """)


@ruling("BOOM-014")
def test_nobody_is_pushed_off_the_board() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  r5 g1
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.steps(of="d3") == Picture("""
        .  .  .  .  .
        .  .  .  +  .
        .  .  +  r5 g1
        .  .  .  +  .
        g5 .  .  .  .
    """)


@ruling("BOOM-014", "BOOM-015")
@pytest.mark.parametrize("behind", ["g1", "r5", "g*", "r*", "g5"])
def test_nobody_is_pushed_into_another_die(behind: str) -> None:
    before = Picture(f"""
        .  .  .  .  .
        .  .  .  .  .
        .  r5 g2 {behind} .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.steps(of="b3") == Picture(f"""
        .  .  .  .  .
        .  +  .  .  .
        +  r5 g2 {behind} .
        .  +  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-015")
def test_own_boomed_equal_and_higher_dice_cannot_be_pushed() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  r1 .  .
        .  g* r3 g3 .
        .  .  g4 .  .
        .  r5 .  .  .
    """)
    assert before.steps(of="c3") == Picture("""
        .  .  .  .  .
        .  .  r1 .  .
        .  g* r3 g3 .
        .  .  g4 .  .
        .  r5 .  .  .
    """)


@ruling("BOOM-016")
def test_values_are_compared_before_counting_down() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  r3 g2 .  .
        .  .  .  .  .
        .  .  .  .  g5
    """)
    assert before.after("b3-c3") == Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  r2 g1 .
        .  .  .  .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-016")
def test_pusher_and_pushed_both_go_one_step_down() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r5 g4 .  .
        .  .  .  .  .
        .  .  .  .  .
    """)
    moved, pushed = before.events("b3-c3")
    assert isinstance(moved, Moved)
    assert isinstance(pushed, Pushed)
    assert (moved.seat, moved.face) == (0, 4)
    assert (pushed.seat, pushed.face) == (1, 3)


@ruling("BOOM-017")
def test_a_pushed_one_explodes_on_its_new_square_and_takes_the_pusher_with_it() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  r4 g1 .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  .  g* .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-017", "BOOM-031")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_any_power_but_an_implosion_takes_the_pusher_of_a_one(power: int) -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  r4 g1 .  .
        .  .  .  .  .
        g5 .  .  .  .
        variants: risky business
    """)
    assert before.after("b3-c3", dice=Loaded(power)) == Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  .  g* .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-017", "BOOM-031")
def test_when_the_pushed_one_implodes_the_pusher_stays() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  r4 g1 .  .
        .  .  .  .  .
        g5 .  .  .  .
        variants: risky business
    """)
    assert before.after("b3-c3", dice=Loaded(0)) == Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  r3 .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-017")
def test_when_a_conveyor_carries_the_pushed_one_off_the_line_the_pusher_stays() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  r4 g1 ^  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        r5 .  .  .  .
        .  .  .  g* .
        .  .  r3 ^  .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-017")
def test_when_a_pinball_throws_the_pushed_one_off_the_line_the_pusher_stays() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  r4 g1 /  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        r5 .  .  .  .
        .  .  .  g* .
        .  .  r3 /  .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-017", "BOOM-051")
def test_when_a_conveyor_carries_the_pushed_one_straight_on_the_pusher_goes() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  r4 g1 >  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  .  >  g*
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-018")
def test_a_one_pushes_nobody_so_a_pusher_never_reaches_boom() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r1 g1 .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.steps(of="b3") == Picture("""
        .  .  .  .  .
        .  +  .  .  .
        +  r1 g1 .  .
        .  +  .  .  .
        g5 .  .  .  .
    """)
    weakest = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r2 g1 .  .
        .  .  .  .  .
        g5 .  .  .  r5
        variants: risky business
    """)
    assert weakest.after("b3-c3", dice=Loaded(0)) == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r1 .  .
        .  .  .  .  .
        g5 .  .  .  r5
    """)


@ruling("BOOM-018")
@settings(max_examples=100, deadline=None)
@given(positions(tiles=False))
def test_in_the_basic_game_at_most_one_die_explodes_per_turn_and_never_a_pusher(picture: str) -> None:
    start = Picture(picture)
    for move in start.asked():
        told = answer(start.state(), move)
        pushed = any(isinstance(event, Pushed) for event in told)
        walked = next((event for event in told if isinstance(event, Moved)), None)
        assert sum(isinstance(event, Exploded) for event in told) <= 1
        assert not pushed or (walked is not None and walked.face >= 1)


@ruling("BOOM-019")
def test_a_pushed_die_stays_its_owners_and_so_does_its_point() -> None:
    before = Picture("""
        r2 g1 .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  y3
        scores: 0, 0, 0
        round: 3
    """)
    assert before.after("a5-b5") == Picture("""
        .  .  g* .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  y3
        turn: nobody
        scores: 0, 1, 3
    """)


@ruling("BOOM-019")
def test_a_pushed_die_is_moved_by_its_owner_afterwards() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r5 g3 .  .
        .  .  .  .  .
        .  .  .  .  .
    """)
    assert before.after("b3-c3", "d3-e3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r4 .  g1
        .  .  .  .  .
        .  .  .  .  .
        turn: red
    """)
