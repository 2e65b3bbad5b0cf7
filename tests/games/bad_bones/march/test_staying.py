"""Staying put, being sent back, coming back, and sharing a square (BAD-032 to BAD-035)."""

from __future__ import annotations

import pytest

from tests.games.bad_bones.pictures import (
    march,
)
from tests.rulings import ruling

# Barricades


@ruling("BAD-032")
@pytest.mark.parametrize(("before", "after"), [("#", "#-"), ("#-", ".")])
def test_whoever_would_step_on_a_barricade_stays_facing_it_and_is_flipped(before: str, after: str) -> None:
    assert (
        march(f"""
          .   bv  .   .   .
      .   .   {before} . . .  .
      .   .   y^  .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == f"""
          .   bv' .   .   .
      .   .   {after} .  .   .   .
      .   .   y^' .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-032")
def test_a_barricade_under_the_hero_holds_and_is_used() -> None:
    assert (
        march("""
          .   .   .   .   .
      yl> H#  b<  .   .   .   .
      .   g^  .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      yl>' H#- b<' .  .   .   .
      .   g^' .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


# Staying put and being sent back


@ruling("BAD-033")
def test_no_arrow_turns_who_stayed_put() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   y>  #   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   y>' #-  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-033")
def test_a_treasure_turns_who_stayed_put() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   $   .   .   .
      .   .   .   y>  #   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   $   .   .   .
      .   .   .   y^' #-  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-033", "BAD-069")
@pytest.mark.parametrize(("beside", "facing"), [(".", "<"), ("$", "v")])
def test_who_ricochets_into_a_barricade_is_back_unturned_but_for_a_treasure(beside: str, facing: str) -> None:
    assert (
        march(rf"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   #   T4H .   .   .
      .   .   \   y<  .   .   .
      .   .   .   {beside} . . .
    """)
        == rf"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   #-  T4H .   .   .
      .   .   \-  y{facing}' . . .
      .   .   .   {beside} . . .
    """
    )


@ruling("BAD-033", "BAD-074")
@pytest.mark.parametrize(("beside", "facing"), [(".", ">"), ("$", "v")])
def test_who_would_go_round_for_ever_is_back_unturned_but_for_a_treasure(beside: str, facing: str) -> None:
    assert (
        march(rf"""
          .   .   .   .   .
      .   .   .   /   \   .   .
      .   y>  S   \   /   .   .
      .   {beside} . T4H . .  .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == rf"""
          .   .   .   .   .
      .   .   .   /-  \-  .   .
      .   y{facing}' S- \- /- . .
      .   {beside} . T4H . .  .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-034")
def test_coming_back_to_the_start_square_by_ricochets_is_a_normal_arrival() -> None:
    assert (
        march(r"""
          .   .   .   .   .
      .   /   \   .   .   .   .
      .   y>  /   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == r"""
          .   .   .   .   .
      .   /-  \-  .   .   .   .
      .   yv' /-  .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-034")
def test_the_arrow_of_the_start_square_turns_who_comes_back_along_its_tail() -> None:
    assert (
        march(r"""
          .   .   .   .   .
      .   .   .   /   \   .   .
      .   .   .   y^  /   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == r"""
          .   .   .   .   .
      .   .   .   /-  \-  .   .
      .   .   .   yv' /-  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


# Sharing squares


@ruling("BAD-035")
def test_skeletons_never_block_one_another_and_share_a_square_facing_different_ways() -> None:
    assert (
        march("""
          .   yv' .   .   .
      .   .   yv  .   .   .   .
      .   2bl> g^' r< .   .   .
      .   .   p^  T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   yv' .   .   .
      .   .   .   .   .   .   .
      .   .   2bl>'yv'r<'g^'p^' . . . .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-035")
def test_two_who_change_places_pass_each_other() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   yl> b<  .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   b<' yl>' .  .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-035")
def test_any_number_may_share_a_forest_slot_and_enter_together() -> None:
    assert (
        march("""
          .   .   .   .   .
      9yl> .  .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   9yl>' . .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
