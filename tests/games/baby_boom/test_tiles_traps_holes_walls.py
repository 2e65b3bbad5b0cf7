"""Section H of the rulings: traps, holes, walls, and how far a blast goes."""

from __future__ import annotations

import pytest

from boneyard.games.baby_boom.events import Exploded, Fell, Moved, TrapSprung
from tests.games.baby_boom.pictures import SQUARES, Picture, answer
from tests.rulings import ruling


@ruling("BOOM-045")
def test_a_die_pushed_onto_a_trap_explodes_whatever_its_value_and_leaves_with_the_tile() -> None:
    before = Picture("""
        r5 .  .  y3 .
        .  .  .  .  y2
        .  r5 g4 x  b5
        .  .  .  .  .
        g5 .  .  b1 b4
    """)
    assert before.after("b3-c3") == Picture("""
        r5 .  .  .  .
        .  .  .  .  y2
        .  .  .  .  .
        .  .  .  .  .
        g5 .  .  .  b4
    """)
    told = before.events("b3-c3")
    assert [(event.seat, SQUARES[event.cell]) for event in told if isinstance(event, TrapSprung)] == [(1, "d3")]


@ruling("BOOM-045")
@pytest.mark.parametrize(("tile", "above"), [("v", "."), ("\\", "g1")])
def test_a_die_carried_onto_a_trap_explodes_there(tile: str, above: str) -> None:
    before = Picture(rf"""
        r3 .  .  .  .
        .  .  g1 .  g2
        .  r5 {tile}  .  .
        .  .  x  .  g4
        g5 .  g3 .  .
    """)
    assert before.after("b3-c3") == Picture(rf"""
        r3 .  .  .  .
        .  .  {above} .  g2
        .  .  {tile}  .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-045")
def test_a_die_pushed_and_then_carried_onto_a_trap_explodes_there() -> None:
    before = Picture("""
        r3 .  .  .  .
        .  .  .  .  g2
        r5 g4 v  .  .
        .  .  x  .  .
        g5 .  .  .  .
    """)
    assert before.after("a3-b3") == Picture("""
        r3 .  .  .  .
        .  .  .  .  g2
        .  r4 v  .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-045")
def test_a_one_pushed_onto_a_trap_explodes_once_and_leaves_with_the_tile() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        g5 .  .  .  .
        .  .  r2 g1 x
    """)
    assert before.after("c1-d1") == Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        g5 .  .  .  .
        .  .  .  .  .
    """)
    assert sum(isinstance(event, Exploded) for event in before.events("c1-d1")) == 1


@ruling("BOOM-045")
def test_a_die_that_walks_onto_a_trap_is_safe_and_may_stay_or_walk_on() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r5 x  .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r4x .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3", "a1-b1", "c3-d3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  x  r3 .
        .  .  .  .  .
        .  g4 .  .  .
    """)


@ruling("BOOM-045", "BOOM-055")
def test_being_pushed_off_a_trap_is_harmless_and_so_is_walking_in_behind() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r5 g3x .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r4x g2 .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-045", "BOOM-055")
def test_a_ride_back_onto_the_trap_a_die_stood_on_springs_it() -> None:
    before = Picture("""
        r3 .  .  .  .
        .  .  .  .  .
        .  r5x <  .  g4
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        r3 .  .  .  .
        .  .  .  .  .
        .  .  <  .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-046")
