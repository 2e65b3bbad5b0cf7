"""The engine and the oracle, which was written from the rulings alone, must agree on every move and its result."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings

from boneyard.core.rng import Loaded
from tests.games.baby_boom import oracle
from tests.games.baby_boom.pictures import GAME, Picture, shown
from tests.games.baby_boom.positions import chained, played_at_random, positions, scattered

RISKY = "risky business"


def check(picture: str, powers: tuple[int, ...] = ()) -> Counter[str]:
    """Compare all legal moves of a position and what each leads to; count what happened, by the names of the events."""
    floor = oracle.parse(picture)
    expected = oracle.turns(floor, powers)
    s = Picture(picture).state()
    (decision,) = GAME.pending(s)
    assert sorted(map(str, decision.options)) == sorted(expected), picture
    happened: Counter[str] = Counter()
    for option in decision.options:
        after = s.clone()
        after.rng = Loaded(*powers)
        told = Counter(type(event).__name__ for event in GAME.apply(after, decision.seat, option))
        end = oracle.ending(expected[str(option)])
        where = f"{option} in\n{picture}"
        assert shown(after).squares == oracle.draw(end.floor), where
        assert oracle.parse(GAME.write(after)).turn == (end.next or "nobody"), where
        assert after.scores == (tuple(end.points.values()) if end.next is None else (0,) * after.seats), where
        happened.update(told)
        happened[f"{told['Pushed']} pushed"] += 1
        happened[f"{told['Exploded']} exploded"] += 1
    return happened


@settings(max_examples=150, deadline=None)
@given(positions(tiles=False))
def test_they_agree_without_tiles(picture: str) -> None:
    check(picture)


@settings(max_examples=200, deadline=None)
@given(positions())
def test_they_agree_with_tiles(picture: str) -> None:
    check(picture)


@settings(max_examples=100, deadline=None)
@given(positions(variants=RISKY))
def test_they_agree_with_both_variants(picture: str) -> None:
    chance = random.Random(picture)
    check(picture, tuple(chance.randint(0, 5) for _ in range(5)))


@pytest.mark.parametrize("seed", range(5))
def test_they_agree_on_boards_out_of_a_hat(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(100):
        check(scattered(chance))
        check(scattered(chance, variants=RISKY), tuple(chance.randint(0, 5) for _ in range(5)))


def test_they_agree_where_one_push_leads_to_another() -> None:
    chance = random.Random(43)
    happened: Counter[str] = Counter()
    for _ in range(800):
        happened += check(chained(chance))
        happened += check(chained(chance, variants=RISKY), tuple(chance.randint(0, 5) for _ in range(5)))
    # The hat must hold what it is there for.
    assert min(happened[what] for what in ("2 pushed", "3 pushed", "2 exploded", "3 exploded")) >= 1, happened
    assert min(happened[what] for what in ("Pushed", "TrapSprung", "Fell", "CountedDown")) >= 10, happened


@pytest.mark.parametrize(("seats", "tiles"), [(2, False), (3, False), (4, False), (2, True), (3, True), (4, True)])
def test_they_agree_in_every_position_of_a_whole_game(seats: int, tiles: bool) -> None:
    for s, _ in played_at_random(seats, 100 * seats, {"tiles_and_bombs": tiles}):
        if s.open and s.open[0].kind in ("move", "count_down"):
            lines = GAME.write(s).splitlines()
            nothing_follows = [line for line in lines if not line.startswith(("round: ", "scores: "))]
            scores = ", ".join("0" for _ in range(seats))
            check("\n".join([*nothing_follows, "round: 3", f"scores: {scores}"]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_they_agree_on_a_great_many_boards(seed: int) -> None:
    chance = random.Random(1000 + seed)
    for _ in range(10_000):
        powers = tuple(chance.randint(0, 5) for _ in range(5))
        check(scattered(chance, tiles=chance.random() < 0.9))
        check(scattered(chance, variants=RISKY), powers)
        check(chained(chance))
        check(chained(chance, variants=RISKY), powers)
