"""In a Fog."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.model.mat import GEARLOC_RANGED, row_of
from tests.games.too_many_bones.encounters.usual import met
from tests.rulings import ruling


@ruling("TMB-111")
def test_in_the_fog_baddies_stand_behind_a_surprised_party() -> None:
    stacks = ("kobold, wolf, bog frog, wild boar, troll runt", "", "")
    story = met("tyrant-duster-2", "a", 0, 0, stacks=stacks).asks("place", "at a2", "at b2", "at c2", "at d2")
    story.does("at a2").asks("place", "at b2", "at c2", "at d2").does("at d2").sets_up()
    assert all(row_of(baddie.cell) == GEARLOC_RANGED for baddie in story.s.baddies_standing())
    assert [CHIPS[baddie.chip].key for baddie in story.s.baddies_standing()][:2] == ["wolf", "wild_boar"]
    assert sorted(story.s.meter[-2:]) == [0, 1]
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2).carries("Boomer", 1)
