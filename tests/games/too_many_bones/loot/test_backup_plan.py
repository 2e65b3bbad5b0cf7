"""Cards that extend the backup plan (TMB-085)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.content.loot import Loot
from boneyard.games.too_many_bones.loot.every_card import CARDS
from tests.games.too_many_bones.loots import FROG, extends, fight
from tests.rulings import ruling


@ruling("TMB-085")
def test_every_card_that_costs_bones_is_an_ability_and_no_other() -> None:
    assert [card.key for card in CARDS if card.extends] == [card.key for card in CARDS if card.extension]


@ruling("TMB-085")
def test_an_extension_shares_the_one_use_per_turn_and_costs_its_own_bones() -> None:
    story = extends("Picket 3/5 at c2 [plan: 1 1 1]", "minor_patch_kit").does("play minor_patch_kit picket")
    story.shows("Picket 4/5 [plan: 1 1]").does_not_offer("play", "plan").has("Picket", "minor_patch_kit")
    fight(f"Picket 3/5 at c2 | {FROG}", {"Picket": "minor_patch_kit"}).does("stay", "target c3").does_not_offer("play")


@ruling("TMB-085")
@pytest.mark.parametrize("card", [card for card in CARDS if card.extension], ids=lambda card: card.key)
def test_an_extension_is_not_offered_without_the_bones_it_costs(card: Loot) -> None:
    plan = f"; plan: {' '.join(['1'] * (card.extension - 1))}" if card.extension > 1 else ""
    picket = f"Picket 2/6 at c2 [spent attack 1{plan}]"
    story = fight(f"{picket} | Bog Frog 4 at c3 [shields 1]", {"Picket": card.key}, "defense bones")
    story.does("stay", "target c3", "add defense", "roll").does_not_offer(f"play {card.key}")


@ruling("TMB-083", "TMB-085")
def test_an_extension_is_for_the_fifth_step_of_the_owners_turn() -> None:
    story = fight(f"Picket 2/5 at c2 [plan: 1] | {FROG}", {"Picket": "minor_patch_kit"})
    story.does_not_offer("play").does("stay").does_not_offer("play").does("target c3").does_not_offer("play")
    story.does("roll").offers("play minor_patch_kit picket")


@ruling("TMB-082", "TMB-085")
@pytest.mark.parametrize("key", ["grappling_gun", "utility_belt"])
def test_what_works_once_per_battle_works_again_in_the_next(key: str) -> None:
    picture = f"Picket 5/5 at c2 [spent defense 1; plan: 1 1 1] | {FROG}"
    story = fight(picture, {"Picket": key}).does("stay", "target c3", "roll", f"play {key}")
    if key == "utility_belt":
        story.does("gain defense")
    story.special_rules("Spent").happens(AfterBattle()).special_rules().has("Picket", key)


@ruling("TMB-131", "TMB-162")
@pytest.mark.parametrize("key", ["flash_arrows", "laser_pointer", "poison_vial_kit"])
def test_what_says_target_needs_one(key: str) -> None:
    foe = "Bog Frog 4 at c3 [shields 1]"
    extends("Picket 5/5 at c2 [plan: 1 1]", key, foes=foe, target="no target").does_not_offer("play")


@ruling("TMB-157")
def test_bones_for_an_extension_are_paid_from_the_left_and_a_die_with_two_is_spent_whole() -> None:
    story = extends("Picket 3/5 at c2 [plan: 2 1]", "minor_patch_kit").does("play minor_patch_kit picket")
    story.shows("Picket 4/5 [plan: 1]")
