"""Whole games with random answers, in all twelve combinations and with every number of players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boneyard.games.bad_bones.model.pieces import full_bag
from boneyard.games.bad_bones.model.state import BadBones
from tests.games.bad_bones.boards import tokens
from tests.games.bad_bones.pictures import GAME

ALONE, RIVALS, TEAM = "alone", "rivals", "team"
COMBINATIONS = [
    (way, advanced, chiefs) for way in (ALONE, RIVALS, TEAM) for advanced in (False, True) for chiefs in (False, True)
]


def agreed(number: int) -> tuple[int, dict[str, Any]]:
    """What is agreed for the game of that number: the combinations in turn, then the numbers of players."""
    way, advanced, chiefs = COMBINATIONS[number % len(COMBINATIONS)]
    turn = number // len(COMBINATIONS)
    seats = 1 if way == ALONE else 2 + turn % 5
    options: dict[str, Any] = {"advanced": advanced, "chiefs": chiefs, "coop": way == TEAM}
    options["play_on"] = way == TEAM and turn & 1 == 1
    options["rounds"] = 1 + turn % 12 if way == ALONE else 10
    for i, edition in enumerate(("german_hearse", "german_ice_staff", "german_teleport_staff")):
        options[edition] = turn >> i & 1 == 1
    return seats, options


def play_through(number: int, *, every: int) -> None:
    """One game to its end; the tokens are counted every so many answers, and in the end."""
    seats, options = agreed(number)
    s = GAME.new(seats, number, options)
    chance = Random(number)
    while s.open:
        decision = chance.choice(s.open)
        GAME.apply(s, decision.seat, chance.choice(decision.options))
        if s.answers % every == 0:
            assert tokens(s) == box(s), f"game {number}, answer {s.answers}"
    assert tokens(s) == box(s)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert len(outcome.scores) == seats
    assert GAME.report_counts(s).rounds == s.round
    assert GAME.write(s)


def box(s: BadBones) -> list[int]:
    """All tokens of the game; the chiefs join when the first skeletons have been dealt (BAD-090)."""
    dealt = s.round > 0 or any(k.bones for k in s.kingdoms)
    return full_bag(chiefs=s.book.chiefs and dealt)


def test_the_numbers_cover_all_twelve_combinations_and_every_number_of_players() -> None:
    games = [agreed(number) for number in range(300)]
    seen = {(seats, *[options[name] for name in ("advanced", "chiefs", "coop")]) for seats, options in games}
    assert len(seen) == 4 + 2 * 5 * 4


@pytest.mark.parametrize("first", range(0, 300, 60))
def test_random_games_lose_no_token_and_come_to_an_end(first: int) -> None:
    for number in range(first, first + 60):
        play_through(number, every=1)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1_000, 11_000, 500))
def test_a_great_many_random_games_lose_no_token_and_come_to_an_end(first: int) -> None:
    for number in range(first, first + 500):
        play_through(number, every=7)
