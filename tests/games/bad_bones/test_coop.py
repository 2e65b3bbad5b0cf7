"""The team: one capital, four towers on every board, one supply (BAD-102 to BAD-107)."""

from __future__ import annotations

import pytest

from boneyard.core.decision import BadOptions
from boneyard.games.bad_bones.model.board import SQUARES
from boneyard.games.bad_bones.model.pieces import COLOUR_OF, EXCLUDED, kind_of
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.arrivals import ARRIVALS
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.rounds import START_ROUND
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import GAME, asked, give, laid, march, marched, marching, play, shown, table
from tests.rulings import ruling

QUIET = """
    .    .    .    .    .    .    .
    .    .    T1H  .    T1   .    .
    .    .    .    .    .    .    .
    .    .    T1   .    T1   .    .
    .    .    .    .    .    .    .
         .    .    .    .    .
"""


def team(picture: str) -> str:
    return f"variants: coop\nraven\n{picture}"


def ending(s: BadBones) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    outcome = GAME.outcome(s)
    assert outcome is not None
    return outcome.winners, outcome.scores, outcome.reason.key


@ruling("BAD-102")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_team_has_a_house_each_four_towers_each_and_one_supply(players: int) -> None:
    s = GAME.new(players, 3, {"coop": True})
    assert s.capital == players
    assert all(k.towers.bit_count() == 4 for k in s.kingdoms)
    assert shown(s) == f"shared supply: wall {players}, catapult {players}, dragon {players}, treasure 1"


@ruling("BAD-102")
def test_a_team_is_two_to_six() -> None:
    with pytest.raises(BadOptions, match="2 to 6 players"):
        GAME.new(1, 3, {"coop": True})


@ruling("BAD-102")
def test_who_leaves_by_a_side_goes_to_that_neighbour() -> None:
    s = marched(
        team("""
            .    y<   .    .    .    b>   .
            .    .    T1H  .    T1   .    .
            .    .    .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
        """),
        players=3,
    )
    assert shown(s) == f"capital: 3\nraven\n{QUIET}\nstag\ncemetery: y\nboar\ncemetery: b"


@ruling("BAD-102")
def test_who_leaves_by_the_bottom_goes_to_any_team_mate() -> None:
    s = marching(
        team("""
            .    .    .    .    .    .    .
            .    .    T1H  .    T1   .    .
            .    .    .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    yv   .    .    .
                 .    .    .    .    .
        """),
        players=3,
    )
    assert asked(s) == ["stag", "boar"]
    give(s, "boar")
    assert shown(s) == f"raven\n{QUIET}\nstag\ncemetery: nothing\nboar\ncemetery: y"


@ruling("BAD-102")
def test_a_catapult_throws_to_any_team_mate() -> None:
    s = marching(
        team("""
            .    .    .    .    .    .    .
            .    .    T1H  .    T1   .    .
            .    .    .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    C    yr<  .    .    .    .
                 .    .    .    .    .
        """),
        players=3,
    )
    assert asked(s) == ["stag", "boar"]
    give(s, "stag")
    assert shown(s) == "stag\ncemetery: yr\nboar\ncemetery: nothing"


@ruling("BAD-102")
def test_who_leaves_by_the_top_burns_a_house_of_the_capital() -> None:
    assert (
        march(
            team("""
                .    .    .    y^   .    .    .
                .    .    T1H  .    T1   .    .
                .    .    .    .    .    .    .
                .    .    T1   .    T1   .    .
                .    .    .    .    .    .    .
                     .    .    .    .    .
            """),
            players=3,
        )
        == f"capital: 2\nraven\n{QUIET}\ncemetery: nothing"
    )


@ruling("BAD-002", "BAD-102")
def test_the_capital_is_struck_in_seat_order_when_all_boards_are_done() -> None:
    s = marched(
        """
        variants: coop, chiefs
        raven
        .    .    .    pF^  .    .    .
        .    .    T1H  .    T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1   .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
        stag
        .    .    .    y^   .    .    .
        .    .    T1H  .    T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1   .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
        """
    )
    assert s.capital == 1  # the friendly one came to a capital that was whole


@ruling("BAD-103")
def test_everybody_starts_with_four_of_four_colours_red_allowed() -> None:
    red = 0
    for seed in range(20):
        s = GAME.new(4, seed, {"coop": True})
        for k in s.kingdoms:
            colours = [COLOUR_OF[kind_of(bone)] for bone in k.bones]
            assert len(colours) == len(set(colours)) == 4
            red += EXCLUDED in colours
    assert red > 0


