"""How the battle with each tyrant is set up and won (TMB-044 to TMB-061)."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.games.too_many_bones.content.chips import BY_KEY, CHIPS, TYRANTS
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, THRONE
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones
from tests.games.too_many_bones.roads import challenge
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
        company = [CHIPS[baddie.chip] for baddie in s.baddies_standing() if baddie.chip != s.challenged_tyrant]
        assert [chip.points for chip in company] == [worth, worth]
        assert {chip.type for chip in company} == {0}
        assert [baddie.id - FIRST_BADDIE for baddie in s.baddies_standing()] == [0, 1, 2]


@ruling("TMB-044")
def test_gendricks_comes_first_and_a_kobold_after_him() -> None:
    s = challenged("Gendricks", 2)
    first, second = s.baddies_standing()[:2]
    assert first.chip == s.challenged_tyrant
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
        assert s.baddies_standing()[0].chip == s.challenged_tyrant
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


@ruling("TMB-058")
def test_gearlocs_that_wait_for_nom_are_no_targets_and_the_next_comes_after_a_ko() -> None:
    story = battle(
        "Picket 1/5 at a2, Boomer 3/3 waiting | Nom 10 at a3\nmeter: Nom, Picket\norder: Boomer\nchallenge: Nom",
        rolls("nom blank", "attack 1", "attack 1", "attack 1"),
    )
    story.begins().tells("KnockedOut", who="Picket").shows("over: nothing", "Boomer 3/3 entering")


@ruling("TMB-045")
def test_the_battle_is_won_with_the_tyrant_whoever_else_stands() -> None:
    story = battle(
        "Picket 5/5 at a2 | Marrow 1/14 at a3, Clay Golem 3 at d3\nqueue: Kobold\nchallenge: Marrow\nturn: Picket",
        rolls("attack 1"),
    )
    story.does("stay", "target a3", "add attack", "roll", "hit 1").shows("over: won")


# All of them


@pytest.mark.parametrize("tyrant", [chip.key for chip in TYRANTS])
@ruling("TMB-012", "TMB-044")
def test_a_gearloc_alone_meets_a_tyrant_without_baddie_points(tyrant: str) -> None:
    story = challenge(tyrant, "boomer initiative 6", party="Boomer", day=5).sets_up()
    here = [baddie.chip for baddie in story.s.baddies_standing()]
    assert BY_KEY[tyrant].chip in here
    assert len(here) + len(story.s.queue) == {"drellen": 3, "gendricks": 2, "duster": 2}.get(tyrant, 1)
