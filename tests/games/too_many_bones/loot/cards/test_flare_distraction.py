"""Flare Distraction."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.adventure.days import Morning
from tests.games.too_many_bones.encounters.usual import MIXED, PICKET_AND_BOOMER, who_came
from tests.games.too_many_bones.loots import on_the_road, pack, sets_out
from tests.games.too_many_bones.roads import encounter, rolls, table
from tests.rulings import ruling


@ruling("TMB-101")
@pytest.mark.parametrize(("points", "after"), [(4, (1,)), (2, ())])
def test_a_flare_distraction_takes_3_points_off_but_not_below_0(points: int, after: tuple[int, ...]) -> None:
    story = sets_out({"Picket": "flare_distraction"}, points, "picket initiative 2").asks("flare")
    story.does("play flare_distraction").queues(*after).tells("PointsLowered", points=max(0, points - 3))


@ruling("TMB-082", "TMB-101")
def test_a_flare_is_gone_after_its_use_kept_without_it_and_not_asked_for_without_points() -> None:
    sets_out({"Picket": "flare_distraction"}, 4, "picket initiative 2").does("play flare").has("Picket", "nothing")
    story = sets_out({"Picket": "flare_distraction"}, 4, "picket initiative 2").does("no").queues(1, 1, 1, 1)
    story.has("Picket", "flare_distraction")
    sets_out({"Picket": "flare_distraction"}, 0).tells("BattleWon").has("Picket", "flare_distraction")


@ruling("TMB-110")
@pytest.mark.parametrize(("card", "tyrant"), [("special-02", "nom"), ("tyrant-duster-2", "duster")])
def test_a_flare_that_leaves_no_baddie_wins_the_battle_before_it_begins(card: str, tyrant: str) -> None:
    story = encounter(card, party="Picket", day=1, tyrant=tyrant, bags={"Picket": "flare_distraction"})
    story.does("choose a", "play flare_distraction").tells("BattleWon", round=0).never_tells("InitiativeSet")
    story.never_tells("Entered").through_rewards().has_progress(1)


@ruling("TMB-044", "TMB-101")
def test_a_flare_works_against_the_baddies_of_a_tyrant_too() -> None:
    s = table("Picket, Boomer", day=2)
    pack(s, {"Boomer": "flare_distraction"})
    s.adventure.progress = 6
    story = on_the_road(s, Morning(), dice=rolls("picket initiative 2")).does("challenge")
    story.asks("flare").asks_whom("Boomer").does("play flare").tells("PointsLowered", points=1)


@pytest.mark.parametrize(
    ("key", "choice", "tyrant", "left"),
    [
        ("classic-01", "a", "marrow", 4),  # 2 x 2 and 3 more, 3 fewer
        ("tyrant-marrow-1", "a", "marrow", 1),
        ("tyrant-marrow-2", "a", "marrow", 1),
        ("tyrant-duster-2", "a", "duster", 1),
    ],
)
@ruling("TMB-101", "TMB-105")
def test_a_flare_lowers_the_points_whatever_chips_they_are_drawn_in(
    key: str, choice: str, tyrant: str, left: int
) -> None:
    bags = {"Boomer": "flare_distraction"}
    story = encounter(key, tyrant=tyrant, dice=rolls(*PICKET_AND_BOOMER), stacks=MIXED, bags=bags)
    story.does(f"choose {choice}").asks("flare").asks_whom("Boomer").does("play flare_distraction").sets_up()
    assert len(who_came(story)) == left
    story.has("Boomer", "nothing")
