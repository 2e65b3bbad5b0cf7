"""One player alone, and the fight for the heroic win (BAD-100, BAD-101)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from boneyard.core.agenda import Task
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.arrivals import ARRIVALS
from boneyard.games.bad_bones.phases.end_of_game import EXTRA_ROUNDS
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.rounds import START_ROUND
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import (
    GAME,
    Drawing,
    asked,
    give,
    march,
    play,
    shown,
    table,
)
from tests.rulings import ruling

ROUND = [HERO_PHASE, TRAP_PHASE, SKELETON_PHASE, ARRIVALS, START_ROUND]
QUIET = """
         .    .    .    .    .
    .    .    .    .    .    .    .
    .    .    .    .    .    .    .
    .    .    .    T1H  .    .    .
    .    .    .    .    .    .    .
    .    .    .    .    .    .    .
"""
LAST_ONE = """
         .    .    .    .    .
    .    .    .    .    .    .    .
    .    .    y<   .    .    .    .
    .    .    .    T1H  .    .    .
    .    .    .    .    .    .    .
    .    .    .    .    .    .    .
"""
IN_THE_FOREST = """
         yv   .    .    .    .
    .    .    .    .    .    .    .
    .    .    .    .    .    .    .
    .    .    .    T1H  .    .    .
    .    .    .    .    .    .    .
    .    .    .    .    .    .    .
"""
AT_THE_TOWER = """
         .    .    .    .    .
    .    .    .    .    .    .    .
    .    .    .    .    .    .    .
    .    .    y>   T1H  .    .    .
    .    .    .    .    .    .    .
    .    .    .    .    .    .    .
"""
AT_THE_VILLAGE = """
         .    .    .    .    .
    .    .    .    .    .    .    .
    .    .    .    .    .    .    .
    .    .    .    T1H  .    .    .
    .    .    .    .    .    .    .
    .    yv   .    .    .    .    .
"""
AT_THE_HERO = """
         .    .    .    .    .
    .    .    .    .    .    .    .
    .    H    y<   .    .    .    .
    .    .    .    T1   .    .    .
    .    .    .    .    .    .    .
    .    .    .    .    .    .    .
