"""Phase 2, one trap (BAD-015 to BAD-021)."""

from __future__ import annotations

import pytest

from boneyard.core.decision import IllegalAction
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import EMPTY, asked, give, laid, march, play, shown, table
from tests.rulings import ruling

SQUARES = [column + row for row in "54321" for column in "abcde"]
BASIC_KIT = "supply: wall 2, catapult 2, dragon 1, treasure 1"
FULL_KIT = "wall, catapult, dragon, treasure, barricade, bomb, hearse, labyrinth, portal, spring"


def squares_for(picture: str, trap: str) -> list[str]:
    """The squares a trap may be put on, one for each way it can be turned."""
    return [answer.split()[-1] for answer in asked(laid(picture)) if answer.startswith(trap)]


# One of three things

SOME_TRAPS = """
      .   .   .   .   .
  .   .   .   .   .   .   .
  .   .   /   .   D-  .   .
  .   .   .   T4H .   .   .
  .   .   .   .   .   .   .
  .   .   .   .   .   .   .
  supply: catapult 2, treasure 1
"""


@ruling("BAD-015")
def test_one_trap_is_placed() -> None:
    s = laid(SOME_TRAPS, "catapult a1", "nothing")
    assert not s.open
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   /   .   D-  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   C   .   .   .   .   .
      supply: catapult 1, treasure 1
    """
    )


@ruling("BAD-015")
def test_or_one_trap_is_taken_back() -> None:
    s = laid(SOME_TRAPS, "take b4", "nothing")
    assert not s.open
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   D-  .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: wall 1, catapult 2, treasure 1
    """
    )


@ruling("BAD-015")
def test_or_nothing_is_done() -> None:
    s = laid(SOME_TRAPS, "nothing", "nothing")
    assert not s.open
    assert shown(s) == SOME_TRAPS


@ruling("BAD-015")
def test_nothing_else_is_offered() -> None:
    s = laid(SOME_TRAPS)
    assert {answer.split()[0] for answer in asked(s)} == {"catapult", "treasure", "take", "nothing"}
    assert asked(laid(EMPTY)) == ["nothing"]


# Where a trap may lie

CROWDED = """
      yv  .   .   .   pv
  yl> .   .   .   .   .   .
  .   H   /   .   .   .   .
  .   .   .   T4  D-  .   .
  .   .   .   .   y<' X   .
  .   .   .   .   .   2b>g^ .
"""


@ruling("BAD-016")
@pytest.mark.parametrize("trap", ["catapult", "treasure", "barricade", "hearse", "portal", "spring"])
def test_a_trap_goes_where_there_is_no_trap_no_tower_and_no_skeleton(trap: str) -> None:
    free = [square for square in SQUARES if square not in ("b4", "c3", "d3", "d2", "e2", "e1")]
    assert squares_for(f"{CROWDED}\nsupply: {trap} 1", trap) == free


@ruling("BAD-016")
@pytest.mark.parametrize(("trap", "ways"), [("wall", ["/", "\\"]), ("labyrinth", ["white", "black"])])
def test_a_wall_and_a_labyrinth_go_there_either_way(trap: str, ways: list[str]) -> None:
    free = [square for square in SQUARES if square not in ("b4", "c3", "d3", "d2", "e2", "e1")]
    offered = [answer for answer in asked(laid(f"{CROWDED}\nsupply: {trap} 1")) if answer.startswith(trap)]
    assert sorted(offered) == sorted(f"{trap} {way} {square}" for square in free for way in ways)


@ruling("BAD-016")
def test_a_trap_is_placed_intact_side_up() -> None:
    s = laid(f"{EMPTY} supply: wall 1", r"wall \ b5", "nothing")
    assert (
        shown(s)
        == r"""
          .   .   .   .   .
      .   .   \   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: nothing
    """
    )


@ruling("BAD-016")
def test_a_trap_may_go_under_the_hero_but_not_on_the_tower_with_him() -> None:
    away = EMPTY.replace("T4H .  ", "T4  H  ") + BASIC_KIT
    s = laid(away, "catapult d3", "nothing")
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  HC  .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )
    assert not any(answer.endswith("c3") for answer in asked(laid(EMPTY + BASIC_KIT)))


@ruling("BAD-016")
def test_forests_and_village_never_hold_traps() -> None:
    offered = asked(laid(EMPTY + BASIC_KIT))
    assert {answer.split()[-1] for answer in offered} == {*SQUARES, "nothing"} - {"c3"}


@ruling("BAD-017", "BAD-040")
def test_a_dragon_may_be_put_on_skeletons() -> None:
    assert squares_for(f"{CROWDED}\nsupply: dragon 1", "dragon") == [
        square for square in SQUARES if square not in ("b4", "c3", "d3", "e2")
    ]


