"""What the greedy bot sees on its board of Bad Bones."""

from __future__ import annotations

import pytest

from boneyard.bots import Seen, bot
from boneyard.bots.bad_bones.evaluate import EVALUATOR
from boneyard.core.decision import Decision
from boneyard.core.rng import seeded
from boneyard.games.bad_bones.model.state import BadBones
from tests.games.bad_bones.pictures import GAME, laid, marching, moved, table


def chosen(s: BadBones, name: str = "greedy", seed: int = 1) -> str:
    """What a bot answers to the raven's question."""
    decision = next(decision for decision in s.open if decision.seat == 0)
    return str(bot(name).choose(Seen(GAME, s, 0, seeded(seed, ["bot"])), decision))


def whole_round(picture: str, phase: str) -> BadBones:
    """A table in the middle of a game: after this phase the skeletons march, and so on."""
    return GAME.read(GAME.write(table(picture)).replace("phase: over", f"phase: {phase}"))


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
