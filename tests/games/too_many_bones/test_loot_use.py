"""What every card of loot and trove does, at the moment it is for (TMB-081 to TMB-089)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from boneyard.core.agenda import apply, settle
from boneyard.core.codec import load, save
from boneyard.core.rng import Loaded, Rng, seeded
from boneyard.games.too_many_bones import notation
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import TYRANTS
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY as ENCOUNTER_KEYS
from boneyard.games.too_many_bones.content.loot import BY_KEY, CARDS
from boneyard.games.too_many_bones.days import Morning, NewDay
from boneyard.games.too_many_bones.decks import carried, left_on, open_locks, set_up_journey
from boneyard.games.too_many_bones.ending import AfterBattle
from boneyard.games.too_many_bones.game import TOO_MANY_BONES
from boneyard.games.too_many_bones.ids import ATTACK, DEFENSE
from boneyard.games.too_many_bones.lockpicking import OF_BAG, OF_CARD, LocksPicked, PickLocks, lock
from boneyard.games.too_many_bones.notation_dice import chip_name
from boneyard.games.too_many_bones.queue import search_defeated, trophies
from boneyard.games.too_many_bones.recovery import Recover, easier
from boneyard.games.too_many_bones.rewards import SpendPoints
from boneyard.games.too_many_bones.rounds import EndRound, NextTurn, StartRound
from boneyard.games.too_many_bones.setup import SetUpBattle
from boneyard.games.too_many_bones.state import CHIP, STREAMS, TooManyBones
from boneyard.games.too_many_bones.training import Attempt
from tests.games.too_many_bones.roads import RoadDice, RoadStory, encounter, named, rolls, table
from tests.rulings import ruling

FROG = "Bog Frog 4 at c3"
PICKET = "Picket 5/5 at c2"


def opened(key: str) -> int:
    """A card in a bag, with its locks open if it has any."""
    return carried(BY_KEY[key].card) | len(BY_KEY[key].locks) << 8


def pack(s: TooManyBones, bags: Mapping[str, str]) -> None:
    """Cards in bags, all of them open."""
    for name, keys in bags.items():
        named(s, name).bag = [opened(key.strip()) for key in keys.split(",")]


def fight(picture: str, bags: Mapping[str, str], *dice: str | int, passing: tuple[str, ...] = ()) -> RoadStory:
    """A battle on the road, as drawn, with somebody's turn about to begin."""
    s = notation.table(picture)
    s.rng = seeded(0, STREAMS)
    set_up_journey(s, CHIP_KEYS["nom"].chip)
    pack(s, bags)
    s.rng = RoadDice(rolls(*dice))
    s.agenda = [AfterBattle(), NextTurn()]
    return RoadStory(s, passing)


def camp(bags: Mapping[str, str], party: str = "Picket, Boomer", *dice: str | int, **hp: int) -> RoadStory:
    """A party that camps."""
    s = table(party, day=2)
    pack(s, bags)
    for name, number in hp.items():
        named(s, name).hp = number
    s.rng = RoadDice(rolls(*dice))
    s.agenda = [Recover()]
    story = RoadStory(s)
    story.goes_on()
    return story


def left(story: RoadStory, name: str, place: int = 0) -> int:
    """Uses or chips left on a card."""
    return left_on(named(story.s, name).bag[place])


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
    story.does("play zelfey_root").shows("Picket 1/5").has("Picket", "nothing").terms("Rooted")
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


@ruling("TMB-130")
def test_with_a_micro_neural_implant_the_target_is_named_after_the_roll() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "micro_neural_implant"}, "attack 1")
    story.does("stay", "no target", "add attack", "roll").asks("late_target", "target c3", "no target")
    story.does("target c3", "hit 1").shows("Bog Frog 3")


