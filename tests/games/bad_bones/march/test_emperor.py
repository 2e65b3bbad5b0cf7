"""Section M of the rulings: the emperor, and a board without its hero."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import (
    GAME,
    Drawing,
    asked,
    in_bag,
    laid,
    march,
    marched,
    moved,
    play,
    shown,
    table,
)
from tests.rulings import ruling


@ruling("BAD-098")
@pytest.mark.parametrize("tower", ["T1H", "T4H"])
def test_the_emperor_entering_a_tower_eliminates_its_player_and_takes_no_floor(tower: str) -> None:
    s = marched(f"""
          variants: chiefs

          raven
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       yE>     {tower} .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .

          stag
              .   .   .   .   .
          .   .   gv  .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T2H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          houses: 1
    """)
    assert shown(s) == Drawing(f"""
          raven
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       .       {tower} .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
          cemetery: nothing

          stag
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   gv' .   .   .   .
          .   .   .   T2H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert in_bag(s, "yellow-top emperor") == 1
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores == (0, 2 * 4 + 3)


@ruling("BAD-098")
def test_so_does_the_emperor_entering_the_village_and_the_others_score() -> None:
    s = marched(
        """
          variants: chiefs

          raven
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   yEv .   .   .   .

          stag
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T3H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
        """,
        players=3,
    )
    assert shown(s) == Drawing("""
          raven
          houses: 5
    """)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.scores == (0, 3 * 4 + 15, 4 * 4 + 15)


@ruling("BAD-098")
def test_alone_all_is_lost() -> None:
    s = marched(
        """
          variants: chiefs
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   yE> T1H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
        """,
        players=1,
    )
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == ()


@ruling("BAD-098", "BAD-107")
@pytest.mark.parametrize(("top", "west"), [("yE^", "."), (".", "yE>")])
def test_in_co_op_all_is_lost_when_he_enters_a_tower_or_the_capital(top: str, west: str) -> None:
    s = marched(f"""
          variants: chiefs, coop
          .      {top}  .      .      .      .      .
          .      {west} T1H    .      T1     .      .
          .      .      .      .      .      .      .
          .      .      T1     .      T1     .      .
          .      .      .      .      .      .      .
                 .      .      .      .      .
    """)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == ()


@ruling("BAD-098", "BAD-095")
@pytest.mark.parametrize("stopped", ["green-left instructor", "yellow-top emperor"])
def test_in_co_op_all_is_lost_also_when_he_enters_a_tower_within_a_group(stopped: str) -> None:
    s = marched(
        """
          variants: chiefs, coop
          .       .       .       .       .       .       .
          .       glI>yEv T1H     .       T1      .       .
          .       .       .       .       .       .       .
          .       .       T1      .       T1      .       .
          .       .       .       .       .       .       .
                  .       .       .       .       .
        """,
        "a4 right green-left instructor",
        stopped,
    )
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == ()


@ruling("BAD-098")
def test_killed_by_the_hero_he_and_the_hero_leave_the_game_for_good() -> None:
    s = moved(
        """
          variants: chiefs
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     yvyEv .     .     .     .
          .     .     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
        """,
        "raven: b4",
        "stag: c4",
    )
    assert shown(s) == Drawing("""
          gone: yE
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          cemetery: nothing
    """)
    assert [in_bag(s, "yellow-top"), in_bag(s, "yellow-top emperor")] == [12, 0]
    assert not s.ending


EMPEROR_AND_ANOTHER = """
          variants: chiefs
              .   .   .   .   .
          .   .   gv  .   .   .   .
          .   yE> HC  .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
"""


@ruling("BAD-098", "BAD-099")
def test_walking_onto_the_hero_first_he_opens_the_way_and_the_trap_there_acts_again() -> None:
    assert march(EMPEROR_AND_ANOTHER, "a4 right yellow-top emperor") == Drawing("""
          gone: yE
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   C-  .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
          cemetery: g
    """)


@ruling("BAD-098", "BAD-022")
def test_who_walks_onto_the_hero_before_the_emperor_still_dies_there() -> None:
    s = marched(EMPEROR_AND_ANOTHER, "b5 down green-top")
    assert shown(s) == Drawing("""
          gone: yE
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   C   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
          cemetery: nothing
    """)
    assert in_bag(s, "green-top") == 12


