"""The cards 1 to 6 for a gearloc on its own: what each choice sets up, changes and brings; random days with all."""

from __future__ import annotations

import pytest

from boneyard.core.agenda import Do
from boneyard.games.too_many_bones.battle.moving import move
from boneyard.games.too_many_bones.content.chips import BY_KEY as CHIP_KEYS
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.model.ids import BODY_COUNT, FIRST_BADDIE
from boneyard.games.too_many_bones.model.state import TooManyBones
from tests.games.too_many_bones.roads import alone, dice_of_round, play_out
from tests.rulings import ruling

WOLVES = ("bog frog, wolf", "bog lurk, dire wolf", "")
DICE = 60  # numbers told where they do not matter


# Solo-01


@ruling("TMB-101", "TMB-122")
def test_on_the_bridge_everybody_keeps_to_lane_1_and_baddies_come_one_by_one() -> None:
    story = alone("solo-01", "a", 0).sets_up()
    story.queues(1, 1, 1, 1).shows("Bog Frog 4 at a3", "Picket 5/5 at a2", "queue: bog worm, bog pole, clay golem")
    story.turn_of("Picket").asks("move", "stay", "move a1")
    story.does("stay", "no target", "roll").deals(4, "Bog Frog", true=True).misses("Bog Frog")
    story.shows("queue: bog worm, bog pole, clay golem")


@ruling("TMB-035")
def test_a_stand_on_the_bridge_brings_loot_and_two_points() -> None:
    story = alone("solo-01", "a", 0).sets_up().wins().through_rewards()
    story.has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-040")
def test_running_over_the_bridge_costs_hp_for_every_ranged_baddie() -> None:
    story = alone("solo-01", "b", "attack 1", "attack 2", stacks=("bog pole, bog frog", "", ""))
    assert CHIPS[CHIP_KEYS["bog_pole"].chip].ranged
    story.through_rewards().tells("LostHp", who="Picket", amount=3).has_progress(1).carries("Picket", 0)
    assert story.s.queue == []
    assert len(story.s.stacks[0]) == 2


@ruling("TMB-040", "TMB-034")
def test_losing_the_last_hp_on_the_bridge_is_a_failure() -> None:
    story = alone("solo-01", "b", "attack 1", "attack 2", stacks=("bog pole, bog frog", "", ""), hp={"Picket": 2})
    story.camps().has_hp("Picket", 0).has_progress(0).is_discarded("solo-01")


# Solo-02


@ruling("TMB-113")
def test_at_the_water_ranged_baddies_are_on_top_of_the_meter() -> None:
    story = alone("solo-02", "a", 0).sets_up()
    story.queues(1, 1, 1, 1).special_rules("ArchersFirst")
    units = story.s.meter
    assert CHIPS[story.s.baddie(units[0]).chip].key == "bog_pole"
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-111")
def test_over_the_rocks_baddies_are_surprised_and_stand_still_in_round_1() -> None:
    story = alone("solo-02", "b", 0, *[0] * DICE).sets_up("d2").special_rules("Surprised", "Rooted")
    assert story.s.meter[0] == 0
    before = [baddie.cell for baddie in story.s.baddies_standing()]
    story.plays_round()
    assert [baddie.cell for baddie in story.s.baddies_standing()] == before
    story.wins().through_rewards().has_progress(0).gained("Picket", training=2).is_discarded("solo-02")


# Solo-03


@ruling("TMB-105", "TMB-212")
def test_the_stone_golem_comes_alone() -> None:
    story = alone("solo-03", "a", 0).sets_up().queues(5).shows("Stone Golem 5")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=1).carries("Picket", 1)


@ruling("TMB-212")
def test_the_stone_golem_is_called_from_the_unused_chips_and_goes_back() -> None:
    story = alone("solo-03", "a", 0, tyrant="nom", stacks=()).sets_up().queues(5)
    golem = CHIP_KEYS["stone_golem"].chip
    assert story.s.baddies_standing()[0].chip == golem
    story.loses()
    assert golem in story.s.adventure.unused


@ruling("TMB-108", "TMB-112")
def test_the_golden_golem_fights_in_place_of_the_gearloc() -> None:
    story = alone("solo-03", "b", *[0] * DICE).asks("place_ally", "at a2", "at b2", "at c2", "at d2").does("at a2")
    story.shows("meter: bog frog, bog worm, golden golem", "queue: bog lurk")
    assert story.s.allies_standing()[0].chip == CHIP_KEYS["golden_golem"].chip
    story.turn_of("Bog Frog").tells("Targeted", who="Bog Frog", target="Golden Golem")
    story.turn_of("Golden Golem").tells("Targeted", who="Golden Golem", target="Bog Frog").shows("over: nothing")


