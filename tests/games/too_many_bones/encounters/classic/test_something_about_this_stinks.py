"""Something About This Stinks."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.stats import baddie_attack
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, SCALES
from tests.games.too_many_bones.roads import d6, encounter, rolls
from tests.rulings import ruling


@ruling("TMB-133")
def test_nobody_is_quick_in_the_stench_and_a_low_roll_hurts() -> None:
    dice = rolls(*PICKET_AND_BOOMER, d6(3))
    party = "Picket, Boomer + dex + dex"
    story = encounter("classic-06", party=party, dice=dice, stacks=SCALES).does("choose a").sets_up()
    story.shows("Picket 4/5", "Boomer 2/3").begins().asks_whom("Boomer")
    assert story.s.turn.dex == 3
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2)


@ruling("TMB-008")
def test_a_high_roll_in_the_stench_hurts_nobody() -> None:
    dice = rolls(*PICKET_AND_BOOMER, d6(4))
    story = encounter("classic-06", dice=dice, stacks=SCALES).does("choose a").sets_up()
    story.shows("Picket 5/5", "Boomer 3/3")


@ruling("TMB-186")
def test_shields_may_be_raised_before_the_silence_breaks_and_are_not_rolled_twice() -> None:
    dice = rolls("defense 1", "defense bones", *PICKET_AND_BOOMER, "defense 1")
    story = encounter("classic-06", dice=dice, stacks=("kobold slinger, kobold", "", "")).does("choose b")
    story.asks("raise_shields", "yes", "no").asks_whom("Picket").saved().does("yes").asks_whom("Boomer").does("no")
    while story.asked.startswith(("place", "initiative")):
        story.does(story.options[0])
    story.asks("shield_wall").does("yes").lies("Picket", active="defense 1, defense 1", plan="nothing")
    story.lies("Boomer", active="nothing")
    assert [baddie_attack(story.s, baddie) for baddie in story.s.baddies_standing()] == [2, 1]
    story.wins().through_rewards().has_progress(1)
