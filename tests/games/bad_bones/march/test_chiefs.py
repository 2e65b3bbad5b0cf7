"""Section M of the rulings: demolition, necromancer and friendly chiefs."""

from __future__ import annotations

import pytest

from boneyard.core.rng import Loaded
from boneyard.games.bad_bones.model.pieces import KINDS, PLAIN, RANK_OF, rank_of
from boneyard.games.bad_bones.phases.end_of_game import maybe_end
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import (
    EMPTY,
    GAME,
    Drawing,
    arrived,
    in_bag,
    march,
    marched,
    marching,
    play,
    shown,
    table,
)
from tests.rulings import ruling


@ruling("BAD-090")
def test_the_nineteen_chiefs_join_the_bag_after_the_first_skeletons_are_drawn() -> None:
    for seed in range(40):
        s = GAME.new(4, seed, {"chiefs": True})
        assert all(rank_of(bone) == PLAIN for k in s.kingdoms for bone in k.bones)
        assert sum(s.bag[kind] for kind in range(KINDS) if RANK_OF[kind] != PLAIN) == 19
    assert all(GAME.new(4, 0).bag[kind] == 0 for kind in range(KINDS) if RANK_OF[kind] != PLAIN)


@ruling("BAD-090", "BAD-049")
def test_a_chief_enters_on_the_lane_of_its_colour_from_the_side_of_its_drawing() -> None:
    s = arrived(f"variants: chiefs\n{EMPTY}\ncemetery: ylD, gN, prA", Loaded(0, 0, 0, 0, 0, 0))
    assert shown(s) == Drawing("""
                     .          .          .          gNv'       .
          3yl>'ylD>' .          .          .          .          .          .
          .          .          .          .          .          .          .
          .          .          .          T4H        .          .          .
          .          .          .          .          .          .          .
          .          .          .          .          .          .          prA<'
    """)


@ruling("BAD-091")
def test_a_demolition_chief_takes_two_floors_or_two_houses_and_goes_to_the_bag() -> None:
    s = marched("""
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    ylD> T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    rDv  .    .    .    .
    """)
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T2H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          houses: 3
          cemetery: nothing
    """)
    assert [in_bag(s, "yellow-left demolition"), in_bag(s, "red-top demolition")] == [1, 1]


@ruling("BAD-091")
@pytest.mark.parametrize(
    ("tower", "houses", "then", "there"),
    [("T1", 5, "T0", 3), ("T4", 1, "T2", 0), ("T1", 1, "T0", 0), ("T2", 2, "T0", 0)],
)
def test_of_the_last_floor_or_house_it_takes_what_is_left(tower: str, houses: int, then: str, there: int) -> None:
    assert march(f"""
          variants: chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       ylD>    {tower} .       .       .
          .       .       .       .       .       .       .
          .       .       rDv     .       .       .       .
          houses: {houses}
    """) == Drawing(f"""
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
          .      .      .      {then} .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
          houses: {there}
    """)


@ruling("BAD-091")
def test_in_co_op_a_demolition_chief_takes_one_tower_or_two_houses_of_the_capital() -> None:
    picture = """
          variants: chiefs, coop
          capital: 3
          .    rD^  .    .    .    .    .
          .    ylD> T1   .    T1H  .    .
          .    .    .    .    .    .    .
          .    .    T1   .    T1   .    .
          .    .    .    .    .    .    .
               .    .    .    .    .
    """
    assert march(picture, players=3) == Drawing("""
          capital: 1
          .   .   .   .   .   .   .
          .   .   R   .   T1H .   .
          .   .   .   .   .   .   .
          .   .   T1  .   T1  .   .
          .   .   .   .   .   .   .
              .   .   .   .   .
    """)
    assert march(picture.replace("capital: 3", "capital: 1"), players=3) == Drawing("capital: 0")


@ruling("BAD-092")
def test_a_necromancer_drawn_from_the_bag_brings_three_more() -> None:
    s = arrived(f"variants: chiefs\n{EMPTY}", Loaded(183, 0, 0, 0, 0, 0, 0, 0, 0))
    assert shown(s) == Drawing("""
          raven
                .     .     .     .     .
          5yl>' .     .     .     .     .     .
          blN>' .     .     .     .     .     .
          .     .     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .

          stag
                .     .     .     .     .
          3yl>' .     .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
    """)


@ruling("BAD-092")
def test_a_necromancer_among_those_three_brings_three_more_again() -> None:
    s = arrived(f"variants: chiefs\n{EMPTY}", Loaded(183, 183, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    assert shown(s) == Drawing("""
                .     .     .     gNv'  .
          7yl>' .     .     .     .     .     .
          blN>' .     .     .     .     .     .
          .     .     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
    """)


@ruling("BAD-092")
def test_a_necromancer_sent_by_another_player_brings_nobody() -> None:
    s = arrived(f"variants: chiefs\n{EMPTY}\ncemetery: blN", Loaded(0, 0, 0, 0, 0, 0))
    assert shown(s) == Drawing("""
                .     .     .     .     .
          3yl>' .     .     .     .     .     .
          blN>' .     .     .     .     .     .
          .     .     .     T4H   .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
    """)


@ruling("BAD-093")
@pytest.mark.parametrize(
    ("tower", "houses", "then", "there"), [("T3", 4, "T4", 5), ("T1", 1, "T2", 2), ("T4", 5, "T4", 5)]
)
def test_a_friendly_chief_mends_a_damaged_tower_or_village(tower: str, houses: int, then: str, there: int) -> None:
    s = marched(f"""
          variants: chiefs
                  .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
          .       .       rlF>    {tower} .       .       .
          .       .       .       .       .       .       .
          .       .       pFv     .       .       .       .
          houses: {houses}
    """)
    assert shown(s) == Drawing(f"""
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
          .      .      .      {then} .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
          houses: {there}
          cemetery: nothing
    """)
    assert [in_bag(s, "red-left friendly"), in_bag(s, "purple-top friendly")] == [1, 1]


@ruling("BAD-093", "BAD-100")
def test_alone_one_floor_and_one_house_are_all_there_ever_is() -> None:
    assert march(
        """
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    rlF> T1H  .    .    .
          .    .    .    .    .    .    .
          .    .    pFv  .    .    .    .
        """,
        players=1,
    ) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T1H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          houses: 1
          cemetery: nothing
    """)


