"""Blinded by the Light."""

from __future__ import annotations

from boneyard.games.too_many_bones.loot.every_card import BY_KEY as LOOT_KEYS
from tests.games.too_many_bones.encounters.usual import HOLDS
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-043", "TMB-090")
def test_a_chest_that_opens_belongs_to_who_opened_it() -> None:
    """The card drawn comes into the bag open."""
    story = encounter("classic-26", dice=rolls(5, 3, 0, 2, 3, 1, 2, 4, 2), trove="laser_pointer")
    story.does("choose a").asks("burglar", "at picket", "at boomer").does("at picket")
    story.does("nothing", "open with grey", "nothing").through_rewards()
    story.has("Picket", "laser_pointer").tells("TroveOpened", who="Picket").has_progress(1)
    story.gained("Boomer", training=1)


@ruling("TMB-043")
def test_a_chest_that_holds_is_a_success_all_the_same() -> None:
    """Only the card is lost."""
    story = encounter("classic-26", dice=rolls(*HOLDS), trove="laser_pointer")
    story.does("choose a", "at boomer").through_rewards().carries("Boomer", 0).has_progress(1)
    story.gained("Picket", training=1)
    assert story.s.adventure.trove_gone == [LOOT_KEYS["laser_pointer"].card]


@ruling("TMB-036", "TMB-043")
def test_barrels_are_broken_from_the_fullest_on() -> None:
    """Dice up to Attack and Dex; damage stays for the next gearloc, what is too much does not go on."""
    dice = rolls(0, 3, "attack 2", "attack 1", "attack 1", "attack 2")
    story = encounter("classic-26", party="Tantrum, Picket, Boomer", dice=dice, loot="troll_brew")
    story.does("choose b").asks("barrels", "say 1", "say 2", "say 3", "say 4").does("say 2")
    story.tells("BarrelHit", who="Tantrum", number=1, amount=4, left=0)
    story.tells("BarrelHit", who="Picket", number=2, amount=2, left=0)
    story.never_tells("BarrelHit", who="Boomer")
    story.does("give troll_brew picket").through_rewards().carries("Picket", 1).carries("Tantrum", 1)


@ruling("TMB-043")
def test_damage_on_a_barrel_stays_for_the_next_gearloc() -> None:
    """Two of three HP and the last one."""
    story = encounter("classic-26", dice=rolls(2, "attack 2", "attack 1"), loot="")
    story.does("choose b", "say 1").tells("BarrelHit", who="Picket", number=1, amount=2, left=1)
    story.tells("BarrelHit", who="Boomer", number=1, amount=1, left=0).asks("share").through_rewards()
    story.carries("Picket", 1).carries("Boomer", 0).has_progress(1).gained("Boomer", training=1)
