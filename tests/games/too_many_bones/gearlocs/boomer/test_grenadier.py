"""Boomer, Grenadier: what every grenade has in common, Frag, Big Boom, Stunner and Napalm (TMB-190)."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.gearlocs.boomer.positions import PASSING, throwing
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


def test_a_grenade_needs_one_on_the_boom_counter_and_takes_it_off() -> None:
    battle("Boomer 3/3 at d1 [frag] | Wild Boar 3 at b3", passing=PASSING).does_not_offer("add frag")
    story = battle("Boomer 3/3 at d1 [frag, boom counter 2] | Wild Boar 3 at b3", passing=PASSING)
    story.does("add frag", "aim b3").shows("Boomer 3/3 [boom counter 1]")


def test_several_grenades_may_be_thrown_in_one_turn() -> None:
    picture = "Boomer 3/3 at d1 [frag, stunner, boom counter 2] | Cave Bear 6 at b3, Wyrm 5 at d4"
    story = battle(picture, dice=rolls("frag 3", "stunner 5"), passing=PASSING)
    story.does("add frag", "aim b3", "add stunner", "aim d4").does_not_offer("add big boom").does("roll")
    story.does("use stunner", "use frag").shows("Cave Bear 3", "Wyrm 5 [stun]")


@ruling("TMB-135")
def test_what_a_grenade_shows_has_to_be_used() -> None:
    story = throwing("Boomer 3/3 at d1 [frag, boom counter 1] | Wild Boar 3 at b3", "frag", "d1", "3")
    story.does_not_offer("done").does("use frag").shows("Boomer 0/3 ko")


@pytest.mark.parametrize("die", ["frag", "stunner", "napalm", "smoke screen"])
def test_red_bones_have_to_be_kept(die: str) -> None:
    aim = "d1" if die == "smoke screen" else "b3"
    picture = f"Boomer 3/3 at d1 [{die}, boom counter 1], Picket 5/5 at b2 | Wild Boar 3 at b3, Kobold 2 at d4"
    story = throwing(picture, die, aim, "bones")
    story.asks("result", f"keep {die} 1").does(f"keep {die} 1").lies("Boomer", plan=f"{die} 1")


@ruling("TMB-190", "TMB-009")
@pytest.mark.parametrize(("shows", "at", "beside", "friend"), [("3", 3, 2, 4), ("4", 2, 1, 3)])
def test_frag_hits_a_position_and_half_as_hard_everybody_beside_it(
    shows: str, at: int, beside: int, friend: int
) -> None:
    picture = "Boomer 3/3 at d1 [frag, boom counter 1], Picket 5/5 at b2 | Cave Bear 6 at b3, Acid Lizard 3 at c3"
    story = throwing(picture, "frag", "b3", shows).does("use frag")
    story.shows(f"Cave Bear {at}", f"Acid Lizard {beside}", f"Picket {friend}/5", "Boomer 3/3")
    story.lies("Boomer", exhausted="frag")


@ruling("TMB-190")
def test_everybody_hit_by_an_explosion_defends_for_himself_with_half_taken_first() -> None:
    picture = "Boomer 3/3 at d1 [frag, boom counter 1] | Cave Bear 6 at b3 [shields 2], Stone Golem 5 at c3"
    story = throwing(picture, "frag", "b3", "4").does("use frag")
    story.shows("Cave Bear 4", "Stone Golem 4")  # 4 - 2 on shields; 2 - 1 for its Thick Skin


def test_frag_may_be_aimed_at_an_empty_position() -> None:
    story = throwing("Boomer 3/3 at d1 [frag, boom counter 1] | Cave Bear 6 at b3", "frag", "b4", "4").does("use frag")
    story.shows("Cave Bear 4")


@pytest.mark.parametrize(("face", "damage", "backlash"), [(0, 1, 1), (1, 1, 0), (3, 2, 2), (5, 2, 0)])
def test_big_boom_hits_every_baddie_and_with_two_faces_the_whole_party(face: int, damage: int, backlash: int) -> None:
    picture = "Boomer 3/3 at d1 [big boom, boom counter 1], Picket 5/5 at b2 | Cave Bear 6 at b3, Wyrm 5 at d4"
    story = battle(picture, dice=rolls(face), passing=PASSING).does("add big boom", "roll", "use big boom")
    story.shows(f"Cave Bear {6 - damage}", f"Wyrm {5 - damage}")
    story.shows(f"Boomer {3 - backlash}/3", f"Picket {5 - backlash}/5")


@ruling("TMB-209")
def test_a_big_boom_that_fells_everybody_loses_the_battle() -> None:
    picture = "Boomer 1/3 at d1 [big boom, boom counter 1] | Wild Boar 1 at b3"
    story = battle(picture, dice=rolls(0), passing=PASSING).does("add big boom", "roll", "use big boom")
    story.shows("over: lost")


@ruling("TMB-048")
def test_stunner_stuns_the_baddie_aimed_at_if_it_is_worth_up_to_5_points() -> None:
    picture = "Boomer 3/3 at d1 [stunner, boom counter 1] | Cave Bear 6 at b3, Great Horned Bull 10 at d4"
    throwing(picture, "stunner", "b3", "5").does("use stunner").shows("Cave Bear 6 [stun]")
    story = throwing(picture, "stunner", "d4", "5").does_not_offer("done").does("use stunner")
    story.lacks("Great Horned Bull", "stun").lies("Boomer", exhausted="stunner")


def test_napalm_lies_on_the_baddie_and_burns_at_the_start_of_its_turns() -> None:
    picture = "Boomer 3/3 at d1 [napalm, boom counter 1] | Great Horned Bull 10 at a4, Kobold 2 at d4"
    story = throwing(picture, "napalm", "a4", "2").does("use napalm").shows("Great Horned Bull 10 [dice: napalm 2]")
    story.s.rng = rolls("defense bones", "defense bones")
    story.turn_of("Great Horned Bull").shows("Great Horned Bull 8 [dice: napalm 1]")
    story.turn_of("Great Horned Bull").shows("Great Horned Bull 6 [dice: nothing]").lies("Boomer", exhausted="napalm")


def test_one_face_of_napalm_burns_boomer_too() -> None:
    picture = "Boomer 3/3 at d1 [napalm, boom counter 1] | Cave Bear 6 at b3, Kobold 2 at d4"
    story = throwing(picture, "napalm", "b3", 1).does("use napalm")
    story.shows("Boomer 2/3", "Cave Bear 6 [dice: napalm 1]")


def test_grenades_for_a_baddie_need_one_on_the_mat() -> None:
    picture = "Boomer 3/3 at d1 [frag, stunner, napalm, flashbang, boom counter 1] |\nqueue: Wild Boar"
    battle(picture, passing=PASSING).offers("add frag").does_not_offer("add stunner", "add napalm", "add flashbang")


def test_a_grenade_aimed_at_somebody_who_fell_first_is_wasted() -> None:
    picture = "Boomer 3/3 at d1 [frag, napalm, boom counter 2] | Wild Boar 3 at b3, Kobold 2 at d4"
    story = battle(picture, dice=rolls("frag 3", "napalm 3"), passing=PASSING)
    story.does("add frag", "aim b3", "add napalm", "aim b3", "roll", "use frag", "use napalm")
    story.misses("Wild Boar").lies("Boomer", exhausted="frag, napalm")


@ruling("TMB-259")
def test_a_grenade_goes_off_where_it_was_aimed_whoever_has_moved_meanwhile() -> None:
    picture = "Boomer 3/3 at d1 [stunner, boom counter 1; plan: 1 1 1] | Cave Bear 6 at b3, Kobold 2 at d4"
    story = throwing(picture, "stunner", "b3", "5").does("plan 3 b3", "at c3", "use stunner")
    story.shows("Cave Bear 6 at c3").lacks("Cave Bear", "stun")
