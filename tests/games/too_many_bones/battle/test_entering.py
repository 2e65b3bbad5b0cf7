"""Who enters, where, and at which place of the meter (TMB-106, TMB-108, TMB-114, TMB-122 to TMB-125)."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.entering import EnterGearlocs
from boneyard.games.too_many_bones.turns.rounds import StartRound
from tests.games.too_many_bones.stories import battle, rolls, set_up
from tests.rulings import ruling

# In set-up


@ruling("TMB-106")
def test_the_queue_fills_the_lanes_from_the_first_each_chip_in_its_row() -> None:
    story = set_up("Boomer vs Bog Frog, Goblin Cheat, Clay Golem, Bog Pole, Kobold", rolls("boomer initiative 3"))
    story.shows("Bog Frog 4 at a3", "Goblin Cheat 2 at b4", "Clay Golem 3 at c3", "Bog Pole 2 at d4", "queue: Kobold")


@ruling("TMB-108")
def test_who_has_a_fixed_position_takes_the_marker_of_that_lane_and_others_fill_the_free_lanes() -> None:
    story = set_up("Boomer, Picket vs Marrow, Orc Recruit, Orc Brawler, Kobold", rolls("boomer initiative 6", 0))
    story.shows("Marrow 14 at c4", "Orc Recruit 3 at a3", "Orc Brawler 3 at b3", "Kobold 2 at d3")


# Places on the meter


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


@ruling("TMB-058")
def test_who_comes_next_against_nom_is_not_tired_as_it_enters() -> None:
    story = battle(
        "Picket 1/5 at c2, Boomer 3/3 waiting | Nom 10 at c3\norder: Boomer\nround 6\nturn: Nom\nmeter: Picket, Nom",
        dice=rolls("attack 2", "attack 2", "attack 2", "nom blank"),
    )
    story.plays_turn()
    story.plays_round()
    story.shows("Boomer 3/3")


@ruling("TMB-266")
def test_who_finds_its_row_full_enters_on_the_other_row_of_gearlocs() -> None:
    story = battle(
        "Picket 2/5 entering, Boomer 3/3 at a1"
        " | Kobold 2 at a2, Bog Frog 4 at b2, Bog Worm 3 at c2, Orc Recruit 3 at d2"
    )
    story.happens(EnterGearlocs(0))
    story.asks("enter", "at b1", "at c1", "at d1")


@ruling("TMB-058")
def test_who_falls_to_fatigue_against_nom_is_followed_in_the_next_round() -> None:
    story = battle(
        "Picket 1/5 at c2, Boomer 3/3 waiting | Nom 10 at c3\norder: Boomer\nround 6\nmeter: Picket, Nom\n"
        "acted: Picket, Nom",
        dice=rolls("nom blank"),
    )
    story.begins()
    story.shows("round 7", "Picket 0/5 ko", "Boomer 3/3 entering")
    story.plays_turn()
    story.begins()
    story.shows("round 8")
    story.asks("enter", "at a1", "at b1", "at c1", "at d1")
