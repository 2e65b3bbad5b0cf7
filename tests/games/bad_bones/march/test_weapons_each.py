"""Section L of the rulings: what each weapon does; ice staff and death staff are in a file of their own."""

from __future__ import annotations

from boneyard.games.bad_bones.model.state import BadBones
from boneyard.games.bad_bones.phases.heroes import HERO_PHASE
from boneyard.games.bad_bones.phases.skeletons import SKELETON_PHASE
from tests.games.bad_bones.pictures import Drawing, asked, give, in_bag, marched, marching, moved, play, shown, table
from tests.rulings import ruling


def struck(picture: str, *uses: str) -> BadBones:
    """The hero has walked to b4, killed three there, and used his weapon."""
    return moved(picture, "raven: b4", "stag: c4", *[f"raven: {use}" for use in uses])


@ruling("BAD-081")
def test_the_crossbow_kills_one_skeleton_anywhere_on_the_board() -> None:
    before = """
          variants: advanced
               .    .    .    .    .
          yl>  .    .    .    .    .    .
          .    .    3yl> .    .    Lwg^ .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    b>'  .    .    .    2br< .
          weapon: crossbow
    """
    assert set(asked(struck(before))) == {
        "shoot e4 up green-top white",
        "shoot a1 right blue-top black",
        "shoot e1 left blue-right white",
        "sheathe",
    }
    s = struck(before, "shoot e1 left blue-right white")
    assert shown(s) == Drawing("""
               .    .    .    .    .
          yl>  .    .    .    .    .    .
          .    .    H    .    .    Lwg^ .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    b>'  .    .    .    br<  .
    """)
    assert in_bag(s, "blue-right") == 11


@ruling("BAD-086", "BAD-011")
def test_the_two_handed_sword_gives_a_second_hero_move_which_may_go_back() -> None:
    before = """
          variants: advanced
               .    .    .    .    .
          .    .    .    .    .    .    .
          .    .    3yl> .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: two handed sword
    """
    squares = ("a5", "b5", "c5", "a4", "c4", "a3", "b3", "c3")
    assert asked(struck(before)) == [*[f"charge {square}" for square in squares], "sheathe"]
    assert shown(struck(before, "charge c3")) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-086", "BAD-012")
def test_he_kills_whom_he_meets_on_it_and_touches_no_trap() -> None:
    s = struck(
        """
          variants: advanced
                 .      .      .      .      .
          .      .      .      .      .      .      .
          .      Lwg^b> 3yl>   .      .      .      .
          .      .      .      T4H    .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
          weapon: two handed sword
        """,
        "charge a4",
    )
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   HLw .   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert [in_bag(s, "green-top"), in_bag(s, "blue-top")] == [12, 12]


@ruling("BAD-086")
def test_used_among_the_marching_skeletons_the_later_ones_meet_him_on_the_new_square() -> None:
    before = """
          variants: advanced
               .    .    .    .    .
          .    .    gv   .    yr<  .    .
          .    3yl> H    .    .    .    .
          .    .    .    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: two handed sword
    """
    s = marched(before, *["a4 right yellow-left"] * 3, "charge c5")
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   H   .   .   .
          .   .   gv' .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)
    assert [in_bag(s, "yellow-right"), in_bag(s, "green-top")] == [12, 11]


@ruling("BAD-087")
def test_the_battle_axe_kills_a_colour_on_the_four_neighbours_chiefs_included() -> None:
    before = """
          variants: advanced, chiefs
                  .       .       .       .       .
          .       yl>     ylD>y^  .       .       .       .
          .       2yr<'b> 3yl>    Lwgl^   .       .       .
          .       .       rv      T4H     .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       yr<     .
          weapon: battle axe
    """
    assert asked(struck(before)) == ["axe yellow", "axe blue", "axe red", "axe green", "sheathe"]
    s = struck(before, "axe yellow")
    assert shown(s) == Drawing("""
                .     .     .     .     .
          .     yl>   .     .     .     .     .
          .     b>    H     Lwgl^ .     .     .
          .     .     rv    T4    .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     yr<   .
    """)
    assert [in_bag(s, "yellow-left demolition"), in_bag(s, "yellow-top"), in_bag(s, "yellow-right")] == [1, 12, 11]


