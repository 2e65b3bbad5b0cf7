"""Bots that play Bad Bones: what the greedy one sees on its board, and how strong they are."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from boneyard.arena import TournamentResult, planned, tournament
from boneyard.bots import Seen, bot
from boneyard.bots.bad_bones.evaluate import EVALUATOR
from boneyard.bots.bad_bones.routes import AWAY, CAUGHT, END, HOME, TOWER, laid_out, route_end, routes_of
from boneyard.core.decision import Decision
from boneyard.core.rng import seeded
from boneyard.games.bad_bones.model.pieces import BASE
from boneyard.games.bad_bones.model.state import BadBones
from tests.games.bad_bones.pictures import GAME, laid, marching, moved, table

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


def chosen(s: BadBones, name: str = "greedy", seed: int = 1) -> str:
    """What a bot answers to the raven's question."""
    decision = next(decision for decision in s.open if decision.seat == 0)
    return str(bot(name).choose(Seen(GAME, s, 0, seeded(seed, ["bot"])), decision))


def whole_round(picture: str, phase: str) -> BadBones:
    """A table in the middle of a game: after this phase the skeletons march, and so on."""
    return GAME.read(GAME.write(table(picture)).replace("phase: over", f"phase: {phase}"))


def route(picture: str) -> tuple[int, int]:
    """How many moves the only skeleton of a picture makes, and where it gets."""
    s = table(picture)
    k = s.kingdoms[0]
    found = route_end(routes_of(False, k.towers), BASE, k, laid_out(k), k.bones[0] & 255)
    return found % END, found // END


def test_a_way_follows_the_arrows_to_the_tower() -> None:
    assert route("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         bl>  .    .    .    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """) == (4, TOWER)


def test_a_way_is_turned_by_a_wall_within_the_same_move() -> None:
    assert route("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         bl>  .    /    .    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """) == (3, AWAY)


def test_a_way_ends_at_a_catapult() -> None:
    assert route("""
              .    yv   .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    C    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """) == (3, CAUGHT)


def test_a_way_goes_over_a_spring_and_down_to_the_village() -> None:
    assert route("""
              .    .    .    .    .
         .    yv   .    .    .    .    .
         .    S    .    .    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """) == (3, HOME)


@pytest.mark.parametrize("name", ["greedy", "mcts:40"])
def test_the_hero_destroys_who_is_about_to_take_the_last_floor(name: str) -> None:
    s = whole_round(
        """
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    H    yv   .    b^   .
         .    .    .    T1   .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """,
        "hero",
    )
    assert chosen(s, name) == "c4"


@pytest.mark.parametrize("name", ["greedy", "mcts:40"])
def test_a_dragon_lands_on_a_stack_that_would_take_the_last_floors(name: str) -> None:
    s = whole_round(
        """
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         .    H    .    T2   3y<  .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         supply: wall 2, catapult 2, dragon 1
    """,
        "trap",
    )
    assert chosen(s, name) == "dragon d3"


def test_a_trap_goes_where_it_turns_an_obvious_killer_away() -> None:
    s = laid("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         3rl> .    .    T2   .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    H    .
         supply: wall 1
    """)
    assert chosen(s) in ("wall / a3", "wall \\ a3", "wall / b3", "wall \\ b3")


def test_nothing_is_placed_when_nobody_is_coming() -> None:
    s = laid("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         supply: wall 2, catapult 2, dragon 1, treasure 1
    """)
    assert chosen(s) == "nothing"


@pytest.mark.parametrize("name", ["greedy", "mcts:40"])
def test_a_dragon_does_not_chase_anybody_into_the_last_house(name: str) -> None:
    s = marching("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    T4H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    y>   D    .
         houses: 1
    """)
    assert chosen(s, name) == "right"


@pytest.mark.parametrize("name", ["greedy", "mcts:40"])
def test_the_crossbow_shoots_who_would_take_the_last_floor(name: str) -> None:
    s = moved(
        """
         variants: advanced
              .    .    .    .    .
         yl>  .    .    .    .    .    .
         .    .    3yl> .    .    g^   .
         .    .    .    T1H  b<   .    .
         .    .    .    .    .    .    .
         .    p>   .    .    .    .    .
         weapon: crossbow
        """,
        "raven: b4",
        "stag: c4",
    )
    assert chosen(s, name) == "shoot d3 left blue-top white"


def test_who_leads_sends_to_the_weakest_and_who_does_not_sends_to_the_leader() -> None:
    picture = """
         raven
              .    .    .    .    .
         .    .    .    y^   .    .    .
         .    .    .    .    .    .    .
         .    .    .    T{}H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .

         stag
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    T3H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .

         boar
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    T2H  .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """
    assert chosen(marching(picture.format(4))) == "boar"
    assert chosen(marching(picture.format(1))) == "stag"


def test_the_market_is_left_with_a_mix_and_hardly_a_coin() -> None:
    s = GAME.new(2, 5, {"advanced": True})
    while s.open[0].kind == "buy":
        seat = s.open[0].seat
        GAME.apply(s, seat, bot("greedy").choose(Seen(GAME, s, seat, seeded(1, ["bot"])), s.open[0]))
    for k in s.kingdoms:
        assert len(set(k.bought)) >= 4
        assert k.weapon


@pytest.mark.parametrize("name", ["greedy", "mcts:2"])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_variant_is_played_to_its_end(name: str, seats: int, options: dict[str, bool]) -> None:
    result = played([name], 1, seats, **options)
    assert len(result.played) == 1


def test_what_is_weighed_leaves_the_table_as_it_was() -> None:
    s = GAME.new(3, 8, {"advanced": True, "chiefs": True})
    luck = seeded(5, ["bot"])
    while s.open:
        before = GAME.write(s), len(s.agenda), s.answers
        for decision in s.open:
            assert EVALUATOR.weigh(GAME, s, decision)
        assert (GAME.write(s), len(s.agenda), s.answers) == before
        GAME.apply(s, s.open[0].seat, luck.pick(s.open[0].options))


def test_a_safe_kingdom_is_worth_more_than_one_about_to_fall() -> None:
    values = EVALUATOR.worth(
        GAME,
        moved("""
              .    .    .    .    .
         .    .    .    .    .    .    .
         .    .    .    3yv  .    .    .
         .    .    .    T1   .    .    .
         .    .    .    .    .    .    .
         .    .    .    .    .    .    .
    """),
    )
    assert values[0] < 0.2
    assert values[1] > 0.8


def test_alone_only_the_end_is_worth_everything_or_nothing() -> None:
    s = GAME.new(1, 3, {"rounds": 1})
    assert 0.0 < EVALUATOR.worth(GAME, s)[0] < 1.0
    while s.open:
        GAME.apply(s, 0, s.open[0].options[-1])
    assert EVALUATOR.worth(GAME, s) == [1.0]


def test_a_search_of_one_board_lets_the_others_stand_still() -> None:
    s = GAME.new(4, 3)
    decision: Decision = s.open[2]
    table = GAME.imagine(s, 2, seeded(1, ["bot"]))
    EVALUATOR.simplify(table, 2)
    assert [(one.seat, one.kind) for one in table.open] == [(2, "move_hero")]
    GAME.apply(table, 2, decision.options[0])
    assert [one.kind for one in table.open] == ["choose_trap"] * 4
    assert len(table.kingdoms[2].bones) == 4


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
