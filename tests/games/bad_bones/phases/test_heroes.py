"""Phase 1, the hero (BAD-011 to BAD-014)."""

from __future__ import annotations

import pytest

from boneyard.core.decision import IllegalAction
from boneyard.games.bad_bones.model.state import BANNERS
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import EMPTY, asked, give, moved, play, question, shown, table
from tests.rulings import ruling

EVERY_TRAP = ["/", "\\", "C", "D", "$", "#", "B", "U", "Lw", "Lb", "O", "S", "X", "/-", "C-", "D-", "#-", "O-", "S-"]


@ruling("BAD-011")
def test_the_hero_moves_one_square_straight_or_diagonal() -> None:
    assert asked(moved(EMPTY)) == ["b4", "c4", "d4", "b3", "d3", "b2", "c2", "d2"]


@ruling("BAD-011")
def test_he_stays_on_the_board() -> None:
    assert asked(
        moved("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   H   .   .   .   .   .
    """)
    ) == ["a2", "b2", "b1"]


@ruling("BAD-011")
def test_the_tower_square_is_allowed() -> None:
    s = moved(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  H   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "c3",
        "c4",
    )
    assert shown(s) == EMPTY


@ruling("BAD-011")
def test_standing_still_is_illegal() -> None:
    s = moved(EMPTY)
    for answer in ("c3", "nothing", "c5"):
        with pytest.raises(IllegalAction, match="offered: b4, c4, d4, b3, d3, b2, c2, d2"):
            give(s, answer)
    assert shown(s) == EMPTY


# Whom he meets


@ruling("BAD-012")
def test_he_destroys_every_skeleton_on_the_square_he_enters() -> None:
    before = table("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   2yl>bvg<pr^ .   .   .   .
      .   .   y>  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    in_bag = sum(before.bag)
    after = play(before, [HERO_PHASE], ["b4", "c4"])
    assert (
        shown(after)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   H   .   .   .   .
      .   .   y>  T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert sum(after.bag) == in_bag + 5
    assert after.bag[0] == 12  # both yellow ones from the left


@ruling("BAD-012")
def test_moved_and_frozen_ones_die_like_the_others() -> None:
    s = moved(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   b<'*y>*g>' . . .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "c4",
        "c4",
    )
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   H   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-012", "BAD-013")
@pytest.mark.parametrize("trap", EVERY_TRAP)
def test_he_may_stand_on_any_trap_and_neither_triggers_nor_damages_it(trap: str) -> None:
    before = f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   {trap} . .  .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    after = f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   H{trap} . . .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    assert shown(moved(before, "c4", "c4")) == after
    s = play(table(before), [HERO_PHASE, TRAP_PHASE, SKELETON_PHASE], ["c4", "c4", "nothing", "nothing"])
    assert shown(s) == after


@ruling("BAD-013")
@pytest.mark.parametrize("ground", ["Lw", "Lb", "X"])
def test_he_kills_in_a_labyrinth_and_on_a_destroyed_zone(ground: str) -> None:
    s = moved(
        f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   {ground}yl>2b^ . . . .
      .   .   .   .   .   .   .
    """,
        "b2",
        "c4",
    )
    assert (
        shown(s)
        == f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   H{ground} . . . .
      .   .   .   .   .   .   .
    """
    )


# Without a hero

NO_HERO = """
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   yl< T4  .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
"""


@ruling("BAD-014")
def test_who_has_no_hero_skips_phase_1() -> None:
    s = moved(NO_HERO)
    assert [BANNERS[decision.seat] for decision in s.open] == ["stag"]
    give(s, "b4")
    assert not s.open
    assert shown(s) == NO_HERO


@ruling("BAD-014")
def test_where_nobody_has_a_hero_the_traps_come_at_once() -> None:
    s = play(table(f"raven{NO_HERO}\nstag{NO_HERO}"), [HERO_PHASE, TRAP_PHASE], [])
    assert [question(s, banner).kind for banner in ("raven", "stag")] == ["choose_trap", "choose_trap"]
