"""Bags: how much room cards take, when bags have to shut, and cards that are used up (TMB-081, TMB-082, TMB-297)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.activities.lockpicking.attempt import LocksPicked
from boneyard.games.too_many_bones.activities.lockpicking.locks import OF_BAG, Picking, locks_on
from boneyard.games.too_many_bones.adventure.days import NewDay
from boneyard.games.too_many_bones.adventure.recovery import Recover
from boneyard.games.too_many_bones.content.held_cards import carried, spaces
from boneyard.games.too_many_bones.content.loot import Loot
from boneyard.games.too_many_bones.loot.bags import ChooseDrop, DrawLoot
from boneyard.games.too_many_bones.loot.every_card import BY_KEY, CARDS
from boneyard.games.too_many_bones.shown.view_adventure import phase
from tests.games.too_many_bones.loots import (
    FROG,
    PICKET,
    fight,
    left,
    on_the_road,
    opened,
    pack,
)
from tests.games.too_many_bones.roads import RoadStory, encounter, rolls, table
from tests.rulings import ruling

FULL = "oggot_herbs, multi_tool, rusty_optics, prying_iron"
OTHER = "mech_pick, stone_hammer, throwing_axe, utility_parts"


def evening(picket: str, boomer: str = "", day: int = 2) -> RoadStory:
    """Picket and Boomer camp with these cards, and a new day follows."""
    s = table("Picket, Boomer", day=day)
    pack(s, {name: cards for name, cards in (("Picket", picket), ("Boomer", boomer)) if cards})
    return on_the_road(s, Recover(), NewDay())


# Trading.


@ruling("TMB-074", "TMB-081", "TMB-297")
def test_two_full_bags_may_swap_a_card() -> None:
    story = evening(FULL, OTHER)
    story.does("Picket: give oggot_herbs boomer").asks("camp").carries("Boomer", 5)
    story.does("Boomer: give throwing_axe picket").asks("camp").carries("Picket", 4).carries("Boomer", 4)
    story.does("Picket: done", "Boomer: done").asks("way").carries("Boomer", 4)


@ruling("TMB-081", "TMB-297")
def test_a_card_too_many_after_the_rewards_is_given_to_who_has_room() -> None:
    bags = {"Picket": "raider_armor, multi_tool"}
    dice = rolls("picket initiative 2", "boomer initiative 3")
    story = encounter("special-02", stacks=("Kobold", "", ""), bags=bags, loot="oggot_herbs", dice=dice)
    story.does("choose a").sets_up().wins().asks("train")
    story.through_rewards().has("Picket", "raider_armor, multi_tool, oggot_herbs")
    story.does("Picket: give oggot_herbs boomer", "Picket: done", "Boomer: done").asks("way")


@ruling("TMB-081", "TMB-297")
def test_who_is_still_over_the_limit_when_recovery_ends_discards_down() -> None:
    story = evening(f"{FULL}, throwing_axe", OTHER)
    story.does("Picket: done", "Boomer: done").asks("drop").asks_whom("Picket")
    assert phase(story.s) == "recovery"
    story.does("drop multi_tool").has("Picket", "oggot_herbs, rusty_optics, prying_iron, throwing_axe").asks("way")


@ruling("TMB-081", "TMB-088", "TMB-297")
def test_a_trove_that_turns_out_to_be_heavy_may_be_carried_to_the_end_of_recovery() -> None:
    s = table("Picket", day=2)
    necklace = BY_KEY["hunters_body_count_necklace"]
    pack(s, {"Picket": "oggot_herbs, mixed_berries"})
    s.party[0].bag.append(carried(necklace.card))
    locks = locks_on(necklace)
    picked = LocksPicked(Picking(0, OF_BAG, necklace.card, locks, len(locks), 0, (), again=False, retried=False))
    story = on_the_road(s, picked, Recover(), NewDay()).tells("TroveOpened").asks("camp").carries("Picket", 3)
    story.does("done").asks("drop").does("drop oggot_herbs").has("Picket", "hunters_body_count_necklace, mixed_berries")
    story.asks("way")


@ruling("TMB-030", "TMB-297")
def test_after_the_last_day_nobody_has_to_throw_anything_away() -> None:
    story = evening(f"{FULL}, throwing_axe", day=8)
    story.does("Picket: done", "Boomer: done")
    assert (story.over, story.s.ending) == (True, "lost")


# Before a battle and in it; heavy cards, and cards used up.


@ruling("TMB-081", "TMB-297")
def test_what_an_encounter_gives_before_its_battle_has_to_fit_when_the_battle_is_set_up() -> None:
    dice = rolls("picket initiative 2", "boomer initiative 3")
    story = encounter("special-02", stacks=("Kobold, Troll Runt", "", ""), bags={"Picket": FULL}, dice=dice)
    story.s.party[0].bag.append(opened("throwing_axe"))  # say, from a chest by the wayside
    story.does("choose b").asks("drop").asks_whom("Picket").does("drop throwing_axe").sets_up().carries("Picket", 4)


@ruling("TMB-081", "TMB-089")
def test_loot_drawn_in_battle_has_to_fit_at_once() -> None:
    story = fight("Patches 4/4 at c2 | Bog Frog 4 at c3", {"Patches": FULL})
    story.s.adventure.loot.insert(0, BY_KEY["throwing_axe"].card)
    story.begins().happens(DrawLoot(0), ChooseDrop(0)).asks("drop").does("drop throwing_axe").asks("move")


@ruling("TMB-081")
@pytest.mark.parametrize("card", [card for card in CARDS if card.heavy], ids=lambda card: card.key)
def test_a_heavy_card_takes_three_spaces_once_its_face_is_known(card: Loot) -> None:
    assert spaces(opened(card.key)) == 3
    assert spaces(carried(card.card)) == (1 if card.locks else 3)


@ruling("TMB-081")
def test_four_cards_are_heavy() -> None:
    heavy = [card.key for card in CARDS if card.heavy]
    assert heavy == ["reinforced_buckler", "sparring_weapon", "raider_armor", "hunters_body_count_necklace"]


@ruling("TMB-082")
@pytest.mark.parametrize("card", ["infused_incense", "mechanical_assistance", "fresh_bog_meat", "zelfey_seeds"])
def test_a_card_with_one_use_is_gone_after_it(card: str) -> None:
    story = fight(f"Picket 4/5 at c2 | {FROG}", {"Picket": card})
    if card == "infused_incense":
        story.does("stay", "target c3")
    story.does(f"play {card}").has("Picket", "nothing")
    assert story.s.adventure.loot_gone == [BY_KEY[card].card]


@ruling("TMB-082", "TMB-288")
def test_of_two_alike_the_one_that_was_used_is_used_up_first() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "oggot_herbs, oggot_herbs"})
    story.s.party[0].bag[1] -= 2
    story.does("play oggot").has("Picket", "oggot_herbs")
    assert left(story, "Picket") == 3


@ruling("TMB-086", "TMB-288")
def test_in_battle_loot_neither_changes_hands_nor_is_thrown_away() -> None:
    told = ("attack 1",)
    story = fight(f"{PICKET}, Boomer 3/3 at a1 | {FROG}", {"Picket": "oggot_herbs, rusty_optics"}, *told)
    for answer in ("stay", "target c3", "add attack", "roll"):
        story.does_not_offer("give", "drop").does(answer)
    story.asks("result").does_not_offer("give", "drop")


# Loot drawn in battle.


@ruling("TMB-089", "TMB-225")
def test_a_loot_face_draws_loot_on_the_road() -> None:
    story = fight(f"Patches 5/5 at c1 [nutrients] | {FROG}", {}, "nutrients loot 1")
    wanted = CARDS[story.s.adventure.loot[0]].key
    story.does("stay", "add nutrients", "roll", "use nutrients").has("Patches", wanted)


@ruling("TMB-081", "TMB-089")
def test_over_four_spaces_the_owner_discards_at_once_in_battle_too() -> None:
    bag = {"Patches": "raider_armor, oggot_herbs"}
    story = fight(f"Patches 5/5 at c1 [nutrients] | {FROG}", bag, "nutrients loot 1")
    story.does("stay", "add nutrients", "roll", "use nutrients").asks("drop").does("drop raider_armor")
    story.carries("Patches", 2)
