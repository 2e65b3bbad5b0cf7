"""Locksmith Manual."""

from __future__ import annotations

from boneyard.games.too_many_bones.activities.lockpicking.attempt import easier
from boneyard.games.too_many_bones.adventure.recovery import Recover
from boneyard.games.too_many_bones.content.held_cards import carried, open_locks
from boneyard.games.too_many_bones.loot.every_card import BY_KEY
from tests.games.too_many_bones.loots import on_the_road, opened, pack
from tests.games.too_many_bones.roads import lock_roll, rolls, table
from tests.rulings import ruling


@ruling("TMB-099")
def test_a_locksmith_manual_makes_every_lock_easier_for_the_whole_party() -> None:
    s = table("Picket, Boomer")
    assert easier(s) == 0
    pack(s, {"Boomer": "locksmith_manual"})
    assert easier(s) == 1


@ruling("TMB-099")
def test_a_manual_lowers_locks_of_trove_and_of_encounters_for_anybody_but_not_while_it_is_locked() -> None:
    s = table("Picket, Boomer")
    s.party[1].bag = [carried(BY_KEY["locksmith_manual"].card)]
    assert easier(s) == 0
    s.party[1].bag = [opened("locksmith_manual")]
    s.party[0].bag = [carried(BY_KEY["laser_pointer"].card)]
    stuck = lock_roll("1F", "2F", intuition="save", dice=("grey", "yellow"))
    dice = rolls(*lock_roll("1T", "1L", "1T", intuition="convert"), *stuck)
    story = on_the_road(s, Recover(), dice=dice).does("Picket: pick lever 2", "nothing", "open with brown")
    assert open_locks(story.s.party[0].bag[0]) == 1
