"""Tantrum's consumables: Axe Collector, Horn o' the Zerker and Body Count."""

from __future__ import annotations

from boneyard.games.too_many_bones.turns.rounds import EndRound
from tests.games.too_many_bones.gearlocs.tantrum.positions import WALK, rolling
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


def test_an_axe_deals_2_damage_to_a_baddie_that_is_not_adjacent_once_in_a_turn() -> None:
    story = battle("Tantrum 4/4 at b2 [axe collector 3] | Wild Boar 3 at b3, Cave Bear 6 at d4", passing=WALK)
    story.does_not_offer("act axe b3").does("act axe d4").shows("Cave Bear 4", "Tantrum 4/4 [axe collector 2]")
    story.does_not_offer("act axe").does("target b3").does_not_offer("act axe")


@ruling("TMB-130", "TMB-200")
def test_an_axe_needs_no_target_so_it_reaches_the_untargetable() -> None:
    story = battle("Tantrum 4/4 at b2 [axe collector 1] | Cave Bear 6 at d4 [untargetable]").does("act axe d4")
    story.shows("Cave Bear 4", "Tantrum 4/4").lacks("Tantrum", "axe collector")


def test_without_an_axe_nothing_flies() -> None:
    battle("Tantrum 4/4 at b2 | Cave Bear 6 at d4").does_not_offer("act axe")


@ruling("TMB-054")
def test_an_axe_reaches_an_orb_which_is_nobodys_body() -> None:
    story = battle("Tantrum 4/4 at b2 [axe collector 1] | Gendricks 6 at a4, Orb 1 at d4").does("act axe d4")
    story.misses("Orb").lacks("Tantrum", "body count")


@ruling("TMB-191")
def test_whomever_he_defeats_himself_is_a_body_up_to_five() -> None:
    picture = "Tantrum 4/4 at b2 [axe collector 1, body count {}] | Goblin Bomb Thrower 2 at d4, Wild Boar 3 at b3"
    story = battle(picture.format(2)).does("act axe d4").shows("Tantrum 4/4 [body count 3]")
    story = battle(picture.format(5)).does("act axe d4").shows("Tantrum 4/4 [body count 5]")
    story.misses("Goblin Bomb Thrower")


@ruling("TMB-191")
def test_a_baddie_that_poison_takes_is_nobodys_body() -> None:
    picture = "Tantrum 4/4 at b2 | Wild Boar 1 at d4 [poison 1], Kobold 2 at a4\nturn: Wild Boar"
    battle(picture).plays_turn().misses("Wild Boar").lacks("Tantrum", "body count")


@ruling("TMB-153")
def test_bodies_become_hp_not_above_the_maximum_and_the_count_starts_over() -> None:
    story = battle("Tantrum 2/4 at b2 [body count 3] | Wild Boar 3 at b3").does("act body count")
    story.shows("Tantrum 4/4").lacks("Tantrum", "body count").does_not_offer("act body count")
    battle("Tantrum 4/4 at b2 [body count 3] | Wild Boar 3 at b3").does_not_offer("act body count")


@ruling("TMB-263")
def test_tantrum_may_cash_his_body_count_before_poison_kills_him() -> None:
    story = battle("Tantrum 1/4 at c2 [poison 1, body count 3], Boomer 3/3 at d1 | Cave Bear 6 at c3")
    story.begins()
    story.offers("act body-count")


@ruling("TMB-151")
def test_the_bones_of_the_horn_come_back_to_the_mat_when_spent() -> None:
    picture = "Tantrum 4/4 at b2 [horn o the zerker] | Wild Boar 3 at b3"
    story = rolling(picture, "horn o the zerker", "bones 1").does("keep horn o the zerker 1", "plan 1")
    story.shows("Tantrum 4/4 [horn o the zerker; active: rage 1.2; plan: nothing]")


@ruling("TMB-150", "TMB-115")
def test_the_horn_calls_the_party_to_the_top_of_the_meter_at_the_end_of_the_round() -> None:
    picture = """
        Tantrum 4/4 at b2 [horn o the zerker], Boomer 3/3 at d1 | Wild Boar 3 at b3, Kobold 2 at d4
        meter: Wild Boar, Boomer, Kobold, Tantrum
        turn: Tantrum
    """
    story = rolling(picture, "horn o the zerker", "party inspire").does("use horn o the zerker", "done")
    story.shows("meter: Wild Boar, Boomer, Kobold, Tantrum").lacks("Tantrum", "horn o the zerker")
    story.lies("Tantrum", exhausted="nothing")  # a consumable goes back to the tray
    story.begins().shows("round 2", "meter: Boomer, Tantrum, Wild Boar, Kobold")


@ruling("TMB-048")
def test_the_horn_stuns_all_baddies_of_up_to_5_points() -> None:
    picture = "Tantrum 4/4 at b2 [horn o the zerker] | Wild Boar 3 at b3, Cave Bear 6 at d4, Great Horned Bull 10 at a4"
    story = rolling(picture, "horn o the zerker", "disorient all 5").does("use horn o the zerker")
    story.shows("Wild Boar 3 [stun]", "Cave Bear 6 [stun]").lacks("Great Horned Bull", "stun")


@ruling("TMB-260")
def test_party_inspire_keeps_the_order_gearlocs_had_when_it_was_used() -> None:
    story = battle(
        "Tantrum 4/4 at a2 [horn o the zerker], Boomer 3/3 at d1 | Bog Frog 4 at d3, Goblin Cheat 2 at c4\n"
        "meter: Goblin Cheat, Tantrum, Bog Frog, Boomer\nturn: Tantrum",
        dice=rolls("horn o the zerker party inspire"),
        passing=("move", "target"),
    )
    story.does("add horn", "roll", "use horn")
    story.shows("meter: Goblin Cheat, Tantrum, Bog Frog, Boomer")
    story.happens(EndRound())
    story.shows("meter: Tantrum, Boomer, Goblin Cheat, Bog Frog")
