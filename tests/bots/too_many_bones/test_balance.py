"""Whether adventures of Too Many Bones are a fair challenge: 40 of each kind, by `mcts` at 30 simulations an answer."""

from __future__ import annotations

import pytest

from boneyard.arena import Balance, Rate, planned, tournament

RUNS = 40


def won(tyrant: str, mode: str) -> Rate:
    """How often a party of two beats a tyrant."""
    plan = planned("too-many-bones", ["mcts:30"], RUNS, options={"tyrant": tyrant, "mode": mode}, seats=2)
    (rate,) = Balance(tournament(plan)).by_bot()
    return rate


@pytest.mark.slow
def test_nom_falls_in_40_to_80_of_100_adventures() -> None:
    rate = won("nom", "adventure")
    assert 0.4 <= rate.rate <= 0.8, f"{rate.rate:.0%}, probably {rate.interval}"


@pytest.mark.slow
def test_duster_falls_in_fewer_than_30_of_100_legendary_adventures() -> None:
    rate = won("duster", "legendary")
    assert rate.rate < 0.3, f"{rate.rate:.0%}, probably {rate.interval}"
