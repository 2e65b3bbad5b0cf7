"""Section H of the rulings: moving over tiles. Traps, holes, walls and blast lines have a file of their own."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from boneyard.games.baby_boom.events import CountedDown, Exploded, Moved, Pushed
from tests.games.baby_boom.pictures import SQUARES, Picture, answer
from tests.games.baby_boom.positions import positions
from tests.rulings import ruling


@ruling("BOOM-038", "BOOM-042")
def test_however_far_a_die_rides_it_counts_down_once() -> None:
    before = Picture(r"""
        .  .  .  .  .
        .  >  >  \  .
        .  .  .  v  .
        r5 ^  .  .  .
        .  .  .  .  g5
    """)
    # b2 sends it up to b3, where it could rest; from a4 it rides over b4, c4, d4 and d3.
    assert before.after("a2-b2") == Picture(r"""
        .  .  .  .  .
        .  >  >  \  .
        .  r4 .  v  .
        .  ^  .  .  .
        .  .  .  .  g5
    """)
    far = Picture(r"""
        .  .  .  .  .
        r5 >  >  \  .
        .  .  .  v  .
        .  ^  .  .  .
        .  .  .  .  g5
    """)
    assert far.after("a4-b4") == Picture(r"""
        .  .  .  .  .
        .  >  >  \  .
        .  .  .  v  .
        .  ^  .  r4 .
        .  .  .  .  g5
    """)


@ruling("BOOM-038")
@settings(max_examples=150, deadline=None)
@given(positions())
def test_every_die_that_moved_counts_down_exactly_once(picture: str) -> None:
    start = Picture(picture)
    for move in start.asked():
        told = answer(start.state(), move)
        counted = [(event.path[0], event.seat, event.face) for event in told if isinstance(event, Moved | Pushed)]
        counted += [(event.cell, event.seat, event.face) for event in told if isinstance(event, CountedDown)]
        assert len({cell for cell, _, _ in counted}) == len(counted) >= 1
        fallen = [event.path[0] for event in told if isinstance(event, Moved | Pushed) and start.falls(event.path[-1])]
        for cell, seat, face in counted:
            counts = 0 if cell in fallen else 1  # a die in the hole counts no more (BOOM-047)
            assert start.squares[cell][:2] == f"{'rgyb'[seat]}{face + counts}"


@ruling("BOOM-039")
@pytest.mark.parametrize("square", ["b3-c3", "c4-c3", "d3-c3"])
def test_a_conveyor_carries_a_die_from_any_side_to_the_arrows_square(square: str) -> None:
    before = Picture("""
        r2 .  .  .  .
        .  .  r5 .  .
        .  r5 v  r5 .
        .  .  .  .  .
        .  .  .  .  g5
    """)
    expected = Picture("""
        r2 .  .  .  .
        .  .  r5 .  .
        .  r5 v  r5 .
        .  .  r4 .  .
        .  .  .  .  g5
    """)
    expected.squares[SQUARES.index(square[:2])] = "."
    assert before.after(square) == expected


@ruling("BOOM-039", "BOOM-053")
def test_a_conveyor_carries_a_pushed_die_too() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r5 g3 v  .  .
        .  .  .  .  .
        .  .  .  .  g5
    """)
    assert before.after("a3-b3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r4 v  .  .
        .  .  g2 .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-039", "BOOM-040")
@pytest.mark.parametrize("tile", ["v", "\\"])
def test_nobody_rests_on_a_tile_that_carries_so_a_blocked_exit_closes_it(tile: str) -> None:
    before = Picture(rf"""
        .  .  .  .  .
        .  .  .  .  .
        .  r5 {tile}  .  .
        .  .  r2 .  .
        .  .  .  .  g5
    """)
    assert before.steps(of="b3") == Picture(rf"""
        .  .  .  .  .
        .  +  .  .  .
        +  r5 {tile}  .  .
        .  +  r2 .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-040")
@pytest.mark.parametrize(
    ("tile", "move", "rest"),
    [
        ("/", "b3-c3", "c4"),
        ("/", "c2-c3", "d3"),
        ("/", "d3-c3", "c2"),
        ("/", "c4-c3", "b3"),
        ("\\", "b3-c3", "c2"),
        ("\\", "c2-c3", "b3"),
        ("\\", "d3-c3", "c4"),
        ("\\", "c4-c3", "d3"),
    ],
)
def test_a_die_leaves_a_pinball_at_a_right_angle(tile: str, move: str, rest: str) -> None:
    before = Picture(rf"""
        g5 .  .  .  .
        .  .  .  .  .
        .  .  {tile}  .  .
        .  .  .  .  .
        .  .  .  .  .
    """)
    expected = Picture(str(before))
    before.squares[SQUARES.index(move[:2])] = "r5"
    expected.squares[SQUARES.index(rest)] = "r4"
    assert before.after(move) == expected


@ruling("BOOM-040")
def test_a_pinball_throws_a_pushed_die_too() -> None:
    before = Picture(r"""
        .  .  .  .  .
        .  .  .  .  .
        r5 g3 \  .  .
        .  .  .  .  .
        .  .  .  .  g5
    """)
    assert before.after("a3-b3") == Picture(r"""
        .  .  .  .  .
        .  .  .  .  .
        .  r4 \  .  .
        .  .  g2 .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-040", "BOOM-049")
@pytest.mark.parametrize("tile", ["/", "\\"])
def test_a_pinball_stops_a_blast(tile: str) -> None:
    before = Picture(rf"""
        .  .  .  .  r5
        .  .  .  .  .
        r1 .  {tile}  g5 .
        .  .  .  .  .
        .  g4 .  .  .
    """)
    assert before.after("a3-b3") == Picture(rf"""
        .  .  .  .  r5
        .  .  .  .  .
        .  r* {tile}  g5 .
        .  .  .  .  .
        .  .  .  .  .
    """)


@ruling("BOOM-041")
def test_a_die_carried_onto_a_lower_opponent_pushes_it_on_the_way_it_was_going() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r4 v  .  .  .
        .  g3 .  .  .
        .  .  .  .  g5
    """)
    assert before.after("a3-b3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  v  .  .  .
        .  r3 .  .  .
        .  g2 .  .  g5
    """)


@ruling("BOOM-041")
def test_a_die_thrown_by_a_pinball_onto_a_lower_opponent_pushes_it_too() -> None:
    before = Picture(r"""
        .  .  .  .  .
        .  .  .  .  .
        r4 \  .  .  .
        .  g3 .  .  .
        .  .  .  .  g5
    """)
    assert before.after("a3-b3") == Picture(r"""
        .  .  .  .  .
        .  .  .  .  .
        .  \  .  .  .
        .  r3 .  .  .
        .  g2 .  .  g5
    """)


@ruling("BOOM-041")
@pytest.mark.parametrize("met", ["g5", "g4", "r1", "g*", "r*", "r5"])
def test_nobody_is_carried_onto_an_equal_higher_own_or_boomed_die(met: str) -> None:
    before = Picture(f"""
        .  .  .  .  .
        .  .  .  .  .
        r4 v  .  .  .
        .  {met} .  .  .
        .  .  .  .  g5
    """)
    assert before.steps(of="a3") == Picture(f"""
        .  .  .  .  .
        +  .  .  .  .
        r4 v  .  .  .
        +  {met} .  .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-041")
@pytest.mark.parametrize("behind", ["g1", "r1", "y*", "g5", "¯"])
def test_nobody_is_carried_onto_a_die_without_a_free_square_straight_behind_it(behind: str) -> None:
    before = Picture(f"""
        .  .  .  .  .
        .  .  .  .  .
        r4 v  .  .  .
        .  g3 .  .  .
        .  {behind} .  .  g5
    """)
    assert before.steps(of="a3") == Picture(f"""
        .  .  .  .  .
        +  .  .  .  .
        r4 v  .  .  .
        +  g3 .  .  .
        .  {behind} .  .  g5
    """)


@ruling("BOOM-041")
def test_nobody_is_carried_onto_a_die_at_the_border() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        r4 v  .  .  .
        .  g3 .  .  g5
    """)
    assert before.steps(of="a2") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        +  .  .  .  .
        r4 v  .  .  .
        +  g3 .  .  g5
    """)


@ruling("BOOM-041")
def test_whom_a_pushed_die_may_push_depends_on_its_own_owner() -> None:
    # Green is carried onto red: an opponent of green's, though not of the player's.
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r5 g3 v  .  .
        .  .  r2 .  .
        .  .  .  .  g5
    """)
    assert before.after("a3-b3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r4 v  .  .
        .  .  g2 .  .
        .  .  r1 .  g5
    """)
    own = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r5 g3 v  .  .
        .  .  g2 .  .
        .  .  .  .  g5
    """)
    assert own.steps(of="a3") == Picture("""
        .  .  .  .  .
        +  .  .  .  .
        r5 g3 v  .  .
        +  .  g2 .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-042")
def test_a_die_that_would_come_round_to_the_same_conveyor_may_not_go() -> None:
    before = Picture("""
        .  .  .  .  .
        r5 >  v  .  .
        .  ^  <  .  .
        .  .  .  .  .
        .  .  .  .  g5
    """)
    assert before.steps(of="a4") == Picture("""
        +  .  .  .  .
        r5 >  v  .  .
        +  ^  <  .  .
        .  .  .  .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-042", "BOOM-052")
def test_a_die_that_would_come_back_to_the_same_pinball_may_not_go_though_it_would_leave_another_way() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  >  v  .  .
        r5 /  <  .  .
        .  .  .  .  g5
    """)
    assert before.steps(of="a2") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        +  >  v  .  .
        r5 /  <  .  .
        +  .  .  .  g5
    """)


