"""Section M of the rulings: the saboteur."""

from __future__ import annotations

import pytest

from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import Drawing, in_bag, march, marched, play, shown, table
from tests.rulings import ruling

NOBODY_LEFT = """
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          cemetery: nothing

          stag
          supply: nothing
          cemetery: nothing
"""


@ruling("BAD-097")
def test_every_trap_a_saboteur_triggered_leaves_the_game_and_then_he_goes_to_the_bag() -> None:
    s = marched(r"""
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    ylA> \    .    .    .    .
          .    .    S    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    assert shown(s) == Drawing(NOBODY_LEFT)
    assert in_bag(s, "yellow-left saboteur") == 1


@ruling("BAD-097")
def test_a_saboteur_who_triggered_nothing_marches_like_anybody() -> None:
    assert march("""
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    ylA> .    .    /    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """) == Drawing("""
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     ylA>' .     /     .     .
          .     .     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
    """)


@ruling("BAD-097")
def test_a_trap_is_gone_even_if_others_used_it_too_and_it_acts_on_all_of_them() -> None:
    assert march("""
          variants: chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       yl>ylA> /       g<      .       .       .
          .       .       .       T4H     .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
    """) == Drawing("""
               .    .    .    .    .
          .    .    yl^' .    .    .    .
          .    .    .    .    .    .    .
          .    .    gv'  T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-097")
@pytest.mark.parametrize("trap", ["#", "Lw", "Lb", "O", "$", "C", "U"])
def test_barricade_labyrinth_portal_treasure_catapult_and_hearse_leave_the_game_and_he_goes_to_the_bag(
    trap: str,
) -> None:
    s = marched(f"""
          variants: chiefs
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      ylA>   {trap} .      .      .      .
          .      .      .      T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
    """)
    assert shown(s) == Drawing(NOBODY_LEFT)
    assert in_bag(s, "yellow-left saboteur") == 1


@ruling("BAD-097")
def test_a_dragon_he_comes_to_is_gone_too() -> None:
    before = """
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    ylA> D    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """
    assert march(before, "up") == Drawing(NOBODY_LEFT)


@ruling("BAD-097")
def test_a_labyrinth_that_holds_him_is_gone_and_those_held_with_him_stay() -> None:
    assert march("""
          variants: chiefs
                    .         .         .         .         .
          .         .         .         .         .         .         .
          .         Lbgl^ylA> .         .         .         .         .
          .         .         .         T4H       .         .         .
          .         .         .         .         .         .         .
          .         .         .         .         .         .         .
    """) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    gl^' .    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-097")
def test_leaving_a_labyrinth_is_no_trigger() -> None:
    assert march("""
          variants: chiefs
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      LwylA> .      .      .      .      .
          .      .      .      T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
    """) == Drawing("""
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     Lw    ylA>' .     .     .     .
          .     .     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
    """)


@ruling("BAD-097")
def test_what_he_triggered_is_gone_even_if_he_died_or_did_his_harm_meanwhile() -> None:
    s = marched(r"""
          variants: chiefs
               .    .    .    .    .
          .    .    H    .    .    .    .
          .    ylA> /    /    prA< .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    rAv  .    .    .    .    .
    """)
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   H   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T3  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          houses: 4
          cemetery: nothing
    """)
    assert [in_bag(s, f"{name} saboteur") for name in ("yellow-left", "purple-right", "red-top")] == [1, 1, 1]


@ruling("BAD-097")
def test_from_another_cemetery_he_goes_to_the_bag_but_who_triggered_nothing_stays_there() -> None:
    s = marched(r"""
          variants: chiefs
               .    .    .    .    .
          .    ylA> /    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    prA> .
    """)
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
          cemetery: prA
    """)
    assert in_bag(s, "yellow-left saboteur") == 1


@ruling("BAD-097", "BAD-084")
def test_even_where_the_death_staff_sent_him_he_does_not_stay() -> None:
    s = marched(
        """
          variants: advanced, chiefs
               .    .    .    .    .
          .    2yl> H    .    .    .    .
          .    ylA> /    .    .    .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: death staff
        """,
        "send stag",
    )
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   H   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
          cemetery: yl, yl
    """)
    assert in_bag(s, "yellow-left saboteur") == 1


@ruling("BAD-097", "BAD-070")
def test_a_hearse_with_a_saboteur_delivers_the_others_and_nobody_receives_it() -> None:
    assert march("""
          variants: chiefs
               .    .    .    .    .
          .    .    gv   .    .    .    .
          .    ylA> U    .    .    .    .
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

          stag
          supply: nothing
          cemetery: g
    """)


@ruling("BAD-097", "BAD-060")
def test_a_bomb_still_leaves_its_destroyed_zone() -> None:
    s = marched("""
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    ylA> B    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   X   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert in_bag(s, "yellow-left saboteur") == 1


@ruling("BAD-097", "BAD-045")
def test_being_next_to_a_treasure_triggers_nothing() -> None:
    assert march("""
          variants: chiefs
               .    .    .    .    .
          .    .    $    .    .    .    .
          .    ylA> .    .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """) == Drawing("""
                .     .     .     .     .
          .     .     $     .     .     .     .
          .     .     ylA^' .     .     .     .
          .     .     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
    """)


@ruling("BAD-097", "BAD-029", "BAD-066")
def test_a_trap_under_the_hero_and_a_trap_flown_over_are_not_triggered() -> None:
    assert march("""
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    ylA> S    C    .    .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    prA> HC   .    .
    """) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   C   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   HC  .   .
    """)


@ruling("BAD-097", "BAD-040")
def test_a_dragon_that_landed_on_him_and_what_he_was_chased_into_are_safe() -> None:
    s = table("""
          variants: chiefs
              .   .   .   .   .
          .   .   /   .   .   .   .
          .   .   rAv .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          supply: dragon 1
    """)
    play(s, [TRAP_PHASE, SKELETON_PHASE], ["dragon b4", "stag: nothing", "up"])
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    .    /-   rAv' .    .    .
          .    .    D-   .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-097", "BAD-095")
def test_in_a_group_he_triggers_what_the_group_triggers_and_the_others_go_on() -> None:
    assert march(
        """
          variants: chiefs
                      .           .           .           .           .
          .           .           .           .           .           .           .
          .           ylvglI>ylAv /           .           .           .           .
          .           .           .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
        """,
        "a4 right green-left instructor",
    ) == Drawing("""
                      .           .           .           .           .
          .           .           yl^'&1glI^' .           .           .           .
          .           .           .           .           .           .           .
          .           .           .           T4H         .           .           .
          .           .           .           .           .           .           .
          .           .           .           .           .           .           .
    """)
