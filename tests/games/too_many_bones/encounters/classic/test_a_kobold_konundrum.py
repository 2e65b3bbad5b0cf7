"""A Kobold Konundrum."""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, SCALES
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-033")
def test_letting_it_scream_costs_nothing() -> None:
    story = encounter("classic-05").does("choose a").through_rewards()
    story.has_progress(1).gained("Picket", training=1).carries("Picket", 0)


@ruling("TMB-001", "TMB-043")
def test_cutting_the_rope_is_a_battle_that_pays_better() -> None:
    story = encounter("classic-05", dice=rolls(*PICKET_AND_BOOMER), stacks=SCALES).does("choose b").sets_up()
    story.queues(1, 1, 1, 1).special_rules()
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)