@ruling("TMB-191", "TMB-087")
def test_the_necklace_takes_whom_its_owner_defeats_and_gives_dice_against_their_like() -> None:
    necklace = {"Picket": "hunters_body_count_necklace"}
    told = ("attack 1", "attack 1")
    story = fight(f"{PICKET} | Bog Frog 1 at c3, Bog Worm 3 at a4", necklace, *told)
    story.does("stay", "target c3", "add attack", "roll", "hit 1").misses("Bog Frog").shows("defeated: nothing")
    story.tells("ChipLaid", chip="Bog Frog")
    story = fight(f"{PICKET} | Bog Worm 3 at c3", necklace, *told)
    story.s.road().laid = [BY_KEY["hunters_body_count_necklace"].card << 16 | CHIP_KEYS["bog_frog"].chip]
    story.does("stay", "target c3", "play hunters", "add attack").does_not_offer("play hunters")
    story.does("roll", "hit 1+1").shows("Bog Worm 1")


def test_encounters_may_take_a_chip_off_the_necklace_and_it_still_counts() -> None:
    necklace = BY_KEY["hunters_body_count_necklace"].card
    frog = CHIP_KEYS["bog_frog"].chip
    story = fight(f"{PICKET} | Bog Worm 3 at c3", {"Picket": "hunters_body_count_necklace"})
    story.s.road().laid = [necklace << 16 | frog]
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


# Extensions of the backup plan.


def extends(picket: str, card: str, *dice: str | int, foes: str = FROG, target: str = "target c3") -> RoadStory:
    """Picket has bones and a card, and nothing is rolled."""
    return fight(f"{picket} | {foes}", {"Picket": card}, *dice).does("stay", target, "roll")


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


# Rounds and the turns of baddies.


@ruling("TMB-115", "TMB-118")
def test_rusty_optics_lift_their_owner_three_places_at_the_end_of_a_round() -> None:
    foes = "Bog Frog 4 at a3, Bog Worm 3 at b3, Goblin Cheat 2 at a4"
    picture = f"{PICKET} | {foes}\nmeter: Bog Frog, Bog Worm, Goblin Cheat, Picket"
    story = fight(picture, {"Picket": "rusty_optics"})
    story.s.agenda = [AfterBattle()]
    story.happens(EndRound()).asks("optics").does("play rusty_optics")
    story.shows("meter: Picket, Bog Frog, Bog Worm, Goblin Cheat")
    assert left(story, "Picket") == 1


@ruling("TMB-175")
def test_spirits_of_ebon_keep_an_effect_die_off() -> None:
    story = fight(f"{PICKET} | {FROG}", {"Picket": "spirits_of_ebon"}).turn_of("Bog Frog").asks("spirits")
    story.does("play spirits_of_ebon").lacks("Picket", "poison").tells("EffectAvoided", effect="poison")
    story = fight(f"{PICKET} | {FROG}", {"Picket": "spirits_of_ebon"}).turn_of("Bog Frog", "no")
    story.shows("Picket 5/5 [poison 2]").has("Picket", "spirits_of_ebon")


@ruling("TMB-048")
def test_spirits_of_ebon_work_against_the_die_of_a_tyrant_too() -> None:
    picture = "Picket 5/5 at c2 | Drellen 10 at c3"
    dice = ("defense 1", "defense 1", "drellen poison 2", "attack 1", "attack 1")
    story = fight(picture, {"Picket": "spirits_of_ebon"}, *dice).turn_of("Drellen").asks("spirits")
    story.does("play spirits_of_ebon").lacks("Picket", "poison")


@ruling("TMB-180")
def test_a_rock_slinger_answers_an_attack_from_afar() -> None:
    slinger = {"Picket": "shoulder_mounted_rock_slinger"}
    story = fight(f"{PICKET} | Goblin Cheat 2 at a4", slinger, "defense 1", "attack 1", "attack 2")
    story.turn_of("Goblin Cheat").asks("slinger").does("play shoulder").shows("Goblin Cheat 1")
    story = fight(f"{PICKET} | Goblin Cheat 2 at c3", slinger, "defense 1", "attack 1")
    story.turn_of("Goblin Cheat").never_tells("LootUsed")


