"""A Dire Situation."""

from __future__ import annotations

from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.model.ids import BODY_COUNT
from tests.games.too_many_bones.encounters.usual import DICE, chips
from tests.games.too_many_bones.roads import (
    alone,
    dice_of_round,
    encounter,
    rolls,
)
from tests.rulings import ruling

WOLVES = ("bog frog, wolf", "bog lurk, dire wolf", "")


@ruling("TMB-105")
def test_two_wolves_come_and_skill_dice_are_out_of_reach_for_two_rounds() -> None:
    story = (
        alone("solo-04", "a", 0, *[0] * DICE, party="Boomer", stacks=WOLVES)
        .sets_up()
        .queues(5, 1)
        .special_rules("NoSkillDice")
    )
    assert [CHIPS[baddie.chip].key for baddie in story.s.baddies_standing()] == ["dire_wolf", "wolf"]
    for number in (1, 2, 3):
        dice_of_round(story, number)
        if number < 3:
            story.does_not_offer("add element").offers("add defense")
        else:
            story.offers("add element", "add defense")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2).carries("Boomer", 1)


@ruling("TMB-132")
def test_or_there_is_nothing_but_skill_dice() -> None:
    story = (
        alone("solo-04", "b", 0, *[0] * DICE, party="Boomer", stacks=WOLVES)
        .sets_up()
        .queues(5, 1)
        .special_rules("OnlySkillDice")
    )
    dice_of_round(story, 2)
    story.offers("add element").does_not_offer("add defense", "add attack")
    dice_of_round(story, 3)
    story.offers("add element", "add defense")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2).carries("Boomer", 1)


@ruling("TMB-278")
def test_nothing_on_the_mat_is_used_either_while_skill_dice_are_out_of_reach() -> None:
    story = alone("solo-04", "a", 0, *[0] * DICE, party="Tantrum", stacks=WOLVES).sets_up()
    story.s.party[0].hp = 1
    story.s.party[0].shows[BODY_COUNT % 16] = 2
    story.turn_of("Tantrum").does_not_offer("act body-count")
    story.s.agenda.pop()
    story.s.round = 3
    story.turn_of("Tantrum").offers("act body-count")


@ruling("TMB-212", "TMB-213")
def test_chips_called_in_go_back_after_a_win_too_and_those_defeated_build_no_stack() -> None:
    stacks = ("orc recruit", "wyrm", "")
    story = encounter("solo-04", party="Picket", dice=rolls(0), stacks=stacks).does("choose a").sets_up()
    story.deals(9, "Wolf", true=True).wins()
    assert chips("dire_wolf")[0] in story.s.adventure.unused
    story.shows("defeated: wolf (1-pt)")
    story.s.stacks[0] = []
    story.through_rewards().does("done").goes_on()
    assert chips("wolf")[0] not in story.s.stacks[0]
