"""Section M of the rulings: the spectral chief."""

from __future__ import annotations

import pytest

from tests.games.bad_bones.pictures import Drawing, asked, in_bag, laid, march, marched, moved, shown
from tests.rulings import ruling


@ruling("BAD-096")
def test_a_spectral_chief_killed_by_the_hero_goes_to_the_cemetery_of_that_board() -> None:
    s = moved(
        """
          variants: chiefs

          raven
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   bSv .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    plS> .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
        """,
        "raven: b4",
        "stag: b4",
    )
    assert shown(s) == Drawing("""
          raven
          cemetery: bS

          stag
          cemetery: plS
    """)


@ruling("BAD-096")
@pytest.mark.parametrize("bomb", ["B", "HB", "H"])
def test_killed_on_the_march_by_hero_or_bomb_it_goes_to_the_own_cemetery(bomb: str) -> None:
    s = marched(f"""
          variants: chiefs
                 .      .      .      .      .
          .      .      bSv    .      .      .      .
          .      yl>    {bomb} .      .      .      .
          .      .      .      T4     .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
    """)
    assert shown(s) == Drawing("""
          raven
          cemetery: bS

          stag
          cemetery: nothing
    """)
    assert in_bag(s, "yellow-left") == 12


@ruling("BAD-096")
def test_so_it_does_when_it_dies_on_stakes_or_under_a_dropped_bomb() -> None:
    assert march("""
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    plS> S    .    #    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """) == Drawing("""
          raven
          cemetery: plS
    """)
    s = laid(
        """
          variants: chiefs
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     yvbSv .     .     .     .
          .     .     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
          supply: bomb 1
        """,
        "bomb b4",
        "stag: nothing",
    )
    assert shown(s) == Drawing("""
          raven
          cemetery: bS
    """)


@ruling("BAD-096")
def test_having_hit_tower_and_village_with_damage_done_it_goes_to_the_own_cemetery() -> None:
    assert march("""
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    plS> T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    bSv  .    .    .    .
    """) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T3H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          houses: 4
          cemetery: plS, bS
    """)


@ruling("BAD-096", "BAD-084")
def test_it_counts_towards_three_but_the_death_staff_does_not_take_it() -> None:
    before = """
          variants: advanced, chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       2yl>bSv .       .       .       .
          .       .       .       T4H     .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
          weapon: death staff
    """
    assert asked(moved(before, "raven: b4", "stag: c4")) == ["send stag", "sheathe"]
    assert shown(moved(before, "raven: b4", "stag: c4", "send stag")) == Drawing("""
          raven
          cemetery: bS

          stag
          cemetery: yl, yl
    """)


@ruling("BAD-096")
def test_killed_by_a_weapon_it_goes_to_the_own_cemetery_and_thrown_by_a_catapult_to_the_opponents() -> None:
    s = marched(
        """
          variants: advanced, chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    3yl> H    .    .    bSv' .
          .    .    .    T4   .    .    .
          .    .    .    .    C    grS< .
          .    .    .    .    .    .    .
          weapon: crossbow
        """,
        *["a4 right yellow-left"] * 3,
        "shoot e4 down blue-top spectral black",
    )
    assert shown(s) == Drawing("""
          raven
          cemetery: bS

          stag
          cemetery: grS
    """)


@ruling("BAD-096")
def test_in_co_op_towers_and_capital_suffer_and_it_goes_to_the_own_cemetery() -> None:
    s = march("""
          variants: chiefs, coop
          capital: 2
          .    bS^  .    .    .    .    .
          .    plS> T1   .    T1H  .    .
          .    .    .    .    .    .    .
          .    .    T1   .    T1   .    .
          .    .    .    .    .    .    .
               .    .    .    .    .
    """)
    assert s == Drawing("""
          capital: 1
          .   .   .   .   .   .   .
          .   .   R   .   T1H .   .
          .   .   .   .   .   .   .
          .   .   T1  .   T1  .   .
          .   .   .   .   .   .   .
              .   .   .   .   .
          cemetery: plS, bS
    """)
