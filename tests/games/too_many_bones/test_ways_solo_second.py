"""The cards 7 to 12 for a gearloc on its own: what each choice sets up, changes and brings."""

from __future__ import annotations

from boneyard.games.too_many_bones.battle.effect_dice import put_effect
from boneyard.games.too_many_bones.battle.stats import baddie_attack
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.records import ROLLED
from boneyard.games.too_many_bones.content.sheets import SHEETS
from boneyard.games.too_many_bones.events.battle import Hurt, Targeted
from boneyard.games.too_many_bones.model.ids import ALLY, EXHAUSTED, FIRST_BADDIE, HEALTH, PATCHES, READY, STUN, TRAY
from boneyard.games.too_many_bones.model.who import unit_of
from tests.games.too_many_bones.roads import RoadDice, alone, dice_of_round, encounter, rolls
from tests.rulings import ruling

DICE = 60  # numbers told where they do not matter


# Solo-07


@ruling("TMB-118")
def test_a_pack_kept_shut_may_bring_more_baddies() -> None:
    story = alone("solo-07", "a", 0, *[0] * DICE).sets_up("d2").queues(1, 1).special_rules("MoreEbon")
    story.s.round = 3
    story.forgets().plays_round().tells("DieRolled", shown=1).tells("Queued", points=1)
    story.wins().through_rewards().gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-032")
def test_a_bribe_needs_loot() -> None:
    encounter("solo-07", party="Picket").offers("choose a").does_not_offer("choose b")
    encounter("solo-07", party="Picket", bags={"Picket": "mixed_berries"}).offers("choose a", "choose b")


@ruling("TMB-033")
def test_a_bribe_that_is_taken_is_a_success() -> None:
    story = alone("solo-07", "b", 3, bags={"Picket": "mixed_berries"}).asks("bribe", "drop mixed_berries")
    story.does("drop mixed_berries").through_rewards().has("Picket", "nothing")
    story.has_progress(1).gained("Picket", training=2)


@ruling("TMB-032")
def test_a_bribe_that_is_not_leaves_both_choices_open() -> None:
    story = alone("solo-07", "b", 2, bags={"Picket": "mixed_berries"}).does("drop mixed_berries")
    story.asks("way", "choose a").has("Picket", "nothing")


# Solo-08


@ruling("TMB-104", "TMB-189")
def test_a_night_at_the_spring_gives_buff_hp_for_one_battle() -> None:
    story = alone("solo-08", "a", 0).sets_up().queues(5, 1, 1)
    assert story.s.party[0].buff == 5
    story.wins().through_rewards().gained("Picket", training=2).carries("Picket", 1)
    assert story.s.party[0].buff == 0


@ruling("TMB-043", "TMB-081")
def test_the_flask_is_loot_with_two_chips() -> None:
    story = alone("solo-08", "b").through_rewards().has("Picket", "spring_flask").has_progress(1)
    story.gained("Picket", training=1).is_kept("solo-08")
    assert story.s.party[0].bag[0] & 255 == 2


# Solo-09


@ruling("TMB-043", "TMB-104")
def test_robbers_who_have_tired_enter_two_hp_short() -> None:
    story = alone("solo-09", "a", 0).sets_up().queues(5, 1, 1).special_rules("TiredRobbers")
    for baddie in story.s.baddies_standing():
        assert baddie.hp == max(1, CHIPS[baddie.chip].hp - 2)
    story.wins().through_rewards().has_progress(1).carries("Picket", 3)


@ruling("TMB-043")
def test_a_mohlnor_fights_right_after_the_gearloc() -> None:
    story = alone("solo-09", "b", 0, stacks=("bog worm", "stone golem", ""), day=1).does("first", "at a2")
    story.asks("place_ally", "at b2", "at c2", "at d2").does("at b2").sets_up().queues(5, 1)
    story.turn_of("Picket", "stay", "no target", "roll").asks("ally_move").offers("stay", "move c2").does("stay")
    story.s.rng = RoadDice(rolls("attack 2", "attack 1"))
    story.asks("ally_target", "target b3", "no target").does("target b3")
    (hurt,) = [event for event in story.events if isinstance(event, Hurt)]
    assert (hurt.amount, unit_of(hurt.by)) == (3, ALLY)
    story.wins().through_rewards().has_progress(1).deck_holds("special-06").carries("Picket", 2)


@ruling("TMB-043")
def test_baddies_go_for_the_mohlnor_too_and_without_him_it_fails() -> None:
    story = alone("solo-09", "b", *[0] * DICE, stacks=("bog worm", "stone golem", ""), day=1)
    story.does("first", "at d2", "at b2").sets_up()
    story.turn_of("Bog Worm")
    assert [unit_of(event.target) for event in story.events if isinstance(event, Targeted)] == [ALLY]
    story.s.baddies[ALLY - FIRST_BADDIE] = None
    story.wins().camps().has_progress(0).is_discarded("solo-09").deck_lacks("special-06")


# Solo-10


@ruling("TMB-106")
def test_a_sword_is_pulled_off_the_belt_in_lane_1() -> None:
    story = alone("solo-10", "a", 0).sets_up().queues(1, 1).special_rules("BorrowedSword", "NoSkillDice")
    first, second = story.s.baddies_standing()
    assert baddie_attack(story.s, first) == max(0, CHIPS[first.chip].attack - 2)
    assert baddie_attack(story.s, second) == CHIPS[second.chip].attack
    story.turn_of("Picket").does("stay")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2)


@ruling("TMB-278")
def test_back_at_the_pack_only_round_1_is_without_skill_dice() -> None:
    story = alone("solo-10", "b", 0, *[0] * DICE, party="Boomer").sets_up().queues(1, 1).special_rules("NoSkillDice")
    dice_of_round(story, 1)
    story.does_not_offer("add element")
    dice_of_round(story, 2)
    story.offers("add element")
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=2).carries("Boomer", 1)


# Solo-11


@ruling("TMB-207")
def test_recruits_come_back_to_the_bottom_of_the_queue_in_rounds_1_to_3() -> None:
    story = alone("solo-11", "a", 0, day=6).sets_up().queues(1, 1, 1, 1).special_rules("OnlyRecruits", "RecruitsReturn")
    story.deals(4, "Bog Frog", true=True).shows("queue: bog frog", "defeated: nothing")
    story.s.round = 4
    story.deals(3, "Bog Worm", true=True).shows("queue: bog frog", "defeated: bog worm")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-128")
def test_after_a_sting_the_gearloc_may_run() -> None:
    veterans = ("", "bog lurk, stone golem, drowned walker", "")
    story = alone("solo-11", "b", 0, *[0] * DICE, stacks=veterans).sets_up("d2").queues(5, 5).special_rules("HitAndRun")
    assert not any(CHIPS[baddie.chip].ranged for baddie in story.s.baddies_standing())
    story.turn_of("Picket")
    while not story.asked.startswith("hit_and_run"):
        story.does({"move": "stay", "target": "no target", "dice": "roll"}.get(story.asked.split(":")[0], "done"))
    story.offers("stay", "move d1").does("move d1").shows("Picket 5/5 at d1").special_rules("HitAndRun")
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-283")
def test_who_is_stunned_does_not_run() -> None:
    veterans = ("", "bog lurk, stone golem, drowned walker", "")
    story = alone("solo-11", "b", 0, *[0] * DICE, stacks=veterans).sets_up("d2")
    put_effect(story.s, 0, STUN)
    story.turn_of("Picket").tells("TurnLost", who="Picket").special_rules("HitAndRun")
    assert story.between_turns


# Solo-12


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
