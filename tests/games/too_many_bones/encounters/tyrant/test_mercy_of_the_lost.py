"""Mercy of the Lost."""

from __future__ import annotations

from boneyard.games.too_many_bones.model.ids import READY
from tests.games.too_many_bones.encounters.usual import met
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-043")
def test_duster_is_healed_with_loot_and_skill_dice() -> None:
    bags = {"Picket": "oggot_herbs, mixed_berries"}
    story = encounter("tyrant-duster-3", party="Picket, Patches", tyrant="duster", dice=rolls(1), bags=bags)
    story.s.party[1].skills[0] = READY
    story.does("choose a")
    story.asks("tend", "play oggot_herbs picket", "play mixed_berries picket", "use med-kit", "done")
    story.does("play oggot_herbs picket").asks("tend").does("use med-kit").tells("Healed", amount=2)
    story.does("play oggot_herbs picket").through_rewards().has_progress(1).gained("Picket", training=2)
    assert story.s.party[1].skills[0] == READY
    assert len(story.s.party[0].bag) == 3  # the herbs are not used up yet


@ruling("TMB-032")
def test_too_little_for_duster_leads_into_the_trees() -> None:
    story = met("tyrant-duster-3", "a", 0, 0, bags={"Picket": "zelfey_seeds"})
    story.does("play zelfey_seeds picket").tells("ChoiceTaken", choice=1, instead=True)
    story.sets_up().has("Picket", "nothing").wins().through_rewards().gained("Picket", training=1)
    story = met("tyrant-duster-3", "b", 0, 0).sets_up().queues(1, 1, 1, 1)
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)
