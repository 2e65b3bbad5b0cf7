"""Effect dice (TMB-192 to TMB-203)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.model.ids import EFFECTS, POISON, Effect
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

GOLEM = "Clay Golem 3 at c3"


@ruling("TMB-192")
def test_a_new_effect_die_replaces_the_old_one_and_different_kinds_stand_side_by_side() -> None:
    story = battle(f"Picket 5/5 at c2 [poison 3, stun, bleed] | {GOLEM}")
    put_effect(story.s, 0, POISON, 1)
    story.shows("Picket 5/5 [poison 1, stun, bleed]")


@ruling("TMB-193")
@pytest.mark.parametrize("name", EFFECTS)
def test_sonic_cleanse_keeps_off_the_five_negative_effects(name: str) -> None:
    story = battle(f"Picket 5/5 at c2, Boomer 3/3 at c1 [active: sonic cleanse 2] | {GOLEM}")
    put_effect(story.s, 0, Effect(EFFECTS.index(name)), 1)
    if name in ("poison", "weaken", "stun", "disable", "terrify"):
        story.lacks("Picket", name)
    else:
        story.shows(f"Picket 5/5 [{name}]")


@ruling("TMB-194")
def test_poison_hurts_at_the_start_of_a_turn_then_drops_by_1() -> None:
    story = battle(f"Picket 5/5 at c2 [poison 2; active: defense 2] | {GOLEM}")
    story.begins().shows("Picket 3/5 [poison 1; active: defense 2]").idles()
    story.turn_of("Picket").shows("Picket 2/5").lacks("Picket", "poison")


@ruling("TMB-195")
def test_bleeding_does_not_stop() -> None:
    story = battle(f"Picket 5/5 at c2 [bleed] | {GOLEM}").begins().shows("Picket 4/5 [bleed]").idles()
    story.turn_of("Picket").shows("Picket 3/5 [bleed]")


@ruling("TMB-196")
def test_weaken_takes_dex_from_a_gearloc_and_attack_from_a_baddie_for_a_turn() -> None:
    story = battle(f"Boomer 3/3 at c1 [weaken 2] | {GOLEM}", rolls("defense 1"))
    story.does("stay", "target c3", "add defense").shows("Boomer 3/3").does("shield 1", "done").lacks(
        "Boomer", "weaken"
    )
    story = battle("Boomer 3/3 at c2 | Club Troll 3 at c3 [weaken 1]\nturn: Club Troll", rolls("attack 1"))
    story.plays_turn().shows("Boomer 2/3").lacks("Club Troll", "weaken")


@ruling("TMB-197", "TMB-202")
def test_a_stunned_gearloc_only_starts_its_turn_without_help_of_its_own() -> None:
    story = battle(f"Patches 2/4 at c2 [stun, poison 1] | {GOLEM}").plays_turn()
    story.shows("Patches 1/4").lacks("Patches", "stun", "poison").tells("TurnLost", who="Patches")


@ruling("TMB-202")
def test_countdowns_and_effect_dice_work_on_a_stun() -> None:
    story = battle(f"Tantrum 4/4 at c2 [stun, bleed; active: rage 1.0, like a kobold hardy 2] | {GOLEM}")
    story.does("next bleed").shows("Tantrum 3/4 [active: rage 1.2, like a kobold hardy 1]").lacks("Tantrum", "stun")


@ruling("TMB-198")
def test_a_disabled_baddie_has_its_stats_and_none_of_its_skills() -> None:
    story = battle(
        "Picket 5/5 at c2 | Wyrm 5 at c3 [disable]\nturn: Wyrm", rolls("defense 1", "attack 1", "attack bones")
    )
    story.plays_turn().shows("Picket 4/5", "Wyrm 5 [shields 1, disable]").lacks("Picket", "poison")


@ruling("TMB-199")
def test_who_attacked_a_terrifying_baddie_may_not_target_such_on_its_next_turn() -> None:
    story = battle("Boomer 3/3 at c1 | Horned Stalker 4 at a3, Clay Golem 3 at c3", rolls("attack 1"))
    story.plays_turn("stay", "target a3", "add attack", "roll", "hit 1").shows("Boomer 3/3 [terrify]")
    story.turn_of("Boomer", "stay").asks("target", "target c3", "no target")
    story.does("no target", "roll").lacks("Boomer", "terrify")


@ruling("TMB-200")
def test_taunt_and_untargetable_last_until_the_bearers_next_turn() -> None:
    story = battle(
        f"Picket 5/5 at c2 [taunt, untargetable], Boomer 3/3 at c1 | {GOLEM}\nmeter: Boomer, Picket, Clay Golem"
    )
    story.idles().shows("Picket 5/5 [taunt, untargetable]").begins().lacks("Picket", "taunt", "untargetable")


@ruling("TMB-200")
def test_the_untargetable_are_still_hurt_by_what_does_not_target() -> None:
    story = battle("Boomer 3/3 at c1 | Clay Golem 3 at c3 [untargetable]").does("stay")
    story.does_not_offer("target c3").deals(1, "Clay Golem").shows("Clay Golem 2")


@ruling("TMB-201")
def test_who_flies_is_untargetable() -> None:
    battle("Boomer 3/3 at c1 | Carrion Bird 2 at c3 [flight], Clay Golem 3 at a3").does("stay").asks(
        "target", "target a3", "no target"
    )


@ruling("TMB-203")
def test_effect_dice_come_off_with_a_ko_a_defeat_and_the_end_of_a_battle() -> None:
    story = battle(f"Picket 5/5 at c2 [bleed], Boomer 1/3 at c1 [poison 2] | {GOLEM}, Kobold 2 at a3")
    story.deals(1, "Boomer").lacks("Boomer", "poison").deals(3, "Clay Golem").deals(1, "Kobold").begins()
    story.deals(9, "Kobold").shows("over: won").lacks("Picket", "bleed")