@ruling("BOOM-042", "BOOM-052")
def test_a_second_die_may_ride_over_a_tile_that_carried_the_first() -> None:
    # Thrown down by the pinball, red pushes green round by c1 and c3 to the same pinball, which throws it up.
    before = Picture(r"""
        .  .  .  .  .
        .  .  .  .  .
        r5 \  <  .  .
        .  g3 ^  .  .
        .  >  ^  .  g5
    """)
    assert before.after("a3-b3") == Picture(r"""
        .  .  .  .  .
        .  g2 .  .  .
        .  \  <  .  .
        .  r4 ^  .  .
        .  >  ^  .  g5
    """)


@ruling("BOOM-043")
def test_a_ride_may_end_on_the_square_the_mover_left() -> None:
    before = Picture("""
        .  .  .  .  .
        v  <  .  .  .
        v  g3 .  .  .
        >  r5 .  .  .
        .  .  .  .  g5
    """)
    assert before.after("b2-b3") == Picture("""
        .  .  .  .  .
        v  <  .  .  .
        v  r4 .  .  .
        >  g2 .  .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-043", "BOOM-053")
def test_a_die_may_be_pushed_onto_the_very_square_its_pusher_left() -> None:
    before = Picture("""
        .  .  v  <  .
        .  .  g3 ^  .
        .  .  r5 ^  .
        .  .  .  .  .
        .  .  .  .  g5
    """)
    assert before.after("c3-d3") == Picture("""
        .  .  v  <  .
        .  .  r4 ^  .
        .  .  g2 ^  .
        .  .  .  .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-043")
def test_a_ride_may_not_end_where_the_pusher_now_stands() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  v  .  .
        .  .  g3 .  .
        .  .  r5 .  g5
    """)
    assert before.steps(of="c1") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  v  .  .
        .  .  g3 .  .
        .  +  r5 +  g5
    """)


