"""Cards between battles: what is common to those for training, locks and the road (TMB-073, TMB-083, TMB-092)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.adventure.recovery import Recover
from boneyard.games.too_many_bones.adventure.rewards import SpendPoints
from boneyard.games.too_many_bones.model.ids import ATTACK
from tests.games.too_many_bones.loots import (
    camp,
    pack,
    picks,
    trains,
)
from tests.games.too_many_bones.roads import RoadStory, encounter, lock_roll, table
from tests.rulings import ruling


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


@ruling("TMB-079")
def test_who_gets_hp_from_loot_after_a_party_wipe_need_not_rest() -> None:
    s = table("Picket", day=2)
    pack(s, {"Picket": "mixed_berries"})
    s.adventure.wiped = True
    s.party[0].hp = 0
    s.party[0].trained[0] = 2
    s.agenda = [Recover()]
    story = RoadStory(s)
    story.goes_on().does_not_offer("scout", "done").does("play mixed_berries").offers("scout", "done")


@ruling("TMB-083")
def test_loot_may_be_discarded_in_recovery() -> None:
    camp({"Picket": "raider_armor"}, "Picket").does("drop raider_armor").has("Picket", "nothing").asks("camp")


@ruling("TMB-073")
def test_training_loot_may_be_kept_and_the_failure_stands() -> None:
    story = trains("gadget_arm", ATTACK, "attack bones", "attack 1", "attack 1").does("done")
    story.tells("TrainingFailed").has("Tantrum", "gadget_arm")


@ruling("TMB-092")
def test_tools_add_up_on_one_die() -> None:
    bag = {"Picket": "prying_iron, stone_hammer", "Boomer": "multi_tool"}
    story = picks(bag, "9L", *lock_roll("2L", "1T", "1T", intuition="save"))
    story.does("play prying_iron", "raise grey", "play stone_hammer", "raise grey", "Boomer: play multi_tool")
    story.does("raise grey", "done")
    assert story.s.adventure.opened == 1


@ruling("TMB-083")
def test_tools_of_others_are_of_no_use_but_the_multi_tool() -> None:
    bag = {"Boomer": "prying_iron, stone_hammer, mech_pick, reflex_powder"}
    picks(bag, "9L", *lock_roll("2L", "1T", "1T", intuition="save")).tells("LockHeld").never_tells("LootUsed")


@ruling("TMB-083")
def test_a_card_for_another_moment_is_not_offered_before_the_encounter() -> None:
    bag = "tewaren_gem, oggot_herbs, rusty_optics, gadget_arm"
    story = encounter("special-01", bags={"Picket": bag}, hp={"Picket": 1})
    story.does_not_offer("play").offers("drop tewaren_gem", "drop rusty_optics")


@ruling("TMB-083")
def test_loot_may_be_discarded_before_the_encounter_is_met() -> None:
    story = encounter("special-01", bags={"Picket": "rusty_optics"}).does("drop rusty_optics").asks("way")
    story.has("Picket", "nothing").tells("LootDiscarded", who="Picket")


@ruling("TMB-083", "TMB-284")
def test_nobody_waits_for_others_who_may_use_loot() -> None:
    story = encounter("special-01", hp={"Boomer": 1}, bags={"Boomer": "mixed_berries"})
    assert [(decision.seat, decision.kind, decision.free) for decision in story.s.open] == [
        (0, "way", False),
        (1, "loot", True),
    ]
    story.does("Picket: choose a").asks("train").has("Boomer", "mixed_berries")
    encounter("special-01", bags={"Boomer": "mixed_berries"}).asks("way")


@ruling("TMB-083")
@pytest.mark.parametrize("card", ["fresh_bog_meat", "oggot_herbs", "throwing_axe", "zelfey_root", "utility_parts"])
def test_what_is_for_battles_is_not_offered_outside(card: str) -> None:
    camp({"Picket": card}, "Picket", Picket=1).does_not_offer(f"play {card}")