@ruling("BAD-017", "BAD-061")
def test_a_bomb_may_be_put_on_skeletons() -> None:
    assert squares_for(f"{CROWDED}\nsupply: bomb 1", "bomb") == [
        square for square in SQUARES if square not in ("b4", "c3", "d3", "e2")
    ]


@ruling("BAD-017")
def test_no_other_trap_may_be_put_on_skeletons() -> None:
    kit = ", ".join(f"{trap} 1" for trap in FULL_KIT.split(", "))
    on_skeletons = {answer.split()[0] for answer in asked(laid(f"{CROWDED}\nsupply: {kit}")) if answer.endswith("d2")}
    assert on_skeletons == {"dragon", "bomb"}


# Taking back


@ruling("BAD-018")
@pytest.mark.parametrize(
    ("trap", "name"),
    [
        *[("/", "wall"), ("\\", "wall"), ("/-", "wall"), ("C", "catapult"), ("C-", "catapult"), ("D", "dragon")],
        *[("D-", "dragon"), ("$", "treasure"), ("#", "barricade"), ("#-", "barricade"), ("B", "bomb")],
        *[("U", "hearse"), ("Lw", "labyrinth"), ("Lb", "labyrinth"), ("O", "portal"), ("O-", "portal")],
        *[("S", "spring"), ("S-", "spring")],
    ],
)
@pytest.mark.parametrize("hero", ["", "H"])
def test_an_intact_or_damaged_trap_comes_back_also_under_the_hero(trap: str, name: str, hero: str) -> None:
    board = """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   T4  .   .   .
      .   {}  .   .   .   .   .
      .   .   .   .   .   .   .
      supply: {}
    """
    assert shown(laid(board.format(hero + trap, "nothing"), "take a2", "nothing")) == board.format(
        hero or ".", f"{name} 1"
    )


@ruling("BAD-018")
def test_what_was_damaged_is_placed_intact_again() -> None:
    s = laid(EMPTY.replace(".   T4H", "D-  T4H"), "take b3", "nothing")
    play(s, [TRAP_PHASE], ["dragon b3", "nothing"])
    assert shown(s) == EMPTY.replace(".   T4H", "D   T4H")


@ruling("BAD-018")
def test_a_destroyed_zone_cannot_be_taken_back() -> None:
    s = laid(CROWDED)
    assert asked(s) == ["take b4", "take d3", "nothing"]
    with pytest.raises(IllegalAction):
        give(s, "take e2")


@ruling("BAD-018")
def test_one_cannot_take_from_another_board() -> None:
    s = laid(CROWDED)
    assert asked(s, "stag") == ["nothing"]


@ruling("BAD-019")
def test_who_is_in_a_labyrinth_that_is_taken_back_stays_and_no_arrow_turns_him() -> None:
    s = laid(
        """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   Lbyl>b^pr< . . .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """,
        "take c4",
        "nothing",
    )
    assert (
        shown(s)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   yl>b^pr< . . .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
      supply: labyrinth 1
    """
    )


# What lies under a trap


@ruling("BAD-020")
@pytest.mark.parametrize("trap", ["$", "Lw", "Lb"])
def test_a_trap_hides_the_arrow_under_it(trap: str) -> None:
    after = march(f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   yl> {trap} . .  .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
    left = "" if trap == "$" else trap
    assert (
        after
        == f"""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   {left}yl>' . . .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-020")
def test_a_destroyed_zone_has_a_hole_and_its_arrow_works() -> None:
    assert (
        march("""
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   yl> X   .   .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """)
        == """
          .   .   .   .   .
      .   .   .   .   .   .   .
      .   .   .   Xylv' . .   .
      .   .   .   T4H .   .   .
      .   .   .   .   .   .   .
      .   .   .   .   .   .   .
    """
    )


@ruling("BAD-021")
def test_a_placed_wall_can_only_be_taken_back_not_turned() -> None:
    offered = asked(laid(f"{SOME_TRAPS.replace('catapult 2', 'wall 1, catapult 2')}"))
    assert [answer for answer in offered if answer.endswith("b4")] == ["take b4"]
    assert [answer for answer in offered if answer.endswith("d4")] == ["take d4"]


@ruling("BAD-021")
def test_a_damaged_trap_is_turned_over_by_taking_it_back_and_placing_it_in_two_rounds() -> None:
    s = play(
        table(SOME_TRAPS),
        [TRAP_PHASE, SKELETON_PHASE, TRAP_PHASE],
        ["take d4", "nothing", "dragon d4", "nothing"],
    )
    assert shown(s) == SOME_TRAPS.replace("D- ", "D  ")
