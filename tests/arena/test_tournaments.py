from __future__ import annotations

import json
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard.arena import BotFailed, TournamentResult, planned, tournament
from boneyard.arena.tournaments import Plan
from boneyard.bots import BadBot, Bot, Seen
from boneyard.core.decision import Action, BadInput, BadOptions, Decision
from boneyard.core.session import replay

NAME = "baby-boom"
GAME = boneyard.game(NAME)


class Last(Bot):
    """Takes the last option, until it has had enough."""

    def __init__(self, patience: int = 100_000) -> None:
        self.patience = patience

    def choose(self, seen: Seen, decision: Decision) -> Action:
        self.patience -= 1
        if self.patience < 0:
            raise RuntimeError("enough")
        return decision.options[-1]


def untimed(result: TournamentResult) -> list[tuple[Any, ...]]:
    return [
        (one.index, one.seed, one.seated, one.winners, one.points, one.scores, one.answers) for one in result.played
    ]


def plan_of(bots: int, seats: int, games: int) -> Plan:
    return planned(NAME, ["random", "greedy", "mcts:2", "mcts:3"][:bots], games, seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often(seats: int) -> None:
    plan = plan_of(bots=seats, seats=seats, games=seats * 3)
    sat = Counter((seat, who) for index in range(plan.games) for seat, who in enumerate(plan.seated(index)))
    assert set(sat.values()) == {3}
    assert len(sat) == seats * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_games_of_one_rotation_share_their_seed_and_no_others_do(seats: int) -> None:
    plan = plan_of(bots=seats, seats=seats, games=seats * 3)
    seeds = [plan.seed_of(index) for index in range(plan.games)]
    assert Counter(seeds) == dict.fromkeys(seeds, seats)
    assert seeds == sorted(seeds, key=seeds.index)


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], [Last()]])
def test_where_all_bots_are_alike_no_game_resembles_another(bots: list[str | Bot]) -> None:
    plan = planned(NAME, bots, 12, seats=4)
    assert plan.alike
    assert len({plan.seed_of(index) for index in range(plan.games)}) == 12
    assert not planned(NAME, ["random", "greedy"], 1).alike
    assert not planned(NAME, [Last(), Last(1)], 1).alike


def test_two_bots_swap_seats_from_game_to_game() -> None:
    plan = plan_of(bots=2, seats=2, games=4)
    assert [plan.seated(index) for index in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_the_last_bot_takes_the_seats_left_over() -> None:
    plan = plan_of(bots=2, seats=4, games=4)
    assert [plan.seated(index) for index in range(4)] == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]


def test_the_number_of_workers_changes_nothing_but_the_time(tmp_path: Path) -> None:
    alone = tournament(planned(NAME, ["greedy", "random", "mcts:2"], 6, seed=3, records=tmp_path / "one"))
    three = tournament(planned(NAME, ["greedy", "random", "mcts:2"], 6, seed=3, workers=3, records=tmp_path / "three"))
    assert untimed(alone) == untimed(three)
    for path in (tmp_path / "one").iterdir():
        assert path.read_text() == (tmp_path / "three" / path.name).read_text()


def test_all_points_are_given_and_all_games_counted() -> None:
    result = tournament(planned(NAME, ["random", "random", "greedy"], 9, seed=1, options={"risky_business": True}))
    standings = result.standings()
    assert sum(standing.points for standing in standings) == pytest.approx(9)
    for standing in standings:
        assert standing.played_by_seat == (3, 3, 3)
        assert sum(standing.points_by_seat) == pytest.approx(standing.points)
        assert standing.low <= standing.rate <= standing.high
    assert sum(standing.answers for standing in standings) == sum(sum(one.answers) for one in result.played)
    assert result.length()["shortest"] <= result.length()["mean"] <= result.length()["longest"]


def test_a_shared_win_is_shared() -> None:
    result = tournament(planned(NAME, ["random"] * 4, 40, seed=0))
    shared = [one for one in result.played if len(one.winners) > 1]
    assert shared, "nobody shared a win in forty random games: choose another seed"
    for one in shared:
        assert [one.points[seat] for seat in one.winners] == [1 / len(one.winners)] * len(one.winners)
        assert sum(one.points) == pytest.approx(1)


def test_greedy_beats_random() -> None:
    result = tournament(planned(NAME, ["greedy", "random"], 10, seed=0))
    assert result.standings()[0].low > 0.5