@ruling("BAD-087")
def test_the_battle_axe_does_not_reach_diagonally() -> None:
    assert not struck("""
          variants: advanced
               .    .    .    .    .
          .    yl>  .    b<   .    .    .
          .    .    3yl> .    .    .    .
          .    r<   .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: battle axe
    """).open


@ruling("BAD-088")
def test_the_morning_star_moves_a_stack_between_neighbours_without_trap_tower_or_hero() -> None:
    s = struck("""
          variants: advanced
                .     .     .     .     .
          .     .     /     yvb<' .     .     .
          .     C     3yl>  .     .     .     .
          .     .     X     T4H   .     .     .
          .     .     g>    .     .     .     .
          .     .     .     .     .     .     .
          weapon: morning star
    """)
    assert asked(s) == ["shift c5 a5", "shift c5 c4", "shift c5 a3", "shift c5 b3", "sheathe"]


@ruling("BAD-088")
def test_the_moved_stack_is_neither_flipped_nor_turned_by_arrow_or_treasure() -> None:
    assert shown(
        struck(
            """
          variants: advanced
                  .       .       .       .       .
          .       Lwy<b^' .       .       .       .       .
          .       .       3yl>    g>      $       .       .
          .       .       .       T4H     .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
          weapon: morning star
            """,
            "shift a5 c4",
        )
    ) == Drawing("""
                  .       .       .       .       .
          .       Lw      .       .       .       .       .
          .       .       H       y<b^'g> $       .       .
          .       .       .       T4      .       .       .
          .       .       .       .       .       .       .
          .       .       .       .       .       .       .
    """)


@ruling("BAD-088")
def test_the_moved_stack_marches_on_from_its_new_square() -> None:
    s = table("""
          variants: advanced
               .    .    .    .    .
          .    .    yv   .    .    .    .
          .    .    3yl> .    .    .    .
          .    .    X    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: morning star
    """)
    play(s, [HERO_PHASE, SKELETON_PHASE], ["b4", "stag: c4", "shift b5 b3"])
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   H   .   .   .   .
          .   .   X   T4  .   .   .
          .   .   yv' .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-089")
def test_the_rapier_turns_each_skeleton_of_one_neighbour_freely_one_after_another() -> None:
    s = struck("""
          variants: advanced
                .     .     .     .     .
          .     ylv   yvb<' .     .     .     .
          .     .     3yl>  .     .     .     .
          .     .     .     T4H   .     .     .
          .     .     p^    .     .     .     .
          .     .     .     .     .     .     .
          weapon: rapier
    """)
    assert asked(s) == ["turn a5", "turn b5", "sheathe"]
    give(s, "turn b5")
    assert asked(s) == ["up", "right", "down", "left"]
    give(s, "left")
    assert asked(s) == ["up", "right", "down", "left"]
    give(s, "up")
    assert not s.open
    assert shown(s) == Drawing("""
                .     .     .     .     .
          .     ylv   y<b^' .     .     .     .
          .     .     H     .     .     .     .
          .     .     .     T4    .     .     .
          .     .     p^    .     .     .     .
          .     .     .     .     .     .     .
    """)


@ruling("BAD-089")
def test_of_twins_it_does_not_matter_which_is_turned_first_so_each_result_is_offered_once() -> None:
    s = struck(
        """
          variants: advanced
               .    .    .    .    .
          .    .    3yv  .    .    .    .
          .    .    3yl> .    .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: rapier
        """,
        "turn b5",
        "right",
    )
    assert asked(s) == ["right", "down", "left"]
    give(s, "down")
    assert asked(s) == ["down", "left"]
    give(s, "left")
    assert shown(s) == Drawing("""
                 .      .      .      .      .
          .      .      y>yvy< .      .      .      .
          .      .      H      .      .      .      .
          .      .      .      T4     .      .      .
          .      .      .      .      .      .      .
          .      .      .      .      .      .      .
    """)


