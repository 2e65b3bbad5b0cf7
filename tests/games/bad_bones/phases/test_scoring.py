"""The end of the game and the points (BAD-052 to BAD-056)."""

from __future__ import annotations

import pytest

from boneyard.core.decision import Outcome
from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import EMPTY, GAME, give, laid, marched, play, shown, table
from tests.rulings import ruling

FALLING = """
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   rl> T1H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
"""
BURNING = """
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   yv  .   .   .   .   .
  houses: 1
"""


def result(s: BadBones) -> Outcome:
    """How a game that is over ended."""
    outcome = GAME.outcome(s)
    assert outcome is not None
    return outcome


def ended(*boards: str) -> Outcome:
    """How it ends when phase 3 is over."""
    banners = ("raven", "stag", "boar", "wolf")
    return result(marched("\n".join(f"{banner}\n{board}" for banner, board in zip(banners, boards, strict=False))))


# The end


@ruling("BAD-052")
@pytest.mark.parametrize(("board", "lost"), [(FALLING, "T0H"), (BURNING, "houses: 0")])
def test_when_somebody_has_no_floor_or_no_house_left_the_game_stops_before_phase_4(board: str, lost: str) -> None:
    s = GAME.read(f"phase: trap\n\nraven{board}\nstag{EMPTY}")
    give(s, "raven: nothing")
    events = [type(event).__name__ for event in give(s, "stag: nothing")]
    assert events[-3:] == ["Struck", "Eliminated", "GameEnded"]
    assert "Arrived" not in events
    assert lost in GAME.write(s)
    assert not s.open
    assert sum(s.bag) == 180
    assert result(s).winners == (1,)


@ruling("BAD-052")
def test_as_long_as_all_have_a_floor_and_a_house_it_goes_on() -> None:
    s = GAME.read(
        f"phase: trap\n\nraven{FALLING.replace('T1H', 'T2H')}\nstag{BURNING.replace('houses: 1', 'houses: 2')}"
    )
    give(s, "raven: nothing")
    give(s, "stag: nothing")
    assert GAME.outcome(s) is None
    assert s.round == 2
    assert [decision.kind for decision in s.open] == ["move_hero", "move_hero"]


@ruling("BAD-052")
def test_all_skeletons_of_the_phase_still_move_on_every_board() -> None:
    s = marched(f"""
    raven
          .   .   .   .   .
      .   yl> .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   rl> T1H .   .   .
      .   .   .   .   .   .   .
      .   .   .   bv  .   p<  .
      houses: 5
    stag{BURNING.replace("houses: 1", "houses: 3")}
    """)
    assert (
        shown(s)
        == """
    raven
          .   .   .   .   .
      .   .   yl>' .  .   .   .
      .   .   .   .   .   .   .
      .   .   .   T0H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   p<' .   .
      houses: 4
    stag
      houses: 2
    """
    )


@ruling("BAD-052", "BAD-040")
def test_who_loses_the_last_floor_in_phase_2_is_out_after_phase_3() -> None:
    s = laid(FALLING + "supply: dragon 1", "dragon b3", "nothing", "right")
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   D-  T0H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert GAME.outcome(s) is None
    assert result(play(s, [SKELETON_PHASE], [])).winners == (1,)


# The points


@ruling("BAD-053")
def test_wear_of_the_last_phase_is_applied_before_scoring() -> None:
    outcome = ended(
        FALLING,
        r"""
          .   .   .   .   .
      .   y>  /   .   .   .   .
      .   b>  C-  .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   r>  $   .   .   .   .
      houses: 5
    """,
    )
    assert outcome.scores == (0, 4 * 4 + 5 * 3 + 1)  # the wall is damaged, catapult and treasure are gone


@ruling("BAD-054")
def test_a_floor_is_worth_four_and_a_house_three() -> None:
    for floors in (1, 2, 3, 4):
        for houses in (1, 2, 3, 4, 5):
            board = EMPTY.replace("T4H", f"T{floors}H") + f"houses: {houses}"
            assert ended(FALLING, board).scores == (0, 4 * floors + 3 * houses)