LAST_FLOOR = """
          variants: chiefs
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    yl>  T1H  brF< .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
"""
LAST_HOUSE = """
          variants: chiefs
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   yv  .   pFv .   .
          houses: 1
"""


@ruling("BAD-093")
def test_it_cannot_undo_an_elimination() -> None:
    s = marched(LAST_FLOOR, "b3 right yellow-left")
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T0H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert s.ending
    s = marched(LAST_HOUSE, "b1 down yellow-top")
    assert shown(s) == Drawing("""
          raven
          houses: 0
    """)
    assert s.ending


@ruling("BAD-093", "BAD-022")
def test_moved_first_it_prevents_the_elimination() -> None:
    s = marched(LAST_FLOOR, "d3 left blue-right friendly")
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T1H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert not s.ending
    s = marched(LAST_HOUSE, "d1 down purple-top friendly")
    assert shown(s) == Drawing("""
          raven
          houses: 1
    """)
    assert not s.ending


FRIEND_AND_FOE = """
          variants: chiefs, coop
          .       .       .       .       .       .       .
          .       yl>rlF> T1      .       T1H     .       .
          .       .       .       .       .       .       .
          .       .       T1      .       T1      .       .
          .       .       .       .       .       .       .
                  .       .       .       .       .
"""


@ruling("BAD-093", "BAD-104")
def test_in_co_op_a_standing_tower_is_undamaged_takes_the_friendly_chief_and_stops_the_next_one() -> None:
    s = marching(FRIEND_AND_FOE, "a4 right red-left friendly")
    assert not s.open
    assert shown(s) == Drawing("""
          .   .   .   .   .   .   .
          .   .   R   .   T1H .   .
          .   .   .   .   .   .   .
          .   .   T1  .   T1  .   .
          .   .   .   .   .   .   .
              .   .   .   .   .
    """)
    assert [in_bag(s, "red-left friendly"), in_bag(s, "yellow-left")] == [1, 12]


@ruling("BAD-093", "BAD-104")
def test_after_the_tower_has_fallen_the_friendly_chief_walks_over_the_ruin() -> None:
    assert march(FRIEND_AND_FOE, "a4 right yellow-left") == Drawing("""
          .      .      .      .      .      .      .
          .      .      RrlF^' .      T1H    .      .
          .      .      .      .      .      .      .
          .      .      T1     .      T1     .      .
          .      .      .      .      .      .      .
                 .      .      .      .      .
    """)


@ruling("BAD-093", "BAD-002")
@pytest.mark.parametrize(
    ("raven", "stag", "before", "after"),
    [
        ("pF^", ".", 1, 2),
        ("pF^", ".", 2, 2),
        ("pF^", "y^", 1, 1),  # effects on the capital are applied in seat order
        ("y^", "pF^", 2, 2),
        ("y^", "pF^", 1, 0),
    ],
)
def test_the_capital_is_mended_but_not_beyond_its_houses_nor_when_it_is_gone(
    raven: str, stag: str, before: int, after: int
) -> None:
    boards = "".join(
        f"""
          {banner}
          .     {top} .     .     .     .     .
          .     .     T1H   .     T1    .     .
          .     .     .     .     .     .     .
          .     .     T1    .     T1    .     .
          .     .     .     .     .     .     .
                .     .     .     .     .
        """
        for banner, top in (("raven", raven), ("stag", stag))
    )
    assert march(f"variants: chiefs, coop\ncapital: {before}\n{boards}") == Drawing(f"capital: {after}")


@ruling("BAD-115")
def test_a_friendly_chief_does_not_mend_what_is_lost_altogether() -> None:
    s = marched(
        """
        variants: chiefs
              .   .   .   .   .
        .     .   .   .   .   .   .
        .     .   .   .   .   .   .
        .     .   y>  T1  rlF< . .
        .     .   .   .   .   .   .
        .     H   .   .   .   .   .
        """,
        "b3 right yellow-top",
    )
    assert s.kingdoms[0].floors == 0
    assert s.kingdoms[0].doomed
    maybe_end(s)
    assert s.ending == "lost"


@ruling("BAD-119")
def test_alone_a_friendly_chief_adds_no_second_floor() -> None:
    s = play(
        table(
            """
            variants: chiefs
            raven
                  .   .   .   .   .
            .     .   .   .   .   .   .
            .     .   .   .   .   .   .
            .     .   .   T1  rlF< .  .
            .     .   .   .   .   .   .
            .     H   .   .   .   .   .
            houses: 1
            """,
            players=1,
        ),
        [SKELETON_PHASE],
        [],
    )
    assert s.kingdoms[0].floors == 1
    assert not s.kingdoms[0].doomed
