"""The round, its phases and boards side by side, and who sits beside whom (BAD-001, BAD-002, BAD-005, BAD-006)."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.model.state import BANNERS
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import (
    BEGINNING,
    EMPTY,
    GAME,
    give,
    kinds_asked,
    march,
    marching,
    play,
    shown,
    table,
    told,
)
from tests.rulings import ruling

# A round is four phases


@ruling("BAD-001")
def test_a_round_is_hero_trap_skeletons_and_arrivals() -> None:
    s = GAME.read(BEGINNING)
    assert told(s, "raven: c4", "stag: c4", "raven: wall / e1", "stag: nothing") == [
        *["HeroMoved", "HeroMoved"],
        *["TrapPlaced", "NothingPlaced"],
        *["Marched", "Marched"],
        *["Arrived", "Arrived"],
        "RoundBegan",
    ]
    assert s.round == 2
    assert kinds_asked(s) == ["raven move_hero", "stag move_hero"]


@ruling("BAD-001")
def test_everyone_finishes_a_phase_before_anyone_starts_the_next() -> None:
    s = GAME.read(BEGINNING)
    assert kinds_asked(s) == ["raven move_hero", "stag move_hero"]
    give(s, "stag: c4")
    assert kinds_asked(s) == ["raven move_hero"]
    give(s, "raven: c4")
    assert kinds_asked(s) == ["raven choose_trap", "stag choose_trap"]
    give(s, "stag: nothing")
    assert kinds_asked(s) == ["raven choose_trap"]
    assert (
        shown(s)
        == """
phase: trap

raven
      .   .   .   .   .
  yl> .   .   .   .   .   .
  .   .   .   H   .   .   .
  .   .   .   T4  .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .

stag
      .   bv  .   .   .
  .   .   .   .   .   .   .
  .   .   .   H   .   .   .
  .   .   .   T4  .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
"""
    )


@ruling("BAD-001")
def test_nobody_arrives_while_a_skeleton_still_moves_on_another_board() -> None:
    s = GAME.read("""
raven
      .   .   .   .   .
  .   y^  .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .

stag
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .

boar
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
""")
    assert "Arrived" not in told(s, *["c4"] * 3, *["nothing"] * 3)
    assert kinds_asked(s) == ["raven choose_target"]
    assert told(s, "boar").count("Arrived") == 3


# Boards do not touch each other

TWO_DRAGONS = """
raven
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   yl> D   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .

stag
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   D   b<  .
  .   .   .   .   .   .   .
"""


@ruling("BAD-002", "BAD-005")
def test_boards_may_be_played_in_any_order() -> None:
    one = march(TWO_DRAGONS, "raven: up", "stag: down")
    assert one == march(TWO_DRAGONS, "stag: down", "raven: up")
    assert (
        one
        == """
raven
      .   .   .   .   .
  .   .   yl^' .  .   .   .
  .   .   D-  .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .

stag
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   D-  .   .
  .   .   .   .   bv' .   .
"""
    )


CAPITAL = """
variants: chiefs, coop
capital: 1

raven
  .   .   .   D   {}< .   .
  .   .   T1H .   T1  .   .
  .   .   .   .   .   .   .
  .   .   T1  .   T1  .   .
  .   .   .   .   .   .   .
      .   .   .   .   .

stag
  .   .   .   .   {}^ .   .
  .   .   T1H .   T1  .   .
  .   .   .   .   .   .   .
  .   .   T1  .   T1  .   .
  .   .   .   .   .   .   .
      .   .   .   .   .
"""


@ruling("BAD-002")
def test_the_capital_is_mended_and_burnt_in_seat_order_whoever_is_done_first() -> None:
    mended = marching(CAPITAL.format("pF", "y"), "up")
    assert mended.capital == 1
    assert mended.ending == ""
    burnt = marching(CAPITAL.format("y", "pF"), "up")
    assert burnt.capital == 0
    assert burnt.ending == "lost"


@ruling("BAD-002", "BAD-005")
def test_a_cemetery_is_read_only_in_phase_4() -> None:
    after = march("""
          .   .   .   .   .
      .   y<  .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    assert (
        after
        == """
    stag
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      cemetery: y
    """
    )


@ruling("BAD-002")
def test_a_hearse_changes_supply() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> U   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
    raven
      supply: nothing
    stag
      supply: hearse 1
      cemetery: yl
    """
    )


# Side by side, in the open


@ruling("BAD-005")
def test_who_is_sent_away_reaches_the_cemetery_when_all_boards_are_done() -> None:
    s = marching(
        """
raven
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   yl> D   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .

stag
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   g>  .
  .   .   .   .   .   .   .
"""
    )
    assert kinds_asked(s) == ["raven choose_exit"]
    assert (
        shown(s)
        == """
raven
  cemetery: nothing
"""
    )
    give(s, "raven: up")
    assert (
        shown(s)
        == """
raven
  cemetery: g
"""
    )


@ruling("BAD-005")
def test_in_phase_3_what_is_answered_is_shown_at_once() -> None:
    s = play(table(TWO_DRAGONS), [SKELETON_PHASE], [])
    assert told(s, "stag: down") == ["Marched"]
    assert [bone.place for bone in GAME.view(s, 0).kingdoms[1].bones] == ["d1"]
    assert kinds_asked(s) == ["raven choose_exit"]


# Who sits beside whom

EXITS = """
      .   .   .   .   .
  .   y<  .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   g>  .
  .   .   .   .   .   .   .
"""


@ruling("BAD-006", "BAD-026")
@pytest.mark.parametrize(
    ("players", "seat", "left", "right"),
    [
        *[(2, 0, "stag", "stag"), (2, 1, "raven", "raven")],
        *[(3, 0, "stag", "boar"), (3, 1, "boar", "raven"), (3, 2, "raven", "stag")],
        *[(4, 0, "stag", "wolf"), (4, 1, "boar", "raven"), (4, 2, "wolf", "stag"), (4, 3, "raven", "boar")],
        *[(6, 0, "stag", "hare"), (6, 5, "raven", "owl")],
    ],
)
def test_the_left_neighbour_is_next_clockwise_the_right_one_the_other_way(
    players: int, seat: int, left: str, right: str
) -> None:
    after = march("".join(f"\n{banner}{EXITS if banner == BANNERS[seat] else EMPTY}" for banner in BANNERS[:players]))
    if left == right:
        assert after == f"{left}\n cemetery: y, g"
    else:
        assert after == f"{left}\n cemetery: y"
        assert after == f"{right}\n cemetery: g"


@ruling("BAD-006")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_three_or_more_left_and_right_are_two_people(players: int) -> None:
    after = march(EXITS, players=players)
    assert after == f"stag\n cemetery: y\n\n{BANNERS[players - 1]}\n cemetery: g"
