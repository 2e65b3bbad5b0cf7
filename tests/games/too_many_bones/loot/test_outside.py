"""Cards between battles: training, lockpicking, days, recovery (TMB-073, TMB-083, TMB-092)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.activities.lockpicking.attempt import easier
from boneyard.games.too_many_bones.adventure.days import Morning, NewDay
from boneyard.games.too_many_bones.adventure.recovery import Recover
from boneyard.games.too_many_bones.adventure.rewards import SpendPoints
from boneyard.games.too_many_bones.content.held_cards import carried, open_locks
from boneyard.games.too_many_bones.encounters.every_card import BY_KEY as ENCOUNTER_KEYS
from boneyard.games.too_many_bones.events.contests import LockRolled
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from boneyard.games.too_many_bones.model.ids import ATTACK, DEFENSE
from tests.games.too_many_bones.loots import (
    FROG,
    camp,
    fight,
    left,
    on_the_road,
    opened,
    pack,
    picks,
    trains,
)
from tests.games.too_many_bones.roads import RoadStory, encounter, lock_roll, named, rolls, table
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
    raised = [event.lock_die for event in story.events if type(event).__name__ == "LockDieRaised"]  # type: ignore[attr-defined]
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
def test_a_mech_pick_opens_a_lock_of_4_or_less_after_reductions_before_any_roll() -> None:
    story = picks({"Picket": "mech_pick"}, "5L", reduced=1).asks("mech_pick", "play mech_pick", "no")
    story.does("play mech_pick").never_tells("LockRolled")
    assert story.s.adventure.opened == 1
    picks({"Picket": "mech_pick"}, "5L", 0, 0, 0, 0).tells("LockHeld").never_tells("LootUsed")


@ruling("TMB-099")
def test_once_the_dice_are_rolled_for_a_lock_a_mech_pick_comes_too_late() -> None:
    bag = {"Picket": "mech_pick, multi_tool"}
    story = picks(bag, "4L", *lock_roll("2L", "1T", "1T", intuition="save")).does("no", "nothing")
    story.asks("lock_loot", "play multi_tool", "done").does("done").tells("LockHeld").has(
        "Picket", "mech_pick, multi_tool"
    )


@ruling("TMB-095", "TMB-099")
def test_nor_is_it_offered_before_the_second_roll() -> None:
    shut = lock_roll("1F", "1F", "2F", intuition="save")
    story = camp({"Picket": "mech_pick"}, "Picket", *shut, *shut)
    story.s.party[0].bag.append(carried(BY_KEY["laser_pointer"].card))
    story.goes_on().does("pick lever 2", "no").asks("camp")
    assert story.told("LockHeld") == 2


@ruling("TMB-099")
def test_a_mech_pick_may_be_kept_for_a_later_lock() -> None:
    dice = lock_roll("1F", "2L", "2F", intuition="convert")
    story = picks({"Picket": "mech_pick"}, "2L 4T", *dice).does("no", "nothing").asks("mech_pick")
    story.does("play mech_pick")
    assert story.s.adventure.opened == 2


@ruling("TMB-286")
def test_reflex_powder_rolls_an_action_die_again_but_not_the_intuition_die() -> None:
    story = picks({"Picket": "reflex_powder"}, "9L", 0, 0, 0, 0, 1).does("play reflex_powder")
    story.asks("lock_die", "reroll grey", "reroll brown", "reroll yellow").does("reroll grey").tells("LockDieRerolled")


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
    s.adventure.wiped = True
    s.party[0].hp = 0
    s.party[0].trained[0] = 2
    s.agenda = [Recover()]
    story = RoadStory(s)
    story.goes_on().does_not_offer("scout", "done").does("play mixed_berries").offers("scout", "done")


@ruling("TMB-083")
def test_loot_may_be_discarded_in_recovery() -> None:
    camp({"Picket": "raider_armor"}, "Picket").does("drop raider_armor").has("Picket", "nothing").asks("camp")


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
    assert story.s.adventure.card == ENCOUNTER_KEYS["special-02"].card
    assert story.s.adventure.deck[-1] == ENCOUNTER_KEYS["special-01"].card


# Limits.


@ruling("TMB-073", "TMB-082")
def test_a_gadget_arm_repeats_two_attempts_and_is_gone() -> None:
    bad = ("attack bones", "attack 1", "attack 1")
    story = trains("gadget_arm", ATTACK, *bad, *bad, *bad).does("play gadget_arm", "play gadget_arm")
    story.tells("TrainingFailed", stat="attack").has("Tantrum", "nothing")
    trains("gadget_arm", ATTACK, *["attack 1"] * 3).tells("StatRaised").never_tells("LootUsed")


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


@ruling("TMB-082", "TMB-099", "TMB-275")
def test_a_mech_pick_is_gone_after_its_lock_and_all_dice_are_rolled_for_the_next() -> None:
    second = lock_roll("1F", "1F", "2F", intuition="save")
    story = picks({"Picket": "mech_pick"}, "4L 2F", *second).does("play mech_pick").has("Picket", "nothing")
    story.asks("intuition")
    assert [len(event.lock_dice) for event in story.events if isinstance(event, LockRolled)] == [3]


@ruling("TMB-099")
def test_a_manual_lowers_locks_of_trove_and_of_encounters_for_anybody_but_not_while_it_is_locked() -> None:
    s = table("Picket, Boomer")
    s.party[1].bag = [carried(BY_KEY["locksmith_manual"].card)]
    assert easier(s) == 0
    s.party[1].bag = [opened("locksmith_manual")]
    s.party[0].bag = [carried(BY_KEY["laser_pointer"].card)]
    stuck = lock_roll("1F", "2F", intuition="save", dice=("grey", "yellow"))
    dice = rolls(*lock_roll("1T", "1L", "1T", intuition="convert"), *stuck)
    story = on_the_road(s, Recover(), dice=dice).does("Picket: pick lever 2", "nothing", "open with brown")
    assert open_locks(story.s.party[0].bag[0]) == 1


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


@ruling("TMB-083", "TMB-086")
def test_a_stew_is_for_everybody_whoever_carries_it_and_never_in_battle() -> None:
    story = encounter("special-01", hp={"Boomer": 1}, bags={"Picket": "last_battle_stew"})
    story.does("Boomer: play last_battle_stew").has_hp("Boomer", 2)
    assert left(story, "Picket") == 6
    fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "last_battle_stew"}).begins().does_not_offer("play")


def test_a_treasure_trove_map_is_of_no_use_once_the_doorway_is_known() -> None:
    for pile in ("deck", "discards", "kept"):
        story = camp({"Picket": "treasure_trove_map"}, "Picket")
        getattr(story.s.adventure, pile).append(ENCOUNTER_KEYS["special-05"].card)
        story.goes_on().does_not_offer("play treasure")
    camp({"Picket": "treasure_trove_map"}, "Picket").does("play treasure").has("Picket", "nothing")


@ruling("TMB-031")
def test_a_tattered_map_may_be_kept_and_is_of_no_use_on_the_tyrants_day() -> None:
    story = encounter("special-01", bags={"Picket": "tattered_map"}).asks("map").does("no").asks("way")
    story.has("Picket", "tattered_map")
    s = table("Picket", day=2)
    pack(s, {"Picket": "tattered_map"})
    s.adventure.progress = 6
    story = on_the_road(s, Morning(), dice=rolls("picket initiative 2")).does("challenge").has("Picket", "tattered_map")
    story.never_tells("LootUsed")


def test_a_gem_is_gone_for_its_trove_which_may_be_too_much() -> None:
    story = camp({"Picket": "tewaren_gem"}, "Picket").does("play tewaren_gem").tells("LootDiscarded", who="Picket")
    assert story.s.adventure.loot_gone == [BY_KEY["tewaren_gem"].card]


@pytest.mark.parametrize("phase", ["way", "train", "camp"])
def test_a_scope_may_be_used_in_any_phase_outside_battle(phase: str) -> None:
    s = table("Picket", day=2)
    pack(s, {"Picket": "small_spotting_scope"})
    s.party[0].points = 1
    task = {"way": Morning(), "train": SpendPoints(), "camp": Recover()}[phase]
    story = on_the_road(s, task).asks(phase).does("play small_spotting_scope", "stack 20", "stay").asks(phase)
    story.does_not_offer("play").tells("ChipScouted").has("Picket", "small_spotting_scope")


def test_a_flask_is_a_gift_and_leaves_the_game() -> None:
    story = camp({"Picket": "spring_flask"}, "Picket").does("drop spring_flask").has("Picket", "nothing")
    assert story.s.adventure.loot_gone == []


@ruling("TMB-083")
@pytest.mark.parametrize("card", ["fresh_bog_meat", "oggot_herbs", "throwing_axe", "zelfey_root", "utility_parts"])
def test_what_is_for_battles_is_not_offered_outside(card: str) -> None:
    camp({"Picket": card}, "Picket", Picket=1).does_not_offer(f"play {card}")
