"""Cards that extend the backup plan (TMB-085)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.content.loot import Loot
from boneyard.games.too_many_bones.loot.every_card import CARDS
from boneyard.games.too_many_bones.turns.rounds import EndRound
from tests.games.too_many_bones.loots import FROG, extends, fight
from tests.games.too_many_bones.roads import named
from tests.rulings import ruling

# Extensions of the backup plan.


@ruling("TMB-085")
def test_an_extension_shares_the_one_use_per_turn_and_costs_its_own_bones() -> None:
    story = extends("Picket 3/5 at c2 [plan: 1 1 1]", "minor_patch_kit").does("play minor_patch_kit picket")
    story.shows("Picket 4/5 [plan: 1 1]").does_not_offer("play", "plan").has("Picket", "minor_patch_kit")
    fight(f"Picket 3/5 at c2 | {FROG}", {"Picket": "minor_patch_kit"}).does("stay", "target c3").does_not_offer("play")


def test_a_dex_infuser_rolls_one_more_die_that_was_not_rolled() -> None:
    infuser = {"Picket": "dex_infuser"}
    story = fight(f"Picket 5/5 at c2 [plan: 1] | {FROG}", infuser, "attack 1", "defense 1", "defense 2")
    story.does("stay", "target c3", "add attack", "add defense", "play dex_infuser").asks("one_more")
    story.does_not_offer("add attack").does("add defense").offers("shield 2", "shield 1")


@ruling("TMB-085", "TMB-138")
def test_flash_arrows_take_a_defense_die_of_the_target() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1]", "flash_arrows", foes="Bog Frog 4 at c3 [shields 2 1]")
    story.does("play flash_arrows").asks("take_shield", "shield 1", "shield 2").does("shield 2")
    story.lies("Picket", active="defense 2")


@ruling("TMB-200")
def test_a_grappling_gun_hides_its_owner_once_per_battle() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1 1 1 1]", "grappling_gun").does("play grappling_gun")
    story.shows("Picket 5/5 [untargetable]").special_rules("Spent")
    story.s.turn.planned = False
    named(story.s, "Picket").plan *= 2
    story.goes_on().does_not_offer("play grappling_gun")


@ruling("TMB-115")
def test_a_laser_pointer_sends_the_target_down_and_a_shock_inducer_its_owner_up_when_the_round_ends() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1]", "laser_pointer").does("play laser_pointer")
    assert len(story.s.notes) == 1
    story = extends("Picket 5/5 at c2 [plan: 1]", "shock_inducer").does("play shock_inducer")
    assert story.s.notes == [0 << 8 | 63]


@ruling("TMB-048", "TMB-197")
def test_lightning_stuns_a_smaller_baddie_and_on_a_1_its_owner() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1 1]", "lightning_on_a_stick", 0)
    story.does("play lightning_on_a_stick c3").shows("Bog Frog 4 [stun]", "Picket 5/5 [stun]")
    story = extends("Picket 5/5 at c2 [plan: 1 1 1]", "lightning_on_a_stick", 1)
    story.does("play lightning_on_a_stick c3").lacks("Picket", "stun")


def test_a_maximizer_stim_turns_health_into_hp() -> None:
    story = extends("Picket 2/6 at c2 [plan: 1]", "maximizer_stim").does("play maximizer_stim")
    story.shows("Picket 5/5").tells("StatLowered", stat="health", value=5)
    extends("Picket 2/5 at c2 [plan: 1]", "maximizer_stim").does_not_offer("play maximizer_stim")


@ruling("TMB-137")
@pytest.mark.parametrize(("die", "back"), [(2, True), (3, False)])
def test_a_mechanical_boomerang_comes_back_on_1_to_3(die: int, back: bool) -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1]", "mechanical_boomerang", die)
    story.does("play mechanical_boomerang c3").shows("Bog Frog 2")
    story.special_rules(*[] if back else ["Spent"])


@ruling("TMB-194")
def test_poison_vials_poison_the_target_as_an_attack_die_hurts() -> None:
    vials = {"Picket": "poison_vial_kit"}
    story = fight(f"Picket 5/5 at c2 [attack+1; plan: 1 1] | {FROG}", vials, "attack 1", "attack 2")
    story.does("stay", "target c3", "add attack", "add attack", "hit 1+2", "play poison_vial_kit")
    story.asks("poison", "say 1", "say 2").does("say 2").shows("Bog Frog 1 [poison 2]")


def test_a_reflex_powder_tin_rolls_a_die_again_for_bones() -> None:
    tin = {"Picket": "reflex_powder_tin"}
    story = fight(f"Picket 5/5 at c2 [plan: 1] | {FROG}", tin, "attack bones", "attack 2")
    story.does("stay", "target c3", "add attack", "roll", "play reflex_powder_tin", "reroll attack", "hit 2")
    story.shows("Bog Frog 2", "Picket 5/5 [plan: nothing]").has("Picket", "reflex_powder_tin")


def test_a_utility_belt_brings_back_a_die_once_per_battle() -> None:
    story = extends("Picket 5/5 at c2 [spent defense 1; plan: 1 1]", "utility_belt")
    story.does("play utility_belt", "gain defense").lacks("Picket", "spent defense").special_rules("Spent")


# Limits.


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


@ruling("TMB-138")
def test_flash_arrows_need_a_shield_and_a_free_slot() -> None:
    extends("Picket 5/5 at c2 [plan: 1 1]", "flash_arrows").does_not_offer("play flash_arrows")
    full = "Picket 5/5 at c2 [active: defense 1, defense 1, defense 1, defense 1, defense 1, defense 1; plan: 1 1]"
    extends(full, "flash_arrows", foes="Bog Frog 4 at c3 [shields 1]").does_not_offer("play flash_arrows")


@ruling("TMB-186")
def test_a_die_that_flash_arrows_took_counts_as_a_defense_die_of_the_owner() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1]", "flash_arrows", foes="Bog Frog 4 at c3 [shields 2]")
    story.does("play flash_arrows").lies("Picket", active="defense 2").shows("Bog Frog 4")
    assert story.s.baddie(story._unit("Bog Frog")).shields == []
    story.deals(1, "Picket").lies("Picket", active="defense 1")


@ruling("TMB-131")
def test_a_dex_infuser_rolls_an_attack_die_only_at_a_target_in_range() -> None:
    told = ("defense 1", "defense 1")
    story = fight(f"Picket 5/5 at c1 [plan: 1] | {FROG}", {"Picket": "dex_infuser"}, *told)
    story.does("stay", "add defense", "add defense").does_not_offer("play dex_infuser")


@ruling("TMB-115", "TMB-118")
def test_pointer_and_inducer_move_dice_when_the_round_ends() -> None:
    foes = "Bog Frog 4 at c3, Bog Worm 3 at a4"
    order = "meter: Bog Frog, Bog Worm, Picket"
    for card, after in (
        ("laser_pointer", "Bog Worm, Bog Frog, Picket"),
        ("shock_inducer", "Bog Frog, Picket, Bog Worm"),
    ):
        story = fight(f"Picket 5/5 at c2 [plan: 1] | {foes}\n{order}\nturn: Picket", {"Picket": card})
        story.does("stay", "target c3", "roll", f"play {card}").shows(order)
        story.s.agenda = [AfterBattle()]
        story.happens(EndRound()).shows(f"meter: {after}")


@ruling("TMB-048")
def test_lightning_spares_tyrants_and_20_pt_baddies() -> None:
    foes = "Bog Frog 4 at c3, Hill Troll Brute 9 at a3, Nom 10 at b3"
    story = extends("Picket 5/5 at c2 [plan: 1 1 1]", "lightning_on_a_stick", foes=foes)
    assert [option for option in story.options if option.startswith("play")] == ["play lightning-on-a-stick c3"]


def test_a_stim_cuts_hp_to_the_new_maximum_before_it_heals() -> None:
    story = extends("Picket 6/6 at c2 [plan: 1]", "maximizer_stim").does("play maximizer_stim").shows("Picket 5/5")
    story = extends("Picket 1/7 at c2 [plan: 1]", "maximizer_stim").does("play maximizer_stim").shows("Picket 4/6")
    story.happens(AfterBattle()).shows("Picket 4/6")


def test_a_boomerang_that_did_not_come_back_is_of_no_use_until_the_next_battle() -> None:
    story = extends("Picket 5/5 at c2 [plan: 1 1 1 1]", "mechanical_boomerang", 5)
    story.does("play mechanical_boomerang c3")
    story.s.turn.planned = False
    story.goes_on().does_not_offer("play mechanical").happens(AfterBattle()).special_rules()


def test_poison_vials_need_an_attack_die_with_swords_and_an_axe_is_one() -> None:
    vials = {"Picket": "poison_vial_kit, throwing_axe"}
    story = fight(f"Picket 5/5 at c2 [plan: 1 1] | {FROG}", vials, "attack bones", "attack 2")
    story.does("stay", "target c3", "add attack", "roll").does_not_offer("play poison_vial_kit")
    story.does("play throwing_axe c3", "play poison_vial_kit").shows("Bog Frog 2 [poison 2]")


@ruling("TMB-157")
def test_bones_for_an_extension_are_paid_from_the_left_and_a_die_with_two_is_spent_whole() -> None:
    story = extends("Picket 3/5 at c2 [plan: 2 1]", "minor_patch_kit").does("play minor_patch_kit picket")
    story.shows("Picket 4/5 [plan: 1]")


@ruling("TMB-085")
def test_shrooms_never_make_anything_free_and_work_on_extensions_too() -> None:
    bag = {"Picket": "exploding_shrooms, minor_patch_kit, flash_arrows"}
    story = fight("Picket 3/5 at c2 [plan: 1] | Bog Frog 4 at c3 [shields 1]", bag)
    story.does("stay", "target c3", "roll").offers("play minor_patch_kit picket", "play flash_arrows")
    story.does("play minor_patch_kit picket").shows("Picket 4/5 [plan: nothing]")
