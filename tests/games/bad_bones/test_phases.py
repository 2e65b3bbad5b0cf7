"""The round and its phases, what is public, what is kept back, and who sits beside whom (BAD-001 to BAD-006)."""

from __future__ import annotations

from itertools import permutations

import pytest

from boneyard.games.bad_bones.laying import TRAP_PHASE
from boneyard.games.bad_bones.skeletons import SKELETON_PHASE
from boneyard.games.bad_bones.state import BANNERS, BadBones
from tests.games.bad_bones.pictures import (
    EMPTY,
    GAME,
    asked,
    give,
    laid,
    march,
    marching,
    moved,
    play,
    shown,
    table,
)
from tests.rulings import ruling

BEGINNING = """
round: 1
phase: hero

raven
      .   .   .   .   .
  yl> .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
supply: wall 2

stag
      .   bv  .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
supply: dragon 1
"""


def told(s: BadBones, *answers: str) -> list[str]:
    """The names of what happened, answer by answer."""
    return [type(event).__name__ for answer in answers for event in give(s, answer)]


def kinds(s: BadBones) -> list[str]:
    """What everybody is asked."""
    return [f"{BANNERS[decision.seat]} {decision.kind}" for decision in s.open]


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
    assert kinds(s) == ["raven move_hero", "stag move_hero"]


@ruling("BAD-001")
def test_everyone_finishes_a_phase_before_anyone_starts_the_next() -> None:
    s = GAME.read(BEGINNING)
    assert kinds(s) == ["raven move_hero", "stag move_hero"]
    give(s, "stag: c4")
    assert kinds(s) == ["raven move_hero"]
    give(s, "raven: c4")
    assert kinds(s) == ["raven choose_trap", "stag choose_trap"]
    give(s, "stag: nothing")
    assert kinds(s) == ["raven choose_trap"]
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
    assert kinds(s) == ["raven choose_target"]
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


# What is public and what is not


@ruling("BAD-003")
def test_all_see_the_same_and_of_the_bag_only_how_much_it_holds() -> None:
    for seed in range(5):
        s = GAME.new(3, seed, {"chiefs": True})
        views = [GAME.view(s, seat) for seat in (0, 1, 2, None)]
        assert all(view == views[0] for view in views)
        assert views[0].bag == 15 * 12 + 19 - 3 * 4


@ruling("BAD-003")
def test_boards_supplies_cemeteries_and_weapons_are_on_the_table() -> None:
    s = table("""
      variants: advanced
      raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   yl> D-  .   .   .   .
      .   .   .   T3H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      houses: 4
      supply: wall 1
      cemetery: pr
      weapon: rapier
    """)
    raven = GAME.view(s, 1).kingdoms[0]
    assert [(bone.place, bone.token.colour, bone.facing) for bone in raven.bones] == [("a4", "yellow", "right")]
    assert [(trap.square, trap.kind, trap.damaged) for trap in raven.traps] == [("b4", "dragon", True)]
    assert (raven.hero, raven.floors, raven.houses) == ("c3", 3, 4)
    assert (raven.supply, raven.weapon) == ({"wall": 1}, "rapier")
    assert [(token.colour, token.side) for token in raven.cemetery] == [("purple", "right")]


@ruling("BAD-004")
def test_a_hero_move_is_kept_back_until_all_have_chosen() -> None:
    s = GAME.read(BEGINNING)
    assert give(s, "raven: b4") == []
    assert shown(s) == BEGINNING
    assert [kingdom.hero for kingdom in GAME.view(s, 1).kingdoms] == ["c3", "c3"]
    assert [kingdom.deciding for kingdom in GAME.view(s, 1).kingdoms] == [False, True]
    assert told(s, "stag: d2") == ["HeroMoved", "HeroMoved"]
    assert [kingdom.hero for kingdom in GAME.view(s, 1).kingdoms] == ["b4", "d2"]


@ruling("BAD-004")
def test_nobody_learns_a_kept_choice_by_its_kills() -> None:
    s = GAME.read(BEGINNING.replace(".   .   .   T4H", ".   .   yl> T4H", 1))
    before = GAME.view(s, 1)
    give(s, "raven: b3")
    after = GAME.view(s, 1)
    assert (after.bag, after.kingdoms[0].bones) == (before.bag, before.kingdoms[0].bones)
    assert told(s, "stag: d2") == ["HeroMoved", "Destroyed", "HeroMoved"]


@ruling("BAD-004")
@pytest.mark.parametrize("choice", ["wall / a1", "take b4", "nothing"])
def test_a_trap_choice_is_kept_back_until_all_have_chosen(choice: str) -> None:
    s = GAME.read(
        BEGINNING.replace("phase: hero", "phase: trap").replace(".   .   .   .   .   .   .", ". . C . . . .", 1)
    )
    before = shown(s)
    assert give(s, f"raven: {choice}") == []
    assert shown(s) == str(before)
    raven = GAME.view(s, 1).kingdoms[0]
    assert (raven.supply, [trap.square for trap in raven.traps]) == ({"wall": 2}, ["b4"])
    name = {"w": "TrapPlaced", "t": "TrapTaken", "n": "NothingPlaced"}[choice[0]]
    assert told(s, "stag: nothing")[:2] == [name, "NothingPlaced"]


LANDINGS = """
raven
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   yl> .   .   .   .
  .   .   .   .   .   .   .
supply: dragon 1

stag
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   b<  .   .
  .   .   .   .   .   .   .
supply: dragon 1
"""


@ruling("BAD-004", "BAD-040")
def test_exits_of_landing_dragons_are_asked_after_the_reveal_side_by_side_before_the_skeletons() -> None:
    s = laid(LANDINGS, "raven: dragon b2")
    assert kinds(s) == ["stag choose_trap"]
    give(s, "stag: dragon d2")
    assert kinds(s) == ["raven choose_exit", "stag choose_exit"]
    for first, second in permutations(["raven: down", "stag: right"]):
        after = play(table(LANDINGS), [TRAP_PHASE], ["raven: dragon b2", "stag: dragon d2", first])
        assert len(after.open) == 1
        give(after, second)
        assert (
            shown(after)
            == """
raven
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   D-  .   .   .   .
  .   .   ylv' .  .   .   .

stag
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   T4H .   .   .
  .   .   .   .   D-  b>' .
  .   .   .   .   .   .   .
"""
        )


@ruling("BAD-004")
def test_a_weapon_of_phase_1_is_asked_for_after_the_reveal_and_before_the_traps() -> None:
    s = moved(
        """
      variants: advanced
      raven
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   3yl> .  .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   b<  .   .
      .   .   .   .   .   .   .
      weapon: crossbow
    """,
        "raven: b4",
    )
    assert kinds(s) == ["stag move_hero"]
    give(s, "stag: c4")
    assert kinds(s) == ["raven use_weapon"]
    assert asked(s) == ["shoot d2 left blue-top white", "sheathe"]


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
    assert kinds(s) == ["raven choose_exit"]
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
    assert kinds(s) == ["raven choose_exit"]


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
