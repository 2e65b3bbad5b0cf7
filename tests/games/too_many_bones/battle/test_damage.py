"""Damage in its order, and HP that are lost and healed (TMB-182 to TMB-191)."""

from __future__ import annotations

from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

GOLEM = "Clay Golem 3 at c3"
FAR_GOLEM = "Clay Golem 3 at a3"


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


@ruling("TMB-153")
def test_healing_stops_at_the_maximum_and_does_not_reach_who_is_ko() -> None:
    story = battle(
        "Patches 4/4 at c2 [med kit], Boomer 2/3 at c1, Picket 0/5 ko | Clay Golem 3 at a3", rolls("med kit 3")
    )
    story.does("stay", "add med kit", "roll").does_not_offer("use med-kit picket").does("use med-kit boomer")
    story.shows("Boomer 3/3").tells("Healed", who="Boomer", amount=1)


@ruling("TMB-153")
def test_who_has_drunk_ale_gains_no_hp_either() -> None:
    story = battle(f"Picket 3/5 at c2 [active: orcish ale 2; locked: stand ground constant regen 1] | {FAR_GOLEM}")
    story.does("next regen").shows("Picket 3/5 [active: orcish ale 1]").never_tells("Healed")
    story = battle(f"Picket 3/5 at c2 [active: orcish ale 1; locked: stand ground constant regen 1] | {FAR_GOLEM}")
    story.does("next countdown").shows("Picket 4/5 [active: nothing]")  # it has worn off


@ruling("TMB-262")
def test_an_explosion_that_fells_the_last_of_the_bog_does_not_hurt_their_ruler_yet() -> None:
    story = battle("Boomer 3/3 at a1 [frag; boom counter 1] | Bog Worm 1 at b3, Drellen 10 at a3", dice=rolls("frag 3"))
    story.does("stay", "no target", "add frag", "aim b3", "roll", "use frag")
    story.shows("Drellen 10")
