"""Battles with tyrants are set up as their cards say."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.games.too_many_bones.content.chips import BY_KEY, CHIPS, TYRANTS
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, THRONE
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones
from tests.games.too_many_bones.stories import battle, rolls, set_up
from tests.rulings import ruling

GAME = boneyard.game("too-many-bones")
PARTIES = ("Boomer", "Picket, Boomer", "Picket, Boomer, Patches", "Picket, Boomer, Patches, Tantrum")


def challenged(tyrant: str, gearlocs: int, points: int = 12) -> TooManyBones:
    """The battle as it stands when the first question is asked."""
    order = f"{PARTIES[gearlocs - 1]} vs {tyrant}, {points} points"
    s = GAME.new(gearlocs, 7, {"battle": order})
    assert isinstance(s, TooManyBones)
    return s


def standing(s: TooManyBones) -> dict[str, str]:
    """Who is where."""
    return {CHIPS[baddie.chip].key: SQUARES[baddie.cell] for baddie in s.baddies_standing()}


def points_around(s: TooManyBones) -> int:
    """What all chips but the tyrant are worth, on the mat and in the queue."""
    chips = [baddie.chip for baddie in s.baddies_standing()] + [chip & CHIP for chip in s.queue]
    return sum(CHIPS[chip].points for chip in chips)


@ruling("TMB-044")
@pytest.mark.parametrize("tyrant", ["Nom", "Mulmesh", "The Goblin King", "Marrow"])
def test_a_party_of_one_skips_the_points_and_a_larger_one_does_not(tyrant: str) -> None:
    assert points_around(challenged(tyrant, 1)) == 0
    assert points_around(challenged(tyrant, 2)) >= 12  # a 20-pt chip may bring others


@ruling("TMB-044")
@pytest.mark.parametrize("tyrant", ["nom", "mulmesh"])
def test_nom_and_mulmesh_come_last(tyrant: str) -> None:
    alone = challenged(BY_KEY[tyrant].name.en, 1)
    assert list(standing(alone)) == [tyrant]
    crowd = challenged(BY_KEY[tyrant].name.en, 4, points=24)
    assert crowd.queue[-1] & CHIP == BY_KEY[tyrant].chip


@ruling("TMB-044", "TMB-108")
def test_drellen_stands_in_lane_1_with_two_of_the_bog_beside_him() -> None:
    for gearlocs, worth in ((2, 1), (3, 5)):
        s = challenged("Drellen", gearlocs, points=0)
        assert standing(s)["drellen"] == "a4"
        company = [CHIPS[baddie.chip] for baddie in s.baddies_standing() if baddie.chip != s.quarry]
        assert [chip.points for chip in company] == [worth, worth]
        assert {chip.type for chip in company} == {0}
        assert [baddie.id - FIRST_BADDIE for baddie in s.baddies_standing()] == [0, 1, 2]


@ruling("TMB-044")
def test_gendricks_comes_first_and_a_kobold_after_him() -> None:
    s = challenged("Gendricks", 2)
    first, second = s.baddies_standing()[:2]
    assert first.chip == s.quarry
    assert "kobold" in CHIPS[second.chip].key
    assert CHIPS[second.chip].points == 1


@ruling("TMB-044", "TMB-056")
def test_the_goblin_king_sits_on_his_throne_at_the_back_of_lane_1() -> None:
    s = challenged("The Goblin King", 2)
    assert standing(s)["goblin_king"] == "a4"
    assert s.cell_of(THRONE) == s.cell_of(FIRST_BADDIE)


@ruling("TMB-044")
def test_marrow_stands_at_the_back_of_lane_3() -> None:
    assert standing(challenged("Marrow", 2))["marrow"] == "c4"


@ruling("TMB-044", "TMB-061")
def test_duster_brings_as_many_baddies_as_there_are_gearlocs() -> None:
    for gearlocs, worth in ((1, 1), (2, 1), (3, 5), (4, 5)):
        s = challenged("Duster", gearlocs, points=99)
        assert s.baddies_standing()[0].chip == s.quarry
        assert points_around(s) == gearlocs * worth


@ruling("TMB-045")
@pytest.mark.parametrize("tyrant", [tyrant.key for tyrant in TYRANTS])
def test_the_battle_is_won_with_the_tyrant_whoever_else_is_there(tyrant: str) -> None:
    name = BY_KEY[tyrant].name.en
    story = battle(f"Boomer 3/3 at d1 | {name} 1 at c4, Orc Recruit 3 at a3")
    story.deals(1, name, true=True)
    story.shows("over: won")


@ruling("TMB-044")
def test_drellens_two_of_the_bog_are_drawn_before_the_queue() -> None:
    story = set_up(
        "Picket, Boomer vs Drellen, 4 points",
        stacks=("Bog Frog, Bog Worm, Goblin Cheat, Goblin Sneak, Wolf (1-pt), Wild Boar", "", ""),
        dice=rolls(4, 3, 2, 1, 3, 2, 1, 0, 0),
    )
    assert len(story.s.baddies_standing()) + len(story.s.queue) == 7  # Drellen, two of the Bog, four points
