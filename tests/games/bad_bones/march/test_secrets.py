"""What is public, and what is kept back until all have chosen (BAD-003, BAD-004)."""

from __future__ import annotations

from itertools import permutations

import pytest

from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from tests.games.bad_bones.pictures import (
    BEGINNING,
    GAME,
    asked,
    give,
    kinds_asked,
    laid,
    moved,
    play,
    shown,
    table,
    told,
)
from tests.rulings import ruling


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
def test_what_was_hidden_counts_as_revealed_when_the_last_has_chosen() -> None:
    s = GAME.read(BEGINNING)
    revealed = []
    for answer in ("raven: b4", "stag: d2", "stag: nothing", "raven: wall / e1"):
        give(s, answer)
        revealed.append(s.revealed)
    assert revealed == [0, 2, 2, 4]


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
    assert kinds_asked(s) == ["stag choose_trap"]
    give(s, "stag: dragon d2")
    assert kinds_asked(s) == ["raven choose_exit", "stag choose_exit"]
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
    assert kinds_asked(s) == ["stag move_hero"]
    give(s, "stag: c4")
    assert kinds_asked(s) == ["raven use_weapon"]
    assert asked(s) == ["shoot d2 left blue-top white", "sheathe"]
