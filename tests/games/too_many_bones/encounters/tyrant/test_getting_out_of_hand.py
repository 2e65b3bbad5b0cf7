"""Getting Out of Hand."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.ending import fall
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.model.ids import NOBODY
from tests.games.too_many_bones.encounters.usual import met
from tests.rulings import ruling


@ruling("TMB-105")
def test_as_many_orcs_as_possible_come_and_come_back() -> None:
    stacks = ("kobold, orc recruit, orc bow scout, bog frog, bog worm", "", "")
    story = met("tyrant-marrow-1", "a", 0, 0, stacks=stacks).sets_up().special_rules("TypeFirst", "OrcsReturn")
    keys = [CHIPS[baddie.chip].key for baddie in story.s.baddies_standing()]
    assert keys == ["orc_recruit", "orc_bow_scout", "kobold", "bog_frog"]
    orc, _, kobold, _ = story.s.baddies_standing()
    fall(story.s, orc, NOBODY)
    fall(story.s, kobold, NOBODY)
    story.shows("queue: orc recruit", "defeated: kobold")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)
