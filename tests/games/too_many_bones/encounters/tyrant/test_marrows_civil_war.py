"""Marrow's Civil War."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.battle.queue import remove_type
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.model.ids import TYPES
from boneyard.games.too_many_bones.model.state import CHIP
from tests.games.too_many_bones.encounters.usual import MIXED, PICKET_AND_BOOMER, chips, met, who_came
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@pytest.mark.parametrize(("choice", "kind"), [("a", "bog"), ("b", "scale")])
def test_the_side_that_is_beaten_never_comes_again(choice: str, kind: str) -> None:
    story = met("tyrant-marrow-2", choice, 0, 0, day=3).sets_up()
    types = {CHIPS[baddie.chip].type for baddie in story.s.baddies_standing()}
    assert types == {TYPES.index(kind)}
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2)
    left = [chip & CHIP for stack in story.s.stacks for chip in stack] + story.s.defeated
    assert not any(CHIPS[chip].type == TYPES.index(kind) for chip in left)
    assert story.s.adventure.gone == 1 << TYPES.index(kind)


@ruling("TMB-043", "TMB-022")
def test_a_side_too_small_for_the_points_stays_short() -> None:
    story = met("tyrant-marrow-2", "a", 0, 0, stacks=("kobold, bog frog, orc recruit", "", "")).sets_up().queues(1)
    story.shows("Bog Frog 4")


@ruling("TMB-105")
def test_chips_of_a_side_that_was_beaten_are_never_called_in_again() -> None:
    story = encounter("classic-01", tyrant="marrow", dice=rolls(*PICKET_AND_BOOMER), stacks=MIXED)
    remove_type(story.s, TYPES.index("bog"))
    story.s.defeated += chips("bog_pole")  # it had lain on the Skinning Knife
    story.does("choose a").sets_up()
    assert not any(CHIPS[CHIP_KEYS[key].chip].type == TYPES.index("bog") for key in who_came(story))
