"""Section L of the rulings: when a weapon may be used, and what it reaches."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import (
    Drawing,
    asked,
    give,
    in_bag,
    marched,
    marching,
    moved,
    play,
    shown,
    table,
)
from tests.rulings import ruling

THREE_IN_THE_WAY = """
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    3yl> .    .    br<  .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: crossbow
"""
FIVE_MARCHING_AT_HIM = """
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    5yl> H    .    .    br<' .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: crossbow
"""
THREE_AND_ANOTHER = """
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    3yl> H    .    .    br<  .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: crossbow
"""


@ruling("BAD-078")
def test_a_hero_who_walks_into_three_skeletons_may_use_his_weapon() -> None:
    s = moved(THREE_IN_THE_WAY, "raven: b4", "stag: c4")
    assert asked(s, "raven") == ["shoot e4 left blue-right white", "sheathe"]
    assert [decision.kind for decision in s.open] == ["use_weapon"]


@ruling("BAD-078")
def test_two_are_not_enough() -> None:
    s = moved(THREE_IN_THE_WAY.replace("3yl>", "2yl>"), "raven: b4", "stag: c4")
    assert not s.open
    assert in_bag(s, "yellow-left") == 12


@ruling("BAD-078")
def test_without_a_weapon_nothing_is_offered() -> None:
    assert not moved(THREE_IN_THE_WAY.replace("weapon: crossbow", ""), "raven: b4", "stag: c4").open


@ruling("BAD-078")
def test_the_weapon_is_optional_and_declined_in_the_hero_phase_it_stays_sheathed() -> None:
    s = moved(THREE_IN_THE_WAY, "raven: b4", "stag: c4", "raven: sheathe")
    assert not s.open
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   br< .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          weapon: crossbow
    """)


@ruling("BAD-078", "BAD-004")
def test_in_the_hero_phase_everybody_is_asked_side_by_side_when_all_heroes_have_moved() -> None:
    s = moved(
        """
          variants: advanced

          raven
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    3yl> .    .    br<  .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: crossbow

          stag
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   3g> .   p<  .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          weapon: ice staff
        """,
        "raven: b4",
        "stag: b4",
    )
    assert asked(s, "raven") == ["shoot e4 left blue-right white", "sheathe"]
    assert asked(s, "stag") == ["freeze d4", "sheathe"]


@ruling("BAD-078")
def test_all_who_die_on_the_hero_in_the_skeleton_phase_count_together() -> None:
    s = marching(
        """
          variants: advanced
               .    .    .    .    .
          .    .    gv   .    .    .    .
          .    yl>  H    p<   .    .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    pr<' .
          weapon: crossbow
        """,
        "a4 right yellow-left",
        "b5 down green-top",
    )  # the last one needs no order
    assert asked(s) == ["shoot e1 left purple-right black", "sheathe"]


@ruling("BAD-078")
def test_two_who_die_on_the_hero_in_the_skeleton_phase_are_not_enough() -> None:
    marched("""
          variants: advanced
              .   .   .   .   .
          .   .   gv  .   .   .   .
          .   yl> H   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   pr< .
          weapon: crossbow
    """)


@ruling("BAD-078")
def test_the_dead_of_one_phase_do_not_count_in_another() -> None:
    s = table("""
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    gl>  2yl> .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    pr<  .
          weapon: crossbow
    """)
    play(s, [HERO_PHASE, TRAP_PHASE, SKELETON_PHASE], ["b4", "stag: c4", "nothing", "stag: nothing"])
    assert not s.open


@ruling("BAD-078")
def test_a_weapon_may_be_used_in_both_phases_and_is_never_used_up() -> None:
    s = table("""
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    3gl> 3yl> .    .    br<  .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    pr<' .
          weapon: crossbow
    """)
    play(
        s,
        [HERO_PHASE, SKELETON_PHASE],
        ["b4", "stag: c4", "shoot e4 left blue-right white", "shoot e1 left purple-right black"],
    )
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          weapon: crossbow
    """)


@ruling("BAD-078")
def test_three_killed_by_the_weapon_do_not_trigger_it_again() -> None:
    s = moved(
        """
          variants: advanced
               .    .    .    .    .
          .    3gl> .    .    .    .    .
          .    .    3yl> .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: two handed sword
        """,
        "raven: b4",
        "stag: c4",
        "raven: charge a5",
    )
    assert not s.open
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   H   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-078")
def test_those_whom_a_dragon_chases_onto_the_hero_in_the_trap_phase_never_trigger_the_weapon() -> None:
    s = table("""
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    2gl> H    .    .    .    .
          .    .    3yv  T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    pr<' .
          supply: dragon 1
          weapon: crossbow
    """)
    play(s, [TRAP_PHASE], ["dragon b3", "stag: nothing", "up", "up", "up"])
    assert not s.open
    assert in_bag(s, "yellow-top") == 12
    play(s, [SKELETON_PHASE], [])  # two more die on him, and they do not add up
    assert not s.open
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    H    .    .    .    .
          .    .    D-   T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    pr<' .
    """)


