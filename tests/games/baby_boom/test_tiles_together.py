"""Section H of the rulings: several dice exploding together, blocked rides, both variants at once."""

from __future__ import annotations

from boneyard.core.rng import Loaded
from boneyard.games.baby_boom.events import Exploded
from tests.games.baby_boom.pictures import SQUARES, Picture
from tests.rulings import ruling


@ruling("BOOM-044", "BOOM-045")
def test_dice_that_explode_together_take_one_another() -> None:
    # Red springs the trap at c3, green reaches Boom! at d3: each stands in the line of the other.
    before = Picture("""
        r5 .  y1 b1 .
        .  .  .  .  .
        r3 >  g1x .  y3
        .  .  .  .  .
        g5 y2 .  .  b2
    """)
    assert before.after("a3-b3") == Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  >  .  .  .
        .  .  .  .  .
        g5 y2 .  .  b2
    """)


@ruling("BOOM-044")
def test_of_dice_that_explode_together_one_outside_the_others_lines_stays() -> None:
    before = Picture("""
        r5 .  y1 .  .
        .  .  .  .  b3
        r3 >  g1x ^  y3
        .  .  .  .  .
        g5 y2 .  b1 b2
    """)
    assert before.after("a3-b3") == Picture("""
        r5 .  .  .  .
        .  .  .  g* .
        .  >  .  ^  .
        .  .  .  .  .
        g5 y2 .  .  b2
    """)


@ruling("BOOM-044")
def test_three_dice_may_explode_together() -> None:
    before = Picture("""
        r5 >  g3x v  .
        .  .  .  y1x .
        g5 .  .  .  b2
        .  .  .  .  .
        r2 y5 .  .  .
    """)
    exploded = [SQUARES[event.cell] for event in before.events("a5-b5") if isinstance(event, Exploded)]
    assert exploded == ["c5", "d4", "d3"]
    assert before.after("a5-b5") == Picture("""
        .  >  .  v  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        r2 y5 .  .  .
    """)


@ruling("BOOM-050")
def test_an_illegal_ride_is_a_blocked_direction() -> None:
    before = Picture("""
        r4 v  .  .  .
        g5 g4 .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
    """)
    assert before.asked() == ["a5 counts down"]
    assert before.after("a5 counts down") == Picture("""
        r3 v  .  .  .
        g5 g4 .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        turn: green
    """)


@ruling("BOOM-050")
def test_both_variants_may_be_combined() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  g5 .  .  .
        r4 >  g2 x  b4
        .  .  .  .  .
        .  g3 .  .  b3
        variants: risky business, tiles and bombs
    """)
    assert before.after("a3-b3", dice=Loaded(2)) == Picture("""
        r5 .  .  .  .
        .  g5 .  .  .
        .  >  .  .  .
        .  .  .  .  .
        .  g3 .  .  b3
        variants: risky business, tiles and bombs
    """)
