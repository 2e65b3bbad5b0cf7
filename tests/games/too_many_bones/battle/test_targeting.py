"""Whom a baddie goes for, and where it walks."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.notation.units import Written
from boneyard.games.too_many_bones.shown.view_units import IntentionView, intention_view
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


def foreseen(picture: str) -> IntentionView:
    """What the baddie that is written first is about to do."""
    s = battle(picture).s
    first = Written(picture.partition("|")[2].split(",")[0].strip())
    return intention_view(s, s.baddie(s.grid[first.cell]))


def aims(picture: str) -> str:
    """Whom it is about to target."""
    party = battle(picture).s.party
    return ", ".join(SHEETS[party[unit].gearloc].name.en for unit in foreseen(picture).targets) or "nobody"


def ways(picture: str) -> str:
    """Where its way may end."""
    return " ".join(sorted(foreseen(picture).squares))


@ruling("TMB-164")
def test_a_melee_baddie_goes_for_whom_it_needs_the_fewest_moves_to_stand_beside() -> None:
    assert aims("Picket 8/8 at a2, Boomer 1/3 at d1 | Orc Recruit 3 at a4") == "Picket"


@ruling("TMB-164")
def test_among_equally_near_ones_the_icon_decides() -> None:
    tied = "Picket 5/5 at a2, Tantrum 6/6 at c2 | {} 3 at b3"
    assert aims(tied.format("Orc Recruit")) == "Picket"  # the weakest
    assert aims(tied.format("Clay Golem")) == "Tantrum"  # the strongest


@ruling("TMB-164")
def test_if_that_is_tied_too_the_party_chooses() -> None:
    story = battle("Picket 5/5 at a2, Tantrum 5/6 at c2 | Orc Recruit 3 at b4\nleader: Tantrum")
    story.turn_of("Orc Recruit").asks("baddie_target", "at picket", "at tantrum").asks_whom("Tantrum")


@ruling("TMB-171")
def test_buff_hp_do_not_make_anybody_stronger() -> None:
    buffed = "Picket 4/5 at a2 [buff 3], Patches 5/5 at c2 | {} 3 at b3"
    assert aims(buffed.format("Orc Recruit")) == "Picket"
    assert aims(buffed.format("Clay Golem")) == "Patches"


@ruling("TMB-165")
def test_distances_are_counted_in_straight_steps_even_for_a_diagonal_mover() -> None:
    # The example of the rulebook: 3 moves to Picket, 4 to Boomer.
    assert aims("Picket 8/8 at d2, Boomer 5/5 at d1 | Bog Frog 3 at a3") == "Picket"


@ruling("TMB-165", "TMB-170", "TMB-221")
def test_a_diagonal_mover_then_walks_in_its_own_way() -> None:
    assert ways("Picket 8/8 at d2, Boomer 5/5 at d1 | Bog Frog 3 at a3") == "c2"
    assert ways("Picket 8/8 at d2, Boomer 5/5 at d1 | Orc Recruit 3 at a3") == "b2 c3"


@ruling("TMB-170")
def test_a_diagonal_step_squeezes_between_two_units() -> None:
    walled = "Boomer 3/3 at c1 | {} 2 at a1, Clay Golem 3 at a2, Clay Golem 3 at b1"
    assert ways(walled.format("Wolf (1-pt)")) == "c2"
    assert aims(walled.format("Orc Recruit")) == "nobody"


@ruling("TMB-230")
def test_whom_only_diagonal_steps_reach_is_a_target_after_all_others() -> None:
    walled = "{}Boomer 1/3 at c3 | Wolf (1-pt) 2 at a4, Clay Golem 3 at b3, Clay Golem 3 at a2{}"
    assert aims(walled.format("Picket 5/5 at c4, ", "")) == "Picket"
    assert aims(walled.format("", ", Clay Golem 3 at c4")) == "Boomer"


@ruling("TMB-166")
def test_who_has_no_free_position_beside_it_is_no_target() -> None:
    crowded = "Boomer 1/3 at d1, Picket 5/5 at b2 | Orc Recruit 3 at d4, Clay Golem 3 at d2, Clay Golem 3 at c1"
    assert aims(crowded) == "Picket"


@ruling("TMB-166")
def test_without_any_target_in_reach_it_stays_and_has_none() -> None:
    crowded = "Boomer 1/3 at d1 | Orc Recruit 3 at d4, Clay Golem 3 at d2, Clay Golem 3 at c1"
    assert aims(crowded) == "nobody"
    assert ways(crowded) == "d4"
    battle(crowded).turn_of("Orc Recruit").tells("NoTarget", who="Orc Recruit").never_tells("Rolled")


@ruling("TMB-167", "TMB-221")
def test_it_walks_two_positions_and_stops_beside_its_target() -> None:
    assert ways("Picket 5/5 at a1 | Orc Recruit 3 at a4") == "a2"
    assert ways("Picket 5/5 at a1 | Orc Recruit 3 at a3") == "a2"
    assert ways("Picket 5/5 at d1 | Orc Recruit 3 at a4") == "a2 b3 c4"


@ruling("TMB-167", "TMB-221")
def test_the_party_picks_the_end_of_its_way_but_not_the_path() -> None:
    story = battle("Picket 5/5 at d1 | Orc Recruit 3 at a4")
    story.turn_of("Orc Recruit").asks("baddie_walk", "at a2", "at b3", "at c4")
    story.does("at b3").shows("Orc Recruit 3 at b3").tells(
        "Moved", who="Orc Recruit", origin="a4", cell="b3", how="walk"
    )


@ruling("TMB-165")
def test_all_units_are_in_the_way() -> None:
    assert ways("Picket 5/5 at a1 | Orc Recruit 3 at a4, Clay Golem 3 at a3, Clay Golem 3 at b2") == "b3 c4"


@ruling("TMB-168")
def test_one_that_starts_beside_an_opponent_does_not_move() -> None:
    both = "Picket 5/5 at b2, Boomer 1/3 at d2 | Orc Recruit 3 at b3"
    assert aims(both) == "Picket"
    assert ways(both) == "b3"


@ruling("TMB-169")
def test_ranged_baddies_target_anywhere_by_their_icon_and_stay() -> None:
    far = "Picket 5/5 at b2, Boomer 2/3 at d1 | {} 2 at b4"
    assert aims(far.format("Orc Bow Scout")) == "Boomer"
    assert aims(far.format("Goblin Bomb Thrower")) == "Picket"
    assert ways(far.format("Goblin Bomb Thrower")) == "b4"


@ruling("TMB-173")
def test_who_taunts_it_from_next_door_leaves_it_no_choice() -> None:
    assert aims("Picket 5/5 at b2 [taunt], Boomer 1/3 at a3 | Orc Recruit 3 at b3") == "Picket"
    assert aims("Picket 5/5 at b3 [taunt], Boomer 1/3 at a1 | Orc Bow Scout 2 at b4") == "Picket"
    assert aims("Picket 5/5 at b2 [taunt], Boomer 1/3 at a1 | Orc Bow Scout 2 at b4") == "Boomer"


@ruling("TMB-173")
def test_a_taunt_counts_again_after_its_move() -> None:
    story = battle("Picket 5/5 at b2 [taunt], Boomer 1/3 at a1 | Orc Recruit 3 at a4", rolls("attack 1"))
    story.turn_of("Orc Recruit").tells("Targeted", target="Boomer").tells("Targeted", target="Picket")
    story.shows("Orc Recruit 3 at a2", "Picket 4/5", "Boomer 1/3")


@ruling("TMB-173", "TMB-235")
def test_the_party_settles_a_tie_among_those_whose_taunt_it_walks_into() -> None:
    story = battle(
        "Picket 3/5 at a2 [taunt], Patches 3/4 at c2 [taunt], Boomer 1/3 at b1 | Orc Recruit 3 at b4", rolls("attack 1")
    )
    story.turn_of("Orc Recruit").asks("baddie_target", "at picket", "at patches").does("at patches")
    story.shows("Orc Recruit 3 at b2", "Patches 2/4", "Boomer 1/3")


@ruling("TMB-173", "TMB-235")
def test_among_several_who_taunt_it_the_icon_decides_and_then_the_party() -> None:
    assert (
        aims("Picket 5/5 at b2 [taunt], Boomer 2/3 at a3 [taunt], Patches 1/4 at c3 | Orc Recruit 3 at b3") == "Boomer"
    )
    assert aims("Picket 3/5 at b2 [taunt], Boomer 3/3 at a3 [taunt] | Orc Recruit 3 at b3") == "Picket, Boomer"


@ruling("TMB-174", "TMB-200")
def test_untargetable_units_are_left_out_first() -> None:
    assert aims("Picket 5/5 at b2 [untargetable, taunt], Boomer 3/3 at d1 | Orc Recruit 3 at b3") == "Boomer"
    assert aims("Picket 5/5 at b2 [untargetable] | Orc Bow Scout 2 at b4") == "nobody"