"""


def alone(picture: str, tasks: Sequence[Task], *answers: str) -> BadBones:
    return play(table(picture, players=1), tasks, answers)


def fighting_on(picture: str, tasks: Sequence[Task], *answers: str) -> BadBones:
    """Somebody who has survived the rounds and fights for the heroic win."""
    s = table(picture, players=1)
    s.heroic = True
    return play(s, tasks, answers)


def ending(s: BadBones) -> str:
    outcome = GAME.outcome(s)
    assert outcome is not None
    return outcome.reason.key


@ruling("BAD-100")
def test_there_is_one_house_and_one_floor_and_the_basic_kit() -> None:
    s = GAME.new(1, 5)
    (k,) = s.kingdoms
    assert (k.floors, k.houses) == (1, 1)
    assert shown(s) == "raven\nsupply: wall 2, catapult 2, dragon 1, treasure 1"


@ruling("BAD-100")
def test_the_advanced_kit_is_bought_for_twenty_coins_from_the_stock_for_one_player() -> None:
    s = GAME.new(1, 5, {"advanced": True})
    assert s.kingdoms[0].coins == 20
    assert shown(s) == "raven\nsupply: treasure 1"
    for _ in range(2):
        give(s, "wall")
    assert "wall" not in asked(s)
    give(s, "hearse")
    assert "hearse" not in asked(s)


@ruling("BAD-100")
def test_who_leaves_by_any_forest_comes_to_the_own_cemetery() -> None:
    assert (
        march(
            """
                 .    .    .    .    .
            .    .    g^   .    .    .    .
            .    y<   .    .    .    b>   .
            .    .    .    T1H  .    .    .
            .    .    .    .    .    .    .
            .    .    .    .    .    .    .
            """,
            players=1,
        )
        == f"{QUIET}\nhouses: 1\ncemetery: y, b, g"
    )


@ruling("BAD-100")
def test_a_catapult_throws_into_the_own_cemetery() -> None:
    assert (
        march(
            """
                 .    .    .    .    .
            .    .    .    .    .    .    .
            .    C    y<   .    .    .    .
            .    .    .    T1H  .    .    .
            .    .    .    .    .    .    .
            .    .    .    .    .    .    .
            """,
            players=1,
        )
        == """
                 .    .    .    .    .
            .    .    .    .    .    .    .
            .    C-   .    .    .    .    .
            .    .    .    T1H  .    .    .
            .    .    .    .    .    .    .
            .    .    .    .    .    .    .
            cemetery: y
        """
    )


@ruling("BAD-071", "BAD-100")
def test_a_hearse_brings_its_load_to_the_own_cemetery_and_itself_to_the_own_supply() -> None:
    assert (
        march(
            """
            variants: advanced
            raven
                 .    .    .    .    .
            .    .    .    .    .    .    .
            .    U    2y<  .    .    .    .
            .    .    .    T1H  .    .    .
            .    .    .    .    .    .    .
            .    .    .    .    .    .    .
            """,
            players=1,
        )
        == f"{QUIET}\ncemetery: y, y\nsupply: hearse 1"
    )


@ruling("BAD-053", "BAD-100")
def test_it_is_lost_when_the_house_is_gone_after_the_traps_have_worn() -> None:
    s = alone(
        """
             .    .    .    .    .
        .    .    .    .    .    .    .
        .    C    y<   .    .    .    .
        .    .    .    T1H  .    .    .
        .    .    .    .    .    .    .
        .    bv   .    .    .    .    .
        """,
        [SKELETON_PHASE, ARRIVALS],
    )
    assert ending(s) == "bad-bones-solo-lost"
    assert (
        shown(s)
        == """
             .    .    .    .    .
        .    .    .    .    .    .    .
        .    C-   .    .    .    .    .
        .    .    .    T1H  .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
        houses: 0
        cemetery: y
        """
    )


@ruling("BAD-100")
def test_it_is_lost_when_the_floor_is_gone() -> None:
    s = alone(AT_THE_TOWER, [SKELETON_PHASE])
    assert ending(s) == "bad-bones-solo-lost"
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), (0,))


@ruling("BAD-100")
def test_what_is_lost_in_the_trap_phase_is_lost_before_the_skeletons_move() -> None:
    s = alone(
        """
             .    .    .    .    .
        .    y<   .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    .    T1H  .    .    .
        .    .    .    .    .    .    .
        .    .    b>   .    .    .    .
        supply: dragon 1
        """,
        [TRAP_PHASE, SKELETON_PHASE],
        "dragon b1",
        "down",
    )
    assert ending(s) == "bad-bones-solo-lost"
    assert (
        shown(s)
        == """
             .    .    .    .    .
        .    y<   .    .    .    .    .
        .    .    .    .    .    .    .
        .    .    .    T1H  .    .    .
        .    .    .    .    .    .    .
        .    .    D-   .    .    .    .
        houses: 0
        """
    )


@ruling("BAD-100", "BAD-101")
def test_ten_full_rounds_are_a_win() -> None:
    s = alone(f"round: 10\nraven\n{LAST_ONE}", [SKELETON_PHASE, ARRIVALS, START_ROUND])
    assert asked(s) == ["fight on", "rest"]
    give(s, "rest")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, ending(s)) == ((0,), (10,), "bad-bones-solo-won")


@ruling("BAD-100")
def test_nine_rounds_are_not_enough() -> None:
    s = alone(f"round: 9\nraven\n{QUIET}", [SKELETON_PHASE, ARRIVALS, START_ROUND])
    assert s.round == 10
    assert s.open[0].kind == "move_hero"


@ruling("BAD-100")
@pytest.mark.parametrize("rounds", [1, 3, 30])
def test_the_number_of_rounds_may_be_changed(rounds: int) -> None:
    assert GAME.new(1, 5, {"rounds": rounds}).book.rounds == rounds
    s = alone(f"round: {rounds}\nrounds: {rounds}\nraven\n{QUIET}", [SKELETON_PHASE, ARRIVALS, START_ROUND])
    assert asked(s) == ["fight on", "rest"]


@ruling("BAD-101")
def test_who_fights_on_draws_nothing_new_but_the_cemetery_still_comes_back() -> None:
    s = alone(
        """
        round: 10
        raven
             .    .    .    .    .
        .    .    .    .    .    .    .
        .    y<   .    .    p<   .    .
        .    .    .    T1H  .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
        """,
        [SKELETON_PHASE, ARRIVALS, START_ROUND],
        "fight on",
    )
    assert (
        shown(s)
        == """
        round: 11
        raven
             yv   .    .    .    .
        .    .    .    .    .    .    .
        .    .    .    pv   .    .    .
        .    .    .    T1H  .    .    .
        .    .    .    .    .    .    .
        .    .    .    .    .    .    .
        cemetery: nothing
        """
    )


@ruling("BAD-101")
def test_who_fights_on_with_nobody_left_has_won_heroically() -> None:
    s = alone(f"round: 10\nraven\n{QUIET}", [SKELETON_PHASE, ARRIVALS, START_ROUND], "fight on")
    assert ending(s) == "bad-bones-solo-heroic"


@ruling("BAD-101")
def test_the_hero_who_destroys_the_last_one_wins_heroically() -> None:
    s = fighting_on(f"round: 12\nraven\n{LAST_ONE}", ROUND, "b4")
    assert ending(s) == "bad-bones-solo-heroic"
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == (0,)


@ruling("BAD-101")
def test_a_bomb_on_the_last_one_wins_heroically() -> None:
    s = fighting_on(f"round: 12\nraven\n{LAST_ONE}\nsupply: bomb 1", ROUND, "b3", "bomb b4")
    assert ending(s) == "bad-bones-solo-heroic"


@ruling("BAD-101")
def test_the_last_one_to_walk_onto_the_hero_wins_heroically() -> None:
    s = fighting_on(f"round: 12\nraven\n{AT_THE_HERO}", [SKELETON_PHASE])
    assert ending(s) == "bad-bones-solo-heroic"


@ruling("BAD-101")
@pytest.mark.parametrize(
    "left",
    [LAST_ONE, IN_THE_FOREST, f"{QUIET}\ncemetery: y"],
    ids=["on the board", "in the forest", "in the cemetery"],
)
def test_as_long_as_one_is_left_the_fight_goes_on(left: str) -> None:
    s = fighting_on(f"round: 12\nraven\n{left}", [SKELETON_PHASE, ARRIVALS, START_ROUND])
    assert GAME.outcome(s) is None
    assert s.round == 13


@ruling("BAD-101")
@pytest.mark.parametrize("picture", [AT_THE_TOWER, AT_THE_VILLAGE], ids=["floor", "house"])
def test_losing_house_or_floor_while_fighting_on_leaves_a_plain_win(picture: str) -> None:
    s = fighting_on(f"round: 12\nraven\n{picture}", [SKELETON_PHASE])
    assert s.kingdoms[0].doomed
    assert ending(s) == "bad-bones-solo-missed"
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == (0,)


@ruling("BAD-101")
def test_after_thirty_more_rounds_it_is_a_plain_win() -> None:
    assert EXTRA_ROUNDS == 30
    s = fighting_on(f"round: 39\nraven\n{LAST_ONE}", [SKELETON_PHASE])
    assert GAME.outcome(s) is None
    s = fighting_on(f"round: 40\nraven\n{LAST_ONE}", [SKELETON_PHASE])
    assert ending(s) == "bad-bones-solo-missed"


@ruling("BAD-101")
def test_the_last_one_destroyed_in_the_last_of_the_extra_rounds_is_still_heroic() -> None:
    assert ending(fighting_on(f"round: 40\nraven\n{AT_THE_HERO}", [SKELETON_PHASE])) == "bad-bones-solo-heroic"


@ruling("BAD-114")
def test_alone_the_player_says_whether_to_fight_on_after_the_last_round() -> None:
    picture = """
        round: 10
        rounds: 10
        raven
              .   .   .   .   .
        .     .   b>  .   .   .   .
        .     .   .   .   .   .   .
        .     .   .   T1H .   .   .
        .     .   .   .   .   .   .
        .     .   .   .   .   .   .
        houses: 1
    """
    s = play(table(picture, players=1), [SKELETON_PHASE], [])
    assert asked(s) == ["fight on", "rest"]
    give(s, "rest")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason.key == "bad-bones-solo-won"
    s = play(table(picture, players=1), [SKELETON_PHASE], ["fight on"])
    assert s.heroic
    assert not s.ending


@ruling("BAD-117")
def test_alone_everybody_who_leaves_or_is_thrown_comes_back() -> None:
    s = play(
        table(
            """
            raven
                  .   .   .   .   .
            .     .   y^  .   .   .   .
            bl>   C   .   .   .   g>  .
            .     .   .   T1H .   .   .
            .     .   .   .   .   .   .
            .     .   .   pv  .   .   .
            houses: 1
            """,
            players=1,
        ),
        [SKELETON_PHASE],
        [],
    )
    assert shown(s) == Drawing("""
        raven
        houses: 0
        cemetery: bl, y, g
    """)
    assert s.ending == "lost"
