"""Setting up the basic game, and what waiting in a forest means (BAD-007 to BAD-010)."""

from __future__ import annotations

from collections import Counter

import pytest

from boneyard.games.bad_bones.shown.view import BoneView
from tests.games.bad_bones.pictures import (
    GAME,
    asked,
    give,
    laid,
    march,
    moved,
    shown,
)
from tests.rulings import ruling

LANES = {
    **{
        ("left", colour): f"left {5 - lane}" for lane, colour in enumerate(["yellow", "blue", "red", "green", "purple"])
    },
    **{
        ("top", colour): f"top {'abcde'[lane]}"
        for lane, colour in enumerate(["yellow", "blue", "red", "green", "purple"])
    },
    **{
        ("right", colour): f"right {5 - lane}"
        for lane, colour in enumerate(["yellow", "blue", "red", "green", "purple"])
    },
}
INWARD = {"left": "right", "top": "down", "right": "left"}


def first_skeletons(seats: int, seed: int) -> list[list[BoneView]]:
    """Everybody's skeletons before the first round; of those alike there is only ever one."""
    return [kingdom.bones for kingdom in GAME.view(GAME.new(seats, seed), None).kingdoms]


@ruling("BAD-007")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_everybody_starts_with_one_skeleton_of_each_colour_but_red(seats: int) -> None:
    for seed in range(30):
        for bones in first_skeletons(seats, seed):
            assert sorted(bone.token.colour for bone in bones) == ["blue", "green", "purple", "yellow"]
            assert [bone.count for bone in bones] == [1, 1, 1, 1]


@ruling("BAD-007")
def test_they_start_white_in_the_forest_on_their_own_lane_and_side() -> None:
    for seed in range(60):
        for bones in first_skeletons(3, seed):
            for bone in bones:
                assert bone.place == LANES[bone.token.side, bone.token.colour]
                assert bone.facing == INWARD[bone.token.side]
                assert (bone.face, bone.moved, bone.frozen) == ("white", False, False)


@ruling("BAD-007")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_all_others_are_in_the_bag_with_every_red_one(seats: int) -> None:
    for seed in range(10):
        s = GAME.new(seats, seed)
        assert sum(s.bag) == 15 * 12 - 4 * seats
        assert [s.bag[kind] for kind in (2, 7, 12)] == [12, 12, 12]  # red from the left, the top, the right


@ruling("BAD-008")
def test_each_of_the_twelve_models_is_as_likely_as_the_others_of_its_colour() -> None:
    drawn: Counter[tuple[str, str]] = Counter()
    for seed in range(400):
        drawn.update((bone.token.colour, bone.token.side) for bones in first_skeletons(3, seed) for bone in bones)
    assert len(drawn) == 12
    assert all(320 < count < 480 for count in drawn.values()), drawn  # 400 of 1200, give or take five deviations


@ruling("BAD-008")
def test_what_a_player_holds_is_no_longer_in_the_bag_for_the_next() -> None:
    for seed in range(60):
        s = GAME.new(6, seed)
        held = Counter(bone >> 12 for kingdom in s.kingdoms for bone in kingdom.bones)
        assert all(s.bag[kind] + held[kind] == 12 for kind in range(15))


@ruling("BAD-009")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_hero_starts_on_four_floors_with_five_houses_and_six_traps(seats: int) -> None:
    s = GAME.new(seats, 7)
    for kingdom in s.kingdoms:
        kingdom.bones = []
    empty = """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      houses: 5
      supply: wall 2, catapult 2, dragon 1, treasure 1
      cemetery: nothing
    """
    banners = ("raven", "stag", "boar", "wolf", "owl", "hare")[:seats]
    assert shown(s) == "\n".join(["round: 1", "phase: hero", *[f"{banner}\n{empty}" for banner in banners]])


@ruling("BAD-009")
def test_houses_are_not_tied_to_columns() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   4yv .   .   .   .   .
      houses: 5
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      houses: 1
    """
    )


@ruling("BAD-116")
def test_the_first_towers_in_coop_are_chosen_side_by_side_and_shown_together() -> None:
    s = GAME.new(2, 3, {"coop": True})
    assert [decision.kind for decision in s.open] == ["choose_tower", "choose_tower"]
    told = give(s, "raven: b4")
    assert told == []
    assert GAME.view(s, 1).kingdoms[0].hero is None
    give(s, "stag: d2")
    assert [kingdom.hero for kingdom in GAME.view(s, None).kingdoms] == ["b4", "d2"]


# Waiting in a forest


@ruling("BAD-010")
def test_a_treasure_does_not_turn_who_waits_in_a_forest() -> None:
    waiting = """
          yv  .   .   .   .
      yl> {}  .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: {}
    """
    s = laid(waiting.format(". ", "treasure 1"), "treasure a5", "nothing")
    assert shown(s) == waiting.format("$ ", "nothing")
    assert [type(event).__name__ for event in s.events] == ["TrapPlaced", "NothingPlaced"]


@ruling("BAD-010")
def test_a_hero_at_the_border_cannot_enter_a_forest_and_kills_nobody_there() -> None:
    s = moved(
        """
          yv  .   .   .   .
      yl> .   .   .   .   .   .
      .   H   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert asked(s) == ["a5", "b5", "b4", "a3", "b3"]
    moves = moved(
        """
          yv  .   .   .   .
      yl> .   .   .   .   .   .
      .   H   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "a5",
        "c4",
    )
    assert (
        shown(moves)
        == """
          yv  .   .   .   .
      yl> H   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-010")
@pytest.mark.parametrize(
    ("weapon", "offered"),
    [
        ("crossbow", ["shoot c5 down blue-top white", "sheathe"]),
        ("ice staff", ["freeze c5", "sheathe"]),
        ("battle axe", ["sheathe"]),
        ("rapier", ["sheathe"]),
        ("morning star", ["sheathe"]),
    ],
)
def test_weapons_do_not_reach_into_a_forest(weapon: str, offered: list[str]) -> None:
    s = moved(
        f"""
      variants: advanced
      raven
          yv  .   .   .   .
      yl> 3yl> .  bv  .   .   .
      .   H   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      weapon: {weapon}
    """,
        "a5",
        "c4",
    )
    assert not s.open if offered == ["sheathe"] else asked(s) == offered


@ruling("BAD-010")
def test_a_trap_goes_on_a_square_beside_a_full_forest_slot() -> None:
    s = laid(
        """
          yv  .   .   .   .
      yl> .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: catapult 1
    """
    )
    assert "catapult a5" in asked(s)
