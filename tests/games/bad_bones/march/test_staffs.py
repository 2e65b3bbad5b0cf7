"""Section L of the rulings: ice staff and death staff."""

from __future__ import annotations

from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.arrivals import ARRIVALS
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.laying_traps import TRAP_PHASE
from boneyard.games.bad_bones.phases.rounds import START_ROUND
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import Drawing, asked, in_bag, laid, marched, moved, next_march, play, shown, table
from tests.rulings import ruling


def struck(picture: str, *uses: str, players: int = 2) -> BadBones:
    """The hero has walked to b4, killed three there, and used his weapon."""
    others = ["stag: c4", "boar: c4"][: players - 1]
    return moved(picture, "raven: b4", *others, *[f"raven: {use}" for use in uses], players=players)


ICE = """
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    3yl> .    2r<  g^   .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    pr<
          weapon: ice staff
"""


@ruling("BAD-082")
def test_the_ice_staff_makes_those_of_one_square_who_have_not_moved_sit_this_phase_out() -> None:
    assert asked(struck(ICE)) == ["freeze d4", "freeze e4", "sheathe"]
    s = struck(ICE, "freeze d4")
    assert shown(s) == Drawing("""
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     H     .     2r<'* g^    .
          .     .     .     T4    .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     pr<
    """)
    play(s, [SKELETON_PHASE], [])
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    g^'  .
          .    .    H    .    2r<' .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    pr<' .
    """)
    assert shown(next_march(s)) == Drawing("""
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    H    2rv' .    .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    pr<' .    .
    """)


@ruling("BAD-082")
def test_those_who_have_already_moved_sit_out_the_next_round() -> None:
    s = marched(
        """
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    3yl> H    .    .    r<'  .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    p^'  .
          weapon: ice staff
        """,
        "freeze e4",
    )
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   r<* .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   p^' .
    """)
    assert shown(next_march(s)) == Drawing("""
          round: 2
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   r<' .
          .   .   .   T4  .   .   .
          .   .   .   .   .   p^' .
          .   .   .   .   .   .   .
    """)
    assert shown(next_march(s)) == Drawing("""
          round: 3
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   r<' .   .
          .   .   .   T4  .   p^' .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-082")
def test_in_the_midst_of_the_march_the_unmoved_of_a_square_sit_out_this_round_and_the_moved_the_next() -> None:
    s = marched(
        """
          variants: advanced
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     3yl>  H     .     .     r<g^' .
          .     .     .     T4    .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
          weapon: ice staff
        """,
        *["a4 right yellow-left"] * 3,
        "freeze e4",
    )
    assert shown(s) == Drawing("""
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      .      H      .      .      r<'g^* .
          .      .      .      T4     .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
    """)
    assert shown(next_march(s)) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   r<' g^' .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert shown(next_march(s)) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   g^' .
          .   .   H   rv' .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-082")
def test_freezing_a_frozen_one_again_changes_nothing() -> None:
    s = struck(
        """
          variants: advanced
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      .      3yl>   .      r<'*g^ r>'*   .
          .      .      .      T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      pr<
          weapon: ice staff
        """,
        "freeze d4",
    )
    assert shown(s) == Drawing("""
                   .        .        .        .        .
          .        .        .        .        .        .        .
          .        .        H        .        r<'*g^'* r>'*     .
          .        .        .        T4       .        .        .
          .        .        .        .        .        .        .
          .        .        .        .        .        .        pr<
    """)


@ruling("BAD-082")
def test_the_odd_colour_does_not_hold_up_the_end_of_the_round() -> None:
    s = table("""
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    3yl> .    .    .    r<'  .
          .    .    H    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: ice staff
    """)
    phases = [HERO_PHASE, TRAP_PHASE, SKELETON_PHASE, ARRIVALS, START_ROUND]
    play(s, phases, ["b4", "stag: c4", "nothing", "stag: nothing", "freeze e4"])
    assert s.round == 2
    assert {decision.kind for decision in s.open} == {"move_hero"}


@ruling("BAD-082")
def test_the_german_ice_staff_freezes_everybody_on_the_board_but_nobody_in_the_forest() -> None:
    german = ICE.replace("advanced", "advanced, german ice staff")
    assert asked(struck(german)) == ["freeze all", "sheathe"]
    assert shown(struck(german, "freeze all")) == Drawing("""
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     H     .     2r<'* g^'*  .
          .     .     .     T4    .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     pr<
    """)


FROZEN = """
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    r<'* .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          supply: wall 1, dragon 1, treasure 1, bomb 1
"""


@ruling("BAD-083")
def test_a_frozen_skeleton_is_pulled_by_a_newly_placed_treasure() -> None:
    assert shown(laid(FROZEN, "treasure d5", "stag: nothing")) == Drawing("""
               .    .    .    .    .
          .    .    .    .    $    .    .
          .    .    .    .    r^'* .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)


@ruling("BAD-083")
def test_a_frozen_skeleton_dies_to_the_hero() -> None:
    s = moved(FROZEN, "raven: d4", "stag: c4")
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   H   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert in_bag(s, "red-top") == 12


@ruling("BAD-083", "BAD-017")
def test_a_frozen_skeleton_counts_as_a_skeleton_for_placing_traps() -> None:
    options = asked(laid(FROZEN), "raven")
    assert [option for option in options if option.endswith("d4")] == ["dragon d4", "bomb d4"]


@ruling("BAD-083", "BAD-062")
def test_in_a_labyrinth_freezing_goes_first_and_the_colour_is_compared_at_the_next_real_move() -> None:
    german = """
          variants: advanced, german ice staff
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    3yl> .    .    .    .
          .    .    .    T4H  Lwr> .    .
          .    .    .    .    Lbg> .    .
          .    .    .    .    .    .    .
          weapon: ice staff
    """
    s = struck(german, "freeze all")
    play(s, [SKELETON_PHASE], [])
    assert shown(s) == Drawing("""
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     H     .     .     .     .
          .     .     .     T4    Lwr>' .     .
          .     .     .     .     Lbg>' .     .
          .     .     .     .     .     .     .
    """)
    assert shown(next_march(s)) == Drawing("""
          round: 2
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     H     .     .     .     .
          .     .     .     T4    Lwr>' .     .
          .     .     .     .     Lb    g>'   .
          .     .     .     .     .     .     .
    """)
    assert shown(next_march(s)) == Drawing("""
          round: 3
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   .   .
          .   .   .   T4  Lw  r>' .
          .   .   .   .   Lb  .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-083", "BAD-062")
def test_who_is_frozen_in_a_labyrinth_after_its_move_shows_the_same_colour_again_two_rounds_later() -> None:
    s = marched(
        """
          variants: advanced
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     3yl>  H     .     .     .     .
          .     .     .     T4    Lwr>' .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
          weapon: ice staff
        """,
        "freeze d3",
    )
    assert shown(next_march(s)) == Drawing("""
          round: 2
                .     .     .     .     .
          .     .     .     .     .     .     .
          .     .     H     .     .     .     .
          .     .     .     T4    Lwr>' .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
    """)
    assert shown(next_march(s)) == Drawing("""
          round: 3
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   .   .
          .   .   .   T4  Lw  r>' .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


DEATH = """
          variants: advanced
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      .      2yl>g^ .      .      .      .
          .      .      .      T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
          weapon: death staff
"""


@ruling("BAD-084")
def test_the_death_staff_sends_the_heros_victims_to_another_cemetery() -> None:
    assert asked(struck(DEATH, players=3)) == ["send stag", "send boar", "sheathe"]
    s = struck(DEATH, "send boar", players=3)
    assert shown(s) == Drawing("""
        raven
        cemetery: nothing

        stag
        cemetery: nothing

        boar
        cemetery: yl, yl, g
    """)
    assert in_bag(s, "yellow-left") == 10


@ruling("BAD-084")
def test_sheathed_the_victims_go_to_the_bag() -> None:
    s = struck(DEATH, "sheathe")
    assert shown(s) == Drawing("""
        stag
        cemetery: nothing
    """)
    assert [in_bag(s, "yellow-left"), in_bag(s, "green-top")] == [12, 12]


@ruling("BAD-084")
def test_in_the_march_earlier_and_later_victims_of_the_hero_go_there_but_not_those_of_traps() -> None:
    before = """
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    gv   .
          .    5yl> H    .    .    B    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: death staff
    """
    s = marched(before, "send stag")
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   X   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
          cemetery: yl, yl, yl, yl, yl
    """)
    assert in_bag(s, "green-top") == 12


@ruling("BAD-084")
def test_victims_of_the_hero_phase_do_not_follow_those_of_the_march() -> None:
    s = table("""
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    3gl> 2yl> .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: death staff
    """)
    play(s, [HERO_PHASE, SKELETON_PHASE], ["b4", "stag: c4", "send stag"])
    assert shown(s) == Drawing("""
        stag
        cemetery: gl, gl, gl
    """)
    assert in_bag(s, "yellow-left") == 12


@ruling("BAD-084")
def test_alone_the_death_staff_is_of_no_use() -> None:
    s = moved(DEATH.replace("T4H", "T1H"), "b4", players=1)
    assert not s.open
    assert in_bag(s, "yellow-left") == 12
