"""The six special cards: what each choice sets up, changes and brings."""

from __future__ import annotations

import pytest

from boneyard.games.too_many_bones.activities.darts.tasks import DartsPlayed
from boneyard.games.too_many_bones.content.chips import CHIPS
from boneyard.games.too_many_bones.content.encounters.all import BY_KEY, ENCOUNTERS
from boneyard.games.too_many_bones.model.ids import ATTACK, GEARLOCS, STATS
from tests.games.too_many_bones.roads import RoadStory, encounter, play_out, rolls
from tests.rulings import ruling

FROGS = ("bog frog, bog worm, bog pole, clay golem", "bog lurk, stone golem", "golden golem, mire devourer")


# Special-01


@ruling("TMB-033")
def test_sweating_in_the_yard_gives_two_points_and_progress() -> None:
    story = encounter("special-01").does("choose a").through_rewards()
    story.has_progress(1).gained("Picket", training=2).gained("Boomer", training=2).is_kept("special-01")
    story.carries("Picket", 0)


@ruling("TMB-019", "TMB-036")
def test_in_the_alley_everybody_keeps_one_of_two_cards() -> None:
    story = encounter("special-01", loot="mixed_berries, oggot_herbs, zelfey_seeds, zelfey_root").does("choose b")
    story.asks("keep_one", "card mixed_berries", "card oggot_herbs").asks_whom("Picket").does("card oggot_herbs")
    story.asks("keep_one", "card zelfey_seeds", "card zelfey_root").asks_whom("Boomer").does("card zelfey_root")
    story.through_rewards().has("Picket", "oggot_herbs").has("Boomer", "zelfey_root")
    story.has_progress(1).gained("Picket", training=1)
    assert len(story.s.adventure.loot_gone) == 2


@ruling("TMB-043")
def test_two_cards_that_are_alike_leave_nothing_to_choose() -> None:
    story = encounter("special-01", party="Picket", loot="mixed_berries, mixed_berries").does("choose b")
    story.through_rewards().has("Picket", "mixed_berries")


# Special-02


@ruling("TMB-117")
def test_the_guards_hurt_every_baddie_as_each_round_starts() -> None:
    dice = rolls(0, 0)
    story = encounter("special-02", dice=dice, tyrant="drellen", stacks=FROGS).does("choose a").sets_up()
    story.queues(1, 1, 1, 1).special_rules("Guards")
    assert story.told("Hurt", amount=1, true=True) == 4
    story.wins().through_rewards().has_progress(1).gained("Boomer", training=1).carries("Boomer", 1)


@ruling("TMB-034")
def test_a_battle_lost_before_the_gate_puts_the_card_back_on_top() -> None:
    dice = rolls(0, 0)
    story = encounter("special-02", dice=dice, tyrant="drellen", stacks=FROGS).does("choose b").sets_up()
    story.special_rules().loses().camps().has_progress(0).gained("Picket", training=0)
    assert story.s.adventure.deck[0] == BY_KEY["special-02"].card
    assert BY_KEY["special-02"].card not in story.s.adventure.discards


@ruling("TMB-035")
def test_without_the_guards_there_is_one_more_point() -> None:
    dice = rolls(0, 0)
    story = encounter("special-02", dice=dice, tyrant="drellen", stacks=FROGS).does("choose b").sets_up()
    story.wins().through_rewards().gained("Picket", training=2)


# Special-03


@ruling("TMB-008")
def test_who_is_not_seen_on_the_bridge_leaves_the_deck_alone() -> None:
    story = encounter("special-03", dice=rolls(2, 5), tyrant="duster", deck="classic-01, tyrant-duster-1")
    story.does("choose a").through_rewards().has_progress(2).gained("Picket", training=1)
    assert ENCOUNTERS[story.s.adventure.deck[0]].key == "classic-01"


@ruling("TMB-033")
def test_who_is_seen_on_the_bridge_meets_the_first_encounter_of_the_tyrant_next() -> None:
    story = encounter("special-03", dice=rolls(5, 1), tyrant="goblin_king", deck="classic-01")
    story.does("choose a").through_rewards().has_progress(2)
    assert ENCOUNTERS[story.s.adventure.deck[0]].key == "tyrant-goblin-king-1"
    story.deck_holds("tyrant-goblin-king-1", "classic-01", "tyrant-goblin-king-2")


@ruling("TMB-017")
def test_the_boatman_gives_trove_and_is_remembered() -> None:
    story = encounter("special-03").does("choose b").through_rewards()
    story.has_progress(1).carries("Picket", 1).carries("Boomer", 1).deck_holds("special-06")


# Special-04


