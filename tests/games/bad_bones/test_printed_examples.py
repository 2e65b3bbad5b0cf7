"""Every worked example the booklets print. Where a picture is not known, the position is ours and fits the words."""

from __future__ import annotations

from boneyard.games.bad_bones.model.state import BadBones
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
    marching,
    play,
    shown,
    table,
)
from tests.rulings import ruling


def laid_and_marched(picture: str, *answers: str) -> BadBones:
    """The state after the trap phase and the skeletons' march."""
    s = play(table(picture), [TRAP_PHASE, SKELETON_PHASE], answers)
    assert not s.open, f"still asked: {s.open}"
    return s


def first_held(seed: int) -> set[tuple[str, str]]:
    """What the first player draws before the first round."""
    bones = GAME.view(GAME.new(2, seed), None).kingdoms[0].bones
    return {(bone.token.colour, bone.token.side) for bone in bones}


# The base booklet.


@ruling("BAD-007", "BAD-049", "BAD-051")
def test_the_example_of_the_set_up_each_stands_upright_in_its_own_forest_facing_in() -> None:
    drawn = {("green", "left"), ("purple", "right"), ("blue", "top"), ("yellow", "right")}
    seed = next(seed for seed in range(1000) if first_held(seed) == drawn)
    assert shown(GAME.new(2, seed)) == Drawing("""
             .   bv  .   .   .
        .    .   .   .   .   .   yr<
        .    .   .   .   .   .   .
        .    .   .   T4H .   .   .
        gl>  .   .   .   .   .   .
        .    .   .   .   .   .   pr<
    """)


@ruling("BAD-024")
def test_the_example_of_an_arrow_that_is_obeyed() -> None:
    assert march("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   y>  .   .   .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   yv' .   .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)


@ruling("BAD-024", "BAD-025", "BAD-036")
def test_the_example_of_arrows_that_do_not_fit_who_was_diverted_onto_them() -> None:
    assert march("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   y>  /   .   .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """) == Drawing("""
             .   .   .   .   .
        .    .   .   y^' .   .   .
        .    .   .   /-  .   .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)


@ruling("BAD-035")
def test_the_example_of_four_on_one_square_who_face_the_same_way() -> None:
    assert march("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    y>b>gl>pr> . T4H .  .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   gl>'y>'b>'pr>' T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)


THREE_AT_A_DRAGON = """
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   gv  T4H .   .   .
        .    2y> D   .   .   .   .
        .    .   .   .   .   .   .
"""


@ruling("BAD-025", "BAD-030", "BAD-039")
def test_the_example_of_a_dragon_that_three_come_to() -> None:
    assert march(THREE_AT_A_DRAGON, "up", "left", "left") == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   g^' T4H .   .   .
        .    2y<' D- .   .   .   .
        .    .   .   .   .   .   .
    """)


@ruling("BAD-025", "BAD-039")
def test_in_the_example_of_a_dragon_who_is_sent_onto_an_arrow_is_turned_to_the_tower() -> None:
    assert march(THREE_AT_A_DRAGON, "up", "left", "right") == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   g^' T4H .   .   .
        .    y<' D-  y^' .   .   .
        .    .   .   .   .   .   .
    """)


THREE_BEFORE_THE_TOWER = """
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   yvbvgv . .  .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        supply: dragon 1, treasure 1
"""
ONE_MORE_BEHIND = THREE_BEFORE_THE_TOWER.replace(
    ".    .   .   .   .   .   .\n        .    .   .   yv", ".    .   .   pv  .   .   .\n        .    .   .   yv", 1
)
CHASED_OFF = """
             .   .   .   .   .
        .    .   .   y^' .   .   .
        .    .   b<' D-  g>' .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
"""


@ruling("BAD-017", "BAD-040")
def test_the_example_of_a_dragon_that_lands_on_three_who_then_do_not_move() -> None:
    for phase in (laid, laid_and_marched):
        assert shown(phase(THREE_BEFORE_THE_TOWER, "dragon c4", "stag: nothing", "up", "left", "right")) == Drawing(
            CHASED_OFF
        )


@ruling("BAD-039", "BAD-040")
def test_in_the_example_of_a_landing_dragon_the_tower_may_be_chosen_and_costs_a_floor() -> None:
    s = laid(THREE_BEFORE_THE_TOWER, "dragon c4", "stag: nothing")
    assert asked(s) == ["up", "right", "down", "left"]
    assert shown(laid(THREE_BEFORE_THE_TOWER, "dragon c4", "stag: nothing", "up", "left", "down")) == Drawing("""
             .   .   .   .   .
        .    .   .   y^' .   .   .
        .    .   b<' D-  .   .   .
        .    .   .   T3H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)


