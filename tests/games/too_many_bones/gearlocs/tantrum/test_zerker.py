"""Tantrum, Zerker: what the Rage dice are good for, and Anger Management (TMB-155)."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.gearlocs.tantrum.positions import WALK, attacking, rolling
from tests.games.too_many_bones.stories import battle
from tests.rulings import ruling


@ruling("TMB-155")
@pytest.mark.parametrize(("face", "bones"), [("1.2", "1"), ("1.4", "1 1"), ("1.6", "1 1 1")])
def test_rage_may_be_used_for_bones_that_are_bones_like_any_others(face: str, bones: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: rage {face}] | Wild Boar 3 at b3").does("act rage")
    story.lies("Tantrum", active="nothing", plan=bones, exhausted="rage")


def test_once_rage_is_exhausted_there_is_no_more_of_it_in_this_battle() -> None:
    story = attacking("Tantrum 4/4 at b2 [raaage; exhausted: rage] | Wild Boar 3 at b3", "1")
    story.does("hit 1").lies("Tantrum", active="nothing", exhausted="rage")


def test_at_1_0_there_is_nothing_to_use() -> None:
    battle("Tantrum 1/4 at b2 | Wild Boar 3 at b3").does_not_offer("act")


@pytest.mark.parametrize(("face", "hp"), [("2.2", 2), ("2.4", 3), ("2.6", 4)])
def test_the_second_tier_gives_back_hp_and_rage_is_active_again_at_once(face: str, hp: int) -> None:
    story = battle(f"Tantrum 1/4 at b2 [active: raaage {face}] | Wild Boar 3 at b3").does("act rage")
    story.shows(f"Tantrum {hp}/4 [active: rage 1.0; exhausted: raaage]")


@ruling("TMB-153")
def test_the_second_tier_is_no_use_to_a_tantrum_in_full_health() -> None:
    battle("Tantrum 4/4 at b2 [active: raaage 2.2] | Wild Boar 3 at b3").does_not_offer("act rage")


@pytest.mark.parametrize("face", ["3.2", "3.4", "3.6"])
def test_the_third_tier_deals_the_target_2_damage(face: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: raaaaage {face}] | Wild Boar 3 at b3", passing=WALK)
    story.does_not_offer("act rage").does("target b3", "act rage")
    story.shows("Wild Boar 1", "Tantrum 4/4 [active: rage 1.0; exhausted: raaaaage]")


@pytest.mark.parametrize(
    ("rage", "near", "left"),
    [
        ("rage 1.8", "Wild Boar 3", "nothing"),
        ("raaage 2.8", "Cave Bear 6", "rage 1.0"),
        ("raaaaage 3.8", "Great Horned Bull 10", "rage 1.0"),
    ],
)
def test_execute_defeats_an_adjacent_baddie_outright(rage: str, near: str, left: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: {rage}] | {near} at b3 [shields 2], Orc Recruit 3 at d3")
    story.does("act execute b3").misses(near[:-2]).lies("Tantrum", active=left)
    story.shows("Tantrum 4/4 [body count 1]").tells("Defeated", by="Tantrum")


@ruling("TMB-048")
@pytest.mark.parametrize(
    ("rage", "near"),
    [("rage 1.8", "Cave Bear 6"), ("raaage 2.8", "Great Horned Bull 10"), ("raaaaage 3.8", "Marrow 14")],
)
def test_whoever_is_worth_more_cannot_be_executed_and_a_tyrant_never(rage: str, near: str) -> None:
    story = battle(f"Tantrum 4/4 at b2 [active: {rage}] | {near} at b3, Wild Boar 3 at d3")
    story.does_not_offer("act execute")


@ruling("TMB-208")
def test_executing_the_last_baddie_wins_the_battle() -> None:
    story = battle("Tantrum 4/4 at b2 [active: rage 1.8] | Wild Boar 3 at b3").does("act execute b3")
    story.shows("over: won")


def test_at_the_top_rage_becomes_the_next_tier_and_nothing_is_exhausted() -> None:
    story = battle("Tantrum 4/4 at b2 [raaage; active: rage 1.8] | Cave Bear 6 at b3").does("act advance")
    story.lies("Tantrum", active="raaage 2.0", exhausted="nothing")
    story = battle("Tantrum 4/4 at b2 [raaaaage; active: raaage 2.8] | Great Horned Bull 10 at b3").does("act advance")
    story.lies("Tantrum", active="raaaaage 3.0", exhausted="nothing")


@pytest.mark.parametrize(
    "lies", ["active: rage 1.8", "active: rage 1.8; exhausted: raaage", "raaage; active: rage 1.6"]
)
def test_he_advances_only_from_the_top_to_a_trained_tier_that_is_not_exhausted(lies: str) -> None:
    battle(f"Tantrum 4/4 at b2 [{lies}] | Cave Bear 6 at b3").does_not_offer("act advance")


@ruling("TMB-258")
def test_a_tier_that_is_exhausted_cannot_be_skipped() -> None:
    picture = "Tantrum 4/4 at b2 [raaaaage, anger management; active: rage 1.8; exhausted: raaage] | Cave Bear 6 at b3"
    rolling(picture, "anger management", "advance").does_not_offer("use", "act advance")


@ruling("TMB-191")
def test_who_is_undead_rises_after_an_execution_and_is_a_body_all_the_same() -> None:
    picture = "Tantrum 4/4 at b2 [active: raaage 2.8] | Drowned Walker 4 at b3, Wild Boar 3 at d3"
    battle(picture).does("act execute b3").shows("queue: Drowned Walker", "Tantrum 4/4 [body count 1]")


def test_anger_management_turns_the_rage_up_or_down_by_just_what_it_shows() -> None:
    picture = "Tantrum 4/4 at b2 [anger management; active: rage 1.4] | Wild Boar 3 at b3"
    story = (
        rolling(picture, "anger management", "4")
        .does("use anger management")
        .asks("anger", "turn rage 18", "turn rage 10")
    )
    story.does("turn rage 10").lies("Tantrum", active="rage 1.0", exhausted="anger management")
    story = rolling(picture, "anger management", "4").does("use anger management", "turn rage 18")
    story.lies("Tantrum", active="rage 1.8")


def test_anger_management_does_not_ask_where_only_one_way_is_open() -> None:
    picture = "Tantrum 4/4 at b2 [anger management; active: rage 1.6] | Wild Boar 3 at b3"
    rolling(picture, "anger management", "6").does("use anger management").lies("Tantrum", active="rage 1.0")
    picture = "Tantrum 4/4 at b2 [anger management] | Wild Boar 3 at b3"
    rolling(picture, "anger management", "2").does("use anger management").lies("Tantrum", active="rage 1.2")


@ruling("TMB-135")
def test_anger_management_that_does_not_fit_goes_back_to_the_mat() -> None:
    picture = "Tantrum 4/4 at b2 [anger management; active: raaage 2.4] | Wild Boar 3 at b3"
    story = rolling(picture, "anger management", "6").does("use anger management").lies("Tantrum", active="raaage 3.0")
    picture = "Tantrum 4/4 at b2 [anger management, innate +1; active: rage 1.4] | Wild Boar 3 at b3"
    story = rolling(picture, "anger management", "6").does_not_offer("use").does("done")
    story.shows("Tantrum 4/4 [anger management; active: rage 1.4]")


def test_its_advance_goes_on_to_the_next_tier_from_wherever_the_rage_is() -> None:
    picture = "Tantrum 4/4 at b2 [anger management, raaage] | Wild Boar 3 at b3"
    story = rolling(picture, "anger management", "advance").does("use anger management")
    story.lies("Tantrum", active="raaage 2.0", exhausted="anger management")


@pytest.mark.parametrize("lies", ["anger management", "anger management, raaage; active: rage 2.0"])
def test_its_advance_needs_a_trained_tier_and_no_breakdown(lies: str) -> None:
    story = rolling(f"Tantrum 4/4 at b2 [{lies}] | Wild Boar 3 at b3", "anger management", "advance")
    story.does_not_offer("use")
