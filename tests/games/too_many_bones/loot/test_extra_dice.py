"""Cards that add dice to a roll, or name the target after it (TMB-087, TMB-130)."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, PICKET, fight
from tests.rulings import ruling


def test_a_buckler_gives_one_die_a_turn_and_every_turn() -> None:
    story = fight(f"Picket 5/5 at c2 [active: defense 1] | {FROG}", {"Picket": "reinforced_buckler"})
    story.does("stay", "no target", "play reinforced").does_not_offer("play reinforced").offers("add defense")
    assert story.s.turn.dex == 2


def test_without_anybody_in_range_an_implant_allows_no_attack_dice() -> None:
    story = fight(f"Picket 5/5 at c1 | {FROG}", {"Picket": "micro_neural_implant"})
    story.does("stay").asks("dice").does_not_offer("add attack")


@ruling("TMB-087")
def test_infused_incense_adds_two_attack_dice_beyond_the_stat_for_no_dex() -> None:
    told = ("attack 1", "attack 1", "attack 1")
    story = fight(f"{PICKET} | {FROG}", {"Picket": "infused_incense"}, *told)
    story.does("stay", "target c3", "play infused", "add attack").does_not_offer("add attack", "play infused")
    assert story.s.turn.dex == 1
    story.does("roll", "hit 1+1+1").shows("Bog Frog 1")


@ruling("TMB-087", "TMB-131")
def test_extra_attack_dice_need_a_target_in_range() -> None:
    story = fight(f"Picket 5/5 at c1 | {FROG}", {"Picket": "infused_incense"})
    story.does("stay").does_not_offer("play infused")


@ruling("TMB-087")
def test_a_reinforced_buckler_adds_a_defense_die_each_turn() -> None:
    told = ("defense 1", "defense 1", "defense 1")
    story = fight(f"{PICKET} | {FROG}", {"Picket": "reinforced_buckler"}, *told)
    story.does("stay", "no target", "play reinforced", "add defense", "add defense")
    story.tells("Rolled", dice="defense 1, defense 1, defense 1").has("Picket", "reinforced_buckler")


@ruling("TMB-130")
def test_with_a_micro_neural_implant_the_target_is_named_after_the_roll() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "micro_neural_implant"}, "attack 1")
    story.does("stay", "no target", "add attack", "roll").asks("late_target", "target c3", "no target")
    story.does("target c3", "hit 1").shows("Bog Frog 3")
