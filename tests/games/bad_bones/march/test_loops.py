"""Section K of the rulings: pairs of traps, and moves that would go round for ever."""

from __future__ import annotations

import random

import pytest

from boneyard.games.bad_bones.march.walk import ENDINGS
from boneyard.games.bad_bones.model.events import Marched
from tests.games.bad_bones.pictures import Drawing, asked, give, march, marched, marching, shown
from tests.rulings import ruling

OFTEN = 300


def random_board(luck: random.Random, traps: str, skeletons: int) -> str:
    """A board full of such traps, with skeletons in every forest and on some squares without a trap."""
    rows = [[luck.choice(traps) for _ in range(5)] for _ in range(5)]
    rows = [["Lw" if trap == "L" else trap for trap in row] for row in rows]
    rows[2][2] = "T4H"
    free = [(row, column) for row in range(5) for column in range(5) if rows[row][column] == "."]
    for row, column in luck.sample(free, min(skeletons, len(free))):
        rows[row][column] = "y" + luck.choice("^>v<")
    entries = zip(("yl>", "bl>", "rl>", "gl>", "pl>"), rows, ("yr<", "br<", "rr<", "gr<", "pr<"), strict=True)
    lines = ["yv bv rv gv pv", *[" ".join((left, *row, right)) for left, row, right in entries]]
    return "\n".join(lines)


