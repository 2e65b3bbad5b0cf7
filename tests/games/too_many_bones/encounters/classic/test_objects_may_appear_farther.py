"""Objects May Appear Farther..."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.stats import attack
from tests.games.too_many_bones.encounters.usual import PICKET_AND_BOOMER, TROLLS_AND_ORCS
from tests.games.too_many_bones.roads import encounter, named, rolls
from tests.rulings import ruling


@ruling("TMB-043", "TMB-134")
def test_a_good_shot_silences_the_lookout_and_costs_its_dice() -> None:
    dice = rolls("attack 1", "attack 1", "tantrum initiative 5", "picket initiative 3")
    story = encounter("classic-09", party="Tantrum, Picket", dice=dice, stacks=TROLLS_AND_ORCS).does("choose a")
    story.asks("shooter", "at tantrum", "at picket").does("at tantrum")
    story.asks("volley", "say 1", "say 2", "say 3").asks_whom("Tantrum").saved().does("say 2").sets_up()
    story.queues(1, 1).special_rules()
    assert attack(named(story.s, "Tantrum")) == 1
    story.wins().through_rewards().has_progress(1).carries("Picket", 2).gained("Picket", training=2)


@ruling("TMB-032")
def test_a_bad_shot_costs_its_dice_too_and_the_horn_sounds() -> None:
    dice = rolls("attack bones", *PICKET_AND_BOOMER)
    story = encounter("classic-09", dice=dice, stacks=TROLLS_AND_ORCS).does("choose a", "at picket", "say 1")
    story.tells("ChoiceTaken", choice=1, instead=True).sets_up().special_rules("HornCall").queues(1, 1, 1, 1)
    assert attack(named(story.s, "Picket")) == 0
    story.wins().through_rewards().carries("Picket", 1)
    assert attack(named(story.s, "Picket")) == 1


@ruling("TMB-117", "TMB-121")
def test_the_horn_calls_one_more_in_rounds_2_to_5() -> None:
    dice = rolls("patches initiative 3")
    story = (
        encounter("classic-09", party="Patches", day=1, dice=dice, stacks=TROLLS_AND_ORCS).does("choose b").sets_up()
    )
    story.queues(1)
    for number in range(2, 8):
        story.s.acted = 0x7FFF  # everybody has taken a turn
        story.begins()
        assert story.told("Queued") == min(number, 5) - 1
    story.shows("round 7")
