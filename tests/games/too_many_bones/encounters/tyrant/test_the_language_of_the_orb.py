"""The Language of the Orb."""

from __future__ import annotations

from tests.games.too_many_bones import roads
from tests.games.too_many_bones.encounters.usual import met
from tests.games.too_many_bones.roads import rolls
from tests.rulings import ruling


@ruling("TMB-158")
def test_without_ideas_nobody_uses_a_backup_plan() -> None:
    stacks = ("orc recruit, kobold, club troll, troll runt", "", "")
    story = met("tyrant-gendricks-2", "a", 0, 0, stacks=stacks).sets_up("a2", "d1").special_rules("NoIdeas")
    story.s.rng = roads.RoadDice(rolls("attack bones"))
    story.turn_of("Boomer", "stay", "target a3", "add attack", "roll", "keep").lies("Boomer", plan="1")
    assert story.between_turns  # there was nothing left to do with the bones
    story.s.special_rules = []
    story.turn_of("Boomer", "stay", "target a3", "roll").offers("plan 1").does("done")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=1).carries("Boomer", 1)


@ruling("TMB-154")
def test_painful_ideas_hurt_for_every_bones() -> None:
    story = met("tyrant-gendricks-2", "b", 0, 0, stacks=("orc recruit, kobold, club troll", "", "")).sets_up()
    story.special_rules("PainfulIdeas").turn_of("Boomer", "stay")
    story.does(next(option for option in story.options if option.startswith("target")))
    story.s.rng = roads.RoadDice(rolls("attack bones"))
    story.does("add attack", "roll").tells("Hurt", who="Boomer", amount=1)
    story.wins().through_rewards().gained("Boomer", training=2)
