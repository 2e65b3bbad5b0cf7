"""Bots: they are found by name, see only what their seat sees, and are worth their names."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.arena import planned, tournament
from boneyard.bots import BadBot, Bot, Seen, bot, bots
from boneyard.bots.base import Evaluator
from boneyard.bots.mcts import Mcts
from boneyard.core.decision import Action, Decision
from boneyard.core.rng import seeded
from tests.core.toy import PICNIC

GAME = boneyard.game("baby-boom")

# Red's 1 explodes wherever it goes; on c3 it sweeps all of green away and nothing of red's.
A_KILLING = """
.  .  g4 .  .
.  .  .  .  .
g5 r1 .  .  g3
.  .  .  .  .
.  .  g2 .  .
turn: red
round: 3
"""


def chosen(by: Bot, picture: str, seed: int = 1) -> str:
    s = GAME.read(picture)
    decision = s.open[0]
    return str(by.choose(Seen(GAME, s, decision.seat, seeded(seed, ["bot"])), decision))


@pytest.mark.parametrize("name", ["random", "gentle", "greedy", "mcts", "mcts:500", "mcts:20ms", "mcts:1s"])
def test_every_bot_is_found_by_its_name(name: str) -> None:
    assert isinstance(bot(name), Bot)
    assert name.split(":", maxsplit=1)[0] in bots()


@pytest.mark.parametrize(
    "name",
    ["", "gredy", "mcts:", "mcts:0", "mcts:-5", "mcts:5m", "mcts:1.5s", "greedy:5", "MCTS", "mcts:1٣", "mcts:9999999s"],
)
def test_a_name_nobody_has_says_which_there_are(name: str) -> None:
    with pytest.raises(
        BadBot,
        match=r"there is no bot '.*'( .did you mean greedy.*)?; there are, for example: random, gentle, greedy, mcts",
    ):
        bot(name)


@pytest.mark.parametrize("name", ["greedy", "mcts:200"])
@pytest.mark.parametrize("seed", range(5))
def test_a_bot_that_thinks_takes_the_win_in_front_of_it(name: str, seed: int) -> None:
    assert chosen(bot(name), A_KILLING, seed) == "b3-c3"


def test_random_takes_anything() -> None:
    assert len({chosen(bot("random"), A_KILLING, seed) for seed in range(40)}) == 3


def test_a_budget_of_simulations_gives_the_same_choice_again() -> None:
    start = GAME.write(GAME.new(2, 3))
    assert len({chosen(bot("mcts:60"), start) for _ in range(3)}) == 1


def test_a_single_option_needs_no_thought() -> None:
    only = Decision(0, "pass", (Action("pass"),))
    assert str(Mcts(milliseconds=3_600_000).choose(Seen(PICNIC, None, 0, seeded(1, ["bot"])), only)) == "pass"


def test_many_more_options_than_simulations_is_no_reason_to_take_the_first() -> None:
    s = GAME.new(2, 4, {"tiles_and_bombs": True})
    decision = s.open[0]
    assert len(decision.options) > 60
    picks = {str(bot("mcts:30").choose(Seen(GAME, s, 0, seeded(n, ["bot"])), decision)) for n in range(8)}
    assert len(picks) > 3


def test_a_bot_cannot_see_the_dice_to_come() -> None:
    s = GAME.new(2, 3, {"risky_business": True})
    words = {tuple(Seen(GAME, s, 0, seeded(n, ["bot"])).imagine().rng.words) for n in range(5)}
    assert tuple(s.rng.words) not in words
    assert len(words) == 5


def test_who_knows_no_game_judges_by_the_end_alone() -> None:
    s = GAME.new(2, 3)
    assert Evaluator().worth(GAME, s) == [0.0, 0.0, 0.0, 0.0]
    while s.open:
        GAME.apply(s, s.open[0].seat, s.open[0].options[0])
    assert sum(Evaluator().worth(GAME, s)) == 1.0


def points(first: str, second: str, games: int, **options: bool) -> float:
    """What the first bot takes of a number of games against the second; seats are swapped, ties count half."""
    result = tournament(planned("baby-boom", [first, second], games, seed=11, options=options, workers=1))
    return next(row.points for row in result.standings() if row.bot == first)


def test_greedy_beats_random_far_more_often_than_85_in_100() -> None:
    assert points("greedy", "random", 40) >= 34


def test_gentle_stands_between_random_and_greedy() -> None:
    assert points("gentle", "random", 16) >= 12
    assert points("greedy", "gentle", 16) >= 10


@pytest.mark.slow
@pytest.mark.parametrize("tiles", [False, True])
def test_mcts_beats_greedy_in_75_of_100(tiles: bool) -> None:
    assert points("mcts:300", "greedy", 100, tiles_and_bombs=tiles) >= 75
