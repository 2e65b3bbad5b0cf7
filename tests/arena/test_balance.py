"""What is counted over many games, on games made up by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boneyard.arena import Balance, Played, TournamentResult, planned, summed_up
from boneyard.arena.ratings import wilson


def game(index: int, *winners: int, seats: int = 2) -> Played:
    """A game that these seats won, and nothing else happened."""
    points = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    return Played(
        index=index,
        seed=index,
        seated=tuple((seat + index) % 2 for seat in range(seats)),
        winners=winners,
        points=points,
        scores=tuple(int(seat in winners) for seat in range(seats)),
        answers=(10 + index,) * seats,
        seconds=(0.1,) * seats,
        rounds=0,
        reason="shared" if len(winners) > 1 else "won",
        ending="",
        bought=(),
    )


def balance(*played: Played, seats: int = 2) -> Balance:
    plan = planned("baby-boom", ["greedy", "random"], len(played), seats=seats)
    return Balance(summed_up(plan, played))


def test_a_game_that_counts_no_rounds_is_as_long_as_its_answers() -> None:
    assert balance(game(0, 0), game(1, 0)).length() == ("answers", [20, 22])
    rounds = [replace(game(index, 0), rounds=5 + index) for index in range(2)]
    assert balance(*rounds).length() == ("rounds", [5, 6])
    assert balance(rounds[0], game(1, 0)).length()[0] == "answers"


def test_endings_are_those_the_game_names_else_its_reasons() -> None:
    towers = [replace(game(index, 0), ending="tower") for index in range(2)]
    counted = balance(*towers, game(2, 1), game(3, 0, 1))
    assert counted.endings() == [("tower", 2), ("shared", 1), ("won", 1)]
    assert counted.reasons() == [("won", 3), ("shared", 1)]


def test_a_shared_win_is_shared_between_seats_and_bots() -> None:
    counted = balance(game(0, 0), game(1, 0), game(2, 0, 1), game(3, 1))
    assert [(seat.name, seat.played, seat.points) for seat in counted.by_seat()] == [
        ("seat 0", 4, 2.5),
        ("seat 1", 4, 1.5),
    ]
    assert [(bot.name, bot.played, bot.points) for bot in counted.by_bot()] == [("greedy", 4, 2.5), ("random", 4, 1.5)]
    assert counted.by_seat()[0].interval == wilson(2.5, 4)


def test_seats_are_compared_once_there_are_games_enough() -> None:
    few = balance(*[game(index, 0) for index in range(9)]).equal_seats()
    assert few is not None
    assert not few.enough
    many = balance(*[game(index, 0) for index in range(15)], *[game(index, 1) for index in range(15, 20)]).equal_seats()
    assert many is not None
    assert many.enough
    assert list(many.wins) == [15, 5]
    assert many.statistic == pytest.approx(5)
    assert many.chance == pytest.approx(0.025347, abs=1e-6)


def test_nobody_won_says_nothing_about_the_seats() -> None:
    lost = replace(game(0, 0), winners=(), points=(0.0, 0.0))
    assert balance(lost).equal_seats() is None
    assert [seat.points for seat in balance(lost).by_seat()] == [0, 0]


def test_scores_that_are_all_the_same_are_no_distribution() -> None:
    assert balance(game(0, 0)).scores() == [(1, True), (0, False)]
    assert balance(replace(game(0, 0), scores=(0, 0))).scores() == []


def test_what_was_bought_is_counted_by_those_who_bought_it() -> None:
    first = replace(game(0, 0), bought=(("wall", "wall", "pit"), ("pit",)))
    second = replace(game(1, 1), bought=((), ("wall",)))
    wall, pit = balance(first, second).by_item()
    assert (wall.buyers.name, wall.copies, wall.buyers.played, wall.buyers.points) == ("wall", 3, 2, 2)
    assert (wall.others.played, wall.others.points) == (2, 0)
    assert (pit.buyers.name, pit.copies, pit.buyers.played, pit.buyers.points) == ("pit", 2, 2, 1)
    assert balance(game(0, 0)).by_item() == []
    assert balance(replace(game(0, 0), bought=((), ()))).by_item() == []


def test_those_who_win_together_count_as_one() -> None:
    won = [replace(game(index, 0, 1), bought=(("wall",), ("wall",))) for index in range(3)]
    lost = replace(game(3, 0), winners=(), points=(0.0, 0.0), bought=(("pit",), ()))
    counted = balance(*won, lost)
    assert counted.together
    assert counted.by_seat() == []
    assert counted.equal_seats() is None
    assert [(bot.name, bot.played, bot.points) for bot in counted.by_bot()] == [("greedy, random", 4, 3)]
    wall, pit = counted.by_item()
    assert (wall.copies, wall.buyers.played, wall.buyers.points) == (6, 3, 3)
    assert (pit.buyers.played, pit.buyers.points) == (1, 0)


def test_games_won_together_are_told_apart_by_what_they_were() -> None:
    nom, duster = ("tyrant", "nom"), ("tyrant", "duster")
    won = replace(game(0, 0, 1), sorts=(nom, ("path", "attack"), ("path", "attack")))
    lost = replace(game(1, 0), winners=(), points=(0.0, 0.0), sorts=(duster, ("path", "attack"), ("path", "dex")))
    counted = balance(won, lost).by_sort()
    assert [(by, [(row.name, row.played, row.points) for row in rows]) for by, rows in counted] == [
        ("tyrant", [("duster", 1, 0), ("nom", 1, 1)]),
        ("path", [("attack", 2, 1), ("dex", 1, 0)]),
    ]
    assert balance(lost).by_sort()[0][1][0].rate == 0.0
    assert balance(replace(game(0, 0), sorts=(nom,))).by_sort() == []


def test_before_the_first_game_there_is_nothing_to_count() -> None:
    nothing = Balance(TournamentResult(planned("baby-boom", ["greedy", "random"], 4), ()))
    assert (nothing.endings(), nothing.scores(), nothing.by_item()) == ([], [], [])
    assert nothing.equal_seats() is None
