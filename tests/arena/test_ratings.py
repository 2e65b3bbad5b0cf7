from __future__ import annotations

import pytest

from boneyard.arena.ratings import by_chance, chi_squared, wilson


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [  # textbook values of Wilson's score interval without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (50, 100, 0.4038, 0.5962),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_the_interval_is_the_one_in_the_books(points: int, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_win_counts_as_its_share() -> None:
    assert wilson(0.5, 1) == wilson(1 / 2, 1)
    assert wilson(2 * 0.5, 2) == wilson(1, 2)


def test_before_the_first_game_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_games_are_surer() -> None:
    widths = [high - low for low, high in (wilson(0.6 * games, games) for games in (5, 50, 500))]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(
    ("freedom", "upper"),
    [  # the tables' values for p = 0.9, 0.5, 0.1, 0.05, 0.01 and 0.001
        (1, (0.01579, 0.45494, 2.70554, 3.84146, 6.63490, 10.82757)),
        (2, (0.21072, 1.38629, 4.60517, 5.99146, 9.21034, 13.81551)),
        (3, (0.58437, 2.36597, 6.25139, 7.81473, 11.34487, 16.26624)),
        (4, (1.06362, 3.35669, 7.77944, 9.48773, 13.27670, 18.46683)),
        (5, (1.61031, 4.35146, 9.23636, 11.07050, 15.08627, 20.51501)),
        (10, (4.86518, 9.34182, 15.98718, 18.30704, 23.20925, 29.58830)),
        (15, (8.54676, 14.33886, 22.30713, 24.99579, 30.57791, 37.69730)),
    ],
)
def test_chi_squared_is_that_of_the_tables(freedom: int, upper: tuple[float, ...]) -> None:
    chances = [by_chance(statistic, freedom) for statistic in upper]
    assert chances == pytest.approx([0.9, 0.5, 0.1, 0.05, 0.01, 0.001], rel=2e-4)


@pytest.mark.parametrize("freedom", range(1, 8))
def test_a_chance_is_a_chance(freedom: int) -> None:
    chances = [by_chance(statistic / 4, freedom) for statistic in range(400)]
    assert chances[0] == 1
    assert chances == sorted(chances, reverse=True)
    assert 0 <= by_chance(5000, freedom) < 1e-100


def test_a_die_thrown_sixty_times() -> None:
    statistic = chi_squared([5, 8, 9, 8, 10, 20])  # the example in every textbook
    assert statistic == pytest.approx(13.4)
    assert by_chance(statistic, 5) == pytest.approx(0.0199, abs=5e-5)
    assert chi_squared([7, 7, 7]) == 0
