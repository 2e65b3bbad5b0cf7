"""The classic encounters 8 to 15: what each choice sets up, changes and brings."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.damage import PLAIN, Damage
from boneyard.games.too_many_bones.battle.ending import CheckBattle
from boneyard.games.too_many_bones.battle.stats import attack
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY
from boneyard.games.too_many_bones.model.ids import NOBODY
from boneyard.games.too_many_bones.model.mat import SQUARES
from tests.games.too_many_bones.roads import RoadStory, d6, encounter, named, play_out, rolls
from tests.rulings import ruling

STACKS = (
    "troll runt, acid lizard, orc recruit, club troll, orc brawler",
    "wyrm, river troll, orc raider",
    "armored troll",
)
PICKET_AND_BOOMER = ("picket initiative 3", "boomer initiative 6")
TRIO = ("picket initiative 3", "boomer initiative 6", "tantrum initiative 5")


# classic-08, Go Big or Go Home


@ruling("TMB-104")
def test_the_large_band_has_a_5_on_top_even_of_a_20() -> None:
    story = encounter("classic-08", day=10, dice=rolls(*PICKET_AND_BOOMER), stacks=STACKS).does("choose a").sets_up()
    story.shows("Wyrm 5 at a3", "Armored Troll 8 at b3")
    story.wins().through_rewards().has_progress(1).carries("Picket", 2).carries("Boomer", 2)


@ruling("TMB-104")
def test_a_large_party_meets_two_more() -> None:
    story = encounter("classic-08", party="Picket, Boomer, Tantrum", day=1, dice=rolls(*TRIO), stacks=STACKS)
    story.does("choose a").sets_up().queues(5, 5, 1, 1, 1)


@ruling("TMB-101", "TMB-110")
def test_of_the_small_band_nothing_may_be_left() -> None:
    story = encounter("classic-08", day=1, stacks=STACKS).does("choose b")
    story.tells("BattleWon").through_rewards().has_progress(1).gained("Picket", training=1).carries(
        "Picket", 1
    ).carries("Boomer", 0)


@ruling("TMB-101")
def test_the_small_band_is_two_points_smaller() -> None:
    dice = rolls(*PICKET_AND_BOOMER)
    encounter("classic-08", day=3, dice=dice, stacks=STACKS).does("choose b").sets_up().queues(1, 1, 1, 1)


# classic-09, Objects May Appear Farther…


@ruling("TMB-043", "TMB-134")
def test_a_good_shot_silences_the_lookout_and_costs_its_dice() -> None:
    dice = rolls("attack 1", "attack 1", "tantrum initiative 5", "picket initiative 3")
    story = encounter("classic-09", party="Tantrum, Picket", dice=dice, stacks=STACKS).does("choose a")
    story.asks("shooter", "at tantrum", "at picket").does("at tantrum")
    story.asks("volley", "say 1", "say 2", "say 3").asks_whom("Tantrum").saved().does("say 2").sets_up()
    story.queues(1, 1).special_rules()
    assert attack(named(story.s, "Tantrum")) == 1
    story.wins().through_rewards().has_progress(1).carries("Picket", 2).gained("Picket", training=2)


@ruling("TMB-032")
def test_a_bad_shot_costs_its_dice_too_and_the_horn_sounds() -> None:
    dice = rolls("attack bones", *PICKET_AND_BOOMER)
    story = encounter("classic-09", dice=dice, stacks=STACKS).does("choose a", "at picket", "say 1")
    story.tells("ChoiceTaken", choice=1, instead=True).sets_up().special_rules("HornCall").queues(1, 1, 1, 1)
    assert attack(named(story.s, "Picket")) == 0
    story.wins().through_rewards().carries("Picket", 1)
    assert attack(named(story.s, "Picket")) == 1


@ruling("TMB-117", "TMB-121")
def test_the_horn_calls_one_more_in_rounds_2_to_5() -> None:
    dice = rolls("patches initiative 3")
    story = encounter("classic-09", party="Patches", day=1, dice=dice, stacks=STACKS).does("choose b").sets_up()
    story.queues(1)
    for number in range(2, 8):
        story.s.acted = 0x7FFF  # everybody has taken a turn
        story.begins()
        assert story.told("Queued") == min(number, 5) - 1
    story.shows("round 7")


# classic-10, A Stump in the Road


@ruling("TMB-036")
def test_a_d6_above_the_number_named_is_worth_as_many_cards_if_the_battle_is_won() -> None:
    dice = rolls(d6(4), *PICKET_AND_BOOMER)
    story = encounter("classic-10", dice=dice, stacks=STACKS).does("choose a")
    story.asks("stump", "say 1", "say 2", "say 3", "say 4", "say 5", "say 6").saved().does("say 3").sets_up()
    story.queues(1, 1, 1, 1).wins().asks("share").through_rewards()
    story.carries("Picket", 3).has_progress(1).gained("Boomer", training=2)


@ruling("TMB-034", "TMB-043")
def test_a_stump_is_worth_nothing_if_the_battle_is_lost() -> None:
    dice = rolls(d6(4), *PICKET_AND_BOOMER)
    story = encounter("classic-10", dice=dice, stacks=STACKS).does("choose a", "say 3").sets_up()
    story.loses().camps().carries("Picket", 0)


@ruling("TMB-101")
def test_a_d6_that_is_not_higher_rings_the_bell() -> None:
    dice = rolls(d6(3), *PICKET_AND_BOOMER)
    story = encounter("classic-10", dice=dice, stacks=STACKS).does("choose a", "say 3").sets_up()
    story.queues(5, 1, 1).wins().through_rewards().carries("Picket", 0).has_progress(1)


# classic-11, Why Can't We All Just Get Along?


@ruling("TMB-043")
def test_behind_a_front_line_no_ranged_baddie_falls() -> None:
    stacks = ("orc bow scout, troll runt", "", "")
    story = encounter("classic-11", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose a").sets_up()
    story.deals(9, "Orc Bow Scout", true=True).shows("Orc Bow Scout 1").deals(9, "Troll Runt", true=True)
    story.misses("Troll Runt").deals(9, "Orc Bow Scout", true=True).tells("BattleWon")
    story.through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-119")
def test_fatigue_fells_no_ranged_baddie_behind_a_front_line_either() -> None:
    stacks = ("orc bow scout, troll runt", "", "")
    story = encounter("classic-11", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose a").sets_up()
    story.deals(1, "Orc Bow Scout", true=True)
    story.s.round, story.s.acted = 5, 0x7FFF  # everybody has taken a turn
    story.begins().shows("round 6", "Orc Bow Scout 1", "Troll Runt 2")


@ruling("TMB-132")
def test_behind_their_shields_melee_gearlocs_roll_defense_dice_only() -> None:
    stacks = ("troll runt, club troll, orc recruit, orc brawler", "", "")
    story = encounter("classic-11", dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose b").sets_up("a2", "a1")
    story.turn_of("Picket", "stay", "target a3").offers("add defense").does_not_offer("add attack")
    assert [option for option in story.options if option.startswith("add")] == ["add defense"]


@ruling("TMB-132")
def test_ranged_gearlocs_and_later_rounds_know_no_such_rule() -> None:
    stacks = ("troll runt, club troll, orc recruit, orc brawler", "", "")
    story = encounter("classic-11", dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose b").sets_up("a2", "a1")
    story.turn_of("Boomer", "stay", "target a3").offers("add attack", "add element").does("roll")
    story.s.round = 3
    story.turn_of("Picket", "stay", "target a3").offers("add attack").does("roll")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


# classic-12, Cavern or Cake?


@ruling("TMB-036", "TMB-101")
def test_the_dark_holds_more_baddies_and_two_troves_to_share() -> None:
    story = encounter("classic-12", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=STACKS).does("choose a").sets_up()
    story.queues(5, 1, 1, 1).wins().asks("share").through_rewards().carries("Picket", 2).has_progress(1)


@ruling("TMB-101")
def test_a_large_party_finds_twelve_points_in_the_dark() -> None:
    story = encounter("classic-12", party="Picket, Boomer, Tantrum", day=1, dice=rolls(*TRIO), stacks=STACKS)
    story.does("choose a").sets_up().queues(5, 5, 5)


@ruling("TMB-111")
def test_guests_come_as_a_surprise() -> None:
    dice = rolls("picket initiative 2", "boomer initiative 2")
    stacks = ("acid lizard, orc brawler", "", "")
    story = encounter("classic-12", day=1, dice=dice, stacks=stacks).does("choose b").sets_up()
    assert [unit < 4 for unit in story.s.meter] == [True, True, False, False]
    story.shows(f"turn: {'Picket' if story.s.meter[0] == 0 else 'Boomer'}")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 0)


# classic-13, Free Trade is Rarely Free


@ruling("TMB-032", "TMB-043")
def test_who_has_too_few_cards_cannot_pay() -> None:
    encounter("classic-13", bags={"Picket": "mixed_berries"}).offers("choose b").does_not_offer("choose a")


@ruling("TMB-003", "TMB-043")
def test_the_price_is_a_card_for_everybody_whoever_has_it() -> None:
    bags = {"Picket": "mixed_berries, laser_pointer, oggot_herbs"}
    story = encounter("classic-13", bags=bags).does("choose a")
    locked = "drop lever 2 trip 2 force 2 picket"
    story.asks("price", "drop mixed_berries picket", locked, "drop oggot_herbs picket")
    story.saved().does(locked, "drop oggot_herbs picket").through_rewards()
    story.has("Picket", "mixed_berries").deck_holds("special-06").has_progress(1).gained("Boomer", training=2)


def trial() -> RoadStory:
    """Boomer against stacks of 4, 5, 3 and 4 HP."""
    story = encounter("classic-13", dice=rolls("boomer initiative 6")).does("choose b")
    story.asks("champion", "at picket", "at boomer").does("at boomer")
    story.asks("height", "say 3", "say 5", "say 4").does("say 4").asks("height", "say 3", "say 5", "say 4").does(
        "say 5"
    )
    return story.saved().does("say 3")


@ruling("TMB-110")
def test_one_gearloc_fights_four_stacks_alone() -> None:
    story = trial().sets_up().shows("meter: Boomer").misses("Picket")
    stacks = story.s.enemies_standing()
    assert [(SQUARES[stack.cell], stack.hp) for stack in stacks] == [("a3", 4), ("b3", 5), ("c3", 3), ("d3", 4)]
    story.begins().does("stay").offers("target a3", "target b3", "target c3", "target d3").does("target c3")
    story.happens(*[Damage(stack.id, 5, PLAIN, NOBODY) for stack in stacks[1:]], CheckBattle()).never_tells("BattleWon")
    story.happens(Damage(stacks[0].id, 4, PLAIN, NOBODY), CheckBattle()).tells("BattleWon")
    story.through_rewards().has_progress(1).carries("Picket", 1).carries("Boomer", 1).gained("Picket", training=2)


@ruling("TMB-043")
def test_the_trial_is_over_with_the_fifth_round() -> None:
    story = trial().sets_up()
    for _ in range(4):
        story.plays_round()
    story.shows("round 5").idles().begins().tells("BattleLost").camps().has_progress(0)


@ruling("TMB-209")
def test_a_champion_who_falls_is_not_relieved() -> None:
    trial().sets_up().deals(3, "Boomer", true=True).tells("BattleLost").camps().has_progress(0)


# classic-14, Something Shiny This Way Cometh


@ruling("TMB-210")
def test_two_lights_are_two_battles_and_hp_stay_as_they_are() -> None:
    dice = rolls(*PICKET_AND_BOOMER, *PICKET_AND_BOOMER)
    story = encounter("classic-14", day=6, dice=dice, stacks=STACKS).does("choose a").sets_up().queues(5, 5)
    story.deals(2, "Picket", true=True).wins().sets_up().queues(1, 1, 1, 1).shows("Picket 3/5")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-043")
def test_who_is_ko_after_the_first_battle_is_ko_in_the_second() -> None:
    dice = rolls(*PICKET_AND_BOOMER, "boomer initiative 6")
    story = encounter("classic-14", day=6, dice=dice, stacks=STACKS).does("choose a").sets_up()
    story.deals(5, "Picket", true=True).wins().sets_up().shows("Picket 0/5 ko")
    story.deals(3, "Boomer", true=True).tells("BattleLost").camps().has_progress(0)


@ruling("TMB-034")
def test_losing_the_first_battle_is_losing_both() -> None:
    story = encounter("classic-14", dice=rolls(*PICKET_AND_BOOMER), stacks=STACKS).does("choose a").sets_up()
    story.loses().camps().has_progress(0).is_discarded("classic-14")


@ruling("TMB-043", "TMB-110")
def test_a_second_battle_without_points_is_won_at_once() -> None:
    dice = rolls(*PICKET_AND_BOOMER)
    story = encounter("classic-14", day=2, dice=dice, stacks=STACKS).does("choose a").sets_up().wins()
    story.through_rewards().has_progress(1)


@ruling("TMB-101", "TMB-111")
def test_storming_the_glow_means_two_d6_more_points_but_a_surprise() -> None:
    dice = rolls(d6(4), d6(3), *PICKET_AND_BOOMER)
    story = encounter("classic-14", dice=dice, stacks=STACKS).does("choose b").sets_up().queues(5, 5, 1)
    assert [unit < 4 for unit in story.s.meter] == [True, True, False, False, False]
    story.wins().through_rewards().has_progress(1).gained("Picket", training=3)


# classic-15, Spread Too Thin


@ruling("TMB-124")
def test_pits_take_2_hp_of_whoever_enters_and_may_defeat_it() -> None:
    stacks = ("kobold slinger, troll runt, orc recruit, club troll", "", "")
    story = encounter("classic-15", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose a").sets_up()
    story.tells("LostHp", why="encounter", amount=2)
    assert {baddie.hp for baddie in story.s.baddies_standing()} == {1}
    assert story.told("Defeated") == 1
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-104")
def test_a_large_party_digs_for_two_5s() -> None:
    story = encounter("classic-15", party="Picket, Boomer, Tantrum", day=1, dice=rolls(*TRIO), stacks=STACKS)
    story.does("choose a").sets_up().queues(5, 5, 1, 1, 1)


@ruling("TMB-074")
def test_who_was_in_two_places_may_rest_search_and_scout_tonight() -> None:
    dice = rolls(*PICKET_AND_BOOMER, d6(1))
    story = encounter("classic-15", day=1, dice=dice, stacks=STACKS).does("choose b").sets_up().queues(5, 1, 1, 1, 1)
    story.wins().through_rewards().has_progress(1).carries("Picket", 2)
    story.does("Boomer: sleep").does("Boomer: scout", "stay")
    offered = {decision.seat: [option.text for option in decision.options] for decision in story.s.open}
    assert "scout" not in offered[1]
    assert any(option.startswith("search") for option in offered[1])


@ruling("TMB-104")
def test_a_large_party_meets_three_5s_in_two_places() -> None:
    story = encounter("classic-15", party="Picket, Boomer, Tantrum", day=1, dice=rolls(*TRIO), stacks=STACKS)
    story.does("choose b").sets_up().queues(5, 5, 5, 1, 1, 1)


# Random days


@pytest.mark.parametrize("number", range(8, 16))
def test_days_with_these_encounters_come_to_an_end(number: int) -> None:
    key = f"classic-{number:02}"
    for seed in range(8):
        play_out(key, seed % len(BY_KEY[key].choices), 1 + seed // 2 % 4, seed)