@ruling("BAD-103")
def test_who_would_come_from_the_top_comes_from_the_bottom_and_moves_up() -> None:
    s = table(f"variants: coop\nraven\n{QUIET}\ncemetery: y, bl, r, pr")
    s.heroic = True  # nothing is drawn
    assert (
        shown(play(s, [ARRIVALS], []))
        == """
        .    .    .    .    .    .    .
        bl>' .    T1H  .    T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1   .    .
        .    .    .    .    .    .    pr<'
             y^'  .    r^'  .    .
        """
    )


@ruling("BAD-103")
def test_each_hero_takes_a_tower_of_choice() -> None:
    s = GAME.new(2, 3, {"coop": True})
    assert asked(s, "raven") == asked(s, "stag") == ["b4", "d4", "b2", "d2"]
    give(s, "stag: d2")
    give(s, "raven: b4")
    assert [SQUARES[k.hero] for k in s.kingdoms] == ["b4", "d2"]
    assert s.round == 1


@ruling("BAD-104")
def test_a_tower_stops_one_and_is_destroyed() -> None:
    s = marched(
        team("""
            .    .    .    .    yv   .    .
            .    .    T1H  .    T1   .    .
            .    .    .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
        """)
    )
    assert s.bag[5] == 12
    assert (
        shown(s)
        == """
            .    .    .    .    .    .    .
            .    .    T1H  .    R    .    .
            .    .    .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
        """
    )


@ruling("BAD-104")
def test_the_next_one_stands_on_the_ruin_and_its_arrow_counts() -> None:
    assert (
        march(
            team("""
                .    .    yv   .    .    .    .
                .    2b>  T1   .    T1   .    .
                .    .    .    .    .    .    .
                .    .    T1   .    T1H  .    .
                .    .    .    .    .    .    .
                     .    .    .    .    .
            """),
            "a4 right blue-top",
        )
        == """
                .    .    .    .    .    .    .
                .    .    Ryv'b^' . T1   .    .
                .    .    .    .    .    .    .
                .    .    T1   .    T1H  .    .
                .    .    .    .    .    .    .
                     .    .    .    .    .
        """
    )


@ruling("BAD-104")
def test_the_first_to_be_moved_there_is_the_one_that_is_stopped() -> None:
    assert (
        march(
            team("""
                .    .    yv   .    .    .    .
                .    b>   T1   .    T1   .    .
                .    .    .    .    .    .    .
                .    .    T1   .    T1H  .    .
                .    .    .    .    .    .    .
                     .    .    .    .    .
            """),
            "b5 down yellow-top",
        )
        == """
                .    .    .    .    .    .    .
                .    .    Rb^' .    T1   .    .
                .    .    .    .    .    .    .
                .    .    T1   .    T1H  .    .
                .    .    .    .    .    .    .
                     .    .    .    .    .
        """
    )


@ruling("BAD-095", "BAD-104")
def test_within_a_group_the_owner_chooses_whom_the_tower_stops() -> None:
    s = marching(
        """
        variants: coop, chiefs
        raven
        .    .    .    .    .    .    .
        .    yI>b> T1  .    T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1H  .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
        """,
        "a4 right yellow-top instructor",
    )
    assert sorted(asked(s)) == ["blue-top", "yellow-top instructor"]
    give(s, "blue-top")
    assert (
        shown(s)
        == """
        .    .    .    .    .    .    .
        .    .    RyI^' .   T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1H  .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
        """
    )


@ruling("BAD-104")
def test_a_trap_may_be_placed_on_a_ruin_but_not_on_a_tower() -> None:
    s = laid("""
        variants: coop
        shared supply: catapult 1
        raven
        .    .    .    .    .    .    .
        .    .    R    .    T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1H  .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
    """)
    assert "catapult b4" in asked(s)
    assert "catapult d4" not in asked(s)
    give(s, "catapult b4")
    assert s.kingdoms[0].traps[6]


@ruling("BAD-105")
def test_a_hero_on_a_tower_does_not_protect_it_but_then_kills_who_comes_to_the_ruin() -> None:
    s = marched(
        team("""
            .    .    yv   .    .    .    .
            .    b>   T1H  .    T1   .    .
            .    .    .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
        """),
        "b5 down yellow-top",
    )
    assert (
        shown(s)
        == """
            .    .    .    .    .    .    .
            .    .    RH   .    T1   .    .
            .    .    .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
        """
    )
    assert (s.bag[5], s.bag[6]) == (12, 12)


