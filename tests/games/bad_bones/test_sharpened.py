"""What the printed rules leave open and we had to settle (BAD-109 to BAD-123)."""

from __future__ import annotations

from boneyard.games.bad_bones.phases.ending import maybe_end
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import (
    GAME,
    Drawing,
    asked,
    give,
    laid,
    march,
    marched,
    marching,
    play,
    shown,
    table,
)
from tests.rulings import ruling


@ruling("BAD-109")
def test_those_on_an_instructors_square_may_go_before_him_one_by_one() -> None:
    s = marching("""
        variants: chiefs
              .   .     .   .     .
        .     .   .     .   .     .   .
        .     .   .     .   yI>b> .   .
        .     .   .     T4H .     .   .
        .     .   .     .   .     .   .
        .     .   .     .   .     .   .
    """)
    assert asked(s) == ["d4 right yellow-top instructor", "d4 right blue-top", "rest"]
    give(s, "d4 right blue-top")
    assert shown(s) == Drawing("""
              .   .     .   .     .
        .     .   .     .   .     .   .
        .     .   .     .   .     b>'yI>' .
        .     .   .     T4H .     .   .
        .     .   .     .   .     .   .
        .     .   .     .   .     .   .
    """)


@ruling("BAD-109")
def test_who_walked_with_an_instructor_is_turned_with_him_as_one_piece() -> None:
    s = play(
        table("""
            variants: advanced, chiefs
                  .   .     .         .   .
            .     .   .     .         .   .   .
            .     .   .     b>&2yI>p> .   .   .
            .     .   .     T4        .   .   .
            .     .   .     H         3gv .   .
            .     .   .     .         .   .   .
            weapon: rapier
        """),
        [HERO_PHASE],
        ["raven: d2", "stag: c4"],
    )
    assert not s.open  # too far away: c4 is no neighbour of d2
    s = play(
        table("""
            variants: advanced, chiefs
                  .   .     .         .   .
            .     .   .     .         .   .   .
            .     .   .     b>&2yI>p> H   .   .
            .     .   .     T4        3gv .   .
            .     .   .     .         .   .   .
            .     .   .     .         .   .   .
            weapon: rapier
        """),
        [HERO_PHASE],
        ["raven: d3", "stag: c4", "turn c4", "left", "up"],
    )
    assert not s.open  # two questions for three skeletons
    assert shown(s) == Drawing("""
              .   .     .         .   .
        .     .   .     .         .   .   .
        .     .   .     b^&2p<yI^ .   .   .
        .     .   .     T4        H   .   .
        .     .   .     .         .   .   .
        .     .   .     .         .   .   .
    """)


@ruling("BAD-110")
def test_a_landing_dragon_chases_an_instructor_with_those_who_walked_with_him() -> None:
    s = laid(
        """
        variants: chiefs
              .   .     .   .   .
        .     .   .     .   .   .   .
        .     .   b>&2yI>p> .  . .  .
        .     .   .     T4H .   .   .
        .     .   .     .   .   .   .
        .     .   .     .   .   .   .
        supply: dragon 1
        """,
        "dragon b4",
        "stag: nothing",
        "up",
        "left",
    )
    assert not s.open
    assert shown(s) == Drawing("""
              .   .         .   .   .
        .     .   p^'       .   .   .   .
        .     b<'&2yI<' D- .  . .  .
        .     .   .     T4H .   .   .
        .     .   .     .   .   .   .
        .     .   .     .   .   .   .
    """)


@ruling("BAD-111")
def test_an_exit_that_leads_round_for_ever_is_not_offered_but_one_that_ends_at_a_barricade_is() -> None:
    s = marching("""
              .   .     .   .   .
        .     .   .     .   .   .   .
        yl>   .   .     .   .   .   .
        .     g>  D     T4H .   .   .
        .     .   \\     #   .   .   .
        .     .   .     .   .   .   .
    """)
    assert asked(s) == ["up", "right", "down", "left"]
    give(s, "down")
    assert shown(s) == Drawing("""
              .   .     .   .   .
        .     .   .     .   .   .   .
        .     yl>' .    .   .   .   .
        .     g>' D-    T4H .   .   .
        .     .   \\-   #-  .   .   .
        .     .   .     .   .   .   .
    """)


@ruling("BAD-111")
def test_whom_a_landing_dragon_could_only_chase_into_a_barricade_is_not_chased_there() -> None:
    s = laid(
        """
              .   .     .   .   .
        .     .   .     .   .   .   .
        .     .   .     .   .   .   .
        .     .   g>    T4H .   .   .
        .     .   \\     #   .   .   .
        .     .   .     .   .   .   .
        supply: dragon 1
        """,
        "dragon b3",
        "stag: nothing",
    )
    assert asked(s) == ["up", "right", "left"]


