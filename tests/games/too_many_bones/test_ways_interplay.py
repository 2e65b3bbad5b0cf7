"""Encounter cards and whatever else lies on the table: loot, other cards, chips that were called in, who was KO."""

from __future__ import annotations

from typing import Any

import pytest

from boneyard.games.too_many_bones.activities.lockpicking.locks import RETRIED
from boneyard.games.too_many_bones.adventure.days import MeetTyrant
from boneyard.games.too_many_bones.battle.queue import remove_type
from boneyard.games.too_many_bones.content.cards import Encounter, PrintedChoice
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.content.held_cards import card_of
from boneyard.games.too_many_bones.content.loot import BY_KEY as LOOT_KEYS
from boneyard.games.too_many_bones.encounters.solo.an_issue_of_lung_capacity import BORROWED_SWORD
from boneyard.games.too_many_bones.model.adventure import GOBLIN_TRAIL
from boneyard.games.too_many_bones.model.ids import TYPES
from boneyard.games.too_many_bones.model.rewards import Rewards, amounts
from boneyard.games.too_many_bones.model.state import CHIP
from tests.games.too_many_bones.roads import RoadStory, encounter, named, put_on_top, rolls
from tests.rulings import ruling

PICKET_AND_BOOMER = ("picket initiative 3", "boomer initiative 6")
MIXED = ("kobold, orc recruit, bog frog, wolf, bog worm, wild boar, orc brawler", "", "")


def chips(*keys: str) -> list[int]:
    """Chips by their keys."""
    return [CHIP_KEYS[key].chip for key in keys]


def met(story: RoadStory) -> list[str]:
    """Who has come, from lane 1 to the bottom of the queue."""
    found = [baddie.chip for baddie in story.s.baddies_standing()] + [chip & CHIP for chip in story.s.queue]
    return [CHIPS[chip].key for chip in found]


# Baddie points that a card draws in its own way


@pytest.mark.parametrize(
    ("key", "choice", "tyrant", "left"),
    [
        ("classic-01", "a", "marrow", 4),  # 2 x 2 and 3 more, 3 fewer
        ("tyrant-marrow-1", "a", "marrow", 1),
        ("tyrant-marrow-2", "a", "marrow", 1),
        ("tyrant-duster-2", "a", "duster", 1),
    ],
)
@ruling("TMB-101", "TMB-105")
def test_a_flare_lowers_the_points_whatever_chips_they_are_drawn_in(
    key: str, choice: str, tyrant: str, left: int
) -> None:
    bags = {"Boomer": "flare_distraction"}
    story = encounter(key, tyrant=tyrant, dice=rolls(*PICKET_AND_BOOMER), stacks=MIXED, bags=bags)
    story.does(f"choose {choice}").asks("flare").asks_whom("Boomer").does("play flare_distraction").sets_up()
    assert len(met(story)) == left
    story.has("Boomer", "nothing")


@ruling("TMB-101")
def test_a_flare_means_fewer_recruits_too() -> None:
    bags = {"Picket": "flare_distraction"}
    story = encounter("solo-11", party="Picket", day=5, dice=rolls(0), stacks=MIXED, bags=bags)
    story.does("choose a", "play flare_distraction").sets_up().queues(1, 1)


def followed(key: str, choice: str, **more: Any) -> RoadStory:
    """A Goblin is on the party's trail, and a card is met on the way to its king."""
    story = encounter(key, tyrant="goblin_king", **more)
    story.s.adventure.marks |= GOBLIN_TRAIL
    story.s.defeated = chips("goblin_sneak", "wolf")
    return story.does(f"choose {choice}")


@ruling("TMB-105", "TMB-281")
def test_the_bog_does_not_take_the_place_of_a_goblin_that_follows() -> None:
    stacks = ("troll runt, wild boar, bog frog, bog worm, bog pole", "bog lurk", "")
    story = followed("classic-01", "a", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).sets_up()
    assert met(story) == ["goblin_sneak", "bog_lurk"]
    story.shows("defeated: wolf (1-pt)")


