"""Initiative, rounds, fatigue, and who enters from the queue (rulings K and L, and the guard TMB-220)."""

from __future__ import annotations

from boneyard.games.too_many_bones.turns.rounds import StartRound
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling

# Initiative and rounds


@ruling("TMB-113")
def test_everybody_takes_one_turn_a_round_from_top_to_bottom() -> None:
    story = battle(
        "Boomer 3/3 at a1, Picket 5/5 at b2 | Bog Frog 4 at d3 [stun], Kobold 2 at c4 [stun]\n"
        "meter: Kobold, Boomer, Bog Frog, Picket"
    )
    for name in ("Kobold", "Boomer", "Bog Frog", "Picket"):
        story.shows(f"turn: {name}", "round 1").idles()
    story.begins().shows("round 2", "turn: Kobold", "meter: Kobold, Boomer, Bog Frog, Picket")
    assert story.told("TurnBegan") == 4


@ruling("TMB-114")
def test_strong_baddies_enter_on_top_of_the_meter_and_weak_ones_at_its_bottom() -> None:
    story = battle(
        "Picket 5/5 at c2 | Clay Golem 3 at c3\nqueue: Orc Warlord, Kobold\nstack 5: Wyrm, Cave Bear\nturn: nobody"
    )
    story.begins().shows("Orc Warlord 9 at a3", "Wyrm 5 at b3", "Kobold 2 at d3", "queue: nothing")
    story.shows("meter: Orc Warlord, Picket, Clay Golem, Wyrm, Kobold")


@ruling("TMB-114", "TMB-118")
def test_gearlocs_enter_before_baddies_and_the_party_says_who_is_higher() -> None:
    story = battle(
        "Picket 5/5 at c2, Boomer 2/3 entering, Patches 1/4 entering | Clay Golem 3 at c3\n"
        "queue: Great Horned Bull\nstack 5:\nstack 1:\nleader: Picket\nturn: nobody"
    )
    story.begins().asks("entry_order", "first boomer", "first patches").asks_whom("Picket")
    story.does("first patches").asks("enter", "at a2", "at b2", "at d2").asks_whom("Patches")
    story.does("at a2", "Boomer: at b1").asks("initiative", "first patches", "first boomer", "first")
    story.asks_whom("Picket").does("first boomer")
    story.shows("round 2", "meter: Patches, Great Horned Bull, Boomer, Picket, Clay Golem")


@ruling("TMB-114")
def test_strong_baddies_that_enter_with_a_gearloc_keep_their_order_by_lane() -> None:
    late = (
        "Picket 5/5 at c2, Boomer 2/3 entering | Clay Golem 3 at c3\nqueue: Great Horned Bull, Hill Troll Brute\n"
        "stack 5:\nstack 1:\nturn: nobody"
    )
    story = battle(late).begins().does("Boomer: at b1").asks("initiative", "first boomer", "first").does("first boomer")
    story.asks("initiative", "first boomer", "first").does("first")
    story.shows("meter: Great Horned Bull, Boomer, Hill Troll Brute, Picket, Clay Golem")
    story = battle(late).begins().does("Boomer: at b1", "first")
    story.shows("round 2", "meter: Boomer, Great Horned Bull, Hill Troll Brute, Picket, Clay Golem")


@ruling("TMB-115", "TMB-118")
def test_a_change_of_the_meter_waits_for_the_end_of_the_round_and_stops_at_its_end() -> None:
    story = battle(
        "Picket 5/5 at c2, Boomer 3/3 at d1 | Clay Golem 3 at a3, Kobold 2 at b3\n"
        "meter: Clay Golem, Picket, Boomer, Kobold\nnotes: Clay Golem down 7, Boomer up 1\nturn: nobody"
    )
    story.shows("meter: Clay Golem, Picket, Boomer, Kobold").begins()
    story.shows("meter: Boomer, Picket, Kobold, Clay Golem", "round 2")
    story.tells("MeterMoved", who="Clay Golem", places=3)


@ruling("TMB-116")
def test_who_has_acted_waits_for_the_next_round_wherever_he_stands_on_the_meter() -> None:
    story = battle(
        "Picket 5/5 at c2, Boomer 3/3 at d1 | Clay Golem 3 at a3 [stun]\n"
        "meter: Boomer, Clay Golem, Picket\nacted: Picket"
    )
    story.shows("turn: Boomer").idles().shows("turn: Clay Golem").idles().shows("turn: nobody")


@ruling("TMB-117", "TMB-119")
def test_from_round_6_on_everybody_loses_1_hp_when_the_round_die_has_turned() -> None:
    story = battle(
        "Picket 5/5 at c2 [active: defense 2; buff 0], Boomer 3/3 at d1 | Clay Golem 3 at a3 [shields 2]\n"
        "round 5\nturn: nobody"
    )
    story.begins().shows("round 6", "Picket 4/5 [active: defense 2]", "Boomer 2/3", "Clay Golem 2 [shields 2]")
    story.never_tells("Hurt").tells("LostHp", who="Boomer", amount=1, why="fatigue")
    told = [type(event).__name__ for event in story.events]
    assert told.index("RoundBegan") < told.index("LostHp")


@ruling("TMB-119")
def test_round_5_is_not_tiring_yet_and_round_7_is() -> None:
    picture = "Picket 5/5 at c2 | Clay Golem 3 at a3\nturn: nobody\n"
    battle(picture + "round 4").begins().shows("round 5", "Picket 5/5", "Clay Golem 3")
    battle(picture + "round 6").begins().shows("round 7", "Picket 4/5", "Clay Golem 2")


