"""Damage in its order, and effect dice (rulings Q and R, and TMB-222)."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.model.ids import EFFECTS, POISON
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

PICKET = "Picket 5/5 at c2"
GOLEM = "Clay Golem 3 at c3"

# Damage


@ruling("TMB-182", "TMB-184")
def test_true_damage_ignores_defense_dice_flat_reductions_and_buff_hp() -> None:
    story = battle(
        f"Picket 5/5 at c2 [active: defense 2, stim kit buff hp 3; locked: shield form 1], Patches 4/4 at d2 | {GOLEM}"
    )
    story.deals(2, "Picket", true=True)
    story.shows("Picket 3/5 [active: defense 2, stim kit buff hp 3]")
    assert story.s.party[0].buff == 3


@ruling("TMB-182")
def test_hp_loss_is_no_damage() -> None:
    story = battle("Picket 5/5 at c2 | Kobold 2 at c3, Gendricks 6 at a4\nround 5\nturn: nobody")
    story.deals(1, "Kobold").begins().misses("Kobold")  # Hardy does not stop fatigue
    story.never_tells("Hurt", who="Gendricks").shows("Gendricks 5")


@ruling("TMB-183")
def test_damage_meets_flat_reduction_then_defense_dice_then_buff_hp_then_hp() -> None:
    story = battle(
        f"Picket 5/5 at c2 [active: defense 2, stim kit buff hp 3; locked: shield form 1], Patches 4/4 at d2 | {GOLEM}"
    )
    story.deals(8, "Picket").shows("Picket 3/5 [active: nothing]")
    story.tells("Hurt", who="Picket", amount=8, flat=1, blocked=2, buffed=3, lost=2, hp=3)
    story.lies("Patches", exhausted="stim kit")


@ruling("TMB-183")
def test_who_cannot_lose_hp_keeps_his_shields() -> None:
    story = battle(f"Picket 5/5 at c2 [active: defense 2, orcish ale 1] | {GOLEM}")
    story.deals(4, "Picket").deals(4, "Picket", true=True)
    story.shows("Picket 5/5 [active: defense 2, orcish ale 1]").tells("Unharmed", who="Picket", amount=4)


@ruling("TMB-183")
def test_silver_hide_stops_attack_dice_and_nothing_else() -> None:
    picture = "Picket 5/5 at c2 | Mulmesh 10 at c3 [silver, shields 1]"
    battle(picture).deals(3, "Mulmesh", swords=True).shows("Mulmesh 10 [shields 1, silver]")
    battle(picture).deals(3, "Mulmesh").shows("Mulmesh 8 [silver]").lacks("Mulmesh", "shields")


@ruling("TMB-183")
def test_a_revive_die_in_a_slot_saves_who_loses_the_last_hp() -> None:
    story = battle(f"Boomer 1/3 at c1 [active: liquid life 2], Patches 4/4 at d2 | {GOLEM}")
    story.deals(5, "Boomer").shows("Boomer 2/3 at c1 [active: nothing]").never_tells("KnockedOut")
    story.lacks("Patches", "liquid life")


@ruling("TMB-185")
def test_the_owner_says_which_defense_dice_give_way() -> None:
    story = battle(f"Picket 5/5 at c2 [active: defense 2, defense 1] | {GOLEM}").deals(1, "Picket")
    story.asks("shields", "soak 1+1", "soak 2+0").asks_whom("Picket").does("soak 1+1")
    story.shows("Picket 5/5 [active: defense 1, defense 1]")
    story = battle(f"Picket 5/5 at c2 [active: defense 2, defense 1] | {GOLEM}").deals(1, "Picket").does("soak 2+0")
    story.shows("Picket 5/5 [active: defense 2]")


@ruling("TMB-185")
def test_the_party_says_which_defense_dice_of_a_baddie_give_way() -> None:
    story = battle("Picket 5/5 at c2, Boomer 3/3 at c1 | Clay Golem 3 at c3 [shields 2 1]\nleader: Boomer")
    story.deals(1, "Clay Golem").asks("shields", "soak 1+1", "soak 2+0").asks_whom("Boomer").does("soak 1+1")
    story.shows("Clay Golem 3 [shields 1 1]")


@ruling("TMB-185")
def test_defense_dice_have_to_be_used_as_far_as_they_go() -> None:
    story = battle(f"Picket 5/5 at c2 [active: defense 2, defense 1] | {GOLEM}").deals(4, "Picket")
    story.shows("Picket 4/5 [active: nothing]")


@ruling("TMB-186")
def test_a_defense_die_that_was_lost_may_be_rolled_again() -> None:
    story = battle(f"Picket 5/5 at c2 [active: defense 1, defense 1] | {GOLEM}").deals(1, "Picket")
    story.lies("Picket", active="defense 1").does("stay", "no target").offers("add defense")
    story.does("add defense").does_not_offer("add defense")


@ruling("TMB-187")
def test_constant_def_takes_off_its_number_once_in_a_turn_and_again_in_the_next() -> None:
    story = battle(f"Picket 5/5 at c2 [locked: shield form 1] | {GOLEM}, Kobold 2 at a3")
    story.deals(2, "Picket").shows("Picket 4/5").deals(2, "Picket").shows("Picket 2/5")
    story.begins().deals(2, "Picket").shows("Picket 1/5")


@ruling("TMB-188")
def test_the_hardy_lose_one_hp_in_each_turn_of_anybody() -> None:
    story = battle("Picket 5/5 at c2 | Kobold Guard 3 at a3, Kobold 2 at c4")
    story.deals(2, "Kobold Guard").deals(2, "Kobold Guard", true=True).shows("Kobold Guard 2")
    story.tells("Hurt", who="Kobold Guard", amount=2, capped=1, lost=1).begins()
    story.deals(2, "Kobold Guard").shows("Kobold Guard 1")


@ruling("TMB-189", "TMB-171")
def test_buff_hp_go_first_are_not_healed_and_do_not_count_for_targeting() -> None:
    story = battle(
        "Boomer 3/3 at c1 [active: stim kit buff hp 3], Patches 4/4 at d2 | Goblin Cheat 2 at a4\nturn: Goblin Cheat",
        rolls("defense 1", "attack 1"),
    )
    story.plays_turn().tells("Targeted", who="Goblin Cheat", target="Boomer")
    story.shows("Boomer 3/3 [buff 2; active: stim kit buff hp 3]")


@ruling("TMB-190", "TMB-009")
def test_area_damage_is_halved_before_anybody_defends() -> None:
    story = battle(
        "Boomer 3/3 at c1 [frag, boom counter 1], Picket 5/5 at c2 [active: defense 1] | Clay Golem 3 at c3, "
        "Stone Golem 5 at b3",
        rolls("frag small explosion 3"),
    )
    story.does("stay", "no target", "add frag", "aim c3", "roll", "use frag").misses("Clay Golem")
    story.shows("Picket 5/5 [active: nothing]", "Stone Golem 5")  # 1 each: on the shield, off the thick skin


@ruling("TMB-191")
def test_whoever_took_the_last_hp_has_defeated_it_and_effect_dice_count_for_nobody() -> None:
    story = battle("Tantrum 4/4 at c2, Picket 5/5 at b2 | Clay Golem 1 at c3, Kobold 1 at a3 [poison 1], Wyrm 5 at d4")
    story.deals(1, "Clay Golem", by="Tantrum").shows("Tantrum 4/4 [body count 1]")
    story.tells("Defeated", who="Clay Golem", by="Tantrum").turn_of("Kobold")
    story.shows("Tantrum 4/4 [body count 1]").tells("Defeated", who="Kobold", by="nobody")


@ruling("TMB-222")
def test_break_exhausts_as_few_dice_as_can_be() -> None:
    story = battle(
        "Tantrum 4/4 at c2 | Golden Golem 9 at c3, Kobold 2 at a3", rolls("attack 2", "attack 1", "attack 1")
    )
    story.does("stay", "target c3", "add attack", "add attack", "add attack", "roll", "hit 1+1+2")
    story.shows("Golden Golem 7", "Tantrum 4/4 [spent attack 1]")  # the thick skin stopped the ones


# Effect dice


@ruling("TMB-192")
def test_a_new_effect_die_replaces_the_old_one_and_different_kinds_stand_side_by_side() -> None:
    story = battle(f"Picket 5/5 at c2 [poison 3, stun, bleed] | {GOLEM}")
    put_effect(story.s, 0, POISON, 1)
    story.shows("Picket 5/5 [poison 1, stun, bleed]")


@ruling("TMB-193")
@pytest.mark.parametrize("name", EFFECTS)
def test_sonic_cleanse_keeps_off_the_five_negative_effects(name: str) -> None:
    story = battle(f"Picket 5/5 at c2, Boomer 3/3 at c1 [active: sonic cleanse 2] | {GOLEM}")
    put_effect(story.s, 0, EFFECTS.index(name), 1)
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
