"""The doors of the game: what a table may agree on, which answers are taken, what a forecast tells."""

from __future__ import annotations

import pytest

from boneyard import Action, IllegalAction
from boneyard.core.decision import BadOptions
from boneyard.core.rng import Loaded
from boneyard.games.baby_boom.events import UNKNOWN, Exploded, Moved
from tests.games.baby_boom.pictures import GAME, SQUARES, Picture, opening


def test_an_answer_that_is_not_offered_is_refused_with_what_was_possible_and_changes_nothing() -> None:
    s = Picture("""
        r5 .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  g5
    """).state()
    before = GAME.write(s)
    with pytest.raises(IllegalAction, match=r"^seat 0 answered 'a5-b4'; offered: a5-b5, a5-a4$"):
        GAME.apply(s, 0, Action("a5-b4"))
    with pytest.raises(IllegalAction, match=r"^nothing is offered to seat 1; asked: seat 0 \(move\)$"):
        GAME.apply(s, 1, Action("e1-e2"))
    assert GAME.write(s) == before


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_baby_boom_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadOptions, match=rf"^baby-boom is for 2 to 4 players, not {seats!r}$"):
        GAME.new(seats, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_is_a_whole_number_of_at_most_256_bits(seed: int) -> None:
    with pytest.raises(BadOptions, match=rf"^a seed is a whole number from 0 to 2\^256 - 1, not {seed!r}$"):
        GAME.new(2, seed)


@pytest.mark.parametrize("value", [True, "2", 2.0, None])
def test_seats_and_seed_of_another_type_are_refused_in_the_same_sentences(value: object) -> None:
    with pytest.raises(BadOptions, match=rf"^baby-boom is for 2 to 4 players, not {value!r}$"):
        GAME.new(value, 1)
    with pytest.raises(BadOptions, match=rf"^a seed is a whole number from 0 to 2\^256 - 1, not {value!r}$"):
        GAME.new(2, value)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    expected = r"^baby-boom has no option 'risky'; it has: risky_business, tiles_and_bombs$"
    with pytest.raises(BadOptions, match=expected):
        GAME.new(2, 1, {"risky": True})


@pytest.mark.parametrize("name", ["risky_business", "tiles_and_bombs"])
@pytest.mark.parametrize("value", [1, 0, "yes", None, "True"])
def test_a_variant_is_on_or_off(name: str, value: object) -> None:
    with pytest.raises(BadOptions, match=rf"^baby-boom: {name} is one of False, True, not {value!r}$"):
        GAME.new(2, 1, {name: value})


def test_the_largest_and_the_smallest_seed_are_good() -> None:
    assert GAME.pending(GAME.new(2, 0))
    assert GAME.pending(GAME.new(4, (1 << 256) - 1, {"risky_business": True, "tiles_and_bombs": True}))


def test_a_forecast_tells_what_a_move_does_and_leaves_the_table_alone() -> None:
    s = Picture("""
        r1 .  .  .  .
        .  .  .  .  .
        .  g5 .  .  .
        .  .  .  .  .
        .  .  .  .  g5
    """).state()
    before = GAME.write(s)
    moved, exploded = GAME.forecast(s, 0, GAME.pending(s)[0].find("a5-b5"))
    assert isinstance(moved, Moved)
    assert isinstance(exploded, Exploded)
    assert ([SQUARES[cell] for cell in moved.path], moved.face) == (["a5", "b5"], 0)
    assert exploded.power == 5
    assert [SQUARES[cell] for cell in exploded.swept] == ["c5", "d5", "e5", "b4", "b3", "b2", "b1", "a5"]
    assert [SQUARES[cell] for cell in exploded.hits] == ["b3"]
    assert GAME.write(s) == before
    assert s.events == []


def test_a_forecast_with_risky_business_rolls_nothing_and_shows_the_widest_blast() -> None:
    s = Picture("""
        r1 .  .  .  .
        .  .  .  .  .
        .  g5 .  .  .
        .  .  .  .  .
        .  .  .  .  g5
        variants: risky business
        """).state(Loaded())
    moved, exploded = GAME.forecast(s, 0, GAME.pending(s)[0].find("a5-b5"))
    assert isinstance(moved, Moved)
    assert isinstance(exploded, Exploded)
    assert exploded.power == UNKNOWN
    assert [SQUARES[cell] for cell in exploded.hits] == ["b3"]
    assert s.risky


def test_a_forecast_of_a_die_that_counts_down_is_what_it_will_do() -> None:
    s = Picture("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        g5 .  .  .  .
        r1 g1 .  .  .
    """).state()
    pick = GAME.pending(s)[0].find("a1 counts down")
    forecast = GAME.forecast(s, 0, pick)
    assert [type(event).__name__ for event in forecast] == ["CountedDown", "Exploded"]


def test_without_a_move_there_is_nothing_to_forecast() -> None:
    s = opening(2, 5, 0)
    assert GAME.forecast(s, 0) == ()
    tiled = opening(2, 5, 0, 0, 0, 1, 1, tiles=True)
    assert GAME.forecast(tiled, 0, GAME.pending(tiled)[0].options[0]) == ()


@pytest.mark.parametrize("options", [None, 3, "risky_business", [("risky_business", True)]])
def test_options_of_another_type_are_refused_in_one_sentence(options: object) -> None:
    with pytest.raises(BadOptions, match=r"^options are a mapping from names to values, not "):
        GAME.new(2, 1, options)


def test_a_name_that_is_no_text_is_no_option() -> None:
    with pytest.raises(BadOptions, match=r"^baby-boom has no option 1; it has: risky_business, tiles_and_bombs$"):
        GAME.new(2, 1, {1: True})


@pytest.mark.parametrize("seat", ["0", None, 0.5, -1, 7])
def test_a_seat_that_is_none_is_refused_in_one_sentence(seat: object) -> None:
    with pytest.raises(IllegalAction, match=rf"^nothing is offered to seat {seat}; asked: seat 0 \(move\)$"):
        GAME.apply(GAME.read("r5 . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . g5"), seat, "a5-b5")
