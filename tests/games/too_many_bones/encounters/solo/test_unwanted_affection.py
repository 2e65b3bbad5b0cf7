"""Unwanted Affection."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.records import ROLLED
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.model.ids import EXHAUSTED, HEALTH, PATCHES, READY, TRAY
from tests.games.too_many_bones.roads import alone
from tests.rulings import ruling


@ruling("TMB-043")
def test_walking_faster_costs_health() -> None:
    story = alone("solo-12", "a", mode="adventure")
    story.tells("StatLowered", who="Picket", value=6)
    story.through_rewards().has_progress(1)
    assert alone("solo-12", "a").s.party[0].trained[HEALTH] == 0


@ruling("TMB-100", "TMB-144")
def test_the_toads_sit_on_three_skill_dice_as_the_next_battle_starts() -> None:
    story = alone("solo-12", "b", 0, party="Boomer", deck="special-02").through_rewards().has_progress(1)
    story.does("done").asks("way").does("choose b").asks("place").does("at a1")
    story.asks("toads", "add element", "add casing", "add fuse").does("add element", "add casing", "add fuse")
    assert story.s.party[0].skills[:3] == [EXHAUSTED] * 3
    story.wins()
    assert story.s.special_rules == []


@ruling("TMB-150")
def test_a_consumable_under_a_toad_is_back_in_the_tray() -> None:
    story = alone("solo-12", "b", 0, party="Patches", deck="special-02").through_rewards()
    flask = next(skill for skill in SHEETS[PATCHES].skills if skill.consumable and skill.kind == ROLLED)
    story.s.party[0].put(flask.die, READY)
    story.does("done", "choose b")
    while not story.asked.startswith("toads"):
        story.does(story.options[0])
    story.does(f"add {flask.key}")
    assert story.s.party[0].where_is(flask.die) == TRAY
