"""What cards may not do, how often they may do what they do, and how much room they take (TMB-081 to TMB-083)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.content.cards import Loot
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.held_cards import carried, spaces
from boneyard.games.too_many_bones.content.loot import BY_KEY, CARDS
from boneyard.games.too_many_bones.model.ids import DEFENSE
from tests.games.too_many_bones.loots import FROG, PICKET, camp, fight, left, opened, sets_out, trains
from tests.rulings import ruling


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


@ruling("TMB-083")
@pytest.mark.parametrize("card", ["fresh_bog_meat", "oggot_herbs", "throwing_axe", "zelfey_root", "utility_parts"])
def test_what_is_for_battles_is_not_offered_outside(card: str) -> None:
    camp({"Picket": card}, "Picket", Picket=1).does_not_offer(f"play {card}")


@ruling("TMB-086", "TMB-288")
def test_in_battle_loot_neither_changes_hands_nor_is_thrown_away() -> None:
    told = ("attack 1",)
    story = fight(f"{PICKET}, Boomer 3/3 at a1 | {FROG}", {"Picket": "oggot_herbs, rusty_optics"}, *told)
    for answer in ("stay", "target c3", "add attack", "roll"):
        story.does_not_offer("give", "drop").does(answer)
    story.asks("result").does_not_offer("give", "drop")


@ruling("TMB-133")
def test_dex_after_the_roll_is_good_for_nothing() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "mechanical_assistance, oggot_herbs"}, "attack bones")
    story.does("stay", "target c3", "add attack", "roll").asks("result").does_not_offer("play mechanical")


def test_hp_that_are_not_missing_are_not_healed() -> None:
    bag = "mixed_berries, oggot_herbs, zelfey_seeds"
    fight(f"{PICKET} | {FROG}", {"Picket": bag}).begins().does_not_offer("play")


@ruling("TMB-153")
def test_seeds_do_nothing_for_who_is_ko_in_battle() -> None:
    story = fight(f"{PICKET}, Boomer 0/3 ko | {FROG}", {"Picket": "zelfey_seeds"})
    story.begins().does_not_offer("play")


def test_a_root_is_started_once_and_ends_with_the_battle() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "zelfey_root, zelfey_root"})
    story.does("play zelfey_root").does_not_offer("play zelfey_root").has("Picket", "zelfey_root")
    story.happens(AfterBattle())
    assert story.s.special_rules == []


def test_a_buckler_gives_one_die_a_turn_and_every_turn() -> None:
    story = fight(f"Picket 5/5 at c2 [active: defense 1] | {FROG}", {"Picket": "reinforced_buckler"})
    story.does("stay", "no target", "play reinforced").does_not_offer("play reinforced").offers("add defense")
    assert story.s.turn.dex == 2


@ruling("TMB-137", "TMB-290")
def test_break_answers_a_throwing_axe() -> None:
    story = fight(f"{PICKET} | Clay Golem 3 at c3", {"Picket": "throwing_axe"}, "attack 1")
    story.does("play throwing_axe c3").shows("Clay Golem 2", "Picket 5/5 [spent attack 1]")


def test_a_throwing_axe_may_strike_a_friend_and_is_discarded_after_two_throws() -> None:
    story = fight(f"{PICKET}, Boomer 3/3 at a1 | {FROG}", {"Picket": "throwing_axe"}, "attack 1", "attack 2")
    story.does("play throwing_axe boomer").shows("Boomer 2/3").does("play throwing_axe c3").shows("Bog Frog 2")
    story.has("Picket", "nothing")


def test_utility_parts_need_something_exhausted() -> None:
    fight(f"{PICKET} | {FROG}", {"Picket": "utility_parts"}).begins().does_not_offer("play")


def test_raider_armor_works_on_the_shield_wall_but_not_in_training() -> None:
    dice = ("picket initiative 2", "defense bones", "defense 1")
    story = sets_out({"Picket": "raider_armor"}, 1, *dice)
    story.does("at a2", "yes").lies("Picket", active="defense 1, defense 2")
    trains("raider_armor", DEFENSE, "defense bones", "defense 1", "defense bones").tells("TrainingFailed")


def test_without_anybody_in_range_an_implant_allows_no_attack_dice() -> None:
    story = fight(f"Picket 5/5 at c1 | {FROG}", {"Picket": "micro_neural_implant"})
    story.does("stay").asks("dice").does_not_offer("add attack")


def test_a_necklace_takes_no_tyrant_and_gives_its_chips_to_the_pile_when_it_is_discarded() -> None:
    necklace = BY_KEY["hunters_body_count_necklace"].card
    frog = CHIP_KEYS["bog_frog"].chip
    story = fight(f"{PICKET} | Nom 1 at c3, Kobold 1 at a4", {"Picket": "hunters_body_count_necklace"})
    story.deals(1, "Nom", by="Picket").never_tells("ChipLaid")
    story = camp({"Picket": "hunters_body_count_necklace"}, "Picket")
    story.s.adventure.lay(necklace, frog)
    story.does("drop hunters").shows("defeated: Bog Frog")
    assert not story.s.adventure.laid_on(necklace)


@ruling("TMB-191")
def test_a_necklace_takes_nobody_whom_poison_or_an_ally_defeats() -> None:
    necklace = {"Picket": "hunters_body_count_necklace"}
    story = fight(f"{PICKET}, Boomer 3/3 at a1 | Bog Frog 1 at c3, Kobold 1 at a4", necklace)
    story.deals(1, "Bog Frog", by="Boomer").shows("defeated: Bog Frog").never_tells("ChipLaid")


@ruling("TMB-191")
def test_who_falls_to_napalm_falls_to_boomer() -> None:
    burning = (
        "Picket 5/5 at c2, Boomer 3/3 at a1 [exhausted: napalm] | Bog Frog {} at c3 [dice: napalm 2], Kobold 1 at a4"
    )
    story = fight(burning.format(2), {"Boomer": "hunters_body_count_necklace"}).turn_of("Bog Frog")
    story.tells("Defeated", who="Bog Frog", by="Boomer").tells("ChipLaid", who="Boomer").shows("defeated: nothing")
    story = fight(burning.format(4), {"Boomer": "hunters_body_count_necklace"}).turn_of("Bog Frog")
    story.shows("Bog Frog 2").never_tells("ChipLaid")


@ruling("TMB-085")
def test_shrooms_never_make_anything_free_and_work_on_extensions_too() -> None:
    bag = {"Picket": "exploding_shrooms, minor_patch_kit, flash_arrows"}
    story = fight("Picket 3/5 at c2 [plan: 1] | Bog Frog 4 at c3 [shields 1]", bag)
    story.does("stay", "target c3", "roll").offers("play minor_patch_kit picket", "play flash_arrows")
    story.does("play minor_patch_kit picket").shows("Picket 4/5 [plan: nothing]")
