"""What cards do on their owner's own turn, and those that work by themselves (TMB-083, TMB-087)."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.ending import AfterBattle
from boneyard.games.too_many_bones.battle.queue import search_defeated, trophies
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from boneyard.games.too_many_bones.model.ids import DEFENSE
from boneyard.games.too_many_bones.model.state import CHIP
from boneyard.games.too_many_bones.turns.rounds import StartRound
from tests.games.too_many_bones.loots import FROG, PICKET, camp, fight, left, sets_out, trains
from tests.games.too_many_bones.roads import encounter
from tests.rulings import ruling

# On the owner's own turn, at any point of it.


@ruling("TMB-083", "TMB-082")
def test_mixed_berries_heal_3_in_battle_and_are_gone() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "mixed_berries"})
    story.does("play mixed_berries").shows("Picket 4/5").has("Picket", "nothing")
    story.tells("LootUsed", who="Picket").tells("LootDiscarded", who="Picket")


@ruling("TMB-083")
def test_mixed_berries_heal_5_outside() -> None:
    camp({"Picket": "mixed_berries"}, "Picket", Picket=1).does("play mixed_berries").has_hp("Picket", 5)
    story = encounter("special-01", party="Picket", hp={"Picket": 1}, bags={"Picket": "mixed_berries"})
    story.does("play mixed_berries").has_hp("Picket", 5).asks("way")


@ruling("TMB-083")
def test_fresh_bog_meat_eaten_before_effect_dice_hurts_in_the_same_step() -> None:
    story = fight(f"Picket 1/5 at c2 [bleed] | {FROG}", {"Picket": "fresh_bog_meat"})
    story.asks("start").does("play fresh_bog_meat").shows("Picket 2/5 [poison 1, bleed]").asks("move")


def test_fresh_bog_meat_eaten_later_hurts_on_the_next_turn() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "fresh_bog_meat"})
    story.asks("move").does("play fresh_bog_meat").shows("Picket 5/5 [poison 2]").asks("move")


@ruling("TMB-082")
def test_oggot_herbs_may_be_used_several_times_in_a_turn() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "oggot_herbs"})
    story.does("play oggot", "play oggot").shows("Picket 3/5")
    assert left(story, "Picket") == 1
    story.does("play oggot").shows("Picket 4/5").has("Picket", "nothing")


@ruling("TMB-083", "TMB-084")
def test_herbs_may_save_somebody_before_poison_but_not_a_stunned_one() -> None:
    story = fight(f"Picket 1/5 at c2 [poison 1] | {FROG}", {"Picket": "oggot_herbs"})
    story.asks("start").does("play oggot", "next poison").shows("Picket 1/5")
    story = fight(f"Picket 2/5 at c2 [poison 1, stun] | {FROG}", {"Picket": "oggot_herbs"})
    story.begins().shows("Picket 1/5").has("Picket", "oggot_herbs")


@ruling("TMB-084")
def test_who_is_ko_keeps_its_loot_and_cannot_use_it() -> None:
    story = fight(f"{PICKET}, Boomer 0/3 ko | {FROG}", {"Boomer": "zelfey_seeds"})
    story.begins().does_not_offer("play").has("Boomer", "zelfey_seeds")


def test_zelfey_seeds_heal_any_gearloc_by_2() -> None:
    story = fight(f"{PICKET}, Boomer 1/3 at a1 | {FROG}", {"Picket": "zelfey_seeds"})
    story.does("play zelfey_seeds boomer").shows("Boomer 3/3")
    camp({"Picket": "zelfey_seeds"}, Boomer=0).does("Picket: play zelfey_seeds boomer").has_hp("Boomer", 2)


@ruling("TMB-117")
def test_zelfey_root_heals_at_the_start_of_each_following_round_of_this_battle() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "zelfey_root"})
    story.does("play zelfey_root").shows("Picket 1/5").has("Picket", "nothing").special_rules("Rooted")
    story.s.agenda = [AfterBattle()]
    story.happens(StartRound()).shows("Picket 2/5")


def test_spring_water_heals_one_for_each_chip() -> None:
    story = fight(f"Picket 1/5 at c2 | {FROG}", {"Picket": "spring_flask"})
    story.does("play spring_flask", "play spring_flask").shows("Picket 3/5").has("Picket", "nothing")


@ruling("TMB-150")
def test_fortunate_discovery_brings_a_consumable_of_ones_own() -> None:
    story = fight(f"Patches 5/5 at c1 | {FROG}", {"Patches": "fortunate_discovery"}, "e-cells 2")
    story.does("play fortunate", "gain e-cells").lies("Patches", locked="e-cells 2").has("Patches", "nothing")
    story = fight(f"Tantrum 4/4 at c2 | {FROG}", {"Tantrum": "fortunate_discovery"})
    story.does("play fortunate", "gain axe-collector").shows("Tantrum 4/4 [axe-collector 3]")
    camp({"Picket": "fortunate_discovery"}, "Picket").does("play fortunate").asks("consumable")


@ruling("TMB-133")
def test_mechanical_assistance_is_3_dex_for_steps_and_dice() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "mechanical_assistance"})
    story.does_not_offer("move d4").does("play mechanical_assistance").offers("move d4")
    assert story.s.turn.dex == 5


@ruling("TMB-137", "TMB-141")
def test_a_throwing_axe_hits_any_unit_and_is_an_attack() -> None:
    story = fight(f"{PICKET} | {FROG}, Goblin Cheat 2 at a4", {"Picket": "throwing_axe"}, "attack 1")
    story.does("play throwing_axe a4").shows("Goblin Cheat 1")
    assert left(story, "Picket") == 1
    assert story.s.turn.attacked == 1 << story._unit("Goblin Cheat")


@ruling("TMB-087", "TMB-154")
def test_the_bones_of_a_throwing_axe_may_be_kept() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "throwing_axe"}, "attack bones", "defense 1")
    story.does("play throwing_axe c3", "stay", "no target", "add defense", "roll", "keep").shows("Picket 5/5 [plan: 1]")


def test_an_axe_makes_tantrum_angry_once_a_turn() -> None:
    story = fight(f"Tantrum 4/4 at c2 | {FROG}", {"Tantrum": "throwing_axe"}, "attack 1", "attack 1")
    story.does("play throwing_axe c3", "stay", "target c3", "add attack", "roll")
    assert story.told("DieTurned", who="Tantrum") == 1


@ruling("TMB-134", "TMB-144")
def test_utility_parts_bring_back_a_skill_die_or_a_white_one_of_anybody() -> None:
    picture = f"Picket 5/5 at c2 [spent attack 1], Boomer 3/3 at a1 [exhausted: element] | {FROG}"
    story = fight(picture, {"Picket": "utility_parts"}).does("play utility_parts")
    story.asks("restore", "gain attack picket", "gain element boomer").does("gain element boomer")
    story.lies("Boomer", exhausted="nothing").has("Picket", "nothing")
    story = fight(picture, {"Picket": "utility_parts"}).does("play utility_parts", "gain attack")
    story.lacks("Picket", "spent attack")


@ruling("TMB-083")
def test_reflex_powder_rolls_a_die_of_the_turn_again() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "reflex_powder"}, "attack bones", "attack 2")
    story.does("stay", "target c3", "add attack", "roll", "play reflex_powder", "reroll attack", "hit 2")
    story.shows("Bog Frog 2")
    assert left(story, "Picket") == 1


# What works by itself.


def test_raider_armor_turns_a_1_to_2_and_bones_to_1_but_no_die_twice() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "raider_armor"}, "defense bones", "defense 1")
    story.does("stay", "no target", "add defense", "add defense")
    story.offers("turn defense 1", "turn defense 2").does("turn defense 1").does("shield 1")
    story.does("turn defense 2").does_not_offer("turn").does("shield 2").lies("Picket", active="defense 1, defense 2")


def test_a_die_turned_by_raider_armor_is_not_turned_again() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "raider_armor"}, "defense bones")
    story.does("stay", "no target", "add defense", "roll", "turn defense 1").does_not_offer("turn")


@ruling("TMB-191", "TMB-087")
def test_the_necklace_takes_whom_its_owner_defeats_and_gives_dice_against_their_like() -> None:
    necklace = {"Picket": "hunters_body_count_necklace"}
    told = ("attack 1", "attack 1")
    story = fight(f"{PICKET} | Bog Frog 1 at c3, Bog Worm 3 at a4", necklace, *told)
    story.does("stay", "target c3", "add attack", "roll", "hit 1").misses("Bog Frog").shows("defeated: nothing")
    story.tells("ChipLaid", chip="Bog Frog")
    story = fight(f"{PICKET} | Bog Worm 3 at c3", necklace, *told)
    story.s.adventure.lay(BY_KEY["hunters_body_count_necklace"].card, CHIP_KEYS["bog_frog"].chip)
    story.does("stay", "target c3", "play hunters", "add attack").does_not_offer("play hunters")
    story.does("roll", "hit 1+1").shows("Bog Worm 1")


def test_encounters_may_take_a_chip_off_the_necklace_and_it_still_counts() -> None:
    necklace = BY_KEY["hunters_body_count_necklace"].card
    frog = CHIP_KEYS["bog_frog"].chip
    story = fight(f"{PICKET} | Bog Worm 3 at c3", {"Picket": "hunters_body_count_necklace"})
    story.s.adventure.lay(necklace, frog)
    assert search_defeated(story.s, (frog,)) & CHIP == frog
    assert trophies(story.s) == []
    story.does("stay", "target c3").offers("play hunters")


@ruling("TMB-085", "TMB-157")
def test_exploding_shrooms_make_every_ability_one_bones_cheaper_but_not_innate() -> None:
    story = fight(f"Boomer 3/3 at c1 [plan: 1 1] | {FROG}", {"Boomer": "exploding_shrooms"})
    story.does("stay", "target c3", "roll").offers("plan 1", "plan 3")
    story.does("plan 1").shows("Boomer 3/3 [plan: 1]")
    story = fight(f"Boomer 3/3 at c1 [plan: 1 1 1 1 1] | {FROG}", {"Boomer": "exploding_shrooms"})
    story.does("stay", "target c3", "roll").does_not_offer("plan 6")


# Limits.


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
