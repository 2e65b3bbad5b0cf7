"""How strong the bots are at Bad Bones, and that they finish every variant."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from boneyard.arena import TournamentResult, planned, tournament

VARIANTS: list[tuple[int, dict[str, bool]]] = [
    (1, {}),
    (1, {"advanced": True, "chiefs": True}),
    (2, {}),
    (3, {"advanced": True}),
    (4, {"advanced": True, "chiefs": True}),
    (2, {"coop": True}),
    (3, {"coop": True, "advanced": True, "chiefs": True}),
    (6, {"chiefs": True}),
]


@pytest.mark.parametrize("name", ["greedy", "mcts:2"])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_variant_is_played_to_its_end(name: str, seats: int, options: dict[str, bool]) -> None:
    result = played([name], 1, seats, **options)
    assert len(result.played) == 1


def played(bots: list[str], games: int, seats: int, **options: Any) -> TournamentResult:
    return tournament(planned("bad-bones", bots, games, seed=3, options=options, seats=seats, workers=1))


def rounds(result: TournamentResult) -> float:
    return median([one.rounds for one in result.played])


def test_greedy_beats_three_random_in_almost_every_game() -> None:
    assert played(["greedy", "random"], 20, 4).standings()[0].points >= 17


def test_gentle_beats_three_random_and_is_beaten_by_greedy() -> None:
    assert played(["gentle", "random"], 12, 4).standings()[0].bot == "gentle"
    assert played(["greedy", "gentle"], 12, 4).standings()[0].bot == "greedy"


def test_who_looks_ahead_lasts_longer() -> None:
    assert rounds(played(["greedy"], 4, 4)) > rounds(played(["random"], 12, 4)) + 3


@pytest.mark.slow
def test_greedy_beats_three_random_in_90_of_100() -> None:
    assert played(["greedy", "random"], 100, 4).standings()[0].points >= 90


@pytest.mark.slow
def test_mcts_is_first_in_45_of_100_against_three_greedy() -> None:
    assert played(["mcts:200", "greedy"], 100, 4).standings()[0].points >= 45


@pytest.mark.slow
def test_mcts_survives_ten_rounds_alone_in_60_of_100() -> None:
    assert played(["mcts:100"], 100, 1).standings()[0].points >= 60