@ruling("BAD-095", "BAD-105")
def test_the_rest_of_a_group_dies_on_the_hero_under_the_falling_tower() -> None:
    assert (
        march(
            """
            variants: coop, chiefs
            raven
            .    .    .    .    .    .    .
            .    yI>2b> T1H .   T1   .    .
            .    .    .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
            """,
            "a4 right yellow-top instructor",
            "blue-top",
        )
        == """
            .    .    .    .    .    .    .
            .    .    RH   .    T1   .    .
            .    .    .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
        """
    )


@ruling("BAD-106")
def test_the_team_lays_its_traps_seat_by_seat_in_the_open() -> None:
    s = laid(f"variants: coop\nshared supply: wall 1\nraven\n{QUIET}", players=3)
    assert [decision.seat for decision in s.open] == [0]
    give(s, "wall / a3")
    assert shown(s) == "shared supply: nothing"
    assert [decision.seat for decision in s.open] == [1]
    assert asked(s) == ["nothing"]
    give(s, "nothing")
    assert [decision.seat for decision in s.open] == [2]


@ruling("BAD-106")
def test_what_is_taken_back_may_be_placed_again_from_the_next_round_on() -> None:
    s = laid(
        team("""
            .    .    .    .    .    .    .
            .    .    T1H  .    T1   .    .
            .    C-   .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
        """),
        "take a3",
    )
    assert shown(s) == f"shared supply: nothing\nresting: catapult\nraven\n{QUIET}"
    assert asked(s, "stag") == ["nothing"]
    give(s, "nothing")
    play(s, [START_ROUND], [])
    assert shown(s) == "shared supply: catapult 1\nresting: nothing"


@ruling("BAD-107")
def test_the_team_has_lost_when_the_capital_is_gone() -> None:
    s = play(
        table("""
            round: 4
            variants: coop
            capital: 1
            raven
            .    .    .    y^   .    .    .
            .    .    T1H  .    T1   .    .
            .    .    .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
        """),
        [SKELETON_PHASE, ARRIVALS, START_ROUND],
        [],
    )
    assert ending(s) == ((), (3, 3), "bad-bones-coop-lost")


@ruling("BAD-107")
def test_the_team_has_lost_when_anybody_has_lost_all_towers() -> None:
    s = marched("""
        round: 4
        variants: coop
        raven
        .    .    yv   .    .    .    .
        .    .    T1H  .    R    .    .
        .    .    .    .    .    .    .
        .    .    R    .    R    .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
    """)
    assert ending(s) == ((), (3, 3), "bad-bones-coop-lost")


@ruling("BAD-107")
def test_one_tower_and_one_house_are_enough_to_go_on() -> None:
    s = play(
        table(f"""
            variants: coop
            capital: 1
            raven
            {QUIET.replace("T1 ", "R  ")}
        """),
        [SKELETON_PHASE, ARRIVALS, START_ROUND],
        [],
    )
    assert GAME.outcome(s) is None
    assert s.round == 2


@ruling("BAD-107")
def test_what_is_lost_in_the_trap_phase_is_lost_before_the_skeletons_move() -> None:
    s = play(
        table("""
            round: 4
            variants: coop
            capital: 1
            shared supply: dragon 1
            raven
            .    .    .    y>   .    .    .
            .    .    T1H  .    T1   .    .
            .    b>   .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
        """),
        [TRAP_PHASE, SKELETON_PHASE],
        ["dragon c5", "up", "nothing"],
    )
    assert ending(s) == ((), (3, 3), "bad-bones-coop-lost")
    assert (
        shown(s)
        == """
            capital: 0
            raven
            .    .    .    D-   .    .    .
            .    .    T1H  .    T1   .    .
            .    b>   .    .    .    .    .
            .    .    T1   .    T1   .    .
            .    .    .    .    .    .    .
                 .    .    .    .    .
        """
    )


@ruling("BAD-107")
def test_ten_completed_rounds_are_a_win_without_points() -> None:
    s = play(table(f"round: 9\nvariants: coop\nraven\n{QUIET}"), [SKELETON_PHASE], [])
    assert GAME.outcome(s) is None
    s = play(table(f"round: 10\nvariants: coop\nraven\n{QUIET}"), [SKELETON_PHASE, ARRIVALS, START_ROUND], [])
    assert ending(s) == ((0, 1), (10, 10), "bad-bones-coop-won")


@ruling("BAD-107")
def test_a_capital_that_burns_down_in_the_tenth_round_is_no_win() -> None:
    s = marched("""
        round: 10
        variants: coop
        capital: 1
        raven
        .    .    .    y^   .    .    .
        .    .    T1H  .    T1   .    .
        .    .    .    .    .    .    .
        .    .    T1   .    T1   .    .
        .    .    .    .    .    .    .
             .    .    .    .    .
    """)
    assert ending(s) == ((), (9, 9), "bad-bones-coop-lost")
