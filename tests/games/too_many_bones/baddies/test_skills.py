"""Each of the twenty-five skills of baddies."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.damage import PLAIN, TRUE, Damage
from boneyard.games.too_many_bones.model.ids import FIRST_BADDIE, NOBODY
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

# Effect dice on a target


@ruling("TMB-181", "TMB-195")
def test_bleed_puts_a_bleed_die_on_the_target() -> None:
    story = battle("Picket 5/5 at a2 | Orc Axe Fighter 5 at a3", rolls("attack bones", "attack bones", "attack bones"))
    story.turn_of("Orc Axe Fighter").shows("Picket 5/5 [bleed]")


@ruling("TMB-194", "TMB-192")
def test_poison_replaces_a_poison_die_even_a_higher_one() -> None:
    story = battle("Boomer 3/3 at a2 [poison 2] | Bog Pole 2 at a4", rolls("attack bones"))
    story.turn_of("Bog Pole").shows("Boomer 3/3 [poison 1]")


@ruling("TMB-197")
def test_stun_puts_a_stun_die_on_the_target() -> None:
    story = battle("Picket 5/5 at a2 | Club Troll 3 at a3", rolls("attack bones", "attack bones"))
    story.turn_of("Club Troll").shows("Picket 5/5 [stun]")


@ruling("TMB-178")
def test_one_bones_too_few_sets_nothing_off() -> None:
    story = battle("Picket 5/5 at a2 | Club Troll 3 at a3", rolls("attack bones", "attack 1"))
    story.turn_of("Club Troll").lacks("Picket", "stun")


@ruling("TMB-196", "TMB-175")
def test_weaken_works_on_every_turn_before_the_dice() -> None:
    story = battle("Picket 5/5 at a2 | Boulder Troll 5 at a4", rolls("defense 1", "attack 1"))
    story.turn_of("Boulder Troll").shows("Picket 4/5 [weaken 1]")


@ruling("TMB-196")
def test_a_weakened_baddie_rolls_fewer_attack_dice_for_one_turn() -> None:
    story = battle("Picket 5/5 at a2 | Club Troll 3 at a3 [weaken 1]", rolls("attack 1"))
    story.turn_of("Club Troll").shows("Picket 4/5").lacks("Club Troll", "weaken")


# On itself


@ruling("TMB-200")
def test_taunt_lasts_until_its_next_turn() -> None:
    story = battle(
        "Picket 5/5 at a2 | Orc Shield Bearer 3 at a3",
        rolls("defense bones", "attack 1", "defense 1", "attack 1"),
    )
    story.turn_of("Orc Shield Bearer").shows("Orc Shield Bearer 3 [taunt]")
    story.turn_of("Orc Shield Bearer").lacks("Orc Shield Bearer", "taunt")


@ruling("TMB-173", "TMB-200")
def test_a_gearloc_beside_a_taunting_baddie_must_target_it() -> None:
    story = battle("Picket 5/5 at b2 | Orc Shield Bearer 3 at b3 [taunt], Clay Golem 3 at a2 [lane 1]")
    story.does("stay").offers("target b3").does_not_offer("target a2")


@ruling("TMB-200")
def test_untargetable_lasts_until_its_next_turn() -> None:
    story = battle(
        "Picket 5/5 at a2 | Goblin Sneak 2 at a3", rolls("defense bones", "attack 1", "defense 1", "attack 1")
    )
    story.turn_of("Goblin Sneak").shows("Goblin Sneak 2 [untargetable]")
    story.turn_of("Goblin Sneak").lacks("Goblin Sneak", "untargetable")


@ruling("TMB-182")
def test_careless_deals_true_damage_to_itself_after_the_dice() -> None:
    story = battle("Picket 5/5 at a2 | Boulder Troll 5 at a4", rolls("defense 2", "attack bones"))
    story.turn_of("Boulder Troll").shows("Boulder Troll 4 [shields 2]", "Picket 5/5")


@ruling("TMB-180", "TMB-208")
def test_careless_may_end_the_battle() -> None:
    story = battle("Picket 5/5 at a2 | Goblin Bomb Thrower 1 at a4", rolls("attack bones", "attack 2"))
    story.turn_of("Goblin Bomb Thrower").shows("over: won", "defeated: Goblin Bomb Thrower")


# Dice in slots


@ruling("TMB-181", "TMB-005")
def test_mischief_takes_a_die_from_an_active_slot_and_from_nowhere_else() -> None:
    story = battle(
        "Boomer 3/3 at d1 [active: defense 2; locked: element 2; plan: 1] | Goblin Cheat 2 at d4",
        rolls("defense bones", "attack 1"),
    )
    story.turn_of("Goblin Cheat").lies("Boomer", active="nothing", locked="element 2", plan="1")


@ruling("TMB-181")
def test_the_owner_of_the_dice_says_which_one_mischief_takes() -> None:
    story = battle(
        "Tantrum 4/6 at d1 [active: rage 1.0, like a wolf lashback 2, defense 1, defense 1] | Goblin Cheat 2 at d4",
        rolls("defense bones", "attack bones"),
    )
    story.turn_of("Goblin Cheat").asks_whom("Tantrum")
    story.asks("mischief", "remove rage 10", "remove like-a-wolf 2", "remove defense 1").does("remove defense 1")
    story.lies("Tantrum", active="rage 1.0, like a wolf lashback 2, defense 1")


@ruling("TMB-181")
def test_mischief_without_dice_to_take_does_nothing() -> None:
    story = battle("Boomer 5/5 at d1 | Goblin Cheat 1 at d4", rolls("defense 1", "attack bones"))
    story.turn_of("Goblin Cheat").shows("Boomer 5/5", "Goblin Cheat 1 [shields 1]")


@ruling("TMB-181", "TMB-134")
def test_corrosive_exhausts_what_defense_is_left_after_the_damage() -> None:
    story = battle("Picket 5/5 at a2 [active: defense 1, defense 2] | Acid Lizard 3 at a3", rolls("attack 1"))
    story.turn_of("Acid Lizard", "soak 0+2").shows("Picket 5/5 [spent defense 1; active: nothing]")
    story.tells("DiceSpent", who="Picket", stat="defense", count=1)


@ruling("TMB-181")
def test_corrosive_needs_an_attack_and_leaves_skill_dice() -> None:
    story = battle("Picket 5/5 at d1 [active: defense 2] | Acid Lizard 3 at a4")
    story.turn_of("Acid Lizard", "at b3").lies("Picket", active="defense 2")
    story = battle("Picket 5/5 at a2 [active: confidence 2] | Acid Lizard 3 at a3", rolls("attack bones"))
    story.turn_of("Acid Lizard").lies("Picket", active="confidence 2")


@ruling("TMB-181", "TMB-134")
def test_break_exhausts_the_attack_dice_that_cost_hp() -> None:
    story = battle("Picket 5/5 at b2 [attack+1] | Clay Golem 3 at b3", rolls("attack 1", "attack 1"))
    story.does("stay", "target b3", "add attack", "add attack", "hit 1+1")
    story.shows("Clay Golem 1", "Picket 5/5 [spent attack 2]")


# Attack dice


@ruling("TMB-121")
def test_compound_attacks_with_the_number_of_the_round_at_most_five() -> None:
    story = battle("Picket 5/5 at a2 | Waking Stone Troll 5 at a3 [shields 1]\nround 3", rolls(*["attack 1"] * 3))
    story.turn_of("Waking Stone Troll").shows("Picket 2/5")
    story = battle("Picket 9/9 at a2 | Waking Stone Troll 5 at a3 [shields 1]\nround 8", rolls(*["attack 1"] * 5))
    story.turn_of("Waking Stone Troll").shows("Picket 4/9")


@ruling("TMB-181")
def test_rage_adds_dice_while_it_is_hurt() -> None:
    story = battle("Picket 5/5 at a2 | Wild Boar 3 at a3", rolls("attack 1"))
    story.turn_of("Wild Boar").shows("Picket 4/5")
    story = battle("Picket 5/5 at a2 | Wild Boar 2/3 at a3", rolls("attack 1", "attack 2"))
    story.turn_of("Wild Boar").shows("Picket 2/5")


@ruling("TMB-059", "TMB-181")
def test_raiding_adds_a_die_for_each_other_orc() -> None:
    story = battle(
        "Picket 5/5 at a2 | Orc Recruit 3 at a3, Orc Bow Scout 2 at b4, Clay Golem 3 at c3",
        rolls("attack 1", "attack 1"),
    )
    story.turn_of("Orc Recruit").shows("Picket 3/5")


@ruling("TMB-181")
def test_frenzy_rolls_its_number_of_dice_once_more() -> None:
    told = ("attack 1", "attack 1", "attack 1", "attack 1", "attack 1", "attack bones")
    story = battle("Picket 8/8 at a2 | Orc Axe Fighter 5 at a3", rolls(*told))
    story.turn_of("Orc Axe Fighter").shows("Picket 3/8 [bleed]").tells("SkillUsed", trait="frenzy", value=3)
    story = battle("Picket 8/8 at a2 | Orc Axe Fighter 5 at a3", rolls("attack 2", "attack 2", "attack bones"))
    story.turn_of("Orc Axe Fighter").shows("Picket 4/8")


@ruling("TMB-181", "TMB-190")
def test_engulf_hits_everybody_beside_the_target_friend_or_foe() -> None:
    story = battle(
        "Picket 6/6 at b2 [active: defense 1], Boomer 3/3 at a2, Patches 4/4 at d1"
        " | Goblin Fire Slinger 4 at b4, Clay Golem 3 at b3 [lane 1]",
        rolls("attack 1", "attack 1", "attack 1"),
    )
    story.turn_of("Goblin Fire Slinger").shows("Picket 4/6", "Patches 4/4").misses("Boomer", "Clay Golem")


@ruling("TMB-181")
def test_engulf_hits_the_baddie_itself_when_it_is_adjacent() -> None:
    story = battle("Picket 6/6 at b3 | Goblin Fire Slinger 4 at b4", rolls("attack 1", "attack 1", "attack 1"))
    story.turn_of("Goblin Fire Slinger").shows("Picket 3/6", "Goblin Fire Slinger 1")


@ruling("TMB-178")
def test_engulf_set_off_by_bones_spreads_the_damage_after_the_dice() -> None:
    story = battle(
        "Picket 5/5 at b2, Tantrum 6/6 at a2 | Dragon (20-pt) 9 at b3 [shields 1]",
        rolls("attack bones", "attack bones", "attack 1", "attack 1"),
    )
    story.turn_of("Dragon (20-pt)").shows("Picket 3/5", "Tantrum 4/6", "Dragon (20-pt) 8 [flight]")


@ruling("TMB-232")
def test_an_attack_that_misses_hits_nobody_beside_its_target_either() -> None:
    story = battle(
        "Boomer 5/5 at b2 [active: smoke screen 1], Patches 4/4 at a2 | Goblin Fire Slinger 4 at b4",
        rolls("attack 1", "attack 1", "attack 1"),
    )
    story.turn_of("Goblin Fire Slinger").shows("Boomer 5/5", "Patches 4/4")


# Start and end of turn


@ruling("TMB-181")
def test_recover_heals_at_the_start_of_its_turn() -> None:
    story = battle("Picket 5/5 at a2 | Troll Runt 1/3 at a3", rolls("attack bones"))
    story.turn_of("Troll Runt").shows("Troll Runt 2")


@ruling("TMB-007")
def test_the_party_may_let_poison_come_before_recover() -> None:
    story = battle("Picket 5/5 at a2 | Troll Runt 1/3 at a3 [poison 1], Clay Golem 3 at d3")
    story.turn_of("Troll Runt").asks("start", "next poison", "next skill-recover").does("next poison")
    story.misses("Troll Runt")


@ruling("TMB-181")
def test_signal_brings_a_lesser_baddie_on_as_many_turns_as_its_number() -> None:
    story = battle(
        "Picket 9/9 at a2 | Goblin Horn Blower 4 at a4 [shields 1]\nstack 1: Kobold, Wild Boar, Clay Golem",
        rolls(*["attack bones"] * 6),
    )
    story.turn_of("Goblin Horn Blower").shows("queue: Kobold")
    story.turn_of("Goblin Horn Blower").turn_of("Goblin Horn Blower").shows("queue: Kobold, Wild Boar")


@ruling("TMB-181")
def test_a_large_baddie_signals_for_a_five_and_a_small_one_for_another_small_one() -> None:
    stacks = "\nstack 1: Kobold\nstack 5: Wyrm\nstack 20: Golden Golem"
    story = battle(f"Picket 9/9 at a1 | Goblin Lookout 2 at a4{stacks}", rolls("attack 1"))
    story.turn_of("Goblin Lookout").shows("queue: Kobold")
    story = battle(f"Picket 9/9 at a1 | Pack Leader 8 at a4 [shields 1 1]{stacks}", rolls(*["attack bones"] * 3))
    story.turn_of("Pack Leader").shows("queue: Wyrm")


@ruling("TMB-115", "TMB-116", "TMB-241")
def test_inspire_lets_the_next_baddie_act_at_once_with_more_dice() -> None:
    story = battle(
        "Picket 5/5 at a2, Boomer 3/3 at d1 | Orc Drummer 5 at b4 [shields 1], Clay Golem 3 at a3 [lane 1]"
        "\nmeter: Orc Drummer, Picket, Boomer, Clay Golem",
        rolls("attack bones", "attack 1", "attack 1"),
    )
    story.begins().shows("meter: Orc Drummer, Clay Golem, Picket, Boomer", "turn: Clay Golem")
    story.shows("Clay Golem 3 [extra 1]").tells("MeterMoved", who="Clay Golem", places=-2)
    story.plays_turn().shows("Picket 3/5", "turn: Picket").lacks("Clay Golem", "extra")


@ruling("TMB-181")
def test_inspire_has_nobody_to_inspire_once_all_have_acted() -> None:
    story = battle(
        "Picket 5/5 at a2 | Clay Golem 3 at d3, Orc Drummer 5 at b4 [shields 1]"
        "\nmeter: Clay Golem, Orc Drummer, Picket\nturn: Orc Drummer",
        rolls("attack bones", "attack bones"),
    )
    story.begins().lacks("Clay Golem", "extra").shows("meter: Clay Golem, Orc Drummer, Picket")


@ruling("TMB-201")
def test_flight_is_toggled_at_the_end_of_each_turn() -> None:
    story = battle("Picket 9/9 at a2 | Winged Hatchling 2 at a3", rolls(*["attack bones"] * 4))
    story.turn_of("Winged Hatchling").shows("Winged Hatchling 2 [flight]")
    story.turn_of("Winged Hatchling").lacks("Winged Hatchling", "flight")


@ruling("TMB-201")
def test_nobody_can_target_a_flyer_in_the_air() -> None:
    story = battle("Picket 5/5 at a2 | Winged Hatchling 2 at a3 [flight]")
    story.does("stay").does_not_offer("target a3")


@ruling("TMB-201")
def test_dive_lands_beside_the_weakest_wherever_it_stands() -> None:
    story = battle(
        "Picket 5/5 at a2, Boomer 2/3 at d1 | Dragon (5-pt) 5 at a4 [flight]",
        rolls("attack 1", "attack bones", "attack bones"),
    )
    story.turn_of("Dragon (5-pt)").asks("baddie_walk", "at c1", "at d2").does("at d2")
    story.shows("Dragon (5-pt) 5 at d2", "Boomer 1/3").lacks("Dragon (5-pt)", "flight")
    story.tells("Moved", who="Dragon (5-pt)", how="dive")


@ruling("TMB-201")
def test_dive_passes_over_one_with_no_room_beside_it() -> None:
    story = battle(
        "Picket 5/5 at a2, Boomer 2/3 at d1 | Dragon (5-pt) 5 at a3 [flight], Clay Golem 3 at d2, Clay Golem 3 at c1",
        rolls("attack bones", "attack bones", "attack bones"),
    )
    story.turn_of("Dragon (5-pt)").asks("baddie_walk", "at a3", "at b2", "at a1").does("at a1").shows(
        "Dragon (5-pt) 5 at a1"
    )


@ruling("TMB-201")
def test_on_the_ground_a_diver_walks_like_anybody() -> None:
    story = battle("Picket 5/5 at a1, Boomer 2/3 at d1 | Dragon (5-pt) 5 at a4", rolls(*["attack bones"] * 3))
    story.turn_of("Dragon (5-pt)").shows("Dragon (5-pt) 5 at a2 [flight]")


@ruling("TMB-233")
def test_a_disabled_flyer_still_comes_down() -> None:
    story = battle("Picket 9/9 at a2 | Winged Hatchling 2 at a3 [flight, disable]", rolls(*["attack bones"] * 4))
    story.turn_of("Winged Hatchling").lacks("Winged Hatchling", "flight")
    story.turn_of("Winged Hatchling").lacks("Winged Hatchling", "flight")


@ruling("TMB-181")
def test_signal_works_on_its_first_turns_only_even_if_one_of_them_was_lost() -> None:
    story = battle(
        "Picket 5/5 at a2 | Goblin Lookout 2 at d3 [stun]\nstack 1: Bog Frog, Bog Worm",
        dice=rolls("attack bones"),
        passing=("baddie_walk",),
    )
    story.turn_of("Goblin Lookout")
    story.turn_of("Goblin Lookout")
    assert not story.s.queue


# Answers


@ruling("TMB-141")
def test_lashback_answers_a_neighbour_that_cost_it_hp() -> None:
    story = battle("Picket 5/5 at b2 [active: defense 1] | Dire Wolf 5 at b3", rolls("attack 2"))
    story.does("stay", "target b3", "add attack", "roll", "hit 2", "done")
    story.shows("Picket 4/5 [active: nothing]", "Dire Wolf 3")


@ruling("TMB-141")
def test_lashback_spares_those_who_hit_from_afar_or_cost_it_nothing() -> None:
    story = battle("Boomer 3/3 at b1 | Dire Wolf 5 at b3", rolls("attack 2"))
    story.does("stay", "target b3", "add attack", "roll", "hit 2").shows("Boomer 3/3", "Dire Wolf 3")
    story = battle("Picket 5/5 at b2 | Dire Wolf 5 at b3 [shields 2]", rolls("attack 2"))
    story.does("stay", "target b3", "add attack", "roll", "hit 2").shows("Picket 5/5", "Dire Wolf 5")


@ruling("TMB-141", "TMB-199")
def test_terrify_keeps_the_attacker_from_targeting_it_on_its_next_turn() -> None:
    story = battle("Picket 5/5 at b2 | Horned Stalker 4 at b3 [shields 2]", rolls("attack 1"))
    story.does("stay", "target b3", "add attack", "roll", "hit 1").shows("Picket 5/5 [terrify]")
    story.turn_of("Picket", "stay").does_not_offer("target b3").idles().lacks("Picket", "terrify")


@ruling("TMB-199")
def test_terrify_needs_an_attack() -> None:
    story = battle("Picket 5/5 at b2 | Horned Stalker 4 at b3", rolls("defense 1"))
    story.does("stay", "target b3", "add defense", "roll").idles().lacks("Picket", "terrify")


# Intake of damage, and defeat


def hit(amount: int, kind: int = PLAIN) -> Damage:
    """Damage to the first baddie, from nobody."""
    return Damage(FIRST_BADDIE, amount, kind, NOBODY)


@ruling("TMB-187", "TMB-182")
def test_thick_skin_takes_its_number_off_all_damage_of_a_turn() -> None:
    golem = "Picket 5/5 at b2 | Golden Golem 9 at a3 [shields 1]"
    battle(golem).happens(hit(4)).shows("Golden Golem 8").happens(hit(3)).shows("Golden Golem 5")
    battle(golem).happens(hit(3, TRUE)).shows("Golden Golem 6 [shields 1]")


@ruling("TMB-185")
def test_the_party_says_which_shield_of_a_baddie_gives_way() -> None:
    story = battle("Picket 5/5 at b2, Boomer 3/3 at d1 | Golden Golem 9 at a3 [shields 2 1]\nleader: Boomer")
    story.happens(hit(3)).asks("shields", "soak 2+0", "soak 1+1").asks_whom("Boomer").does("soak 1+1")
    story.shows("Golden Golem 9 [shields 1 1]")


@ruling("TMB-188")
def test_hardy_loses_one_hp_a_turn_at_most() -> None:
    story = battle("Picket 5/5 at b2 | Kobold Guard 3 at a3").happens(hit(3), hit(2, TRUE)).shows("Kobold Guard 2")
    story.tells("Hurt", who="Kobold Guard", capped=2)


@ruling("TMB-181", "TMB-207")
def test_undead_comes_back_once_with_two_hp_and_twice_its_attack() -> None:
    story = battle("Picket 9/9 at a2 | Drowned Walker 1 at a3 [shields 1]").happens(hit(2))
    story.shows("queue: Drowned Walker", "defeated: nothing").misses("Drowned Walker")
    story.tells("Defeated", who="Drowned Walker", rises=True)
    story = battle("Picket 9/9 at a2 | Drowned Walker 2/2 at a3 [shields 1, risen]", rolls(*["attack 1"] * 4))
    story.turn_of("Drowned Walker").shows("Picket 5/9")
    story.happens(hit(3)).shows("defeated: Drowned Walker", "queue: nothing")
