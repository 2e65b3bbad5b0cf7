"""Patches, Stim Stacker: his stims, Distiller and Chain Reactor."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import Damage
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.model.ids import NOBODY
from tests.games.too_many_bones.gearlocs.patches.positions import patches
from tests.games.too_many_bones.stories import battle
from tests.games.too_many_bones.throws import thrown
from tests.rulings import ruling


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


def test_distiller_rerolls_a_tainted_mixture() -> None:
    story = thrown(
        patches("stim kit", "distiller"), "stim kit tainted mixture", "distiller 1", then=("stim kit buff hp 5",)
    )
    story.does("use distiller").offers("done").does("place stim-kit").lies("Patches", active="stim kit buff hp 5")


def test_a_mixture_that_stays_tainted_still_has_to_be_swallowed() -> None:
    dice = ("stim kit tainted mixture", "distiller 2")
    again = ("stim kit tainted mixture", "stim kit tainted mixture")
    story = thrown(patches("stim kit", "distiller"), *dice, then=again)
    story.does("use distiller", "reroll stim-kit 1").asks("result").does_not_offer("done")
    story.does("use stim-kit").shows("Patches 3/4")


@ruling("TMB-148")
def test_distiller_may_wait_locked_for_a_tainted_mixture() -> None:
    thrown(patches("distiller"), "distiller 2").does("lock distiller").lies("Patches", locked="distiller 2")
    picture = patches("stim belt", more="; locked: distiller 2")
    story = thrown(picture, "stim belt tainted mixture", then=("stim belt buff hp 4",))
    story.does("act reroll-buff", "done", "place stim-belt").lies("Patches", active="stim belt 4", locked="nothing")


def test_distiller_has_nothing_to_do_without_a_stim() -> None:
    thrown(patches("med kit", "distiller"), "med kit 1", "distiller 1").does_not_offer("use distiller")
