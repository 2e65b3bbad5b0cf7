"""The Hall and the Orb."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.ending import fall
from boneyard.games.too_many_bones.model.adventure import CRACKED_ORB
from boneyard.games.too_many_bones.model.ids import NOBODY
from tests.games.too_many_bones.encounters.usual import DICE, met
from tests.rulings import ruling


@ruling("TMB-110")
def test_the_orb_in_the_hall_hums_until_it_is_destroyed() -> None:
    story = met("tyrant-gendricks-1", "a", 0, 0, stacks=("kobold, kobold slinger", "", ""), day=1).asks("orb")
    story.does("at d4").sets_up("a2", "a1").special_rules("Hum").shows("Orb 6 at d4")
    for baddie in story.s.baddies_standing():
        fall(story.s, baddie, NOBODY)
    story.shows("over: nothing").deals(6, "Orb", true=True).through_rewards()
    story.has_progress(1).gained("Picket", training=1).carries("Picket", 1)
    assert story.s.adventure.marks & CRACKED_ORB


@ruling("TMB-118")
def test_the_hum_hurts_who_is_not_beside_the_orb_as_a_round_ends() -> None:
    story = met("tyrant-gendricks-1", "a", 0, 0, *[0] * DICE, stacks=("orc recruit", "", ""), day=1).does("at d4")
    story.sets_up("d2", "a1").turn_of("Picket", "move d3", "no target", "roll").forgets()
    story.s.acted = -1  # everybody has taken a turn
    story.begins().tells("Hurt", by="Orb", who="Boomer", amount=1).never_tells("Hurt", who="Picket")