@ruling("BAD-073")
def test_a_ring_of_four_walls_cannot_be_walked_into() -> None:
    assert march(r"""
              .   .   rv  .   .
          .   yl> /   \   p<  .   .
          .   .   \   /   yr< .   .
          .   .   g^  T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing(r"""
              .   .   .   .   .
          .   .   /-  \-  r>' .   .
          .   g<' \-  /-  .   .   .
          .   .   .   T3H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
          cemetery: yl, p
    """)


@ruling("BAD-073")
def test_walls_alone_never_send_anybody_round_for_ever() -> None:
    luck = random.Random(73)
    for _ in range(OFTEN):
        s = marched(random_board(luck, r"/\/\/\.", 4))
        assert "loops" not in {ENDINGS[event.fate] for event in s.events if isinstance(event, Marched)}


@ruling("BAD-074")
def test_who_is_thrown_by_a_spring_into_a_ring_of_four_walls_is_back_where_it_started() -> None:
    assert march(r"""
              .   .   .   .   .
          .   yl> S   /   \   .   .
          .   .   .   \   /   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing(r"""
               .    .    .    .    .
          .    yl>' S-   /-   \-   .    .
          .    .    .    \-   /-   .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-074")
def test_from_the_forest_one_is_back_in_the_forest_and_worn_traps_leave_the_game() -> None:
    assert march(r"""
              .   .   .   .   .
          yl> S-  /-  \   .   .   .
          .   .   \   /-  .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing(r"""
               .    .    .    .    .
          yl>' .    .    \-   .    .    .
          .    .    \-   .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-074")
def test_a_ring_of_walls_with_springs_is_a_loop_for_who_starts_on_a_flown_over_square() -> None:
    assert march(r"""
              .   .   .   .   .
          .   /   S   yl> \   .   .
          .   \   .   S   /   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing(r"""
               .    .    .    .    .
          .    /-   S-   yl>' \-   .    .
          .    \-   .    S-   /-   .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-074", "BAD-033")
def test_who_went_round_in_vain_has_ended_its_move_and_turns_to_a_treasure_beside_it() -> None:
    assert march(r"""
              .   .   .   .   .
          .   yl> S   /   \   .   .
          .   $   .   \   /   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing(r"""
               .    .    .    .    .
          .    ylv' S-   /-   \-   .    .
          .    $    .    \-   /-   .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


DRAGON_AND_THREE_WALLS = r"""
              .   .   .   .   .
          .   .   /   \   .   .   .
          .   yl> D   /   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
"""


@ruling("BAD-074", "BAD-075")
def test_a_dragon_may_send_somebody_into_walls_that_lead_back_to_it_but_only_once() -> None:
    s = marching(DRAGON_AND_THREE_WALLS)
    assert asked(s) == ["up", "right", "down", "left"]
    give(s, "up")
    assert asked(s) == ["down", "left"]  # up and right would lead to the dragon a third time
    give(s, "down")
    assert shown(s) == Drawing(r"""
               .    .    .    .    .
          .    .    /-   \-   .    .    .
          .    .    D-   /-   .    .    .
          .    .    ylv' T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-075")
def test_each_of_two_dragons_may_be_met_twice() -> None:
    s = marching("""
              .   .   .   .   .
          .   .   D   .   .   .   .
          .   yl> D   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    give(s, "up")
    give(s, "down")
    assert asked(s) == ["up", "right", "down", "left"]
    give(s, "up")
    assert asked(s) == ["up", "right", "left"]
    give(s, "left")
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    yl<' D-   .    .    .    .
          .    .    D-   .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-075")
def test_a_dragon_with_no_way_out_leaves_one_where_it_started_and_only_what_was_touched_is_used() -> None:
    assert march("""
              .   .   .   .   .
          .   .   .   .   #   .   .
          .   yl> S   #   D   #   .
          .   .   .   T4H #   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
               .    .    .    .    .
          .    .    .    .    #    .    .
          .    yl>' S-   #    D-   #    .
          .    .    .    T4H  #    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-075")
def test_a_dragon_whose_every_exit_leads_back_to_it_has_no_way_out_either() -> None:
    assert march(r"""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H /   \   .
          .   gl> S   /   D   /   .
          .   .   .   \   /   .   .
    """) == Drawing(r"""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    T4H  /    \    .
          .    gl>' S-   /    D-   /    .
          .    .    .    \    /    .    .
    """)


@ruling("BAD-075")
def test_two_dragons_with_nobody_but_each_other_to_chase_to_have_no_way_out_either() -> None:
    assert march(
        """
              .   .   .   .   .
          .   .   .   .   #   #   .
          .   yl> S   #   D   D   .
          .   .   .   T4H #   #   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """,
        "right",
        "right",
    ) == Drawing("""
          stag
          cemetery: yl
    """)


@ruling("BAD-075")
def test_an_exit_into_an_endless_ring_is_not_offered() -> None:
    s = marching(r"""
              .   .   .   .   .
          .   .   .   .   .   .   .
          bl> D   .   .   .   .   .
          .   S   .   T4H .   .   .
          .   /   \   .   .   .   .
          .   \   /   .   .   .   .
    """)
    assert asked(s) == ["up", "right", "left"]  # down leads over a spring into four walls


@ruling("BAD-074", "BAD-075")
def test_whatever_traps_there_are_and_whatever_is_chosen_every_march_comes_to_an_end() -> None:
    luck = random.Random(75)
    for _ in range(OFTEN):
        s = marching(random_board(luck, r"/\/\SSDD#.OL", 6))
        for answers in range(500):
            if not s.open:
                break
            assert asked(s), f"a question without an answer, after {answers}"
            give(s, luck.choice(asked(s)))
        assert not s.open


# A trap on b3, and what becomes of a blue one that comes down to it: the top forest, a3, b3 and b1 afterwards, and
# who is in the other cemetery.
SECOND = pytest.mark.parametrize(
    ("second", "forest", "a3", "b3", "b1", "cemetery"),
    [
        pytest.param("/", ".", "b<'", "/-", ".", "nothing", id="wall: ricochets on"),
        pytest.param("C", ".", ".", "C-", ".", "b", id="catapult: thrown"),
        pytest.param("$", ".", ".", "bv'", ".", "nothing", id="treasure: stays and steals"),
        pytest.param("B", ".", ".", "X", ".", "nothing", id="bomb: dies"),
        pytest.param("U", ".", ".", ".", ".", "b", id="hearse: loaded"),
        pytest.param("Lb", ".", ".", "Lbbv'", ".", "nothing", id="labyrinth: held"),
        pytest.param("O", "bv'", ".", "O-", ".", "nothing", id="portal: back in the forest"),
        pytest.param("S", ".", ".", "S-", "bv'", "nothing", id="spring: flies on"),
        pytest.param("X", ".", ".", "Xbv'", ".", "nothing", id="destroyed zone: stands"),
    ],
)


@ruling("BAD-076")
@SECOND
def test_from_a_wall_to_any_trap(second: str, forest: str, a3: str, b3: str, b1: str, cemetery: str) -> None:
    assert march(rf"""
                   .        .        .        .        .
          .        .        .        .        .        .        .
          .        b>       \        .        .        .        .
          .        .        {second} T4H      .        .        .
          .        .        .        .        .        .        .
          .        .        .        .        .        .        .
    """) == Drawing(rf"""
                   .        {forest} .        .        .
          .        .        .        .        .        .        .
          .        .        \-       .        .        .        .
          .        {a3}     {b3}     T4H      .        .        .
          .        .        .        .        .        .        .
          .        .        {b1}     .        .        .        .

          stag
          cemetery: {cemetery}
    """)


@ruling("BAD-076")
@SECOND
def test_from_a_dragon_to_any_trap(second: str, forest: str, a3: str, b3: str, b1: str, cemetery: str) -> None:
    before = f"""
                   .        .        .        .        .
          .        .        .        .        .        .        .
          .        b>       D        .        .        .        .
          .        .        {second} T4H      .        .        .
          .        .        .        .        .        .        .
          .        .        .        .        .        .        .
    """
    assert march(before, "down") == Drawing(f"""
                   .        {forest} .        .        .
          .        .        .        .        .        .        .
          .        .        D-       .        .        .        .
          .        {a3}     {b3}     T4H      .        .        .
          .        .        .        .        .        .        .
          .        .        {b1}     .        .        .        .

          stag
          cemetery: {cemetery}
    """)


@ruling("BAD-076")
@SECOND
def test_from_a_spring_to_any_trap(second: str, forest: str, a3: str, b3: str, b1: str, cemetery: str) -> None:
    assert march(f"""
                   .        bv       .        .        .
          .        .        S        .        .        .        .
          .        .        .        .        .        .        .
          .        .        {second} T4H      .        .        .
          .        .        .        .        .        .        .
          .        .        .        .        .        .        .
    """) == Drawing(f"""
                   .        {forest} .        .        .
          .        .        S-       .        .        .        .
          .        .        .        .        .        .        .
          .        {a3}     {b3}     T4H      .        .        .
          .        .        .        .        .        .        .
          .        .        {b1}     .        .        .        .

          stag
          cemetery: {cemetery}
    """)


@ruling("BAD-076")
def test_from_a_wall_to_a_dragon_which_may_send_one_to_the_wall_again() -> None:
    s = marching(r"""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   b>  \   .   .   .   .
          .   .   D   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert asked(s) == ["up", "right", "down", "left"]
    give(s, "up")
    assert shown(s) == Drawing(r"""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   b<' \-  .   .   .   .
          .   .   D-  T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-076", "BAD-042")
def test_from_a_dragon_nobody_is_sent_into_a_barricade() -> None:
    assert asked(
        marching("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   b>  D   .   .   .   .
          .   .   #   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
        """)
    ) == ["up", "right", "left"]
