"""Recovery: trading, locks, and one of rest, search and scout (TMB-074 to TMB-080, TMB-086 to TMB-090)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from boneyard.games.too_many_bones.activities.lockpicking.attempt import PickLocks
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_CARD, lock
from boneyard.games.too_many_bones.adventure.days import NewDay
from boneyard.games.too_many_bones.adventure.recovery import Recover
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.held_cards import carried, open_locks
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from boneyard.games.too_many_bones.model.ids import EncounterId
from boneyard.games.too_many_bones.model.state import CHIP, FACE_UP
from tests.games.too_many_bones.loots import on_the_road, opened
from tests.games.too_many_bones.roads import RoadStory, d6, lock_roll, named, rolls, table
from tests.rulings import ruling

LOOT = ("stone_hammer", "prying_iron", "mech_pick")
MISSES = tuple(["attack 1"] * 6)
NOTHING_OPENS = lock_roll("1F", "1F", "2F", intuition="save")


def camp(
    bags: Mapping[str, str] | None = None,
    party: str = "Picket, Boomer",
    dice: tuple[str | int, ...] = (),
    hp: Mapping[str, int] | None = None,
    *,
    wiped: bool = False,
) -> RoadStory:
    """A party camps; trove in a bag is locked unless it is written `open relic`."""
    s = table(party, day=2)
    for name, keys in (bags or {}).items():
        for key in keys.split(", "):
            name_of_card = key.removeprefix("open ")
            shut = carried(BY_KEY[name_of_card].card)
            named(s, name).bag.append(opened(name_of_card) if key != name_of_card else shut)
    for name, number in (hp or {}).items():
        named(s, name).hp = number
    s.adventure.loot = [BY_KEY[key].card for key in LOOT]
    s.adventure.wiped = wiped
    return on_the_road(s, Recover(), dice=rolls(*dice))


def asked(story: RoadStory) -> list[str]:
    """Who may answer."""
    return [story._seat(decision) for decision in story.s.open]


def awaited(story: RoadStory) -> list[str]:
    """Whose answers are awaited."""
    return [story._seat(decision) for decision in story.s.open if not decision.free]


# Everybody at once.


@ruling("TMB-074")
def test_everybody_may_take_one_option_in_any_order_and_mixed_until_all_have_finished() -> None:
    story = camp(hp={"Picket": 1}, dice=(d6(1),))
    assert asked(story) == ["Picket", "Boomer"]
    story.does("Boomer: scout", "stay", "Picket: sleep").has_hp("Picket", 5)
    story.does("Boomer: done")
    assert awaited(story) == ["Picket"]
    story.does_not_offer("sleep", "scout").does("Picket: done")
    assert story.over


@ruling("TMB-298")
def test_who_is_done_may_still_pick_the_lock_of_a_trove_given_afterwards() -> None:
    story = camp({"Picket": "laser_pointer"}, dice=(*NOTHING_OPENS, *NOTHING_OPENS))
    story.does("Boomer: done").does("Picket: give lever 2 trip 2 force 2 boomer")
    assert (awaited(story), asked(story)) == (["Picket"], ["Picket", "Boomer"])
    story.does("Boomer: pick lever 2 trip 2 force 2 boomer").tells("LockHeld", who="Boomer")
    assert awaited(story) == ["Picket", "Boomer"]  # whoever does something has not finished
    story.does("Picket: done", "Boomer: done")
    assert story.over


@ruling("TMB-298")
def test_who_is_done_is_not_asked_whether_that_is_so() -> None:
    story = camp().does("Boomer: done")
    boomer = next(each for each in story.s.open if story._seat(each) == "Boomer")
    assert boomer.free
    assert "done" not in [option.text for option in boomer.options]


@ruling("TMB-298")
def test_alone_the_day_ends_with_the_first_done() -> None:
    story = camp({"Picket": "laser_pointer"}, "Picket").does("done")
    assert story.over


@ruling("TMB-074")
@pytest.mark.parametrize("option", ["sleep", "scout", "search oggot_herbs"])
def test_one_option_uses_up_the_others(option: str) -> None:
    story = camp({"Picket": "oggot_herbs, multi_tool"}, "Picket", (d6(1), *MISSES) if option == "scout" else MISSES)
    story.does(option)
    if option == "scout":
        story.does("stay")
    story.does_not_offer("sleep", "scout", "search").offers("done", "drop multi_tool")


@ruling("TMB-075")
def test_rest_brings_back_all_hp() -> None:
    camp(hp={"Boomer": 1}).does("Boomer: sleep").has_hp("Boomer", 3).tells("Rested", who="Boomer", hp=3)


# Searching.


@ruling("TMB-076")
def test_a_search_costs_a_card_and_turns_up_one_for_each_bones_of_six_attack_dice() -> None:
    dice = ("attack bones", "attack bones", *["attack 2"] * 4)
    story = camp({"Picket": "oggot_herbs"}, "Picket", dice).does("search oggot_herbs")
    story.tells("LootDiscarded").asks("find", "card stone_hammer", "card prying_iron").does("card prying_iron")
    story.has("Picket", "prying_iron").asks("camp")
    adventure = story.s.adventure
    assert adventure.loot_gone == [BY_KEY["oggot_herbs"].card, BY_KEY["stone_hammer"].card]
    assert adventure.loot == [BY_KEY["mech_pick"].card]


@ruling("TMB-076")
def test_without_bones_the_card_is_gone_for_nothing() -> None:
    camp({"Picket": "oggot_herbs"}, "Picket", MISSES).does("search oggot_herbs").has("Picket", "nothing").asks("camp")


@ruling("TMB-076")
def test_a_used_card_or_a_locked_trove_is_good_enough_for_a_search() -> None:
    story = camp({"Picket": "laser_pointer, multi_tool"}, "Picket", ("attack bones", *MISSES[1:]))
    story.s.party[0].bag[1] -= 2
    story.does("search lever 2 trip 2 force 2", "card stone_hammer").has("Picket", "multi_tool, stone_hammer")
    assert story.s.adventure.trove_gone == [BY_KEY["laser_pointer"].card]
    story = camp({"Picket": "multi_tool"}, "Picket", MISSES)
    story.s.party[0].bag[0] -= 2
    story.does("search multi_tool").has("Picket", "nothing")


# Scouting.


@ruling("TMB-077")
@pytest.mark.parametrize(
    ("shown", "stacks"), [(1, ()), (3, ()), (4, ("stack 1", "stack 5")), (6, ("stack 1", "stack 5", "stack 20"))]
)
def test_a_d6_says_which_stacks_may_be_scouted(shown: int, stacks: tuple[str, ...]) -> None:
    story = camp(party="Picket", dice=(d6(shown),)).does("scout").tells("DieRolled", shown=shown)
    if stacks:
        story.asks("stack", *stacks).does(stacks[-1])
    story.asks("scouted", "stay", "bottom")


@ruling("TMB-077")
def test_the_topmost_face_down_chip_is_turned_up_and_stays_or_goes_face_down_to_the_bottom() -> None:
    story = camp(dice=(d6(1), d6(2)))
    wanted: list[int] = [CHIP_KEYS[key].chip for key in ("kobold", "troll_runt", "acid_lizard")]
    story.s.stacks[0] = wanted[:]
    story.does("Picket: scout").tells("ChipScouted", chip="Kobold", bottom=False).does("stay")
    assert story.s.stacks[0] == [wanted[0] | FACE_UP, *wanted[1:]]
    story.does("Boomer: scout").tells("ChipScouted", chip="Troll Runt", bottom=False).does("bottom")
    story.tells("ChipScouted", chip="Troll Runt", bottom=True)
    assert story.s.stacks[0] == [wanted[0] | FACE_UP, wanted[2], wanted[1]]


@ruling("TMB-077")
def test_any_number_of_chips_of_a_stack_may_lie_face_up() -> None:
    story = camp(dice=(d6(1), d6(1)))
    story.does("Picket: scout", "stay", "Boomer: scout", "stay")
    assert [chip & FACE_UP > 0 for chip in story.s.stacks[0][:3]] == [True, True, False]
    assert all(chip & CHIP >= 0 for chip in story.s.stacks[0])


# Who has no HP.


@ruling("TMB-079")
def test_after_a_party_wipe_resting_is_all_there_is() -> None:
    story = camp({"Picket": "oggot_herbs"}, hp={"Picket": 0, "Boomer": 0}, wiped=True)
    story.offers("sleep").does_not_offer("scout", "search", "done")
    story.does("Picket: sleep").offers("done").has_hp("Picket", 5)


@ruling("TMB-079")
def test_after_a_party_wipe_a_little_health_from_training_does_not_spare_the_rest() -> None:
    camp(hp={"Picket": 1, "Boomer": 0}, wiped=True).does_not_offer("scout", "done").offers("sleep")


@ruling("TMB-079")
def test_who_gets_hp_from_somebody_elses_loot_need_not_rest() -> None:
    story = camp({"Boomer": "zelfey_seeds"}, hp={"Picket": 0, "Boomer": 0}, wiped=True)
    story.does("Boomer: play zelfey_seeds picket").has_hp("Picket", 2)
    story.does("Picket: done")
    assert awaited(story) == ["Boomer"]
    story.does_not_offer("done")


@ruling("TMB-080")
def test_who_is_left_without_hp_after_a_won_battle_must_rest_or_regain_some() -> None:
    story = camp({"Boomer": "mixed_berries"}, hp={"Boomer": 0})
    story.offers("scout", "done")  # Picket is free
    story.does("Picket: done").does_not_offer("scout", "done", "search").offers("sleep", "play mixed_berries")
    story.does("play mixed_berries").offers("scout", "done")


# Cards that change hands.


@ruling("TMB-074", "TMB-086")
def test_loot_is_given_freely_at_camp_with_what_is_left_on_it() -> None:
    story = camp({"Picket": "multi_tool"})
    story.s.party[0].bag[0] -= 1
    held = story.s.party[0].bag[:]
    story.does("Picket: give multi_tool boomer").has("Picket", "nothing").has("Boomer", "multi_tool")
    assert story.s.party[1].bag == held
    story.tells("LootGiven", who="Picket").offers("scout")  # it is no option of the day


@ruling("TMB-088")
def test_opened_locks_stay_open_when_a_trove_changes_hands() -> None:
    story = camp({"Picket": "laser_pointer"})
    story.s.party[0].bag[0] |= 2 << 8
    story.goes_on().does("Picket: give lever 2 trip 2 force 2 boomer").has("Boomer", "locked laser_pointer")
    assert open_locks(story.s.party[1].bag[0]) == 2


@ruling("TMB-003", "TMB-088")
def test_a_locked_trove_is_known_by_its_locks_only() -> None:
    story = camp({"Picket": "laser_pointer"}, "Picket")
    story.does_not_offer("play").offers("pick lever 2 trip 2 force 2 picket", "drop lever 2 trip 2 force 2")
    assert not any("laser" in option for option in story.options)


# Locks.


@ruling("TMB-090")
def test_everybody_has_one_attempt_at_any_locked_trove_of_the_party() -> None:
    story = camp({"Picket": "laser_pointer"}, dice=(*NOTHING_OPENS, *NOTHING_OPENS))
    story.does("Boomer: pick lever 2 trip 2 force 2 picket").tells("LockHeld", who="Boomer", again=True)
    assert asked(story) == ["Picket", "Boomer"]
    boomer = next(each for each in story.s.open if story._seat(each) == "Boomer")
    assert not any(option.text.startswith("pick") for option in boomer.options)
    story.offers("pick lever 2 trip 2 force 2 picket", "scout")


@ruling("TMB-090")
def test_an_attempt_that_an_encounter_orders_does_not_use_up_the_one_of_the_day() -> None:
    s = table("Picket", day=2)
    s.party[0].bag = [carried(BY_KEY["laser_pointer"].card)]
    ordered = PickLocks(0, OF_CARD, EncounterId(0), (lock("L", 2),), 0, 0, again=True)
    story = on_the_road(s, ordered, Recover(), dice=rolls(*NOTHING_OPENS, *NOTHING_OPENS))
    story.tells("LocksOpened").offers("pick lever 2")


@ruling("TMB-095")
def test_the_second_roll_is_to_be_had_once_per_gearloc_and_day() -> None:
    story = camp({"Picket": "laser_pointer"}, "Picket", (*NOTHING_OPENS, *NOTHING_OPENS, *NOTHING_OPENS))
    story.does("pick lever 2").forgets().happens(Recover())
    story.does("pick lever 2").tells("LockHeld", again=False)  # say, an encounter had ordered the first
    story.forgets().happens(NewDay())
    assert story.s.party[0].chores == 0


@ruling("TMB-088", "TMB-096", "TMB-097")
def test_a_second_gearloc_goes_on_where_the_first_has_stopped_and_the_owner_gets_the_card() -> None:
    first = lock_roll("1F", "2L", "2F", intuition="convert")
    stuck = lock_roll("1F", "2F", intuition="save", dice=("grey", "yellow"))
    rest = [
        *lock_roll("1F", "1F", "2T", intuition="convert"),
        *lock_roll("2F", "1T", intuition="convert", dice=("grey", "brown")),
    ]
    story = camp({"Picket": "laser_pointer"}, dice=(*first, *stuck, *rest))
    story.does("Boomer: pick lever 2", "nothing", "open with brown")
    assert open_locks(story.s.party[0].bag[0]) == 1
    story.does("Picket: pick lever 2", "nothing", "open with yellow", "nothing")
    story.tells("TroveOpened", who="Picket").has("Picket", "laser_pointer")


# The leader.


@ruling("TMB-004", "TMB-289")
def test_between_days_the_leader_may_make_way_for_another() -> None:
    story = camp()
    story.offers("first boomer").does("Picket: first boomer").tells("LeaderChanged", who="Boomer")
    assert story.s.book.leader == 1
    story.does_not_offer("first").does("Picket: done").offers("first picket").does("Boomer: done")
    story.happens(NewDay()).asks("way").asks_whom("Boomer")