@ruling("TMB-089", "TMB-225")
def test_a_loot_face_draws_loot_on_the_road() -> None:
    story = fight(f"Patches 5/5 at c1 [nutrients] | {FROG}", {}, "nutrients loot 1")
    wanted = CARDS[story.s.road().loot[0]].key
    story.does("stay", "add nutrients", "roll", "use nutrients").has("Patches", wanted)


@ruling("TMB-081", "TMB-089")
def test_over_four_spaces_the_owner_discards_at_once_in_battle_too() -> None:
    bag = {"Patches": "raider_armor, oggot_herbs"}
    story = fight(f"Patches 5/5 at c1 [nutrients] | {FROG}", bag, "nutrients loot 1")
    story.does("stay", "add nutrients", "roll", "use nutrients").asks("drop").does("drop raider_armor")
    story.carries("Patches", 2)


# Before a battle.


def sets_out(bags: Mapping[str, str], points: int, *dice: str | int, party: str = "Picket") -> RoadStory:
    """A battle for so many points is set up."""
    s = table(party, day=2)
    pack(s, bags)
    s.stacks[0] = [CHIP_KEYS[key].chip for key in ("bog_frog", "bog_worm", "goblin_cheat", "kobold")]
    s.rng = RoadDice(rolls(*dice))
    s.agenda = [AfterBattle(), SetUpBattle(points, ())]
    story = RoadStory(s)
    story.goes_on()
    return story


@ruling("TMB-101")
@pytest.mark.parametrize(("points", "after"), [(4, (1,)), (2, ())])
def test_a_flare_distraction_takes_3_points_off_but_not_below_0(points: int, after: tuple[int, ...]) -> None:
    story = sets_out({"Picket": "flare_distraction"}, points, "picket initiative 2").asks("flare")
    story.does("play flare_distraction").queues(*after).tells("PointsLowered", points=max(0, points - 3))


def test_a_mechanical_squirrel_holds_up_who_would_start_in_a_lane() -> None:
    story = sets_out({"Picket": "mechanical_squirrel"}, 3, "picket initiative 2").asks("squirrel").does("say 2")
    story.shows("queue: Bog Worm", "Bog Frog 4 at a3").misses("Bog Worm").has("Picket", "mechanical_squirrel")
    assert [chip_name(each.chip) for each in story.s.baddies_standing()] == ["Bog Frog", "Goblin Cheat"]
    assert [each.id for each in story.s.baddies_standing()] == [4, 6]


def test_reflex_powder_rolls_the_initiative_die_again() -> None:
    dice = ("picket initiative 5", "picket initiative 2")
    story = sets_out({"Picket": "reflex_powder"}, 1, *dice).asks("initiative_again").does("play reflex_powder", "no")
    assert story.told("InitiativeSet", who="Picket") == 2


@ruling("TMB-111")
def test_a_skinning_knife_surprises_a_type_in_the_next_battle() -> None:
    s = table("Picket", day=2)
    pack(s, {"Picket": "skinning_knife"})
    s.defeated = [CHIP_KEYS["bog_worm"].chip]
    s.stacks[0] = [CHIP_KEYS[key].chip for key in ("bog_frog", "goblin_cheat")]
    s.rng = RoadDice(rolls("picket initiative 2"))
    s.agenda = [AfterBattle(), SetUpBattle(2, ()), Morning()]
    s.road().deck.insert(0, ENCOUNTER_KEYS["special-01"].card)
    story = RoadStory(s)
    story.goes_on().asks("knife").does(f"say {CHIP_KEYS['bog_worm'].chip}").shows("defeated: nothing").asks("way")
    story.s.agenda = [AfterBattle(), SetUpBattle(2, ())]
    story.goes_on()
    story.sets_up()
    assert story.s.meter[-1] == story._unit("Bog Frog")
    assert left(story, "Picket") == 2