@ruling("BAD-089")
def test_the_rapier_turns_even_away_from_a_treasure_which_acts_again_only_when_a_later_move_ends_beside_it() -> None:
    s = table("""
          variants: advanced
               .    .    .    .    .
          .    $    .    .    .    .    .
          .    g^y^ #    .    .    .    .
          .    .    3yl> T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: rapier
    """)
    play(s, [HERO_PHASE], ["b3", "stag: c4", "turn a4", "down", "right"])
    assert shown(s) == Drawing("""
               .    .    .    .    .
          .    $    .    .    .    .    .
          .    yvg> #    .    .    .    .
          .    .    H    T4   .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
    """)
    play(s, [SKELETON_PHASE], [])
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   $   .   .   .   .   .
          .   g^' #-  .   .   .   .
          .   yv' H   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-089", "BAD-079")
def test_drawn_among_the_marching_skeletons_it_turns_moved_and_unmoved_and_the_unmoved_go_their_new_way() -> None:
    s = marching(
        """
          variants: advanced
                .     .     .     .     .
          .     yvb<' .     .     .     .     .
          .     3yl>  H     .     .     .     .
          .     .     .     T4    .     .     .
          .     .     .     .     .     .     .
          .     .     .     .     .     .     .
          weapon: rapier
        """,
        *["a4 right yellow-left"] * 3,
        "turn a5",
        "right",
        "up",
    )
    assert not s.open
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   b^' y>' .   .   .   .
          .   .   H   .   .   .   .
          .   .   .   T4  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


TELEPORT = """
          variants: advanced
               .    .    .    .    .
          .    .    gv   .    .    .    .
          .    3yl> HC   .    .    p<'  .
          .    .    .    T4   rr<  .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: teleport staff
"""


@ruling("BAD-085")
def test_the_teleport_staff_brings_the_hero_to_his_tower_and_kills_nobody() -> None:
    s = struck(
        """
          variants: advanced
               .    .    .    .    .
          .    .    yv   .    .    .    .
          .    .    3yl> g>   .    .    .
          .    .    .    T4H  .    .    .
          .    .    .    .    .    .    .
          .    .    .    .    .    .    .
          weapon: teleport staff
        """
    )
    assert asked(s) == ["teleport c3", "sheathe"]
    give(s, "teleport c3")
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   yv  .   .   .   .
          .   .   .   g>  .   .   .
          .   .   .   T4H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .
    """)


@ruling("BAD-085")
def test_once_he_is_away_the_square_he_left_is_guarded_by_its_trap_alone() -> None:
    s = marched(TELEPORT, *["a4 right yellow-left"] * 3, "teleport c3")
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   C-  .   .   p<' .
          .   .   .   T3H .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   .   .

          stag
          cemetery: g
    """)


@ruling("BAD-085")
def test_the_german_teleport_staff_also_goes_to_any_own_square_without_skeletons() -> None:
    s = marching(TELEPORT.replace("advanced", "advanced, german teleport staff"), *["a4 right yellow-left"] * 3)
    options = asked(s)
    assert {"teleport c3", "teleport e1", "teleport a5", "teleport a4"} <= set(options)
    assert not {"teleport b5", "teleport e4", "teleport d3", "teleport b4"} & set(options)
    give(s, "teleport e1")
    assert not s.open
    assert shown(s) == Drawing("""
              .   .   .   .   .
          .   .   .   .   .   .   .
          .   .   C-  .   .   p<' .
          .   .   .   T3  .   .   .
          .   .   .   .   .   .   .
          .   .   .   .   .   H   .

          stag
          cemetery: g
    """)
