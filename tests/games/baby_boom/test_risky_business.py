"""Section F of the rulings: the variant risky business."""

from __future__ import annotations

from collections import Counter

import pytest

from boneyard.core.rng import Loaded, seeded
from boneyard.games.baby_boom.events import PowerRolled
from tests.games.baby_boom.pictures import SQUARES, Picture, answer
from tests.rulings import ruling

ABOUT_TO_BLOW = Picture("""
    g5 .  .  .  .
    g4 .  .  .  .
    .  r1 g3 g2 g1
    y5 .  .  .  .
    r* .  .  y4 r5
    variants: risky business
""")
# Red rides over the conveyor onto the trap and springs it; the one that stood there is pushed to d3 and is at Boom!.
TWO_TO_BLOW = Picture("""
    r5 .  y1 b1 .
    .  .  .  .  .
    r3 >  g1x .  .
    .  .  .  .  .
    g5 y2 .  .  b2
    variants: risky business
""")


@ruling("BOOM-031")
@pytest.mark.parametrize("power", [4, 5])
def test_four_and_five_are_whole_lines(power: int) -> None:
    assert ABOUT_TO_BLOW.after("b3-a3", dice=Loaded(power)) == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r* .  .  .  .
        .  .  .  .  .
        .  .  .  y4 r5
    """)


@ruling("BOOM-031")
def test_three_is_three_squares_in_each_direction() -> None:
    assert ABOUT_TO_BLOW.after("b3-a3", dice=Loaded(3)) == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r* .  .  .  g1
        .  .  .  .  .
        .  .  .  y4 r5
    """)


@ruling("BOOM-031")
def test_two_is_two_squares_in_each_direction() -> None:
    assert ABOUT_TO_BLOW.after("b3-a3", dice=Loaded(2)) == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r* .  .  g2 g1
        .  .  .  .  .
        .  .  .  y4 r5
    """)


@ruling("BOOM-031")
def test_one_is_the_next_square_in_each_direction() -> None:
    assert ABOUT_TO_BLOW.after("b3-a3", dice=Loaded(1)) == Picture("""
        g5 .  .  .  .
        .  .  .  .  .
        r* .  g3 g2 g1
        .  .  .  .  .
        r* .  .  y4 r5
    """)


@ruling("BOOM-031", "BOOM-033")
def test_boom_is_an_implosion_that_takes_the_exploding_die_alone() -> None:
    assert ABOUT_TO_BLOW.after("b3-a3", dice=Loaded(0)) == Picture("""
        g5 .  .  .  .
        g4 .  .  .  .
        .  .  g3 g2 g1
        y5 .  .  .  .
        r* .  .  y4 r5
        turn: green
    """)


@ruling("BOOM-031")
def test_without_the_variant_nobody_rolls() -> None:
    before = Picture("\n".join(str(ABOUT_TO_BLOW).splitlines()[:5]))
    assert before.after("b3-a3", dice=Loaded()) == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r* .  .  .  .
        .  .  .  .  .
        .  .  .  y4 r5
    """)