@ruling("TMB-041")
def test_troll_brew_raises_health_and_costs_3_hp_at_the_start_of_the_next_battle() -> None:
    story = camp({"Picket": "troll_brew"}, "Picket").does("play troll_brew").has_hp("Picket", 6)
    story.s.rng = RoadDice(rolls("picket initiative 2"))
    story.s.agenda = [AfterBattle(), SetUpBattle(1, ())]
    story.goes_on()
    story.sets_up()
    story.has_hp("Picket", 3).tells("LostHp", amount=3)
    assert not story.s.road().laid


# Training.


def trains(bags: str, stat: int, *dice: str) -> RoadStory:
    """Tantrum makes an attempt: three attack dice, or, trained, two defense dice."""
    s = table("Tantrum", day=2)
    pack(s, {"Tantrum": bags})
    s.party[0].trained[DEFENSE] = 2
    s.rng = RoadDice(rolls(*dice))
    s.agenda = [Attempt(0, stat)]
    story = RoadStory(s)
    story.goes_on()
    return story


@ruling("TMB-073")
def test_a_gadget_arm_repeats_a_failed_attempt() -> None:
    ones = ("attack 1", "attack 1", "attack 1")
    story = trains("gadget_arm", ATTACK, "attack bones", "attack 1", "attack 1", *ones).asks("training_loot")
    story.does("play gadget_arm").tells("StatRaised", stat="attack")
    assert left(story, "Tantrum") == 1


@ruling("TMB-073")
def test_a_red_minotaur_forgives_a_single_bones_after_the_roll() -> None:
    story = trains("red_minotaur", ATTACK, "attack bones", "attack 1", "attack 1")
    story.does("play red_minotaur").tells("StatRaised", stat="attack").has("Tantrum", "nothing")
    trains("red_minotaur", ATTACK, "attack bones", "attack bones", "attack 1").tells("TrainingFailed")


@ruling("TMB-073")
def test_reflex_powder_rolls_a_training_die_again() -> None:
    story = trains("reflex_powder", ATTACK, "attack bones", "attack 1", "attack 1", "attack 2")
    story.does("play reflex_powder").tells("StatRaised", stat="attack")


@ruling("TMB-066")
@pytest.mark.parametrize("card", ["sparring_weapon", "pip_loc_2000"])
def test_some_cards_forgive_a_single_bones_in_every_attempt_and_do_not_add_up(card: str) -> None:
    trains(card, ATTACK, "attack bones", "attack 1", "attack 1").tells("StatRaised").has("Tantrum", card)
    both = "sparring_weapon, pip_loc_2000"
    trains(both, ATTACK, "attack bones", "attack bones", "attack 1").tells("TrainingFailed")
    dice = ("defense bones", "defense bones", "defense 1", "defense bones")
    trains(card, DEFENSE, *dice).tells("StatRaised", stat="defense")


# Lockpicking.


def picks(bags: Mapping[str, str], locks: str, *dice: int, reduced: int = 0) -> RoadStory:
    """Picket picks locks such as `4L 2T`; the dice are grey, brown, yellow and intuition, by their faces."""
    s = table("Picket, Boomer", day=2)
    pack(s, bags)
    s.rng = RoadDice(Loaded(*dice))
    wanted = tuple([lock(each[1], int(each[0])) for each in locks.split()])
    s.agenda = [PickLocks(0, OF_CARD, 0, wanted, 0, reduced, False)]
    story = RoadStory(s)
    story.goes_on()
    if story.s.open and story.s.open[0].kind == "intuition":
        story.does("nothing")
    return story