@ruling("BAD-054")
@pytest.mark.parametrize(
    ("trap", "stars"),
    [
        *[("/", 2), ("/-", 1), ("\\", 2), ("\\-", 1), ("C", 2), ("C-", 1), ("D", 3), ("D-", 2), ("$", 3)],
        *[("#", 2), ("#-", 1), ("B", 2), ("X", 0), ("U", 1), ("Lw", 1), ("Lb", 1)],
        *[("O", 2), ("O-", 1), ("S", 2), ("S-", 1), ("H/-", 1)],
    ],
)
def test_a_trap_on_the_board_scores_the_stars_of_its_visible_side(trap: str, stars: int) -> None:
    board = f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   {trap} . .  .   .   .
    """
    assert ended(FALLING, board).scores == (0, 31 + stars)


@ruling("BAD-054")
@pytest.mark.parametrize(
    ("supply", "stars"),
    [
        *[("wall 2", 4), ("catapult 1", 2), ("dragon 1", 3), ("treasure 1", 3), ("barricade 1", 2), ("bomb 1", 2)],
        *[("hearse 1", 1), ("labyrinth 3", 3), ("portal 1", 2), ("spring 1", 2)],
        ("wall 2, catapult 2, dragon 1, treasure 1", 14),
    ],
)
def test_a_trap_in_the_supply_scores_its_intact_side(supply: str, stars: int) -> None:
    assert ended(FALLING, f"{EMPTY} supply: {supply}").scores == (0, 31 + stars)


@ruling("BAD-054")
def test_weapons_and_coins_score_nothing() -> None:
    s = table(f"variants: advanced\nraven{FALLING}\nstag{EMPTY}\nweapon: two handed sword\nbought: two handed sword")
    s.kingdoms[1].coins = 15
    assert result(play(s, [SKELETON_PHASE], [])).scores == (0, 31)


@ruling("BAD-054")
def test_the_eliminated_do_not_score_however_much_they_have() -> None:
    rich = FALLING + "houses: 5\nsupply: wall 2, catapult 2, dragon 1, treasure 1"
    poor = EMPTY.replace("T4H", "T1H") + "houses: 1"
    outcome = ended(rich, poor, BURNING + "supply: dragon 9")
    assert outcome.winners == (1,)
    assert outcome.scores == (0, 7, 0)


# Ties


@ruling("BAD-055")
def test_most_points_win() -> None:
    assert ended(FALLING, EMPTY + "houses: 4", EMPTY + "houses: 5").winners == (2,)


@ruling("BAD-055")
def test_of_equal_points_the_taller_tower_wins() -> None:
    four_floors = EMPTY + "houses: 1"  # 16 + 3
    one_floor = EMPTY.replace("T4H", "T1H") + "houses: 5"  # 4 + 15
    outcome = ended(FALLING, one_floor, four_floors)
    assert outcome.scores == (0, 19, 19)
    assert outcome.winners == (2,)


@ruling("BAD-055")
def test_with_equal_points_and_towers_the_victory_is_shared() -> None:
    houses = EMPTY + "houses: 2"  # 16 + 6
    treasure = EMPTY + "houses: 1\nsupply: treasure 1"  # 16 + 3 + 3
    outcome = ended(houses, FALLING, treasure, EMPTY + "houses: 1")
    assert outcome.scores == (22, 0, 22, 19)
    assert outcome.winners == (0, 2)


@ruling("BAD-055")
def test_the_tower_of_the_eliminated_breaks_no_tie() -> None:
    burnt = BURNING
    one_floor = EMPTY.replace("T4H", "T1H") + "houses: 5"
    assert ended(burnt, one_floor).winners == (1,)


@ruling("BAD-056")
def test_if_all_are_eliminated_in_the_same_phase_nobody_wins() -> None:
    outcome = ended(FALLING, BURNING, FALLING)
    assert outcome.winners == ()
    assert outcome.reason.key == "bad-bones-nobody"


@ruling("BAD-056", "BAD-054")
def test_if_several_are_eliminated_the_others_score() -> None:
    outcome = ended(FALLING, EMPTY + "houses: 1", BURNING, EMPTY + "houses: 2")
    assert outcome.winners == (3,)
    assert outcome.scores == (0, 19, 0, 22)
