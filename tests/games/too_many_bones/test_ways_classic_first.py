"""The classic encounters 1 to 7: what each choice sets up, changes and brings."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.stats import attack, baddie_attack
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.loot import BY_KEY as LOOT_KEYS
from boneyard.games.too_many_bones.model.ids import TYPES
from boneyard.games.too_many_bones.model.state import CHIP
from boneyard.games.too_many_bones.model.units import ENTERING
from tests.games.too_many_bones.roads import RoadStory, d6, encounter, lock_roll, named, play_out, rolls
from tests.rulings import ruling

SCALES = ("kobold, acid lizard, orc recruit, troll runt, club troll", "wyrm, river troll, orc raider", "armored troll")
PICKET_AND_BOOMER = ("picket initiative 3", "boomer initiative 6")
TRIO = ("picket initiative 3", "boomer initiative 6", "tantrum initiative 5")
SHUT = lock_roll("1F", "1F", "1T", intuition="save")  # no die of a Lever lock, and nothing to save


def types_met(story: RoadStory) -> list[str]:
    """The creature types of this battle, from lane 1 to the bottom of the queue."""
    chips = [baddie.chip for baddie in story.s.baddies_standing()] + [chip & CHIP for chip in story.s.queue]
    return [TYPES[CHIPS[chip].type] for chip in chips]


# classic-01, The Dreaded Bog


@ruling("TMB-105")
def test_the_bog_calls_its_own_from_the_chips_nobody_uses() -> None:
    story = encounter("classic-01", dice=rolls(*PICKET_AND_BOOMER), stacks=SCALES).does("choose a").sets_up()
    story.queues(5, 1, 1)  # 2 x 2, and 3 for a small party
    assert types_met(story) == ["bog", "bog", "bog"]
    assert sum(len(stack) for stack in story.s.stacks) == 9  # whom they stand for went back
    story.wins().through_rewards().has_progress(2).gained("Picket", training=2).carries("Boomer", 1)


@ruling("TMB-105")
def test_the_bog_takes_active_chips_first_and_others_make_up_the_rest() -> None:
    stacks = ("bog frog, wild boar, goblin cheat", "cave bear, goblin gang boss, dire wolf", "pack leader")
    story = encounter("classic-01", party="Picket, Boomer, Tantrum", dice=rolls(*TRIO), tyrant="drellen", stacks=stacks)
    story.does("choose a").sets_up().queues(5, 5, 1, 1)  # 2 x 3, and 6 for a large party
    assert types_met(story)[2] == "bog"
    assert types_met(story).count("bog") == 1


@ruling("TMB-211")
def test_bog_chips_that_were_called_in_vain_are_unused_again() -> None:
    story = encounter("classic-01", dice=rolls(*PICKET_AND_BOOMER), stacks=SCALES)
    unused = sorted(story.s.adventure.unused)
    story.does("choose a").sets_up()
    assert len(story.s.adventure.unused) == len(unused) - 3
    story.loses().camps().has_progress(0).gained("Picket", training=0).is_discarded("classic-01")
    assert sorted(story.s.adventure.unused) == unused


@ruling("TMB-100")
def test_who_has_no_more_hp_than_its_roll_wades_into_battle_poisoned() -> None:
    dice = rolls(d6(4), d6(3), *PICKET_AND_BOOMER)
    story = encounter("classic-01", dice=dice, stacks=SCALES).does("choose b").sets_up()
    story.queues(1, 1, 1, 1).shows("Boomer 3/3 [poison 2]").lacks("Picket", "poison")
    story.wins().through_rewards().has_progress(1)


# classic-02, Fire in the Sky


@ruling("TMB-113")
def test_only_ranged_gearlocs_act_while_the_dragon_is_above() -> None:
    stacks = (SCALES[0], "dragon (5-pt), wyrm", SCALES[2])
    story = encounter("classic-02", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose a").sets_up()
    story.queues(5, 1, 1).shows("Dragon (5-pt) 5 at a3").plays_round()
    assert story.told("TurnBegan") == 1
    story.tells("TurnBegan", who="Boomer").shows("round 2")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=3).deck_lacks("special-04")


@ruling("TMB-020", "TMB-043")
def test_a_large_party_meets_the_large_dragon_wherever_its_chip_lies() -> None:
    story = encounter("classic-02", party="Picket, Boomer, Tantrum", dice=rolls(*TRIO), stacks=SCALES, tyrant="drellen")
    story.does("choose a").sets_up().shows("Dragon (20-pt) 9 at a3")


@ruling("TMB-017")
def test_a_large_dragon_that_falls_brings_the_hunters_even_if_the_battle_is_lost() -> None:
    stacks = (SCALES[0], SCALES[1], "armored troll, dragon (20-pt)")
    story = encounter("classic-02", party="Picket, Boomer, Tantrum", dice=rolls(*TRIO), stacks=stacks)
    story.does("choose a").sets_up().deck_lacks("special-04").deals(9, "Dragon (20-pt)", true=True)
    story.deck_holds("special-04").loses().camps().has_progress(0)
    story.deck_holds("special-04")


@ruling("TMB-117")
def test_fire_falls_on_the_party_as_every_round_opens() -> None:
    story = encounter("classic-02", dice=rolls(*PICKET_AND_BOOMER), stacks=SCALES).does("choose b").sets_up()
    story.queues(1, 1, 1, 1).special_rules("FireFromAbove").shows("Picket 4/5", "Boomer 2/3")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2)


# classic-03, Like Pigs to the Slaughter


@ruling("TMB-124")
def test_a_stout_baddie_is_followed_by_another() -> None:
    dice = rolls(*PICKET_AND_BOOMER)
    story = encounter("classic-03", day=3, dice=dice, stacks=SCALES).does("choose a").sets_up()
    story.queues(5, 1, 1)  # the Wyrm has 5 HP
    story.wins().through_rewards().has_progress(1).gained("Picket", training=3)


@ruling("TMB-043")
def test_a_slight_baddie_is_followed_by_nobody() -> None:
    stacks = (SCALES[0], "kobold guard", SCALES[2])
    dice = rolls(*PICKET_AND_BOOMER)
    encounter("classic-03", day=3, dice=dice, stacks=stacks).does("choose a").sets_up().queues(5, 1)


@ruling("TMB-088", "TMB-090")
def test_a_trove_that_is_opened_on_the_way_is_kept_whatever_the_battle_brings() -> None:
    told = [
        *lock_roll("1F", "2L", "1T", intuition="save"),
        *lock_roll("1F", "2T", intuition="convert", dice=("grey", "yellow")),
        *lock_roll("2F", intuition="convert", dice=("grey",)),
    ]
    story = encounter("classic-03", dice=rolls(*told, *PICKET_AND_BOOMER), stacks=SCALES, trove="laser_pointer")
    story.does("choose b").asks("picker", "at picket", "at boomer").saved().does("at boomer")
    story.asks_whom("Boomer").does("nothing", "open with brown", "nothing")
    story.has("Boomer", "laser_pointer").sets_up().queues(1, 1, 1, 1)
    story.loses().camps().has("Boomer", "laser_pointer").has_progress(0)


@ruling("TMB-043")
def test_a_trove_that_stays_shut_is_discarded() -> None:
    dice = rolls(*SHUT, *SHUT, *PICKET_AND_BOOMER)
    story = encounter("classic-03", dice=dice, stacks=SCALES, trove="laser_pointer").does("choose b", "at picket")
    story.has("Picket", "nothing").sets_up()
    assert story.s.adventure.trove_gone == [LOOT_KEYS["laser_pointer"].card]
    story.wins().through_rewards().carries("Picket", 1).gained("Picket", training=1)


# classic-04, Never Trust a Dancer in the Wood


@ruling("TMB-097", "TMB-111")
def test_a_lock_for_everybody_surprises_the_guards() -> None:
    told = [
        *lock_roll("1F", "3L", "2T", intuition="save"),
        *lock_roll("3T", "1T", intuition="convert", dice=("grey", "yellow")),
        *lock_roll("1T", "1T", "1T", intuition="save"),  # Boomer goes on with the third lock
        *lock_roll("1T", "1T", "1T", intuition="save"),
    ]
    story = encounter("classic-04", dice=rolls(*told, *PICKET_AND_BOOMER), stacks=SCALES).does("choose a")
    story.asks_whom("Picket").does("nothing", "open with brown").sets_up()
    assert [unit < 4 for unit in story.s.meter] == [True, True, False, False, False, False]
    story.has_hp("Picket", 5).wins().through_rewards().has_progress(1).gained("Picket", training=2)


@ruling("TMB-032", "TMB-040", "TMB-062")
def test_too_few_locks_hurt_and_the_party_fights_in_chains() -> None:
    dice = rolls(*SHUT, *SHUT, *SHUT, *SHUT, *PICKET_AND_BOOMER)
    story = encounter(
        "classic-04", party="Picket + attack + attack, Boomer", dice=dice, stacks=SCALES, hp={"Boomer": 2}
    )
    story.does("choose a").has_hp("Picket", 3).has_hp("Boomer", 1).tells("ChoiceTaken", choice=1, instead=True)
    story.sets_up()
    assert attack(named(story.s, "Picket")) == 1
    story.tells("StatSetAside", who="Picket", stat="attack").never_tells("StatSetAside", who="Boomer")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)
    assert attack(named(story.s, "Picket")) == 3


@ruling("TMB-032")
def test_fighting_in_chains_may_be_chosen_at_once() -> None:
    dice = rolls(*PICKET_AND_BOOMER)
    story = (
        encounter("classic-04", party="Picket, Boomer + attack", dice=dice, stacks=SCALES).does("choose b").sets_up()
    )
    assert attack(named(story.s, "Boomer")) == 1
    story.has_hp("Picket", 5).loses().camps().has_progress(0)


# classic-05, A Kobold Konundrum


@ruling("TMB-033")
def test_letting_it_scream_costs_nothing() -> None:
    story = encounter("classic-05").does("choose a").through_rewards()
    story.has_progress(1).gained("Picket", training=1).carries("Picket", 0)


@ruling("TMB-001", "TMB-043")
def test_cutting_the_rope_is_a_battle_that_pays_better() -> None:
    story = encounter("classic-05", dice=rolls(*PICKET_AND_BOOMER), stacks=SCALES).does("choose b").sets_up()
    story.queues(1, 1, 1, 1).special_rules()
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


# classic-06, Something About This Stinks


@ruling("TMB-133")
def test_nobody_is_quick_in_the_stench_and_a_low_roll_hurts() -> None:
    dice = rolls(*PICKET_AND_BOOMER, d6(3))
    party = "Picket, Boomer + dex + dex"
    story = encounter("classic-06", party=party, dice=dice, stacks=SCALES).does("choose a").sets_up()
    story.shows("Picket 4/5", "Boomer 2/3").begins().asks_whom("Boomer")
    assert story.s.turn.dex == 3
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2)


@ruling("TMB-008")
def test_a_high_roll_in_the_stench_hurts_nobody() -> None:
    dice = rolls(*PICKET_AND_BOOMER, d6(4))
    story = encounter("classic-06", dice=dice, stacks=SCALES).does("choose a").sets_up()
    story.shows("Picket 5/5", "Boomer 3/3")


@ruling("TMB-186")
def test_shields_may_be_raised_before_the_silence_breaks_and_are_not_rolled_twice() -> None:
    dice = rolls("defense 1", "defense bones", *PICKET_AND_BOOMER, "defense 1")
    story = encounter("classic-06", dice=dice, stacks=("kobold slinger, kobold", "", "")).does("choose b")
    story.asks("raise_shields", "yes", "no").asks_whom("Picket").saved().does("yes").asks_whom("Boomer").does("no")
    while story.asked.startswith(("place", "initiative")):
        story.does(story.options[0])
    story.asks("shield_wall").does("yes").lies("Picket", active="defense 1, defense 1", plan="nothing")
    story.lies("Boomer", active="nothing")
    assert [baddie_attack(story.s, baddie) for baddie in story.s.baddies_standing()] == [2, 1]
    story.wins().through_rewards().has_progress(1)


# classic-07, Mud Never Killed No One, Did It?


def in_the_pass(*later: int | str) -> RoadStory:
    """Three gearlocs at the pass: Tantrum in front, Boomer behind him, Picket outside."""
    dice = rolls("boomer initiative 6", "tantrum initiative 5", *later)
    stacks = ("troll runt, acid lizard, orc recruit", "", "")
    story = encounter("classic-07", party="Picket, Boomer, Tantrum", day=1, dice=dice, stacks=stacks).does("choose a")
    story.asks("first_in", "at picket", "at boomer", "at tantrum").does("at boomer")
    story.asks("first_in", "at picket", "at tantrum").does("at tantrum")
    while story.asked.startswith("initiative"):
        story.does(story.options[0])
    story.asks("front", "first boomer", "first tantrum").saved().does("first tantrum")
    return story


@ruling("TMB-043", "TMB-106")
def test_two_of_each_side_fit_into_the_pass() -> None:
    story = in_the_pass()
    story.shows("Tantrum 4/4 at a2", "Boomer 3/3 at a1", "Troll Runt 3 at a3", "Acid Lizard 3 at a4")
    story.shows("queue: Orc Recruit").misses("Picket").begins().asks_whom("Boomer").does_not_offer("move")
    story.wins().through_rewards().has_progress(2).gained("Picket", training=1)


@ruling("TMB-043")
def test_who_stands_behind_moves_up_at_once() -> None:
    story = in_the_pass().deals(3, "Troll Runt", true=True)
    story.shows("Acid Lizard 3 at a3", "queue: Orc Recruit").deals(4, "Tantrum", true=True)
    story.shows("Boomer 3/3 at a2")


@ruling("TMB-043", "TMB-118")
def test_who_waits_outside_comes_in_when_a_round_ends_with_room_for_it() -> None:
    story = in_the_pass().deals(3, "Boomer", true=True).misses("Boomer", "Picket")
    for baddie in ("Troll Runt", "Acid Lizard"):
        story.deals(3, baddie, true=True)
    story.plays_round().tells("Entered", who="Picket", cell="a1")
    story.shows("Picket 5/5 at a1", "Orc Recruit 3 at a3", "round 2", "meter: Picket, Tantrum, Orc Recruit")


@ruling("TMB-206")
def test_nobody_revived_comes_in_where_there_is_no_room() -> None:
    story = in_the_pass().deals(3, "Boomer", true=True)
    named(story.s, "Boomer").where, named(story.s, "Boomer").hp = ENTERING, 1  # revived in the same round
    for baddie in ("Troll Runt", "Acid Lizard"):
        story.deals(3, baddie, true=True)
    story.plays_round().shows("Picket 5/5 at a1", "Tantrum 4/4 at a2", "Boomer 1/3 waiting", "round 2")


@ruling("TMB-128")
def test_no_skill_moves_anybody_in_the_pass() -> None:
    dice = rolls("picket initiative 5", "boomer initiative 6", "switch switch")
    stacks = ("troll runt, acid lizard", "", "")
    story = encounter("classic-07", party="Picket + switch, Boomer", day=1, dice=dice, stacks=stacks)
    story.does("choose a", "first picket").turn_of("Picket", "target a3", "add switch", "roll")
    story.does_not_offer("use switch")


@ruling("TMB-043")
def test_alone_in_the_pass_one_stands_in_front() -> None:
    story = encounter("classic-07", party="Boomer", day=2, dice=rolls("boomer initiative 6"), stacks=SCALES)
    story.does("choose a").shows("Boomer 3/3 at a2", "Kobold 2 at a3", "Acid Lizard 3 at a4")


@ruling("TMB-128")
def test_mud_takes_dex_and_on_a_low_roll_holds_a_gearloc_for_its_turn() -> None:
    dice = rolls("boomer initiative 6", d6(3), d6(4))
    story = encounter("classic-07", party="Boomer", dice=dice, stacks=("troll runt, club troll", "", ""))
    story.does("choose b").sets_up("d1").begins()
    assert story.s.turn.dex == 2
    story.does_not_offer("move").special_rules("Mud", "Stuck").does("no target", "roll").special_rules("Mud")
    story.turn_of("Boomer").offers("move d2")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2)


# Random days


@pytest.mark.parametrize("number", range(1, 8))
def test_days_with_the_first_classic_encounters_come_to_an_end(number: int) -> None:
    for seed in range(8):
        play_out(f"classic-{number:02}", seed % 2, 1 + seed // 2 % 4, seed)