@ruling("BOOM-043")
def test_a_push_onto_a_conveyor_is_illegal_when_its_ride_is() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r5 g3 v  .  .
        .  .  y3 .  .
        .  .  .  .  g5
    """)
    assert before.steps(of="a3") == Picture("""
        .  .  .  .  .
        +  .  .  .  .
        r5 g3 v  .  .
        +  .  y3 .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-043", "BOOM-038")
def test_push_follows_push_over_conveyors_and_every_die_counts_down_once() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r5 g4 v  .  .
        .  .  y3 .  .
        .  .  >  r2 .
    """)
    assert before.after("a3-b3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r4 v  .  .
        .  .  g3 .  .
        .  .  >  y2 r1
    """)
    told = before.events("a3-b3")
    paths = [[SQUARES[cell] for cell in event.path] for event in told if isinstance(event, Moved | Pushed)]
    assert paths == [["a3", "b3"], ["b3", "c3", "c2"], ["c2", "c1", "d1"], ["d1", "e1"]]


@ruling("BOOM-043")
def test_each_link_is_judged_with_the_values_at_the_start_of_the_turn() -> None:
    # Green counts down to 3 this turn, but it meets yellow's 3 with the 4 it showed.
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        r5 g4 v  .  .
        .  .  y3 .  .
        .  .  .  .  r5
    """)
    assert before.after("a3-b3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r4 v  .  .
        .  .  g3 .  .
        .  .  y2 .  r5
    """)


@ruling("BOOM-043")
def test_five_dice_may_move_in_one_turn() -> None:
    before = Picture("""
        r5 g4 v  .  .
        .  .  y3 .  .
        .  .  >  b2 v
        .  .  .  .  r1
        .  b5 .  g5 .
    """)
    assert before.after("a5-b5") == Picture("""
        .  r4 v  .  .
        .  .  g3 .  .
        .  .  >  y2 v
        .  .  .  .  .
        .  .  .  .  r*
        turn: green
    """)
    told = before.events("a5-b5")
    assert [type(event) for event in told] == [Moved, Pushed, Pushed, Pushed, Pushed, Exploded]


@ruling("BOOM-015", "BOOM-043")
def test_a_carried_die_still_pushes_no_two_in_a_row() -> None:
    before = Picture("""
        .  .  .  .  .
        r5 v  .  .  .
        .  g3 .  .  .
        .  y2 .  .  .
        .  .  .  .  g5
    """)
    assert before.steps(of="a4") == Picture("""
        +  .  .  .  .
        r5 v  .  .  .
        +  g3 .  .  .
        .  y2 .  .  .
        .  .  .  .  g5
    """)