@ruling("BAD-112")
def test_with_two_players_a_catapult_and_the_far_forest_have_one_target() -> None:
    assert march("""
              .   .   .   .   .
        .     .   b^  .   .   .   .
        yl>   C   .   .   .   .   .
        .     .   .   T4H .   .   .
        .     .   .   .   .   .   .
        .     .   .   .   .   .   .
    """) == Drawing("""
        raven
              .   .   .   .   .
        .     .   .   .   .   .   .
        .     C-  .   .   .   .   .
        .     .   .   T4H .   .   .
        .     .   .   .   .   .   .
        .     .   .   .   .   .   .
        cemetery: nothing

        stag
        cemetery: yl, b
    """)


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


@ruling("BAD-114")
def test_alone_the_player_says_whether_to_fight_on_after_the_last_round() -> None:
    picture = """
        round: 10
        rounds: 10
        raven
              .   .   .   .   .
        .     .   b>  .   .   .   .
        .     .   .   .   .   .   .
        .     .   .   T1H .   .   .
        .     .   .   .   .   .   .
        .     .   .   .   .   .   .
        houses: 1
    """
    s = play(table(picture, players=1), [SKELETON_PHASE], [])
    assert asked(s) == ["fight on", "rest"]
    give(s, "rest")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason.key == "bad-bones-solo-won"
    s = play(table(picture, players=1), [SKELETON_PHASE], ["fight on"])
    assert s.heroic
    assert not s.ending


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


@ruling("BAD-116")
def test_the_first_towers_in_coop_are_chosen_side_by_side_and_shown_together() -> None:
    s = GAME.new(2, 3, {"coop": True})
    assert [decision.kind for decision in s.open] == ["choose_tower", "choose_tower"]
    told = give(s, "raven: b4")
    assert told == []
    assert GAME.view(s, 1).kingdoms[0].hero is None
    give(s, "stag: d2")
    assert [kingdom.hero for kingdom in GAME.view(s, None).kingdoms] == ["b4", "d2"]


@ruling("BAD-117")
def test_alone_everybody_who_leaves_or_is_thrown_comes_back() -> None:
    s = play(
        table(
            """
            raven
                  .   .   .   .   .
            .     .   y^  .   .   .   .
            bl>   C   .   .   .   g>  .
            .     .   .   T1H .   .   .
            .     .   .   .   .   .   .
            .     .   .   pv  .   .   .
            houses: 1
            """,
            players=1,
        ),
        [SKELETON_PHASE],
        [],
    )
    assert shown(s) == Drawing("""
        raven
        houses: 0
        cemetery: bl, y, g
    """)
    assert s.ending == "lost"


@ruling("BAD-118")
def test_a_group_that_a_barricade_stops_has_taken_its_instructors_facing() -> None:
    assert march(
        """
        variants: chiefs
              .   .   .       .   .
        .     .   .   .       .   .   .
        .     .   .   b^yI>   #   .   .
        .     .   .   T4H     .   .   .
        .     .   .   .       .   .   .
        .     .   .   .       .   .   .
        """,
        "c4 right yellow-top instructor",
    ) == Drawing("""
              .   .   .         .   .
        .     .   .   .         .   .   .
        .     .   .   b>'&2yI>' #-  .   .
        .     .   .   T4H       .   .   .
        .     .   .   .         .   .   .
        .     .   .   .         .   .   .
    """)


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


@ruling("BAD-121")
def test_in_coop_the_owner_says_whom_a_landing_dragon_chases_first() -> None:
    picture = """
        variants: coop
        shared supply: dragon 1
        raven
        .     .      .   .    .   .   .
        .     yl>b>  T1  .    T1  .   .
        .     .      .   .    .   .   .
        .     .      T1  .    T1H .   .
        .     .      .   .    .   .   .
              .      .   .    .   .
    """
    s = laid(picture, "dragon a4")
    assert asked(s) == ["a4 right yellow-left", "a4 right blue-top"]
    s = laid(picture, "dragon a4", "a4 right blue-top", "right", "right")
    assert shown(s) == Drawing("""
        raven
        .     .   .    .    .   .   .
        .     D-  Ryl^' .   T1  .   .
        .     .   .    .    .   .   .
        .     .   T1   .    T1H .   .
        .     .   .    .    .   .   .
              .   .    .    .   .
    """)


@ruling("BAD-122")
def test_the_rest_go_in_reading_order_and_instructors_before_those_on_their_square() -> None:
    for together in ("ylvglI>", "glI>ylv"):  # who was put there first does not matter
        assert march(
            f"""
            variants: chiefs
                  .   .        .   .   .
            .     .   .        .   .   .   .
            .     .   {together} . .   .   .
            .     .   .        T4H .   .   .
            .     .   .        .   .   .   .
            .     .   .        .   .   .   .
            """,
            "rest",
        ) == Drawing("""
                  .   .   .           .   .
            .     .   .   .           .   .   .
            .     .   .   ylv'&1glIv' .   .   .
            .     .   .   T4H         .   .   .
            .     .   .   .           .   .   .
            .     .   .   .           .   .   .
        """)


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
