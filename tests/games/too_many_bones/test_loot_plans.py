"""Cards that extend the backup plan (TMB-085)."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.loots import (
    FROG,
    extends,
    fight,
)
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
    story.shows("Picket 5/5 [untargetable]").terms("Spent")
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
    story.terms(*[] if back else ["Spent"])


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
    story.does("play utility_belt", "gain defense").lacks("Picket", "spent defense").terms("Spent")
