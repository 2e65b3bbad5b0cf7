"""Whom a choice brings, as the table shows it before the party chooses."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.shown.expected_baddies import FacedView
from boneyard.games.too_many_bones.shown.view_adventure import road_view
from tests.games.too_many_bones.roads import RoadStory, encounter
from tests.rulings import ruling


def faces(story: RoadStory, way: str) -> FacedView | None:
    adventure = road_view(story.s)
    assert adventure is not None
    assert adventure.today is not None
    return next(one.faces for one in adventure.today.ways if one.key == way)


@ruling("TMB-101")
def test_a_battle_brings_the_points_of_the_day() -> None:
    story = encounter("classic-05", party="Picket, Boomer, Patches", day=4)
    assert faces(story, "B") == FacedView(12, 0, [])
    assert faces(story, "A") is None, "who lets it scream fights nobody"


@ruling("TMB-101", "TMB-104")
def test_what_the_card_adds_or_takes_away_is_told_too() -> None:
    story = encounter("classic-08", party="Picket, Boomer, Patches", day=4)
    assert (faces(story, "A"), faces(story, "B")) == (FacedView(12, 0, [5, 5]), FacedView(10, -2, []))


@ruling("TMB-101")
def test_points_never_fall_below_nothing() -> None:
    assert faces(encounter("classic-08", party="Picket", day=1), "B") == FacedView(0, -2, [])


@pytest.mark.parametrize(("card", "chips"), [("special-04", [20]), ("classic-02", [20])])
def test_a_chip_that_a_card_calls_is_told(card: str, chips: list[int]) -> None:
    found = [faces(encounter(card, party="Picket, Boomer, Patches", day=4), way) for way in "AB"]
    assert FacedView(12, 0, chips) in found


def test_what_dice_will_decide_is_not_told() -> None:
    assert faces(encounter("classic-14", party="Picket, Boomer", day=4), "B") is None