def test_a_one_that_walks_onto_a_trap_explodes_as_usual_and_stays_tile_included() -> None:
    before = Picture("""
        r3 .  .  .  .
        .  .  .  .  .
        .  r1 x  .  g4
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        r3 .  .  .  .
        .  .  .  .  .
        .  .  r*x .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-046", "BOOM-020", "BOOM-055")
def test_a_blocked_one_on_a_trap_explodes_as_usual_and_stays_tile_included() -> None:
    before = Picture("""
        .  .  .  g5 r2
        .  .  .  .  g3
        .  .  .  .  .
        g5 .  .  .  .
        r1x g3 .  .  .
    """)
    assert before.after("a1 counts down") == Picture("""
        .  .  .  g5 r2
        .  .  .  .  g3
        .  .  .  .  .
        .  .  .  .  .
        r*x .  .  .  .
    """)


@ruling("BOOM-047")
@pytest.mark.parametrize("face", "12345")
def test_a_die_that_walks_into_the_hole_is_gone_without_an_explosion_whatever_its_value(face: str) -> None:
    before = Picture(f"""
        r3 .  .  .  .
        .  .  .  .  .
        .  r{face} o  .  g4
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        r3 .  .  .  .
        .  .  .  .  .
        .  .  o  .  g4
        .  .  .  .  .
        g5 .  .  .  .
        turn: green
    """)
    assert [type(event) for event in before.events("b3-c3")] == [Moved, Fell]


@ruling("BOOM-047", "BOOM-051")
@pytest.mark.parametrize("face", "1234")
def test_a_die_may_be_pushed_into_the_hole_which_saves_the_pusher(face: str) -> None:
    before = Picture(f"""
        r3 .  .  .  .
        .  .  .  .  .
        .  r5 g{face} o  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        r3 .  .  .  .
        .  .  .  .  .
        .  .  r4 o  .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-047")
@pytest.mark.parametrize("tile", ["v", "\\"])
def test_a_die_may_be_carried_into_the_hole(tile: str) -> None:
    before = Picture(rf"""
        r3 .  .  .  .
        .  .  .  .  .
        .  r1 {tile}  .  g4
        .  .  o  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture(rf"""
        r3 .  .  .  .
        .  .  .  .  .
        .  .  {tile}  .  g4
        .  .  o  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-047")
def test_the_hole_never_fills() -> None:
    before = Picture("""
        r3 .  .  .  .
        .  .  g2 .  .
        .  r5 o  .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3", "c4-c3") == Picture("""
        r3 .  .  .  .
        .  .  .  .  .
        .  .  o  .  .
        .  .  .  .  .
        g5 .  .  .  .
        turn: red
    """)


@ruling("BOOM-047")
def test_a_die_in_the_hole_scores_nothing() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r5 o  .  .
        .  .  .  .  .
        g5 .  .  .  .
        round: 3
        scores: 1, 1
    """)
    assert before.after("b3-c3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  o  .  .
        .  .  .  .  .
        g5 .  .  .  .
        turn: nobody
        scores: 1, 6
    """)


@ruling("BOOM-047", "BOOM-049")
def test_conveyors_holes_traps_and_dice_do_not_stop_a_blast() -> None:
    before = Picture("""
        .  .  g5 .  .
        .  .  o  .  r5
        g4 <  .  r1 .
        .  .  x  .  g2
        .  .  g3x .  .
    """)
    assert before.after("d3-c3") == Picture("""
        .  .  .  .  .
        .  .  o  .  r5
        .  <  r* .  .
        .  .  x  .  g2
        .  .  x  .  .
    """)
    shielded = Picture("""
        .  .  .  .  .
        .  .  .  .  r5
        g4 g* .  r1 g5
        .  .  .  .  g2
        .  .  .  .  .
    """)
    assert shielded.after("d3-c3") == Picture("""
        .  .  .  .  .
        .  .  .  .  r5
        .  .  r* .  .
        .  .  .  .  g2
        .  .  .  .  .
    """)


@ruling("BOOM-048")
@pytest.mark.parametrize(("wall", "closed"), [("¯", "c4"), ("]", "d3"), ("_", "c2"), ("[", "b3")])
def test_nobody_steps_across_a_wall_from_the_walls_square(wall: str, closed: str) -> None:
    before = Picture(f"""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r5{wall} .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.steps(of="c3") == before.marked({"c4", "d3", "c2", "b3"} - {closed})


@ruling("BOOM-048")
@pytest.mark.parametrize(("wall", "at"), [("_", "c4"), ("[", "d3"), ("¯", "c2"), ("]", "b3")])
def test_nobody_steps_across_a_wall_from_the_other_side(wall: str, at: str) -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r5 .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    before.squares[SQUARES.index(at)] = wall
    assert before.steps(of="c3") == before.marked({"c4", "d3", "c2", "b3"} - {at})


@ruling("BOOM-048")
@pytest.mark.parametrize(("pushed", "behind"), [("g3]", "."), ("g3", "[")])
def test_nobody_is_pushed_across_a_wall_from_either_side(pushed: str, behind: str) -> None:
    before = Picture(f"""
        .  .  .  .  .
        .  .  .  .  .
        .  r5 {pushed} {behind}  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.steps(of="b3") == before.marked({"b4", "a3", "b2"})


@ruling("BOOM-048")
def test_nobody_is_carried_across_a_wall() -> None:
    # No conveyor may be laid to point at a wall edge, but a pinball may throw a die at one.
    before = Picture(r"""
        .  .  .  .  .
        .  .  .  .  .
        .  r5 \  .  .
        .  .  ¯  .  .
        g5 .  .  .  .
    """)
    assert before.steps(of="b3") == before.marked({"b4", "a3", "b2"})


@ruling("BOOM-048")
def test_a_pushed_die_is_not_carried_across_a_wall_either() -> None:
    before = Picture(r"""
        .  .  .  .  .
        .  .  .  .  .
        r5 g2 \  .  .
        .  .  ¯  .  .
        g5 .  .  .  .
    """)
    assert before.steps(of="a3") == before.marked({"a4", "a2"})


@ruling("BOOM-048", "BOOM-049")
def test_no_blast_crosses_a_wall_from_either_side() -> None:
    outside = Picture("""
        r5 .  g1 .  .
        .  .  _  .  .
        g2 ]  .  r1 g4
        .  .  ¯  .  .
        .  .  g3 .  g5
    """)
    assert outside.after("d3-c3") == Picture("""
        r5 .  g1 .  .
        .  .  _  .  .
        g2 ]  r* .  .
        .  .  ¯  .  .
        .  .  g3 .  g5
    """)
    inside = Picture("""
        r5 .  g1 .  .
        .  .  .  .  .
        g2 .  [  r1 g4
        .  .  .  .  .
        .  .  g3 .  g5
    """)
    assert inside.after("d3-c3") == Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        g2 .  r*[ .  .
        .  .  .  .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-048")
def test_a_blast_passes_the_open_edges_of_a_wall_square() -> None:
    before = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  g2 g1_ .  r1
        .  .  g3 .  .
        .  .  .  .  g5
    """)
    assert before.after("e3-d3") == Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  _  r* .
        .  .  g3 .  .
        .  .  .  .  g5
    """)


@ruling("BOOM-048")
def test_the_walls_square_is_a_normal_square() -> None:
    before = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  r5 g3_ .  .
        .  .  .  .  .
        g5 .  .  .  .
    """)
    assert before.after("b3-c3") == Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  r4_ g2 .
        .  .  .  .  .
        g5 .  .  .  .
    """)


@ruling("BOOM-049")
def test_a_blast_goes_to_the_border_and_stops_before_a_pinball_or_at_a_wall() -> None:
    before = Picture("""
        .  .  .  .  .
        r5 .  /  .  .
        .  .  .  r1 [
        .  .  .  .  .
        .  g5 .  .  .
    """)
    (blast,) = [event for event in before.events("d3-c3") if isinstance(event, Exploded)]
    assert [SQUARES[cell] for cell in blast.swept] == ["d3", "c2", "c1", "b3", "a3"]


@ruling("BOOM-047")
def test_a_one_that_falls_into_the_hole_never_shows_boom() -> None:
    start = Picture("""
        r1 o  .  .  .
        .  .  .  .  .
        .  .  g4 .  .
        .  .  .  .  .
        r3 .  .  .  g4
    """)
    walked, fell = answer(start.state(), "a5-b5")
    assert isinstance(walked, Moved)
    assert isinstance(fell, Fell)
    assert walked.face == 1
