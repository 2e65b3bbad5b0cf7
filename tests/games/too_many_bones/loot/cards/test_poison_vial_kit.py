"""Poison Vial Kit."""

from __future__ import annotations

from tests.games.too_many_bones.loots import FROG, fight
from tests.rulings import ruling


@ruling("TMB-194")
def test_poison_vials_poison_the_target_as_an_attack_die_hurts() -> None:
    vials = {"Picket": "poison_vial_kit"}
    story = fight(f"Picket 5/5 at c2 [attack+1; plan: 1 1] | {FROG}", vials, "attack 1", "attack 2")
    story.does("stay", "target c3", "add attack", "add attack", "hit 1+2", "play poison_vial_kit")
    story.asks("poison", "say 1", "say 2").does("say 2").shows("Bog Frog 1 [poison 2]")


def test_poison_vials_need_an_attack_die_with_swords_and_an_axe_is_one() -> None:
    vials = {"Picket": "poison_vial_kit, throwing_axe"}
    story = fight(f"Picket 5/5 at c2 [plan: 1 1] | {FROG}", vials, "attack bones", "attack 2")
    story.does("stay", "target c3", "add attack", "roll").does_not_offer("play poison_vial_kit")
    story.does("play throwing_axe c3", "play poison_vial_kit").shows("Bog Frog 2 [poison 2]")