@ruling("BAD-040")
def test_the_warning_that_a_dragon_that_has_landed_is_gone_when_others_come_to_it_in_the_same_round() -> None:
    answers = ("dragon c4", "stag: nothing", "left", "left", "right", "left")
    assert shown(laid_and_marched(ONE_MORE_BEHIND, *answers)) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   y<'b<'p<' . g>' . .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        supply: treasure 1
    """)


@ruling("BAD-030", "BAD-036")
def test_the_example_of_a_wall_that_turns_two_and_is_damaged_once() -> None:
    assert march("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   T4H .   .   .
        .    2y> /   .   .   .   .
        .    .   .   .   .   .   .
    """) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   2y^' T4H .  .   .
        .    .   /-  .   .   .   .
        .    .   .   .   .   .   .
    """)


@ruling("BAD-044", "BAD-045", "BAD-046")
def test_the_example_of_a_treasure_that_lures_three_away_from_the_tower_and_is_stolen() -> None:
    s = laid(THREE_BEFORE_THE_TOWER, "treasure b4", "stag: nothing")
    assert shown(s) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   $   y<b<g< . .  .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)
    assert shown(laid_and_marched(THREE_BEFORE_THE_TOWER, "treasure b4", "stag: nothing")) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   y<'b<'g<' . . . .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        supply: dragon 1
    """)


@ruling("BAD-054")
def test_the_example_of_scoring_comes_to_nineteen() -> None:
    s = marched("""
        raven
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   D-  .   .   .   .
        .    .   .   T2H .   .   .
        .    .   .   .   C-  .   .
        .    .   .   .   .   .   .
        houses: 2
        supply: wall 1

        stag
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   rl> T1H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)
    assert GAME.view(s, None).kingdoms[0].score == 19
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.scores == (8 + 2 + 1 + 6 + 2, 0)


# The advanced booklet.


@ruling("BAD-032", "BAD-069")
def test_the_example_of_a_wall_that_would_throw_somebody_onto_a_barricade() -> None:
    assert march("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   #   T4H .   .   .
        .    y>  /   .   .   .   .
        .    .   .   .   .   .   .
    """) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   #-  T4H .   .   .
        .    y>' /-  .   .   .   .
        .    .   .   .   .   .   .
    """)


@ruling("BAD-062", "BAD-063")
def test_the_example_of_a_labyrinth_of_the_other_colour_holds_a_black_face_back() -> None:
    assert march("""
        round: 2
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   Lwy> .  .   .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   Lwy>' . .   .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)


@ruling("BAD-062", "BAD-064")
def test_the_example_of_a_labyrinth_of_the_same_colour_lets_a_black_face_out_to_an_arrow() -> None:
    assert march("""
        round: 2
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   Lby> .  .   .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   Lb  yv' .   .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)


@ruling("BAD-065")
def test_the_example_of_a_portal_that_sends_somebody_back_to_its_forest() -> None:
    assert march("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   T4H .   .   .
        .    gl> O   .   .   .   .
        .    .   .   .   .   .   .
    """) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   T4H .   .   .
        gl>' .   O-  .   .   .   .
        .    .   .   .   .   .   .
    """)


@ruling("BAD-066")
def test_the_example_of_a_spring_over_an_arrow_that_does_nothing() -> None:
    assert march("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    y>  S   .   .   .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   S-  .   y>' .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)


@ruling("BAD-067")
def test_the_special_case_of_a_spring_that_throws_somebody_onto_a_barricade() -> None:
    s = marching("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    yl> S   .   #   .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)
    assert shown(s) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   S-  .   #-  .   .
        .    .   .   T4H .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
    """)
    assert in_bag(s, "yellow-left") == 12  # all of its kind are there again


@ruling("BAD-078", "BAD-088")
def test_the_example_of_the_morning_star_after_the_hero_has_destroyed_three() -> None:
    picture = """
        variants: advanced
        raven
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   y>b> T4 .   .   .
        .    .   3gl^ H  .   .   .
        .    .   .   .   .   .   .
        weapon: morning star
    """
    s = play(table(picture), [HERO_PHASE], ["raven: b2", "stag: c4", "shift b3 a3"])
    assert not s.open
    assert shown(s) == Drawing("""
             .   .   .   .   .
        .    .   .   .   .   .   .
        .    .   .   .   .   .   .
        .    y>b> .  T4  .   .   .
        .    .   H   .   .   .   .
        .    .   .   .   .   .   .
    """)
    assert in_bag(s, "green-left") == 12
