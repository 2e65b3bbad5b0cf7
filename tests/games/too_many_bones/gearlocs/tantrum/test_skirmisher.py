"""Tantrum, Skirmisher: from Intimidate to Way of the Ebon."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.gearlocs.tantrum.positions import WALK, rolling
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


@ruling("TMB-115")
@pytest.mark.parametrize(
    ("places", "meter"),
    [
        ("3", "Bog Frog, Kobold, Cave Bear, Wild Boar, Tantrum"),
        ("7", "Bog Frog, Kobold, Cave Bear, Tantrum, Wild Boar"),
    ],
)
def test_intimidate_moves_the_target_down_the_meter_at_the_end_of_the_round(places: str, meter: str) -> None:
    picture = """
        Tantrum 4/4 at b2 [intimidate] | Wild Boar 3 at b3, Kobold 2 at d4, Cave Bear 6 at c4, Bog Frog 4 at a4
        meter: Wild Boar, Bog Frog, Kobold, Cave Bear, Tantrum
        turn: Tantrum
    """
    story = rolling(picture, "intimidate", places).does("use intimidate", "done")
    story.shows("meter: Wild Boar, Bog Frog, Kobold, Cave Bear, Tantrum").lies("Tantrum", exhausted="intimidate")
    story.begins().shows("round 2", f"meter: {meter}")


@ruling("TMB-207")
def test_a_note_about_somebody_who_falls_is_forgotten() -> None:
    picture = "Tantrum 4/4 at b2 [intimidate] | Wild Boar 1 at b3, Bog Frog 4 at d4\nturn: Tantrum"
    story = battle(picture, dice=rolls("attack 1", "intimidate 3"), passing=WALK)
    story.does("target b3", "add attack", "add intimidate", "roll", "use intimidate", "hit 1", "done")
    story.plays_round().shows("round 2", "meter: Tantrum, Bog Frog")


@ruling("TMB-131")
def test_intimidate_needs_a_target() -> None:
    story = battle("Tantrum 4/4 at b2 [intimidate] | Wild Boar 3 at b3", dice=rolls("intimidate 3"), passing=WALK)
    story.does("no target", "add intimidate", "roll").does_not_offer("use")


def test_cripple_lies_on_an_adjacent_baddie_that_attacks_with_one_die_less() -> None:
    picture = "Tantrum 4/4 at b2 [cripple] | Cave Bear 6 at b3, Kobold 2 at d4"
    story = rolling(picture, "cripple", "attack mod").does("put cripple b3", "done")
    story.shows("Cave Bear 6 [dice: cripple 1]")
    story.s.rng = rolls("defense bones", "attack 1")
    story.turn_of("Cave Bear").shows("Tantrum 3/4")


def test_a_crippled_baddie_takes_the_die_with_it_when_it_falls() -> None:
    picture = "Tantrum 4/4 at b2 | Wild Boar 1 at b3 [dice: cripple 1], Kobold 2 at d4"
    story = battle(picture, dice=rolls("attack 1"), passing=WALK).does("target b3", "add attack", "roll", "hit 1")
    story.misses("Wild Boar").lies("Tantrum", exhausted="cripple")


@ruling("TMB-198")
def test_way_of_the_wild_disables_an_adjacent_baddie_of_up_to_5_points() -> None:
    picture = "Tantrum 4/4 at b2 [way of the wild] | Cave Bear 6 at b3, Great Horned Bull 10 at a2, Kobold 2 at d4"
    story = rolling(picture, "way of the wild", "disable 5").does_not_offer("use way of the wild a2")
    story.does_not_offer("use way of the wild d4").does("use way of the wild b3")
    story.shows("Cave Bear 6 [disable]").lies("Tantrum", exhausted="way of the wild")


def test_innervate_leaps_beside_any_baddie_and_may_choose_a_new_target() -> None:
    picture = "Tantrum 4/4 at b2 [innervate] | Wild Boar 3 at b3, Kobold Slinger 2 at d4, Wyrm 5 at d3"
    story = battle(picture, dice=rolls("attack 1", "innervate jump"), passing=WALK)
    story.does("target b3", "add attack", "add innervate", "roll").does("use innervate c4").asks("new_target")
    story.asks("new_target", "target d4", "done").does("target d4").shows("Tantrum 4/4 at c4")
    story.does("hit 1").shows("Kobold Slinger 1", "Wild Boar 3")


@ruling("TMB-140")
def test_after_a_leap_without_a_new_target_the_old_one_may_be_out_of_reach() -> None:
    picture = "Tantrum 4/4 at b2 [innervate] | Wild Boar 3 at b3, Kobold Slinger 2 at d4"
    story = battle(picture, dice=rolls("attack 1", "innervate jump"), passing=WALK)
    story.does("target b3", "add attack", "add innervate", "roll", "use innervate c4", "done")
    story.does_not_offer("hit")


def test_innervate_asks_for_no_target_where_there_is_no_other() -> None:
    picture = "Tantrum 4/4 at b2 [innervate] | Wild Boar 3 at b3"
    story = rolling(picture, "innervate", "jump").asks("result").does("use innervate a3")
    story.asks("result").shows("Tantrum 4/4 at a3")


def test_strengthen_is_one_attack_die_more_until_the_battle_ends() -> None:
    picture = "Tantrum 4/4 at b2 [dex+1, strengthen] | Wild Boar 3 at b3"
    story = rolling(picture, "strengthen", "attack mod 1").does("place strengthen")
    story.lies("Tantrum", active="rage 1.0, strengthen 1")
    story = battle("Tantrum 4/4 at b2 [dex+1; active: rage 1.0, strengthen 1] | Wild Boar 3 at b3", passing=WALK)
    story.does("target b3", "add attack", "add attack", "add attack", "add attack").does_not_offer("add attack")


@ruling("TMB-065", "TMB-069")
@pytest.mark.parametrize(("third", "raised"), [("1", True), ("bones", False)])
def test_one_face_of_strengthen_is_an_attempt_to_train_attack(third: str, raised: bool) -> None:
    story = battle("Tantrum 4/4 at b2 [strengthen] | Wild Boar 3 at b3", dice=rolls(5), passing=WALK)
    story.does("target b3", "add strengthen", "roll")
    story.s.rng = rolls("attack 1", "attack 2", f"attack {third}")
    story.does("place strengthen").lies("Tantrum", active="rage 1.0, strengthen 1", plan="nothing")
    if raised:
        story.shows("Tantrum 4/4 [attack+1]").tells("StatRaised", stat="attack", value=4)
    else:
        story.lacks("Tantrum", "attack+1").tells("TrainingFailed", stat="attack")


@ruling("TMB-254")
def test_way_of_the_ebon_taunts_until_his_next_turn_and_is_done_then() -> None:
    picture = "Tantrum 4/4 at b2 [way of the ebon], Boomer 3/3 at d1 | Kobold 2 at d4\nmeter: Tantrum, Boomer, Kobold"
    story = battle(picture, dice=rolls("way of the ebon taunt"), passing=WALK)
    story.does("add way of the ebon", "roll", "place way of the ebon", "done")
    story.shows("Tantrum 4/4 [taunt; active: rage 1.0, way of the ebon]")
    picture = "Tantrum 4/4 at b2 [taunt; active: rage 1.0, way of the ebon] | Kobold 2 at d4"
    battle(picture).begins().lies("Tantrum", active="rage 1.0", exhausted="way of the ebon").lacks("Tantrum", "taunt")