@ruling("TMB-102", "TMB-281")
def test_a_goblin_follows_into_a_battle_with_recruits() -> None:
    stacks = ("troll runt, wild boar", "", "")
    story = followed("solo-11", "a", party="Picket", day=2, dice=rolls(0), stacks=stacks).sets_up()
    assert met(story) == ["goblin_sneak", "troll_runt", "wild_boar"]


@ruling("TMB-281")
def test_a_goblin_is_revealed_with_those_who_chase_a_gearloc_over_the_bridge() -> None:
    dice = rolls("attack 1", "attack bones")  # the Cheat alone is ranged
    story = followed("solo-01", "b", party="Picket", day=1, dice=dice, stacks=("goblin cheat", "", ""))
    story.tells("ChipScouted", chip="Goblin Sneak").has_hp("Picket", 4)


@ruling("TMB-104")
def test_no_goblin_follows_where_the_card_names_its_baddies() -> None:
    stacks = ("troll runt", "river troll, cave bear", "")
    story = followed("solo-06", "b", party="Picket", dice=rolls(0), stacks=stacks).sets_up()
    assert met(story) == ["river_troll", "cave_bear"]


# Chips that come and go


@ruling("TMB-212", "TMB-213")
def test_chips_called_in_go_back_after_a_win_too_and_those_defeated_build_no_stack() -> None:
    stacks = ("orc recruit", "wyrm", "")
    story = encounter("solo-04", party="Picket", dice=rolls(0), stacks=stacks).does("choose a").sets_up()
    story.deals(9, "Wolf", true=True).wins()
    assert chips("dire_wolf")[0] in story.s.adventure.unused
    story.shows("defeated: wolf (1-pt)")
    story.s.stacks[0] = []
    story.through_rewards().does("done").goes_on()
    assert chips("wolf")[0] not in story.s.stacks[0]


@ruling("TMB-212")
def test_chips_left_in_the_queue_after_a_win_go_under_their_stacks() -> None:
    story = encounter("classic-05", day=3, dice=rolls(*PICKET_AND_BOOMER), stacks=("orc recruit, kobold", "wyrm", ""))
    story.does("choose b").sets_up().wins()
    assert story.s.stacks == [chips("kobold", "orc_recruit"), chips("wyrm"), []]


@ruling("TMB-105")
def test_chips_of_a_side_that_was_beaten_are_never_called_in_again() -> None:
    story = encounter("classic-01", tyrant="marrow", dice=rolls(*PICKET_AND_BOOMER), stacks=MIXED)
    remove_type(story.s, TYPES.index("bog"))
    story.s.defeated += chips("bog_pole")  # it had lain on the Skinning Knife
    story.does("choose a").sets_up()
    assert not any(CHIPS[CHIP_KEYS[key].chip].type == TYPES.index("bog") for key in met(story))


@ruling("TMB-211", "TMB-046")
def test_beasts_from_mulmeshs_card_go_under_their_stack_when_he_wins() -> None:
    story = encounter("special-01", party="Picket", tyrant="mulmesh", dice=rolls(*[0] * 60))
    story.s.stacks[0] = chips("kobold")
    story.s.adventure.stored = chips("wolf")
    story.s.agenda = [MeetTyrant()]
    story.s.open = ()
    story.goes_on().sets_up().loses().camps()
    assert story.s.stacks[0] == chips("kobold", "wolf")
    assert story.s.adventure.stored == []


@ruling("TMB-106")
def test_who_is_first_in_lane_1_is_so_even_if_a_squirrel_holds_it_up() -> None:
    bags = {"Picket": "open mechanical_squirrel"}
    stacks = ("bog frog, bog worm, bog pole", "", "")
    story = encounter("solo-10", party="Picket", tyrant="drellen", dice=rolls(0), stacks=stacks, bags=bags)
    story.does("choose a", "say 1").sets_up().shows("queue: bog frog", "Bog Worm 3 at b3")
    assert BORROWED_SWORD << 8 | chips("bog_frog")[0] in story.s.special_rules


# Cards that are shuffled in


