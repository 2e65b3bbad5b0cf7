"""Days: their phases, the road to take, failed encounters, challenges and the day limit (TMB-028 to TMB-046)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.adventure.days import Morning, NewDay
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import NOM
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.rewards import Rewards, amounts
from tests.games.too_many_bones.loots import on_the_road
from tests.games.too_many_bones.roads import RoadStory, encounter, put_on_top, rolls, table
from tests.rulings import ruling

DAYS = 8  # against Nom
NEEDED = 6
STACKS = ("Kobold, Orc Recruit, Troll Runt, Acid Lizard", "Wyrm", "")
BATTLE = ("picket initiative 2", "boomer initiative 2")


def morning(day: int = 2, progress: int = 0, party: str = "Picket, Boomer", **hp: int) -> RoadStory:
    """The encounter phase of a day begins, with special-02 on top of the deck."""
    s = table(party, day=day)
    s.adventure.progress = progress
    put_on_top(s, "special-02")
    return on_the_road(s, Morning(), dice=rolls(*BATTLE))


def sleeps(story: RoadStory) -> RoadStory:
    """Everybody rests, and the next day begins."""
    for name in ("Picket", "Boomer"):
        if any(story._seat(each) == name for each in story.s.open):
            story.does(f"{name}: sleep", f"{name}: done")
    return story


def in_battle(day: int = 2) -> RoadStory:
    """The guards of special-02 stand on the mat."""
    story = encounter("special-02", day=day, stacks=STACKS, dice=rolls(*BATTLE))
    story.does("choose a")
    return story.sets_up()


# The phases.


@ruling("TMB-028")
def test_a_day_is_encounter_then_reward_then_recovery_then_the_next_day() -> None:
    story = encounter("special-01", deck="special-02").asks("way").does("choose a")
    story.tells("EncounterEnded", success=True).asks("train").through_rewards().forgets()
    sleeps(story).tells("DayBegan", day=3).tells("EncounterDrawn", encounter=BY_KEY["special-02"].card).asks("way")


@ruling("TMB-028", "TMB-034")
def test_a_failed_encounter_skips_the_reward_phase_and_its_card_is_discarded() -> None:
    story = encounter("classic-02", stacks=STACKS, dice=rolls(*BATTLE)).does("choose b")
    story.sets_up().loses().camps().tells("EncounterEnded", success=False).is_discarded("classic-02")
    story.has_progress(0).never_tells("PointsGained").never_tells("LootGained").never_tells("ProgressMade")


@ruling("TMB-033")
def test_a_battle_choice_succeeds_when_the_battle_is_won() -> None:
    in_battle().wins().tells("EncounterEnded", success=True).through_rewards().has_progress(1).is_kept("special-02")


@ruling("TMB-034")
def test_what_dice_had_promised_is_lost_with_the_encounter() -> None:
    story = in_battle()
    story.s.adventure.earned = Rewards(1, 1, 1, 1, 1, 1)
    story.loses().camps().never_tells("LootGained")
    assert amounts(story.s.adventure.earned) == [0] * 6


@ruling("TMB-029")
def test_the_counter_goes_up_by_1_whatever_happened_before() -> None:
    story = in_battle().loses()
    story.s.party[0].hp = story.s.party[1].hp = 0
    sleeps(story).tells("DayBegan", day=3, left=DAYS - 3)
    assert story.s.adventure.day == 3


@ruling("TMB-029")
def test_chores_of_the_day_before_are_open_again() -> None:
    story = in_battle().loses()
    sleeps(story)
    assert [gearloc.chores for gearloc in story.s.party] == [0, 0]
    assert not story.s.adventure.wiped


# The end of the days.


@ruling("TMB-030")
def test_the_last_day_is_still_played_and_the_next_one_is_lost() -> None:
    s = table("Picket, Boomer", day=DAYS - 1)
    story = on_the_road(s, NewDay()).tells("DayBegan", day=DAYS, left=0).asks("way")
    assert TOO_MANY_BONES.outcome(story.s) is None
    story = on_the_road(table("Picket, Boomer", day=DAYS), NewDay())
    story.tells("AdventureEnded", won=False, day=DAYS).shows("over: lost")
    outcome = TOO_MANY_BONES.outcome(story.s)
    assert outcome is not None
    assert outcome.winners == ()


@ruling("TMB-030")
def test_a_beaten_party_plays_on() -> None:
    story = in_battle()
    for gearloc in story.s.party:
        gearloc.hp = 0
    story.loses().camps().never_tells("AdventureEnded")
    sleeps(story).asks("way")


@ruling("TMB-021")
def test_a_stack_that_ran_empty_in_battle_is_made_again_from_those_defeated_there() -> None:
    story = encounter("special-02", day=1, stacks=("Orc Recruit, Troll Runt", "", ""), dice=rolls(*BATTLE))
    story.does("choose a").sets_up()
    assert story.s.stacks[0] == []
    story.deals(9, "Orc Recruit", true=True).deals(9, "Troll Runt", true=True).tells("BattleWon").shows(
        "defeated: nothing"
    )
    assert sorted(story.s.stacks[0]) == sorted([CHIP_KEYS["orc_recruit"].chip, CHIP_KEYS["troll_runt"].chip])


# The road.


@ruling("TMB-031")
def test_without_enough_progress_the_top_encounter_is_drawn() -> None:
    story = morning(progress=NEEDED - 1).asks("way").tells("EncounterDrawn")
    assert story.s.adventure.card == BY_KEY["special-02"].card


@ruling("TMB-031")
def test_with_enough_progress_the_party_may_challenge_and_need_not() -> None:
    morning(progress=NEEDED).asks("road", "draw", "challenge").does("draw").asks("way")
    story = morning(progress=NEEDED + 2, day=DAYS).asks("road", "draw", "challenge").does("challenge")
    story.tells("TyrantChallenged", chip="Nom").never_tells("EncounterDrawn")


@ruling("TMB-004", "TMB-031")
def test_the_leader_chooses_the_road() -> None:
    s = table("Picket, Boomer", day=2, leader=1)
    s.adventure.progress = NEEDED
    on_the_road(s, Morning()).asks("road").asks_whom("Boomer")


# The tyrant.


def challenged(day: int = 3, party: str = "Picket, Boomer") -> RoadStory:
    """Nom stands on the mat, and Picket before him."""
    s = table(party, day=day)
    s.adventure.progress = NEEDED
    story = on_the_road(s, Morning(), dice=rolls(*["picket initiative 2"] * 2)).does("challenge")
    if len(s.party) > 1:
        story.does("first picket")
    return story.sets_up("c2")


@ruling("TMB-044")
def test_a_challenge_brings_baddies_for_the_points_of_that_day() -> None:
    story = challenged(day=3)
    chips = [baddie.chip for baddie in story.s.baddies_standing()] + story.s.queue
    assert len(chips) == 3  # six points: a 5, a 1, and Nom
    assert story.s.challenged_tyrant == NOM


@ruling("TMB-045")
def test_the_adventure_is_won_the_moment_the_tyrant_falls() -> None:
    story = challenged()
    story.deals(40, "Nom", true=True).tells("BattleWon").tells("AdventureEnded", won=True).shows("over: won")
    outcome = TOO_MANY_BONES.outcome(story.s)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@ruling("TMB-046")
def test_a_lost_challenge_leads_to_recovery_and_the_tyrant_may_be_challenged_again_at_full_hp() -> None:
    story = challenged(party="Picket")
    story.deals(3, "Nom", true=True).loses().camps().has_progress(NEEDED)
    story.never_tells("PointsGained").never_tells("LootGained").never_tells("AdventureEnded")
    assert (story.s.ending, story.s.challenged_tyrant) == ("lost", NOBODY)
    assert all(NOM not in stack for stack in story.s.stacks)
    sleeps(story).tells("DayBegan", day=4).asks("road", "draw", "challenge")
    story.does("challenge").sets_up("c2")
    nom = next(baddie for baddie in story.s.baddies_standing() if baddie.chip == NOM)
    assert nom.hp == nom.max


@ruling("TMB-030", "TMB-046")
def test_a_challenge_lost_on_the_last_day_loses_the_adventure() -> None:
    story = challenged(day=DAYS).loses().camps()
    sleeps(story).tells("AdventureEnded", won=False)


@ruling("TMB-079")
@pytest.mark.parametrize(("hp", "wiped"), [(0, True), (2, False)])
def test_only_a_party_of_which_nobody_has_hp_left_is_wiped(hp: int, wiped: bool) -> None:
    story = in_battle()
    for gearloc in story.s.party:
        gearloc.hp = 0
    story.s.party[1].hp = hp
    story.loses().camps()
    assert story.s.adventure.wiped is wiped
