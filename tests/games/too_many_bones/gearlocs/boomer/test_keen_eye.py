"""Boomer, Keen Eye: Body Search, Bigger Boom and Search for 325."""

from __future__ import annotations

import pytest

from tests.games.too_many_bones.gearlocs.boomer.positions import PASSING, rolling
from tests.games.too_many_bones.stories import battle, rolls
from tests.rulings import ruling


def test_body_search_needs_somebody_defeated_in_this_battle() -> None:
    picture = "Boomer 3/3 at d1 [body search] | Wild Boar 3 at b3"
    battle(picture, passing=PASSING).does_not_offer("add body search")
    battle(f"{picture}\nfallen 1", passing=PASSING).offers("add body search")


def test_body_search_may_find_buff_hp_for_herself_alone() -> None:
    picture = "Boomer 3/3 at d1 [body search], Picket 5/5 at b2 | Wild Boar 3 at b3\nfallen 1"
    story = rolling(picture, "body search", "buff hp 3").asks("result", "place body search", "done")
    story.does("place body search").lies("Boomer", active="body search buff hp 3")
    assert story.s.party[0].buff == 3


def test_body_search_may_find_parts_of_any_use() -> None:
    picture = "Boomer 3/3 at d1 [body search; locked: element 1] | Wild Boar 3 at b3\nfallen 1"
    story = rolling(picture, "body search", "multi use parts 2").offers("lock body search").does("act make grenade")
    story.shows("Boomer 3/3 [boom counter 1; locked: nothing; exhausted: element, body search]")


@ruling("TMB-225")
def test_loot_that_body_search_finds_is_nothing_in_a_battle_alone() -> None:
    picture = "Boomer 3/3 at d1 [body search] | Wild Boar 3 at b3\nfallen 1"
    rolling(picture, "body search", "loot 1").does("use body search").lies("Boomer", exhausted="body search")


def test_body_search_may_find_bones() -> None:
    story = rolling("Boomer 3/3 at d1 [body search] | Wild Boar 3 at b3\nfallen 1", "body search", "bones")
    story.does("keep body search 1").lies("Boomer", plan="body search 1")


def test_parts_of_any_use_may_be_locked_and_are_lowered_one_by_one() -> None:
    story = battle("Boomer 3/3 at d1 [locked: element 1, fuse 2, body search multi use parts 2] | Wild Boar 3 at b3")
    story.does("act make grenade")
    story.shows("Boomer 3/3 [boom counter 1; locked: fuse 1, body search multi use parts 1; exhausted: element]")


@pytest.mark.parametrize(("shows", "left"), [("1", 2), ("2", 1)])
def test_bigger_boom_adds_to_frag_in_the_same_turn(shows: str, left: int) -> None:
    picture = "Boomer 3/3 at d1 [frag, bigger boom, boom counter 1] | Cave Bear 6 at b3"
    story = battle(picture, dice=rolls("frag 3", f"bigger boom {shows}"), passing=PASSING)
    story.does("add frag", "aim b3", "add bigger boom", "roll", "use bigger boom", "use frag")
    story.shows(f"Cave Bear {left}").lies("Boomer", exhausted="frag, bigger boom")


def test_bigger_boom_adds_to_big_boom_but_not_to_its_backlash() -> None:
    picture = "Boomer 3/3 at d1 [big boom, bigger boom, boom counter 1] | Cave Bear 6 at b3, Wyrm 5 at d4"
    story = battle(picture, dice=rolls(0, "bigger boom 2"), passing=PASSING)
    story.does("add big boom", "add bigger boom", "roll", "use bigger boom", "use big boom")
    story.shows("Cave Bear 3", "Wyrm 2", "Boomer 2/3")


@ruling("TMB-156")
def test_search_for_325_may_find_two_bones() -> None:
    story = rolling("Boomer 3/3 at d1 [search for 325] | Wild Boar 3 at b3", "search for 325", "bones 2")
    story.does("keep search for 325 2").lies("Boomer", plan="search for 325 2")


def test_search_for_325_may_find_an_intact_grenade() -> None:
    picture = "Boomer 3/3 at d1 [search for 325, boom counter {}] | Wild Boar 3 at b3"
    story = rolling(picture.format(1), "search for 325", "intact grenade").does("use search for 325")
    story.shows("Boomer 3/3 [boom counter 2; exhausted: search for 325]")
    rolling(picture.format(3), "search for 325", "intact grenade").does_not_offer("use")


def test_search_for_325_may_find_the_holy_hand_grenade_once() -> None:
    picture = "Boomer 3/3 at d1 [search for 325] | Wild Boar 3 at b3"
    story = rolling(picture, "search for 325", "holy hand grenade found").does("use search for 325")
    story.shows("Boomer 3/3 [holy hand grenade; exhausted: search for 325]")
    picture = "Boomer 3/3 at d1 [search for 325, holy hand grenade] | Wild Boar 3 at b3"
    rolling(picture, "search for 325", "holy hand grenade found").does_not_offer("use")


def test_search_for_325_may_find_element_325_which_is_locked() -> None:
    story = rolling("Boomer 3/3 at d1 [search for 325] | Wild Boar 3 at b3", "search for 325", "element 325")
    story.does("lock search for 325").lies("Boomer", locked="search for 325 element 325")