@ruling("TMB-119")
def test_fatigue_passes_buff_hp_and_thick_skin() -> None:
    story = battle(
        "Boomer 3/3 at d1 [active: stim kit buff hp 3], Patches 4/4 at c2 | Armored Troll 8 at a3\n"
        "round 5\nturn: nobody"
    )
    story.begins().shows("Boomer 2/3 [active: stim kit buff hp 3]", "Armored Troll 7")
    assert story.s.party[0].buff == 3


@ruling("TMB-120", "TMB-209")
def test_fatigue_that_takes_the_last_of_both_sides_loses_the_battle() -> None:
    story = battle("Picket 1/5 at c2 | Clay Golem 1 at a3\nround 5\nturn: nobody").begins()
    story.shows("over: lost").tells("BattleLost", why="wipe").tells("Defeated", who="Clay Golem")


@ruling("TMB-120", "TMB-208")
def test_fatigue_that_takes_only_the_last_baddie_wins_it() -> None:
    story = battle("Picket 2/5 at c2, Boomer 1/3 at d1 | Clay Golem 1 at a3\nround 5\nturn: nobody").begins()
    story.shows("over: won", "Boomer 0/3 ko")


@ruling("TMB-121")
def test_compound_counts_every_fatigue_round_as_5() -> None:
    story = battle(
        "Picket 5/5 at c2 | Waking Stone Troll 5 at c3\nround 9\nturn: Waking Stone Troll",
        rolls("defense bones", *["attack bones"] * 5),
    )
    story.plays_turn()
    assert story.dice_left == 0


@ruling("TMB-220")
def test_a_battle_still_undecided_after_round_60_is_lost() -> None:
    picture = "Picket 5/5 at c2 [active: orcish ale 2] | Clay Golem 3 at a3, Bog Frog 4 at b3\nturn: nobody\n"
    battle(picture + "round 59").begins().shows("round 60", "over: nothing")
    story = battle(picture + "round 60").begins().shows("over: lost").tells("BattleLost", why="time")
    story.lies("Picket", active="nothing")


# Entering from the queue


@ruling("TMB-122")
def test_while_fewer_than_four_stand_the_queue_enters_with_the_lowest_free_markers() -> None:
    story = battle(
        "Picket 5/5 at a2 | Clay Golem 3 at b3, Bog Frog 4 at d3\nqueue: Kobold, Wild Boar, Bog Worm\nturn: nobody"
    )
    story.begins().shows("Kobold 2 at a3", "Wild Boar 3 at c3", "queue: Bog Worm")


@ruling("TMB-122")
def test_nobody_enters_before_the_end_of_the_round_even_onto_an_empty_mat() -> None:
    story = battle("Picket 5/5 at a2, Boomer 3/3 at b1 | Bog Frog 1 at d3\nqueue: Kobold")
    story.deals(1, "Bog Frog").shows("queue: Kobold", "over: nothing").idles().idles().shows("queue: Kobold", "round 1")
    story.begins().shows("round 2", "Kobold 2 at a3", "meter: Picket, Boomer, Kobold")


@ruling("TMB-123")
def test_a_chip_whose_position_is_taken_enters_on_the_first_free_one_of_its_form() -> None:
    story = battle("Picket 5/5 at a3 | Clay Golem 3 at b3 [lane 2], Bog Frog 4 at d3\nqueue: Kobold\nturn: nobody")
    story.begins().shows("Kobold 2 at c3 [lane 1]")


@ruling("TMB-123")
def test_with_its_row_full_it_enters_in_the_other_row() -> None:
    story = battle(
        "Picket 5/5 at a3, Tantrum 4/4 at c3, Boomer 3/3 at a4 | Clay Golem 3 at b3, Bog Frog 4 at d3\n"
        "queue: Kobold\nturn: nobody"
    )
    story.begins().shows("Kobold 2 at b4 [lane 1]")


@ruling("TMB-123")
def test_without_any_free_position_it_stays_on_top_of_the_queue() -> None:
    story = battle(
        "Picket 5/5 at a3, Tantrum 4/4 at c3, Boomer 3/3 at a4, Patches 4/4 at b4 | "
        "Clay Golem 3 at b3, Bog Frog 4 at d3, Goblin Cheat 2 at c4, Orb 1 at d4\nqueue: Kobold, Wolf\nturn: nobody"
    )
    story.begins().shows("queue: Kobold, Wolf (1-pt)", "round 2").misses("Kobold")


@ruling("TMB-124")
def test_entering_chips_have_full_hp_and_bring_others_one_by_one() -> None:
    story = battle(
        "Picket 5/5 at a2 | Clay Golem 3 at b3\nqueue: Golden Golem, Kobold\nstack 5: Wyrm, Cave Bear\nturn: nobody"
    )
    story.begins().shows("Golden Golem 9 at a3", "Wyrm 5 at c3", "Kobold 2 at d3", "queue: nothing")
    story.lacks("Golden Golem", "shields", "poison")


@ruling("TMB-125")
def test_who_went_back_to_the_queue_comes_back_whole() -> None:
    story = battle("Picket 5/5 at a2 | Mulmesh 3 at b3 [shields 1, bleed], Clay Golem 3 at c3\nturn: Mulmesh", rolls())
    story.plays_turn("next retreat").misses("Mulmesh").shows(
        "queue: Mulmesh", "over: nothing", "meter: Picket, Clay Golem"
    )
    story.s.acted = ~0  # the others have acted
    story.begins().shows("Mulmesh 10 at a3").lacks("Mulmesh", "shields", "bleed")
    story.shows("meter: Mulmesh, Picket, Clay Golem")


@ruling("TMB-113")
def test_a_new_round_begins_with_the_same_meter() -> None:
    story = battle("Picket 5/5 at a2 | Clay Golem 3 at b3\nmeter: Clay Golem, Picket").happens(StartRound())
    story.shows("round 2", "turn: Clay Golem")
