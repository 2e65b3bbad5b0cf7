"""Section J of the rulings: the hearse."""

from __future__ import annotations

from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import (
    GAME,
    Drawing,
    asked,
    give,
    in_bag,
    march,
    marched,
    marching,
    play,
    shown,
    table,
)
from tests.rulings import ruling

TWO_HEARSES = """
              .   .   .   .   .
          .   .   yv  .   pv  .   .
          .   .   U   .   U   b<  .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
"""


@ruling("BAD-070", "BAD-071")
def test_everyone_arriving_on_a_hearse_goes_to_the_opponents_cemetery_and_the_hearse_to_his_supply() -> None:
    assert march("""
               .    .    .    .    .
          .    .    gv   .    .    .    .
          .    2yl> U    r<   .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: nothing
          cemetery: nothing

          stag
          supply: hearse 1
          cemetery: yl, yl, r, g
    """)


@ruling("BAD-070")
def test_a_hearse_nobody_arrived_on_stays_where_it_is() -> None:
    assert march("""
              .   .   .   .   .
          .   .   gv  .   .   .   .
          .   .   .   U   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   gv' U   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-070")
def test_all_on_one_hearse_go_to_one_opponent_asked_for_once_when_everybody_has_moved() -> None:
    s = marching(
        """
              .   .   .   .   .
          .   .   gv  .   .   .   .
          .   yl> U   .   .   .   br<
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
        """,
        players=3,
    )
    assert asked(s) == ["stag", "boar"]
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    U    .    .    br<' .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    give(s, "boar")
    assert not s.open
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    br<' .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .

          stag
          supply: nothing
          cemetery: nothing

          boar
          supply: hearse 1
          cemetery: yl, g
    """)


@ruling("BAD-070")
def test_two_hearses_may_go_to_two_opponents() -> None:
    assert march(TWO_HEARSES, "boar", "stag", players=3) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
          supply: hearse 1
          cemetery: b, p

          boar
          supply: hearse 1
          cemetery: y
    """)


@ruling("BAD-070")
def test_the_new_owner_can_place_the_hearse_from_the_next_round_on_and_send_it_back_unworn() -> None:
    s = marched("""
          raven
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> U   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
              .   .   .   .   .
          .   .   bv  .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    s.round += 1
    play(s, [TRAP_PHASE, SKELETON_PHASE], ["raven: nothing", "stag: hearse b3"])
    assert shown(s) == Drawing("""
          raven
          supply: hearse 1
          cemetery: b

          stag
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: nothing
          cemetery: yl
    """)


@ruling("BAD-070", "BAD-054")
def test_the_star_of_a_hearse_goes_to_its_last_owner() -> None:
    s = marched("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> U   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   bv  .   .   .   .
          houses: 1
    """)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores[1] == 4 * 4 + 5 * 3 + 1


@ruling("BAD-070", "BAD-031")
def test_who_was_chased_onto_a_hearse_by_a_landing_dragon_goes_with_those_who_walk_onto_it_later() -> None:
    s = table("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yl> U   .   .   .   .
          .   .   gv  T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: dragon 1
    """)
    play(s, [TRAP_PHASE, SKELETON_PHASE], ["raven: dragon b3", "stag: nothing", "raven: up"])
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   D-  T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: nothing

          stag
          supply: hearse 1
          cemetery: yl, g
    """)


@ruling("BAD-071")
def test_alone_those_on_a_hearse_go_to_the_own_cemetery_and_the_hearse_to_the_own_supply() -> None:
    assert march(
        """
              .   .   .   .   .
          .   .   gv  .   .   .   .
          .   yl> U   .   .   .   .
          .   .   .   T1H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
        """,
        players=1,
    ) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T1H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: hearse 1
          cemetery: yl, g
    """)


@ruling("BAD-071")
def test_in_co_op_they_go_to_a_team_mate_and_the_hearse_back_to_the_shared_supply() -> None:
    s = marching(
        """
          variants: coop
          .   .   .   .   .   .   .
          .   .   T1H .   T1  .   .
          .   .   rl> U   .   .   .
          .   .   T1  y^  T1  .   .
          .   .   .   .   .   .   .
              .   .   .   .   .
        """,
        players=3,
    )
    assert asked(s) == ["stag", "boar"]
    give(s, "stag")
    assert shown(s) == Drawing("""
          shared supply: hearse 1

          raven
          .   .   .   .   .   .   .
          .   .   T1H .   T1  .   .
          .   .   .   .   .   .   .
          .   .   T1  .   T1  .   .
          .   .   .   .   .   .   .
              .   .   .   .   .
          supply: nothing

          stag
          supply: nothing
          cemetery: rl, y
    """)


@ruling("BAD-072")
def test_with_the_hero_on_it_a_hearse_does_not_drive() -> None:
    s = marched("""
              .   .   .   .   .
          .   .   gv  .   .   .   .
          .   yl> HU  .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   HU  .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
          supply: nothing
          cemetery: nothing
    """)
    assert [in_bag(s, "yellow-left"), in_bag(s, "green-top")] == [12, 12]
