"""Mohlnor Traders."""

from __future__ import annotations

from boneyard.games.too_many_bones.activities.darts.play import DartsPlayed
from tests.games.too_many_bones.encounters.usual import MIXED, PICKET_AND_BOOMER
from tests.games.too_many_bones.roads import BOG, RoadStory, encounter, rolls
from tests.rulings import ruling


def after_darts(won: bool, bag: str) -> RoadStory:
    """Picket has played his game."""
    story = encounter("special-06", party="Picket", bags={"Picket": bag})
    story.does("choose a").asks("darts_dice")
    story.s.agenda.pop()
    story.happens(DartsPlayed(0, won, "hp"))
    return story


@ruling("TMB-214")
def test_a_game_won_against_the_traders_brings_two_loot() -> None:
    story = after_darts(won=True, bag="")
    story.camps().carries("Picket", 2).has_progress(0).deck_holds("special-06")


@ruling("TMB-005")
def test_a_game_lost_costs_a_loot_of_ones_choice() -> None:
    story = after_darts(won=False, bag="mixed_berries, oggot_herbs")
    story.asks("forfeit", "drop mixed_berries", "drop oggot_herbs").does("drop mixed_berries")
    story.camps().has("Picket", "oggot_herbs").deck_holds("special-06")


@ruling("TMB-005")
def test_the_only_loot_goes_without_a_question_and_none_costs_nothing() -> None:
    after_darts(won=False, bag="mixed_berries").camps().has("Picket", "nothing")
    after_darts(won=False, bag="").camps().has("Picket", "nothing")


@ruling("TMB-041")
def test_angry_traders_hurt_everybody_as_the_battle_starts() -> None:
    dice = rolls(0, 0)
    story = encounter("special-06", dice=dice, tyrant="drellen", stacks=BOG).does("choose b").sets_up()
    story.queues(1, 1, 1, 1).special_rules("AngryTraders").has_hp("Picket", 3).has_hp("Boomer", 1)
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-034")
def test_the_traders_come_again_when_they_win() -> None:
    dice = rolls(0, 0)
    story = encounter("special-06", dice=dice, tyrant="drellen", stacks=BOG).does("choose b").sets_up()
    story.loses().camps().deck_holds("special-06").has_progress(0)


@ruling("TMB-007", "TMB-041")
def test_picket_raises_his_wall_before_angry_traders_strike() -> None:
    dice = rolls(*PICKET_AND_BOOMER, "defense 1", "defense 1")
    story = encounter("special-06", dice=dice, stacks=MIXED).does("choose b")
    while not story.asked.startswith("shield_wall"):
        story.does(story.options[0])
    story.has_hp("Picket", 5).does("yes").has_hp("Picket", 5).has_hp("Boomer", 1).lies("Picket", active="nothing")