@ruling("TMB-092")
@pytest.mark.parametrize(
    ("card", "more", "uses"), [("multi_tool", 1, 3), ("prying_iron", 2, 2), ("stone_hammer", 4, 1)]
)
def test_tools_raise_an_action_die_after_the_roll(card: str, more: int, uses: int) -> None:
    story = picks({"Picket": card}, "9L", 0, 0, 0, 0).asks("lock_loot")
    before = story.s.agenda[-1].picking.dice  # type: ignore[attr-defined]
    story.does(f"play {card}")
    story.does(story.options[0])
    story.tells("LockDieRaised")
    raised = [event.die for event in story.events if type(event).__name__ == "LockDieRaised"]  # type: ignore[attr-defined]
    assert raised[0] - more in before
    if uses > 1:
        assert left(story, "Picket") == uses - 1
    else:
        story.has("Picket", "nothing")


@ruling("TMB-092")
def test_an_ally_helps_with_a_multi_tool_but_not_with_an_iron() -> None:
    story = picks({"Boomer": "multi_tool, prying_iron"}, "9L", 0, 0, 0, 0).asks("lock_loot", "done")
    story.does("Boomer: play multi_tool")
    assert left(story, "Boomer") == 2
    picks({"Boomer": "prying_iron"}, "9L", 0, 0, 0, 0).tells("LockHeld")


@ruling("TMB-099")
def test_a_mech_pick_opens_a_lock_of_4_or_less_after_reductions() -> None:
    story = picks({"Picket": "mech_pick"}, "5L", 0, 0, 0, 0, reduced=1).does("play mech_pick")
    assert story.s.road().opened == 1
    picks({"Picket": "mech_pick"}, "5L", 0, 0, 0, 0).tells("LockHeld")


def test_reflex_powder_rolls_an_action_die_again() -> None:
    story = picks({"Picket": "reflex_powder"}, "9L", 0, 0, 0, 0, 1).does("play reflex_powder", "reroll grey")
    story.tells("LockDieRerolled")


@ruling("TMB-099")
def test_a_locksmith_manual_makes_every_lock_easier_for_the_whole_party() -> None:
    s = table("Picket, Boomer")
    assert easier(s) == 0
    pack(s, {"Boomer": "locksmith_manual"})
    assert easier(s) == 1


# On the road.


@ruling("TMB-083")
def test_anybody_may_use_loot_before_the_encounter_is_met_and_before_a_training_point() -> None:
    story = encounter("special-01", hp={"Boomer": 1}, bags={"Boomer": "mixed_berries"})
    story.asks("way").does("Boomer: play mixed_berries").has_hp("Boomer", 3).asks("way")
    s = table("Picket, Boomer")
    pack(s, {"Boomer": "mixed_berries"})
    s.party[0].points = s.party[1].hp = 1
    s.agenda = [SpendPoints()]
    story = RoadStory(s)
    story.goes_on().asks("train").does("Boomer: play mixed_berries").has_hp("Boomer", 3)
    story.asks("train").asks_whom("Picket")


@ruling("TMB-083", "TMB-082")
def test_the_stew_feeds_anybody_and_loses_a_chip_each_day() -> None:
    story = camp({"Picket": "last_battle_stew"}, Boomer=1)
    story.does("Boomer: play last_battle_stew", "Boomer: play last_battle_stew").has_hp("Boomer", 3)
    assert left(story, "Picket") == 5
    story.happens(NewDay())
    assert left(story, "Picket") == 4
    story.s.party[0].bag = [BY_KEY["last_battle_stew"].card << 16 | 1]
    story.happens(NewDay()).has("Picket", "nothing")


@ruling("TMB-079")
def test_who_gets_hp_from_loot_after_a_party_wipe_need_not_rest() -> None:
    s = table("Picket", day=2)
    pack(s, {"Picket": "mixed_berries"})
    s.road().wiped = True
    s.party[0].hp = 0
    s.party[0].trained[0] = 2
    s.agenda = [Recover()]
    story = RoadStory(s)
    story.goes_on().does_not_offer("scout", "done").does("play mixed_berries").offers("scout", "done")


