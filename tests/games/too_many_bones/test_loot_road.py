"""Cards between battles: training, lockpicking, days, recovery (TMB-073, TMB-083, TMB-092)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.content.encounters.all import BY_KEY as ENCOUNTER_KEYS
from boneyard.games.too_many_bones.content.loot import BY_KEY
from boneyard.games.too_many_bones.days import NewDay
from boneyard.games.too_many_bones.decks import carried, open_locks
from boneyard.games.too_many_bones.ids import ATTACK, DEFENSE
from boneyard.games.too_many_bones.lockpicking import LocksPicked
from boneyard.games.too_many_bones.locks import OF_BAG
from boneyard.games.too_many_bones.recovery import Recover, easier
from boneyard.games.too_many_bones.rewards import SpendPoints
from tests.games.too_many_bones.loots import (
    camp,
    left,
    opened,
    pack,
    picks,
    trains,
)
from tests.games.too_many_bones.roads import RoadStory, encounter, named, table
from tests.rulings import ruling

# Training.


@ruling("TMB-073")
def test_a_gadget_arm_repeats_a_failed_attempt() -> None:
    ones = ("attack 1", "attack 1", "attack 1")
    story = trains("gadget_arm", ATTACK, "attack bones", "attack 1", "attack 1", *ones).asks("training_loot")
    story.does("play gadget_arm").tells("StatRaised", stat="attack")
    assert left(story, "Tantrum") == 1


@ruling("TMB-073")
def test_a_red_minotaur_forgives_a_single_bones_after_the_roll() -> None:
    story = trains("red_minotaur", ATTACK, "attack bones", "attack 1", "attack 1")
    story.does("play red_minotaur").tells("StatRaised", stat="attack").has("Tantrum", "nothing")
    trains("red_minotaur", ATTACK, "attack bones", "attack bones", "attack 1").tells("TrainingFailed")


@ruling("TMB-073")
def test_reflex_powder_rolls_a_training_die_again() -> None:
    story = trains("reflex_powder", ATTACK, "attack bones", "attack 1", "attack 1", "attack 2")
    story.does("play reflex_powder").tells("StatRaised", stat="attack")


@ruling("TMB-066")
@pytest.mark.parametrize("card", ["sparring_weapon", "pip_loc_2000"])
def test_some_cards_forgive_a_single_bones_in_every_attempt_and_do_not_add_up(card: str) -> None:
    trains(card, ATTACK, "attack bones", "attack 1", "attack 1").tells("StatRaised").has("Tantrum", card)
    both = "sparring_weapon, pip_loc_2000"
    trains(both, ATTACK, "attack bones", "attack bones", "attack 1").tells("TrainingFailed")
    dice = ("defense bones", "defense bones", "defense 1", "defense bones")
    trains(card, DEFENSE, *dice).tells("StatRaised", stat="defense")


# Lockpicking.


@ruling("TMB-092")
@pytest.mark.parametrize(
    ("card", "more", "uses"), [("multi_tool", 1, 3), ("prying_iron", 2, 2), ("stone_hammer", 4, 1)]
)
def test_tools_raise_an_action_die_after_the_roll(card: str, more: int, uses: int) -> None:
    story = picks({"Picket": card}, "9L", 0, 0, 0, 0).asks("lock_loot")
    before = story.s.agenda[-1].picking.dice  # type: ignore[attr-defined]
    story.does(f"play {card}")
    story.does(story.options[0])
    story.tells("LockDieRaised")
    raised = [event.die for event in story.events if type(event).__name__ == "LockDieRaised"]  # type: ignore[attr-defined]
    assert raised[0] - more in before
    if uses > 1:
        assert left(story, "Picket") == uses - 1
    else:
        story.has("Picket", "nothing")


@ruling("TMB-092")
def test_an_ally_helps_with_a_multi_tool_but_not_with_an_iron() -> None:
    story = picks({"Boomer": "multi_tool, prying_iron"}, "9L", 0, 0, 0, 0).asks("lock_loot", "done")
    story.does("Boomer: play multi_tool")
    assert left(story, "Boomer") == 2
    picks({"Boomer": "prying_iron"}, "9L", 0, 0, 0, 0).tells("LockHeld")


@ruling("TMB-099")
def test_a_mech_pick_opens_a_lock_of_4_or_less_after_reductions() -> None:
    story = picks({"Picket": "mech_pick"}, "5L", 0, 0, 0, 0, reduced=1).does("play mech_pick")
    assert story.s.road().opened == 1
    picks({"Picket": "mech_pick"}, "5L", 0, 0, 0, 0).tells("LockHeld")


def test_reflex_powder_rolls_an_action_die_again() -> None:
    story = picks({"Picket": "reflex_powder"}, "9L", 0, 0, 0, 0, 1).does("play reflex_powder", "reroll grey")
    story.tells("LockDieRerolled")


@ruling("TMB-099")
def test_a_locksmith_manual_makes_every_lock_easier_for_the_whole_party() -> None:
    s = table("Picket, Boomer")
    assert easier(s) == 0
    pack(s, {"Boomer": "locksmith_manual"})
    assert easier(s) == 1


# On the road.


@ruling("TMB-083")
def test_anybody_may_use_loot_before_the_encounter_is_met_and_before_a_training_point() -> None:
    story = encounter("special-01", hp={"Boomer": 1}, bags={"Boomer": "mixed_berries"})
    story.asks("way").does("Boomer: play mixed_berries").has_hp("Boomer", 3).asks("way")
    s = table("Picket, Boomer")
    pack(s, {"Boomer": "mixed_berries"})
    s.party[0].points = s.party[1].hp = 1
    s.agenda = [SpendPoints()]
    story = RoadStory(s)
    story.goes_on().asks("train").does("Boomer: play mixed_berries").has_hp("Boomer", 3)
    story.asks("train").asks_whom("Picket")


@ruling("TMB-083", "TMB-082")
def test_the_stew_feeds_anybody_and_loses_a_chip_each_day() -> None:
    story = camp({"Picket": "last_battle_stew"}, Boomer=1)
    story.does("Boomer: play last_battle_stew", "Boomer: play last_battle_stew").has_hp("Boomer", 3)
    assert left(story, "Picket") == 5
    story.happens(NewDay())
    assert left(story, "Picket") == 4
    story.s.party[0].bag = [BY_KEY["last_battle_stew"].card << 16 | 1]
    story.happens(NewDay()).has("Picket", "nothing")


@ruling("TMB-079")
def test_who_gets_hp_from_loot_after_a_party_wipe_need_not_rest() -> None:
    s = table("Picket", day=2)
    pack(s, {"Picket": "mixed_berries"})
    s.road().wiped = True
    s.party[0].hp = 0
    s.party[0].trained[0] = 2
    s.agenda = [Recover()]
    story = RoadStory(s)
    story.goes_on().does_not_offer("scout", "done").does("play mixed_berries").offers("scout", "done")


@ruling("TMB-083")
def test_loot_may_be_discarded_in_recovery() -> None:
    camp({"Picket": "raider_armor"}, "Picket").does("drop raider_armor").has("Picket", "nothing").asks("camp")


@ruling("TMB-081", "TMB-088")
def test_a_trove_that_turns_out_to_be_heavy_may_be_too_much() -> None:
    necklace = BY_KEY["hunters_body_count_necklace"].card
    s = table("Picket", day=2)
    s.party[0].bag = [carried(necklace), opened("oggot_herbs"), opened("mixed_berries")]
    s.agenda = [LocksPicked(0, OF_BAG, necklace, 3, False)]
    story = RoadStory(s)
    story.goes_on().asks("drop").does("drop oggot_herbs").has("Picket", "hunters_body_count_necklace, mixed_berries")


def test_a_tewaren_gem_is_a_locked_trove_in_recovery() -> None:
    story = camp({"Picket": "tewaren_gem"}, "Picket").does("play tewaren_gem").carries("Picket", 1).offers("sleep")
    assert open_locks(named(story.s, "Picket").bag[0]) == 0


def test_a_small_spotting_scope_reveals_a_chip_once_per_day() -> None:
    story = camp({"Picket": "small_spotting_scope"}, "Picket").does("play small_spotting_scope").asks("stack")
    story.does("stack 5").asks("scouted").does("bottom").does_not_offer("play").tells("ChipScouted")
    story.happens(NewDay()).offers("play small_spotting_scope")


def test_a_treasure_trove_map_shuffles_the_doorway_in_once() -> None:
    story = camp({"Picket": "treasure_trove_map", "Boomer": "treasure_trove_map"})
    story.does("Picket: play treasure_trove_map").deck_holds("special-05")
    assert not [each for each in story.s.open if "play" in str(each.options)]


def test_a_tattered_map_draws_two_encounters_and_puts_one_under_the_deck() -> None:
    story = encounter("special-01", bags={"Picket": "tattered_map"}, deck="special-02").asks("map")
    story.does("play tattered_map").asks("which")
    story.does(f"say {ENCOUNTER_KEYS['special-02'].card}").asks("way")
    assert story.s.road().card == ENCOUNTER_KEYS["special-02"].card
    assert story.s.road().deck[-1] == ENCOUNTER_KEYS["special-01"].card