@ruling("BOOM-031")
def test_the_active_player_rolls_for_the_die_they_pushed() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  r4 g1 .  .
        .  .  .  .  .
        g5 .  .  .  .
        variants: risky business
    """)
    rolls = [event for event in before.events("b3-c3", dice=Loaded(2)) if isinstance(event, PowerRolled)]
    assert [(roll.seat, SQUARES[roll.cell], roll.face) for roll in rolls] == [(0, "d3", 2)]


@ruling("BOOM-017", "BOOM-031", "BOOM-051")
@pytest.mark.parametrize(("power", "pusher"), [(1, "r3"), (2, ".")])
def test_a_pusher_out_of_reach_stays(power: int, pusher: str) -> None:
    # A conveyor carries the pushed one straight on: still in line with its pusher, but two squares away.
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  r4 g1 >  .
        .  .  .  .  .
        g5 .  .  .  .
        variants: risky business
    """)
    assert before.after("b3-c3", dice=Loaded(power)) == Picture(f"""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  {pusher} >  g*
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-031")
def test_a_blocked_die_that_counts_down_to_boom_rolls_too() -> None:
    before = Picture("""
        .  .  .  g5 r2
        .  .  .  .  g3
        .  .  .  .  .
        g5 .  .  .  .
        r1 g3 g4 .  .
        variants: risky business
    """)
    assert before.after("a1 counts down", dice=Loaded(1)) == Picture("""
        .  .  .  g5 r2
        .  .  .  .  g3
        .  .  .  .  .
        .  .  .  .  .
        r* .  g4 .  .
    """)


@ruling("BOOM-031", "BOOM-045")
def test_a_sprung_trap_rolls_too() -> None:
    before = Picture("""
        g5 .  .  y5 .
        .  .  .  .  .
        .  r5 g3 x  b4
        .  .  .  .  .
        .  y3 .  .  b3
        variants: risky business
    """)
    assert before.after("b3-c3", dice=Loaded(1)) == Picture("""
        g5 .  .  y5 .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  y3 .  .  b3
    """)


@ruling("BOOM-031", "BOOM-045")
def test_an_implosion_on_a_trap_still_takes_the_tile() -> None:
    before = Picture("""
        g5 .  .  y5 .
        .  .  .  .  .
        .  r5 g3 x  b4
        .  .  .  .  .
        .  y3 .  .  b3
        variants: risky business
    """)
    assert before.after("b3-c3", dice=Loaded(0)) == Picture("""
        g5 .  .  y5 .
        .  .  .  .  .
        .  .  r4 .  b4
        .  .  .  .  .
        .  y3 .  .  b3
    """)


@ruling("BOOM-031", "BOOM-049")
def test_walls_and_pinballs_stop_a_weak_blast_as_they_stop_a_strong_one() -> None:
    before = Picture("""
        .  .  .  .  g5
        .  g4 .  .  .
        r1 .  /  g3 .
        .  _  .  .  .
        r5 g2 .  .  .
        variants: risky business
    """)
    assert before.after("a3-b3", dice=Loaded(3)) == Picture("""
        .  .  .  .  g5
        .  .  .  .  .
        .  r* /  g3 .
        .  _  .  .  .
        r5 g2 .  .  .
    """)


@ruling("BOOM-032", "BOOM-044")
@pytest.mark.parametrize(
    ("mover", "pushed", "column_c", "column_d", "green"),
    [(1, 2, "y1", ".", "."), (2, 1, ".", "b1", "."), (0, 2, "y1", ".", "g*"), (2, 0, ".", "b1", ".")],
)
def test_the_mover_rolls_before_the_die_it_pushed(
    mover: int, pushed: int, column_c: str, column_d: str, green: str
) -> None:
    assert TWO_TO_BLOW.after("a3-b3", dice=Loaded(mover, pushed)) == Picture(f"""
        r5 .  {column_c} {column_d} .
        .  .  .  .  .
        .  >  .  {green} .
        .  .  .  .  .
        g5 y2 .  .  b2
    """)


@ruling("BOOM-032")
def test_one_roll_per_explosion_in_the_order_mover_first_pushed_second_pushed() -> None:
    before = Picture("""
        r5 >  g3x v  .
        .  .  .  y1x .
        g5 .  .  .  .
        .  .  .  .  .
        r2 y5 .  .  .
        variants: risky business
    """)
    rolls = [event for event in before.events("a5-b5", dice=Loaded(3, 0, 1)) if isinstance(event, PowerRolled)]
    assert [(roll.seat, SQUARES[roll.cell], roll.face) for roll in rolls] == [(0, "c5", 3), (0, "d4", 0), (0, "d3", 1)]
    assert before.after("a5-b5", dice=Loaded(0, 0, 1)) == Picture("""
        .  >  .  v  .
        .  .  .  .  .
        g5 .  .  y* .
        .  .  .  .  .
        r2 y5 .  .  .
    """)


@ruling("BOOM-033")
def test_an_imploded_die_is_gone_and_scores_nothing() -> None:
    before = Picture("""
        r1 .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  g3 .
        .  .  .  .  .
        round: 3
        scores: 0, 0
        variants: risky business
    """)
    assert before.after("a5-b5", dice=Loaded(0)) == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  g3 .
        .  .  .  .  .
        turn: nobody
        scores: 0, 3
    """)


@ruling("BOOM-034")
def test_the_roll_is_a_fair_draw_of_six_faces() -> None:
    fallen: Counter[int] = Counter()
    for seed in range(600):
        s = ABOUT_TO_BLOW.state()
        s.rng = seeded(seed, ("dice", "toss"))
        fallen.update(event.face for event in answer(s, "b3-a3") if isinstance(event, PowerRolled))
    assert sorted(fallen) == [0, 1, 2, 3, 4, 5]
    assert all(70 <= count <= 130 for count in fallen.values())


@ruling("BOOM-034")
def test_the_roll_is_shown_to_all() -> None:
    (roll,) = [event for event in ABOUT_TO_BLOW.events("b3-a3", dice=Loaded(2)) if isinstance(event, PowerRolled)]
    assert [roll.seen_by(seat) for seat in (None, 0, 1, 2)] == [roll] * 4
