"""How strong the bots are in battles of Too Many Bones."""

from __future__ import annotations

import pytest

from boneyard.bots import Seen, bot
from boneyard.core.rng import seeded
from tests.bots.too_many_bones.battles import GAME, fought, order


def won(name: str, battles: int) -> float:
    """How large a part of its battles a bot wins."""
    endings = [fought(name, 2, seed, {"battle": order(seed)}).ending for seed in range(battles)]
    return endings.count("won") / battles


@pytest.mark.parametrize(
    "foes",
    ["Nom", "Mulmesh", "Drellen, 5 points", "Gendricks, 5 points", "Goblin King", "Marrow", "Duster", "21 points"],
)
def test_greedy_fights_anybody_to_the_end(foes: str) -> None:
    party = "Boomer + frag + stunner, Patches + med kit + toxins, Picket + redshirt + rush, Tantrum + raaage + cripple"
    assert fought("greedy", 4, 1, {"battle": f"{party} vs {foes}"}).ending


def test_greedy_wins_where_random_does_not() -> None:
    assert won("greedy", 24) >= won("random", 24) + 0.2


def test_mcts_answers_from_what_is_offered() -> None:
    s = GAME.new(2, 3, {"battle": order(3)})
    while len(s.open[0].options) == 1:
        GAME.apply(s, s.open[0].seat, s.open[0].options[0])
    assert bot("mcts:20").choose(Seen(GAME, s, s.open[0].seat, seeded(3, ["bot"])), s.open[0]) in s.open[0].options


@pytest.mark.slow
def test_greedy_wins_40_to_60_of_100_battles_and_random_25_fewer() -> None:
    greedy = won("greedy", 300)
    assert 0.4 <= greedy <= 0.6
    assert won("random", 300) <= greedy - 0.25


@pytest.mark.slow
def test_mcts_wins_15_of_100_battles_more_than_greedy() -> None:
    assert won("mcts:300", 150) >= won("greedy", 150) + 0.15
