from __future__ import annotations

import pytest

from boneyard.arena.ratings import wilson


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