@ruling("BAD-078")
def test_a_weapon_is_used_at_most_once_in_a_phase() -> None:
    s = marched(FIVE_MARCHING_AT_HIM.replace("br<'", "2br<'"), "shoot e4 left blue-right black")
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    H    .    .    br<' .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-079")
def test_the_weapon_is_offered_as_soon_as_the_third_one_dies_before_the_others_move() -> None:
    s = marching(THREE_AND_ANOTHER, *["a4 right yellow-left"] * 3)
    assert asked(s) == ["shoot e4 left blue-right white", "sheathe"]
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   br< .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-079")
def test_declined_it_is_offered_once_more_after_the_last_move() -> None:
    s = marching(THREE_AND_ANOTHER, *["a4 right yellow-left"] * 3, "sheathe")
    assert asked(s) == ["shoot d4 left blue-right black", "sheathe"]
    give(s, "shoot d4 left blue-right black")
    assert not s.open
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-079")
def test_the_fourth_and_fifth_bring_no_further_offer_and_declined_twice_it_is_over() -> None:
    s = marching(FIVE_MARCHING_AT_HIM)
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    2yl> H    .    .    br<' .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    give(s, "sheathe")
    assert asked(s) == ["shoot e4 left blue-right black", "sheathe"]
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    H    .    .    br<' .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    give(s, "sheathe")
    assert not s.open


@ruling("BAD-079", "BAD-022")
def test_the_owner_picks_the_order_when_the_weapon_may_come_into_play() -> None:
    s = marching(THREE_AND_ANOTHER)
    assert asked(s) == ["a4 right yellow-left", "e4 left blue-right", "rest"]
    give(s, "e4 left blue-right")
    assert asked(s) == ["shoot d4 left blue-right black", "sheathe"]  # the three alike go as they stand


@ruling("BAD-080")
@pytest.mark.parametrize("weapon", ["crossbow", "ice staff", "battle axe", "morning star", "rapier"])
def test_no_weapon_reaches_a_forest(weapon: str) -> None:
    s = moved(
        f"""
          variants: advanced
               yv   bv   .    .    .
          yl>  .    .    .    .    .    yr<
          bl>  3yl> .    .    .    .    .
          rl>  .    H    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: {weapon}
        """,
        "raven: a4",
        "stag: c4",
    )
    assert not s.open  # nobody is left on the squares, so there is nothing to do with it


@ruling("BAD-080")
@pytest.mark.parametrize("weapon", ["crossbow", "ice staff", "battle axe", "morning star", "rapier"])
def test_no_weapon_reaches_another_board(weapon: str) -> None:
    s = moved(
        f"""
          variants: advanced

          raven
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    3yl> .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: {weapon}

          stag
              .   .   .   .   .
          .   .   3g> .   .   .   .
          .   2b> .   2r> .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
        """,
        "raven: b4",
        "stag: d3",
    )
    assert not s.open


@ruling("BAD-113")
def test_a_weapon_with_nothing_to_act_on_is_offered_as_soon_as_it_has() -> None:
    s = marching(
        """
        variants: advanced
              .   .   .   .   .
        .     .   .   .   .   .   .
        3bl>  H   .   .   .   .   .
        .     .   .   T4  .   .   .
        gl>   .   .   .   .   .   .
        .     .   .   .   .   .   .
        weapon: crossbow
        """,
        "left 4 right blue-left",
        "left 4 right blue-left",
        "left 4 right blue-left",
    )
    assert asked(s) == ["shoot a2 right green-left black", "sheathe"]


@ruling("BAD-123")
def test_a_weapon_declined_after_the_last_move_is_not_offered_again() -> None:
    s = marching(
        """
        variants: advanced
              .   .   .   .   .
        .     .   .   .   .   .   .
        3bl>  H   .   .   .   b>' .
        .     .   .   T4  .   .   .
        .     .   .   .   .   .   .
        .     .   .   .   .   .   .
        weapon: crossbow
        """,
        "sheathe",
    )
    assert not s.open