@ruling("TMB-039", "TMB-040")
def test_the_stream_takes_hp_but_not_the_last_and_another_card_is_drawn() -> None:
    story = encounter("special-04", dice=rolls(2), hp={"Boomer": 2}, deck="special-01").does("choose a")
    story.asks("way").has_hp("Picket", 3).has_hp("Boomer", 1).deck_holds("special-04").deck_lacks("special-01")
    story.tells("EncounterDrawn", card=BY_KEY["special-01"].card)
    story.does("choose a").through_rewards().has_progress(1)


@ruling("TMB-004")
def test_or_it_takes_one_loot_of_the_party_which_says_which() -> None:
    bags = {"Picket": "mixed_berries", "Boomer": "oggot_herbs"}
    story = encounter("special-04", dice=rolls(3), bags=bags, deck="special-01").does("choose a")
    story.asks("part_with", "drop mixed_berries picket", "drop oggot_herbs boomer").does("drop oggot_herbs boomer")
    story.asks("way").has("Picket", "mixed_berries").has("Boomer", "nothing")


@ruling("TMB-039")
def test_without_loot_the_stream_takes_nothing() -> None:
    story = encounter("special-04", dice=rolls(5), deck="special-01").does("choose a")
    story.asks("way").has_hp("Picket", 5)


@ruling("TMB-104")
def test_a_small_party_meets_one_strong_baddie_more_at_the_bottom() -> None:
    dice = rolls(0, 0)
    story = encounter("special-04", dice=dice, tyrant="drellen", stacks=FROGS).does("choose b").sets_up()
    story.queues(1, 1, 1, 1, 5).special_rules()
    story.wins().through_rewards().has_progress(2).gained("Boomer", training=2).carries("Boomer", 1)


@ruling("TMB-104")
def test_a_large_party_meets_a_20_pt_baddie_with_3_hp_more() -> None:
    dice = rolls(0, 0, 0)
    story = encounter(
        "special-04", party="Picket, Boomer, Patches", day=1, dice=dice, tyrant="drellen", stacks=FROGS
    ).does("choose b")
    story.sets_up().queues(1, 1, 1, 20, 5).special_rules("StrongCousin")
    golem = story.s.baddies_standing()[-1]
    assert golem.hp == golem.max == CHIPS[golem.chip].hp + 3


# Special-05


@ruling("TMB-090")
def test_behind_the_door_everybody_keeps_one_of_two_trove_and_may_try_it_at_once() -> None:
    story = encounter("special-05", party="Picket", trove="laser_pointer, dex_infuser").does("choose a")
    story.asks("keep_one").does(story.options[0]).asks("try_trove", "yes", "no").does("no").through_rewards()
    story.has("Picket", "locked laser_pointer").gained("Picket", training=1).has_progress(0).is_discarded("special-05")


@ruling("TMB-090")
def test_the_attempt_behind_the_door_is_at_the_locks_of_the_card() -> None:
    story = encounter("special-05", party="Picket", dice=rolls(*[0] * 40)).does("choose a")
    story.does(story.options[0]).does("yes").tells("LockRolled", who="Picket")


@ruling("TMB-065")
def test_in_the_hall_attack_and_defense_need_no_dice() -> None:
    story = encounter("special-05", party="Picket").does("choose b").asks("train")
    before = story.s.party[0].trained[ATTACK]
    story.does(f"train {STATS[ATTACK]}").does(f"train {STATS[ATTACK]}")
    assert story.s.party[0].trained[ATTACK] == before + 2
    story.camps().gained("Picket", training=2).carries("Picket", 1).has_progress(0).is_discarded("special-05")


# Special-06


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
    story = encounter("special-06", dice=dice, tyrant="drellen", stacks=FROGS).does("choose b").sets_up()
    story.queues(1, 1, 1, 1).special_rules("AngryTraders").has_hp("Picket", 3).has_hp("Boomer", 1)
    story.wins().through_rewards().has_progress(1).gained("Picket", training=2).carries("Picket", 1)


@ruling("TMB-034")
def test_the_traders_come_again_when_they_win() -> None:
    dice = rolls(0, 0)
    story = encounter("special-06", dice=dice, tyrant="drellen", stacks=FROGS).does("choose b").sets_up()
    story.loses().camps().deck_holds("special-06").has_progress(0)


# Whatever happens


@pytest.mark.parametrize("key", [card.key for card in ENCOUNTERS if card.deck == "special"])
def test_days_with_this_card_come_to_an_end(key: str) -> None:
    for choice in range(len(BY_KEY[key].choices)):
        for seats in range(1, len(GEARLOCS) + 1):
            play_out(key, choice, seats, seed=choice * 4 + seats)