@ruling("TMB-043")
def test_after_round_3_the_gearloc_enters_and_the_golem_is_an_enemy() -> None:
    story = alone("solo-03", "b", *[0] * 400, stacks=("bog worm", "", "golden golem"), day=1).does("at a2")
    story.s.round = 2
    story.plays_round()
    assert story.s.allies_standing()
    story.plays_round()
    golem = story.s.baddies_standing()[-1]
    assert (golem.chip, golem.id) == (CHIP_KEYS["golden_golem"].chip, FIRST_BADDIE + 3)
    assert story.s.allies_standing() == []
    assert story.s.stands(0)
    assert golem.id in story.s.meter
    story.shows("over: nothing").wins().through_rewards().has_progress(1).gained("Picket", training=2)
    story.carries("Picket", 2)


@ruling("TMB-043")
def test_when_the_golem_falls_the_gearloc_enters_as_that_round_ends() -> None:
    story = alone("solo-03", "b", *[0] * 400, stacks=("bog worm", "", "golden golem"), day=1).does("at a2")
    story.deals(20, "Golden Golem", true=True).shows("over: nothing", "defeated: golden golem")
    story.plays_round()
    assert story.s.stands(0)


# Solo-04


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


# Solo-05


@ruling("TMB-090", "TMB-092")
def test_out_of_the_rope_all_loot_stays_behind_and_two_cards_are_drawn() -> None:
    bags = {"Picket": "mixed_berries, oggot_herbs"}
    story = alone("solo-05", "a", 2, 0, 0, 0, 1, 0, 0, bags=bags, loot="zelfey_seeds, zelfey_root")
    story.does("nothing", "open with grey", "nothing").through_rewards()
    story.has("Picket", "zelfey_seeds, zelfey_root").has_progress(1).gained("Picket", training=1)


@ruling("TMB-032", "TMB-040")
def test_a_rope_that_holds_costs_hp_and_the_recipe_is_debated_instead() -> None:
    story = alone("solo-05", "a", *[0] * 8, bags={"Picket": "mixed_berries"}).does("nothing", "nothing")
    story.tells("ChoiceTaken", choice=1, instead=True).asks("train").has_hp("Picket", 1)
    story.through_rewards().has("Picket", "mixed_berries").has_progress(1)


@ruling("TMB-032")
def test_the_debate_costs_hp_and_half_a_rest() -> None:
    story = alone("solo-05", "b", hp={"Picket": 4}).does("train health")
    story.camps().has_hp("Picket", 2).has_progress(1).does("sleep")
    assert story.s.party[0].hp == 4


# Solo-06


@ruling("TMB-043")
def test_a_baddie_caught_in_a_pit_has_no_turn_in_rounds_1_and_2() -> None:
    story = alone("solo-06", "a", 1, 2, 0, *[0] * DICE).sets_up("d2").queues(5, 5).special_rules("Pits")
    story.forgets().plays_round()
    story.tells("TurnBegan", who="Bog Lurk").never_tells("TurnBegan", who="Stone Golem")
    story.s.round = 3
    story.forgets().plays_round().tells("TurnBegan", who="Stone Golem")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-111", "TMB-182", "TMB-291")
def test_among_the_pits_every_new_position_hurts_a_baddie() -> None:
    story = alone("solo-06", "b", 0, *[0] * DICE).sets_up("d2").queues(5, 5).special_rules("Spikes", "Surprised")
    for baddie in story.s.baddies_standing():
        assert baddie.hp == baddie.max - 1
    story.forgets().turn_of("Stone Golem").asks("baddie_walk", "at d3", "at c2").does("at d3")
    assert (story.told("Moved", who="Stone Golem"), story.told("Hurt", who="Stone Golem", true=True)) == (1, 2)
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-291", "TMB-170")
def test_a_single_step_among_the_pits_hurts_once() -> None:
    story = alone("solo-06", "b", 0, *[0] * DICE).sets_up("d2").forgets()
    story.happens(*[MoveOneStep(baddie.id) for baddie in story.s.baddies_standing()])
    assert story.told("Moved") == story.told("Hurt", true=True) == 2


class MoveOneStep(Do):
    """A baddie walks to the position behind it."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def run(self, s: TooManyBones) -> None:
        """In its lane."""
        move(s, self.unit, s.cell_of(self.unit) - 4, "walk")


# Whatever happens


@pytest.mark.parametrize("key", [card.key for card in ENCOUNTERS if card.deck == "solo"])
def test_days_with_this_card_come_to_an_end(key: str) -> None:
    for choice in range(len(BY_KEY[key].choices)):
        for seed in range(3):
            play_out(key, choice, 1, seed)