@ruling("TMB-083")
def test_loot_may_be_discarded_in_recovery() -> None:
    camp({"Picket": "raider_armor"}, "Picket").does("drop raider_armor").has("Picket", "nothing").asks("camp")


@ruling("TMB-081", "TMB-088")
def test_a_trove_that_turns_out_to_be_heavy_may_be_too_much() -> None:
    necklace = BY_KEY["hunters_body_count_necklace"].card
    s = table("Picket", day=2)
    s.party[0].bag = [carried(necklace), opened("oggot_herbs"), opened("mixed_berries")]
    s.agenda = [LocksPicked(0, OF_BAG, necklace, 3, False)]
    story = RoadStory(s)
    story.goes_on().asks("drop").does("drop oggot_herbs").has("Picket", "hunters_body_count_necklace, mixed_berries")


def test_a_tewaren_gem_is_a_locked_trove_in_recovery() -> None:
    story = camp({"Picket": "tewaren_gem"}, "Picket").does("play tewaren_gem").carries("Picket", 1).offers("rest")
    assert open_locks(named(story.s, "Picket").bag[0]) == 0


def test_a_small_spotting_scope_reveals_a_chip_once_per_day() -> None:
    story = camp({"Picket": "small_spotting_scope"}, "Picket").does("play small_spotting_scope").asks("stack")
    story.does("stack 5").asks("scouted").does("bottom").does_not_offer("play").tells("ChipScouted")
    story.happens(NewDay()).offers("play small_spotting_scope")


def test_a_treasure_trove_map_shuffles_the_doorway_in_once() -> None:
    story = camp({"Picket": "treasure_trove_map", "Boomer": "treasure_trove_map"})
    story.does("Picket: play treasure_trove_map").deck_holds("special-05")
    assert not [each for each in story.s.open if "play" in str(each.options)]


def test_a_tattered_map_draws_two_encounters_and_puts_one_under_the_deck() -> None:
    story = encounter("special-01", bags={"Picket": "tattered_map"}, deck="special-02").asks("map")
    story.does("play tattered_map").asks("which")
    story.does(f"say {ENCOUNTER_KEYS['special-02'].card}").asks("way")
    assert story.s.road().card == ENCOUNTER_KEYS["special-02"].card
    assert story.s.road().deck[-1] == ENCOUNTER_KEYS["special-01"].card


# Everything at once.


@pytest.mark.parametrize("seed", range(24))
def test_random_days_with_full_bags_end_without_an_error(seed: int) -> None:
    rng = seeded(seed, ("answers",))
    s = TOO_MANY_BONES.new(1 + seed % 4, seed, {"tyrant": TYRANTS[seed % len(TYRANTS)].key})
    filled = -40
    for answers in range(300):
        if not s.open:
            break
        if answers >= filled + 40 and s.open[0].kind in ("way", "train", "camp", "move"):  # no card is being used
            fill_bags(s, rng)
            filled = answers
        if answers % 11 == 0:
            again = load(TOO_MANY_BONES, save(TOO_MANY_BONES, s))
            assert isinstance(again, TooManyBones)
            s = again
        decision = s.open[rng.below(0, len(s.open))]
        cards = [option for option in decision.options if option.text.startswith("play ")]
        apply(s, decision.seat, rng.pick(tuple(cards) if cards and rng.below(0, 2) else decision.options).text)
        assert all(gearloc.hp >= 0 for gearloc in s.party)


def fill_bags(s: TooManyBones, rng: Rng) -> None:
    """Three open cards for everybody, no trove twice; the questions are asked anew."""
    road = s.road()
    found: list[int] = []
    for gearloc in s.party:
        gearloc.bag = []
        while len(gearloc.bag) < 3:
            card = rng.below(0, len(CARDS))
            if card not in found:
                found.append(card)
                gearloc.bag.append(opened(CARDS[card].key))
    road.trove = [card for card in road.trove if card not in found]
    road.trove_gone = [card for card in road.trove_gone if card not in found]
    settle(s)
