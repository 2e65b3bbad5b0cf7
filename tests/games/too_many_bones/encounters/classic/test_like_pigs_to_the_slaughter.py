"""Like Pigs to the Slaughter."""

from __future__ import annotations

from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT_KEYS
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, SCALES, SHUT
from tests.games.too_many_bones.roads import encounter, lock_roll, rolls
from tests.rulings import ruling


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
