"""Why Can't We All Just Get Along?"""

from __future__ import annotations

from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER
from tests.games.too_many_bones.roads import encounter, rolls
from tests.rulings import ruling


@ruling("TMB-043")
def test_behind_a_front_line_no_ranged_baddie_falls() -> None:
    stacks = ("orc bow scout, troll runt", "", "")
    story = encounter("classic-11", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose a").sets_up()
    story.deals(9, "Orc Bow Scout", true=True).shows("Orc Bow Scout 1").deals(9, "Troll Runt", true=True)
    story.misses("Troll Runt").deals(9, "Orc Bow Scout", true=True).tells("BattleWon")
    story.through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-119")
def test_fatigue_fells_no_ranged_baddie_behind_a_front_line_either() -> None:
    stacks = ("orc bow scout, troll runt", "", "")
    story = encounter("classic-11", day=1, dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose a").sets_up()
    story.deals(1, "Orc Bow Scout", true=True)
    story.s.round, story.s.acted = 5, 0x7FFF  # everybody has taken a turn
    story.begins().shows("round 6", "Orc Bow Scout 1", "Troll Runt 2")


@ruling("TMB-132")
def test_behind_their_shields_melee_gearlocs_roll_defense_dice_only() -> None:
    stacks = ("troll runt, club troll, orc recruit, orc brawler", "", "")
    story = encounter("classic-11", dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose b").sets_up("a2", "a1")
    story.turn_of("Picket", "stay", "target a3").offers("add defense").does_not_offer("add attack")
    assert [option for option in story.options if option.startswith("add")] == ["add defense"]


@ruling("TMB-132")
def test_ranged_gearlocs_and_later_rounds_know_no_such_rule() -> None:
    stacks = ("troll runt, club troll, orc recruit, orc brawler", "", "")
    story = encounter("classic-11", dice=rolls(*PICKET_AND_BOOMER), stacks=stacks).does("choose b").sets_up("a2", "a1")
    story.turn_of("Boomer", "stay", "target a3").offers("add attack", "add element").does("roll")
    story.s.round = 3
    story.turn_of("Picket", "stay", "target a3").offers("add attack").does("roll")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)