@ruling("TMB-038", "TMB-280")
def test_a_card_under_the_tyrant_card_is_not_shuffled_in_again() -> None:
    story = encounter("special-03")
    story.s.adventure.kept = [BY_KEY["special-06"].card]
    story.does("choose b").through_rewards().deck_lacks("special-06").is_kept("special-06")


@ruling("TMB-280")
def test_a_card_among_the_discards_may_be_shuffled_in_again() -> None:
    story = encounter("special-03")
    story.s.adventure.discards = [BY_KEY["special-06"].card]
    story.does("choose b").through_rewards().deck_holds("special-06")
    assert BY_KEY["special-06"].card not in story.s.adventure.discards


@ruling("TMB-034")
def test_a_cellar_without_rats_shows_nobody_a_doorway_if_the_battle_is_lost() -> None:
    story = encounter("classic-25", dice=rolls(0, 0, 0, *PICKET_AND_BOOMER)).does("choose a").sets_up()
    for rat in story.s.enemies_standing():
        story.s.baddies[rat.id - 4] = None
    story.loses().camps().deck_lacks("special-05").has_progress(0)


@ruling("TMB-039")
def test_another_encounter_for_today_may_be_drawn_twice() -> None:
    story = encounter("tyrant-mulmesh-1", tyrant="mulmesh", dice=rolls(2), deck="special-04, special-01")
    story.does("choose a").asks("way").does("choose a").asks("way").deck_holds("tyrant-mulmesh-1", "special-04")
    assert story.s.adventure.day == 2
    story.does("choose a").through_rewards().has_progress(1).gained("Picket", training=2)


@ruling("TMB-018", "TMB-039")
def test_an_empty_deck_is_refilled_before_the_first_card_is_shuffled_in() -> None:
    story = encounter("tyrant-mulmesh-1", tyrant="mulmesh")
    adventure = story.s.adventure
    adventure.deck, adventure.box = [], [BY_KEY["classic-05"].card, BY_KEY["classic-08"].card]
    story.does("choose a").asks("way").deck_holds("tyrant-mulmesh-1", "classic-08").deck_lacks("classic-05")


@pytest.mark.parametrize(
    ("card", "choice"),
    [(card, choice) for card in ENCOUNTERS for choice in card.choices if choice.fruitless],
    ids=lambda each: each.key,
)
@ruling("TMB-034")
def test_a_choice_that_never_succeeds_is_marked_and_gives_nothing(card: Encounter, choice: PrintedChoice) -> None:
    story = encounter(card.key, tyrant=card.tyrant or "nom", dice=rolls(0), deck="classic-05")
    story.does(f"choose {choice.key.lower()}")
    while story.asked.startswith(("stack", "scouted")):
        story.does(story.options[0])
    story.has_progress(0).gained("Picket", training=0).carries("Picket", 0)
    assert story.asked.startswith(("camp", "way"))
    assert numbers(choice.rewards) == []


def numbers(rewards: Rewards) -> list[int]:
    """What a choice gives that a number says."""
    return [number for number in amounts(rewards) if number]


def test_four_choices_never_succeed() -> None:
    marked = [(card.key, choice.key) for card in ENCOUNTERS for choice in card.choices if choice.fruitless]
    assert marked == [("classic-18", "C"), ("special-04", "A"), ("tyrant-nom-1", "B"), ("tyrant-mulmesh-1", "A")]


# Loot


@ruling("TMB-088")
def test_the_cooks_keep_opened_trove_and_leave_what_is_locked() -> None:
    bags = {"Picket": "mixed_berries, open laser_pointer, dex_infuser"}
    story = encounter("solo-05", party="Picket", dice=rolls(2, 0, 0, 0, 1, 0, 0), bags=bags, loot="zelfey_root")
    story.does("choose a", "nothing", "open with grey", "nothing").through_rewards().carries("Picket", 3)
    kept = [card_of(held) for held in named(story.s, "Picket").bag]
    assert LOOT_KEYS["dex_infuser"].card in kept
    assert LOOT_KEYS["laser_pointer"].card not in kept


