"""What a battle of Too Many Bones is worth to a bot."""

from __future__ import annotations

import pytest

from boneyard.bots.too_many_bones.evaluate import EVALUATOR
from boneyard.core.codec import save
from boneyard.core.rng import seeded
from boneyard.games.too_many_bones.model.state import TooManyBones
from tests.bots.too_many_bones.battles import GAME, fought, order
from tests.games.too_many_bones.stories import battle


def test_a_party_shares_what_a_battle_is_worth() -> None:
    strong = battle("Picket 5/5 at c2, Tantrum 4/4 at b2 | Bog Frog 1 at c3").s
    weak = battle("Picket 1/5 at c2, Tantrum 1/4 at b2 | Golden Golem 9 at c3, Wyrm 5 at b3").s
    for s in (strong, weak):
        assert EVALUATOR.worth(GAME, s)[0] == EVALUATOR.worth(GAME, s)[1]
    assert EVALUATOR.worth(GAME, weak)[0] < 0.2
    assert EVALUATOR.worth(GAME, strong)[0] > 0.8


def test_only_the_end_is_worth_everything_or_nothing() -> None:
    for seed in range(6):
        s = fought("greedy", 2, seed, {"battle": order(seed)})
        assert EVALUATOR.worth(GAME, s) == [1.0 if s.ending == "won" else 0.0] * 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_weighing_leaves_the_table_as_it_was(seats: int) -> None:
    s: TooManyBones = GAME.new(seats, seats, {"battle": "any"})
    luck = seeded(seats, ["bot"])
    while s.open:
        before = save(GAME, s)
        assert EVALUATOR.weigh(GAME, s, s.open[0])
        assert save(GAME, s) == before
        GAME.apply(s, s.open[0].seat, luck.pick(s.open[0].options))
