"""How the battle with each tyrant is set up and won (TMB-044 to TMB-061)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import boneyard
from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.content.chips import BY_KEY, CHIPS, TYRANTS
from boneyard.games.too_many_bones.model.adventure import ANTIDOTE, CRACKED_ORB, GOBLIN_TRAIL
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, POISON, THRONE
from boneyard.games.too_many_bones.model.mat import SQUARES
from boneyard.games.too_many_bones.model.state import CHIP, TooManyBones
from boneyard.games.too_many_bones.model.units import effect
from boneyard.games.too_many_bones.notation.dice import read_rolled_die
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, TRIO
from tests.games.too_many_bones.roads import RoadDice, RoadStory, challenge
from tests.games.too_many_bones.stories import battle, least, rolls, set_up
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


def falls(story: RoadStory, tyrant: str) -> RoadStory:
    """The tyrant loses its last HP."""
    story.deals(99, BY_KEY[tyrant].name.en, true=True)
    return story


# Nom


def nom(*later: str) -> RoadStory:
    """Two baddies and Nom, with Picket first and Boomer behind him."""
    stacks = ("orc recruit, troll runt", "", "")
    story = challenge("nom", "picket initiative 3", *later, stacks=stacks)
    return story.asks("nom_order", "first picket", "first boomer").does("first picket").sets_up("c2")


@ruling("TMB-044", "TMB-049", "TMB-058")
def test_nom_meets_one_gearloc_at_a_time_and_his_die_eats_shields() -> None:
    story = nom("nom om nom", "attack 2", "attack 2", "attack bones").queues(1, 1, 0)
    story.shows("Nom 6 at c3", "Boomer 3/3 waiting").s.party[0].active = [read_rolled_die("defense 2")]
    story.turn_of("Nom").shows("Picket 1/5 [active: nothing]").deals(9, "Picket", true=True)
    story.shows("over: nothing", "Boomer 3/3 entering")
    story.s.acted = -1
    story.begins().asks("enter").asks_whom("Boomer").does("at d1").shows("round 2", "turn: Boomer")


@ruling("TMB-045")
def test_with_nom_the_adventure_is_won_whoever_else_stands() -> None:
    falls(nom(), "nom").tells("AdventureEnded", won=True, day=1).shows("over: won")


@ruling("TMB-030", "TMB-046")
def test_a_lost_challenge_leaves_progress_and_another_day() -> None:
    story = nom().deals(4, "Nom", true=True).loses().camps().has_progress(6).never_tells("AdventureEnded")
    while not story.asked.startswith("road"):
        story.does(story.options[0] if "done" not in story.options else "done")
    story.tells("DayBegan", day=2).does("challenge").tells("TyrantChallenged")


@ruling("TMB-046", "TMB-047")
def test_a_tyrant_that_falls_with_the_party_is_back_on_its_card() -> None:
    story = nom()
    story.s.defeated.append(story.s.adventure.tyrant)
    assert story.s.adventure.tyrant not in story.loses().camps().s.defeated


# Mulmesh


@ruling("TMB-044", "TMB-051")
def test_mulmesh_comes_last_howls_and_retreats() -> None:
    stacks = ("wolf, bog frog", "", "")
    dice = (*PICKET_AND_BOOMER, "defense bones", "defense bones", "mulmesh howl", "attack bones", "attack bones")
    story = challenge("mulmesh", *dice, stacks=stacks).sets_up("c2", "d1").queues(1, 1, 0)
    story.turn_of("Mulmesh").tells("TyrantRolled", face="howl")
    story.deals(8, "Mulmesh", true=True).turn_of("Mulmesh").misses("Mulmesh").shows("queue: mulmesh", "over: nothing")


# Drellen


def drellen(*later: str, marks: int = 0) -> RoadStory:
    """Drellen with two of the Bog, and two more for the points."""
    stacks = ("bog frog, bog worm, wolf, wild boar", "", "")
    dice = (*PICKET_AND_BOOMER, *later)
    return challenge("drellen", *dice, stacks=stacks, marks=marks).sets_up("a2", "d1")


@ruling("TMB-044", "TMB-053", "TMB-128")
def test_in_drellens_bog_every_step_costs_two_dex_and_his_own_protect_him() -> None:
    story = drellen().queues(0, 1, 1, 1, 1).shows("Drellen 10 at a4", "Bog Frog 4 at b3", "Bog Worm 3 at c3")
    story.turn_of("Boomer").offers("move c1").does_not_offer("move b1", "move c2").does("stay", "no target", "roll")
    story.deals(9, "Drellen", true=True).shows("Drellen 10")
    story.deals(9, "Bog Frog", "Bog Worm", true=True)
    falls(story, "drellen").tells("AdventureEnded", won=True)


@pytest.mark.parametrize(("marks", "poison"), [(0, 3), (ANTIDOTE, 1)])
@ruling("TMB-049")
def test_the_antidote_makes_poison_enhancer_do_nothing(marks: int, poison: int) -> None:
    bones = ("attack bones",) * 4
    story = drellen("defense bones", "defense bones", "drellen poison enhancer", *bones, marks=marks)
    put_effect(story.s, 0, POISON, 1)
    story.turn_of("Drellen").tells("TyrantRolled", face="poison enhancer")
    assert [effect(gearloc, POISON) for gearloc in story.s.party] == [poison, 0]


# Gendricks


@pytest.mark.parametrize(("marks", "hp"), [(0, 4), (CRACKED_ORB, 3)])
@ruling("TMB-044", "TMB-054")
def test_gendricks_brings_a_kobold_and_orbs_that_may_be_cracked(marks: int, hp: int) -> None:
    stacks = ("kobold, orc recruit, troll runt", "", "")
    dice = (*PICKET_AND_BOOMER, "defense bones", "defense bones", "gendricks active orb 4", "attack 1", "attack 1")
    story = challenge("gendricks", *dice, stacks=stacks, marks=marks).sets_up("a2", "d1").queues(0, 1, 1, 1)
    story.shows("Gendricks 6 at a4", "Kobold 2 at b3").turn_of("Gendricks").shows(f"Orb {hp} at d4", "Picket 3/5")
    story.never_tells("AdventureEnded")
    story.deals(1, "Gendricks", true=True).shows("Gendricks 5")


# The Goblin King


def goblin_king(
    *later: str, marks: int = 0, party: str = "Picket, Boomer", bags: Mapping[str, str] | None = None
) -> RoadStory:
    """The king on his Throne, before the first question of set-up."""
    stacks = ("troll runt, goblin cheat, bog frog, wolf", "cave bear, river troll", "")
    dice = PICKET_AND_BOOMER if party.count(",") == 1 else TRIO
    return challenge("goblin_king", *dice, *later, stacks=stacks, marks=marks, party=party, bags=bags)


@ruling("TMB-044", "TMB-049", "TMB-056")
def test_the_goblin_king_calls_for_help_from_a_throne_that_protects_him() -> None:
    dice = ("defense 1", "defense 1", "goblin king call for help", "attack 1", "attack 1", "attack bones")
    story = goblin_king(*dice, party="Picket, Boomer, Tantrum").sets_up("a2", "d1", "c2").queues(0, 1, 1, 1)
    story.shows("The Goblin King 10 at a4", "Throne 3 at a4").deals(9, "The Goblin King", true=True)
    story.shows("The Goblin King 10").turn_of("The Goblin King").shows("queue: cave bear", "Boomer 1/3")


@ruling("TMB-056", "TMB-300")
def test_who_carries_the_parcel_may_destroy_the_throne_as_the_battle_starts_and_keeps_it() -> None:
    story = goblin_king(bags={"Boomer": "defused_parcel"})
    while not story.asked.startswith("parcel"):
        story.does(least(story.s.open[0]).text)
    story.asks_whom("Boomer").does("play defused_parcel").tells("LootUsed", who="Boomer")
    story.tells("Defeated").shows("The Goblin King 10 at a4").has("Boomer", "defused_parcel")
    assert not story.s.stands(THRONE)
    falls(story, "goblin_king").tells("AdventureEnded", won=True)


@ruling("TMB-056", "TMB-300")
def test_nobody_has_to_use_the_parcel() -> None:
    story = goblin_king(bags={"Boomer": "defused_parcel"}).sets_up().shows("Throne 3 at a4")
    assert "no" in story.answered


@ruling("TMB-300")
def test_without_the_parcel_nobody_is_asked_for_it() -> None:
    assert goblin_king().sets_up().answered.count("no") == 1  # to the Shield Wall


@ruling("TMB-281")
def test_a_goblin_follows_the_party_to_its_king() -> None:
    story = goblin_king(marks=GOBLIN_TRAIL)
    story.sets_up().queues(0, 1, 1)  # nobody was defeated yet
    story.loses().camps()
    story.s.defeated = [BY_KEY["goblin_sneak"].chip]
    while not story.asked.startswith("road"):
        story.does("done" if "done" in story.options else story.options[0])
    story.s.rng = RoadDice(rolls(*PICKET_AND_BOOMER))
    story.does("challenge").sets_up().queues(0, 1, 1, 1, 1, 1).shows("Goblin Sneak 2")


# Marrow


@ruling("TMB-044", "TMB-049", "TMB-059")
def test_marrow_calls_an_orc_and_his_axe_passes_shields() -> None:
    stacks = ("bog frog, orc recruit, kobold", "", "")
    dice = ("defense 1", "defense 1", "defense 1", "marrow skull crack axe", "attack 2", "attack bones")
    story = challenge("marrow", *PICKET_AND_BOOMER, *dice, stacks=stacks).sets_up("c2", "d1").queues(1, 1, 0)
    story.shows("Marrow 14 at c4", "Bog Frog 4 at a3", "Orc Recruit 3 at b3").deals(9, "Orc Recruit", true=True)
    story.turn_of("Marrow").tells("Hurt", who="Picket", true=True, amount=2)
    story.shows("queue: orc recruit", "defeated: nothing", "Marrow 14 at c3")
    falls(story, "marrow").tells("AdventureEnded", won=True)


# Duster


@ruling("TMB-044", "TMB-061")
def test_duster_takes_a_gearloc_off_the_mat_and_the_other_alone_cannot_lose_it() -> None:
    stacks = ("bog frog, wolf", "", "")
    dice = ("defense 1", "defense 1", "duster cloak and dagger", *["attack bones"] * 3)
    story = challenge("duster", *PICKET_AND_BOOMER, *dice, day=5, stacks=stacks).sets_up("a2", "d1").queues(0, 1, 1)
    story.shows("Duster 13 at a3")
    story.s.acted = 0
    story.turn_of("Duster").tells("Left", who="Boomer").shows("Boomer 3/3 waiting", "Duster 13 at d1 [untargetable]")
    story.deals(9, "Picket", true=True).tells("BattleLost").camps().never_tells("AdventureEnded")
    assert not story.s.adventure.wiped


# All of them


@pytest.mark.parametrize("tyrant", [chip.key for chip in TYRANTS])
@ruling("TMB-012", "TMB-044")
def test_a_gearloc_alone_meets_a_tyrant_without_baddie_points(tyrant: str) -> None:
    story = challenge(tyrant, "boomer initiative 6", party="Boomer", day=5).sets_up()
    here = [baddie.chip for baddie in story.s.baddies_standing()]
    assert BY_KEY[tyrant].chip in here
    assert len(here) + len(story.s.queue) == {"drellen": 3, "gendricks": 2, "duster": 2}.get(tyrant, 1)