@ruling("TMB-082")
def test_an_empty_flask_leaves_the_game() -> None:
    story = encounter("solo-08", party="Picket", hp={"Picket": 3}).does("choose b").through_rewards()
    story.does("play spring_flask", "play spring_flask").has("Picket", "nothing").has_progress(1).is_kept("solo-08")
    assert LOOT_KEYS["spring_flask"].card not in story.s.adventure.loot_gone + story.s.adventure.loot


@ruling("TMB-095", "TMB-282")
def test_two_tries_at_a_ticking_box_leave_the_second_roll_of_the_day() -> None:
    story = encounter("tyrant-goblin-king-1", party="Picket", tyrant="goblin_king", dice=rolls(*[0] * 10))
    story.does("choose b", "say 3", "nothing", "nothing").has_hp("Picket", 3)
    assert not named(story.s, "Picket").chores & RETRIED


@ruling("TMB-095")
def test_a_second_roll_that_a_card_used_up_is_gone_for_the_day() -> None:
    story = encounter("solo-05", party="Picket", dice=rolls(*[0] * 8)).does("choose a", "nothing", "nothing")
    assert named(story.s, "Picket").chores & RETRIED


@ruling("TMB-111")
def test_the_skinning_knife_is_for_the_first_of_two_battles() -> None:
    stacks = ("orc recruit, troll runt, orc brawler, kobold", "orc raider, wyrm", "")
    dice = rolls(*PICKET_AND_BOOMER, *PICKET_AND_BOOMER)
    story = encounter("special-01", day=6, dice=dice, stacks=stacks, bags={"Picket": "skinning_knife"})
    story.s.defeated = chips("orc_drummer")
    put_on_top(story.s, "classic-14")
    story.does("choose a").through_rewards().does("Picket: done", "Boomer: done").asks("knife").does("say", "choose a")
    story.sets_up().special_rules("Skinned").wins().sets_up().special_rules("StillDown")
    story.wins().shows("defeated: orc drummer")


# Who is KO


@ruling("TMB-007", "TMB-041")
def test_picket_raises_his_wall_before_angry_traders_strike() -> None:
    dice = rolls(*PICKET_AND_BOOMER, "defense 1", "defense 1")
    story = encounter("special-06", dice=dice, stacks=MIXED).does("choose b")
    while not story.asked.startswith("shield_wall"):
        story.does(story.options[0])
    story.has_hp("Picket", 5).does("yes").has_hp("Picket", 5).has_hp("Boomer", 1).lies("Picket", active="nothing")


@ruling("TMB-079")
def test_a_champion_alone_is_no_party_and_its_ko_no_party_wipe() -> None:
    story = encounter("classic-13", dice=rolls("boomer initiative 6"), hp={"Picket": 3}).does("choose b", "at boomer")
    story.does("say 3", "say 5").sets_up().deals(3, "Boomer", true=True).camps()
    assert not story.s.adventure.wiped
    offered = {decision.seat: [option.text for option in decision.options] for decision in story.s.open}
    assert "done" in offered[0]
    assert "done" not in offered[1]


@ruling("TMB-006")
def test_who_is_ko_still_counts_for_the_size_of_the_party() -> None:
    dice = rolls("picket initiative 3", "boomer initiative 6", "tantrum initiative 5")
    story = encounter("classic-14", party="Picket, Boomer, Tantrum", day=6, dice=rolls(*dice.coming, 0, 0))
    story.s.stacks = [chips("kobold"), chips("wyrm", "orc_raider", "river_troll", "orc_drummer"), []]
    story.does("choose a").sets_up().deals(9, "Boomer", true=True).wins().sets_up()
    story.queues(5, 5)  # 6 x 3, and 8 fewer


@ruling("TMB-036")
def test_who_is_ko_is_paid_like_the_rest() -> None:
    story = encounter("classic-05", dice=rolls(*PICKET_AND_BOOMER), stacks=MIXED).does("choose b").sets_up()
    story.deals(9, "Boomer", true=True).wins().through_rewards()
    story.gained("Boomer", training=2).carries("Boomer", 1)