@ruling("BAD-098")
@pytest.mark.parametrize(
    ("weapon", "use"),
    [
        ("crossbow", "shoot b5 down yellow-top emperor white"),
        ("battle axe", "axe yellow"),
        ("two handed sword", "charge b5"),
    ],
)
def test_killed_by_a_weapon_he_counts_as_killed_by_the_hero(weapon: str, use: str) -> None:
    s = moved(
        f"""
          variants: advanced, chiefs
              .   .   .   .   .
          .   .   yEv .   .   .   .
          .   .   3g> .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          weapon: {weapon}
        """,
        "raven: b4",
        "stag: c4",
        f"raven: {use}",
    )
    assert not s.open
    assert shown(s) == Drawing("""
          gone: yE
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-098")
def test_chased_onto_the_hero_by_a_landing_dragon_both_leave_the_game() -> None:
    s = laid(
        """
          variants: chiefs
              .   .   .   .   .
          .   .   H   .   .   .   .
          .   .   yEv .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: dragon 1
        """,
        "dragon b4",
        "stag: nothing",
        "up",
    )
    assert shown(s) == Drawing("""
          gone: yE
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   D-  .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-098")
@pytest.mark.parametrize(("b4", "d4"), [("B", "."), ("S", "#")])
def test_killed_by_a_bomb_or_on_stakes_he_goes_back_to_the_bag(b4: str, d4: str) -> None:
    s = marched(f"""
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    yE>  {b4} .    {d4} .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    assert in_bag(s, "yellow-top emperor") == 1
    assert s.gone == ()
    assert not s.ending


@ruling("BAD-098")
def test_killed_by_a_dropped_bomb_he_goes_back_to_the_bag() -> None:
    s = laid(
        """
          variants: chiefs
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   yEv .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: bomb 1
        """,
        "bomb b4",
        "stag: nothing",
    )
    assert in_bag(s, "yellow-top emperor") == 1
    assert s.gone == ()


@ruling("BAD-098")
def test_sent_away_he_enters_elsewhere_as_usual() -> None:
    s = marched("""
          variants: chiefs
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   yE> C   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert shown(s) == Drawing("""
          stag
          cemetery: yE
    """)
    assert not s.ending


@ruling("BAD-099")
def test_when_the_hero_has_left_the_game_his_weapon_is_dead_too() -> None:
    s = marched(
        """
          variants: advanced, chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       2yl>yE> H       .       .       br<'    .
          .       .       .       T4      .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
          weapon: crossbow
        """,
        "a4 right yellow-left",
        "a4 right yellow-left",
    )
    assert shown(s) == Drawing("""
          gone: yE
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    br<' .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-099")
def test_who_walks_into_the_emperor_and_two_others_has_no_use_for_his_weapon() -> None:
    s = moved(
        """
          variants: advanced, chiefs
                 .      .      .      .      .
          .      .      .      .      .      br<    .
          .      .      2g>yEv .      .      .      .
          .      .      .      T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
          weapon: crossbow
        """,
        "raven: b4",
        "stag: c4",
    )
    assert not s.open
    assert in_bag(s, "green-top") == 12


@ruling("BAD-099", "BAD-014")
def test_without_a_hero_one_skips_the_hero_phase_and_his_square_is_a_square_like_any_other() -> None:
    s = table("""
          variants: chiefs
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      .      2g>yEv .      .      .      .
          .      bl>    .      T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
          supply: wall 1
    """)
    play(s, [HERO_PHASE, TRAP_PHASE], ["raven: b4", "stag: c4"])
    assert "wall / b4" in asked(s, "raven")
    play(s, [HERO_PHASE], [])
    assert [decision.seat for decision in s.open] == [1]
    play(s, [SKELETON_PHASE], [])
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    bl>' T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-120")
def test_in_coop_the_emperor_brings_down_the_tower_that_stops_him() -> None:
    s = play(
        table("""
            variants: chiefs, coop
            raven
            .     .   .   .    .   .   .
            .     .   T1  yE<  T1H .   .
            .     .   .   .    .   .   .
            .     .   T1  .    T1  .   .
            .     .   .   .    .   .   .
                  .   .   .    .   .
        """),
        [SKELETON_PHASE],
        [],
    )
    assert shown(s) == Drawing("""
        raven
        .     .   .   .    .   .   .
        .     .   R   .    T1H .   .
        .     .   .   .    .   .   .
        .     .   T1  .    T1  .   .
        .     .   .   .    .   .   .
              .   .   .    .   .
    """)
    assert s.ending == "lost"
