"""Patches: his dice that do not assist others, his backup plan, Recovery and Major Recovery."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import TRUE, Damage
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.model.ids import NOBODY
from tests.games.too_many_bones.gearlocs.patches.positions import patches
from tests.games.too_many_bones.stories import Story, battle, rolls
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling


def truly_hurt(story: Story, seat: int, amount: int) -> Story:
    """A gearloc takes true damage out of nowhere."""
    return story.happens(Damage(seat, amount, TRUE, NOBODY), CheckBattle())


# Recovery.


@ruling("TMB-127")
def test_recovery_heals_patches_by_1_whenever_his_turn_starts() -> None:
    battle("Patches 2/4 at b2 | Cave Bear 6 at b3").begins().shows("Patches 3/4")


def test_major_recovery_lets_the_healing_go_to_any_gearloc() -> None:
    story = battle("Patches 2/4 at b2 [innate +1], Boomer 1/3 at c1 | Cave Bear 6 at b3")
    story.asks("recovery").does("at boomer").shows("Patches 2/4", "Boomer 2/3")


@ruling("TMB-159")
def test_six_bones_buy_major_recovery_and_with_it_1_health_and_its_hp() -> None:
    story = battle("Patches 2/4 at b2 [plan: 1 1 1 1 1 2] | Cave Bear 6 at b3", passing=("move", "target", "dice"))
    story.does("plan 6").shows("Patches 4/5 [innate +1; plan: nothing]")
    story.tells("StatRaised", who="Patches", stat="health", value=5).tells("Healed", who="Patches", amount=1)


@ruling("TMB-070")
def test_a_health_die_that_shows_6_cannot_grow() -> None:
    story = battle("Patches 9/10 at b2 [plan: 1 1 1 1 1 2] | Cave Bear 6 at b3", passing=("move", "target", "dice"))
    story.does("plan 6").shows("Patches 10/10 [innate +1]").never_tells("StatRaised")


# Combat medic.


@ruling("TMB-144")
def test_med_kit_heals_any_gearloc_and_is_exhausted() -> None:
    story = thrown(patches("med kit"), "med kit 3")
    story.does("use med-kit tantrum").shows("Tantrum 5/8", "Patches 4/4 [exhausted: med kit]")


@ruling("TMB-153")
def test_healing_stops_at_the_maximum() -> None:
    story = thrown("Patches 4/4 at b2 [med kit], Boomer 2/3 at c1 | Cave Bear 6 at b3", "med kit 3")
    story.does("use med-kit boomer").shows("Boomer 3/3")


@ruling("TMB-153", "TMB-152")
def test_who_is_unhurt_or_ko_is_not_healed_and_the_die_goes_back() -> None:
    story = thrown("Patches 4/4 at b2 [med kit], Boomer 0/3 ko | Cave Bear 6 at b3", "med kit 3")
    assert story.between_turns  # for there is nothing to do
    story.shows("Boomer 0/3 ko", "Patches 4/4 [med kit; exhausted: nothing]")


def test_med_pack_heals_more() -> None:
    thrown(patches("med pack"), "med pack 5").does("use med-pack tantrum").shows("Tantrum 7/8")


@ruling("TMB-151")
def test_bones_on_fast_hands_go_into_the_backup_plan() -> None:
    story = thrown(patches("fast hands"), "fast hands bones")
    story.does("keep fast-hands 1").lies("Patches", plan="fast hands 1")


def test_bone_saw_hurts_the_target() -> None:
    thrown(patches("bone saw"), "bone saw 3", target="b3").does("use bone-saw").shows("Cave Bear 3")


@ruling("TMB-131")
def test_bone_saw_does_nothing_without_a_target() -> None:
    thrown(patches("bone saw"), "bone saw 3").does_not_offer("use bone-saw")


def test_zappack_needs_a_cell_to_be_rolled() -> None:
    battle(patches("zappack")).does("stay", "no target").does_not_offer("take zappack", "add zappack")


@ruling("TMB-182")
def test_zappack_burns_a_cell_and_strikes_any_baddie_with_true_damage() -> None:
    story = thrown(patches("zappack", more="; locked: e cells 2"), "zappack neg i zap 4")
    story.lies("Patches", locked="e cells 1")
    story.does("use zappack d4").misses("Bog Frog").lies("Patches", exhausted="zappack")


@ruling("TMB-206")
def test_zappack_brings_a_gearloc_back_when_the_round_ends() -> None:
    picture = "Patches 4/4 at b2 [zappack; locked: e cells 1], Boomer 0/3 ko | Cave Bear 6 at d4"
    story = thrown(picture, "zappack pos i zap 5").offers("use zappack boomer")
    story.does("use zappack boomer").shows("Boomer 3/3 entering").tells("Revived", who="Boomer", hp=3)


def test_pos_i_zap_is_only_for_the_ko() -> None:
    thrown(patches("zappack", more="; locked: e cells 1"), "zappack pos i zap 3").does_not_offer("use zappack")


@ruling("TMB-149", "TMB-150")
def test_without_cells_the_die_goes_back_to_the_tray() -> None:
    story = thrown(patches("zappack", more="; locked: e cells 1"), "zappack neg i zap 3")
    story.lies("Patches", locked="nothing", exhausted="nothing").lacks("Patches", "e cells")


@ruling("TMB-058", "TMB-245")
def test_against_nom_who_is_revived_waits_behind_the_others() -> None:
    picture = """
        Patches 4/4 at b2 [zappack; locked: e cells 1], Boomer 0/3 ko, Tantrum 4/4 waiting | Nom 10 at b3
        order: Tantrum
    """
    story = thrown(picture, "zappack pos i zap 3")
    story.does("use zappack boomer").shows("Boomer 3/3 waiting")
    truly_hurt(story, 0, 9).shows("Patches 0/4 ko", "Tantrum 4/4 entering", "Boomer 3/3 waiting")


# Forester.


def test_nutrients_heal() -> None:
    thrown(patches("nutrients"), "nutrients heal 2").does("use nutrients tantrum").shows("Tantrum 4/8")


@ruling("TMB-225")
def test_nutrients_find_no_loot_in_a_battle_alone() -> None:
    story = thrown(patches("nutrients"), "nutrients loot 1")
    story.does("use nutrients").tells("DieUsed", who="Patches").lies("Patches", exhausted="nutrients")


@ruling("TMB-156")
def test_a_face_of_two_bones_counts_two() -> None:
    thrown(patches("nutrients"), "nutrients bones 2").does("keep nutrients 2").tells("BonesKept", bones=2, total=2)


@ruling("TMB-194")
def test_toxins_poison_the_target() -> None:
    thrown(patches("toxins"), "toxins 3", target="b3").does("use toxins").shows("Cave Bear 6 [poison 3]")


@ruling("TMB-053")
def test_the_bog_ruler_is_not_poisoned() -> None:
    story = thrown("Patches 4/4 at b2 [toxins] | Drellen 10 at b3", "toxins 3", target="b3")
    assert story.between_turns  # for there is nothing to do
    story.shows("Patches 4/4 [toxins]").lacks("Drellen", "poison")


# Stim stacker.


@ruling("TMB-189")
def test_stim_kit_gives_buff_hp() -> None:
    story = thrown(patches("stim kit"), "stim kit buff hp 4").does("place stim-kit")
    story.lies("Patches", active="stim kit buff hp 4").tells("Buffed", who="Patches", buff=4)


@ruling("TMB-147")
def test_an_ally_has_to_agree_to_a_stim() -> None:
    story = thrown(patches("stim kit"), "stim kit buff hp 3").does("place stim-kit tantrum")
    story.asks("agree").asks_whom("Tantrum").does("yes").tells("Buffed", who="Tantrum", buff=3)


@ruling("TMB-135")
def test_a_tainted_mixture_has_to_be_swallowed() -> None:
    story = thrown(patches("stim kit"), "stim kit tainted mixture 1").does_not_offer("done")
    story.does("use stim-kit").shows("Patches 3/4 [exhausted: stim kit]").tells("Hurt", who="Patches", true=True)


def test_a_tainted_mixture_may_be_his_last() -> None:
    story = thrown(patches("stim lethal").replace("4/4", "1/4"), "stim lethal tainted mixture 2")
    story.does("use stim-lethal").shows("Patches 0/4 ko")


@ruling("TMB-134")
def test_chem_kit_gives_attack_dice_for_the_battle() -> None:
    picture = "Patches 4/4 at b2 [active: chem kit buff atk 2] | Cave Bear 6 at b3"
    story = thrown(picture, "attack 1", "attack 1", "attack 2", target="b3")
    story.does("hit 1+1+2").shows("Cave Bear 2")


def test_chem_kit_goes_into_an_active_slot_or_goes_wrong() -> None:
    thrown(patches("chem kit"), "chem kit buff atk 3").does("place chem-kit").lies(
        "Patches", active="chem kit buff atk 3"
    )
    thrown(patches("chem kit"), "chem kit tainted mixture 1").does("use chem-kit").shows("Patches 3/4")


@ruling("TMB-189")
def test_several_stims_add_up_and_damage_takes_them_first() -> None:
    picture = "Patches 4/4 at b2 [active: stim kit buff hp 2, stim belt buff hp 3] | Orc Brawler 3 at b3"
    story = battle(picture).begins().happens(Damage(0, 4, 0, NOBODY), CheckBattle())
    story.shows("Patches 4/4 [buff 1]")


def test_chain_reactor_heals_whoever_has_it_at_the_start_of_its_turn() -> None:
    thrown(patches("chain reactor"), "chain reactor recover").does("place chain-reactor").lies(
        "Patches", active="chain reactor recover 1"
    )
    picture = "Patches 4/4 at b2, Boomer 1/3 at c1 [active: chain reactor recover 1] | Cave Bear 6 at b3\nturn: Boomer"
    battle(picture).begins().shows("Boomer 2/3")


def test_a_booster_shot_brings_lost_buff_hp_back() -> None:
    dice = "stim kit buff hp 4, chain reactor booster shot 2"
    picture = f"Patches 4/4 at b2, Boomer 1/3 at c1 [buff 1; active: {dice}] | Cave Bear 6 at b3\nturn: Boomer"
    battle(picture).begins().shows("Boomer 1/3 [buff 3]")


def test_without_buff_hp_the_booster_shot_is_done() -> None:
    dice = "stim kit buff hp 4, chain reactor booster shot 2"
    picture = f"Patches 4/4 at b2, Boomer 3/3 at c1 [buff 1; active: {dice}] | Cave Bear 6 at b3"
    story = battle(picture).begins().happens(Damage(1, 1, 0, NOBODY), CheckBattle())
    story.lies("Boomer", active="nothing").lies("Patches", exhausted="stim kit, chain reactor")


def test_a_booster_shot_without_buff_hp_waits_for_some() -> None:
    dice = "chain reactor booster shot 2, defense 1, defense 1"
    picture = f"Patches 4/4 at b2, Boomer 3/3 at c1 [active: {dice}] | Cave Bear 6 at b3"
    story = battle(picture).begins().happens(Damage(1, 2, 0, NOBODY), CheckBattle())
    story.lies("Boomer", active="chain reactor booster shot 2").shows("Boomer 3/3")


@ruling("TMB-064")
def test_stim_lethal_raises_health_for_good_and_gives_the_hp() -> None:
    story = thrown(patches("stim lethal"), "stim lethal perma hp buff 2")
    story.does("use stim-lethal tantrum").shows("Tantrum 4/10").tells("StatRaised", stat="health", value=10)


@ruling("TMB-070", "TMB-244")
def test_stim_lethal_gives_only_the_hp_by_which_the_die_can_grow() -> None:
    picture = "Patches 4/4 at b2 [stim lethal], Tantrum 2/9 at c2, Boomer 1/9 at a1 | Cave Bear 6 at b3"
    story = thrown(picture, "stim lethal perma hp buff 2").does_not_offer("use stim-lethal boomer")
    story.does("use stim-lethal tantrum").shows("Tantrum 3/10")


# Consumables.


@ruling("TMB-206", "TMB-150")
def test_liquid_life_revives_at_once_and_goes_back_to_the_tray() -> None:
    story = thrown("Patches 4/4 at b2 [liquid life], Boomer 0/3 ko | Cave Bear 6 at b3", "liquid life 2")
    story.does("use liquid-life boomer").shows("Boomer 2/3 entering").lacks("Patches", "liquid life")
    story.lies("Patches", exhausted="nothing")


@ruling("TMB-206")
def test_who_was_revived_comes_back_when_the_round_ends_on_top_of_the_meter() -> None:
    story = thrown("Patches 4/4 at b2 [liquid life], Boomer 0/3 ko | Clay Golem 3 at d4", "liquid life 2")
    story.does("use liquid-life boomer")
    story.plays_turn("at c3").asks("enter").does("at c1")
    story.shows("Boomer 2/3 at c1", "meter: Boomer, Patches, Clay Golem", "round 2")


@ruling("TMB-183")
def test_liquid_life_in_an_active_slot_saves_its_bearer() -> None:
    thrown(patches("liquid life"), "liquid life 3").does("place liquid-life").lies("Patches", active="liquid life 3")
    picture = "Patches 4/4 at b2, Boomer 1/3 at c1 [active: liquid life 3] | Cave Bear 6 at b3"
    story = truly_hurt(battle(picture).begins(), 1, 5)
    story.shows("Boomer 3/3 at c1 [active: nothing]").lacks("Patches", "liquid life")


def test_a_poison_dart_reaches_any_baddie() -> None:
    story = thrown(patches("poison dart"), "poison dart 2").does("use poison-dart d4")
    story.shows("Bog Frog 4 [poison 2]").lacks("Patches", "poison dart").lies("Patches", exhausted="nothing")


# The backup plan.


def planning(bones: str, more: str = "") -> Story:
    """Patches with bones, and a target before him."""
    picture = f"Patches 4/4 at b2 [plan: {bones}{more}], Tantrum 2/8 at c2 | Cave Bear 6 at b3, Bog Frog 4 at d4"
    return battle(picture, passing=("move", "dice")).does("target b3")


@ruling("TMB-157")
def test_two_bones_heal_a_gearloc_by_1() -> None:
    planning("1 1").does("plan 2 tantrum").shows("Tantrum 3/8", "Patches 4/4 [plan: nothing]")


@ruling("TMB-162")
def test_three_bones_jab_the_target_for_2() -> None:
    planning("1 1 1").does("plan 3").shows("Cave Bear 4")


def test_four_bones_find_a_consumable_to_roll_on_a_later_turn() -> None:
    story = planning("1 1 1 1").does("plan 4")
    story.asks("consumable", "gain liquid-life", "gain poison-dart", "gain e-cells")
    story.does("gain poison-dart").shows("Patches 4/4 [poison dart]")


@ruling("TMB-149")
def test_cells_are_rolled_as_they_are_found_and_locked() -> None:
    story = planning("1 1 1 1")
    story.s.rng = rolls("e cells 3")
    story.does("plan 4", "gain e-cells").lies("Patches", locked="e cells 3").tells("Rolled", dice="e cells 3")


def test_what_he_has_he_does_not_find_again() -> None:
    picture = "Patches 4/4 at b2 [liquid life, poison dart; plan: 1 1 1 1; locked: e cells 1] | Cave Bear 6 at b3"
    battle(picture, passing=("move", "target", "dice")).does_not_offer("plan 4")


@ruling("TMB-182")
def test_five_bones_overcharge_a_cell() -> None:
    story = planning("1 1 1 1 1", "; locked: e cells 2")
    story.does("plan 5 b3").shows("Cave Bear 2").lies("Patches", locked="e cells 1")


def test_without_a_cell_there_is_no_overcharge() -> None:
    planning("1 1 1 1 1").does_not_offer("plan 5")