def test_everything_survives_json() -> None:
    result = tournament(planned(NAME, ["greedy", "random"], 2, seed=5))
    told = result.as_json()
    assert json.loads(json.dumps(told)) == told
    assert told["game"] == "baby-boom"
    assert told["bots"] == ["greedy", "random"]
    assert told["facts"] == GAME.facts.hash
    assert told["build"] in ("interpreted", "compiled")
    assert told["version"] == boneyard.__version__
    assert told["finished"] is True
    assert [one["seed"] for one in told["played"]] == [result.plan.seed_of(0)] * 2
    assert {one["reason"] for one in told["played"]} <= {"baby-boom-won", "baby-boom-shared"}
    assert [(one["rounds"], one["ending"], one["bought"]) for one in told["played"]] == [(0, "", [])] * 2


def test_each_game_leaves_its_record(tmp_path: Path) -> None:
    result = tournament(planned(NAME, ["random", "random"], 2, seed=8, records=tmp_path / "new" / "place"))
    paths = sorted((tmp_path / "new" / "place").iterdir())
    assert [path.name for path in paths] == ["baby-boom-00000.txt", "baby-boom-00001.txt"]
    for path, one in zip(paths, result.played, strict=True):
        outcome = GAME.outcome(replay(path.read_text()).state)
        assert outcome is not None
        assert outcome.scores == one.scores


def test_bots_of_ones_own_play_beside_named_ones() -> None:
    result = tournament(planned(NAME, [Last(), "random"], 4, seed=2))
    assert [standing.bot for standing in result.standings()] == ["Last", "random"]
    assert untimed(result) == untimed(tournament(planned(NAME, [Last(), "random"], 4, seed=2)))


def test_a_bot_that_crashes_stops_the_run_and_leaves_the_record(tmp_path: Path) -> None:
    says = r"^Last crashed with RuntimeError: enough .*; game \d+, seed \d+, seat \d, after "
    with pytest.raises(BotFailed, match=says):
        tournament(planned(NAME, [Last(patience=75), "random"], 10, seed=2, records=tmp_path))
    whole, *_, broken = sorted(tmp_path.iterdir())
    assert "\nresult " in whole.read_text()
    assert GAME.outcome(replay(broken.read_text()).state) is None


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"games": 0}, BadInput, "at least one game, not 0"),
        ({"workers": 0}, BadInput, "at least one worker, not 0"),
        ({"bots": []}, BadOptions, "2 to 4 players, not 0"),
        ({"bots": [], "seats": 2}, BadInput, "0 bots do not fit 2 seats; name one to 2 of them"),
        ({"bots": ["random"]}, BadOptions, "2 to 4 players, not 1"),
        ({"bots": ["random"] * 5}, BadOptions, "2 to 4 players, not 5"),
        ({"bots": ["random"] * 3, "seats": 2}, BadInput, "3 bots do not fit 2 seats"),
        ({"seats": 7}, BadOptions, "2 to 4 players, not 7"),
        ({"bots": ["random", "deep thought"]}, BadBot, "there is no bot 'deep thought'"),
        ({"bots": [Last(), "random"], "workers": 2}, BadInput, "play in this process"),
        ({"seed": -1}, BadOptions, "a seed is"),
        ({"options": {"polka": True}}, BadOptions, "no option 'polka'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    change: dict[str, Any], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says) as refusal:
        tournament(planned(NAME, **{"bots": ["random", "random"], "games": 1, **change}))
    assert "\n" not in str(refusal.value)


def test_every_choice_of_some_variants_is_played_in_turn() -> None:
    plan = planned("too-many-bones", ["random"], 12, seats=2, each=["mode", "box_dice"])
    played = [(options["mode"], options["box_dice"]) for options in map(plan.options_of, range(12))]
    assert Counter(played) == dict.fromkeys(product(("adventure", "heroic", "legendary"), (False, True)), 2)
    assert plan.options_of(0)["tyrant"] == plan.options["tyrant"]


def test_a_whole_round_of_the_seats_has_the_same_variants() -> None:
    plan = planned("too-many-bones", ["greedy", "random"], 6, each=["mode"])
    modes = [plan.options_of(index)["mode"] for index in range(6)]
    assert modes == ["adventure", "adventure", "heroic", "heroic", "legendary", "legendary"]


def test_what_has_no_choices_cannot_be_played_in_turn() -> None:
    with pytest.raises(BadInput, match="no choices of 'party' to play in turn; it has: tyrant, mode"):
        planned("too-many-bones", ["random"], 3, seats=2, each=["party"])


def test_adventures_are_told_apart_by_tyrant_mode_party_and_training() -> None:
    (one,) = tournament(planned("too-many-bones", ["random"], 1, seats=2)).played
    assert [by for by, _ in one.sorts] == ["tyrant", "mode", "party", "training path", "training path"]
    assert one.sorts[:2] == (("tyrant", "nom"), ("mode", "adventure"))
